import { toQuestionKey } from '#contracts/question-key.ts';
import type { GeneratedQuestion, QuestionRequest, QuestionSource } from '#services/core/use-case/question-source.ts';
import { checkQuestions } from './check/check.ts';

/** A source is asked again at most twice in place of questions that did not pass the checks. */
const ATTEMPTS = 3;

interface GenerateOptions {
  readonly source: QuestionSource;
  /** Keys of questions that must not come again, besides those that `seen` names. */
  readonly taken: readonly string[];
  /** Called after each answer of the source with the questions that it added; false ends the generation. */
  readonly onAccepted: (questions: readonly GeneratedQuestion[], rejected: number) => Promise<boolean>;
}

/** Asks a source until it has given as many questions as were requested, all different, or has no others. */
export async function generateCheckedQuestions(
  request: QuestionRequest,
  { source, taken, onAccepted }: GenerateOptions,
): Promise<void> {
  const used = new Set(taken);
  const keys = new Set([...(request.seen ?? []), ...used]);
  let missing = request.count;
  for (let attempt = 0; attempt < ATTEMPTS && missing > 0; attempt += 1) {
    const drafts = await source.questions({ ...request, count: missing, seen: keys, taken: used });
    if (drafts.length === 0) return;
    // A source that has too few others repeats those that are taken, which is no fault of theirs.
    const others = drafts.filter((draft) => !keys.has(toQuestionKey(draft)));
    const { accepted, rejected } = checkQuestions(others, keys);
    const added = accepted.slice(0, missing);
    for (const key of added.map(toQuestionKey)) {
      keys.add(key);
      used.add(key);
    }
    missing -= added.length;
    if (!(await onAccepted(added, rejected.length))) return;
  }
}
