/** Runs attacks: a few connections that repeat requests as fast as the server answers them. */

import { randomBytes } from 'node:crypto';
import { Agent, request } from 'node:http';
import { connect } from 'node:net';
import sharp from 'sharp';
import { toAnswersDraftKey } from '#contracts/draft-keys.ts';
import { PICTURE_BYTES_MAX } from '#contracts/picture-paths.ts';
import { requestUpgrade } from '#testing/feed-socket.ts';

/** A student who is signed in for the attack. */
export interface AttackMember {
  readonly id: string;
  readonly cookie: string;
}

export interface AttackTarget {
  readonly url: string;
  /** One signed-in student per connection. */
  readonly members: readonly AttackMember[];
  /** Id of a homework that is assigned to all members. */
  readonly homework: string;
  /** One practice session per member, with one answered question. */
  readonly sessions: readonly { readonly id: string; readonly question: string }[];
  /** One account per connection for sign-in attacks only, because many sign-ins would end a member's session. */
  readonly signIns: readonly { readonly email: string; readonly password: string }[];
  readonly tutorCookie: string;
}

/** One connection of an attack. */
interface AttackConnection {
  /** Number of the connection, from 0. */
  readonly number: number;
  readonly target: AttackTarget;
  readonly member: AttackMember;
  /** True once the attack is over. */
  isOver(): boolean;
  /** Sends and counts a request. Resolves to its status, or 0 when the connection broke. */
  send(method: string, path: string, options?: SendOptions): Promise<number>;
  /** Counts an outcome of an action that is not a request. */
  count(outcome: string): void;
}

interface SendOptions {
  readonly body?: string | Uint8Array;
  readonly headers?: Readonly<Record<string, string>>;
  /** Forged client address of the request; the default is an address per connection. */
  readonly from?: string;
}

/** Runs on one connection until the attack is over. */
type Attack = (connection: AttackConnection) => Promise<void>;

/** Creates an attack that repeats one step. */
const repeatStep =
  (step: (connection: AttackConnection, round: number) => Promise<unknown>): Attack =>
  async (connection) => {
    for (let round = 0; !connection.isOver(); round += 1) await step(connection, round);
  };

const toAttackerAddress = (number: number): string => `198.51.${100 + ((number >> 8) & 3)}.${number & 255}`;

/** Runs an attack over several connections. Returns the number of times that each outcome occurred. */
export async function runAttack(attack: Attack, target: AttackTarget, connections: number, ms: number) {
  const outcomes: Record<string, number> = {};
  const until = performance.now() + ms;
  const agents = Array.from({ length: connections }, () => new Agent({ keepAlive: true, maxSockets: 1 }));
  await Promise.all(agents.map((agent, number) => attack(openConnection({ agent, number, target, until, outcomes }))));
  for (const agent of agents) agent.destroy();
  return outcomes;
}

interface Opened {
  readonly agent: Agent;
  readonly number: number;
  readonly target: AttackTarget;
  readonly until: number;
  readonly outcomes: Record<string, number>;
}

function openConnection({ agent, number, target, until, outcomes }: Opened): AttackConnection {
  const member = target.members[number % target.members.length] as AttackMember;
  const count = (outcome: string) => {
    outcomes[outcome] = (outcomes[outcome] ?? 0) + 1;
  };
  return {
    number,
    target,
    member,
    count,
    isOver: () => performance.now() >= until,
    async send(method, path, { body, headers = {}, from = toAttackerAddress(number) } = {}) {
      const status = await sendOnce(agent, `${target.url}${path}`, method, body, {
        origin: target.url,
        'x-forwarded-for': from,
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      });
      count(String(status));
      return status;
    },
  };
}

const sendOnce = (
  agent: Agent,
  url: string,
  method: string,
  body: SendOptions['body'],
  headers: Readonly<Record<string, string>>,
): Promise<number> =>
  new Promise((resolve) => {
    const sent = request(url, { agent, method, headers }, (response) => {
      response.resume();
      response.on('close', () => resolve(response.statusCode ?? 0));
    });
    sent.on('error', () => resolve(0));
    sent.end(body);
  });

/** Slightly fewer bytes than the largest body limit of any route. */
const LARGE_BYTES = 1_150_000;
/** Slightly fewer bytes than the default body limit. */
const SMALL_BYTES = 62_000;

const objectOfKeys = (bytes: number) => {
  const fields: string[] = [];
  for (let length = 2, n = 0; length < bytes - 16; n += 1) length += fields.push(`"k${n}":1`) && 8 + String(n).length;
  return `{${fields.join(',')}}`;
};
const nested = (bytes: number) => '['.repeat(bytes);
const escaped = (bytes: number) => '\\u0041'.repeat(Math.floor(bytes / 6) - 10);

