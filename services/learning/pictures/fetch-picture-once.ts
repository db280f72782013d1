import type { Sql } from 'postgres';
import { PICTURE_BYTES_MAX } from '#contracts/picture-paths.ts';
import { createKeyedMutex } from '#events/kernel/keyed-mutex.ts';
import type { Clock } from '#services/platform/clock.ts';
import type { FetchPublicBytes } from '#services/platform/fetch/fetch-public-bytes.ts';
import { type Refusal, refuse } from '#services/platform/problems/refuse.ts';
import { encodePicture } from './encode-picture.ts';
import { findPictureLookup, hasFoundPicture, storePicture, storePictureLookup } from './picture-store.ts';

const NOT_REACHED = "The picture couldn't be loaded from this address. Check it, or upload the picture instead.";
const PORT_NOT_ALLOWED =
  'This address names a port. Pictures are loaded over ports 80 (http) and 443 (https) only: leave the port out, or upload the picture instead.';
const NO_PICTURE = 'There is no JPEG, PNG, WebP or GIF picture at this address that can be shown.';
const TOO_LARGE = 'The picture at this address is larger than 2 MB. Upload a smaller one instead.';

const fetchExclusively = createKeyedMutex();

/** Fetches and stores the picture at an address; a concurrent call for the same address waits and finds it stored. */
export const fetchPictureOnce = (
  { sql, clock, fetchBytes }: { readonly sql: Sql; readonly clock: Clock; readonly fetchBytes: FetchPublicBytes },
  address: string,
): Promise<{ hash: string; width: number; height: number } | Refusal> =>
  fetchExclusively(address, async () => {
    const lookup = await findPictureLookup(sql, address);
    if (hasFoundPicture(lookup)) return lookup;
    const bytes = await fetchBytes(address, PICTURE_BYTES_MAX);
    const picture = typeof bytes === 'string' ? undefined : await encodePicture(bytes);
    if (picture) await storePicture(sql, picture, clock());
    await storePictureLookup(sql, address, picture?.hash ?? null, clock());
    if (picture) return picture;
    if (bytes === 'unreachable') return refuse('picture-unreachable', { detail: NOT_REACHED });
    if (bytes === 'port-not-allowed') return refuse('picture-unreachable', { detail: PORT_NOT_ALLOWED });
    return refuse('picture-unusable', { detail: bytes === 'too-large' ? TOO_LARGE : NO_PICTURE });
  });
