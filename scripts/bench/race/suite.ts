/**
 * Benches of a class race: how soon a question is on the last of the phones, whether all answers count, and how soon the race
 * goes on after a kill.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { ServerMessage } from '#contracts/feed.ts';
import type { Race } from '#contracts/races.ts';
import { RACE_QUESTIONS_MAX } from '#events/values/limits.ts';
import type { Client } from '#testing/client.ts';
import { type DemoServer, openDemoServer } from '#testing/demo-server.ts';
import { type BenchRow, type Figure, toTime, toTimeFigures } from '../harness/bench-row.ts';
import { openFeed } from '../harness/live.ts';
import { assertCorrect, mapConcurrently, quantile, toBody } from '../harness/measure.ts';
import { defineSuite, type Part } from '../harness/run-suite.ts';

const PHONES = 60;
/** All students answer within this time. */
const ANSWERING_MS = 1_000;

const asked = { subject: 'math', grade: 4, topic: 'Multiplication', questions: RACE_QUESTIONS_MAX, seconds: 60 };

interface RaceCentre {
  readonly demo: DemoServer;
  readonly part: Part;
}

interface Phone {
  readonly client: Client;
  /** The newest state of the race that this phone has received, and when. */
  race: Race | undefined;
  receivedAt: number;
}

export const raceSuite = defineSuite<RaceCentre>({
  benches: { phones: measurePhoneRows, killed: measureKillRows },
  async open(opened, part) {
    return { demo: opened.use(await openDemoServer()), part };
  },
  verify: ({ demo }) => demo.verify(),
});

async function measurePhoneRows({ demo, part }: RaceCentre): Promise<BenchRow[]> {
  const tutor = await demo.signIn('Tutor');
  const students = await mapConcurrently(PHONES, async () => {
    const student = await demo.enrol(tutor, `${crypto.randomUUID()}@rollbook.example`);
    return { id: student.id, client: await student.signIn() };
  });
  const group = toBody(await tutor.post('/api/groups', { name: 'Race', students: students.map(({ id }) => id) })).id;
  const phones = students.map(({ client }): Phone => ({ client, race: undefined, receivedAt: 0 }));
  await using opened = new AsyncDisposableStack();
  for (const phone of phones) {
    const socket = await openFeed(demo.url, phone.client.cookie, (text) => receive(phone, text));
    opened.defer(() => socket.close());
  }
  const shown: number[] = [];
  const answered: number[] = [];
  for (let races = 0; races < part(4); races += 1) await runRace({ tutor, group, phones, shown, answered });
  const accepted: Figure = {
    ...{ name: 'accepted', value: (100 * answered.length) / (shown.length * PHONES), atLeast: 100 },
    format: (percent) => `${percent.toFixed(1)} %`,
  };
  return [
    {
      what: `next question → last of ${PHONES} phones`,
      figures: toTimeFigures(shown, { p95: 150 }),
      checked: `${shown.length} questions, each in every socket, none with its key before it was closed`,
    },
    {
      what: `${PHONES} answers within a second`,
      figures: [accepted],
      detail: `an answer took p50 ${quantile(answered, 0.5).toFixed(0)} ms, p95 ${quantile(answered, 0.95).toFixed(0)} ms`,
      checked: `${answered.length} answers, all counted in the closed questions; a session of each student for each race`,
    },
  ];
}

