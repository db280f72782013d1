import { expect, test } from 'vitest';
import { openTestDatabase } from '#testing/database-fixture.ts';
import { toStoredEvent } from '../port/stored-text.ts';
import { createEventFixture } from '../test/event-fixtures.ts';
import { copyIntoEmptyLog } from './copy-into-empty-log.ts';

const stored = (version: number, changes: Parameters<typeof createEventFixture>[0] = {}) =>
  toStoredEvent({ ...createEventFixture(changes), stream: 's', version, position: BigInt(version) });

test('copyIntoEmptyLog: throws why PostgreSQL refused an event, also the last one, and leaves the log empty', async () => {
  await using database = await openTestDatabase();
  const id = crypto.randomUUID();
  const refused = [[stored(1, { id }), stored(2, { id })], [stored(1), stored(1)], [stored(1, { data: '{' })]];
  for (const events of refused) {
    const copying = copyIntoEmptyLog(
      database.sql,
      (async function* () {
        yield events;
      })(),
      async () => {},
    );
    await expect(copying).rejects.toThrow(/duplicate key|invalid input syntax/);
    expect(await database.sql`select from log.events`).toHaveLength(0);
  }
});
