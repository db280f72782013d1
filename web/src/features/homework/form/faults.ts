import { createHomeworkRequest, homeworkErrorMessages } from '#contracts/homework.ts';
import { type HomeworkForm, toRequest } from './form.ts';

/** What keeps the form from being saved, by the place of each fault: `title`, `questions`, `questions.3.options.0`. */
export type Faults = Readonly<Record<string, string>>;

/** The order in which the specification checks (section 5); sizes and addresses come after. */
const order: readonly string[] = Object.values(homeworkErrorMessages);
const rankOf = (message: string) => (order.indexOf(message) + order.length + 1) % (order.length + 1);

export function findFaults(form: HomeworkForm): Faults {
  const { error } = createHomeworkRequest.safeParse(toRequest(form));
  return sortFaults((error?.issues ?? []).map(({ path, message }) => [path.join('.'), message]));
}

/** The first of each place, those first that are checked first. */
export function sortFaults(faults: readonly (readonly [string, string])[]): Faults {
  const sorted = faults.map((fault, at) => ({ fault, at, rank: rankOf(fault[1]) }));
  sorted.sort((one, other) => one.rank - other.rank || one.at - other.at);
  const byPlace: Record<string, string> = {};
  for (const { fault } of sorted) byPlace[fault[0]] ??= fault[1];
  return byPlace;
}

/** Each sentence once, with the numbers of the questions that it is about. */
export function summarizeFaults(faults: Faults): { message: string; questions: number[] }[] {
  const summary = new Map<string, Set<number>>();
  for (const [place, message] of Object.entries(faults)) {
    const questions = summary.get(message) ?? new Set();
    const [, index] = /^questions\.(\d+)/.exec(place) ?? [];
    if (index !== undefined) questions.add(Number(index) + 1);
    summary.set(message, questions);
  }
  return [...summary].map(([message, questions]) => ({ message, questions: [...questions] }));
}
