/** The ids of a question's options, by which answers and answer keys are compared in all versions of the question. */
import { v5 as uuidv5 } from 'uuid';

interface QuestionWithOptions {
  readonly id: string;
  readonly options: readonly string[];
}
interface EarlierQuestion extends QuestionWithOptions {
  readonly version: number;
  readonly optionIds: readonly string[];
}

/** The newest id of every option that a question ever had, by its text. */
export type OptionIdsByText = ReadonlyMap<string, string>;

/**
 * The ids of the options of an edited question. An option with the text of an earlier one is that option, wherever it is
 * now, also one that was removed and comes back. Of the others, the option at each place is the earlier one there in other
 * words, unless its id is in `replaced`: then it is another option.
 */
export function identifyOptions(
  { id, options }: QuestionWithOptions,
  before: EarlierQuestion | undefined,
  replaced: readonly string[],
  known: OptionIdsByText = new Map(),
): string[] {
  const unused = new Set([...known.values(), ...(before?.optionIds ?? [])]);
  const take = (found: string | undefined) => {
    if (found !== undefined) unused.delete(found);
    return found;
  };
  const moved = options.map((text) =>
    take(before?.optionIds.find((option, at) => unused.has(option) && before.options[at] === text)),
  );
  const returned = moved.map((option, at) => {
    const earlier = known.get(options[at] as string);
    return option ?? take(earlier !== undefined && unused.has(earlier) ? earlier : undefined);
  });
  const reworded = returned.map((option, at) => {
    const there = before?.optionIds[at];
    return option ?? take(there !== undefined && unused.has(there) ? there : undefined);
  });
  const version = (before?.version ?? 0) + 1;
  return reworded.map((option, at) => {
    const kept = option ?? take(before?.optionIds.find((id) => unused.has(id)));
    return kept === undefined || replaced.includes(kept) ? uuidv5(`option.${version}.${at}`, id) : kept;
  });
}

/** The options that an edit reworded: those whose text differs from the earlier one of the same id. */
export const listRewordedOptions = (before: EarlierQuestion, after: Omit<EarlierQuestion, 'version'>) =>
  after.optionIds.flatMap((option, at) => {
    const [was, is] = [before.options[before.optionIds.indexOf(option)], after.options[at]];
    return was === undefined || is === undefined || was === is ? [] : [{ option, was, is }];
  });

/** A version of a question, as a key. */
export const toQuestionVersionKey = ({ id, version }: { readonly id: string; readonly version: number }): string =>
  `${id}.${version}`;
export type OptionIdsByQuestionVersion = ReadonlyMap<string, readonly string[]>;

interface OlderContent {
  readonly questions: readonly (Partial<QuestionWithOptions> & { readonly id: string })[];
}

/**
 * Upcasts content of version 1, whose options had no ids: options of a question with equal texts get equal ids in all of
 * its versions.
 */
export const addOptionIds = (content: OlderContent) => ({
  ...content,
  questions: content.questions.map(({ options, ...question }) => {
    if (options === undefined) return question;
    const optionIds = options.map((text, at) => {
      const earlier = options.slice(0, at).filter((other) => other === text).length;
      return uuidv5(`option text ${earlier} ${text}`, question.id);
    });
    return { ...question, options, optionIds };
  }),
});
