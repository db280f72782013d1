/** People of a test's centre: registered as the program registers them, with nothing waiting to be folded. */
import type { Program } from '#services/program/program.ts';
import type { TestCentre, TestPerson } from './centre.ts';
import { Client } from './client.ts';

type People = Pick<TestCentre, 'createTutor' | 'createStudent' | 'signIn' | 'newTutor'>;

const system = { id: '00000000-0000-4000-8000-000000000000', role: 'system' } as const;
const newPerson = (name: string): TestPerson => {
  const id = crypto.randomUUID();
  // Neither digits nor the vowels i, o and u, so that whoever searches for a number or a name does not find it.
  const local = id.slice(0, 8).replace(/\d/g, (digit) => 'ghjkqvwxyz'.charAt(Number(digit)));
  return { id, name, email: `${local}@rollbook.example`, password: 'chalk and slate' };
};

export function testPeople(program: Program, url: string): People {
  const createTutor: People['createTutor'] = async ({ name = 'Sam Okafor', owner = false } = {}) => {
    const person = newPerson(name);
    const pending = { type: 'JoinTutor' as const, commandId: crypto.randomUUID(), actor: system, owner };
    await program.accounts.register({ ...person, role: 'tutor', confirmed: true, pending });
    await program.runner.caughtUp();
    return person;
  };
  const signIn: People['signIn'] = async (email, password) => {
    const client = new Client(url);
    const { status, text } = await client.post('/api/auth/sign-in', { email, password });
    if (status !== 204) throw new Error(`${email} cannot sign in: ${text}`);
    return client;
  };

  return {
    createTutor,
    signIn,
    async createStudent({ name = 'Mia Lindqvist', classes = 0 } = {}) {
      const person = newPerson(name);
      const pending = {
        type: 'EnrolStudent' as const,
        commandId: crypto.randomUUID(),
        actor: system,
        classes,
        via: 'tutor' as const,
        today: null,
      };
      await program.accounts.register({ ...person, role: 'student', confirmed: true, pending });
      await program.runner.caughtUp();
      return person;
    },
    async newTutor(tutor) {
      const { email, password } = await createTutor(tutor);
      return signIn(email, password);
    },
  };
}
