/** Access to the tables `desk.pictures` and `desk.picture_sources`. */
import { createHash } from 'node:crypto';
import type { Fragment, ISql, Sql } from 'postgres';
import { isUploadedPictureAddress } from '#contracts/picture-paths.ts';
import type { StoredPicture } from '#contracts/pictures.ts';
import type { EncodedPicture } from './encode-picture.ts';

/** Days after which an address that had no usable picture is forgotten. */
const FAILED_LOOKUP_DAYS = 200;

const PATH = '/api/pictures/';

/** The answer to an upload: the path and the size of the picture. */
export const toStoredPicture = ({ hash, width, height }: Omit<EncodedPicture, 'bytes'>): StoredPicture => ({
  picture: PATH + hash,
  width,
  height,
});

const toHash = (uploaded: string): string => uploaded.slice(PATH.length);
const toAddressDigest = (address: string): string => createHash('sha256').update(address).digest('hex');

/** Stores a picture under its hash. Storing it again starts its retention anew. */
export async function storePicture(sql: Sql, { hash, bytes, width, height }: EncodedPicture, now: Date): Promise<void> {
  await sql`
    insert into desk.pictures (hash, bytes, width, height, created_at)
    values (${hash}, ${bytes}, ${width}, ${height}, ${now.toISOString()})
    on conflict (hash) do update set created_at = excluded.created_at`;
}

/** Starts the retention of the unused pictures anew that a draft names. */
export async function renewPictures(sql: ISql, draft: string, now: Date): Promise<void> {
  const hashes = new Set(Array.from(draft.matchAll(/\/api\/pictures\/([\da-f]{64})/g), ([, hash]) => hash as string));
  if (hashes.size > 0)
    await sql`
      update desk.pictures set created_at = ${now.toISOString()} where not used and hash = any(${[...hashes]})`;
}

/** Stores which picture was found at an address; `hash` is null when there was no usable picture. */
export async function storePictureLookup(sql: Sql, address: string, hash: string | null, now: Date): Promise<void> {
  await sql`
    insert into desk.picture_sources (address_digest, hash, fetched_at)
    values (${toAddressDigest(address)}, ${hash}, ${now.toISOString()})
    on conflict (address_digest) do update set hash = excluded.hash, fetched_at = excluded.fetched_at`;
}

/** The last fetch of an address: the picture that was found, or nulls if there was no usable one. */
export interface PictureLookup {
  readonly hash: string | null;
  readonly width: number | null;
  readonly height: number | null;
  readonly fetchedAt: Date;
}

/** The stored result for an address; undefined when it was never fetched. */
export async function findPictureLookup(sql: Sql, address: string): Promise<PictureLookup | undefined> {
  const [row] = await sql<PictureLookup[]>`
    select source.hash, picture.width, picture.height, source.fetched_at as "fetchedAt"
    from desk.picture_sources source
    left join desk.pictures picture on picture.hash = source.hash
    where address_digest = ${toAddressDigest(address)}`;
  return row;
}

/** True if the address was fetched and had a usable picture. */
export const hasFoundPicture = (
  lookup: PictureLookup | undefined,
): lookup is { hash: string; width: number; height: number; fetchedAt: Date } => lookup?.hash != null;

interface PictureContent {
  readonly bytes: Buffer;
  /** True once a homework has shown it; it is then kept. */
  readonly used: boolean;
}

/** Reads a stored picture by its hash; undefined if there is none. */
export async function readPicture(sql: Sql, hash: string): Promise<PictureContent | undefined> {
  const [row] = await sql<PictureContent[]>`select bytes, used from desk.pictures where hash = ${hash}`;
  return row;
}

/** The hash of the picture at a question's address; undefined when none is stored. */
export const findPictureHash = async (sql: Sql, address: string): Promise<string | undefined> =>
  isUploadedPictureAddress(address) ? toHash(address) : ((await findPictureLookup(sql, address))?.hash ?? undefined);

/** Marks the pictures that a homework shows as used, so that they are kept as long as the homework is not deleted. */
export async function markPicturesUsed(sql: Sql, addresses: readonly string[], now: Date): Promise<void> {
  if (addresses.length === 0) return;
  const uploaded = addresses.filter(isUploadedPictureAddress).map(toHash);
  const elsewhere = addresses.filter((address) => !isUploadedPictureAddress(address)).map(toAddressDigest);
  await sql`
    update desk.pictures set used = true, shown_at = ${now.toISOString()}
    where hash = any(${uploaded})
      or hash in (select hash from desk.picture_sources where address_digest = any(${elsewhere}))`;
}

/**
 * The pictures that only deleted homework shows, in any version of its content: `row`, the ctid, and `since`, when the last such
 * homework was deleted, or saved if that was later. None while a homework could not be folded, because it may show them.
 */
export const selectPicturesOfDeletedHomework = (sql: ISql, readSchema: string): Fragment => sql`
  select p.ctid as row, greatest(max(h.deleted_at), p.shown_at, p.created_at) as since
  from ${sql(readSchema)}.homework h
  join ${sql(readSchema)}.homework_contents c on c.homework_id = h.id
  cross join jsonb_array_elements(c.questions) as question
  left join desk.picture_sources s
    on s.address_digest = encode(sha256(convert_to(question ->> 'imageUrl', 'UTF8')), 'hex')
  join desk.pictures p on p.hash = coalesce(s.hash, substr(question ->> 'imageUrl', ${PATH.length + 1}::int))
  where p.used and not exists (select from ${sql(readSchema)}.parked where projection = 'homework')
  group by p.hash
  having bool_and(h.deleted_at is not null)`;

/** Deletes addresses that had no usable picture. */
export async function deleteFailedLookups(sql: Sql, now: Date): Promise<void> {
  await sql`
    delete from desk.picture_sources
    where hash is null and fetched_at < ${now.toISOString()}::timestamptz - make_interval(days => ${FAILED_LOOKUP_DAYS})`;
}
