/** Texts of a question wherever it is shown. */
export const questionTexts = {
  /** Read out before the question, whose number is drawn beside it. */
  number: (number: number) => `Question ${number}.`,
  image: (number: number) => `Question ${number} image`,
  imageFailed: (image: string) => `${image} could not be loaded.`,
};
