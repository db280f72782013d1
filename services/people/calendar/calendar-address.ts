import { hash, randomBytes } from 'node:crypto';
import type { Sql } from 'postgres';
import { calendarAddressResponse, makeCalendarAddressResponse } from '#contracts/calendar.ts';
import { fetchFamilyAccessStart } from '#projections/people/family-access/family-access-query.ts';
import { fetchProfile } from '#projections/people/profiles/profiles-query.ts';
import type { Context } from '#services/core/use-case/context.ts';
import { getStudentIdInPath, studentParams } from '#services/core/use-case/student-params.ts';
import { defineUseCase } from '#services/core/use-case/use-case.ts';

type AddressContext = Context<'sql' | 'readModels'>;

/** Whose address it is: of the student, or of a family account that sees the student. */
interface AddressOwner {
  readonly studentId: string;
  readonly accountId: string;
}

const TOKEN_BYTES = 24;
const hashCalendarToken = (token: string): string => hash('sha256', token);

/** The student whose classes an address shows; undefined if it is unknown, or its owner no longer sees the student. */
export async function findStudentOfToken(context: AddressContext, token: string) {
  const [address] = await context.sql<(AddressOwner & { createdAt: Date })[]>`
    select student_id as "studentId", account_id as "accountId", created_at as "createdAt"
    from desk.calendar_addresses where token_hash = ${hashCalendarToken(token)}`;
  if (!address || !(await isCurrent(context, address))) return undefined;
  const student = await fetchProfile(context.readModels.sql, address.studentId);
  return student?.archived_at === null ? { ...student, isOfFamily: address.accountId !== student.id } : undefined;
}

/** An address of a family ends with the access in which it was made, and does not come back with a later access. */
async function isCurrent(
  { readModels }: Context<'readModels'>,
  { studentId, accountId, createdAt }: AddressOwner & { readonly createdAt: Date },
): Promise<boolean> {
  if (accountId === studentId) return true;
  const start = await fetchFamilyAccessStart(readModels.sql, { accountId, studentId });
  return start !== undefined && new Date(start) <= createdAt;
}

async function loadAddressState(context: AddressContext, { studentId, accountId }: AddressOwner) {
  const [row] = await context.sql<{ created_at: Date }[]>`
    select created_at from desk.calendar_addresses where student_id = ${studentId} and account_id = ${accountId}`;
  const isShown = row && (await isCurrent(context, { studentId, accountId, createdAt: row.created_at }));
  return { body: { created_at: isShown ? row.created_at.toISOString() : null } };
}

async function makeAddress({ sql, clock }: Context<'sql' | 'clock'>, { studentId, accountId }: AddressOwner) {
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  await sql`
    insert into desk.calendar_addresses (student_id, account_id, token_hash, created_at)
    values (${studentId}, ${accountId}, ${hashCalendarToken(token)}, ${clock()})
    on conflict (student_id, account_id)
      do update set token_hash = excluded.token_hash, created_at = excluded.created_at`;
  return { body: { path: `/api/calendar/${token}.ics` } };
}

async function revokeAddress(sql: Sql, { studentId, accountId }: AddressOwner) {
  await sql`
    delete from desk.calendar_addresses where student_id = ${studentId} and account_id = ${accountId}`;
  return { body: undefined };
}

const toOwner = (input: { params: { id: string }; profile: { id: string }; family: { id: string } | null }) => ({
  studentId: input.params.id,
  accountId: (input.family ?? input.profile).id,
});

export const getCalendarAddress = defineUseCase({
  operation: 'getCalendarAddress',
  summary: 'Whether the student or family has an address for a calendar of the student’s classes, without the address',
  method: 'GET',
  path: '/api/students/:id/calendar',
  access: 'student',
  families: true,
  own: getStudentIdInPath,
  params: studentParams,
  answer: calendarAddressResponse,
  run: (input, context: AddressContext) => loadAddressState(context, toOwner(input)),
});

export const makeCalendarAddress = defineUseCase({
  operation: 'makeCalendarAddress',
  attempt: 'make an address for a calendar',
  summary:
    'Makes the address at which a calendar reads the student’s planned classes; an earlier one of the account ends',
  method: 'POST',
  path: '/api/students/:id/calendar',
  access: 'student',
  families: true,
  own: getStudentIdInPath,
  params: studentParams,
  answer: makeCalendarAddressResponse,
  run: (input, context: Context<'sql' | 'clock'>) => makeAddress(context, toOwner(input)),
});

export const revokeCalendarAddress = defineUseCase({
  operation: 'revokeCalendarAddress',
  attempt: 'end the address of a calendar',
  summary: 'Ends the account’s address at which a calendar reads the student’s planned classes',
  method: 'DELETE',
  path: '/api/students/:id/calendar',
  access: 'student',
  families: true,
  own: getStudentIdInPath,
  params: studentParams,
  run: (input, { sql }: Context<'sql'>) => revokeAddress(sql, toOwner(input)),
});
