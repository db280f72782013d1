/** How a grade is coloured: the score bands of the specification, section 9. */
export const gradeTone = (grade: number) => (grade >= 80 ? 'good' : grade >= 60 ? 'caution' : 'accent');
