/** What a few connections repeat as fast as the server answers. */
import { randomBytes } from 'node:crypto';
import { connect } from 'node:net';
import sharp from 'sharp';
import { toAnswersDraftKey } from '#contracts/draft-keys.ts';
import { PICTURE_BYTES_MAX } from '#contracts/picture-paths.ts';
import { requestUpgrade } from '#testing/feed-socket.ts';

/** What one connection of an attack uses. */
export interface Attacker {
  /** Number of the connection, from 0. */
  readonly number: number;
  readonly url: string;
  /** A student of its own, who is signed in. */
  readonly studentId: string;
  readonly cookie: string;
  /** The session of one owner, whom all connections share. */
  readonly ownerCookie: string;
  /** Path of a packet of a student of the demo. */
  readonly packet: string;
  /** Id of a homework that is assigned to the student. */
  readonly homework: string;
  /** Id of a practice session of the student, with one answered question. */
  readonly session: string;
  /** An account for sign-in attacks only, because many sign-ins would end the student's session. */
  readonly account: { readonly email: string; readonly password: string };
}

export interface Connection extends Attacker {
  /** True once the attack is over. */
  isOver(): boolean;
  /** Sends a request and counts its status. Returns the cookies that the answer sets. */
  send(
    method: string,
    path: string,
    body?: string | Uint8Array,
    headers?: Record<string, string>,
  ): Promise<readonly string[]>;
  /** Counts an outcome of an action that is not a request. */
  count(outcome: string): void;
}

/** Runs on one connection until the attack is over. */
export type Attack = (connection: Connection) => Promise<void>;

/** The address that the server takes as the client's. */
export const toAddress = (number: number): string => `198.51.${100 + ((number >> 8) & 3)}.${number & 255}`;

const repeatStep =
  (step: (connection: Connection, round: number) => Promise<unknown>): Attack =>
  async (connection) => {
    for (let round = 0; !connection.isOver(); round += 1) await step(connection, round);
  };
type ToText<Value = string> = (connection: Connection, round: number) => Value;
const sendAs = (who: 'cookie' | 'ownerCookie', toPath: ToText, toBody?: ToText) =>
  repeatStep((one, round) =>
    one.send(toBody ? 'POST' : 'GET', toPath(one, round), toBody?.(one, round), { cookie: one[who] }),
  );
const asStudent = (toPath: ToText, toBody?: ToText) => sendAs('cookie', toPath, toBody);
const asOwner = (toPath: ToText, body?: object) => sendAs('ownerCookie', toPath, body && (() => json(body)));
/** Sends each request from another address. */
const asStranger = (path: string, toBody: ToText<string | object>) =>
  repeatStep((connection, round) => {
    const body = toBody(connection, round);
    const headers = { 'x-forwarded-for': toAddress(connection.number + 8 * round) };
    return connection.send('POST', path, typeof body === 'string' ? body : json(body), headers);
  });

const json = JSON.stringify;
/** A packet of the whole history of a student. */
export const packetRequest = {
  ...{ from: '2020-01-01', to: new Date().toISOString().slice(0, 10), seal: false },
  contents: { attendance: true, texts: true, policy: true },
};
/** Devices on which the owner of an account has signed in. */
const DEVICES = 50;
/** Slightly fewer bytes than the largest body limit of any route. */
const LARGE_BYTES = 1_150_000;
/** Slightly fewer bytes than the default body limit. */
const SMALL_BYTES = 62_000;
const objectOfKeys = (bytes: number) => {
  const fields: string[] = [];
  for (let length = 2, n = 0; length < bytes - 16; n += 1) length += fields.push(`"k${n}":1`) && 8 + String(n).length;
  return `{${fields.join(',')}}`;
};
const largeKeys = objectOfKeys(LARGE_BYTES);
const smallKeys = objectOfKeys(SMALL_BYTES);
const tinyKeys = objectOfKeys(4_000);
const escaped = '\\u0041'.repeat(Math.floor(LARGE_BYTES / 6) - 30);
const longAnswer = `{"answers":[{"question_id":"${crypto.randomUUID()}","answer":"${escaped}"}],"content_version":1}`;
const toAnswers = ({ homework }: Connection) => `/api/homework/${homework}/submissions`;
const toDraft = ({ homework }: Connection) => `/api/drafts/${toAnswersDraftKey(homework)}`;
const toPractice = () => '/api/practice';
const toReports = ({ session }: Connection) => `/api/practice/${session}/reports`;
const toNewEmail: ToText = ({ number }, round) => `pupil.${number}.${round}@rollbook.example`;
const [signIn, password] = ['/api/auth/sign-in', 'chalk and slate'];
const fractions = { grade: 5, subject: 'math', topic: 'Fractions' };

