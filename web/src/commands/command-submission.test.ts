import { expect, test } from 'vitest';
import { createCommandSubmission } from './command-submission.ts';
import type { UnansweredCommand } from './dialog-draft.ts';

const refused = (code: string, status = 409) => ({
  error: { kind: 'problem', problem: { code, status, title: '', type: '' } },
});
const lost = { error: { kind: 'no-answer' } };
const done = { data: 'done' };

/** Creates a submission whose server gives these answers in turn, and records the requests that reached the server. */
function form(...answers: (typeof done | typeof lost | ReturnType<typeof refused>)[]) {
  let keys = 0;
  const reached: string[] = [];
  const submission = createCommandSubmission<number>(() => `key ${++keys}`);
  const send = (body: number) =>
    submission.send(body, async (sent, key) => {
      reached.push(`${sent} under ${key}`);
      return answers.shift() ?? done;
    });
  return { send, reached };
}

test('send: uses a new key after each known outcome', async () => {
  const { send, reached } = form(done, refused('no-room'), done);
  expect(await send(3)).toEqual({ data: 'done', body: 3, earlier: false });
  await send(4);
  await send(4);
  expect(reached).toEqual(['3 under key 1', '4 under key 2', '4 under key 3']);
});

test('send: repeats the same body under the same key after an unknown outcome', async () => {
  const { send, reached } = form(lost, refused('unavailable', 503), done);
  await send(3);
  await send(3);
  expect(await send(3)).toMatchObject({ data: 'done', earlier: false });
  expect(reached).toEqual(['3 under key 1', '3 under key 1', '3 under key 1']);
});

test('send: repeats an earlier body before another one, and reports that it was saved', async () => {
  const { send, reached } = form(lost, done, done);
  await send(3);
  expect(await send(5)).toEqual({ data: 'done', body: 3, earlier: true });
  expect(await send(5)).toEqual({ data: 'done', body: 5, earlier: false });
  expect(reached).toEqual(['3 under key 1', '3 under key 1', '5 under key 2']);
});

test('send: sends another body once the earlier one is refused', async () => {
  const { send, reached } = form(lost, refused('no-room'), done);
  await send(3);
  expect(await send(5)).toEqual({ data: 'done', body: 5, earlier: false });
  expect(reached).toEqual(['3 under key 1', '3 under key 1', '5 under key 2']);
});

test('send: a refusal before execution leaves the earlier outcome unknown', async () => {
  const { send, reached } = form(lost, refused('signed-out', 401), done);
  await send(3);
  expect(await send(5)).toMatchObject({ error: { problem: { code: 'signed-out' } }, body: 3, earlier: false });
  expect(await send(5)).toMatchObject({ body: 3, earlier: true });
  expect(reached).toEqual(['3 under key 1', '3 under key 1', '3 under key 1']);
});

test('createCommandSubmission: stores a command until its outcome is known and repeats it after a reload', async () => {
  const keeping: (UnansweredCommand | null)[] = [];
  const memory = { unanswered: undefined, save: (attempt: UnansweredCommand | null) => keeping.push(attempt) };
  const before = createCommandSubmission<number>(() => 'key 1', memory);
  await before.send(3, async () => lost);
  expect(keeping).toEqual([{ key: 'key 1', body: 3 }]);

  const kept = keeping[0] ?? undefined;
  const after = createCommandSubmission<number>(() => 'key 2', { ...memory, unanswered: kept });
  const reached: unknown[] = [];
  const run = async (body: number, key: string) => {
    reached.push([body, key]);
    return done;
  };
  expect(await after.send(5, run)).toMatchObject({ body: 3, earlier: true });
  expect(keeping.at(-1)).toBeNull();
  await after.send(5, run);
  expect(reached).toEqual([
    [3, 'key 1'],
    [5, 'key 2'],
  ]);
});
