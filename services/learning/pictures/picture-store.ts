/** Access to the tables `desk.pictures` and `desk.picture_sources`. */
import { createHash } from 'node:crypto';
import type { Sql } from 'postgres';
import { isUploadedPictureAddress } from '#contracts/picture-paths.ts';
import type { StoredPicture } from '#contracts/pictures.ts';
import type { EncodedPicture } from './encode-picture.ts';

/** Retention in days of pictures that no homework shows. Longer than that of drafts, which can name them. */
const UNUSED_DAYS = 200;

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

/** Marks the pictures that a homework shows as used, so that they are never deleted. */
export async function markPicturesUsed(sql: Sql, addresses: readonly string[]): Promise<void> {
  if (addresses.length === 0) return;
  const uploaded = addresses.filter(isUploadedPictureAddress).map(toHash);
  const elsewhere = addresses.filter((address) => !isUploadedPictureAddress(address)).map(toAddressDigest);
  await sql`
    update desk.pictures set used = true
    where not used
      and (hash = any(${uploaded})
        or hash in (select hash from desk.picture_sources where address_digest = any(${elsewhere})))`;
}

/** Deletes pictures that no homework has shown and failed lookups, both after 200 days. */
export async function deleteUnusedPictures(sql: Sql, now: Date): Promise<void> {
  const before = sql`${now.toISOString()}::timestamptz - make_interval(days => ${UNUSED_DAYS})`;
  await sql`delete from desk.pictures where not used and created_at < ${before}`;
  await sql`delete from desk.picture_sources where hash is null and fetched_at < ${before}`;
}
