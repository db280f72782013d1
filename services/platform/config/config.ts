import { isIP } from 'node:net';
import { resolve } from 'node:path';
import { z } from 'zod';
import { CRASHPOINT_NAMES, parseCrashTrigger } from '#events/kernel/crashpoint.ts';
import { centreFacts } from '#events/values/centre-facts.ts';
import { MODEL_NAME_PATTERN } from '#events/values/shapes.ts';
import { CannotStartError } from './cannot-start-error.ts';

/** Schema of an environment variable. A text that `read` cannot parse leads to a message with the expected value. */
const expects = <T>(expected: string, read: (text: string) => T | undefined) =>
  z.string().transform((text, context): T => {
    const value = read(text);
    if (value !== undefined) return value;
    context.addIssue({ code: 'custom', message: expected });
    return z.NEVER;
  });

const text = (expected: string, pattern: RegExp) =>
  expects(expected, (value) => (pattern.test(value) ? value : undefined));

const url = (expected: string, protocols: readonly string[]) =>
  expects(expected, (value) => (protocols.includes(URL.parse(value)?.protocol ?? '') ? value : undefined));

const EVENT_STORE_URL_EXPECTED = 'an address such as esdb://host:2113?tls=false or postgres://user:password@host/log';

const environment = z.object({
  /** Port of the HTTP server; 0 means any free port. */
  PORT: expects('a whole number from 0 to 65535', wholeNumber).default(3000),
  HOST: text('a host name or an IP address', /^[\w.:-]+$/).default('127.0.0.1'),
  /** Folder of the embedded database, generated secrets and, without SMTP_URL, outgoing mail. */
  DATA_DIR: text('a folder', /./).default('.rollbook'),
  DATABASE_URL: url('an address such as postgres://user:password@host/database', [
    'postgres:',
    'postgresql:',
  ]).optional(),
  /** Where the log is, unless it is in the database of DATABASE_URL: an EventStoreDB or a PostgreSQL of its own. */
  EVENTSTORE_URL: expects(EVENT_STORE_URL_EXPECTED, eventStoreUrl).optional(),
  /** Prefix of every stream name, so that one EventStoreDB can hold several logs. */
  EVENTSTORE_PREFIX: text('letters, digits and hyphens, ending with a hyphen', /^[a-z\d-]*-$/i).default('rollbook-'),
  /** Address of the site: links in mail begin with it, and requests to other hosts or from other origins are refused. */
  PUBLIC_URL: expects('an address such as https://rollbook.example, without a path', origin).optional(),
  /**
   * The proxies whose header X-Forwarded-For is trusted. The header of anybody else is ignored, because visitors could
   * otherwise evade rate limits with invented addresses.
   */
  TRUST_PROXY: expects('“loopback”, “uniquelocal” or addresses such as 10.0.0.5, 172.16.0.0/12', proxies).optional(),
  SESSION_SECRET: text('at least 32 characters', /^.{32,}$/).optional(),
  /** Master key that wraps the personal keys. Without it, sealed names, notes and reasons cannot be read. */
  PERSONAL_DATA_KEY: expects('32 bytes in base64, such as “openssl rand -base64 32” prints', key).optional(),
  SMTP_URL: url('an address such as smtp://user:password@host:587', ['smtp:', 'smtps:']).optional(),
  MAIL_FROM: text('an e-mail address, with or without a name', /^[^@\n]+@[^@\n]+$/).default(
    'Rollbook <rollbook@localhost>',
  ),
  /** Default: “required” with SMTP_URL, otherwise “off”. Sign-ups that wait for confirmation already keep waiting. */
  EMAIL_CONFIRMATION: expects('“required” or “off”', oneOf('required', 'off')).optional(),
  /** Who may create an account: anybody (“open”), anybody with a tutor's approval, or nobody (“closed”). */
  SIGNUPS: expects('“approval”, “open” or “closed”', oneOf('approval', 'open', 'closed')).optional(),
  /** Address of a language model that speaks the protocol of OpenAI, up to its version. Without it, nothing asks a model. */
  AI_BASE_URL: url('an address such as https://api.openai.com/v1', ['http:', 'https:']).optional(),
  AI_MODEL: text('a name such as gpt-5-mini or library/model:8b', MODEL_NAME_PATTERN).optional(),
  AI_API_KEY: text('a key without spaces', /^[!-~]+$/).optional(),
  /** Folder of the nightly backups; without it, none is made. A disk of its own survives the failure of the other. */
  BACKUP_DIR: text('a folder', /./).optional(),
  BACKUP_KEEP: expects('a whole number from 1 to 9999', backupCount).default(14),
  /** Folder of the keys of the nightly backups; without it, they hold none. */
  BACKUP_KEYS_DIR: text('a folder', /./).optional(),
  BACKUP_KEYS_KEEP: expects('a whole number from 1 to 9999', backupCount).default(14),
  /** File with the public keys of age for which the nightly backups are encrypted. */
  BACKUP_RECIPIENTS: text('a file', /./).optional(),
  /** Used only by the first start, which records it in the log. */
  CENTRE_TZ: expects('a time zone such as America/New_York', timeZone).default('America/New_York'),
  /** What a second practice session on one day does to a streak. Used only by the first start, which records it in the log. */
  STREAK_SAME_DAY: expects('“reset” or “keep”', oneOf('reset', 'keep')).default('reset'),
  /** How a streak is displayed after a day without practice. */
  STREAK_LAPSED: expects('“stored” or “zero”', oneOf('stored', 'zero')).default('stored'),
  /** Form of the students' names on the leaderboard. */
  LEADERBOARD_NAMES: expects('“full”, “initial” or “nickname”', oneOf('full', 'initial', 'nickname')).optional(),
  /** Port of the metrics for Prometheus; without it, there are none. They must not be reached from the internet. */
  METRICS_PORT: expects('a whole number from 0 to 65535', wholeNumber).optional(),
  METRICS_HOST: text('a host name or an IP address', /^[\w.:-]+$/).default('127.0.0.1'),
  /** Seconds from SIGTERM until the program stops, in which a proxy sends new requests to other copies. */
  DRAIN_SECONDS: expects('a whole number from 0 to 60', drainSeconds).default(0),
  LOG_LEVEL: expects(
    'one of trace, debug, info, warn, error, fatal, silent',
    oneOf('trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'),
  ).default('warn'),
});

