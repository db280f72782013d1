/** Explains to the operator why the database or event store could not be reached, without printing a password. */
import { StoreUnavailableError } from '#events/store/port/event-store.ts';
import { CannotStartError } from '#services/platform/config/cannot-start-error.ts';

/**
 * Returns a CannotStartError that says what to correct if the first connection failed for a known reason, and any other error
 * unchanged.
 */
export function explainDatabaseFault(databaseUrl: string, error: unknown): unknown {
  const { code = '' } = (error ?? {}) as { code?: string };
  const sentence = typeof code === 'string' ? whyNoDatabase(new URL(databaseUrl), code) : undefined;
  return sentence === undefined ? error : new CannotStartError(sentence);
}

function whyNoDatabase({ hostname, host, pathname, username }: URL, code: string): string | undefined {
  const server = `The PostgreSQL server at ${host}`;
  const named = (part: string) => decodeURIComponent(part);
  switch (code) {
    case 'ECONNREFUSED':
      return `No PostgreSQL server listens at ${host}. Start it, or correct host and port in DATABASE_URL.`;
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return `The host ${hostname} of DATABASE_URL is not known (${code}). Correct it, or look at the name service.`;
    case 'CONNECT_TIMEOUT':
    case 'ETIMEDOUT':
    case 'EHOSTUNREACH':
    case 'ENETUNREACH':
      return `${server} does not answer. See that it runs and can be reached, or correct DATABASE_URL.`;
    case '28P01':
    case '28000':
      return (
        `${server} refuses the user “${named(username)}” or the password. Correct DATABASE_URL; the embedded server’s ` +
        'password is in postgres/password in the data folder.'
      );
    case '3D000':
      return `${server} has no database “${named(pathname.slice(1))}”. Create it, or correct DATABASE_URL.`;
    case '42501':
      return `${server} does not allow the user “${named(username)}” to create Rollbook’s schemas. Grant it “create”.`;
    case '53300':
      return `${server} has no connection left. Raise its max_connections, or end other programs.`;
    case '57P03':
      return `${server} is just starting or stopping. Try again when it is up.`;
    case 'ECONNRESET':
    case 'CONNECTION_CLOSED':
    case 'CONNECTION_ENDED':
      return `${server} ended the connection at once. See that DATABASE_URL names a PostgreSQL server, and read its log.`;
    default:
      return /CERT|SSL|TLS/.test(code)
        ? `No secure connection to ${server.replace('The', 'the')} (${code}). Correct its certificate or DATABASE_URL.`
        : undefined;
  }
}

/** The same for the event store. Without EVENTSTORE_URL the events are in the database, so the error is returned unchanged. */
export function explainEventStoreFault(eventStoreUrl: string | undefined, error: unknown): unknown {
  if (eventStoreUrl === undefined) return error;
  const server = `The event store at ${eventStoreUrl.replace(/^.*?:\/\/(.*@)?([^/?]*).*$/, '$2')} (EVENTSTORE_URL)`;
  if (error instanceof StoreUnavailableError) {
    return new CannotStartError(
      `${server} does not answer. See that it runs and can be reached, or correct the address.`,
    );
  }
  return error instanceof Error && error.constructor.name === 'AccessDeniedError'
    ? new CannotStartError(`${server} refuses the user or the password. Correct the address.`)
    : error;
}
