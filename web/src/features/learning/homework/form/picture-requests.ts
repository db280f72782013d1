import { PICTURE_BYTES_MAX, PICTURE_SIDE_PIXELS_MAX } from '#contracts/picture-paths.ts';
import type { StoredPicture } from '#contracts/pictures.ts';
import { toFailure } from '../../../../api/problem.ts';
import { type RequestOutcome, sendRequest } from '../../../../api/request.ts';
import { questionPictureTexts as copy } from '../../../../copy/homework.ts';

/** A slow phone needs half a minute for 2 MB. The server waits as long at most. */
const UPLOAD_MS_MAX = 30_000;
/** Each attempt counts towards the tutor's quota of pictures. */
const once = { onceOnly: true } as const;
/** Larger files are shrunk before the upload, so that a phone's photo is not refused and uploads fast. */
const UNSHRUNK_BYTES_MAX = PICTURE_BYTES_MAX / 2;
const QUALITY = 0.85;
/** Formats that the server can read. Other formats are converted here if the browser can read them. */
const SERVER_FORMATS = ['image/jpeg', 'image/png', 'image/webp', 'image/gif'];

/** `picture` is the path of the stored picture; `failure` is a sentence for the tutor. */
export type PictureResult = { picture: string } | { failure: string };

/** Uploads a picture. Never throws. */
export async function uploadPicture(file: File, person: string): Promise<PictureResult> {
  if (!file.type.startsWith('image/')) return { failure: copy.notAPicture };
  const body = await shrinkPicture(file);
  if (body.size > PICTURE_BYTES_MAX) return { failure: copy.tooLarge };
  return toPictureResult(
    await sendRequest<StoredPicture>('/pictures', { ...once, method: 'POST', body, person, timeoutMs: UPLOAD_MS_MAX }),
    copy.notUploaded,
  );
}

/** Asks the server to load the picture at an address. Never throws. */
export const importPictureFromAddress = async (address: string, person: string): Promise<PictureResult> =>
  toPictureResult(
    await sendRequest<StoredPicture>('/pictures/fetch', { ...once, method: 'POST', body: { address }, person }),
    copy.notFetched,
  );

const toPictureResult = (outcome: RequestOutcome<StoredPicture>, noAnswer: string): PictureResult => {
  if (!('error' in outcome)) return { picture: outcome.data.picture };
  const { code, detail } = toFailure(outcome.error);
  return { failure: code === 'no-answer' ? noAnswer : detail };
};

/**
 * Returns the file, or a smaller JPEG of it. A file that this browser cannot read is sent unchanged, and the server
 * reports the fault.
 */
async function shrinkPicture(file: File): Promise<Blob> {
  if (file.size <= UNSHRUNK_BYTES_MAX && SERVER_FORMATS.includes(file.type)) return file;
  try {
    const bitmap = await createImageBitmap(file);
    const scale = Math.min(1, PICTURE_SIDE_PIXELS_MAX / Math.max(bitmap.width, bitmap.height));
    const canvas = document.createElement('canvas');
    canvas.width = Math.max(1, Math.round(bitmap.width * scale));
    canvas.height = Math.max(1, Math.round(bitmap.height * scale));
    const context = canvas.getContext('2d');
    if (!context) return file;
    // JPEG has no transparency, so transparent parts become white.
    context.fillStyle = 'white';
    context.fillRect(0, 0, canvas.width, canvas.height);
    context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
    bitmap.close();
    const { promise, resolve } = Promise.withResolvers<Blob | null>();
    canvas.toBlob(resolve, 'image/jpeg', QUALITY);
    return (await promise) ?? file;
  } catch {
    return file;
  }
}
