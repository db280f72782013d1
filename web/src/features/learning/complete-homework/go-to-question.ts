/** Scrolls to a question and focuses its answer. */
export function goToQuestion(form: HTMLFormElement | null, id: string): void {
  const question = form?.querySelector<HTMLElement>(`[data-question="${CSS.escape(id)}"]`);
  question?.querySelector<HTMLElement>('input:checked, input, textarea')?.focus({ preventScroll: true });
  question?.scrollIntoView({ block: question.offsetHeight > innerHeight / 2 ? 'start' : 'center' });
}
