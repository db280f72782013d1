/** Texts of the field that selects a student in a filter or a form. */
export const studentText = 'Student';
export const allStudentsText = 'All Students';
/** Shown for a chosen student who is not in the list: without a name yet, and without one at all. */
export const oneStudentText = 'One student';
export const unknownStudentText = 'Unknown Student';
export const formerStudentsText = 'Former students';
export const formerTagText = ' (Former)';
export const searchListText = 'Search the list of students';
