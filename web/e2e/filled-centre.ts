/** A centre with something on every screen, and the addresses of all screens by the people who may open them. */
import { readFileSync } from 'node:fs';
import type { TestCentre } from '#scripts/test/centre-fixture.ts';
import type { TestPerson } from '#scripts/test/people-fixture.ts';
import { openPracticeCentre, practiceRequest } from '#scripts/test/practice-fixture.ts';
import { addDays } from '../src/lib/dates.ts';
import { paths } from '../src/navigation/paths.ts';
import { assignHomeworkByApi, submitAnswersByApi } from './homework.ts';

export interface FilledCentre extends AsyncDisposable {
  readonly centre: TestCentre;
  /** One visitor who has not signed in, and one person of each role. */
  readonly people: Readonly<Record<Role, TestPerson | null>>;
  /** The addresses that this role may open, one of each screen. */
  listAddresses(role: Role): string[];
}

export const roles = ['visitor', 'student', 'tutor', 'owner'] as const;
type Role = (typeof roles)[number];

interface Ids {
  student: string;
  homework: string;
  submitted: string;
  group: string;
  packet: string;
  openSession: string;
  completedSession: string;
}

const publicAddresses = [paths.home, paths.about, paths.pricing, paths.login, paths.signUpFor('growth'), '/nowhere'];

/** An address of each portal screen, by the name of its path in the table of screens. */
const toAddress: Readonly<Record<string, (ids: Ids) => string>> = {
  editHomework: ({ homework }) => paths.editHomework(homework),
  viewSubmissions: ({ submitted }) => paths.viewSubmissions(submitted),
  completeHomework: ({ homework }) => paths.completeHomework(homework),
  submission: ({ submitted }) => paths.submission(submitted),
  practiceSession: ({ openSession }) => paths.openPracticeSession(openSession),
  practiceResults: ({ completedSession }) => paths.practiceResultsOf(completedSession),
  startPractice: () => paths.startPracticeWith(practiceRequest),
  practiceTopics: ({ student }) => paths.practiceTopics(student),
  groupPractice: ({ group }) => paths.groupPractice(group),
  classHistory: ({ student }) => paths.classHistory(student),
  statement: ({ student }) => paths.statement(student),
  studentPackets: ({ student }) => paths.studentPackets(student),
  packet: ({ student, packet }) => paths.packet(student, packet),
  asOf: ({ student }) => paths.asOf(student),
  replay: ({ student }) => paths.replay(student),
};

const table = readFileSync(new URL('../src/app/portal-screens.ts', import.meta.url), 'utf8');
/** The screens of the portal: the names of their paths, and who may open them. The table is read as text, because its pages are JSX. */
const screens = [
  ...table.matchAll(/ path: paths\.(\w+)[^\n]*\n\s+title: [^\n]+\n\s+access: \[([^\]]+)\],\n(\s+forOwners: true)?/g),
].map(([, name = '', access = '', forOwners]) => ({ name, access, forOwners: forOwners !== undefined }));

const mayOpen = ({ access, forOwners }: (typeof screens)[number], role: Role): boolean =>
  role === 'owner' ? access.includes('tutor') : access.includes(role) && (role !== 'tutor' || !forOwners);

function toAddressOf(name: string, ids: Ids): string {
  const path = toAddress[name]?.(ids) ?? (paths as Readonly<Record<string, unknown>>)[name];
  if (typeof path !== 'string') throw new Error(`The screen ${name} needs an address in filled-centre.ts`);
  return path;
}

export async function openFilledCentre(): Promise<FilledCentre> {
  const room = await openPracticeCentre();
  const { centre } = room;
  const owner = await centre.createTutor({ name: 'Sam Whitfield', owner: true });
  const tutor = await centre.createTutor({ name: 'Ms Lee' });
  const student = await centre.createStudent({ name: 'Maya Okafor', classes: 6 });
  const others = [
    await centre.createStudent({ name: 'Ben Novak' }),
    await centre.createStudent({ name: 'Ada Lovell' }),
  ];
  const [ownerClient, tutorClient, client] = await Promise.all(
    [owner, tutor, student].map(({ email, password }) => centre.signIn(email, password)),
  );
  if (!ownerClient || !tutorClient || !client) throw new Error('nobody signed in');
  const create = async (path: string, body: object): Promise<string> => {
    const answer = await ownerClient.post(path, body);
    if (answer.status >= 300) throw new Error(`${path}: ${answer.text}`);
    return answer.body?.id;
  };
  const { today } = (await client.get('/api/centre')).body as { today: string };
  for (const [days, status] of [
    [0, 'present'],
    [2, 'absent'],
    [7, 'present'],
  ] as const)
    await create(`/api/students/${student.id}/attendance`, {
      date: addDays(today, -days),
      status,
      notes: 'Fractions',
      reason: 'Paper roll',
    });
  const group = await create('/api/groups', { name: 'Fridays', students: [student.id, ...others.map(({ id }) => id)] });
  const homework = await assignHomeworkByApi(tutorClient, [student, ...others], { title: 'Fractions' });
  const submitted = await assignHomeworkByApi(tutorClient, [student], { title: 'Sums' });
  await submitAnswersByApi(centre, student, submitted, [1, 2]);
  const { id: completedSession } = await room.completeSession(client, 3);
  const { id: openSession } = await room.startSession(client);
  const packet = await create(`/api/students/${student.id}/packets`, {
    from: addDays(today, -30),
    to: addDays(today, 1),
    contents: { texts: true, attendance: true, policy: true },
    seal: true,
  });
  await centre.program.runner.caughtUp();
  const ids = { student: student.id, homework, submitted, group, packet, openSession, completedSession };
  return {
    centre,
    people: { visitor: null, student, tutor, owner },
    listAddresses: (role) =>
      role === 'visitor'
        ? publicAddresses
        : screens.filter((screen) => mayOpen(screen, role)).map(({ name }) => toAddressOf(name, ids)),
    [Symbol.asyncDispose]: () => room[Symbol.asyncDispose](),
  };
}

/** The number of screens in the table, however they are written there. */
export const screenCount = table.split('createLazyPage(').length - 1;
export const knownScreenCount = screens.length;
