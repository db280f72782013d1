import { Temporal } from 'temporal-polyfill';
import { z } from 'zod';
import { type ClosingResponse, closingQuery, closingResponse, type LaterEntry } from '#contracts/closing.ts';
import { parseStudentStream } from '#events/classes/student/student-stream.ts';
import { addDays } from '#events/values/add-days.ts';
import { civilMonth } from '#events/values/shapes.ts';
import { fetchMoneyEntries } from '#projections/classes/money/money-query.ts';
import { fetchNamesById, fetchStudentIds } from '#projections/people/profiles/profiles-query.ts';
import type { Context } from '#services/core/use-case/context.ts';
import { defineUseCase } from '#services/core/use-case/use-case.ts';
import { getCivilDate, getLastInstant } from '#services/platform/clock.ts';
import { runInThread, STALLED_MS } from '#services/platform/costly-work/run-in-thread.ts';
import { unsealFields } from '#services/platform/personal-keys/unseal-fields.ts';
import { refuse } from '#services/platform/problems/refuse.ts';
import { toLogConnectionSettings } from '#services/record/centre-jobs/log-connection-settings.ts';
import { toAuditEntry } from '../history/to-audit-entry-list.ts';
import type { ClosingOutcome, ClosingWorkerData } from './closing-worker.ts';
import type { ClosingEffect } from './compute-closing.ts';

/** The streams of 500 students over three years, 222,000 events, take about three seconds of one core, in a thread of their own. */
const ANSWERS_WITHIN_MS = 60_000;

const DAMAGED =
  'An entry of the record was changed or is missing, so the month cannot be added up. Check the record first.';

type Needed = Context<'readModels' | 'store' | 'config' | 'keys' | 'clock' | 'centre' | 'log'>;

export const getClosing = defineUseCase({
  operation: 'getClosing',
  summary: 'What a month sold, delivered, received and left open, now or as it was known on a day',
  method: 'GET',
  path: '/api/closing/:month',
  access: 'owner',
  cost: 'high',
  params: z.strictObject({ month: civilMonth }),
  query: closingQuery,
  answer: closingResponse,
  answersWithin: ANSWERS_WITHIN_MS,
  run: async ({ params: { month }, query }, context: Needed) => {
    const { readModels, clock, centre, log } = context;
    const now = clock();
    const today = getCivilDate(() => now, centre.timeZone);
    if (month > today.slice(0, 7)) return refuse('date-in-future');
    // At the end of today, everything is known that is known now.
    const knownOn = query.known !== undefined && query.known < today ? query.known : null;
    const from = `${month}-01`;
    const to = Temporal.PlainYearMonth.from(month).toPlainDate({ day: 31 }).toString();
    const toDayEnd = (day: string) => ({ day, at: getLastInstant(day, centre.timeZone) });
    const knownAt = knownOn === null ? undefined : toDayEnd(knownOn).at;
    const folded = await foldInThread(context, {
      studentIds: await fetchStudentIds(readModels.sql),
      period: { opening: toDayEnd(addDays(from, -1)), closing: toDayEnd(to) },
      knownAt,
    });
    if ('fault' in folded) {
      log.error({ month, fault: folded.fault }, 'a month cannot be closed');
      return refuse('record-damaged', { detail: DAMAGED });
    }
    const answer: ClosingResponse = {
      ...{ month, period: { from, to }, known: { on: knownOn, at: knownAt ?? now.toISOString() } },
      figures: folded.figures,
      now:
        knownOn === null
          ? null
          : { figures: folded.now, count: folded.laterCount, entries: await toLaterEntries(folded.later, context) },
    };
    return { body: answer };
  },
});

const foldInThread = ({ config }: Needed, request: Omit<ClosingWorkerData, keyof Needed['config']>) => {
  const workerData: ClosingWorkerData = { ...toLogConnectionSettings(config), ...request };
  return runInThread<never, ClosingOutcome>({
    task: 'The closing report',
    module: new URL('closing-worker.ts', import.meta.url),
    ...{ workerData, stalledMs: STALLED_MS },
    onProgress() {},
  });
};

/** The entries with names and with their reasons unsealed. */
const toLaterEntries = async (
  effects: readonly ClosingEffect[],
  { readModels: { sql }, keys }: Needed,
): Promise<LaterEntry[]> => {
  const studentOf = ({ event }: ClosingEffect) => parseStudentStream(event.stream) as string;
  const people = effects.flatMap((effect) => [studentOf(effect), effect.event.metadata.actor.id]);
  const ids = effects.map(({ event }) => event.id);
  const [names, money] = await Promise.all([
    fetchNamesById(sql, [...new Set(people)]),
    fetchMoneyEntries(sql, [...new Set(ids)]),
  ]);
  const moneyById = new Map(money.map(({ id, kind, amount_cents }) => [id, { kind, amount_cents }]));
  const entries = effects.map((effect) => ({
    ...toAuditEntry(effect, names),
    ...{ student_id: studentOf(effect), student_name: names.get(studentOf(effect)) ?? studentOf(effect) },
    classes: effect.change.remaining + effect.change.waiting,
    owed_cents: effect.owed_cents,
    money: moneyById.get(effect.event.id) ?? null,
  }));
  return unsealFields(entries, ['reason'], keys);
};
