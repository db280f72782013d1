/** Measures the built-in question source, and the memory of a program in which many practice sessions start. */
import { questionSubject } from '#events/values/shapes.ts';
import { PRACTICE_STARTS_A_DAY } from '#services/learning/practice/start-quota.ts';
import { createQuestionSource } from '#services/learning/questions/create-question-source.ts';
import { topicsBySubject } from '#services/learning/questions/topics/topics-by-subject.ts';
import { assertCorrect, type BenchRow, formatCount, formatMs, quantile } from '../harness/bench-row.ts';
import { openDemoServer, signIn } from '../harness/demo-server.ts';
import { readMemory } from '../harness/read-memory.ts';

const GRADES = [2, 6, 10];
const ROUNDS = 5;
const DRAW_MS_MAX = 5;
const STUDENTS = 10;
/** Compiled code, and the changes that the feed remembers, still grow a little after a hundred starts. */
const GROWTH_MAX = 0.05;

const topics = questionSubject.options.flatMap((subject) =>
  topicsBySubject[subject].map(({ name: topic }) => ({ subject, topic })),
);

export const measureQuestionRows = async (): Promise<BenchRow[]> => [await measureDraws(), await measureStarts()];

async function measureDraws(): Promise<BenchRow> {
  const source = createQuestionSource();
  const took: number[] = [];
  for (let round = 0; round <= ROUNDS; round += 1) {
    for (const { subject, topic } of topics) {
      for (const grade of GRADES) {
        const began = performance.now();
        const { length } = await source.questions({ subject, topic, grade, count: 5 });
        // The first round compiles the code.
        if (round > 0) took.push(performance.now() - began);
        assertCorrect(length === 5, `there are ${length} questions about ${topic}`);
      }
    }
  }
  const [p50, p95] = [quantile(took, 0.5), quantile(took, 0.95)];
  return {
    what: 'five built-in questions',
    measured: `p50 ${formatMs(p50)}, p95 ${formatMs(p95)}`,
    goal: `p95 ≤ ${DRAW_MS_MAX} ms`,
    met: p95 <= DRAW_MS_MAX,
    checked: `${formatCount(took.length)} draws on ${topics.length} topics, five questions each`,
  };
}

/** Each student starts as many sessions as a day allows, on one topic after the other. */
async function measureStarts(): Promise<BenchRow> {
  await using demo = await openDemoServer({ env: { NODE_OPTIONS: '--inspect=127.0.0.1:0' } });
  const [, debuggerUrl = ''] = await demo.server.waitForOutput(/Debugger listening on (\S+)/);
  const tutor = await demo.signIn('Tutor');
  const practised = topics.filter(({ subject }) => subject === 'science' || subject === 'history');
  const held: number[] = [];
  const took: number[] = [];
  for (let student = 0; student < STUDENTS; student += 1) {
    const { email, password } = await demo.enrol(tutor, `practice${student}@rollbook.example`);
    const client = await signIn(demo.url, email, password);
    for (let start = 0; start < PRACTICE_STARTS_A_DAY; start += 1) {
      const body = { ...practised[start % practised.length], grade: (start % 12) + 1 };
      const began = performance.now();
      const { status, text } = await client.post('/api/practice', body);
      took.push(performance.now() - began);
      assertCorrect(status === 200, `a start was answered ${status}: ${text}`);
    }
    held.push((await readMemory(debuggerUrl)).held);
  }
  const [first = Number.NaN, last = Number.NaN] = [held[0], held.at(-1)];
  return {
    what: `${formatCount(took.length)} practice starts`,
    measured: `${first.toFixed(1)} MB after the first ${PRACTICE_STARTS_A_DAY}, ${last.toFixed(1)} MB after all`,
    goal: `at most ${GROWTH_MAX * 100} % more`,
    met: last <= first * (1 + GROWTH_MAX),
    checked: `each answered in ${formatMs(quantile(took, 0.5))} (p50), ${formatMs(quantile(took, 0.95))} (p95)`,
  };
}
