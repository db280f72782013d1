/** Runs attacks: a few connections that repeat requests as fast as the server answers them. */
import { Agent, request } from 'node:http';

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
export interface AttackConnection {
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

export interface SendOptions {
  readonly body?: string | Uint8Array;
  readonly headers?: Readonly<Record<string, string>>;
  /** Forged client address of the request; the default is an address per connection. */
  readonly from?: string;
}

/** Runs on one connection until the attack is over. */
export type Attack = (connection: AttackConnection) => Promise<void>;

/** Creates an attack that repeats one step. */
export const repeatStep =
  (step: (connection: AttackConnection, round: number) => Promise<unknown>): Attack =>
  async (connection) => {
    for (let round = 0; !connection.isOver(); round += 1) await step(connection, round);
  };

export const toAttackerAddress = (number: number): string => `198.51.${100 + ((number >> 8) & 3)}.${number & 255}`;

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
