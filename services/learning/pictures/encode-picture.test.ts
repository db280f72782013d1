import sharp from 'sharp';
import { expect, test } from 'vitest';
import { createPicture } from '#testing/picture-fixture.ts';
import { encodePicture } from './encode-picture.ts';

const read = async (bytes: Uint8Array) => sharp(bytes).metadata();

test.each(['jpeg', 'png', 'webp', 'gif'] as const)('encodePicture: stores a %s as WebP', async (format) => {
  const picture = await encodePicture(await createPicture({ format }));
  expect(picture).toMatchObject({ width: 40, height: 30, hash: expect.stringMatching(/^[0-9a-f]{64}$/) });
  expect(await read(picture?.bytes as Buffer)).toMatchObject({ format: 'webp', width: 40, height: 30 });
});

test('encodePicture: removes metadata, and rotates the picture as its metadata says', async () => {
  const bytes = await createPicture({ format: 'jpeg', orientation: 6, artist: 'Mia Lindqvist' });
  expect(bytes.includes('Mia Lindqvist')).toBe(true);
  const picture = await encodePicture(bytes);
  expect(picture).toMatchObject({ width: 30, height: 40 });
  expect(picture?.bytes.includes('Mia Lindqvist')).toBe(false);
  const { exif, xmp, icc, orientation } = await read(picture?.bytes as Buffer);
  expect({ exif, xmp, icc, orientation }).toEqual({});
});

test('encodePicture: the longer side has 1,600 pixels at most', async () => {
  expect(await encodePicture(await createPicture({ width: 3_200, height: 100 }))).toMatchObject({
    width: 1_600,
    height: 50,
  });
});

test('encodePicture: the same picture has the same hash', async () => {
  const bytes = await createPicture({});
  expect((await encodePicture(bytes))?.hash).toBe((await encodePicture(bytes))?.hash);
});

test('encodePicture: keeps only the picture of a file that is also an HTML page', async () => {
  const script = '<script>alert(1)</script>';
  const picture = await encodePicture(Buffer.concat([await createPicture({ format: 'png' }), Buffer.from(script)]));
  expect(picture?.bytes.subarray(0, 4).toString()).toBe('RIFF');
  expect(picture?.bytes.includes(script)).toBe(false);
});

const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"><rect width="10" height="10"/></svg>';

test('encodePicture: refuses files of other types by their bytes', async () => {
  const png = await createPicture({ format: 'png' });
  const others = {
    svg: Buffer.from(svg),
    'svg with a prologue': Buffer.from(`<?xml version="1.0"?>${svg}`),
    page: Buffer.from('<!doctype html><img src=x onerror=alert(1)>'),
    pdf: Buffer.from('%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF'),
    tiff: await createPicture({ format: 'tiff' }),
    avif: await sharp(png).avif().toBuffer(),
    text: Buffer.from('P3 1 1 255 0 0 0'),
    empty: Buffer.alloc(0),
    cut: png.subarray(0, png.length / 2),
    'too many pixels': claimsPixels(png, 60_000, 60_000),
  };
  for (const [kind, bytes] of Object.entries(others)) {
    expect([kind, await encodePicture(bytes)]).toEqual([kind, undefined]);
  }
});

/** The same PNG with a forged size in its header: a few bytes that would decode to gigabytes. */
function claimsPixels(png: Buffer, width: number, height: number): Buffer {
  const bomb = Buffer.from(png);
  bomb.writeUInt32BE(width, 16);
  bomb.writeUInt32BE(height, 20);
  return bomb;
}
