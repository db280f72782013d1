/** Sends requests as a person, and keeps of each answer what the sender can learn from it. */
import type { FastifyInstance } from 'fastify';
import type { UseCase } from '#services/core/use-case/use-case.ts';
import type { Actor } from './access-world.ts';

interface SentRequest {
  readonly method: string;
  readonly address: string;
  readonly body?: string | Buffer | undefined;
  readonly contentType?: string;
}

export interface SeenAnswer {
  readonly status: number;
  readonly code: string | undefined;
  /** All that the sender sees, without ids, times and the position of the log. */
  readonly seen: string;
}

/** Headers that differ between any two answers. */
const ownHeaders = ['date', 'x-request-id', 'idempotency-key', 'position'];

export function createSender(app: FastifyInstance, url: string) {
  const { host } = new URL(url);
  let sent = 0;
  return async (
    actor: Actor,
    { method, address, body, contentType = 'application/json' }: SentRequest,
  ): Promise<SeenAnswer> => {
    sent += 1;
    const answer = await app.inject({
      ...{ method: method as UseCase['method'], url: address },
      headers: {
        ...{
          host,
          origin: url,
          'x-forwarded-for': `2001:db8:${(sent >> 8).toString(16)}:${(sent & 255).toString(16)}00::1`,
        },
        ...(actor.client.cookie && { cookie: actor.client.cookie }),
        ...(body && { 'content-type': contentType }),
      },
      ...(body && { payload: body }),
    });
    const headers = Object.entries(answer.headers).filter(([name]) => !ownHeaders.includes(name));
    const code = /"code":"([^"]*)"/.exec(answer.statusCode >= 400 ? answer.body : '')?.[1];
    const seen = hideIds(`${answer.statusCode} ${JSON.stringify(headers)} ${answer.body}`);
    return { status: answer.statusCode, code, seen };
  };
}

const hideIds = (text: string): string =>
  text.replaceAll(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, 'ID').replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, 'TIME');

/** How an answer differs from that for an unknown thing; undefined if it does not, so that it reveals nothing about what exists. */
export function findDifference(
  { seen }: Pick<SeenAnswer, 'seen'>,
  unknown: Pick<SeenAnswer, 'seen'> | undefined,
): string | undefined {
  return unknown === undefined || seen === unknown.seen
    ? undefined
    : `${seen}\n  is not the answer for an unknown one: ${unknown.seen}`;
}