/** Parses the address of an event store; undefined for a text that is none. */
export function eventStoreUrl(value: string): string | undefined {
  // The address of a cluster names several hosts, which no URL does.
  if (/^esdb(?:\+discover)?:\/\/[^\s/?]+\/?(?:\?\S*)?$/.test(value)) return value;
  return ['postgres:', 'postgresql:'].includes(URL.parse(value)?.protocol ?? '') ? value : undefined;
}

/** Every setting with what it accepts, as complaints and `docs/operate.md` say it, and its default, if it has one. */
export const listSettings = () =>
  Object.entries(environment.shape).map(([name, schema]) => ({
    name,
    expected: schema.safeParse('').error?.issues[0]?.message,
    default: schema.safeParse(undefined).data,
  }));

/** Names of all environment variables that Rollbook reads. */
export const ENVIRONMENT_VARIABLE_NAMES = Object.keys(environment.shape) as readonly (keyof typeof environment.shape)[];

const unprintable = new Set([
  ...['DATABASE_URL', 'EVENTSTORE_URL', 'SMTP_URL', 'SESSION_SECRET', 'PERSONAL_DATA_KEY', 'AI_BASE_URL', 'AI_API_KEY'],
]);

/** Settings from the environment. The embedded database adds its address and generated secrets to make a {@link Config}. */
export type EnvironmentSettings = ReturnType<typeof readSettings>;

