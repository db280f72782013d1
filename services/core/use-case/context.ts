import type { Logger } from 'pino';
import type { Sql } from 'postgres';
import type { AttemptWords } from '#contracts/activity.ts';
import type { KeyRing } from '#events/record/key-ring.ts';
import type { EventStore } from '#events/store/port/event-store.ts';
import type { ReadModelPool } from '#projections/engine/read-model-pool.ts';
import type { AccountService } from '#services/core/accounts/accounts.ts';
import type { Centre } from '#services/core/centre/centre.ts';
import type { DemoAccount } from '#services/core/centre/demo-account.ts';
import type { LastKnownRules } from '#services/core/centre/last-known-rules.ts';
import type { createCommandHandler } from '#services/core/command/command-handler.ts';
import type { IdempotencyKeys } from '#services/core/command/idempotency-keys.ts';
import type { CountNoOp } from '#services/core/command/no-op-limit.ts';
import type { createAggregateLoader } from '#services/core/command/snapshot-cache.ts';
import type { LogGap } from '#services/core/event-log/log-gap.ts';
import type { LogGuard } from '#services/core/event-log/log-guard.ts';
import type { Feed } from '#services/core/feed/feed.ts';
import type { LoadSealKey, LoadSealKeyHistory } from '#services/core/seal-key.ts';
import type { Clock } from '#services/platform/clock.ts';
import type { Config } from '#services/platform/config/config.ts';
import type { FetchPublicBytes } from '#services/platform/fetch/fetch-public-bytes.ts';
import type { JobQueue } from '#services/platform/jobs/job-queue.ts';
import type { SharedLimits } from '#services/platform/limits/shared-limits.ts';
import type { MailService } from '#services/platform/mail/mail.ts';
import type { Metrics } from '#services/platform/metrics/metrics.ts';
import type { MissingKeyFinder } from '#services/platform/personal-keys/missing-keys.ts';
import type { QuestionSource } from './question-source.ts';

/** The parts of the program that use cases and routes can depend on. Each declares the parts it needs with {@link Context}. */
export interface UseCaseContext extends LastKnownRules {
  readonly config: Config;
  readonly clock: Clock;
  readonly log: Logger;
  readonly metrics: Metrics;
  /** Pool on the main database; `search_path` is not set, so name the schema. */
  readonly sql: Sql;
  readonly store: EventStore;
  readonly keys: KeyRing;
  readonly missingKeys: MissingKeyFinder;
  /** Loads the key that signs the seals of the log. */
  readonly loadSealKey: LoadSealKey;
  /** Lists the keys that sign or signed the seals of the log. */
  readonly loadSealKeyHistory: LoadSealKeyHistory;
  /** Drops what this process remembers of an erased person: their key, and the folded streams about them. */
  readonly forgetPerson: (personId: string) => void;
  readonly handle: ReturnType<typeof createCommandHandler>;
  /** Loads the current state of an aggregate by folding its stream. */
  readonly loadAggregate: ReturnType<typeof createAggregateLoader>;
  readonly centre: Centre;
  readonly accounts: AccountService;
  readonly limits: SharedLimits;
  readonly idempotencyKeys: IdempotencyKeys;
  readonly countNoOp: CountNoOp;
  /** The gap in the log, if there is one. */
  readonly logGap: LogGap;
  /** Says whether the log lacks events that the database knows. */
  readonly logGuard: LogGuard;
  readonly mail: MailService;
  readonly readModels: ReadModelPool;
  readonly feed: Feed;
  /** The queue of background jobs. */
  readonly jobs: JobQueue;
  /** Source of the questions that the program brings itself. */
  readonly questions: QuestionSource;
  /** The language model that writes questions; undefined unless one is configured. */
  readonly questionModel: QuestionSource | undefined;
  /** Downloads a picture from an address that a tutor typed. */
  readonly fetchBytes: FetchPublicBytes;
  /** Identifies the build of the web app, so that an open page notices a newer one. */
  readonly webBuild: string;
  /** What a refused request of an operation attempted, by its operation id. */
  readonly attempts: ReadonlyMap<string, AttemptWords>;
  /** Empty unless the program was started as a demo. */
  readonly demoAccounts: readonly DemoAccount[];
}

/** The parts that exist without an HTTP server. */
export type ProgramParts = Omit<UseCaseContext, 'webBuild' | 'attempts'>;

/** The named parts of the program, for example `Context<'readModels' | 'keys'>`. */
export type Context<Part extends keyof UseCaseContext> = Pick<UseCaseContext, Part>;