const largeKeys = objectOfKeys(LARGE_BYTES);
const smallKeys = objectOfKeys(SMALL_BYTES);
const tinyKeys = objectOfKeys(4_000);
const signedIn = ({ member: { cookie } }: AttackConnection) => ({ cookie });
const answersPath = ({ target }: AttackConnection) => `/api/homework/${target.homework}/submissions`;
const draftPath = ({ target }: AttackConnection) => `/api/drafts/${toAnswersDraftKey(target.homework)}`;
const asMember = (method: string, path: (connection: AttackConnection) => string, body: (round: number) => string) =>
  repeatStep((connection, round) =>
    connection.send(method, path(connection), { body: body(round), headers: signedIn(connection) }),
  );
const asStranger = (path: string, body: (connection: AttackConnection, round: number) => string): Attack =>
  repeatStep((connection, round) =>
    connection.send('POST', path, {
      body: body(connection, round),
      from: toAttackerAddress(connection.number + 8 * round),
    }),
  );
const json = JSON.stringify;

const longAnswer = json({
  answers: [{ question_id: crypto.randomUUID(), answer: '' }],
  content_version: 1,
}).replace('""', `"${escaped(LARGE_BYTES)}"`);
const longNumber = `{"content_version":${'9'.repeat(LARGE_BYTES)}}`;
const longNesting = nested(LARGE_BYTES);

export const attacks: Readonly<Record<string, Attack>> = {
  'large bodies of many keys': asMember('POST', answersPath, () => largeKeys),
  'large bodies, deeply nested': asMember('POST', answersPath, () => longNesting),
  'large answers, all escaped': asMember('POST', answersPath, () => longAnswer),
  'large numbers': asMember('POST', answersPath, () => longNumber),
  'saves of large drafts': asMember('POST', draftPath, (round) =>
    json({ body: `${round}${'x'.repeat(300_000)}`, revision: round }),
  ),
  'anonymous keys at sign-in': asStranger('/api/auth/sign-in', ({ number }) => (number % 2 ? smallKeys : tinyKeys)),
  'anonymous keys at sign-up': asStranger('/api/auth/sign-up', ({ number }) => (number % 2 ? smallKeys : tinyKeys)),
  'wrong passwords of one account': asStranger('/api/auth/sign-in', (_, round) =>
    json({ email: 'lee@rollbook.example', password: `guess ${round}` }),
  ),
  'wrong passwords of many accounts': asStranger('/api/auth/sign-in', ({ number }, round) =>
    json({ email: `pupil.${number}.${round}@rollbook.example`, password: 'chalk and slate' }),
  ),
  // Each attempt costs a password hash, and is not counted as failed because the password is right.
  'right passwords': asStranger('/api/auth/sign-in', ({ target, number }) => {
    const { email, password } = target.signIns[number] ?? {};
    return json({ email, password });
  }),
  'sign-ups': asStranger('/api/auth/sign-up', ({ number }, round) =>
    json({
      name: `Pupil ${number} ${round}`,
      email: `new.${number}.${round}@rollbook.example`,
      password: 'chalk board',
    }),
  ),
  'confirmations that are guessed': asStranger('/api/auth/confirm', (_, round) =>
    json({ token: `guess-${round}`, password: 'chalk board' }),
  ),
  'picture uploads': async (connection) => {
    const headers = { cookie: connection.target.tutorCookie, 'content-type': 'image/png' };
    const body = await (connection.number % 2 ? noisyPicture() : plainPicture());
    while (!connection.isOver()) await connection.send('POST', '/api/pictures', { body, headers });
  },
  'practice starts': asMember(
    'POST',
    () => '/api/practice',
    () => json({ grade: 5, subject: 'math', topic: 'Fractions' }),
  ),
  'practice starts without questions': asMember(
    'POST',
    () => '/api/practice',
    (round) => json({ grade: 5, subject: 'history', topic: `Nothing ${round}` }),
  ),
  'reports of questions': asMember(
    'POST',
    ({ target, number }) => `/api/practice/${target.sessions[number]?.id}/reports`,
    () => json({ question: 1 }),
  ),
  'commands that are refused': asMember(
    'POST',
    () => '/api/students',
    () => '{}',
  ),
  'paths that are not found': asStranger('/api/not-found', (_, round) => json({ path: `/nowhere/${round}` })),
  'reads of everything': repeatStep(async (connection) => {
    const { id } = connection.member;
    for (const path of [`/api/students/${id}/homework`, `/api/students/${id}/practice/progress`, '/api/leaderboard'])
      await connection.send('GET', path, { headers: signedIn(connection) });
  }),
  'long queries, HEAD and OPTIONS': repeatStep(async (connection, round) => {
    const query = Array.from({ length: 1_500 }, (_, n) => `q${n}=${round}`).join('&');
    await connection.send('GET', `/api/attendance?${query}`, { headers: signedIn(connection) });
    await connection.send('GET', `/api/class-transactions?cursor=${'W'.repeat(14_000)}`, {
      headers: signedIn(connection),
    });
    await connection.send('HEAD', '/api/leaderboard', { headers: signedIn(connection) });
    await connection.send('OPTIONS', '/');
  }),
  'requests in one pipeline': repeatStep((connection) => pipeline(connection, 1_000)),
  'bodies that never end': async (connection) => {
    const unfinished = Array.from({ length: 50 }, () => leaveUnfinished(connection));
    while (!connection.isOver()) await connection.send('GET', '/api/centre');
    for (const socket of unfinished) socket.destroy();
  },
  'messages at the feed': repeatStep((connection) => floodFeed(connection, messageFrame)),
  'pings at the feed': repeatStep((connection) => floodFeed(connection, pingFrame)),
};

