import type { ModelFailure } from '#contracts/model-failure.ts';
import type { ProblemCode } from '#contracts/problem.ts';

/** Why a request was refused. The other fields replace or complete the default wording of the code. */
export interface Refusal {
  readonly refused: ProblemCode;
  readonly status?: number;
  readonly detail?: string;
  readonly errors?: Readonly<Record<string, string>>;
  readonly changedBy?: string;
  readonly changedAt?: string;
  readonly topics?: readonly string[];
  readonly modelFailure?: ModelFailure | undefined;
  /** Seconds after which the same request may be carried out: the header Retry-After. */
  readonly retryAfterSeconds?: number;
}

/** Creates a refusal, with the default wording of the code unless `more` replaces it. */
export const refuse = (code: ProblemCode, more: Omit<Refusal, 'refused'> = {}): Refusal => ({
  refused: code,
  ...more,
});
