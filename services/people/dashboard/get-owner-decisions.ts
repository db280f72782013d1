import { type OwnerDecisions, ownerDecisionsResponse } from '#contracts/owner-decisions.ts';
import { addDays } from '#events/values/add-days.ts';
import { DUPLICATES_SHOWN_DAYS, LOW_CLASSES_MAX, OVERDUE_DAYS } from '#events/values/limits.ts';
import { fetchOpenCaseFigures } from '#projections/classes/cases/cases-query.ts';
import { countPossibleDuplicates, sumBalancesDue, sumMoneyToReturn } from '#projections/classes/money/money-query.ts';
import { countParkedRows } from '#projections/engine/parked.ts';
import { fetchStudentCounts } from '#projections/people/profiles/students-query.ts';
import type { Context } from '#services/core/use-case/context.ts';
import { defineUseCase } from '#services/core/use-case/use-case.ts';
import { countUnansweredMessages } from '#services/people/contact/contact-messages.ts';
import { sumFormerPeopleDue } from '#services/people/retention/former-people-due.ts';
import { getCivilDate } from '#services/platform/clock.ts';
import { isBackupOverdue, loadBackupState } from '#services/record/backup/backup-store.ts';
import { loadRecordCheck, type RecordCheckState } from '#services/record/nightly-check/record-check-store.ts';
import { listUnexplainedBalances } from '#services/record/nightly-check/unexplained-balances.ts';

/** The record is checked every night; after this time without a check, that is a decision for an owner. */
const UNCHECKED_HOURS_MAX = 36;
const UNEXPLAINED_SHOWN = 3;

export const getOwnerDecisions = defineUseCase({
  operation: 'getOwnerDecisions',
  summary: 'What waits for an owner or a tutor to decide',
  method: 'GET',
  path: '/api/owner-decisions',
  access: 'owner',
  answer: ownerDecisionsResponse,
  run: async (
    _,
    context: Context<
      'sql' | 'readModels' | 'accounts' | 'loadLastKnownRules' | 'logGuard' | 'clock' | 'centre' | 'config'
    >,
  ) => {
    const { sql, readModels, accounts, logGuard, clock, centre } = context;
    const today = getCivilDate(clock, centre.timeZone);
    const rules = await context.loadLastKnownRules();
    const { classesMax } = rules;
    const [
      backup,
      check,
      loss,
      parked,
      unexplained_balances,
      cases,
      sign_ups,
      messages_unanswered,
      former_people_due,
      students,
      ...money
    ] = await Promise.all([
      loadBackupState(sql),
      loadRecordCheck(sql),
      // An event store that does not answer is another fault than one that holds another log.
      logGuard.findLoss().catch(() => undefined),
      countParkedRows(readModels.sql, readModels.schema),
      listUnexplainedBalances(sql, readModels.schema, UNEXPLAINED_SHOWN),
      fetchOpenCaseFigures(readModels.sql, today),
      accounts.applicantFigures(),
      countUnansweredMessages(sql),
      sumFormerPeopleDue({ sql, readSchema: readModels.schema, timeZone: centre.timeZone, rules, day: today }),
      fetchStudentCounts(readModels.sql, LOW_CLASSES_MAX, classesMax),
      sumBalancesDue(readModels.sql, { before: addDays(today, -OVERDUE_DAYS) }),
      sumMoneyToReturn(readModels.sql, {}),
      countPossibleDuplicates(readModels.sql, addDays(today, -DUPLICATES_SHOWN_DAYS)),
    ]);
    const { uncovered, fitting } = students;
    const [overdue_balances, to_return, possible_duplicates] = money;
    const record = loss ? ('lost' as const) : toRecordFault(check, new Date(centre.openedAt), clock());
    return {
      body: {
        ...{ record, parked, unexplained_balances, cases, sign_ups, uncovered, fitting, messages_unanswered },
        ...{
          former_people_due,
          overdue_balances,
          to_return,
          possible_duplicates,
          backup_overdue: isBackupOverdue(backup, context),
        },
      },
    };
  },
});

/** What the last check of the record leaves to do. A check that could not be carried out counts as none. */
function toRecordFault({ last }: RecordCheckState, openedAt: Date, now: Date): OwnerDecisions['record'] {
  if (last?.result.status === 'checked' && last.result.faultCount > 0) return 'faulty';
  const hours = (now.getTime() - (last?.finishedAt ?? openedAt).getTime()) / 3_600_000;
  return last?.result.status === 'failed' || hours > UNCHECKED_HOURS_MAX ? 'unchecked' : null;
}