/** A picture of few bytes with the maximum number of pixels. */
function plainPicture(): Promise<Uint8Array> {
  plain ??= sharp({ create: { width: 4_990, height: 5_000, channels: 3, background: '#786' } })
    .png()
    .toBuffer();
  return plain;
}
let plain: Promise<Uint8Array> | undefined;

/** A picture that cannot be compressed, with the maximum number of bytes. */
function noisyPicture(): Promise<Uint8Array> {
  const side = Math.floor(Math.sqrt((0.95 * PICTURE_BYTES_MAX) / 3));
  const raw = { width: side, height: side, channels: 3 } as const;
  return sharp(randomBytes(side * side * 3), { raw })
    .png({ compressionLevel: 0 })
    .toBuffer();
}

const MASK = [1, 2, 3, 4];
const maskedFrame = (first: number, payload: Uint8Array) =>
  Buffer.from([first, 0x80 | payload.length, ...MASK, ...payload.map((byte, at) => byte ^ (MASK[at % 4] as number))]);
const pingFrame = maskedFrame(0x89, new Uint8Array());
const messageFrame = maskedFrame(
  0x81,
  Buffer.from(json({ type: 'since', position: `${'0'.repeat(8)}-0000-4000-8000-${'0'.repeat(12)}.7` })),
);

/** Opens the feed and sends 20,000 frames at once; resolves when the server has ended the connection. */
async function floodFeed(connection: AttackConnection, frame: Buffer): Promise<void> {
  const { url } = connection.target;
  const from = { 'x-forwarded-for': toAttackerAddress(connection.number) };
  const socket = await requestUpgrade(url, { ...signedIn(connection), ...from, origin: url }).catch(() => 0);
  connection.count(typeof socket === 'number' ? String(socket) : '101');
  if (typeof socket === 'number') return;
  await new Promise<void>((resolve) => {
    socket.on('close', () => resolve()).on('error', () => socket.destroy());
    socket.resume();
    socket.write(Buffer.concat(Array(20_000).fill(frame)));
  });
}

const socketTo = ({ target }: AttackConnection) => connect(Number(new URL(target.url).port), '127.0.0.1');

/** Pipelines requests over one connection. Resolves when the last is answered or the server closes the connection. */
function pipeline(connection: AttackConnection, requests: number): Promise<void> {
  const { host } = new URL(connection.target.url);
  const one = `GET /api/leaderboard HTTP/1.1\r\nHost: ${host}\r\nCookie: ${connection.member.cookie}\r\nX-Forwarded-For: ${toAttackerAddress(connection.number)}\r\n`;
  return new Promise((resolve) => {
    const socket = socketTo(connection);
    socket.on('data', (chunk) => {
      for (const [, status = ''] of String(chunk).matchAll(/HTTP\/1\.1 (\d+)/g)) connection.count(status);
    });
    socket.on('close', () => resolve()).on('error', () => socket.destroy());
    socket.write(`${`${one}\r\n`.repeat(requests - 1)}${one}Connection: close\r\n\r\n`);
  });
}

/** Sends a request with a large body except for its last byte. */
function leaveUnfinished(connection: AttackConnection) {
  const socket = socketTo(connection);
  const { url } = connection.target;
  socket.on('error', () => socket.destroy());
  socket.write(
    [
      `POST ${answersPath(connection)} HTTP/1.1`,
      `Host: ${new URL(url).host}`,
      `Origin: ${url}`,
      `Cookie: ${connection.member.cookie}`,
      `X-Forwarded-For: ${toAttackerAddress(connection.number)}`,
      'Content-Type: application/json',
      `Content-Length: ${LARGE_BYTES}`,
      '',
      ' '.repeat(LARGE_BYTES - 1),
    ].join('\r\n'),
  );
  return socket;
}
