import { afterEach, expect, test } from 'vitest';
import { resendCommandsAfterSignIn, retryAfterSignIn, setCanSignInAgain } from './retry-after-sign-in.ts';

afterEach(() => setCanSignInAgain(false));

const refused = (code: string) => ({ error: { kind: 'problem', problem: { status: 401, title: 'Refused', code } } });

/** Fakes a command that receives these answers in turn. */
function command(...answers: object[]) {
  const sent: object[] = [];
  const send = async (): Promise<{ data?: number; error?: object }> => {
    const answer = answers.shift() as object;
    sent.push(answer);
    return answer;
  };
  return { send, sent };
}

test.each(['signed-out', 'another-account'])(
  'a command that was refused as %s is sent again when its sender is back, not before',
  async (code) => {
    setCanSignInAgain(true);
    const { send, sent } = command(refused(code), { data: 7 });
    const result = retryAfterSignIn(send);
    await expect.poll(() => sent).toHaveLength(1);
    resendCommandsAfterSignIn();
    expect(await result).toEqual({ data: 7 });
    expect(sent).toHaveLength(2);
  },
);

test('retryAfterSignIn: returns other answers at once, and every answer where nobody can sign in', async () => {
  const out = refused('signed-out');
  expect(await retryAfterSignIn(command(out).send)).toEqual(out);
  setCanSignInAgain(true);
  expect(await retryAfterSignIn(command({ data: 3 }).send)).toEqual({ data: 3 });
  expect(await retryAfterSignIn(command(refused('unauthorized')).send)).toEqual(refused('unauthorized'));
});

test('retryAfterSignIn: waits only once for a sign-in', async () => {
  setCanSignInAgain(true);
  const { send, sent } = command(refused('signed-out'), refused('signed-out'));
  const result = retryAfterSignIn(send);
  await expect.poll(() => sent).toHaveLength(1);
  resendCommandsAfterSignIn();
  expect(await result).toEqual(refused('signed-out'));
});
