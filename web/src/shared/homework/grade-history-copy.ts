/** Texts of a grade's history that only screens have. */

export const gradeHistoryText = 'History of this grade';
/** What a screen reader says between the grade before and the one after. */
export const becameText = 'became';
