/** The rows of `desk.drafts`, each readable by its own person alone. */
import type { Sql, TransactionSql } from 'postgres';
import type { KeyRing } from '#events/record/key-ring.ts';
import { RecordFault } from '#events/record/record-fault.ts';
import { requirePersonalKey } from '#events/record/require-personal-key.ts';
import type { LimitDefinition, SharedLimits } from '#services/limits/shared-limits.ts';
import { digestDraft, sealDraft, unsealDraft } from './sealed-draft.ts';
import { runShortTransaction } from './short-transaction.ts';

/** Bytes of one person's drafts: a few of the largest assignments, or hundreds of usual ones. */
const BYTES_MAX = 4 * 1024 * 1024;
/** Bytes that each draft counts for beside its body. */
const ROW_BYTES = 1024;

const KIB = 1024;
/** KiB that one person may write: the web saves the largest draft less than once within it. */
const writtenPerMinute: LimitDefinition = { name: 'draft-kib', points: 2 * KIB, windowSeconds: 60 };

export interface DraftPlace {
  readonly personId: string;
  /** See `draftKey` of the contract. */
  readonly key: string;
}
interface DraftVersion {
  /** UTC instant. */
  readonly saved_at: string;
  readonly revision: number;
}
interface Parts {
  readonly sql: Sql;
  readonly keys: KeyRing;
}

/** Undefined when there is no draft, or its person was erased. Throws RecordFault `key-missing` when they have no key. */
export async function findDraft(
  { sql, keys }: Parts,
  { personId, key }: DraftPlace,
): Promise<(DraftVersion & { body: unknown }) | undefined> {
  const [row] = await sql<(DraftRow & { body: Uint8Array })[]>`
    select body, saved_at, revision::float8 as revision from desk.drafts
    where person_id = ${personId} and key = ${key}`;
  if (row === undefined) return undefined;
  const own = await keys.forPerson(personId);
  if (own === 'erased') return undefined;
  if (own === undefined) throw new RecordFault('key-missing', 'the person is known and has no key', personId);
  return { ...toVersion(row), body: unsealDraft(row.body, own, key) };
}

/** When a draft was saved last, without opening it. */
export async function findSavedAt(
  { sql }: Pick<Parts, 'sql'>,
  { personId, key }: DraftPlace,
): Promise<string | undefined> {
  const [row] = await sql<{ saved_at: Date }[]>`
    select saved_at from desk.drafts where person_id = ${personId} and key = ${key}`;
  return row && toInstant(row.saved_at);
}

interface DraftSave extends DraftPlace {
  /** The revision that the body was typed upon; 0 where there was none. */
  readonly revision: number;
  readonly body: unknown;
  readonly now: Date;
}
/** `full`: the person's drafts would exceed their limit. `too-often`: too much was written within a minute. */
type DraftRefusal = 'full' | 'too-often';

/**
 * Saves a draft. Changes nothing and answers with the stored version when that has the same body already, with a refusal,
 * or with undefined where the stored revision is another one.
 */
export async function writeDraft(
  { sql, keys, limits }: Parts & { readonly limits: SharedLimits },
  save: DraftSave,
): Promise<DraftVersion | DraftRefusal | undefined> {
  const own = await requirePersonalKey(keys, save.personId);
  const digest = digestDraft(save.body, own, save.key);
  const stored = await findVersion(sql, save);
  if (stored?.digest && digest.equals(stored.digest)) return toVersion(stored);
  if ((stored?.revision ?? 0) !== save.revision) return undefined;

  const sealed = sealDraft(save.body, own, save.key);
  const { allowed } = await limits.consume(writtenPerMinute, save.personId, Math.ceil(sealed.length / KIB));
  if (!allowed) return 'too-often';
  return runShortTransaction(sql, async (tx): Promise<DraftVersion | DraftRefusal | undefined> => {
    // One save of a person at a time, in whatever copy of the program: each sums up the drafts that the others saved.
    await tx`select pg_advisory_xact_lock(hashtextextended(${`draft ${save.personId}`}, 0))`;
    if ((await sumOtherBytes(tx, save)) + ROW_BYTES + sealed.length > BYTES_MAX) return 'full';
    return storeDraft(tx, save, { sealed, digest });
  });
}

async function storeDraft(
  tx: TransactionSql,
  { personId, key, revision, now }: DraftSave,
  { sealed, digest }: { readonly sealed: Buffer; readonly digest: Buffer },
): Promise<DraftVersion | undefined> {
  const at = now.toISOString();
  const [row] =
    revision === 0
      ? await tx<DraftRow[]>`
          insert into desk.drafts (person_id, key, body, digest, saved_at, revision)
          values (${personId}, ${key}, ${sealed}, ${digest}, ${at}, ${now.getTime()})
          on conflict do nothing
          returning saved_at, revision::float8 as revision`
      : await tx<DraftRow[]>`
          update desk.drafts
          set body = ${sealed}, digest = ${digest}, saved_at = ${at},
            revision = greatest(revision + 1, ${now.getTime()})
          where person_id = ${personId} and key = ${key} and revision = ${revision}
          returning saved_at, revision::float8 as revision`;
  return row && toVersion(row);
}

interface DraftRow {
  readonly saved_at: Date;
  readonly revision: number;
}

async function findVersion(
  sql: Sql,
  { personId, key }: DraftPlace,
): Promise<(DraftRow & { digest: Uint8Array | null }) | undefined> {
  const [row] = await sql<(DraftRow & { digest: Uint8Array | null })[]>`
    select digest, saved_at, revision::float8 as revision from desk.drafts
    where person_id = ${personId} and key = ${key}`;
  return row;
}

/** Deletes a draft; where a revision is given, only if it is the stored one. */
export async function deleteDraft(
  { sql }: Pick<Parts, 'sql'>,
  { personId, key, revision }: DraftPlace & { revision?: number | undefined },
): Promise<void> {
  await sql`
    delete from desk.drafts
    where person_id = ${personId} and key = ${key} and revision = coalesce(${revision ?? null}, revision)`;
}

async function sumOtherBytes(tx: TransactionSql, { personId, key }: DraftPlace): Promise<number> {
  const [sum] = await tx<{ bytes: number }[]>`
    select coalesce(sum(octet_length(body) + ${ROW_BYTES}::int), 0)::float8 as bytes from desk.drafts
    where person_id = ${personId} and key <> ${key}`;
  return sum?.bytes ?? 0;
}

const toVersion = ({ saved_at, revision }: DraftRow): DraftVersion => ({ saved_at: toInstant(saved_at), revision });
const toInstant = (at: Date | string): string => new Date(at).toISOString();
