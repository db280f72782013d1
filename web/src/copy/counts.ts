import { formatCount } from '../lib/format-count.ts';

export const toStudentCountText = (count: number) => formatCount(count, 'student');
export const toQuestionCountText = (count: number) => formatCount(count, 'question');
export const toClassCountText = (count: number) => formatCount(count, 'class', 'classes');
