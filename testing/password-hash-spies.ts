import argon2 from '@node-rs/argon2';
import { type Mock, vi } from 'vitest';

/** Counts the passwords that this test hashes or checks from now on. The real functions still run. */
export function countHashes(): { readonly hash: Mock<typeof argon2.hash>; count(): number } {
  const hash = vi.spyOn(argon2, 'hash');
  const verify = vi.spyOn(argon2, 'verify');
  return { hash, count: () => hash.mock.calls.length + verify.mock.calls.length };
}

/** Suspends every password check of this test from now on, until `release` is called. */
export function holdPasswordChecks(): { readonly begun: Promise<void>; release(): void } {
  return holdCalls('verify');
}

/** Suspends every hashing of a new password of this test from now on, until `release` is called. */
export function holdNewPasswords(): { readonly begun: Promise<void>; release(): void } {
  return holdCalls('hash');
}

function holdCalls(name: 'hash' | 'verify') {
  const [begun, released] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const original = argon2[name] as (...args: unknown[]) => Promise<unknown>;
  const held = async (...args: unknown[]) => {
    begun.resolve();
    await released.promise;
    return original(...args);
  };
  vi.spyOn(argon2, name).mockImplementation(held as never);
  return { begun: begun.promise, release: () => released.resolve() };
}
