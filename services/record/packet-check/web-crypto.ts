/** The functions of WebCrypto that a check needs. Node and browsers have them. */
type Bytes = Uint8Array<ArrayBuffer>;

/** The part of Node's `crypto` that hashes without a job of its own for each text; undefined in a browser. */
interface NodeCrypto {
  hash(algorithm: 'sha256', data: string | Uint8Array, encoding: 'hex'): string;
}
const { process: node } = globalThis as {
  process?: { getBuiltinModule?: (name: 'node:crypto') => NodeCrypto | undefined };
};
const nodeCrypto = node?.getBuiltinModule?.('node:crypto');

export const toUtf8 = (text: string): Bytes => new TextEncoder().encode(text);

/** Throws for a text that is not hexadecimal. */
export const parseHex = (text: string): Bytes => {
  if (!/^(?:[0-9a-f]{2})*$/.test(text)) throw new SyntaxError('The text is not hexadecimal.');
  return Uint8Array.from(text.match(/../g) ?? [], (byte) => Number.parseInt(byte, 16));
};
/** The hashes of a proof, which are written one after another. Throws for a text that is not hexadecimal. */
export const parseHashes = (text: string): Bytes[] => (text.match(/.{1,64}/g) ?? []).map(parseHex);
export const toHex = (bytes: Uint8Array): string =>
  [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');

export const sha256 = async (bytes: Bytes): Promise<Bytes> =>
  nodeCrypto
    ? parseHex(nodeCrypto.hash('sha256', bytes, 'hex'))
    : new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
export const hashText = async (text: string): Promise<string> =>
  nodeCrypto ? nodeCrypto.hash('sha256', text, 'hex') : toHex(await sha256(toUtf8(text)));
/** The hashes of the fields of a packet, which are thousands. */
export const hashTexts = async (texts: readonly string[]): Promise<string[]> =>
  nodeCrypto ? texts.map((text) => nodeCrypto.hash('sha256', text, 'hex')) : Promise.all(texts.map(hashText));

export const hmacSha256 = async (secret: Bytes, text: string): Promise<Bytes> => {
  const key = await crypto.subtle.importKey('raw', secret, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign']);
  return new Uint8Array(await crypto.subtle.sign('HMAC', key, toUtf8(text)));
};

/** Whether an Ed25519 signature belongs to the text and the key. */
export const isSigned = async (text: string, publicKey: string, signature: string): Promise<boolean> => {
  const key = await crypto.subtle.importKey('raw', parseHex(publicKey), 'Ed25519', false, ['verify']);
  return crypto.subtle.verify('Ed25519', key, parseHex(signature), toUtf8(text));
};
