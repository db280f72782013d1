import { isUploadedPicture, PICTURE_BYTES_MAX } from '#contracts/picture-paths.ts';
import { fetchPictureRequest, storedPicture } from '#contracts/pictures.ts';
import { keyedMutex } from '#services/command/keyed-mutex.ts';
import type { LimitDefinition } from '#services/limits/shared-limits.ts';
import { type Refusal, refuse } from '#services/problems/refuse.ts';
import type { Context } from '#services/use-case-definition/context.ts';
import { defineUseCase } from '#services/use-case-definition/use-case.ts';
import { encodePicture } from './encode-picture.ts';
import { checkPictureQuota } from './picture-quota.ts';
import { findPictureSource, storePicture, storePictureSource, toStoredPicture } from './picture-store.ts';

const perTutor: LimitDefinition = { name: 'picture-fetch', points: 20, windowSeconds: 60 };

const NOT_REACHED = "The picture couldn't be loaded from this address. Check it, or upload the picture instead.";
const PORT_NOT_ALLOWED =
  'This address names a port. Pictures are loaded over ports 80 (http) and 443 (https) only: leave the port out, or upload the picture instead.';
const NO_PICTURE = 'There is no JPEG, PNG, WebP or GIF picture at this address that can be shown.';
const TOO_LARGE = 'The picture at this address is larger than 2 MB. Upload a smaller one instead.';
const UPLOADED_ALREADY = 'This picture is stored here already.';

export const fetchPicture = defineUseCase({
  operation: 'fetchPicture',
  summary:
    'Loads the picture at an address once and stores it here, so that students’ browsers never contact the address',
  method: 'POST',
  path: '/api/pictures/fetch',
  access: 'tutor',
  body: fetchPictureRequest,
  answer: storedPicture,
  run: async ({ body: { address }, profile }, context: Context<'sql' | 'limits' | 'clock' | 'fetchBytes'>) => {
    if (isUploadedPicture(address)) return refuse('picture-unusable', { detail: UPLOADED_ALREADY });
    const { sql, limits } = context;
    const source = await findPictureSource(sql, address);
    if (isStored(source)) return { body: toStoredPicture(source) };
    if (!(await limits.consume(perTutor, profile.id)).allowed) return refuse('too-many-requests');
    const refusal = await checkPictureQuota(limits, profile.id, 0);
    if (refusal) return refusal;
    const fetched = await fetchPictureOnce(context, address);
    return 'refused' in fetched ? fetched : { body: toStoredPicture(fetched) };
  },
});

const isStored = (
  source: Awaited<ReturnType<typeof findPictureSource>>,
): source is { hash: string; width: number; height: number; fetchedAt: Date } => source?.hash != null;

const fetchExclusively = keyedMutex();

/** Fetches and stores the picture at an address; a concurrent call for the same address waits and finds it stored. */
export const fetchPictureOnce = (
  context: Context<'sql' | 'clock' | 'fetchBytes'>,
  address: string,
): Promise<{ hash: string; width: number; height: number } | Refusal> =>
  fetchExclusively(address, async () => {
    const { sql, clock, fetchBytes } = context;
    const source = await findPictureSource(sql, address);
    if (isStored(source)) return source;
    const bytes = await fetchBytes(address, PICTURE_BYTES_MAX);
    const picture = typeof bytes === 'string' ? undefined : await encodePicture(bytes);
    if (picture) await storePicture(sql, picture, clock());
    await storePictureSource(sql, address, picture?.hash ?? null, clock());
    if (picture) return picture;
    if (bytes === 'unreachable') return refuse('picture-unreachable', { detail: NOT_REACHED });
    if (bytes === 'port-not-allowed') return refuse('picture-unreachable', { detail: PORT_NOT_ALLOWED });
    return refuse('picture-unusable', { detail: bytes === 'too-large' ? TOO_LARGE : NO_PICTURE });
  });
