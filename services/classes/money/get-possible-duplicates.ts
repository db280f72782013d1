import { possibleDuplicatesResponse } from '#contracts/money.ts';
import { addDays } from '#events/values/add-days.ts';
import { DUPLICATES_SHOWN_DAYS, PAGE_ROWS_MAX } from '#events/values/limits.ts';
import {
  fetchMoneyEntries,
  fetchPossibleDuplicates,
  sealedMoneyFields,
} from '#projections/classes/money/money-query.ts';
import type { Context } from '#services/core/use-case/context.ts';
import { defineUseCase } from '#services/core/use-case/use-case.ts';
import { getCivilDate } from '#services/platform/clock.ts';
import { unsealFields } from '#services/platform/personal-keys/unseal-fields.ts';

export const getPossibleDuplicates = defineUseCase({
  operation: 'getPossibleDuplicates',
  summary: 'Purchases and payments that equal an earlier one of the same student within a week',
  method: 'GET',
  path: '/api/money/duplicates',
  access: 'owner',
  answer: possibleDuplicatesResponse,
  run: async (_, { readModels: { sql }, keys, clock, centre }: Context<'readModels' | 'keys' | 'clock' | 'centre'>) => {
    const since = addDays(getCivilDate(clock, centre.timeZone), -DUPLICATES_SHOWN_DAYS);
    const found = await fetchPossibleDuplicates(sql, { since, limit: PAGE_ROWS_MAX });
    const rows = await fetchMoneyEntries(
      sql,
      found.flatMap(({ id, earlier }) => [id, earlier]),
    );
    const entries = new Map((await unsealFields(rows, sealedMoneyFields, keys)).map((entry) => [entry.id, entry]));
    const duplicates = found.flatMap(({ id, earlier }) => {
      const [entry, other] = [entries.get(id), entries.get(earlier)];
      return entry && other ? [{ entry, earlier: other }] : [];
    });
    return { body: { duplicates } };
  },
});
