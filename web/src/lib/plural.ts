/** `plural(1, 'class', 'classes')` → `1 class`, `plural(3, 'submission')` → `3 submissions`. */
export const plural = (count: number, one: string, many = `${one}s`): string => `${count} ${count === 1 ? one : many}`;
