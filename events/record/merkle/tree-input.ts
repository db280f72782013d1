/**
 * What the hashes of a Merkle tree cover, as RFC 9162 defines them in section 2.1.1. The first byte separates leaves from
 * nodes, so that nobody can present a node as a leaf. This file imports nothing of Node, so that a browser can check proofs.
 */

/** SHA-256. A browser's WebCrypto answers with a promise. */
export type Sha256 = (bytes: Uint8Array<ArrayBuffer>) => Uint8Array | Promise<Uint8Array>;

const LEAF = 0;
const NODE = 1;

/** The bytes that the hash of a leaf covers. */
export const toLeafInput = (leaf: Uint8Array): Uint8Array<ArrayBuffer> => {
  const input = new Uint8Array(1 + leaf.length);
  input[0] = LEAF;
  input.set(leaf, 1);
  return input;
};

/** The bytes that the hash of a node covers: the hashes of its left and its right subtree. They may be written `into` an array. */
export const toNodeInput = (
  left: Uint8Array,
  right: Uint8Array,
  into?: Uint8Array<ArrayBuffer>,
): Uint8Array<ArrayBuffer> => {
  const input = into ?? new Uint8Array(1 + left.length + right.length);
  input[0] = NODE;
  input.set(left, 1);
  input.set(right, 1 + left.length);
  return input;
};

/** Whether two hashes are equal. They are public, so the time that the comparison takes reveals nothing. */
export const equalsHash = (one: Uint8Array, other: Uint8Array): boolean =>
  one.length === other.length && one.every((byte, index) => byte === other[index]);
