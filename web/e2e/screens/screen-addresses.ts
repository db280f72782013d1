/** Finds an address for each screen and role in a running centre. */
import type { Client } from '#scripts/test/client.ts';
import { portalScreens } from '../../src/app/portal-screens.ts';
import { paths } from '../../src/navigation/paths.ts';

export interface People {
  readonly owner: Client;
  readonly tutor: Client;
  readonly student: Client;
}

export interface ScreenAddress {
  /** `visitor` is not signed in. */
  readonly role: keyof People | 'visitor';
  readonly title: string;
  readonly address: string;
}

const publicAddresses: readonly ScreenAddress[] = [
  { role: 'visitor', title: 'Home', address: paths.home },
  { role: 'visitor', title: 'About', address: paths.about },
  { role: 'visitor', title: 'Pricing', address: paths.pricing },
  { role: 'visitor', title: 'Sign in', address: paths.login },
  { role: 'visitor', title: 'Sign up', address: paths.signUpFor('growth') },
  { role: 'visitor', title: 'Verify', address: '/verify' },
  { role: 'visitor', title: 'Page not found', address: '/nowhere' },
];

/** Ids of the things that the addresses name. Undefined where the centre has none. */
type Things = Record<'student' | 'open' | 'handedIn' | 'graded' | 'group' | 'session' | 'packet', string | undefined>;

const choice = { grade: 6, subject: 'math', topic: 'Fractions' } as const;

/** The address of a screen; undefined where the centre has nothing to show on it. */
const toAddress = (pattern: string, things: Things): string | undefined => {
  const { student, open, handedIn, graded, group, session, packet } = things;
  const withId = (id: string | undefined, path: (id: string) => string) => (id === undefined ? undefined : path(id));
  switch (pattern) {
    case paths.editHomework(':id'):
      return withId(open, paths.editHomework);
    case paths.completeHomework(':id'):
      return withId(open, paths.completeHomework);
    case paths.viewSubmissions(':homeworkId'):
      return withId(handedIn, paths.viewSubmissions);
    case paths.submission(':id'):
      return withId(graded, paths.submission);
    case paths.groupPractice(':groupId'):
      return withId(group, paths.groupPractice);
    case paths.practiceSession:
      return paths.newPracticeSession(choice);
    case paths.practiceResults:
      return withId(session, paths.practiceResultsOf);
    case paths.packet(':studentId', ':packetId'):
      return withId(packet, (id) => paths.packet(student ?? '', id));
    default:
      return pattern.includes(':') ? withId(student, (id) => pattern.replace(':studentId', id)) : pattern;
  }
};

/** Each screen for each role that may open it; screens of owners are opened by the owner. Throws when a pattern is not known. */
export async function listScreenAddresses(people: People): Promise<ScreenAddress[]> {
  const things = await findThings(people);
  const portal = portalScreens.flatMap(({ path, title, access, forOwners }) =>
    access.flatMap((role): ScreenAddress[] => {
      const address = toAddress(path, things);
      if (address?.includes('/:')) throw new Error(`No address is known for the screen ${path}.`);
      const person = role === 'tutor' && forOwners ? 'owner' : role;
      return address === undefined ? [] : [{ role: person, title, address }];
    }),
  );
  return [...publicAddresses, ...portal];
}

async function findThings({ owner, tutor, student }: People): Promise<Things> {
  const { id } = (await student.get('/api/session')).body.profile;
  const assigned: { id: string; submission: { graded_at: string | null } | null }[] = (
    await student.get(`/api/students/${id}/homework`)
  ).body.homework;
  const { homework } = (await tutor.get('/api/homework')).body;
  const { groups } = (await tutor.get('/api/groups')).body;
  const graded =
    assigned.find(({ submission }) => submission?.graded_at) ?? assigned.find(({ submission }) => submission);
  return {
    student: id,
    open: assigned.find(({ submission }) => submission === null)?.id,
    handedIn: homework.find(({ submission_count }: { submission_count: number }) => submission_count > 0)?.id,
    graded: graded?.id,
    group: groups[0]?.id,
    session: await completePractice(student),
    packet: await makePacket(owner, id),
  };
}

async function completePractice(student: Client): Promise<string> {
  const started = await student.post('/api/practice', choice);
  if (started.status >= 300) throw new Error(`No practice was started: ${started.text}`);
  const { id, questions } = started.body;
  for (const [index] of questions.entries())
    await student.post(`/api/practice/${id}/answers`, { question: index, choice: index % 4 });
  await student.post(`/api/practice/${id}/complete`, {});
  return id;
}

async function makePacket(owner: Client, student: string): Promise<string> {
  const day = (date: Date) => date.toISOString().slice(0, 10);
  const now = new Date();
  const answer = await owner.post(`/api/students/${student}/packets`, {
    from: day(new Date(now.getTime() - 60 * 24 * 3_600_000)),
    to: day(now),
    contents: { texts: true, attendance: true, policy: true },
    seal: true,
  });
  if (answer.status !== 200) throw new Error(`No packet was made: ${answer.text}`);
  return answer.body.id;
}
