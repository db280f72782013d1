/** The rows of `desk.drafts`, each readable by its own person alone. */
import type { Sql } from 'postgres';
import type { KeyRing } from '#events/record/keys.ts';
import { inTurn } from '#services/command/in-turn.ts';
import { openDraft, sealDraft } from './sealed-draft.ts';

/** Bytes of one person's drafts: thousands of what people type, so that none ever has to make room for another. */
const BYTES_MAX = 32 * 1024 * 1024;
/** Bytes that each counts for beside its body. */
const ROW_BYTES = 1024;

export interface DraftPlace {
  readonly personId: string;
  /** See `draftKey` of the contract. */
  readonly key: string;
}
interface Standing {
  /** UTC instant. */
  readonly saved_at: string;
  readonly revision: number;
}
type Parts = { readonly sql: Sql; readonly keys: KeyRing };

/** The draft as it stands; undefined when there is none, or its person's key is gone. */
export async function findDraft(
  { sql, keys }: Parts,
  { personId, key }: DraftPlace,
): Promise<(Standing & { body: unknown }) | undefined> {
  const [row] = await sql<{ body: Uint8Array; saved_at: Date; revision: number }[]>`
    select body, saved_at, revision::float8 as revision from desk.drafts
    where person_id = ${personId} and key = ${key}`;
  if (row === undefined) return undefined;
  const own = await keys.forPerson(personId);
  if (own === undefined || own === 'erased') return undefined;
  return { ...standing(row), body: openDraft(row.body, own, key) };
}

/** When a draft was saved last, without opening it. */
export async function savedAt({ sql }: Pick<Parts, 'sql'>, { personId, key }: DraftPlace): Promise<string | undefined> {
  const [row] = await sql<{ saved_at: Date }[]>`
    select saved_at from desk.drafts where person_id = ${personId} and key = ${key}`;
  return row && instantOf(row.saved_at);
}

interface Save extends DraftPlace {
  readonly revision: number;
  readonly body: unknown;
  readonly now: Date;
}

/** Whatever somebody saves at once, each finds the room that is left by those before. */
const oneAfterTheOther = inTurn();

/**
 * Saves a draft that was typed upon `revision`, 0 where there was none. Changes nothing and answers `full` where the
 * person's drafts would take more room than there is for them, or undefined where another revision stands.
 */
export const writeDraft = (parts: Parts, save: Save): Promise<Standing | 'full' | undefined> =>
  oneAfterTheOther(save.personId, () => writeWhereThereIsRoom(parts, save));

async function writeWhereThereIsRoom(
  { sql, keys }: Parts,
  { personId, key, revision, body, now }: Save,
): Promise<Standing | 'full' | undefined> {
  const sealed = sealDraft(body, await keys.create(personId), key);
  if ((await bytesBeside(sql, { personId, key })) + ROW_BYTES + sealed.length > BYTES_MAX) return 'full';
  const at = now.toISOString();
  const rows =
    revision === 0
      ? await sql<Saved[]>`
          insert into desk.drafts (person_id, key, body, saved_at, revision)
          values (${personId}, ${key}, ${sealed}, ${at}, ${now.getTime()})
          on conflict do nothing
          returning saved_at, revision::float8 as revision`
      : await sql<Saved[]>`
          update desk.drafts
          set body = ${sealed}, saved_at = ${at}, revision = greatest(revision + 1, ${now.getTime()})
          where person_id = ${personId} and key = ${key} and revision = ${revision}
          returning saved_at, revision::float8 as revision`;
  const [saved] = rows;
  return saved && standing(saved);
}
interface Saved {
  readonly saved_at: Date;
  readonly revision: number;
}

/** Deletes a draft, where a revision is given only if it is the one that stands. */
export async function deleteDraft(
  { sql }: Pick<Parts, 'sql'>,
  { personId, key, revision }: DraftPlace & { revision?: number | undefined },
): Promise<void> {
  await sql`
    delete from desk.drafts
    where person_id = ${personId} and key = ${key} and revision = coalesce(${revision ?? null}, revision)`;
}

async function bytesBeside(sql: Sql, { personId, key }: DraftPlace): Promise<number> {
  const [sum] = await sql<{ bytes: number }[]>`
    select coalesce(sum(octet_length(body) + ${ROW_BYTES}::int), 0)::float8 as bytes from desk.drafts
    where person_id = ${personId} and key <> ${key}`;
  return sum?.bytes ?? 0;
}

const standing = ({ saved_at, revision }: Saved): Standing => ({ saved_at: instantOf(saved_at), revision });
const instantOf = (at: Date | string): string => new Date(at).toISOString();
