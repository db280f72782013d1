/** Definition of a use case: its route, its access rule, its schemas, and the function that runs it. */
import type { IncomingHttpHeaders } from 'node:http';
import type { z } from 'zod';
import type { AttemptWords } from '#contracts/activity.ts';
import type { ProblemCode } from '#contracts/problems.ts';
import type { Family, Profile } from '#contracts/session.ts';
import type { Session } from '#services/core/accounts/sessions.ts';
import type { Refusal } from '#services/platform/problems/refuse.ts';
import type { UseCaseContext } from './context.ts';

/**
 * Who may use a route. `signed-in` means anybody with a profile; `own` restricts students to their own data. `family` means
 * family accounts alone.
 */
export type UseCaseAccess = 'public' | 'signed-in' | 'student' | 'tutor' | 'owner' | 'family';

/**
 * What must join a person with the thing that their request names. Where it does not, students get the answer for a thing that
 * does not exist. `access-matrix.sampled.db.test.ts` compares the answers of every use case with what it states here.
 * - `everybody`: nothing; the request names nothing that belongs to somebody.
 * - `own-account`: `run` finds only what belongs to the signed-in account, whatever the request names.
 * - `own-practice-session`: the person started the practice session.
 * - `assigned-homework`: the homework is assigned to the student.
 * - `managed-homework`: the tutor created the homework; an owner manages that of every tutor.
 * - `homework-to-draft-about`: a student is assigned the homework, a tutor manages it.
 * - `race-of-own-group`: the student is in the group of the class race, or has joined it; tutors see every race.
 * - `another-tutor`: the tutor is not the person themselves.
 */
export type Relation =
  | 'everybody'
  | 'own-account'
  | 'own-practice-session'
  | 'assigned-homework'
  | 'managed-homework'
  | 'homework-to-draft-about'
  | 'race-of-own-group'
  | 'another-tutor';

/** Students and families may use no use case that does not state what must join them with its things. */
type StatedRelation<A extends UseCaseAccess> = A extends 'public' | 'tutor' | 'owner'
  ? unknown
  : { readonly own: object } | { readonly relation: Relation };

/**
 * How much a request computes, if it is more than most: `moderate` for about 15 ms, such as a statement; `high` for more, such
 * as a file.
 */
export type RequestCost = 'moderate' | 'high';

/** The person of a request; `profile` is null when the account has none or its role is unknown. */
export interface SignedInPerson {
  readonly session: Session;
  readonly profile: Profile | null;
  /** Profile of an account that no tutor has approved yet, with `awaiting_approval`; null for every other account. */
  readonly applicant: Profile | null;
  /** Profile of a tutor who must turn on the second factor first, with `needs_second_factor`; null for everybody else. */
  readonly profileBeforeSecondFactor: Profile | null;
  /** The family account, with its current children; null for every other account. */
  readonly family: FamilyAccount | null;
}

/** A family account as the person of a request. It has no profile. */
export interface FamilyAccount extends Omit<Family, 'children'> {
  /** The profiles of the current students whose classes the account sees now. */
  readonly children: readonly Profile[];
}

/** The child of a family account with this id; undefined if it may not see this student. Every access of a family is decided here. */
export const findChild = (family: FamilyAccount | null | undefined, studentId: string | undefined) =>
  family?.children.find(({ id }) => id === studentId);

type Reader = Pick<UseCaseInput<'signed-in', unknown, unknown, unknown>, 'profile' | 'family'>;
/** Whether a person may read about a student: tutors about everybody, a student about themselves, a family about its children. */
export const mayReadAbout = ({ profile, family }: Reader, studentId: string): boolean =>
  family ? findChild(family, studentId) !== undefined : profile.role === 'tutor' || profile.id === studentId;

/** The validated request that `run` gets. */
export interface UseCaseInput<A extends UseCaseAccess, Params, Query, Body> {
  readonly params: Params;
  readonly query: Query;
  readonly body: Body;
  /** The signed-in person. Null only when the access is public. See also `families`. */
  readonly profile: A extends 'public' ? Profile | null : Profile;
  /** The family account that sent the request, also where `profile` is that of its child; null for everybody else. */
  readonly family: FamilyAccount | null;
  readonly session: A extends 'public' ? Session | null : Session;
  /** The Idempotency-Key of the request, or a random one. */
  readonly commandId: string;
  /** Recognises a retry: SHA-256 of the operation, the path and the body. */
  readonly fingerprint: string;
  /** The expected version from If-Match; undefined without the header. */
  readonly ifMatch: number | undefined;
  readonly headers: IncomingHttpHeaders;
  /** The key of rate limits: the sender's IPv4 address or IPv6 /48, which one customer can own. See `toIpAddressGroup`. */
  readonly network: string;
}

/** One refused command of a request that holds a command for each of several students. */
export interface RefusedRequestRow {
  readonly studentId: string;
  readonly code: ProblemCode;
}

/** The response that `run` returns: its body, and the values of headers. */
export interface UseCaseResponse<Body> {
  readonly body: Body;
  /** Set when the work continues after this response, in a use case in which it `sometimes` does. */
  readonly continuesAfterResponse?: true;
  /** Version of the stream that the answer shows, sent as ETag. */
  readonly version?: number | undefined;
  /** Position of the last event of the command's stream. */
  readonly position?: bigint | undefined;
  /** Refused commands of a request that holds several, for the activity list. */
  readonly refusedRows?: readonly RefusedRequestRow[];
  /** Values of Set-Cookie headers. */
  readonly cookies?: readonly string[];
}

