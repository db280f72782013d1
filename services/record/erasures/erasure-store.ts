/** Reads and writes `desk.erasures`: how far the erasures are. */
import type { ISql, JSONValue, Sql } from 'postgres';
import { NIL, v5 as uuidv5 } from 'uuid';
import type { Actor } from '#events/kernel/recorded-event.ts';

export interface ErasureRequest {
  readonly person: string;
  /** The key of the command; those of the commands that it takes follow from it. */
  readonly commandId: string;
  readonly actor: Actor;
}

/** The request of the program itself, for somebody whom the log or a list of erased people names. */
export const toOwnRequest = (person: string): ErasureRequest => ({
  ...{ person, commandId: uuidv5('erase', person) },
  actor: { id: NIL, role: 'system' },
});

/** Stores a request. One that is finished stays as it is, and one that is not finished is carried out by the new one. */
export const storeErasureRequest = async (sql: ISql, { person, ...request }: ErasureRequest): Promise<void> => {
  await sql`
    insert into desk.erasures (person_id, request) values (${person}, ${sql.json(request as unknown as JSONValue)})
    on conflict (person_id) do update set request = excluded.request where erasures.deleted_at is null`;
};

/** Deletes a request that was refused. */
export const deleteErasureRequest = async (sql: Sql, person: string): Promise<void> => {
  await sql`delete from desk.erasures where person_id = ${person} and deleted_at is null`;
};

export const recordErasureStep = async (sql: Sql, person: string, step: 'deleted' | 'rewritten'): Promise<void> => {
  await (step === 'deleted'
    ? sql`update desk.erasures set deleted_at = coalesce(deleted_at, now()) where person_id = ${person}`
    : sql`update desk.erasures set rewritten_at = coalesce(rewritten_at, now()) where person_id = ${person}`);
};

/**
 * Begins again for those of these people whom the database knows again, or does not know to be erased: a restored or imported
 * database may be older than the log.
 */
export const reopenErasures = async (sql: Sql, people: readonly string[]): Promise<void> => {
  if (people.length === 0) return;
  const requests = people.map((person) => ({ person_id: person, request: toOwnRequest(person) }));
  await sql`
    insert into desk.erasures (person_id, request)
    select person_id, request from json_to_recordset(${JSON.stringify(requests)}::text::json)
      as erased (person_id uuid, request jsonb)
    on conflict do nothing`;
  await sql`
    update desk.erasures e set deleted_at = null, rewritten_at = null
    where person_id = any(${[...people]}::uuid[]) and deleted_at is not null and (
      exists (select from desk.personal_keys k where k.person_id = e.person_id and k.wrapped is not null)
      or exists (select from accounts."user" u where u.id = e.person_id))`;
};

export const listUnfinishedErasures = async (sql: Sql): Promise<ErasureRequest[]> => {
  const rows = await sql<{ person: string; request: Omit<ErasureRequest, 'person'> }[]>`
    select person_id as person, request from desk.erasures where rewritten_at is null order by requested_at, person_id`;
  return rows.map(({ person, request }) => ({ ...request, person }));
};
