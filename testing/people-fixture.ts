/**
 * Creates the people of a test's centre as the program registers them. Each promise resolves when the person is in the
 * read models.
 */
import { expect, vi } from 'vitest';
import type { StudentCommand } from '#events/classes/student/commands.ts';
import { studentAggregate } from '#events/classes/student/student-decider.ts';
import { createStudentContext } from '#events/classes/student/test/student-fixture.ts';
import type { Program } from '#services/server/program/program.ts';
import type { ProgramCore } from '#services/server/program/program-core.ts';
import { Client } from './client.ts';

export interface TestPerson {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly password: string;
}

export interface PeopleFixture {
  createTutor(tutor?: { name?: string; owner?: boolean }): Promise<TestPerson>;
  createStudent(student?: { name?: string; classes?: number }): Promise<TestPerson>;
  /** Creates a family account that sees these students. */
  createFamily(family: { name?: string; children: readonly string[] }): Promise<TestPerson>;
  signIn(email: string, password: string): Promise<Client>;
  /** Creates a tutor and returns a client with the tutor's session. */
  createSignedInTutor(tutor?: { name?: string; owner?: boolean }): Promise<Client>;
}

/** The Argon2id hash of the people's password, with the lowest costs, because tests sign in often. */
const PASSWORD_HASH = '$argon2id$v=19$m=8,t=1,p=1$T+utcos2Ero25+6WpoUfRA$QOYLpFS5nKOneZhi/CWkC/4+bquTyX2Bgc25h9Zu95w';
const password = { hash: PASSWORD_HASH };
const system = { id: '00000000-0000-4000-8000-000000000000', role: 'system' } as const;
/** Later than the clock of any test, so that no invitation is too old. */
const TODAY = '2999-01-01';
const newPerson = (name: string): TestPerson => {
  const id = crypto.randomUUID();
  // The address has neither digits nor the vowels i, o and u, so that no search for a number or a name in a test finds
  // it.
  const local = id.slice(0, 8).replace(/\d/g, (digit) => 'ghjkqvwxyz'.charAt(Number(digit)));
  return { id, name, email: `${local}@rollbook.example`, password: 'chalk and slate' };
};

export function createPeopleFixture(program: Program, url: string): PeopleFixture {
  const createTutor: PeopleFixture['createTutor'] = async ({ name = 'Sam Okafor', owner = false } = {}) => {
    const person = newPerson(name);
    const pending = { type: 'JoinTutor' as const, commandId: crypto.randomUUID(), actor: system, owner };
    await program.accounts.register({ ...person, password, role: 'tutor', confirmed: true, pending });
    await program.runner.caughtUp();
    return person;
  };
  const signIn: PeopleFixture['signIn'] = async (email, password) => {
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
      await program.accounts.register({ ...person, password, role: 'student', confirmed: true, pending });
      await program.runner.caughtUp();
      return person;
    },
    async createFamily({ name = 'Ann Lindqvist', children }) {
      const person = newPerson(name);
      const actor = { id: person.id, role: 'family' } as const;
      for (const [index, studentId] of children.entries()) {
        const send = (command: StudentCommand) => {
          const context = createStudentContext({ today: TODAY });
          const of = { aggregate: studentAggregate, id: studentId, commandId: crypto.randomUUID(), body: command };
          return program.handle({ ...of, command, context, actor: system });
        };
        const invited = await send({ type: 'InviteFamily', name: '', email: '' });
        const invitation = invited.status === 'done' ? (invited.events[0]?.id ?? '') : '';
        const give = { type: 'GiveFamilyAccess', invitation } as const;
        const pending = { ...give, commandId: crypto.randomUUID(), actor, studentId };
        if (index > 0) await send({ ...give, account: person.id, name });
        else await program.accounts.register({ ...person, password, role: 'family', confirmed: true, pending });
      }
      await program.runner.caughtUp();
      return person;
    },
    async createSignedInTutor(tutor) {
      const { email, password } = await createTutor(tutor);
      return signIn(email, password);
    },
  };
}

/** Creates a tutor in the record of a centre that runs in another process, and signs them in there. */
export async function createTutorAndClient(record: ProgramCore, url: string): Promise<Client> {
  const credentials = { email: 'sam@rollbook.example', password: 'chalk and slate' };
  const id = crypto.randomUUID();
  await record.accounts.register({
    ...{ ...credentials, id, name: 'Sam Okafor', role: 'tutor', confirmed: true },
    pending: { type: 'JoinTutor', owner: false, commandId: crypto.randomUUID(), actor: { id, role: 'system' } },
  });
  const client = new Client(url);
  const signedIn = await client.post('/api/auth/sign-in', credentials);
  expect(signedIn, signedIn.text).toMatchObject({ status: 204 });
  // The other process projects the events of this process with a short delay.
  await vi.waitFor(async () => {
    expect((await client.get('/api/session')).body.profile).toMatchObject({ id });
  }, 20_000);
  return client;
}
