/** Sends commands while a server fails, stores every answer, and then checks that the log agrees with each answer. */
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, vi } from 'vitest';
import { parseEventMetadata } from '#events/record/unseal-events.ts';
import { readLogToEnd } from '#events/store/port/read-log-to-end.ts';
import type { ProgramCore } from '#services/server/program/program-core.ts';
import type { Client, ClientResponse } from './client.ts';

const STUDENTS = 5;
/** Number of commands that are repeated in parallel. It is small because each repetition reads a whole stream. */
const AT_ONCE = 16;
const DAY_MS = 86_400_000;
const FIRST_DAY = Date.UTC(2000, 0, 1);

/** Number of commands that all loads have sent, so that each of them marks other days. */
let commandsSent = 0;

interface Command {
  readonly key: string;
  readonly path: string;
  readonly body: object;
}
const send = (tutor: Client, { key, path, body }: Command): Promise<ClientResponse> =>
  tutor.post(path, body, { 'idempotency-key': key });

/** Repeats a command until it is answered, as the refusals tell the client to do. */
const sendUntilAnswered = (tutor: Client, command: Command): Promise<ClientResponse> =>
  vi.waitFor(
    async () => {
      const answer = await send(tutor, command);
      expect(answer, answer.text).toMatchObject({ status: 200 });
      return answer;
    },
    { timeout: 60_000 },
  );

/**
 * The nth command adds or removes classes, marks a day that has no mark yet, or creates a student. Each command writes
 * one event.
 */
function createCommand(n: number, studentIds: readonly string[]): Command {
  const key = crypto.randomUUID();
  // The number of students that a tutor may create per minute is limited, and a command may be repeated once or twice.
  if (n % 16 === 15 && n < 256)
    return { key, path: '/api/students', body: newStudent(`Student ${n}`, `${key}@rollbook.example`) };
  const date = new Date(FIRST_DAY + Math.floor(n / 3 / STUDENTS) * DAY_MS).toISOString().slice(0, 10);
  const [act, body] = (
    [
      ['classes/add', { classes: 1 + (n % 4), reason: `Pack ${n}` }],
      ['classes/remove', { classes: 1, reason: `Refund ${n}` }],
      ['attendance', { status: 'present', date, notes: `Lesson ${n}` }],
    ] as const
  )[n % 3] as readonly [string, object];
  return { key, path: `/api/students/${studentIds[n % STUDENTS]}/${act}`, body };
}

const newStudent = (name: string, email: string) => ({ name, email, password: 'chalk and slate', classes_total: 9 });

/** Creates the students that the commands are about. */
export async function createStudents(tutor: Client): Promise<string[]> {
  const created = [];
  for (let n = 0; n < STUDENTS; n += 1) {
    const answer = await tutor.post('/api/students', newStudent(`Student ${n}`, `student-${n}@rollbook.example`));
    expect(answer, answer.text).toMatchObject({ status: 200 });
    created.push(answer.body.balance.student_id);
  }
  return created;
}

export class CommandLoad {
  readonly answered = new Map<Command, ClientResponse>();
  readonly unknown: Command[] = [];
  /** Each status other than 200 with the sentence of its problem. The key is undefined when no answer arrived. */
  readonly failures = new Map<number | undefined, string | undefined>();
  readonly #tutor: Client;
  readonly #studentIds: readonly string[];

  constructor(tutor: Client, studentIds: readonly string[]) {
    this.#tutor = tutor;
    this.#studentIds = studentIds;
  }

  /** Sends commands from parallel clients until `isOver` is true. Each client sends one command at a time. */
  async run(clients: number, isOver: () => boolean): Promise<void> {
    const sendCommands = async () => {
      while (!isOver()) {
        const command = createCommand(commandsSent++, this.#studentIds);
        const answer = await send(this.#tutor, command).catch(() => undefined);
        if (answer?.status === 200) this.answered.set(command, answer);
        else {
          this.unknown.push(command);
          this.failures.set(answer?.status, answer?.body?.detail);
          await sleep(50); // The server may be down.
        }
      }
    };
    await Promise.all(Array.from({ length: clients }, sendCommands));
  }

  /** Expects that the answer to every failed command says what to do. */
  expectClearFailures(): void {
    const clear = [503, expect.stringMatching(/Please try again in a moment/)];
    for (const failure of this.failures) expect(failure).toEqual(clear);
  }

  /**
   * Expects that each acknowledged command is in the log once. Repeats the commands with an unknown outcome until they
   * are answered, and then the last `again` commands, which must get the same answers and write nothing.
   */
  async settle({ store }: ProgramCore, repeatedCount = Number.POSITIVE_INFINITY): Promise<void> {
    const before = await countEventsByCommand(store);
    expect([...this.answered.keys()].filter(({ key }) => before.get(key) !== 1)).toEqual([]);
    while (this.unknown.length > 0) {
      const unsettled = this.unknown.splice(0, AT_ONCE);
      const answers = await Promise.all(unsettled.map((command) => sendUntilAnswered(this.#tutor, command)));
      unsettled.forEach((command, index) => void this.answered.set(command, answers[index] as ClientResponse));
    }
    const remaining = [...this.answered].slice(-repeatedCount);
    while (remaining.length > 0) {
      const batch = remaining.splice(0, AT_ONCE);
      const repeated = await Promise.all(batch.map(([command]) => sendUntilAnswered(this.#tutor, command)));
      expect(repeated.map(({ body }) => body)).toEqual(batch.map(([, { body }]) => body));
    }
    const after = await countEventsByCommand(store);
    expect([...this.answered.keys()].filter(({ key }) => after.get(key) !== 1)).toEqual([]);
  }
}

/** Counts the events that each command has written. */
async function countEventsByCommand(store: ProgramCore['store']): Promise<Map<string, number>> {
  const counts = new Map<string, number>();
  for await (const { events } of readLogToEnd(store)) {
    for (const event of events) {
      const { commandId } = parseEventMetadata(event);
      counts.set(commandId, (counts.get(commandId) ?? 0) + 1);
    }
  }
  return counts;
}
