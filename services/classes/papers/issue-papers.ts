/** Numbers the invoices and receipts of the centre, in the order of their purchases and payments in the log. */
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { NIL } from 'uuid';
import { papersAggregate } from '#events/classes/papers/papers-decider.ts';
import { isReportedFault } from '#events/store/port/event-store.ts';
import { type CentreFacts, centreFacts } from '#events/values/centre-facts.ts';
import type { PaperKind } from '#events/values/shapes.ts';
import { fetchDuePapers } from '#projections/classes/papers/papers-query.ts';
import { waitUntilProjected } from '#services/core/feed/wait-until-projected.ts';
import type { Context } from '#services/core/use-case/context.ts';
import { repeatUntilStopped } from '#services/platform/repeat-until-stopped.ts';

type IssueContext = Context<'readModels' | 'handle' | 'feed' | 'logGap'>;

/** Papers that one append numbers. */
const PAPERS_AT_ONCE = 100;
/** The shortest time between two looks at the read models, so that a load of commands does not become a load of queries. */
const PAUSE_MS = 200;
/** How long a copy waits for a change before it looks again. */
const IDLE_MS = 5_000;
const RETRY_MS = 1_000;

/** The part of a price that is tax, in whole cents; undefined if the facts of the centre have no percentage. */
export const toIncludedTaxCents = (tax: CentreFacts['tax'], priceCents: number): number | undefined =>
  typeof tax === 'object' ? Math.round((priceCents * tax.percent) / (100 + tax.percent)) : undefined;

/**
 * Numbers all purchases or payments that have no number yet. The read models may be behind the log: the command names the
 * last number that they know, and is refused if another copy of the program has issued papers since. Then this looks again.
 */
export async function issueDuePapers(context: IssueContext, kind: PaperKind): Promise<void> {
  for (;;) {
    const { last, due } = await fetchDuePapers(context.readModels.sql, kind, PAPERS_AT_ONCE);
    if (due.length === 0) return;
    const papers = due.map(({ entry, students, amount_cents }) => ({
      ...{ entry, students },
      taxCents: kind === 'invoice' ? toIncludedTaxCents(centreFacts.tax, amount_cents) : undefined,
    }));
    const outcome = await context.handle({
      ...{ aggregate: papersAggregate, id: kind, context: undefined, body: { kind, after: last } },
      command: { type: 'IssuePapers', kind, after: last, papers },
      ...{ commandId: randomUUID(), actor: { id: NIL, role: 'system' } },
    });
    // After a refusal, the read models have not reached the papers of another copy, and the caller looks again later.
    if (outcome.status !== 'done') return;
    await waitUntilProjected(context, outcome.position);
  }
}

/**
 * Numbers papers from now on, those that an earlier run left included, and after each change of the read models. Each copy of
 * the program does it. Returns a function that stops it.
 */
export function startIssuingPapers(context: IssueContext & Context<'log'>): () => Promise<void> {
  const { feed, log } = context;
  return repeatUntilStopped(
    async (signal, stopped) => {
      const seen = feed.position();
      for (const kind of ['invoice', 'receipt'] as const) await issueDuePapers(context, kind);
      await Promise.race([stopped, feed.waitForPosition(seen + 1n, IDLE_MS)]);
      await sleep(PAUSE_MS, undefined, { signal });
    },
    {
      retryMs: RETRY_MS,
      onFault(error) {
        if (!isReportedFault(error)) log.warn(error, 'papers could not be numbered; it is tried again');
      },
    },
  );
}
