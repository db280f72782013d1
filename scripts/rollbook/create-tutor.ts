import { randomBytes, randomUUID } from 'node:crypto';
import { emailAddress, newPassword, personName } from '#contracts/primitives.ts';
import { CannotStart } from '#services/config/cannot-start.ts';
import { askHidden } from './ask-password.ts';
import { withCore } from './open.ts';

export interface NewTutor {
  readonly name: string;
  readonly email: string;
  readonly owner: boolean;
}

/** Creates a tutor with an account. Prints the password when none was typed. Throws CannotStart, which says what is wrong. */
export async function createTutor(options: NewTutor): Promise<void> {
  const name = valid(personName.safeParse(options.name));
  const email = valid(emailAddress.safeParse(options.email));
  const typed = process.stdin.isTTY ? await askPassword() : '';
  const password = typed === '' ? randomBytes(12).toString('base64url') : typed;
  const id = randomUUID();
  const answer = await withCore(
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
    { opens: { demo: false } },
  );
  if (answer.status !== 'done') throw new CannotStart(`Nothing was changed: somebody uses ${email} already.`);
  console.log(`${name} is ${options.owner ? 'an owner' : 'a tutor'} and can sign in as ${email}.`);
  if (typed === '') console.log(`Password: ${password}`);
}

async function askPassword(): Promise<string> {
  const first = await askHidden('Password (empty: one is made and shown): ');
  if (first === '') return '';
  valid(newPassword.safeParse(first));
  if ((await askHidden('Once more: ')) !== first)
    throw new CannotStart('The two passwords differ. Nothing was changed.');
  return first;
}

interface Parsed<T> {
  readonly data?: T | undefined;
  readonly error?: { readonly issues: readonly { readonly message: string }[] } | undefined;
}

function valid<T>({ data, error }: Parsed<T>): T {
  if (data === undefined) throw new CannotStart(error?.issues[0]?.message ?? 'This value is not valid.');
  return data;
}
