/**
 * Hashes the passwords of tests at the lowest costs, because tests sign people up often and each hash of the program takes
 * 20 ms of one core. What is hashed at which cost is tested in `password.test.ts`.
 */
import argon2 from '@node-rs/argon2';

const { hash } = argon2;
const hashCheaply: typeof hash = (password, options, signal) =>
  hash(password, { ...options, memoryCost: 8, timeCost: 1 }, signal);
// Each test file of a worker runs this again.
if (hash.name !== hashCheaply.name) Object.assign(argon2, { hash: hashCheaply });
