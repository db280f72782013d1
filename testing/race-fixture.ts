/** A centre for tests of class races: a tutor, a group, a student who is not in it, and a clock that a test moves. */
import type { RaceResponse } from '#contracts/races.ts';
import type { Client, ClientResponse } from './client.ts';
import { openPracticeCentre, type PracticeCentre, type Student } from './practice-fixture.ts';

export const raceRequest = { subject: 'math', grade: 4, topic: 'Addition', questions: 5, seconds: 20 } as const;

export interface RaceCentre extends PracticeCentre {
  readonly tutor: Client;
  readonly group: string;
  readonly members: readonly Student[];
  readonly stranger: Student;
  /** Starts a race of the group that all its students have joined. */
  startRace(): Promise<string>;
  /** Takes a step of the tutor; fails unless it is accepted. */
  step(race: string, step: string, question?: number, tutor?: Client): Promise<void>;
  answer(client: Client, race: string, question: number, choice: number): Promise<ClientResponse>;
  loadRace(client: Client, race: string): Promise<RaceResponse>;
}

export function expectDone(answer: ClientResponse): ClientResponse {
  if (answer.status >= 300) throw new Error(`${answer.status} ${answer.text}`);
  return answer;
}

export async function openRaceCentre(students = 2): Promise<RaceCentre> {
  const opened = await openPracticeCentre();
  const { centre } = opened;
  const tutor = await centre.createSignedInTutor({ owner: true });
  const members: Student[] = [];
  for (let n = 0; n < students; n += 1) members.push(await opened.createStudent(`Student ${n}`));
  const stranger = await opened.createStudent('Noah Brandt');
  const created = { name: 'Tuesday', students: members.map(({ id }) => id) };
  const group = expectDone(await tutor.post('/api/groups', created)).body.id as string;
  await centre.program.runner.caughtUp();
  return {
    ...{ ...opened, tutor, group, members, stranger },
    async startRace() {
      const { id } = expectDone(await tutor.post('/api/races', { ...raceRequest, group_id: group })).body;
      for (const { client } of members) expectDone(await client.post(`/api/races/${id}/join`, {}));
      return id;
    },
    async step(race, step, question, by = tutor) {
      expectDone(await by.post(`/api/races/${race}/steps`, { step, ...(question !== undefined && { question }) }));
    },
    answer: (client, race, question, choice) => client.post(`/api/races/${race}/answers`, { question, choice }),
    async loadRace(client, race) {
      return expectDone(await client.get(`/api/races/${race}`)).body;
    },
  };
}
