/** Registers the route of a use case. */
import type { FastifyInstance, FastifyReply, FastifyRequest, FastifySchema } from 'fastify';
import { z } from 'zod';
import { problem } from '#contracts/problem.ts';
import type { Profile } from '#contracts/session.ts';
import { passCrashpoint } from '#events/kernel/crashpoint.ts';
import { InvalidCursorError } from '#projections/query/page.ts';
import { hashInTurnOf } from '#services/core/accounts/password.ts';
import { fingerprintRequest } from '#services/core/command/fingerprint.ts';
import { formatWirePosition, parseWirePosition } from '#services/core/feed/feed.ts';
import { LIST_WAIT_MS } from '#services/core/feed/wait-until-projected.ts';
import type { RefusalLog } from '#services/core/refusal-log/refusal-log.ts';
import { BODY_BYTES_MAX, PASSWORD_BODY_BYTES_MAX } from '#services/core/use-case/body-bytes.ts';
import type { Context, UseCaseContext } from '#services/core/use-case/context.ts';
import {
  type FamilyAccount,
  findChild,
  type SignedInPerson,
  type UseCase,
  type UseCaseResponse,
} from '#services/core/use-case/use-case.ts';
import { type Refusal, refuse } from '#services/platform/problems/refuse.ts';
import { CLIENT_LEFT, type createCostlyRequests, type RunPart, readInTurns } from './costly-requests.ts';
import { toIpAddressGroup } from './ip-address-group.ts';
import { createPasswordAttemptHook } from './limits.ts';
import type { ListParkedPeople } from './parked-people.ts';
import { createRefusalRecorder } from './record-refusals.ts';
import { commandHeaders, formatETag, parseCommandId, parseIfMatch, queryHeaders } from './request-headers.ts';
import { sendRefusal } from './send-refusal.ts';
import { sendStream } from './send-stream.ts';
import { loadVisitor, type VisitorContext } from './visitor.ts';

interface RouteParts {
  readonly context: UseCaseContext;
  readonly parked: ListParkedPeople;
  readonly refusals: RefusalLog;
  readonly admit: ReturnType<typeof createCostlyRequests>;
}

/** Registers the route: access, validation, idempotency headers, limits, and the record of refusals. */
export function registerUseCase(app: FastifyInstance, useCase: UseCase, parts: RouteParts): void {
  const { context, parked, refusals, admit } = parts;
  const answering = useCase.method === 'GET' ? answerQuery : answerCommand;
  app.route({
    method: useCase.method,
    url: useCase.path,
    config: {
      access: useCase.access,
      ...(useCase.applicants && { applicants: useCase.applicants }),
      ...(useCase.families && { families: useCase.families }),
      ...(useCase.beforeSecondFactor && { beforeSecondFactor: useCase.beforeSecondFactor }),
      ...((useCase.cost || useCase.limitsAttempts) && { ownLimit: true as const }),
      ...(useCase.streams && { streams: true as const }),
      ...(useCase.answersWithin !== undefined && { answersWithin: useCase.answersWithin }),
    },
    schema: schemaOf(useCase),
    bodyLimit: useCase.bodyLimit ?? (useCase.limitsAttempts ? PASSWORD_BODY_BYTES_MAX : BODY_BYTES_MAX),
    ...(useCase.limitsAttempts && { onRequest: createPasswordAttemptHook(app, context.config) }),
    ...(useCase.method !== 'GET' && { onResponse: [createRefusalRecorder(useCase, context, refusals), answered] }),
    handler: async (request, reply) => {
      const person = await loadVisitor(request, context);
      if (asksForOthers(useCase, request, person)) return sendRefusal(reply, refuse('unauthorized'));
      // A prolonged session gets a new cookie.
      for (const cookie of person?.session.setCookie ?? []) reply.header('set-cookie', cookie);
      if (useCase.method === 'GET') setParkedHeader(reply, await parked(person));
      const runPart = await admit(useCase, reply, person);
      if ('refused' in runPart) return sendRefusal(reply, runPart);
      return answering(useCase, request, reply, context, runPart).catch((error: unknown) => {
        if (error !== CLIENT_LEFT) throw error;
      });
    },
  });
}

const problems = { description: 'A problem (RFC 9457)', content: { 'application/problem+json': { schema: problem } } };
const nothing = z.strictObject({});

const statusesOf = ({ continuesAfterResponse }: UseCase): number[] => {
  if (continuesAfterResponse === 'sometimes') return [200, 202];
  return [continuesAfterResponse ? 202 : 200];
};

const schemaOf = (useCase: UseCase): FastifySchema => ({
  operationId: useCase.operation,
  summary: useCase.summary,
  params: useCase.params ?? nothing,
  querystring: useCase.query ?? nothing,
  headers: useCase.method === 'GET' ? queryHeaders : commandHeaders,
  ...(useCase.body && { body: useCase.body }),
  response: {
    ...(useCase.answer || useCase.streams
      ? Object.fromEntries(
          statusesOf(useCase).map((status) => [status, useCase.streams ? toStreamedAnswer(useCase) : useCase.answer]),
        )
      : { 204: z.undefined().meta({ description: 'Done' }) }),
    '4xx': problems,
    '5xx': problems,
  },
});

/** The description of a 200 answer in JSON or as a file, or as a file only. */
const toStreamedAnswer = ({ answer, streams = [] }: UseCase) => ({
  description: 'In JSON, or as a file',
  content: {
    ...(answer && { 'application/json': { schema: answer } }),
    ...Object.fromEntries(streams.map((mediaType) => [mediaType, { schema: z.string() }])),
  },
});

