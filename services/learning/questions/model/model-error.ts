import type { ModelFailure } from '#contracts/model-failure.ts';

/** The language model has no questions for a reason that has nothing to do with the topic. */
export class ModelError extends Error {
  override readonly name = 'ModelError';
  readonly failure: ModelFailure;

  /** `detail` is logged, so it must not quote what people typed or the model answered. */
  constructor(failure: ModelFailure, detail = '', cause?: unknown) {
    super(`the language model gave no questions: ${failure}${detail && ` (${detail})`}`, { cause });
    this.failure = failure;
  }
}
