/** What a use case is to the server: its route, who may use it, its schemas, and the function that answers. */
import type { IncomingHttpHeaders } from 'node:http';
import type { z } from 'zod';
import type { ProblemCode } from '#contracts/problem.ts';
import type { Profile } from '#contracts/session.ts';
import type { Session } from '#services/accounts/sessions.ts';
import type { UseCaseContext } from './context.ts';
import type { Refusal } from './problems.ts';

/** `signed-in` is anybody with a profile; a student gets only what `own` says is about them. */
export type Access = 'public' | 'signed-in' | 'student' | 'tutor' | 'owner';

/** The person of a request; `profile` is null while an account has none, or one whose role is unknown. */
export interface SignedInPerson {
  readonly session: Session;
  readonly profile: Profile | null;
  /** Set instead of the profile while no tutor has approved the account; `awaiting_approval` is set in it. */
  readonly applicant: Profile | null;
}

export interface Input<A extends Access, Params, Query, Body> {
  readonly params: Params;
  readonly query: Query;
  readonly body: Body;
  /** Who asks. Null only where the access is public. */
  readonly profile: A extends 'public' ? Profile | null : Profile;
  readonly session: A extends 'public' ? Session | null : Session;
  /** The Idempotency-Key of the request, or one that the server made. */
  readonly commandId: string;
  /** The version named by If-Match. */
  readonly ifMatch: number | undefined;
  readonly headers: IncomingHttpHeaders;
  /** Of the sender, as limits count it: see `toAddressGroup`. */
  readonly address: string;
}

export interface RefusedRow {
  readonly studentId: string;
  readonly code: ProblemCode;
}

export interface UseCaseAnswer<Body> {
  readonly body: Body;
  /** Version of the stream that the answer shows: the ETag. */
  readonly version?: number | undefined;
  /** Position of the last event of the command's stream. */
  readonly position?: bigint | undefined;
  /** Of a request that holds several commands: those that were refused, for the activity. */
  readonly refusedRows?: readonly RefusedRow[];
  /** Values of Set-Cookie. */
  readonly cookies?: readonly string[];
}

interface Definition<
  A extends Access,
  Params extends z.ZodType,
  Query extends z.ZodType,
  Body extends z.ZodType,
  Answer extends z.ZodType,
  Needed,
> {
  /** OpenAPI operation id (specification, section 7). */
  readonly operation: string;
  readonly summary: string;
  readonly method: 'GET' | 'POST' | 'DELETE';
  readonly path: `/${string}`;
  readonly access: A;
  /** Open also to people whose account no tutor has approved yet; their profile says so. */
  readonly applicants?: true;
  /** The student whose rows are asked for; a student may ask for their own alone. */
  readonly own?: (input: { params: z.output<Params>; query: z.output<Query> }) => string | undefined;
  readonly params?: Params;
  readonly query?: Query;
  readonly body?: Body;
  /** Schema of a 200 answer; without one the answer is 204. */
  readonly answer?: Answer;
  /** Bytes that the body may have, where it is not `BODY_MAX`, or `ATTEMPT_BODY_MAX` for attempts. */
  readonly bodyLimit?: number;
  /** Milliseconds within which it answers, where it is not the usual time. */
  readonly answersWithin?: number;
  /** Checks a password or token, or makes one: each address may try this 300 times a minute, with a small body. */
  readonly limitsAttempts?: true;
  readonly run: (
    input: Input<A, z.output<Params>, z.output<Query>, z.output<Body>>,
    context: Needed,
  ) => Promise<UseCaseAnswer<z.input<Answer>> | Refusal>;
}

// biome-ignore lint/suspicious/noExplicitAny: the table of routes holds use cases of different shapes
export type UseCase<Needed = UseCaseContext> = Definition<any, any, any, any, any, Needed>;

/** Ties the types of a use case's schemas to its function, whose second parameter names the parts that it needs. */
export const defineUseCase = <
  const A extends Access,
  Params extends z.ZodType = z.ZodUndefined,
  Query extends z.ZodType = z.ZodUndefined,
  Body extends z.ZodType = z.ZodUndefined,
  Answer extends z.ZodType = z.ZodUndefined,
  Needed = unknown,
>(
  definition: Definition<A, Params, Query, Body, Answer, Needed>,
): UseCase<Needed> => definition;
