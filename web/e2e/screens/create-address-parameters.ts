import type { Client } from '#testing/client.ts';
import { addDays } from '../../src/lib/dates.ts';
import type { AddressParameters } from '../screen-addresses.ts';
import type { People } from './centres.ts';

const practice = { grade: 6, subject: 'math', topic: 'Fractions' } as const;

/** Creates a packet and two practice sessions of the student, one open and one completed, and finds the rest. */
export async function createAddressParameters({ owner, tutor, student }: People): Promise<AddressParameters> {
  const { id } = (await student.get('/api/session')).body.profile;
  const assigned: { id: string; submission: object | null }[] = (await student.get(`/api/students/${id}/homework`)).body
    .homework;
  const { groups } = (await tutor.get('/api/groups')).body;
  const { purchases, payments } = (await tutor.get(`/api/students/${id}/money`)).body;
  const completedSession = await completePractice(student);
  return {
    student: id,
    practice,
    homework: assigned.find(({ submission }) => submission === null)?.id,
    submitted: assigned.find(({ submission }) => submission !== null)?.id,
    group: groups[0]?.id,
    race: await startRace(
      { tutor, student },
      groups.find(({ students }: { students: string[] }) => students.includes(id)),
    ),
    // A new centre shows the list of worksheets without any.
    worksheet: groups.length > 0 ? await prepareWorksheet(tutor) : undefined,
    packet: await makePacket(owner, id),
    ...{ purchase: purchases.at(-1)?.id, payment: payments.at(-1)?.id },
    invitation: (await tutor.get(`/api/students/${id}/families`)).body.invitations[0]?.id,
    completedSession,
    openSession: (await startPractice(student)).id,
  };
}

/** A race with an open question, which the student has joined; undefined without a group of the student. */
async function startRace({ tutor, student }: Pick<People, 'tutor' | 'student'>, group: { id: string } | undefined) {
  if (!group) return undefined;
  const asked = { ...practice, questions: 5, seconds: 60, group_id: group.id };
  const { id } = readDone(await tutor.post('/api/races', asked));
  readDone(await student.post(`/api/races/${id}/join`, {}));
  readDone(await tutor.post(`/api/races/${id}/steps`, { step: 'open', question: 0 }));
  return id as string;
}

async function prepareWorksheet(tutor: Client): Promise<string> {
  return String(readDone(await tutor.post('/api/worksheets', { ...practice, questions: 20 })).number);
}

const startPractice = async (student: Client) => readDone(await student.post('/api/practice', practice));

async function completePractice(student: Client): Promise<string> {
  const { id, questions } = await startPractice(student);
  for (const index of questions.keys())
    readDone(await student.post(`/api/practice/${id}/answers`, { question: index, choice: index % 4 }));
  readDone(await student.post(`/api/practice/${id}/complete`, {}));
  return id;
}

async function makePacket(owner: Client, student: string): Promise<string> {
  const { today } = readDone(await owner.get('/api/centre'));
  const contents = { texts: true, attendance: true, policy: true };
  const packet = { from: addDays(today, -60), to: addDays(today, 1), contents, seal: true };
  return readDone(await owner.post(`/api/students/${student}/packets`, packet)).id;
}

function readDone({ status, text, body }: Awaited<ReturnType<Client['get']>>) {
  if (status >= 300) throw new Error(`The centre answered ${status}: ${text}`);
  return body;
}