/** Kills the program while a question is open, and starts it again, as whatever watches over it does. */
async function measureKillRows({ part }: RaceCentre): Promise<BenchRow[]> {
  await using opened = new AsyncDisposableStack();
  const dataDir = await mkdtemp(join(tmpdir(), 'rollbook-race-'));
  opened.defer(() => rm(dataDir, { recursive: true, force: true }));
  let demo = await openDemoServer({ dataDir });
  opened.defer(() => demo[Symbol.asyncDispose]());
  const { url } = demo;
  const tutor = await demo.signIn('Tutor');
  const { id, signIn } = await demo.enrol(tutor, `${crypto.randomUUID()}@rollbook.example`);
  const [student, { id: other }] = [await signIn(), await demo.enrol(tutor, `${crypto.randomUUID()}@rollbook.example`)];
  const group = toBody(await tutor.post('/api/groups', { name: 'Race', students: [id, other] })).id;
  const race: string = toBody(await tutor.post('/api/races', { ...asked, group_id: group })).id;
  await student.post(`/api/races/${race}/join`, {});
  const took: number[] = [];
  for (let question = 0; question < part(5); question += 1) {
    await tutor.post(`/api/races/${race}/steps`, { step: 'open', question });
    const killed = performance.now();
    await demo.server.end('SIGKILL');
    demo = await openDemoServer({ dataDir, env: { PORT: new URL(url).port } });
    const { race: shown } = toBody(await student.get(`/api/races/${race}`, { 'min-position': '' }));
    took.push(performance.now() - killed);
    const { index, status } = shown.question;
    assertCorrect(index === question && status === 'open', `question ${index} is ${status} after the kill`);
    const answer = toBody(await student.post(`/api/races/${race}/answers`, { question, choice: 0 }));
    assertCorrect(answer.choice === 0, 'the answer after the kill does not count');
  }
  return [
    {
      what: 'kill -9 of the program → the same question',
      figures: [toTime('slowest', Math.max(...took), 5_000)],
      checked: `${took.length} kills, each with an answer to the same question after it`,
    },
  ];
}

function receive(phone: Phone, text: string): void {
  if (!text.startsWith('{"type":"race"')) return;
  const message: ServerMessage = JSON.parse(text);
  if (message.type !== 'race') return;
  phone.receivedAt = performance.now();
  phone.race = message.race;
  const isClosed = message.race.question?.status === 'closed';
  assertCorrect(isClosed || !text.includes('correct_answer'), 'a phone got a key before its question was closed');
}

interface MeasuredRace {
  readonly tutor: Client;
  readonly group: string;
  readonly phones: readonly Phone[];
  /** Milliseconds from each step of the tutor until the last phone had the question. */
  readonly shown: number[];
  /** Milliseconds that each accepted answer took. */
  readonly answered: number[];
}

async function runRace({ tutor, group, phones, shown, answered }: MeasuredRace): Promise<void> {
  const race: string = toBody(await tutor.post('/api/races', { ...asked, group_id: group })).id;
  const step = async (body: object) => {
    const answer = await tutor.post(`/api/races/${race}/steps`, body);
    assertCorrect(answer.status === 204, `a step was answered ${answer.status}: ${answer.text}`);
  };
  for (const { client } of phones) {
    const answer = await client.post(`/api/races/${race}/join`, {});
    assertCorrect(answer.status === 204, `joining was answered ${answer.status}: ${answer.text}`);
  }
  for (let question = 0; question < RACE_QUESTIONS_MAX; question += 1) {
    const pressed = performance.now();
    await step({ step: 'open', question });
    await waitForAll(phones, (each) => each.id === race && each.question?.index === question);
    shown.push(Math.max(...phones.map(({ receivedAt }) => receivedAt)) - pressed);
    await Promise.all(
      phones.map(async ({ client }, index) => {
        await sleep((index * ANSWERING_MS) / phones.length);
        const began = performance.now();
        const answer = await client.post(`/api/races/${race}/answers`, { question, choice: index % 4 });
        if (answer.status === 200) answered.push(performance.now() - began);
      }),
    );
    await waitForAll(phones, (each) => each.question?.index === question && each.question.status === 'closed');
    const chosen = phones[0]?.race?.question?.result?.chosen ?? [];
    const counted = chosen.reduce((sum, count) => sum + count, 0);
    assertCorrect(counted === phones.length, `${counted} answers of ${phones.length} count`);
  }
  await step({ step: 'end' });
  await waitForAll(phones, ({ id, results_recorded }) => id === race && results_recorded);
}

const WAIT_MS = 10_000;

async function waitForAll(phones: readonly Phone[], isDone: (race: Race) => boolean): Promise<void> {
  for (let waited = 0; !phones.every(({ race }) => race && isDone(race)); waited += 1) {
    assertCorrect(waited < WAIT_MS, 'a phone did not get what it waits for');
    await sleep(1);
  }
}
