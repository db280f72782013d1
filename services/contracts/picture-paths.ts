/** Addresses of pictures, without zod: the pages that show pictures need nothing else of them. */

const UPLOADED = /^\/api\/pictures\/[0-9a-f]{64}$/;

/** Whether a question's `image_url` is a picture that was uploaded here. */
export const isUploadedPicture = (address: string): boolean => UPLOADED.test(address);

export const isWebAddress = (address: string): boolean => /^https?:$/.test(URL.parse(address)?.protocol ?? '');

/** Where this site serves the picture of a question: `address` is the question's `image_url`, of whatever site. */
export const homeworkPicturePath = (homeworkId: string, address: string): string =>
  `/api/homework/${homeworkId}/picture?address=${encodeURIComponent(address)}`;

/** Bytes of a picture that is uploaded, or fetched from its address. */
export const PICTURE_BYTES_MAX = 2 * 1024 * 1024;
/** Pixels of the longer side of a picture as it is stored. */
export const PICTURE_SIDE_MAX = 1_600;
