import { isIP } from 'node:net';
import { resolve } from 'node:path';
import { z } from 'zod';
import { CRASHPOINT_NAMES, parseCrashTrigger } from '#events/crashpoint/crashpoint.ts';
import { CannotStart } from './cannot-start.ts';

/** A variable of the environment: text that must be readable as something, or the reader is told what was expected. */
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

const environment = z.object({
  /** Where the browser reaches the server; 0 takes any free port. */
  PORT: expects('a whole number from 0 to 65535', wholeNumber).default(3000),
  HOST: text('a host name or an IP address', /^[\w.:-]+$/).default('127.0.0.1'),
  /** Folder of the embedded database, generated secrets and, without SMTP_URL, outgoing mail. */
  DATA_DIR: text('a folder', /./).default('.rollbook'),
  DATABASE_URL: url('an address such as postgres://user:password@host/database', [
    'postgres:',
    'postgresql:',
  ]).optional(),
  EVENTSTORE_URL: url('an address such as esdb://host:2113?tls=false', ['esdb:', 'esdb+discover:']).optional(),
  /** Every stream name begins with it, so that one EventStoreDB can hold more than one log. */
  EVENTSTORE_PREFIX: text('letters, digits and hyphens, ending with a hyphen', /^[a-z\d-]*-$/i).default('rollbook-'),
  /** What people type into the browser; links in mail begin with it and requests to and from elsewhere are refused. */
  PUBLIC_URL: expects('an address such as https://rollbook.example, without a path', origin).optional(),
  /**
   * The proxies whose header X-Forwarded-For is believed. Without one nobody can name another address than their own:
   * limits by address would count nothing if every visitor could choose theirs.
   */
  TRUST_PROXY: expects('“loopback”, “uniquelocal” or addresses such as 10.0.0.5, 172.16.0.0/12', proxies).optional(),
  SESSION_SECRET: text('at least 32 characters', /^.{32,}$/).optional(),
  /** Wraps the keys under which names, notes and reasons are sealed. Without it they cannot be read. */
  PERSONAL_DATA_KEY: expects('32 bytes in base64, such as “openssl rand -base64 32” prints', key).optional(),
  SMTP_URL: url('an address such as smtp://user:password@host:587', ['smtp:', 'smtps:']).optional(),
  MAIL_FROM: text('an e-mail address, with or without a name', /^[^@\n]+@[^@\n]+$/).default(
    'Rollbook <rollbook@localhost>',
  ),
  /** Without it new sign-ups are confirmed where there is an SMTP_URL; those who wait already wait on. */
  EMAIL_CONFIRMATION: expects('“required” or “off”', oneOf('required', 'off')).optional(),
  /** Who may make an account: anybody, anybody with a tutor's approval, or nobody. */
  SIGNUPS: expects('“approval”, “open” or “closed”', oneOf('approval', 'open', 'closed')).optional(),
  CENTRE_NAME: text('1 to 100 characters', /^.{1,100}$/).default('Rollbook'),
  /** Only the first start uses it; from then on the log says what a day is. */
  CENTRE_TZ: expects('a time zone such as America/New_York', timeZone).default('America/New_York'),
  /** Only the first start uses it: the log says then what a second practice session of a day does to a streak. */
  STREAK_SAME_DAY: expects('“reset” or “keep”', oneOf('reset', 'keep')).default('reset'),
  /** How a streak is shown after a day without practice. */
  STREAK_LAPSED: expects('“stored” or “zero”', oneOf('stored', 'zero')).default('stored'),
  /** How students are called on the leaderboard. */
  LEADERBOARD_NAMES: expects('“full”, “initial” or “nickname”', oneOf('full', 'initial', 'nickname')).default('full'),
  LOG_LEVEL: expects(
    'one of trace, debug, info, warn, error, fatal, silent',
    oneOf('trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'),
  ).default('warn'),
});

/** Names of all variables that Rollbook reads. */
export const variables = Object.keys(environment.shape) as readonly (keyof typeof environment.shape)[];

const unprintable = new Set(['DATABASE_URL', 'EVENTSTORE_URL', 'SMTP_URL', 'SESSION_SECRET', 'PERSONAL_DATA_KEY']);

/** What the environment says, before an embedded database and generated secrets fill the gaps. */
export type Settings = ReturnType<typeof readSettings>;

