/** Reads and writes `desk.drafts`. Each draft is sealed under its person's key. */
import type { Sql, TransactionSql } from 'postgres';
import { toDraftTag } from '#contracts/tags.ts';
import { RecordFault } from '#events/kernel/record-fault.ts';
import type { KeyRing } from '#events/record/key-ring.ts';
import { requirePersonalKey } from '#events/record/require-personal-key.ts';
import { notifyPerson } from '#services/core/feed/notify-tags.ts';
import { renewPictures } from '#services/learning/pictures/picture-store.ts';
import type { LimitDefinition, SharedLimits } from '#services/platform/limits/shared-limits.ts';
import { runShortTransaction } from '#services/platform/run-short-transaction.ts';
import { digestDraft, sealDraft, unsealDraft } from './sealed-draft.ts';

/** Limit of all drafts of one person in bytes: a few of the largest assignments, or hundreds of usual ones. */
const BYTES_MAX = 4 * 1024 * 1024;
/** Bytes that each draft counts in addition to its body. */
const ROW_BYTES = 1024;

const KIB = 1024;
/** KiB that one person may write per minute. The web saves the largest draft less often than that. */
const writtenPerMinute: LimitDefinition = { name: 'draft-kib', points: 2 * KIB, windowSeconds: 60 };

export interface DraftId {
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

/** Returns undefined if there is no draft or the person was erased. Throws RecordFault `key-missing` if the key is missing. */
export async function findDraft(
  { sql, keys }: Parts,
  { personId, key }: DraftId,
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

/** Returns the UTC instant of a draft's last save without unsealing it; undefined if there is none. */
export async function findDraftSavedAt(
  { sql }: Pick<Parts, 'sql'>,
  { personId, key }: DraftId,
): Promise<string | undefined> {
  const [row] = await sql<{ saved_at: Date }[]>`
    select saved_at from desk.drafts where person_id = ${personId} and key = ${key}`;
  return row && toInstant(row.saved_at);
}

/** The number of answered questions in each of these drafts of one person that answers any, by key. */
export async function fetchAnsweredCounts(
  { sql }: Pick<Parts, 'sql'>,
  personId: string,
  keys: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const rows = await sql<{ key: string; answered: number }[]>`
    select key, answered from desk.drafts
    where person_id = ${personId} and key = any(${[...keys]}) and answered > 0`;
  return new Map(rows.map(({ key, answered }) => [key, answered]));
}

interface DraftSave extends DraftId {
  /** The revision that the edit is based on; 0 if there was no draft. */
  readonly revision: number;
  readonly body: unknown;
  /** The number of questions that a draft of answers answers; null for every other draft. */
  readonly answered: number | null;
  readonly now: Date;
}
/** `full`: the person's drafts would exceed their limit. `too-often`: too much was written within a minute. */
type DraftRefusal = 'full' | 'too-often';

/**
 * Saves a draft, notifies the pages of its person, and returns its new version. Writes nothing if the stored body is equal (returns the stored version), if a
 * limit is exceeded (returns the refusal), or if the stored revision differs from the given one (returns undefined).
 */
export async function writeDraft(
  { sql, keys, limits }: Parts & { readonly limits: SharedLimits },
  save: DraftSave,
): Promise<DraftVersion | DraftRefusal | undefined> {
  const own = await requirePersonalKey(keys, save.personId);
  const digest = digestDraft(save.body, own, save.key);
  const stored = await findVersion(sql, save);
  if (stored && digest.equals(stored.digest)) return toVersion(stored);
  if ((stored?.revision ?? 0) !== save.revision) return undefined;

  const sealed = sealDraft(save.body, own, save.key);
  const { allowed } = await limits.consume(writtenPerMinute, save.personId, Math.ceil(sealed.length / KIB));
  if (!allowed) return 'too-often';
  const saved = await runShortTransaction(sql, async (tx): Promise<DraftVersion | DraftRefusal | undefined> => {
    // The lock serialises the saves of one person across all copies of the program, so that each sum includes the others.
    await tx`select pg_advisory_xact_lock(hashtextextended(${`draft ${save.personId}`}, 0))`;
    if ((await sumOtherBytes(tx, save)) + ROW_BYTES + sealed.length > BYTES_MAX) return 'full';
    await renewPictures(tx, JSON.stringify(save.body), save.now);
    return storeDraft(tx, save, { sealed, digest });
  });
  if (typeof saved === 'object') await notifyPerson(sql, save.personId, toDraftTag(save.key, saved.revision));
  return saved;
}

async function storeDraft(
  tx: TransactionSql,
  { personId, key, revision, answered, now }: DraftSave,
  { sealed, digest }: { readonly sealed: Buffer; readonly digest: Buffer },
): Promise<DraftVersion | undefined> {
  const at = now.toISOString();
  const [row] =
    revision === 0
      ? await tx<DraftRow[]>`
          insert into desk.drafts (person_id, key, body, digest, answered, saved_at, revision)
          values (${personId}, ${key}, ${sealed}, ${digest}, ${answered}, ${at}, ${now.getTime()})
          on conflict do nothing
          returning saved_at, revision::float8 as revision`
      : await tx<DraftRow[]>`
          update desk.drafts
          set body = ${sealed}, digest = ${digest}, answered = ${answered}, saved_at = ${at},
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
  { personId, key }: DraftId,
): Promise<(DraftRow & { digest: Uint8Array }) | undefined> {
  const [row] = await sql<(DraftRow & { digest: Uint8Array })[]>`
    select digest, saved_at, revision::float8 as revision from desk.drafts
    where person_id = ${personId} and key = ${key}`;
  return row;
}

/**
 * Deletes a draft and notifies the pages of its person; with a revision, only if the stored draft still has it. Where nothing is
 * deleted, nobody is notified.
 */
export async function deleteDraft(
  { sql }: Pick<Parts, 'sql'>,
  { personId, key, revision }: DraftId & { revision?: number | undefined },
): Promise<void> {
  const deleted = await sql`
    delete from desk.drafts
    where person_id = ${personId} and key = ${key} and revision = coalesce(${revision ?? null}, revision)`;
  if (deleted.count > 0) await notifyPerson(sql, personId, toDraftTag(key, 0));
}

async function sumOtherBytes(tx: TransactionSql, { personId, key }: DraftId): Promise<number> {
  const [sum] = await tx<{ bytes: number }[]>`
    select coalesce(sum(octet_length(body) + ${ROW_BYTES}::int), 0)::float8 as bytes from desk.drafts
    where person_id = ${personId} and key <> ${key}`;
  return sum?.bytes ?? 0;
}

const toVersion = ({ saved_at, revision }: DraftRow): DraftVersion => ({ saved_at: toInstant(saved_at), revision });
const toInstant = (at: Date | string): string => new Date(at).toISOString();
