import { hash } from 'node:crypto';
import { toLeafInput, toNodeInput } from './tree-input.ts';

/** SHA-256. Node gives the bytes fastest as a string with one character for each byte. */
export const sha256 = (bytes: Uint8Array): Uint8Array => Buffer.from(hash('sha256', bytes, 'binary'), 'binary');

export const HASH_BYTES = 32;

/** The root of a tree without leaves. */
export const EMPTY_ROOT: Uint8Array = sha256(new Uint8Array());

export const hashLeaf = (leaf: Uint8Array): Uint8Array => sha256(toLeafInput(leaf));

/** The leaf of an event is its hash in the chain of its stream, which covers everything but its place in the log. */
export const hashEventLeaf = ({ hash: hex }: { readonly hash: string }): Uint8Array => {
  const written = hex.length === 2 * HASH_BYTES ? eventLeafInput.write(hex, 1, 'hex') : 0;
  // A damaged log can hold a text that is no hash.
  return written === HASH_BYTES ? sha256(eventLeafInput) : hashLeaf(Buffer.from(hex, 'hex'));
};

/** Reused for each event, as `nodeInput` is for each node. */
const eventLeafInput = Buffer.from(toLeafInput(new Uint8Array(HASH_BYTES)));

/** Reused for each node, because an array for each would take a third of the time. */
const nodeInput = new Uint8Array(1 + 2 * EMPTY_ROOT.length);

/** The hash of a node over two hashes of 32 bytes. */
export const hashNode = (left: Uint8Array, right: Uint8Array): Uint8Array =>
  sha256(toNodeInput(left, right, nodeInput));