/** Everything the program needs to know to run. */
export interface Config extends Omit<Settings, 'databaseUrl' | 'sessionSecret' | 'personalDataKey'> {
  readonly databaseUrl: string;
  readonly sessionSecret: string;
  /** 32 bytes. */
  readonly personalDataKey: Uint8Array;
}

/** A sentence for each bad value. */
export class BadSettings extends CannotStart {
  override readonly name = 'BadSettings';
}

/** Reads the environment; an empty variable counts as missing. Throws {@link BadSettings} naming every bad value. */
export function readSettings(env: Readonly<Record<string, string | undefined>>) {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const { data, error } = environment.safeParse(given);
  if (error !== undefined) {
    throw new BadSettings(
      error.issues.map(({ path, message }) => complaint(String(path[0]), given, message)).join('\n'),
    );
  }
  checkCrashpoint(given);
  if (data.DATABASE_URL !== undefined) {
    const missing = (['SESSION_SECRET', 'PERSONAL_DATA_KEY'] as const).filter((name) => data[name] === undefined);
    if (missing.length > 0) {
      throw new BadSettings(
        missing.map((name) => `${name} is missing: it is needed when DATABASE_URL is set`).join('\n'),
      );
    }
  }
  return {
    port: data.PORT,
    host: data.HOST,
    /** Absolute; a relative one is meant from the project's folder, wherever the program was started. */
    dataDir: resolve(import.meta.dirname, '..', '..', data.DATA_DIR),
    databaseUrl: data.DATABASE_URL,
    eventStoreUrl: data.EVENTSTORE_URL,
    eventStorePrefix: data.EVENTSTORE_PREFIX,
    /** An origin, without a slash at its end. */
    publicUrl: data.PUBLIC_URL ?? `http://localhost:${data.PORT}`,
    trustProxy: data.TRUST_PROXY,
    sessionSecret: data.SESSION_SECRET,
    personalDataKey: data.PERSONAL_DATA_KEY,
    smtpUrl: data.SMTP_URL,
    mailFrom: data.MAIL_FROM,
    emailConfirmation: data.EMAIL_CONFIRMATION ?? (data.SMTP_URL === undefined ? 'off' : 'required'),
    /** Only who switched confirmation off takes those who wait for it as they are: a lost SMTP_URL is no decision. */
    trustUnconfirmed: data.EMAIL_CONFIRMATION === 'off',
    /** Undefined where it is not set: then the centre decides, “open” for a demo and “approval” for a real one. */
    signUps: data.SIGNUPS,
    centreName: data.CENTRE_NAME,
    centreTimeZone: data.CENTRE_TZ,
    streakSameDay: data.STREAK_SAME_DAY,
    streakLapsed: data.STREAK_LAPSED,
    leaderboardNames: data.LEADERBOARD_NAMES,
    logLevel: data.LOG_LEVEL,
  } as const;
}

/** It breaks the program off on purpose: where others come in, nobody wanted that. */
function checkCrashpoint(given: Readonly<Record<string, string | undefined>>): void {
  if (given.CRASHPOINT === undefined) return;
  if (parseCrashTrigger(given.CRASHPOINT) === undefined) {
    throw new BadSettings(
      complaint('CRASHPOINT', given, `“:throw” or “:kill” after one of ${CRASHPOINT_NAMES.join(', ')}`),
    );
  }
  if (given.PUBLIC_URL !== undefined && !LOOPBACK_NAMES.includes(new URL(given.PUBLIC_URL).hostname)) {
    throw new BadSettings('CRASHPOINT breaks the program off, for tests: expected a PUBLIC_URL on this machine');
  }
}

/** Names of this machine as they stand in a URL. */
export const LOOPBACK_NAMES: readonly string[] = ['localhost', '127.0.0.1', '[::1]'];

function complaint(name: string, given: Readonly<Record<string, string | undefined>>, expected: string): string {
  return unprintable.has(name) ? `${name}: expected ${expected}` : `${name} is “${given[name]}”: expected ${expected}`;
}

function wholeNumber(value: string): number | undefined {
  return /^\d{1,5}$/.test(value) && Number(value) <= 65_535 ? Number(value) : undefined;
}

function origin(value: string): string | undefined {
  const parsed = URL.parse(value);
  return parsed !== null && /^https?:$/.test(parsed.protocol) && `${parsed.origin}/` === parsed.href
    ? parsed.origin
    : undefined;
}

/** Addresses, networks and their names, as Fastify takes them. */
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
    return /^[a-z]/i.test(value) ? value : undefined; // an offset such as +05:00 knows no summer time
  } catch {
    return undefined;
  }
}
