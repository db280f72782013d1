import { expect, test, vi } from 'vitest';
import { openTestDatabase } from '#testing/database-fixture.ts';
import { deleteExpiredRows } from './delete-expired-rows.ts';

const now = new Date('2026-11-20T17:00:00Z');
const old = '2020-01-01T00:00:00Z';

test('deleteExpiredRows: deletes expired rows, and continues when one deletion fails', async () => {
  await using database = await openTestDatabase();
  const { sql } = database;
  await sql`
    insert into accounts."user" (id, name, email, "emailVerified", role, "createdAt")
    select gen_random_uuid(), 'Ann Lee', 'ann' || n || '@example.com', false, 'student',
      case n when 1 then ${old}::timestamptz else now() end
    from generate_series(1, 2) n`;
  await sql`
    insert into desk.picture_sources (address_digest, hash, fetched_at) values ('old', null, ${old}), ('new', null, ${now})`;
  await sql`alter table desk.drafts rename to drafts_away`;
  const warn = vi.fn();
  await deleteExpiredRows({ sql, clock: () => now, log: { warn } });
  expect(await sql`select email from accounts."user"`).toEqual([{ email: 'ann2@example.com' }]);
  expect(await sql`select address_digest from desk.picture_sources`).toEqual([{ address_digest: 'new' }]);
  expect(warn.mock.calls).toEqual([
    [{ error: expect.objectContaining({ code: '42P01' }) }, 'deleteOrphanedDrafts failed'],
  ]);
});
