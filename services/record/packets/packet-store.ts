/** Reads and writes `desk.packets`. The file of a packet is sealed under the key of the student that it is about. */

import { createHmac } from 'node:crypto';
import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import type { Sql } from 'postgres';
import { RecordFault } from '#events/kernel/record-fault.ts';
import type { KeyRing, PersonalKey } from '#events/record/key-ring.ts';
import { requirePersonalKey } from '#events/record/require-personal-key.ts';
import { unwrapKey, wrapKey } from '#services/platform/personal-keys/wrap-key.ts';

/** Compress in a thread of Node's own. */
const [compress, decompress] = [promisify<string, Buffer>(gzip), promisify<Uint8Array, Buffer>(gunzip)];

/** Seals the bytes of a packet under the key of the student that it is about, bound to that student and the packet's id. */
const sealPacket = async (text: string, key: PersonalKey, id: string): Promise<Buffer> =>
  wrapKey(derivePacketKey(key), await compress(text), toContext(key, id));

/** The kept bytes are not those of this packet, or the student is another one than when it was made. */
export class PacketUnreadableError extends Error {
  override readonly name = 'PacketUnreadableError';
}

/** Throws PacketUnreadableError if the key differs, the bytes belong to another packet, or a byte was changed. */
const unsealPacket = async (sealed: Uint8Array, key: PersonalKey, id: string): Promise<string> => {
  try {
    return (await decompress(unwrapKey(derivePacketKey(key), sealed, toContext(key, id)))).toString('utf8');
  } catch (error) {
    throw new PacketUnreadableError(`The packet ${id} cannot be read.`, { cause: error });
  }
};

const derivePacketKey = ({ secret }: PersonalKey): Buffer =>
  createHmac('sha256', secret).update('rollbook packet').digest();

const toContext = ({ personId }: PersonalKey, id: string): string => `${personId} packet ${id}`;

interface Parts {
  readonly sql: Sql;
  readonly keys: KeyRing;
}

/** What the lists show of a packet. It holds no personal text. */
export interface PacketEntry {
  readonly id: string;
  readonly studentId: string;
  readonly madeAt: Date;
  readonly madeBy: string;
  readonly from: string;
  readonly to: string;
  readonly lastVersion: number;
  readonly code: string;
}

export type NewPacket = PacketEntry & { readonly request: string; readonly text: string };

/** The student of a packet and the hash of the request that made it; undefined if there is none with this id. */
export const findPacket = async (
  sql: Sql,
  id: string,
): Promise<{ readonly studentId: string; readonly request: string } | undefined> => {
  const [row] = await sql<{ studentId: string; request: string }[]>`
    select student_id as "studentId", request from desk.packets where id = ${id}`;
  return row;
};

/** Keeps a packet under the next number. The first of two packets with the same id stays. */
export const insertPacket = async ({ sql, keys }: Parts, packet: NewPacket): Promise<void> => {
  const { id, studentId, madeAt, madeBy, from, to, lastVersion, code, request, text } = packet;
  const body = await sealPacket(text, await requirePersonalKey(keys, studentId), id);
  await sql.begin(async (tx) => {
    await tx`select from desk.packet_numbers for update`;
    const inserted = await tx`
      insert into desk.packets
        (id, student_id, made_at, made_by, period_from, period_to, last_version, code, request, body, number)
      select ${id}, ${studentId}, ${madeAt}, ${madeBy}, ${from}, ${to}, ${lastVersion}, ${code}, ${request}, ${body}, made + 1
      from desk.packet_numbers
      on conflict (id) do nothing`.execute();
    await tx`update desk.packet_numbers set made = made + ${inserted.count}`;
  });
};

/**
 * The file of a student's packet, byte for byte, and the last version of the student's stream that it knows; undefined if there is none or the person was erased. Throws
 * PacketUnreadableError, and RecordFault if the student has no key.
 */
export const loadPacket = async (
  { sql, keys }: Parts,
  { studentId, id }: { readonly studentId: string; readonly id: string },
): Promise<(Pick<NewPacket, 'text'> & Pick<PacketEntry, 'lastVersion'>) | undefined> => {
  const [row] = await sql<{ body: Uint8Array; lastVersion: number }[]>`
    select body, last_version as "lastVersion" from desk.packets where id = ${id} and student_id = ${studentId}`;
  if (row === undefined) return undefined;
  const key = await keys.forPerson(studentId);
  if (key === 'erased') return undefined;
  if (key === undefined) throw new RecordFault('key-missing', 'the person is known and has no key', studentId);
  return { text: await unsealPacket(row.body, key, id), lastVersion: row.lastVersion };
};

interface PacketPage {
  readonly studentId?: string;
  /** The last row of the page before. */
  readonly after?: { readonly madeAt: string; readonly id: string } | undefined;
  readonly limit: number;
}

/** Packets, newest first, without those of people who were erased. */
export const listPackets = async (sql: Sql, { studentId, after, limit }: PacketPage): Promise<PacketEntry[]> => sql<
  PacketEntry[]
>`
    select id, student_id as "studentId", made_at as "madeAt", made_by as "madeBy", period_from::text as "from",
      period_to::text as "to", last_version as "lastVersion", code
    from desk.packets p
    where (${studentId ?? null}::uuid is null or student_id = ${studentId ?? null})
      and (${after?.madeAt ?? null}::timestamptz is null
        or (made_at, id) < (${after?.madeAt ?? null}::timestamptz, ${after?.id ?? null}::uuid))
      and exists (select 1 from desk.personal_keys k where k.person_id = p.student_id and k.erased_at is null)
    order by made_at desc, id desc limit ${limit}`;

export type KeptPacket = PacketEntry & { readonly number: number };

/** All packets after a number, in the order in which they were made, also those of people who are not known. */
export const listKeptPackets = async (sql: Sql, after: number, limit: number): Promise<KeptPacket[]> => sql<
  KeptPacket[]
>`
    select id, student_id as "studentId", made_at as "madeAt", made_by as "madeBy", period_from::text as "from",
      period_to::text as "to", last_version as "lastVersion", code, number::int as number
    from desk.packets where number > ${after} order by number limit ${limit}`;

/** The numbers of packets that were made, are not kept, and were not deleted with an erased person. */
export const listMissingPackets = async (sql: Sql, limit: number): Promise<number[]> => {
  const rows = await sql<{ number: number }[]>`
    select n.number::int as number
    from desk.packet_numbers m
    cross join generate_series(1, greatest(m.made, (select max(p.number) from desk.packets p))) as n (number)
    where not exists (select from desk.packets p where p.number = n.number)
      and not exists (select from desk.erased_packets e where e.number = n.number)
    order by n.number limit ${limit}`;
  return rows.map(({ number }) => number);
};

/** Deletes the packets of people who were erased. Nobody can open them. */
export async function deletePacketsOfErased(sql: Sql): Promise<void> {
  await sql`
    with deleted as (
      delete from desk.packets
      where student_id in (select person_id from desk.personal_keys where erased_at is not null)
      returning number
    )
    insert into desk.erased_packets (number) select number from deleted`;
}
