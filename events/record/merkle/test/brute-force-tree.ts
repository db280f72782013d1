/** The definitions of RFC 9162, section 2.1, over lists of leaves, word for word and without regard to cost. */
import { sha256 } from '../tree-hash.ts';
import { toLeafInput, toNodeInput } from '../tree-input.ts';

type Leaves = readonly Uint8Array[];

/** k: the largest power of two smaller than n. */
const split = (leaves: Leaves): number => {
  let k = 1;
  while (k * 2 < leaves.length) k *= 2;
  return k;
};

/** MTH(D[n]) */
export const toTreeHash = (leaves: Leaves): Uint8Array => {
  if (leaves.length === 0) return sha256(new Uint8Array());
  const [only] = leaves;
  if (leaves.length === 1 && only) return sha256(toLeafInput(only));
  const k = split(leaves);
  return sha256(toNodeInput(toTreeHash(leaves.slice(0, k)), toTreeHash(leaves.slice(k))));
};

/** PATH(m, D[n]) */
export const toInclusionPath = (m: number, leaves: Leaves): Uint8Array[] => {
  if (leaves.length === 1) return [];
  const k = split(leaves);
  return m < k
    ? [...toInclusionPath(m, leaves.slice(0, k)), toTreeHash(leaves.slice(k))]
    : [...toInclusionPath(m - k, leaves.slice(k)), toTreeHash(leaves.slice(0, k))];
};

/** SUBPROOF(m, D[n], b); PROOF(m, D[n]) is SUBPROOF(m, D[n], true). */
export const toConsistencyPath = (m: number, leaves: Leaves, b = true): Uint8Array[] => {
  if (m === leaves.length) return b ? [] : [toTreeHash(leaves)];
  const k = split(leaves);
  return m <= k
    ? [...toConsistencyPath(m, leaves.slice(0, k), b), toTreeHash(leaves.slice(k))]
    : [...toConsistencyPath(m - k, leaves.slice(k), false), toTreeHash(leaves.slice(0, k))];
};