let pictures: readonly Uint8Array[] = [];
/** Makes what an attack sends, which can take both cores, before any wait is measured. */
export async function prepareAttack(name: string): Promise<void> {
  if (name === 'picture uploads') pictures = [await createPlainPicture(), await createNoisyPicture()];
}

export const attacks: Readonly<Record<string, Attack>> = {
  'large bodies of many keys': asStudent(toAnswers, () => largeKeys),
  'large bodies, deeply nested': asStudent(toAnswers, () => '['.repeat(LARGE_BYTES)),
  'large answers, all escaped': asStudent(toAnswers, () => longAnswer),
  'large numbers': asStudent(toAnswers, () => `{"content_version":${'9'.repeat(LARGE_BYTES)}}`),
  'saves of large drafts': asStudent(toDraft, (_, n) => json({ body: 'x'.repeat(300_000 + n), revision: n })),
  'anonymous keys at sign-in': asStranger(signIn, ({ number }) => (number % 2 ? smallKeys : tinyKeys)),
  'anonymous keys at sign-up': asStranger('/api/auth/sign-up', ({ number }) => (number % 2 ? smallKeys : tinyKeys)),
  'wrong passwords of one account': asStranger(signIn, (_, n) => ({ email: 'lee@rollbook.example', password: `${n}` })),
  'wrong passwords of many accounts': asStranger(signIn, (one, n) => ({ email: toNewEmail(one, n), password })),
  // At the accounts of all attackers, and at many that nobody has.
  'guesses of one address': repeatStep(({ account, number, send }, round) => {
    const email = round % 22 ? `pupil.${number}.${round % 22}@rollbook.example` : account.email;
    return send('POST', signIn, json({ email, password: `${round}` }), { 'x-forwarded-for': '198.51.99.1' });
  }),
  // Each attempt costs a password hash, and is not counted as failed because the password is right. Each device that the
  // account knows has a limit of its own.
  async 'right passwords'({ number, account, isOver, send }) {
    const devices: string[] = [];
    for (let round = 0; !isOver(); round += 1) {
      const known = devices[round % DEVICES];
      const headers = { 'x-forwarded-for': toAddress(number + 8 * round), ...(known && { cookie: known }) };
      const cookies = await send('POST', signIn, json(account), headers);
      const device = cookies.map((cookie) => cookie.split(';')[0] ?? '').find((cookie) => /device=/.test(cookie));
      if (device && !known) devices.push(device);
    }
  },
  'sign-ups': asStranger('/api/auth/sign-up', (one, n) => ({
    name: `Pupil ${n}`,
    email: toNewEmail(one, n),
    password,
  })),
  'confirmations that are guessed': asStranger('/api/auth/confirm', (_, n) => ({ token: `guess-${n}`, password })),
  'exports of the activity': asOwner(() => '/api/activity/export'),
  'exports of transactions': asOwner(() => '/api/class-transactions/export'),
  'what-ifs': asOwner(() => '/api/what-if', { classes_max: 12, same_day: 'keep' }),
  packets: asOwner(({ packet }) => packet.replace(/\/[^/]*$/, ''), packetRequest),
  'packets as text': asOwner(({ packet }) => `${packet}/file?format=text`),
  'exports of a student': asStudent(({ studentId }) => `/api/students/${studentId}/class-history/export`),
  'statements of a student': asStudent(({ studentId }) => `/api/students/${studentId}/statement`),
  async 'picture uploads'({ number, ownerCookie, isOver, send }) {
    const picture = pictures[number % 2];
    const headers = { cookie: ownerCookie, 'content-type': 'image/png' };
    while (!isOver()) await send('POST', '/api/pictures', picture, headers);
  },
  'practice starts': asStudent(toPractice, () => json(fractions)),
  'practice starts without questions': asStudent(toPractice, (_, n) => json({ ...fractions, topic: `Nothing ${n}` })),
  'reports of questions': asStudent(toReports, () => json({ question: 1 })),
  'commands that are refused': asStudent(toReports, () => '{}'),
  'paths that are not found': asStranger('/api/not-found', (_, round) => ({ path: `/nowhere/${round}` })),
  'reads of everything': repeatStep(async ({ studentId, cookie, send }) => {
    for (const path of [`students/${studentId}/homework`, `students/${studentId}/practice/progress`, 'leaderboard'])
      await send('GET', `/api/${path}`, undefined, { cookie });
  }),
  'long queries, HEAD and OPTIONS': repeatStep(async ({ cookie, send }, round) => {
    const query = Array.from({ length: 1_500 }, (_, n) => `q${n}=${round}`).join('&');
    await send('GET', `/api/attendance?${query}`, undefined, { cookie });
    await send('GET', `/api/class-transactions?cursor=${'W'.repeat(14_000)}`, undefined, { cookie });
    await send('HEAD', '/api/leaderboard', undefined, { cookie });
    await send('OPTIONS', '/');
  }),
  'requests in one pipeline': repeatStep((connection) => sendPipeline(connection, 1_000)),
  async 'bodies that never end'(connection) {
    const unfinished = Array.from({ length: 50 }, () => openSocket(connection));
    const head = toRequestHead(connection, `POST ${toAnswers(connection)}`, [
      `Origin: ${connection.url}`,
      'Content-Type: application/json',
      `Content-Length: ${LARGE_BYTES}`,
    ]);
    for (const socket of unfinished) socket.write(head + ' '.repeat(LARGE_BYTES - 1));
    while (!connection.isOver()) await connection.send('GET', '/api/centre');
    for (const socket of unfinished) socket.destroy();
  },
  'messages at the feed': repeatStep((connection) => floodFeed(connection, messageFrame)),
  'pings at the feed': repeatStep((connection) => floodFeed(connection, pingFrame)),
};

