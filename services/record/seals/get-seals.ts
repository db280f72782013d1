import { z } from 'zod';
import { type SealRow, sealsQuery, sealsResponse } from '#contracts/record.ts';
import type { LedgerSeal } from '#events/core/ledger-seal/events.ts';
import { ledgerSealsAggregate } from '#events/core/ledger-seal/ledger-seal-decider.ts';
import { decodeCursor, encodeCursor } from '#projections/query/page.ts';
import type { Context } from '#services/core/use-case/context.ts';
import { defineUseCase } from '#services/core/use-case/use-case.ts';
import { loadSeals } from './load-seals.ts';

export const toSealRow = ({ events, root, sealedAt }: LedgerSeal): SealRow => ({ events, root, sealed_at: sealedAt });

const PAGE_SEALS = 30;
/** The version of the last seal of a page. */
const sortKey = z.tuple([z.int().positive()]);

export const getSeals = defineUseCase({
  operation: 'getSeals',
  summary: 'The seals of the log, newest first',
  method: 'GET',
  path: '/api/record/seals',
  access: 'owner',
  query: sealsQuery,
  answer: sealsResponse,
  run: async ({ query: { cursor } }, { store, loadAggregate }: Context<'store' | 'loadAggregate'>) => {
    const newest = cursor
      ? decodeCursor(sortKey, cursor)[0] - 1
      : (await loadAggregate(ledgerSealsAggregate, undefined)).version;
    const oldest = Math.max(1, newest - PAGE_SEALS + 1);
    const seals = newest < 1 ? [] : await loadSeals(store, oldest, newest - oldest + 1);
    return {
      body: {
        rows: seals.toReversed().map(toSealRow),
        next_cursor: oldest > 1 ? encodeCursor([oldest]) : null,
      },
    };
  },
});
