/** Addresses of pictures. This file does not import zod, because pages that only show pictures do not need it. */

const UPLOADED = /^\/api\/pictures\/[0-9a-f]{64}$/;

/** Whether a question's `image_url` is the path of a picture that was uploaded to this site. */
export const isUploadedPictureAddress = (address: string): boolean => UPLOADED.test(address);

/** True for an absolute http or https URL. */
export const isWebAddress = (address: string): boolean => /^https?:$/.test(URL.parse(address)?.protocol ?? '');

/** Path at which this site serves a question's picture. `address` is the question's `image_url`, here or on another site. */
export const toHomeworkPicturePath = (homeworkId: string, address: string): string =>
  `/api/homework/${homeworkId}/picture?address=${encodeURIComponent(address)}`;

/** Largest picture in bytes, uploaded or fetched from its address. */
export const PICTURE_BYTES_MAX = 2 * 1024 * 1024;
/** Largest side of a stored picture in pixels; larger pictures are scaled down. */
export const PICTURE_SIDE_PIXELS_MAX = 1_600;
