import type { Sql } from 'postgres';
import type { EventStore } from '#events/store/port/event-store.ts';
import { assertCorrect } from '../harness/bench-row.ts';
import type { Contender } from './contender.ts';
import { createPayloadEvent } from './payload.ts';

/** Contender that appends to our log, as the program does. */
export const createRollbookContender = (store: EventStore, sql: Sql): Contender => ({
  name: 'Rollbook',
  async append(stream, version) {
    const outcome = await store.append(stream, [createPayloadEvent()], version === 0 ? 'no-stream' : version);
    const right = outcome.status === 'appended' && outcome.version === version + 1;
    assertCorrect(right, `append ${version + 1} of ${stream} was ${outcome.status}`);
  },
  async count() {
    return Number(await store.head());
  },
  async missing() {
    const [row] = await sql`
      select (select max(position) - count(*) from log.events)
        + (select coalesce(sum(missing), 0) from (select max(version) - count(*) as missing from log.events group by stream) s)
        as missing`;
    return Number(row?.missing);
  },
});
