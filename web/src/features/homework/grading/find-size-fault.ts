import { tooLong } from '../../../copy/homework.ts';

/** Why a text cannot be given with a grade; undefined while it may be. */
export const findSizeFault = (text: string, max: number): string | undefined =>
  text.length > max ? tooLong(max, text.length) : undefined;
