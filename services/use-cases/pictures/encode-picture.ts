/** Decodes a picture that came from outside and encodes it anew: nothing but its pixels is kept. */
import { createHash } from 'node:crypto';
import { PICTURE_SIDE_MAX } from '#contracts/picture-paths.ts';
import { keyedMutex } from '#services/command/keyed-mutex.ts';

/** A photograph of a good telephone has 12 to 24 million; a picture of a few bytes may claim thousands of millions. */
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

/** One at a time: a picture that is decoded takes up to 100 MB, and signing in needs the same threads. */
const encodeExclusively = keyedMutex();

/**
 * Undefined for what is no JPEG, PNG, WebP or GIF, whatever it is called, is damaged or has too many pixels. Of an
 * animation the first picture is kept.
 */
export const encodePicture = (bytes: Uint8Array): Promise<EncodedPicture | undefined> =>
  encodeExclusively('encode', async () => {
    const sharp = await loadSharp();
    try {
      const image = sharp(bytes, { limitInputPixels: PIXELS_MAX, failOn: 'error', sequentialRead: true, pages: 1 });
      const { data, info } = await image
        .timeout({ seconds: ENCODE_SECONDS_MAX })
        .autoOrient()
        .resize({ width: PICTURE_SIDE_MAX, height: PICTURE_SIDE_MAX, fit: 'inside', withoutEnlargement: true })
        .toColorspace('srgb')
        .webp({ quality: QUALITY })
        .toBuffer({ resolveWithObject: true });
      const hash = createHash('sha256').update(data).digest('hex');
      return { hash, bytes: data, width: info.width, height: info.height };
    } catch {
      return undefined;
    }
  });

/** Loaded when it is needed first, and able to read four formats alone: each decoder is a way in. */
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
