import { completeHandovers } from '#services/learning/homework/hand-over-homework.ts';
import { completeUnfinishedRegradings } from '#services/learning/homework/regrade.ts';
import { startGenerationJobs } from '#services/learning/question-generation/generation-queue.ts';
import { completeErasures } from '#services/people/erasure/erase-person.ts';
import { withdrawInvitationsOfFormerTutors } from '#services/people/families/withdraw-invitations-of-former-tutors.ts';
import { sendStatements } from '#services/people/family-mail/send-statements.ts';
import { deleteOverdueData } from '#services/people/retention/delete-overdue-data.ts';
import { startImportJobs } from '#services/people/student-import/import-queue.ts';
import { EVERY_HOUR_CRON, EVERY_MINUTE_CRON, startRecurringJobs } from '#services/platform/jobs/recurring-jobs.ts';
import { toLoggableFault } from '#services/platform/problems/to-fault-refusal.ts';
import { backUpNightly } from '#services/record/backup/back-up-nightly.ts';
import { startRecordChecks } from '#services/record/nightly-check/run-record-check.ts';
import { sealAndCheckNightly } from '#services/record/nightly-check/seal-and-check-nightly.ts';
import { comparisonJob } from '#services/record/sandboxes/comparison-job.ts';
import { replayJob } from '#services/record/sandboxes/replay-job.ts';
import { whatIfJob } from '#services/record/what-if/what-if-job.ts';
import { deleteExpiredRows } from './delete-expired-rows.ts';
import type { Program } from './program.ts';

/**
 * Starts the work on the queues and the recurring jobs. A failed run of a recurring job is logged, and the job runs again at its
 * next scheduled time.
 */
export async function startBackgroundJobs(program: Program): Promise<void> {
  await startGenerationJobs(program);
  await startImportJobs(program);
  await startRecordChecks(program);
  await replayJob.work(program);
  await comparisonJob.work(program);
  await whatIfJob.work(program);
  const { jobs, accounts, log } = program;
  const logged = (work: () => Promise<unknown>, message: string) => () =>
    work().catch((error) => log.error({ error: toLoggableFault(error) }, message));
  await startRecurringJobs(jobs, [
    {
      name: 'complete-account-commands',
      cron: EVERY_MINUTE_CRON,
      run: logged(() => accounts.completeLeftCommands(), 'pending account commands could not be read'),
    },
    {
      name: 'complete-regrading',
      cron: EVERY_MINUTE_CRON,
      run: logged(() => completeUnfinishedRegradings(program), 'unfinished regradings could not be read'),
    },
    {
      name: 'complete-handovers',
      cron: EVERY_MINUTE_CRON,
      run: logged(() => completeHandovers(program), 'unfinished handovers of homework could not be read'),
    },
    {
      name: 'withdraw-invitations',
      cron: EVERY_MINUTE_CRON,
      run: logged(
        () => withdrawInvitationsOfFormerTutors(program),
        'the invitations of former tutors could not be read',
      ),
    },
    {
      name: 'complete-erasures',
      cron: EVERY_MINUTE_CRON,
      run: logged(() => completeErasures(program), 'unfinished erasures could not be read'),
    },
    {
      name: 'seal-and-check',
      cron: EVERY_HOUR_CRON,
      atStart: false,
      run: logged(() => sealAndCheckNightly(program), 'the record could not be sealed and checked'),
    },
    {
      name: 'backup',
      cron: EVERY_HOUR_CRON,
      run: logged(() => backUpNightly(program), 'the nightly backup could not be recorded'),
    },
    {
      name: 'family-statements',
      cron: EVERY_HOUR_CRON,
      run: logged(() => sendStatements(program), 'the statements of the last month could not be sent'),
    },
    {
      name: 'retention',
      cron: EVERY_HOUR_CRON,
      run: logged(
        () => deleteOverdueData({ ...program, readSchema: program.readModels.schema }),
        'the data whose period is over could not be deleted',
      ),
    },
    { name: 'delete-expired-rows', cron: EVERY_HOUR_CRON, run: () => deleteExpiredRows(program) },
  ]);
}
