import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';

/** Bytes of the signature. Tokens are in links and QR codes, so they are short. */
const SIGNATURE_BYTES = 16;

/**
 * Signed tokens for links: each holds some bytes, and is valid for one use and one subject, such as an e-mail. They need no
 * table, because the same input always gives the same token.
 */
export const createSignedTokens = (secret: string, use: string, bytes: number) => {
  const key = Buffer.from(hkdfSync('sha256', secret, '', use, 32));
  const sign = (content: Uint8Array, subject: string) =>
    createHmac('sha256', key).update(content).update(subject).digest().subarray(0, SIGNATURE_BYTES);
  return {
    issue: (content: Uint8Array, subject = ''): string =>
      Buffer.concat([content, sign(content, subject)]).toString('base64url'),
    /** The bytes that a token holds; undefined for one that is not ours or has another subject. */
    read(token: string, subject = ''): Uint8Array | undefined {
      const decoded = Buffer.from(token, 'base64url');
      const [content, signature] = [decoded.subarray(0, bytes), decoded.subarray(bytes)];
      const expected = sign(content, subject);
      return signature.length === expected.length && timingSafeEqual(signature, expected) ? content : undefined;
    },
  };
};
