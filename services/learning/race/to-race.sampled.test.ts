import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Race, raceDecider } from '#events/learning/race/race-decider.ts';
import {
  applyRaceCommand,
  BEN,
  createOpenRace,
  createRace,
  MIA,
  RACE_STARTED_AT,
} from '#events/learning/race/test/race-fixture.ts';
import { chooseSamples, chooseSeed } from '#testing/sampling.ts';
import { toRace } from './to-race.ts';

const ID = '0b9c5a52-6f1c-5b7e-9c53-2a0d4f6e8b11';
const now = new Date(Date.parse(RACE_STARTED_AT) + 5_000);
const view = (race: Race) => toRace(ID, 7, race, now);
const answer = (race: Race, student: string, choice: number) =>
  applyRaceCommand(race, { type: 'AnswerRaceQuestion', student, question: 0, choice }, 5);

test('toRace: shows an open question with the time that is left and who has answered', () => {
  expect(view(createRace(MIA))).toMatchObject({ participants: 1, question: null, points: [0], ended: false });
  expect(view(answer(createOpenRace(), BEN, 0))).toMatchObject({
    question: { index: 0, status: 'open', remaining_ms: 15_000, answered: [1], result: null },
    points: [0, 0],
  });
});

test('toRace: shows the key, the choices and the points once a question is closed', () => {
  const closed = answer(answer(createOpenRace(), BEN, 0), MIA, 2);
  expect(view(closed)).toMatchObject({
    question: {
      ...{ status: 'closed', remaining_ms: 0, answered: [1, 0] },
      result: { correct_answer: 0, explanation: 'One more than 0.', chosen: [1, 0, 1, 0] },
    },
    points: [0, 10],
  });
});

test('toRace: a skipped question gives no points, and its key stays unknown', () => {
  const skipped = applyRaceCommand(answer(createOpenRace(), BEN, 0), { type: 'SkipQuestion', question: 0 });
  expect(view(skipped)).toMatchObject({ question: { status: 'dropped', result: null }, points: [0, 0] });
});

/** The same race with other keys, and so other right and wrong answers, of questions that are not closed. */
const withOtherKeys = ({ started, asked, ...race }: Race, keys: readonly number[]): Race => ({
  ...race,
  started: {
    ...started,
    questions: started.questions.map((question, index) =>
      asked[index]?.status === 'closed'
        ? question
        : { ...question, correctAnswer: keys[index] ?? 0, explanation: `Because of ${keys[index]}` },
    ),
  },
  asked: asked.map((at, index) => ({
    ...at,
    answers: new Map(
      [...at.answers].map(([student, { choice, correct }]) => [
        student,
        { choice, correct: at.status === 'closed' ? correct : choice === keys[index] },
      ]),
    ),
  })),
});

test('toRace: what leaves the server does not depend on the key of any question that is not closed', () => {
  const anyStep = fc.record({
    choices: fc.tuple(fc.option(fc.nat(3)), fc.option(fc.nat(3))),
    end: fc.constantFrom('CloseQuestion', 'SkipQuestion', 'PauseRace', undefined),
  });
  fc.assert(
    fc.property(fc.array(anyStep, { maxLength: 5 }), fc.array(fc.nat(3), { minLength: 5 }), (steps, keys) => {
      let race = createRace(MIA, BEN);
      for (const [question, { choices, end }] of steps.entries()) {
        const opened = raceDecider.decide(race, { type: 'OpenQuestion', question }, { now: RACE_STARTED_AT });
        if (typeof opened === 'string') break;
        race = applyRaceCommand(race, { type: 'OpenQuestion', question });
        for (const [index, choice] of choices.entries()) {
          const student = index === 0 ? MIA : BEN;
          if (choice !== null) race = applyRaceCommand(race, { type: 'AnswerRaceQuestion', student, question, choice });
          expect(view(withOtherKeys(race, keys))).toEqual(view(race));
        }
        if (end === undefined || race.asked[question]?.status === 'closed') continue;
        race = applyRaceCommand(race, { type: end, question });
        expect(view(withOtherKeys(race, keys))).toEqual(view(race));
      }
    }),
    { numRuns: chooseSamples(1_000), seed: chooseSeed(import.meta.filename) },
  );
});