/** A file that is sent while its parts are read. A fault breaks the connection off, so that no file looks complete. */
export interface StreamedResponse {
  /** Texts in order. It is ended when the client closes the connection, and waits while the client does not read. */
  readonly stream: AsyncIterable<string>;
  readonly mediaType: string;
  /** Name under which the client saves the file, in ASCII. */
  readonly fileName: string;
}

interface Definition<
  A extends UseCaseAccess,
  Params extends z.ZodType,
  Query extends z.ZodType,
  Body extends z.ZodType,
  Answer extends z.ZodType,
  Needed,
  Result,
> {
  /** OpenAPI operation id (specification, section 7). */
  readonly operation: string;
  readonly summary: string;
  /** What a refused request attempted, for the activity. Every command has it but a sign-in, which has its own sentence. */
  readonly attempt?: AttemptWords;
  readonly method: 'GET' | 'POST' | 'DELETE';
  readonly path: `/${string}`;
  readonly access: A;
  /** True when people whose account no tutor has approved yet may use it; their profile has `awaiting_approval`. */
  readonly applicants?: true;
  /** True when tutors may use it before they turn on a required second factor; their profile has `needs_second_factor`. */
  readonly beforeSecondFactor?: true;
  /**
   * True when family accounts may use it as well. With `own`, `run` gets the profile of their child, so they may read what the
   * child may read, and a dispatched command is recorded as theirs. Without `own`, it must concern the signed-in account alone.
   */
  readonly families?: true;
  /** Id of the student whose rows are requested. A student is refused unless it is their own id. */
  readonly own?: (input: { params: z.output<Params>; query: z.output<Query> }) => string | undefined;
  /** See {@link Relation}. Without `own` and `relation`, the people of `access` may name every object. */
  readonly relation?: Relation;
  readonly params?: Params;
  readonly query?: Query;
  readonly body?: Body;
  /** Schema of the 200 answer; the answer is 204 without one. */
  readonly answer?: Answer;
  /** Media types of the files that it may answer with instead, see {@link StreamedResponse}. */
  readonly streams?: readonly string[];
  /** True when the work continues after the response, whose status is then 202; `sometimes` when each response decides. */
  readonly continuesAfterResponse?: true | 'sometimes';
  /** Maximum bytes of the body; the default is `BODY_BYTES_MAX`, or `PASSWORD_BODY_BYTES_MAX` with `limitsAttempts`. */
  readonly bodyLimit?: number;
  /** Milliseconds within which it answers; the server has a default. */
  readonly answersWithin?: number;
  /** Costly requests take turns, and what those of a student cost together is limited. */
  readonly cost?: RequestCost;
  /** True when it checks or creates a password or token: each address is limited to 300 requests per minute. */
  readonly limitsAttempts?: true;
  readonly run: (
    input: UseCaseInput<A, z.output<Params>, z.output<Query>, z.output<Body>>,
    context: Needed,
  ) => Promise<Result>;
}

type AnyResult = UseCaseResponse<unknown> | StreamedResponse | Refusal;
// biome-ignore lint/suspicious/noExplicitAny: the table of routes holds use cases of different shapes
export type UseCase<Needed = UseCaseContext> = Definition<any, any, any, any, any, Needed, AnyResult>;

/** The members of a union to which a value can be assigned. */
type Accepting<Value, Allowed> = Allowed extends unknown ? (Value extends Allowed ? Allowed : never) : never;
type KeyOf<Union> = Union extends unknown ? keyof Union : never;

/** The names of the fields of a value, at any depth, that the allowed type does not have. */
type ExcessField<Value, Allowed> = Value extends readonly (infer Item)[]
  ? Allowed extends readonly (infer AllowedItem)[]
    ? ExcessField<Item, AllowedItem>
    : never
  : Value extends object
    ? ExcessFieldOfObject<Value, Accepting<Value, Allowed>>
    : never;
type ExcessFieldOfObject<Value extends object, Allowed> =
  | Exclude<keyof Value, KeyOf<Allowed>>
  | {
      [Key in keyof Value]-?: Allowed extends { [K in Key]?: infer Field } ? ExcessField<Value[Key], Field> : never;
    }[keyof Value];

type ExcessFieldOfResult<Result, Answer> = Result extends { readonly body: infer Body }
  ? ExcessField<Body, Answer>
  : never;

/** Requires a property that no use case has when `run` answers with fields that the schema of the answer lacks. */
type ExactResponse<Result, Answer> = [ExcessFieldOfResult<Result, Answer>] extends [never]
  ? unknown
  : { readonly fieldsMissingInResponse: ExcessFieldOfResult<Result, Answer> };

/**
 * Infers the input types of `run` from the schemas. The second parameter of `run` declares the parts it needs. The body that
 * `run` answers with must have exactly the fields of `answer`.
 */
export const defineUseCase = <
  const A extends UseCaseAccess,
  Params extends z.ZodType = z.ZodUndefined,
  Query extends z.ZodType = z.ZodUndefined,
  Body extends z.ZodType = z.ZodUndefined,
  Answer extends z.ZodType = z.ZodUndefined,
  Needed = unknown,
  Result extends UseCaseResponse<z.input<Answer>> | StreamedResponse | Refusal =
    | UseCaseResponse<z.input<Answer>>
    | StreamedResponse
    | Refusal,
>(
  definition: Definition<A, Params, Query, Body, Answer, Needed, Result> &
    ExactResponse<Result, z.input<Answer>> &
    StatedRelation<A>,
): UseCase<Needed> => definition;
