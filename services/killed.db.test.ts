import { expect, test } from 'vitest';
import type { Answer, Client } from '#scripts/test/client.ts';
import { type KillableCentre, killableCentre } from '#scripts/test/killable-centre.ts';
import { newTutor } from '#scripts/test/new-tutor.ts';
import { countByCommand, proveReadModels } from '#scripts/test/prove-record.ts';

const SAVERS = 50;
const STUDENTS = 5;
/** So many answers must have come before the kill, and the savers still go on. */
const ANSWERS = 150;

interface Command {
  readonly key: string;
  readonly studentId: string;
  readonly path: string;
  readonly body: object;
}
const give = (tutor: Client, { key, path, body }: Command): Promise<Answer> =>
  tutor.post(path, body, { 'idempotency-key': key });

/** The nth command: an add, a removal or the mark of a day that has none yet, so that each writes one event. */
function commandOf(n: number, studentIds: readonly string[]): Command {
  const studentId = studentIds[n % STUDENTS] as string;
  const day = new Date(Date.UTC(2020, 0, 1 + n)).toISOString().slice(0, 10);
  const [act, body] = (
    [
      ['classes/add', { classes: 1 + (n % 4), reason: `Pack ${n}` }],
      ['classes/remove', { classes: 1 }],
      ['attendance', { status: 'present', date: day, notes: `Lesson ${n}` }],
    ] as const
  )[n % 3] as readonly [string, object];
  return { key: crypto.randomUUID(), studentId, path: `/api/students/${studentId}/${act}`, body };
}

test('after kill -9 under 50 savers what was acknowledged is there, once, and the rest can be settled', async () => {
  await using centre = await killableCentre();
  const url = await centre.start();
  const tutor = await signInTutor(centre, url);
  const studentIds = await createStudents(tutor);

  const answered = new Map<Command, Answer>();
  const unknown: Command[] = [];
  let given = 0;
  let killed: Promise<void> | undefined;
  const save = async () => {
    for (;;) {
      const command = commandOf(given++, studentIds);
      const answer = await give(tutor, command).catch(() => undefined);
      if (answer === undefined || answer.status >= 500) return void unknown.push(command);
      answered.set(command, answer);
      if (answered.size >= ANSWERS) killed ??= centre.kill();
    }
  };
  await Promise.all(Array.from({ length: SAVERS }, save));
  await killed;
  expect([...answered.values()].filter(({ status }) => status !== 200).map(({ text }) => text)).toEqual([]);
  expect(unknown).toHaveLength(SAVERS);

  expect(await centre.start(new URL(url).port)).toBe(url);
  await using record = await centre.openRecord();
  const before = await countByCommand(record, studentIds);
  expect([...answered.keys()].filter(({ key }) => before.get(key) !== 1)).toEqual([]);

  for (const command of unknown) {
    const settled = await give(tutor, command);
    expect(settled).toMatchObject({ status: 200 });
    answered.set(command, settled);
  }
  const repeated = await Promise.all([...answered.keys()].map((command) => give(tutor, command)));
  expect(repeated.map(({ body }) => body)).toEqual([...answered.values()].map(({ body }) => body));
  const after = await countByCommand(record, studentIds);
  expect([...answered.keys()].filter(({ key }) => after.get(key) !== 1)).toEqual([]);
  expect(after.size).toBe(answered.size + STUDENTS);

  await proveReadModels(record);
});

async function signInTutor(centre: KillableCentre, url: string): Promise<Client> {
  await using record = await centre.openRecord();
  return await newTutor(record, url);
}

async function createStudents(tutor: Client): Promise<string[]> {
  const created = [];
  for (let n = 0; n < STUDENTS; n += 1) {
    const student = { name: `Student ${n}`, email: `student-${n}@rollbook.example`, password: 'chalk and slate' };
    created.push(await tutor.post('/api/students', { ...student, classes_total: 9 }));
  }
  return created.map(({ body }) => body.balance.student_id);
}
