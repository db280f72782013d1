import { z } from 'zod';
import { IMAGE_URL_LENGTH_MAX } from '#events/values/limits.ts';
import { isUploadedPictureAddress, isWebAddress } from './picture-paths.ts';
import { text } from './primitives.ts';

/** A question's `image_url`: an address on the web, or the path that an upload has returned. */
export const pictureAddress = text(IMAGE_URL_LENGTH_MAX).refine(
  (address) => isUploadedPictureAddress(address) || isWebAddress(address),
  'Use an address that begins with http:// or https://.',
);

/**
 * POST /api/pictures (tutor): the bytes of a JPEG, PNG, WebP or GIF as `image/…`; answer: storedPicture.
 * POST /api/pictures/fetch (fetchPicture, tutor): the server loads the picture from its address once and stores it; answer: storedPicture.
 */
export const fetchPictureRequest = z.strictObject({ address: pictureAddress });

export const storedPicture = z.strictObject({
  /** Path of the stored picture, `/api/pictures/{hash}`, which tutors can GET. */
  picture: z.string(),
  width: z.int(),
  height: z.int(),
});
export type StoredPicture = z.infer<typeof storedPicture>;

/**
 * GET /api/homework/{id}/picture: the picture of a question, for people with access to the homework. `address` is the
 * question's `image_url`.
 */
export const homeworkPictureQuery = z.strictObject({ address: pictureAddress });
