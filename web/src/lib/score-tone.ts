/** How a grade or a score from 0 to 100 is coloured: green at 80 and above, yellow at 60 and above, else blue (specification, section 9). */
export const scoreTone = (score: number) => (score >= 80 ? 'good' : score >= 60 ? 'caution' : 'accent');