/** The complete settings of a running program. */
export interface Config extends Omit<EnvironmentSettings, 'databaseUrl' | 'sessionSecret' | 'personalDataKey'> {
  readonly databaseUrl: string;
  readonly sessionSecret: string;
  /** 32 bytes. */
  readonly personalDataKey: Uint8Array;
}

/** Bad environment variables; the message has one sentence for each. */
export class BadSettingsError extends CannotStartError {
  override readonly name = 'BadSettingsError';
}

/** Reads settings from the environment; an empty variable counts as missing. Throws {@link BadSettingsError} for bad values. */
export function readSettings(env: Readonly<Record<string, string | undefined>>) {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const { data, error } = environment.safeParse(given);
  if (error !== undefined) {
    throw new BadSettingsError(
      error.issues.map(({ path, message }) => complaint(String(path[0]), given, message)).join('\n'),
    );
  }
  checkCrashpoint(given);
  if (data.DATABASE_URL !== undefined) {
    const missing = (['SESSION_SECRET', 'PERSONAL_DATA_KEY'] as const).filter((name) => data[name] === undefined);
    if (missing.length > 0) {
      throw new BadSettingsError(
        missing.map((name) => `${name} is missing: it is needed when DATABASE_URL is set`).join('\n'),
      );
    }
  }
  return {
    port: data.PORT,
    host: data.HOST,
    /** Absolute path. A relative DATA_DIR is resolved from the project folder, not from the working directory. */
    dataDir: toAbsolutePath(data.DATA_DIR),
    databaseUrl: data.DATABASE_URL,
    eventStoreUrl: data.EVENTSTORE_URL,
    eventStorePrefix: data.EVENTSTORE_PREFIX,
    /** Origin without a trailing slash. */
    publicUrl: data.PUBLIC_URL ?? `http://localhost:${data.PORT}`,
    trustProxy: data.TRUST_PROXY,
    sessionSecret: data.SESSION_SECRET,
    personalDataKey: data.PERSONAL_DATA_KEY,
    smtpUrl: data.SMTP_URL,
    mailFrom: data.MAIL_FROM,
    emailConfirmation: data.EMAIL_CONFIRMATION ?? (data.SMTP_URL === undefined ? 'off' : 'required'),
    /** Whether sign-ups that wait for confirmation are accepted without it. A missing SMTP_URL alone must not cause that. */
    trustUnconfirmed: data.EMAIL_CONFIRMATION === 'off',
    /** Undefined when it is not set; the default is “open” for a demo and “approval” for a real centre. */
    signUps: data.SIGNUPS,
    model: toModelSettings(data),
    /** Undefined when the program serves no metrics. */
    metrics: data.METRICS_PORT === undefined ? undefined : { host: data.METRICS_HOST, port: data.METRICS_PORT },
    drainSeconds: data.DRAIN_SECONDS,
    /** Undefined when the program makes no backups by itself. */
    backup: toBackupSettings(data),
    centreName: centreFacts.name,
    centreTimeZone: data.CENTRE_TZ,
    streakSameDay: data.STREAK_SAME_DAY,
    streakLapsed: data.STREAK_LAPSED,
    /** Undefined when it is not set; the default is “full” for a demo and “initial” for a real centre. */
    leaderboardNames: data.LEADERBOARD_NAMES,
    logLevel: data.LOG_LEVEL,
  } as const;
}

const toAbsolutePath = (path: string): string => resolve(import.meta.dirname, '..', '..', '..', path);

function toBackupSettings(data: z.output<typeof environment>) {
  const { BACKUP_DIR: folder, BACKUP_KEYS_DIR: keysFolder, BACKUP_RECIPIENTS: recipients } = data;
  if (folder === undefined) return undefined;
  return {
    folder: toAbsolutePath(folder),
    keysFolder: keysFolder === undefined ? undefined : toAbsolutePath(keysFolder),
    recipientsFile: recipients === undefined ? undefined : toAbsolutePath(recipients),
    keep: data.BACKUP_KEEP,
    keepKeys: data.BACKUP_KEYS_KEEP,
  };
}

