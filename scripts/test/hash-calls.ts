import argon2 from '@node-rs/argon2';
import { type Mock, vi } from 'vitest';

/** Counts the passwords that are hashed or checked from now on in this test. They run as they are. */
export function countHashes(): { readonly hash: Mock<typeof argon2.hash>; count(): number } {
  const hash = vi.spyOn(argon2, 'hash');
  const verify = vi.spyOn(argon2, 'verify');
  return { hash, count: () => hash.mock.calls.length + verify.mock.calls.length };
}
