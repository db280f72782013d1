import { hash, verify } from '@node-rs/argon2';

/** Argon2id as OWASP advises: 19 MiB, two passes, one lane; about 20 ms of one core. */
const COST = { memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 } as const;

/** The PHC string that is stored; it names its own parameters, so they can be raised later. */
export const hashPassword = (password: string): Promise<string> => hash(password, COST);

export const passwordMatches = (passwordHash: string, password: string): Promise<boolean> =>
  verify(passwordHash, password);