/**
 * Whether a student asks for another student's rows, or a family for those of a student who is not their child. It is checked
 * before the rows are read, so that it reveals no ids.
 */
function asksForOthers(useCase: UseCase, { params, query }: FastifyRequest, person: SignedInPerson | null): boolean {
  if (useCase.own === undefined || !person) return false;
  const about = useCase.own({ params, query });
  if (person.family) return !findChild(person.family, about);
  const profile = person.profile ?? person.applicant;
  return profile?.role === 'student' && about !== profile.id;
}

/** Sends the ids of people with parked rows, so that screens can show that their data is stale. */
function setParkedHeader(reply: FastifyReply, people: readonly string[]): void {
  if (people.length > 0) reply.header('parked', people.join(' '));
}

/**
 * Sends the position of the log to people with a profile and to families only: to a stranger or an applicant it would reveal
 * how much happens at the centre.
 */
function setPositionHeader(
  reply: FastifyReply,
  person: SignedInPerson | null,
  { feed }: Context<'feed'>,
  position: bigint,
): void {
  if (person?.profile || person?.family?.children.length)
    reply.header('position', formatWirePosition(feed.logId(), position));
}

async function answerQuery(
  useCase: UseCase,
  request: FastifyRequest,
  reply: FastifyReply,
  context: UseCaseContext,
  runPart: RunPart,
) {
  const { feed } = context;
  const wanted = parseWirePosition(feed.logId(), request.headers['min-position']);
  // Waits until the read models show what the reader has already seen. The position is read before the rows, so that the
  // rows are at least as new as the position.
  const position = wanted === undefined ? feed.position() : await feed.waitForPosition(wanted, LIST_WAIT_MS);
  setPositionHeader(reply, await loadVisitor(request, context), context, position);
  try {
    const input = await inputOf(useCase, request, context);
    const outcome = await runPart(() => useCase.run(input, context));
    if (!('stream' in outcome)) return send(reply, useCase, outcome);
    return await sendStream(request, reply, { ...outcome, stream: readInTurns(outcome.stream, runPart) }, context);
  } catch (error) {
    if (!(error instanceof InvalidCursorError)) throw error;
    const errors = { cursor: 'The field “cursor” does not belong to this list.' };
    return sendRefusal(reply, refuse('invalid-request', { errors }));
  }
}

async function answerCommand(
  useCase: UseCase,
  request: FastifyRequest,
  reply: FastifyReply,
  context: UseCaseContext,
  runPart: RunPart,
) {
  const input = await inputOf(useCase, request, context);
  reply.header('idempotency-key', input.commandId);
  const outcome = await runPart(() => hashInTurnOf(input.network, () => useCase.run(input, context)));
  passCrashpoint('before-answer');
  if ('stream' in outcome) throw new Error(`${useCase.operation} is a command, which cannot answer with a stream`);
  if ('refusedRows' in outcome) reply.refusedRows = outcome.refusedRows ?? null;
  const { feed } = context;
  const ownPosition = 'position' in outcome ? outcome.position : undefined;
  // The position of the command's own event is sent without a session too: a person who has just confirmed their e-mail is
  // not signed in, and their page waits for the enrolment.
  if (ownPosition !== undefined) reply.header('position', formatWirePosition(feed.logId(), ownPosition));
  else setPositionHeader(reply, await loadVisitor(request, context), context, feed.position());
  return send(reply, useCase, outcome);
}

const answered = async (): Promise<void> => passCrashpoint('after-answer');

async function inputOf(useCase: UseCase, request: FastifyRequest, context: VisitorContext) {
  const person = await loadVisitor(request, context);
  const { params, query, body, headers } = request;
  const { ip = '' } = request as { ip?: string };
  return {
    params,
    query,
    body,
    headers,
    network: toIpAddressGroup(ip, 48),
    profile: profileOf(useCase, request, person),
    family: person?.family ?? null,
    session: person?.session ?? null,
    commandId: parseCommandId(headers),
    fingerprint: fingerprintRequest([useCase.operation, params, body]),
    ifMatch: parseIfMatch(headers),
  };
}

/** The profile that `run` gets, as the type of its input says. */
function profileOf(
  { applicants, families, beforeSecondFactor, own }: UseCase,
  { params, query }: FastifyRequest,
  person: SignedInPerson | null,
): Profile | null {
  if (!person) return null;
  const { profile, applicant, family, profileBeforeSecondFactor } = person;
  if (profileBeforeSecondFactor) return beforeSecondFactor ? profileBeforeSecondFactor : null;
  if (!family) return profile ?? (applicants ? applicant : null);
  if (!families) return null;
  // A request about another student was refused before. For its own account, a family counts as a student.
  return findChild(family, own?.({ params, query })) ?? { ...toOwnProfile(family), role: 'student', owner: false };
}

const toOwnProfile = ({ id, name, email }: FamilyAccount) => ({ id, name, email });

function send(reply: FastifyReply, useCase: UseCase, outcome: UseCaseResponse<unknown> | Refusal) {
  if ('refused' in outcome) return sendRefusal(reply, outcome);
  const { body, version, cookies = [] }: UseCaseResponse<unknown> = outcome;
  if (version !== undefined) reply.header('etag', formatETag(version));
  for (const cookie of cookies) reply.header('set-cookie', cookie);
  if (!useCase.answer) return reply.code(204).send();
  return reply.code(useCase.continuesAfterResponse === true || outcome.continuesAfterResponse ? 202 : 200).send(body);
}
