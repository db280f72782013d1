import { afterEach, expect, test } from 'vitest';
import { holdsPerson, isSignedIn, throughSignIn } from './signed-in-again.ts';

afterEach(() => holdsPerson(false));

const refused = (code: string) => ({ error: { kind: 'problem', problem: { status: 401, title: 'Refused', code } } });

/** A command that gets these answers, one after the other. */
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
    holdsPerson(true);
    const { send, sent } = command(refused(code), { data: 7 });
    const result = throughSignIn(send);
    await expect.poll(() => sent).toHaveLength(1);
    isSignedIn();
    expect(await result).toEqual({ data: 7 });
    expect(sent).toHaveLength(2);
  },
);

test('any other answer is final, and so is this one where nobody is asked to sign in', async () => {
  const out = refused('signed-out');
  expect(await throughSignIn(command(out).send)).toEqual(out);
  holdsPerson(true);
  expect(await throughSignIn(command({ data: 3 }).send)).toEqual({ data: 3 });
  expect(await throughSignIn(command(refused('unauthorized')).send)).toEqual(refused('unauthorized'));
});

test('an ended session that is reported anew is not waited for twice', async () => {
  holdsPerson(true);
  const { send, sent } = command(refused('signed-out'), refused('signed-out'));
  const result = throughSignIn(send);
  await expect.poll(() => sent).toHaveLength(1);
  isSignedIn();
  expect(await result).toEqual(refused('signed-out'));
});
