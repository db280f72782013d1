import type { Refusal } from './refuse.ts';

/** A fault that defines the refusal with which a request is answered when it throws this fault. */
export abstract class RefusedFault extends Error {
  abstract readonly refusal: Refusal;
}
