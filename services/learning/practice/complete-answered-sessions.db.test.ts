import { expect, test } from 'vitest';
import { practiceDecider } from '#events/learning/practice/practice-decider.ts';
import { toPracticeStream } from '#events/learning/practice/practice-stream.ts';
import { openPracticeCentre } from '#testing/practice-fixture.ts';
import { completeAnsweredSessions } from './complete-answered-sessions.ts';

test('completeAnsweredSessions: counts a session of an earlier release once, on the day of its last answer', async () => {
  await using room = await openPracticeCentre({ now: '2026-03-20T18:00:00.000Z' });
  const mia = await room.createStudent('Mia Chen');
  const session = await room.startSession(mia.client);
  const { program } = room.centre;
  const stream = toPracticeStream(session.id, mia.id);
  const events = () => program.store.read(stream).then((all) => all.map(({ type }) => type));
  for (const question of session.questions.keys()) {
    room.moveClock(1_000);
    await program.handle({
      // The decider of an earlier release, which wrote no completion with the last answer.
      decider: {
        ...practiceDecider,
        decide: () => [{ type: 'PracticeQuestionAnswered' as const, data: { question, choice: 0, correct: true } }],
      },
      ...{ stream, person: mia.id, command: null, commandId: crypto.randomUUID(), body: { question } },
      actor: { id: mia.id, role: 'student' },
    });
  }
  expect(await events()).not.toContain('PracticeSessionCompleted');
  room.moveClock('2026-03-22T18:00:00.000Z');
  const stats = async () => (await room.getWhenCaughtUp(mia.client, `/api/students/${mia.id}/practice`)).body.stats;
  expect(await stats()).toBeNull();
  await Promise.all([completeAnsweredSessions(program), completeAnsweredSessions(program)]);
  await program.runner.caughtUp();
  await completeAnsweredSessions(program);
  expect(await stats()).toMatchObject({ total_sessions: 1, total_points: 50, last_practice_date: '2026-03-20' });
  expect((await events()).filter((type) => type === 'PracticeSessionCompleted')).toHaveLength(1);
  expect(await mia.client.get(`/api/practice/${session.id}`)).toMatchObject({ body: { status: 'completed' } });
});
