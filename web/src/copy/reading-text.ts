/** Texts of the choice how this device shows questions, answers and explanations. */
import type { ReadingText } from '../ui/reading-text.ts';

export const readingTextTexts = {
  heading: 'Reading',
  label: 'Text for reading',
  hint: '“Large and spaced” shows questions, answers and explanations in larger letters, with more space between letters, words and lines. This device remembers your choice.',
  options: { standard: 'Standard', large: 'Large and spaced' } satisfies Record<ReadingText, string>,
  sample: 'Mia has 12 apples and gives 4 of them to Ben. How many apples does she have left?',
};
/** The button that changes it, by the text that it leads to. */
export const readingTextSwitchTexts: Readonly<Record<ReadingText, string>> = {
  large: 'Use large, spaced text',
  standard: 'Use standard text',
};
