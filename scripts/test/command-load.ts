/** CommandLoad who give commands while something breaks, remember what they were told, and hold the program to it. */
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, vi } from 'vitest';
import { readEventMetadata } from '#events/record/read-events.ts';
import { readLogToEnd } from '#events/store/port/read-log-to-end.ts';
import type { Core } from '#services/program/core.ts';
import type { Answer, Client } from './client.ts';

const STUDENTS = 5;
/** Commands repeated side by side: each looks through its whole stream. */
const AT_ONCE = 16;
const DAY_MS = 86_400_000;
const FIRST_DAY = Date.UTC(2000, 0, 1);

/** Commands of all savers together, so that each has days of its own to mark. */
let given = 0;

interface Command {
  readonly key: string;
  readonly path: string;
  readonly body: object;
}
const give = (tutor: Client, { key, path, body }: Command): Promise<Answer> =>
  tutor.post(path, body, { 'idempotency-key': key });

/** Gives a command as a patient person does, who is told to try again in a moment. */
const giveUntilAnswered = (tutor: Client, command: Command): Promise<Answer> =>
  vi.waitFor(
    async () => {
      const answer = await give(tutor, command);
      expect(answer, answer.text).toMatchObject({ status: 200 });
      return answer;
    },
    { timeout: 20_000 },
  );

/** The nth command: an add, a removal, the mark of a day that has none yet, or a new student; each writes one event. */
function commandOf(n: number, studentIds: readonly string[]): Command {
  const key = crypto.randomUUID();
  // so few that they stay below what one tutor may make in a minute, each repeated once or twice
  if (n % 16 === 15 && n < 256)
    return { key, path: '/api/students', body: newStudent(`Student ${n}`, `${key}@rollbook.example`) };
  const date = new Date(FIRST_DAY + Math.floor(n / 3 / STUDENTS) * DAY_MS).toISOString().slice(0, 10);
  const [act, body] = (
    [
      ['classes/add', { classes: 1 + (n % 4), reason: `Pack ${n}` }],
      ['classes/remove', { classes: 1 }],
      ['attendance', { status: 'present', date, notes: `Lesson ${n}` }],
    ] as const
  )[n % 3] as readonly [string, object];
  return { key, path: `/api/students/${studentIds[n % STUDENTS]}/${act}`, body };
}

const newStudent = (name: string, email: string) => ({ name, email, password: 'chalk and slate', classes_total: 9 });

/** A few students of this tutor's, as new as the test. */
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
  readonly answered = new Map<Command, Answer>();
  readonly unknown: Command[] = [];
  /** Each status that a saver was answered with instead of 200, with its sentence; undefined where no answer came. */
  readonly failures = new Map<number | undefined, string | undefined>();
  readonly #tutor: Client;
  readonly #studentIds: readonly string[];

  constructor(tutor: Client, studentIds: readonly string[]) {
    this.#tutor = tutor;
    this.#studentIds = studentIds;
  }

  /** So many savers, each with one command after the other, until it is over. */
  async save(savers: number, isOver: () => boolean): Promise<void> {
    const save = async () => {
      while (!isOver()) {
        const command = commandOf(given++, this.#studentIds);
        const answer = await give(this.#tutor, command).catch(() => undefined);
        if (answer?.status === 200) this.answered.set(command, answer);
        else {
          this.unknown.push(command);
          this.failures.set(answer?.status, answer?.body?.detail);
          await sleep(50); // what is down is not asked without a pause
        }
      }
    };
    await Promise.all(Array.from({ length: savers }, save));
  }

  /** Nobody was left without an answer, nor with one that does not say what to do. */
  expectClearFailures(): void {
    const clear = [503, expect.stringMatching(/Please try again in a moment/)];
    for (const failure of this.failures) expect(failure).toEqual(clear);
  }

  /**
   * What was acknowledged stands in the log, once. What is unknown is settled by its key: one event, and the same answer
   * however often it is asked for. Of those that are answered then, `again` are asked for once more.
   */
  async settle({ store }: Core, again = Number.POSITIVE_INFINITY): Promise<void> {
    const before = await countEventsByCommand(store);
    expect([...this.answered.keys()].filter(({ key }) => before.get(key) !== 1)).toEqual([]);
    while (this.unknown.length > 0) {
      const unsettled = this.unknown.splice(0, AT_ONCE);
      const answers = await Promise.all(unsettled.map((command) => giveUntilAnswered(this.#tutor, command)));
      unsettled.forEach((command, index) => void this.answered.set(command, answers[index] as Answer));
    }
    const left = [...this.answered].slice(-again);
    while (left.length > 0) {
      const asked = left.splice(0, AT_ONCE);
      const repeated = await Promise.all(asked.map(([command]) => giveUntilAnswered(this.#tutor, command)));
      expect(repeated.map(({ body }) => body)).toEqual(asked.map(([, { body }]) => body));
    }
    const after = await countEventsByCommand(store);
    expect([...this.answered.keys()].filter(({ key }) => after.get(key) !== 1)).toEqual([]);
  }
}

/** How many events each command has written. */
async function countEventsByCommand(store: Core['store']): Promise<Map<string, number>> {
  const counts = new Map<string, number>();
  for await (const { events } of readLogToEnd(store)) {
    for (const event of events) {
      const { commandId } = readEventMetadata(event);
      counts.set(commandId, (counts.get(commandId) ?? 0) + 1);
    }
  }
  return counts;
}
