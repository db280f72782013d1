import { hash } from 'node:crypto';
import { toLeafInput, toNodeInput } from './tree-input.ts';

/** SHA-256. Node gives the bytes fastest as a string with one character for each byte. */
export const sha256 = (bytes: Uint8Array): Uint8Array => Buffer.from(hash('sha256', bytes, 'binary'), 'binary');

/** The root of a tree without leaves. */
export const EMPTY_ROOT: Uint8Array = sha256(new Uint8Array());

export const hashLeaf = (leaf: Uint8Array): Uint8Array => sha256(toLeafInput(leaf));

/** The leaf of an event is its hash in the chain of its stream, which covers everything but its place in the log. */
export const hashEventLeaf = (event: { readonly hash: string }): Uint8Array => hashLeaf(Buffer.from(event.hash, 'hex'));

/** Reused for each node, because an array for each would take a third of the time. */
const nodeInput = new Uint8Array(1 + 2 * EMPTY_ROOT.length);

/** The hash of a node over two hashes of 32 bytes. */
export const hashNode = (left: Uint8Array, right: Uint8Array): Uint8Array =>
  sha256(toNodeInput(left, right, nodeInput));
