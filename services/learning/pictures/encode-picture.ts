/** Decodes a picture from outside and encodes it again, so that only its pixels are kept. */
import { createHash } from 'node:crypto';
import { PICTURE_SIDE_PIXELS_MAX } from '#contracts/picture-paths.ts';
import { createKeyedMutex } from '#events/kernel/keyed-mutex.ts';

/** A phone's photograph has 12 to 24 million pixels; a header of a few bytes can claim thousands of millions. */
const PIXELS_MAX = 25_000_000;
const ENCODE_SECONDS_MAX = 5;
const QUALITY = 85;

export const PICTURE_MEDIA_TYPE = 'image/webp';

export interface EncodedPicture {
  /** SHA-256 of the bytes, in hex. */
  readonly hash: string;
  readonly bytes: Buffer;
  readonly width: number;
  readonly height: number;
}

/** Runs serially: decoding takes up to 100 MB, and password hashes need the same threads. */
const encodeExclusively = createKeyedMutex();

/**
 * Undefined for bytes that are no JPEG, PNG, WebP or GIF, are damaged or have too many pixels. Keeps only the first frame
 * of an animation.
 */
export const encodePicture = (bytes: Uint8Array): Promise<EncodedPicture | undefined> =>
  encodeExclusively('encode', async () => {
    const sharp = await loadSharp();
    try {
      const image = sharp(bytes, { limitInputPixels: PIXELS_MAX, failOn: 'error', sequentialRead: true, pages: 1 });
      const { data, info } = await image
        .timeout({ seconds: ENCODE_SECONDS_MAX })
        .autoOrient()
        .resize({
          width: PICTURE_SIDE_PIXELS_MAX,
          height: PICTURE_SIDE_PIXELS_MAX,
          fit: 'inside',
          withoutEnlargement: true,
        })
        .toColorspace('srgb')
        .webp({ quality: QUALITY })
        .toBuffer({ resolveWithObject: true });
      const hash = createHash('sha256').update(data).digest('hex');
      return { hash, bytes: data, width: info.width, height: info.height };
    } catch {
      return undefined;
    }
  });

/** Loads sharp on first use and allows four decoders only: each further decoder could be attacked. */
async function loadSharp() {
  const { default: sharp } = await import('sharp');
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({
    operation: ['VipsForeignLoadJpeg', 'VipsForeignLoadPng', 'VipsForeignLoadWebp', 'VipsForeignLoadNsgif'],
  });
  sharp.cache(false);
  sharp.concurrency(1);
  return sharp;
}
