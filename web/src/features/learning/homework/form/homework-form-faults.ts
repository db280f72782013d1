import { homeworkErrorMessages } from '#contracts/homework-error-messages.ts';

/** Errors that prevent saving, by the path of the field, such as `title`, `questions` or `questions.3.options.0`. */
export type HomeworkFormFaults = Readonly<Record<string, string>>;

/** The order in which the specification (section 5) checks fields. Faults of length and of addresses follow it. */
const faultOrder: readonly string[] = Object.values(homeworkErrorMessages);
const findRank = (message: string) => (faultOrder.indexOf(message) + faultOrder.length + 1) % (faultOrder.length + 1);

/** Keeps the first fault of each field, in the order of the specification. */
export function sortHomeworkFormFaults(faults: readonly (readonly [string, string])[]): HomeworkFormFaults {
  const sorted = faults.map((fault, at) => ({ fault, at, rank: findRank(fault[1]) }));
  sorted.sort((one, other) => one.rank - other.rank || one.at - other.at);
  const byPlace: Record<string, string> = {};
  for (const { fault } of sorted) byPlace[fault[0]] ??= fault[1];
  return byPlace;
}

/** The faults without those of an edited field, of the fields in it, and of the group of fields that it is in. */
export function removeFaultsOf(faults: HomeworkFormFaults, edited: string): HomeworkFormFaults {
  const kept = Object.entries(faults).filter(
    ([place]) => !`${place}.`.startsWith(`${edited}.`) && !edited.startsWith(`${place}.`),
  );
  return kept.length === Object.keys(faults).length ? faults : Object.fromEntries(kept);
}

/** The messages without duplicates, each with the numbers of its questions. */
export function groupFaultsByMessage(faults: HomeworkFormFaults): { message: string; questions: number[] }[] {
  const summary = new Map<string, Set<number>>();
  for (const [place, message] of Object.entries(faults)) {
    const questions = summary.get(message) ?? new Set();
    const [, index] = /^questions\.(\d+)/.exec(place) ?? [];
    if (index !== undefined) questions.add(Number(index) + 1);
    summary.set(message, questions);
  }
  return [...summary].map(([message, questions]) => ({ message, questions: [...questions] }));
}
