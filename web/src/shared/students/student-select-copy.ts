/** Texts of the field that selects a student in a filter or a form. */
export const studentText = 'Student';
export const allStudentsText = 'All Students';
/** Shown for a chosen student who is not in the list, until the name is loaded. */
export const oneStudentText = 'One student';
export const formerStudentsText = 'Former students';
export const formerTagText = ' (Former)';
export const searchListText = 'Search the list of students';
