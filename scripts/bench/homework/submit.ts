/** Measures sixty students who submit within one second while their tutor's page receives change notifications. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Client } from '#testing/client.ts';
import { type FeedSocket, openFeedSocket } from '#testing/feed-socket.ts';
import { assertCorrect, type BenchRow, formatMs, quantile } from '../harness/bench-row.ts';
import {
  type AssignedHomework,
  type Assignment,
  assignHomework,
  type HomeworkCentre,
  mapConcurrently,
  submitAnswers,
} from './centre.ts';

const TOGETHER = 60;
const ROUNDS = 6;
const WITHIN_MS = 1_000;
const MET_MS = 300;

export async function measureSubmitRow(centre: HomeworkCentre): Promise<BenchRow> {
  const { url, tutor } = centre;
  const students = centre.students.slice(0, TOGETHER);
  const clients = await mapConcurrently(TOGETHER, (index) =>
    centre.signIn(students[index] as (typeof students)[number]),
  );
  using feed = await openFeedSocket(url, tutor.cookie);
  const took: number[] = [];
  for (let round = 0; round <= ROUNDS; round += 1) {
    const homework = await assignHomework(tutor, `Together ${round}`, students);
    const times = await submitTogether(clients, homework);
    await waitUntilListed(tutor, feed, homework.id);
    if (round > 0) took.push(...times); // The first round is a warm-up.
  }
  const [p50, p95] = [quantile(took, 0.5), quantile(took, 0.95)];
  return {
    what: `${TOGETHER} submit in one second`,
    measured: `p50 ${formatMs(p50)}, p95 ${formatMs(p95)}`,
    goal: `p95 ≤ ${MET_MS} ms`,
    met: p95 <= MET_MS,
    checked: `${took.length} submissions, each stored once and shown on the tutor's page`,
  };
}

/** Submits for all students concurrently. Returns the milliseconds of each submission. */
async function submitTogether(clients: readonly Client[], { id, after }: AssignedHomework): Promise<number[]> {
  const assignments = await mapConcurrently(clients.length, async (index) => {
    const { body } = await (clients[index] as Client).get(`/api/homework/${id}/assignment`, after);
    return body as Assignment;
  });
  return Promise.all(
    clients.map(async (client, index) => {
      await sleep((index * WITHIN_MS) / clients.length);
      const began = performance.now();
      await submitAnswers(client, id, assignments[index] as Assignment);
      return performance.now() - began;
    }),
  );
}

/** Reloads the tutor's lists after each change notification, as the page does, until every submission is listed once. */
async function waitUntilListed(tutor: Client, feed: FeedSocket, id: string): Promise<void> {
  const seenNotifications = new Set<unknown>();
  for (;;) {
    const notification = await feed.waitForMessage(
      (message) =>
        message.type === 'changed' && message.tags.includes(`assignment:${id}`) && !seenNotifications.has(message),
    );
    seenNotifications.add(notification);
    assertCorrect(
      notification.type === 'changed' && notification.tags.includes('homework'),
      'a change notification does not name the homework lists',
    );
    const after = { 'min-position': notification.position };
    const { body } = await tutor.get(`/api/homework/${id}/submissions?limit=200`, after);
    if (body.submissions.length < TOGETHER) continue;
    const students = new Set(body.submissions.map(({ student_id }: { student_id: string }) => student_id));
    assertCorrect(body.submissions.length === TOGETHER && students.size === TOGETHER, 'a student is listed twice');
    assertCorrect(body.counts.not_submitted === 0, `${body.counts.not_submitted} count as not submitted`);
    const { body: list } = await tutor.get('/api/homework?limit=1', after);
    assertCorrect(list.homework[0].submission_count === TOGETHER, `${list.homework[0].submission_count} are counted`);
    return;
  }
}
