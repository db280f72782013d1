import { randomBytes, randomUUID } from 'node:crypto';
import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { emailAddress, newPassword, personName } from '#contracts/primitives.ts';
import { CannotStartError } from '#services/platform/config/cannot-start-error.ts';
import { runWithCore } from './open.ts';

/** Asks for a password on the terminal without showing it. */
async function promptPassword(question: string): Promise<string> {
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() });
  const terminal = createInterface({ input: process.stdin, output: silent, terminal: true });
  try {
    process.stdout.write(question); // Printed only now: before raw mode the terminal would show the typed characters.
    return await terminal.question('');
  } finally {
    terminal.close();
    process.stdout.write('\n');
  }
}

export interface NewTutor {
  readonly name: string;
  readonly email: string;
  readonly owner: boolean;
}

/**
 * Creates a tutor with an account. Prints the password if it was generated. Throws CannotStartError for an invalid value.
 */
export async function createTutor(options: NewTutor): Promise<void> {
  const name = parsedOrThrow(personName.safeParse(options.name));
  const email = parsedOrThrow(emailAddress.safeParse(options.email));
  const typed = process.stdin.isTTY ? await askPassword() : '';
  const password = typed === '' ? randomBytes(12).toString('base64url') : typed;
  const id = randomUUID();
  const answer = await runWithCore(
    ({ accounts }) =>
      accounts.register({
        id,
        name,
        email,
        password,
        role: 'tutor',
        confirmed: true,
        pending: { type: 'JoinTutor', owner: options.owner, commandId: randomUUID(), actor: { id, role: 'system' } },
      }),
    { createCentre: { demo: false } },
  );
  if (answer.status !== 'done')
    throw new CannotStartError(`Nothing was changed: another account uses ${email} already.`);
  console.log(`${name} is ${options.owner ? 'an owner' : 'a tutor'} and can sign in as ${email}.`);
  if (typed === '') console.log(`Password: ${password}`);
}

async function askPassword(): Promise<string> {
  const first = await promptPassword('Password (leave empty to generate and print one): ');
  if (first === '') return '';
  parsedOrThrow(newPassword.safeParse(first));
  if ((await promptPassword('Repeat the password: ')) !== first)
    throw new CannotStartError('The two passwords differ. Nothing was changed.');
  return first;
}

interface Parsed<T> {
  readonly data?: T | undefined;
  readonly error?: { readonly issues: readonly { readonly message: string }[] } | undefined;
}

function parsedOrThrow<T>({ data, error }: Parsed<T>): T {
  if (data === undefined) throw new CannotStartError(error?.issues[0]?.message ?? 'This value is not valid.');
  return data;
}
