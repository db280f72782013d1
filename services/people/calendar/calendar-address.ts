import { hash, randomBytes } from 'node:crypto';
import { calendarAddressResponse, makeCalendarAddressResponse } from '#contracts/calendar.ts';
import type { Context } from '#services/core/use-case/context.ts';
import { defineUseCase } from '#services/core/use-case/use-case.ts';

const TOKEN_BYTES = 24;
export const hashCalendarToken = (token: string): string => hash('sha256', token);

export const getCalendarAddress = defineUseCase({
  operation: 'getCalendarAddress',
  summary: 'Whether the student has an address for their calendar, without the address',
  method: 'GET',
  path: '/api/calendar',
  access: 'student',
  answer: calendarAddressResponse,
  run: async ({ profile }, { sql }: Context<'sql'>) => {
    const [row] = await sql<{ created_at: Date }[]>`
      select created_at from desk.calendar_addresses where student_id = ${profile.id}`;
    return { body: { created_at: row?.created_at.toISOString() ?? null } };
  },
});

export const makeCalendarAddress = defineUseCase({
  operation: 'makeCalendarAddress',
  attempt: 'make an address for their calendar',
  summary: 'Makes the address at which a calendar reads the student’s planned classes; an earlier one ends',
  method: 'POST',
  path: '/api/calendar',
  access: 'student',
  answer: makeCalendarAddressResponse,
  run: async ({ profile }, { sql, clock }: Context<'sql' | 'clock'>) => {
    const token = randomBytes(TOKEN_BYTES).toString('base64url');
    await sql`
      insert into desk.calendar_addresses (student_id, token_hash, created_at)
      values (${profile.id}, ${hashCalendarToken(token)}, ${clock()})
      on conflict (student_id) do update set token_hash = excluded.token_hash, created_at = excluded.created_at`;
    return { body: { path: `/api/calendar/${token}.ics` } };
  },
});

export const revokeCalendarAddress = defineUseCase({
  operation: 'revokeCalendarAddress',
  attempt: 'end the address of their calendar',
  summary: 'Ends the address at which a calendar reads the student’s planned classes',
  method: 'DELETE',
  path: '/api/calendar',
  access: 'student',
  run: async ({ profile }, { sql }: Context<'sql'>) => {
    await sql`delete from desk.calendar_addresses where student_id = ${profile.id}`;
    return { body: undefined };
  },
});
