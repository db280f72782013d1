import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

const IV_BYTES = 12;
const TAG_BYTES = 16;

/** Encrypts with AES-256-GCM; returns iv, tag and ciphertext. Unwrapping needs the same `context`, so that rows cannot be swapped. */
export const wrapKey = (masterKey: Uint8Array, secret: Uint8Array, context: string): Buffer => {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv('aes-256-gcm', masterKey, iv);
  cipher.setAAD(Buffer.from(context));
  const sealed = Buffer.concat([cipher.update(secret), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]);
};

/** Decrypts the result of `wrapKey`. Throws if the key or the context differs, or a byte was changed. */
export const unwrapKey = (masterKey: Uint8Array, wrapped: Uint8Array, context: string): Buffer => {
  const iv = wrapped.subarray(0, IV_BYTES);
  const decipher = createDecipheriv('aes-256-gcm', masterKey, iv, { authTagLength: TAG_BYTES });
  decipher.setAAD(Buffer.from(context));
  decipher.setAuthTag(wrapped.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
  return Buffer.concat([decipher.update(wrapped.subarray(IV_BYTES + TAG_BYTES)), decipher.final()]);
};
