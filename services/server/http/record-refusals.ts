/** Records refused commands in `desk.refusals`. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { AttemptWords } from '#contracts/activity.ts';
import { type ProblemCode, problems } from '#contracts/problems.ts';
import type { RefusalLog } from '#services/core/refusal-log/refusal-log.ts';
import type { SignedInPerson, UseCase } from '#services/core/use-case/use-case.ts';
import { loadVisitor, type VisitorContext } from './visitor.ts';

/** Recorded in place of the operation id when a student calls an operation that students have no access to. */
const FORBIDDEN_OPERATION = 'forbidden';

/** What a refused request of each use case attempted, by its operation id. */
export const toAttempts = (useCases: readonly UseCase[]): ReadonlyMap<string, AttemptWords> =>
  new Map([
    [FORBIDDEN_OPERATION, 'do what only tutors may do'],
    ...useCases.flatMap(({ operation, attempt }) => (attempt === undefined ? [] : [[operation, attempt] as const])),
  ]);

const SIGN_IN = 'signIn';
const failedSignIn: readonly ProblemCode[] = ['wrong-credentials', 'wrong-code', 'too-many-requests'];
/** The paths with the id of the person whom a request is about. */
const PERSON_PATHS = ['/api/students/:id', '/api/tutors/:id'];

/**
 * Returns a hook that records refused commands of signed-in people and failed sign-ins. It runs after the answer has been
 * sent, so that it delays nobody. It keeps no typed text; a typed e-mail is resolved to its account.
 */
export const createRefusalRecorder =
  ({ operation, path }: UseCase, context: VisitorContext, refusals: RefusalLog) =>
  async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    const { refusedAs: code, refusedRows, statusCode } = reply;
    if (refusedRows !== null && refusedRows.length > 0) {
      const actorId = (await personOf(request, context))?.session.userId ?? null;
      for (const row of refusedRows)
        refusals.note({ kind: 'command-refused', operation, ...row, actorId, email: null });
    }
    if (code == null || statusCode < 400 || statusCode >= 500 || problems[code].unlisted) return;
    if (operation === SIGN_IN) {
      if (!failedSignIn.includes(code)) return;
      const about = { actorId: null, studentId: null, email: emailIn(request) };
      refusals.note({ kind: 'sign-in-failed', operation, code, ...about });
      return;
    }
    const person = await personOf(request, context, code);
    if (person === null) return;
    const actorId = person.session.userId;
    const about = PERSON_PATHS.some((each) => path.startsWith(each)) ? idIn(request) : null;
    // A student could try every operation with every other id, and each attempt would become a separate row.
    const isTutor = person.profile?.role === 'tutor';
    const studentId = isTutor || about === actorId ? about : null;
    const what = isTutor || code !== 'unauthorized' ? operation : FORBIDDEN_OPERATION;
    refusals.note({ kind: 'command-refused', operation: what, code, actorId, studentId, email: null });
  };

/**
 * The signed-in person, or null. A rate-limited request uses only a cached session, because it is not worth a look-up.
 */
async function personOf(
  request: FastifyRequest,
  context: VisitorContext,
  code?: ProblemCode,
): Promise<SignedInPerson | null> {
  const looking = code === 'too-many-requests' ? request.lookup : loadVisitor(request, context);
  const person = (await looking?.catch(() => null)) ?? null;
  // An account without approval must not be able to fill the activity list of the owner.
  return person?.applicant ? null : person;
}

/** The person's id in the path. It is validated here, because the request may have been refused before validation. */
const idIn = ({ params }: FastifyRequest): string | null => idParam.safeParse(params).data?.id ?? null;
const idParam = z.object({ id: z.uuid().toLowerCase() });

const emailIn = ({ body }: FastifyRequest): string | null => emailBody.safeParse(body).data?.email ?? null;
const emailBody = z.object({ email: z.string() });
