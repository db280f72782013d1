/** Measures what the owner's page asks for, in the large centre, and compares it with the answers after a rebuild. */
import { isDeepStrictEqual } from 'node:util';
import { NEW_HOMEWORK_DRAFT_KEY } from '#contracts/draft-keys.ts';
import { addDays } from '#events/values/add-days.ts';
import { GROUP_STUDENTS_MAX } from '#events/values/limits.ts';
import { getCivilDate } from '#services/platform/clock.ts';
import type { Client } from '#testing/client.ts';
import { type BenchRow, formatTimes, toRatio, toTimeFigures } from '../harness/bench-row.ts';
import { studentId, TUTOR_ID } from '../harness/filled-log.ts';
import { assertCorrect, measureMs, runAlternately, toBody } from '../harness/measure.ts';
import type { GrownCentre, GrowthTarget } from './centre.ts';

const P95_MAX_MS = 50;
const DECISIONS = '/api/owner-decisions';
/** Signs the person in and selects one row, so its time is that of a request without work. */
const TRIVIAL = `/api/drafts/${NEW_HOMEWORK_DRAFT_KEY}`;
/** Students whose classes and money are changed before the answers are measured. */
const STUDENTS_CHANGED = 20;

const today = getCivilDate(() => new Date(), 'America/New_York');
const toFigures = (from: string, more = '') => `/api/centre-figures?from=${from}&to=${today}${more}`;

/** Each request or set of concurrent requests, by what it is. */
const toContenders = ({ groupId, size }: GrownCentre): Readonly<Record<string, readonly string[]>> => {
  const [month, year] = [`${today.slice(0, 8)}01`, `${today.slice(0, 5)}01-01`];
  return {
    'what needs a decision': [DECISIONS],
    'figures of this month': [toFigures(month)],
    'figures of this year': [toFigures(year)],
    'figures of all three years': [toFigures(addDays(today, -3 * 365))],
    [`figures of this year, group of ${Math.min(size.students, GROUP_STUDENTS_MAX)}`]: [
      toFigures(year, `&group=${groupId}`),
    ],
    'the page of this month, both at once': [DECISIONS, toFigures(month)],
    'the page of this year, both at once': [DECISIONS, toFigures(year)],
  };
};

/**
 * The answers are of rows that commands changed just before, not only of rows that the fold of the whole log wrote, so
 * that the comparison with a rebuild can fail.
 */
export async function measureOwnerPageRows({ centres: [, centre], rounds }: GrowthTarget): Promise<BenchRow[]> {
  const { tutor: owner, size } = centre;
  const contenders = toContenders(centre);
  const changed = Math.min(STUDENTS_CHANGED, size.students);
  const before = await fetchAll(centre);
  for (let index = 0; index < changed; index += 1) await actOnStudent(owner, studentId(index));
  const answers = await fetchAll(centre);
  assertCorrect(!isDeepStrictEqual(answers, before), 'the commands changed no figure');

  const names = [...Object.keys(contenders), 'trivial'];
  const took = await runAlternately(names, 5 * rounds, (name) =>
    measureMs(() => Promise.all((contenders[name] ?? [TRIVIAL]).map(async (path) => toBody(await owner.get(path))))),
  );
  await centre.rebuild();
  const rebuilt = await fetchAll(centre);
  for (const [path, answer] of Object.entries(answers))
    assertCorrect(isDeepStrictEqual(rebuilt[path], answer), `${path} is another answer after a rebuild`);

  const trivial = took.at(-1) ?? [];
  return Object.keys(contenders).map((name, index) => {
    const times = took[index] ?? [];
    return {
      what: `owner’s page: ${name}`,
      figures: [...toTimeFigures(times, { p95: P95_MAX_MS }), { ...toRatio(times, trivial), name: 'one row' }],
      detail: `request of one row ${formatTimes(trivial)}`,
      checked: `${times.length} answers, after changes of ${changed} students; equal after a rebuild`,
    };
  });
}

/** The answers by their paths. */
async function fetchAll({ tutor, ...centre }: GrownCentre): Promise<Record<string, unknown>> {
  const paths = new Set(Object.values(toContenders({ tutor, ...centre })).flat());
  const answers: Record<string, unknown> = {};
  for (const path of paths) answers[path] = toBody(await tutor.get(path));
  return answers;
}

/** A mark, a purchase that is paid in part, a refund, and a question: one of each thing that the page counts. */
async function actOnStudent(owner: Client, id: string): Promise<void> {
  const post = async (path: string, body: object) => {
    const { status, text } = await owner.post(path, body);
    assertCorrect(status < 300, `${path} was answered ${status}: ${text}`);
  };
  const at = `/api/students/${id}`;
  await post(`${at}/attendance`, { date: today, status: 'absent', reason: 'Was ill' });
  await post(`${at}/classes/add`, {
    ...{ classes: 5, code: 'other', purchase: { price_cents: 12_345, price_reason: 'Agreed with the family' } },
    payment: { method: 'cash', amount_cents: 10_001, received_on: today, received_by: TUTOR_ID },
  });
  const { purchases } = toBody(await owner.get(`${at}/money`));
  const purchase = purchases.find(({ returnable_cents }: { returnable_cents: number }) => returnable_cents > 0);
  const returned = { method: 'cash', purchase_id: purchase.id, cents: 999, classes: 1, returned_on: today };
  await post(`${at}/refunds`, { ...returned, reason: 'One class too many' });
  await post('/api/cases', {
    ...{ student_id: id, row_id: null, kind: 'other', text: 'We do not understand the last sum.', asked_on: today },
    ...{ asker: 'family', asker_name: 'Grace Parent', channel: 'phone' },
  });
}
