import { toTextTooLongText } from '../../../copy/homework.ts';

/** Why a text cannot be saved with a grade; undefined when it can. */
export const findSizeFault = (text: string, max: number): string | undefined =>
  text.length > max ? toTextTooLongText(max, text.length) : undefined;