/** A picture of few bytes with the maximum number of pixels. */
const createPlainPicture = (): Promise<Uint8Array> =>
  sharp({ create: { width: 4_990, height: 5_000, channels: 3, background: '#786' } })
    .png()
    .toBuffer();

/** A picture that cannot be compressed, with the maximum number of bytes. */
function createNoisyPicture(): Promise<Uint8Array> {
  const side = Math.floor(Math.sqrt((0.95 * PICTURE_BYTES_MAX) / 3));
  return sharp(randomBytes(side * side * 3), { raw: { width: side, height: side, channels: 3 } })
    .png({ compressionLevel: 0 })
    .toBuffer();
}

const MASK = [1, 2, 3, 4];
const toMaskedFrame = (first: number, payload: Uint8Array) =>
  Buffer.from([first, 0x80 | payload.length, ...MASK, ...payload.map((byte, at) => byte ^ (MASK[at % 4] as number))]);
const pingFrame = toMaskedFrame(0x89, new Uint8Array());
const messageFrame = toMaskedFrame(
  0x81,
  Buffer.from(json({ type: 'since', position: `${'0'.repeat(8)}-0000-4000-8000-${'0'.repeat(12)}.7` })),
);

/** Opens the feed and sends 20,000 frames at once; resolves when the server has ended the connection. */
async function floodFeed({ number, url, cookie, count }: Connection, frame: Buffer): Promise<void> {
  const headers = { cookie, 'x-forwarded-for': toAddress(number), origin: url };
  const socket = await requestUpgrade(url, headers).catch(() => 0);
  count(typeof socket === 'number' ? String(socket) : '101');
  if (typeof socket === 'number') return;
  await new Promise<void>((resolve) => {
    socket.on('close', () => resolve()).on('error', () => socket.destroy());
    socket.resume();
    socket.write(Buffer.concat(Array(20_000).fill(frame)));
  });
}

function openSocket({ url }: Connection) {
  const socket = connect(Number(new URL(url).port), '127.0.0.1');
  return socket.on('error', () => socket.destroy());
}

const toRequestHead = ({ url, cookie, number }: Connection, request: string, headers: readonly string[] = []) =>
  [
    `${request} HTTP/1.1`,
    `Host: ${new URL(url).host}`,
    `Cookie: ${cookie}`,
    `X-Forwarded-For: ${toAddress(number)}`,
    ...headers,
    '\r\n',
  ].join('\r\n');

/** Pipelines requests over one connection. Resolves when the last is answered or the server closes the connection. */
function sendPipeline(connection: Connection, requests: number): Promise<void> {
  const one = toRequestHead(connection, 'GET /api/leaderboard');
  const last = toRequestHead(connection, 'GET /api/leaderboard', ['Connection: close']);
  return new Promise((resolve) => {
    const socket = openSocket(connection);
    let isAnswered = false;
    socket.on('data', (chunk) => {
      isAnswered = true;
      for (const [, status = ''] of String(chunk).matchAll(/HTTP\/1\.1 (\d+)/g)) connection.count(status);
    });
    socket.on('close', () => {
      // The connection broke.
      if (!isAnswered) connection.count('0');
      resolve();
    });
    socket.write(one.repeat(requests - 1) + last);
  });
}
