/** Tags name what a hint is about; the web maps them one to one to its cache. A student receives their own alone. */
export const STUDENTS_TAG = 'students';
export const studentTag = (studentId: string) => `student:${studentId}`;
export const TUTORS_TAG = 'tutors';
