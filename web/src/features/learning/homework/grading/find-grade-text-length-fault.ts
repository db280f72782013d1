import { toTextTooLongText } from '../../../../copy/homework.ts';

/** Why a text is too long to be saved with a grade; undefined when it is not. */
export const findGradeTextLengthFault = (text: string, max: number): string | undefined =>
  text.length > max ? toTextTooLongText(max, text.length) : undefined;
