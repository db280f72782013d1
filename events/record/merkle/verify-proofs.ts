/**
 * Checks proofs as RFC 9162 defines it in sections 2.1.3.2 and 2.1.4.2. This file imports nothing of Node, so that
 * a browser can check proofs. Numbers of leaves are halved by division: shifts would cut them to 32 bits.
 */
import { equalsHash, type Sha256, toLeafInput, toNodeInput } from './tree-input.ts';

export interface TreeHead {
  /** Number of leaves. */
  readonly size: number;
  readonly root: Uint8Array;
}

/** Whether the leaf is at this index of the tree. */
export const verifyInclusion = async (
  sha256: Sha256,
  leaf: { readonly index: number; readonly bytes: Uint8Array },
  tree: TreeHead,
  proof: readonly Uint8Array[],
): Promise<boolean> => {
  if (!isIndex(leaf.index) || !isIndex(tree.size) || leaf.index >= tree.size) return false;
  let [node, last] = [leaf.index, tree.size - 1];
  let hash = await sha256(toLeafInput(leaf.bytes));
  for (const sibling of proof) {
    if (last === 0) return false;
    if (isRight(node) || node === last) {
      hash = await sha256(toNodeInput(sibling, hash));
      while (!isRight(node) && node !== 0) [node, last] = [halve(node), halve(last)];
    } else {
      hash = await sha256(toNodeInput(hash, sibling));
    }
    [node, last] = [halve(node), halve(last)];
  }
  return last === 0 && equalsHash(hash, tree.root);
};

/** Whether the tree only extends the old one: its first leaves are the leaves of the old tree. */
export const verifyConsistency = async (
  sha256: Sha256,
  old: TreeHead,
  tree: TreeHead,
  proof: readonly Uint8Array[],
): Promise<boolean> => {
  if (!isIndex(old.size) || !isIndex(tree.size) || old.size === 0 || old.size > tree.size) return false;
  if (old.size === tree.size) return proof.length === 0 && equalsHash(old.root, tree.root);
  // The proof of an old tree that is one complete subtree leaves out its root.
  const [first, ...rest] = isPowerOfTwo(old.size) ? [old.root, ...proof] : proof;
  if (first === undefined) return false;
  let [node, last] = [old.size - 1, tree.size - 1];
  while (isRight(node)) [node, last] = [halve(node), halve(last)];
  let [oldRoot, root] = [first, first];
  for (const sibling of rest) {
    if (last === 0) return false;
    if (isRight(node) || node === last) {
      oldRoot = await sha256(toNodeInput(sibling, oldRoot));
      root = await sha256(toNodeInput(sibling, root));
      while (!isRight(node) && node !== 0) [node, last] = [halve(node), halve(last)];
    } else {
      root = await sha256(toNodeInput(root, sibling));
    }
    [node, last] = [halve(node), halve(last)];
  }
  return last === 0 && equalsHash(oldRoot, old.root) && equalsHash(root, tree.root);
};

const isIndex = (number: number): boolean => Number.isSafeInteger(number) && number >= 0;
const isRight = (node: number): boolean => node % 2 === 1;
const halve = (node: number): number => Math.floor(node / 2);
const isPowerOfTwo = (number: number): boolean => 2 ** Math.round(Math.log2(number)) === number;
