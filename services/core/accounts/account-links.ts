/** The requests for letters with links: for a new password, and for another e-mail. They are worked on after the answer. */
import type { JobQueue, JobQueueDefinition } from '#services/platform/jobs/job-queue.ts';
import { workOnEach } from '#services/platform/jobs/work-on-each.ts';

const QUEUE = 'account-links';
/** A job for an address with an account and for one without is the same work for who asks. */
export const accountLinkQueue: JobQueueDefinition = {
  name: QUEUE,
  options: { notify: true, retryLimit: 6, retryDelay: 10, retryBackoff: true, deleteAfterSeconds: 60 * 60 },
};

interface LinkRequest {
  readonly email: string;
  /** The person who wants this e-mail; without it, the owner of the address wants a new password. */
  readonly personId?: string;
}
interface AccountLinkParts {
  readonly jobs: JobQueue;
  readonly sendResetLink: (email: string) => Promise<void>;
  readonly sendEmailChangeLink: (personId: string, email: string) => Promise<void>;
}

export const createAccountLinks = ({ jobs, sendResetLink, sendEmailChangeLink }: AccountLinkParts) => {
  const enqueue = async (request: LinkRequest): Promise<void> => {
    await (await jobs.boss()).send(QUEUE, { ...request, email: request.email.toLowerCase() });
  };
  return {
    /** Enqueues a letter with a link, if the address has an account. The answer and the work are the same if it has none. */
    requestPasswordReset: (email: string): Promise<void> => enqueue({ email }),

    /** Enqueues a letter with a link to the new address. The answer and the work are the same if it has an account. */
    requestEmailChange: (personId: string, email: string): Promise<void> => enqueue({ personId, email }),

    /** Starts to work on the requests, also on those that an earlier run left. Call it once the server listens. */
    startAccountLinks: (): Promise<void> =>
      jobs.whenStarted((boss) =>
        workOnEach<LinkRequest>(boss, QUEUE, ({ data: { email, personId } }) =>
          personId === undefined ? sendResetLink(email) : sendEmailChangeLink(personId, email),
        ),
      ),
  };
};
