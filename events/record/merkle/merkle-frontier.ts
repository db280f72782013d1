import { EMPTY_ROOT, hashNode } from './tree-hash.ts';

/**
 * A Merkle tree that only grows and gives its root. It holds one hash for each complete subtree at its right edge, at
 * most one for each bit of its size, so that a log of any length is hashed while it is read.
 */
export class MerkleFrontier {
  #size = 0;
  /** The roots of the complete subtrees from the left; each is larger than the next. */
  readonly #subtrees: Uint8Array[] = [];

  get size(): number {
    return this.#size;
  }

  append(leafHash: Uint8Array): void {
    let subtree = leafHash;
    // Each trailing 1 bit of the size is a complete subtree as large as the one that grows here.
    for (let bits = this.#size; bits % 2 === 1; bits = Math.floor(bits / 2)) {
      subtree = hashNode(this.#subtrees.pop() ?? EMPTY_ROOT, subtree);
    }
    this.#subtrees.push(subtree);
    this.#size += 1;
  }

  /** The root of the tree of all leaves so far. */
  root(): Uint8Array {
    return (
      this.#subtrees.reduceRight<Uint8Array | undefined>(
        (right, left) => (right === undefined ? left : hashNode(left, right)),
        undefined,
      ) ?? EMPTY_ROOT
    );
  }
}
