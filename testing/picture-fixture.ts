import sharp, { type FormatEnum } from 'sharp';

interface Options {
  readonly format?: keyof FormatEnum;
  readonly width?: number;
  readonly height?: number;
  /** The EXIF orientation; 6 is the value of a camera held upright. */
  readonly orientation?: number;
  readonly artist?: string;
  readonly color?: string;
}

/** Encodes a small picture of one colour. */
export function createPicture({
  format = 'png',
  width = 40,
  height = 30,
  orientation,
  artist,
  color = 'teal',
}: Options): Promise<Buffer> {
  let image = sharp({ create: { width, height, channels: 3, background: color } });
  if (artist !== undefined) image = image.withExif({ IFD0: { Artist: artist } });
  if (orientation !== undefined) image = image.withMetadata({ orientation });
  return image.toFormat(format).toBuffer();
}
