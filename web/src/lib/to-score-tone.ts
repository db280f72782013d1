/**
 * Colour of a grade or score from 0 to 100: green from 80, yellow from 60, otherwise blue (specification, section 9).
 */
export const toScoreTone = (score: number) => (score >= 80 ? 'good' : score >= 60 ? 'caution' : 'accent');
