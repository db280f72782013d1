/** The queues of background jobs. Their modules bring the jobs with them, so an operator's command that starts none does not load this file. */
import { accountLinkQueue } from '#services/core/accounts/account-links.ts';
import { generationQueues } from '#services/learning/question-generation/generation-queue.ts';
import { familyMailQueue } from '#services/people/family-mail/start-family-mail.ts';
import { studentImportQueues } from '#services/people/student-import/import-queue.ts';
import type { JobQueueDefinition } from '#services/platform/jobs/job-queue.ts';
import { mailQueue } from '#services/platform/mail/mail.ts';
import { recordCheckQueue } from '#services/record/nightly-check/run-record-check.ts';
import { comparisonJob } from '#services/record/sandboxes/comparison-job.ts';
import { replayJob } from '#services/record/sandboxes/replay-job.ts';
import { whatIfJob } from '#services/record/what-if/what-if-job.ts';

export const jobQueues: readonly JobQueueDefinition[] = [
  mailQueue,
  accountLinkQueue,
  familyMailQueue,
  ...generationQueues,
  ...studentImportQueues,
  recordCheckQueue,
  replayJob.queue,
  comparisonJob.queue,
  whatIfJob.queue,
];
