import type { Logger } from 'pino';
import type { Sql } from 'postgres';
import type { KeyRing } from '#events/record/keys.ts';
import type { EventStore } from '#events/store/event-store.ts';
import type { ReadModels } from '#projections/engine/read-models.ts';
import type { startRunner } from '#projections/engine/runner.ts';
import type { openAccounts } from './accounts/accounts.ts';
import type { Centre } from './centre.ts';
import type { Clock } from './clock.ts';
import type { commandHandler } from './command/handle.ts';
import type { Config } from './config.ts';
import type { openFeed } from './feed/feed.ts';
import type { openMail } from './mail/mail.ts';

/** Sign-in data that the console and /login show. */
export interface DemoAccount {
  readonly label: string;
  readonly email: string;
  readonly password: string;
}

/** The whole server without HTTP. */
export interface Program {
  readonly config: Config;
  readonly clock: Clock;
  readonly log: Logger;
  /** Pool on the main database; `search_path` is not set, so name the schema. */
  readonly sql: Sql;
  readonly store: EventStore;
  readonly keys: KeyRing;
  readonly handle: ReturnType<typeof commandHandler>;
  readonly centre: Centre;
  readonly readModels: ReadModels;
  readonly runner: Awaited<ReturnType<typeof startRunner>>;
  readonly mail: Awaited<ReturnType<typeof openMail>>;
  readonly accounts: Awaited<ReturnType<typeof openAccounts>>;
  readonly feed: Awaited<ReturnType<typeof openFeed>>;
  /** Empty unless this is a demo centre that was started as one. */
  readonly demoAccounts: readonly DemoAccount[];
  /** Lets work under way finish, then ends every connection. */
  close(): Promise<void>;
}