/** Undefined when no language model is configured. Throws {@link BadSettingsError} when only a part of it is. */
function toModelSettings(data: z.output<typeof environment>) {
  const { AI_BASE_URL: baseUrl, AI_MODEL: model, AI_API_KEY: apiKey } = data;
  if (baseUrl !== undefined && model !== undefined) return { baseUrl, model, apiKey };
  if (baseUrl !== undefined) throw new BadSettingsError('AI_MODEL is missing: it is needed when AI_BASE_URL is set');
  if (model === undefined && apiKey === undefined) return undefined;
  throw new BadSettingsError('AI_BASE_URL is missing: it is needed when AI_MODEL or AI_API_KEY is set');
}

/** A crashpoint ends the program on purpose, for tests, so it is refused unless PUBLIC_URL is on this machine. */
function checkCrashpoint(given: Readonly<Record<string, string | undefined>>): void {
  if (given.CRASHPOINT === undefined) return;
  if (parseCrashTrigger(given.CRASHPOINT) === undefined) {
    throw new BadSettingsError(
      complaint('CRASHPOINT', given, `“:throw” or “:kill” after one of ${CRASHPOINT_NAMES.join(', ')}`),
    );
  }
  if (given.PUBLIC_URL !== undefined && !LOOPBACK_HOST_NAMES.includes(new URL(given.PUBLIC_URL).hostname)) {
    throw new BadSettingsError(
      'CRASHPOINT crashes the program, for tests only: unset it, or use a PUBLIC_URL on this machine',
    );
  }
}

/** Loopback host names as they are written in a URL. */
export const LOOPBACK_HOST_NAMES: readonly string[] = ['localhost', '127.0.0.1', '[::1]'];

function complaint(name: string, given: Readonly<Record<string, string | undefined>>, expected: string): string {
  return unprintable.has(name) ? `${name}: expected ${expected}` : `${name} is “${given[name]}”: expected ${expected}`;
}

function wholeNumber(value: string): number | undefined {
  return /^\d{1,5}$/.test(value) && Number(value) <= 65_535 ? Number(value) : undefined;
}

function drainSeconds(value: string): number | undefined {
  return /^\d{1,2}$/.test(value) && Number(value) <= 60 ? Number(value) : undefined;
}

function backupCount(value: string): number | undefined {
  return /^[1-9]\d{0,3}$/.test(value) ? Number(value) : undefined;
}

function origin(value: string): string | undefined {
  const parsed = URL.parse(value);
  return parsed !== null && /^https?:$/.test(parsed.protocol) && `${parsed.origin}/` === parsed.href
    ? parsed.origin
    : undefined;
}

/** Parses a list of addresses, networks and named networks for Fastify's `trustProxy`. */
function proxies(value: string): string | undefined {
  const known = (one: string) => {
    const [, address = '', bits] = /^(.*?)(?:\/(\d{1,3}))?$/.exec(one) ?? [];
    if (bits === undefined && ['loopback', 'linklocal', 'uniquelocal'].includes(address)) return true;
    return isIP(address) !== 0 && Number(bits ?? 1) >= 1 && Number(bits ?? 1) <= (isIP(address) === 4 ? 32 : 128);
  };
  const list = value.split(',').map((one) => one.trim());
  return list.every(known) ? list.join(',') : undefined;
}

function key(value: string): Uint8Array | undefined {
  const bytes = Buffer.from(value, 'base64');
  return bytes.length === 32 && /^[\w+/-]+={0,2}$/.test(value) ? bytes : undefined;
}

function oneOf<const T extends string>(...values: readonly T[]): (value: string) => T | undefined {
  return (value) => values.find((allowed) => allowed === value);
}

function timeZone(value: string): string | undefined {
  try {
    new Intl.DateTimeFormat('en', { timeZone: value });
    // An offset such as +05:00 is refused, because it has no daylight saving time.
    return /^[a-z]/i.test(value) ? value : undefined;
  } catch {
    return undefined;
  }
}
