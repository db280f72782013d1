import { expect, test } from 'vitest';
import { createSubmission } from './idempotency-key.ts';

const refused = (code: string, status = 409) => ({
  error: { kind: 'problem', problem: { code, status, title: '', type: '' } },
});
const lost = { error: { kind: 'no-answer' } };
const done = { data: 'done' };

/** A form whose server gives these answers one after the other, and what reached it. */
function form(...answers: (typeof done | typeof lost | ReturnType<typeof refused>)[]) {
  let keys = 0;
  const reached: string[] = [];
  const submission = createSubmission<number>(() => `key ${++keys}`);
  const send = (body: number) =>
    submission.send(body, async (sent, key) => {
      reached.push(`${sent} under ${key}`);
      return answers.shift() ?? done;
    });
  return { send, reached };
}

test('each known outcome ends a key', async () => {
  const { send, reached } = form(done, refused('no-room'), done);
  expect(await send(3)).toEqual({ data: 'done', body: 3, earlier: false });
  await send(4);
  await send(4);
  expect(reached).toEqual(['3 under key 1', '4 under key 2', '4 under key 3']);
});

test('after an unknown outcome the same body goes out under the same key', async () => {
  const { send, reached } = form(lost, refused('unavailable', 503), done);
  await send(3);
  await send(3);
  expect(await send(3)).toMatchObject({ data: 'done', earlier: false });
  expect(reached).toEqual(['3 under key 1', '3 under key 1', '3 under key 1']);
});

test('another body waits until the earlier one is known to be saved, and the form hears of it', async () => {
  const { send, reached } = form(lost, done, done);
  await send(3);
  expect(await send(5)).toEqual({ data: 'done', body: 3, earlier: true });
  expect(await send(5)).toEqual({ data: 'done', body: 5, earlier: false });
  expect(reached).toEqual(['3 under key 1', '3 under key 1', '5 under key 2']);
});

test('another body goes ahead when the earlier one turns out to be refused', async () => {
  const { send, reached } = form(lost, refused('no-room'), done);
  await send(3);
  expect(await send(5)).toEqual({ data: 'done', body: 5, earlier: false });
  expect(reached).toEqual(['3 under key 1', '3 under key 1', '5 under key 2']);
});

test('a refusal at the door says nothing about what was sent before', async () => {
  const { send, reached } = form(lost, refused('signed-out', 401), done);
  await send(3);
  expect(await send(5)).toMatchObject({ error: { problem: { code: 'signed-out' } }, body: 3, earlier: false });
  expect(await send(5)).toMatchObject({ body: 3, earlier: true });
  expect(reached).toEqual(['3 under key 1', '3 under key 1', '3 under key 1']);
});
