/** A question that only its map answers: the map loads with the question, and again when it could not be loaded. */
import { expect, test } from 'vitest';
import type { GeneratedQuestion } from '#services/core/use-case/question-source.ts';
import { openPracticeCentre } from '#testing/practice-fixture.ts';
import { findAxeViolations } from './find-axe-violations.ts';
import { openPractisingStudent, startPracticeSession } from './practice.ts';

const createQuestion = (before: number): GeneratedQuestion => ({
  text: `Which country is marked on map ${before}?`,
  figure: { kind: 'map', map: 'africa', mark: '404' },
  options: ['Kenya', 'Uganda', 'Ethiopia', 'Tanzania'],
  correctAnswer: 0,
  origin: { source: 'facts', id: 'countries/marked-on-map/kenya' },
});

test('practice: a map that could not be loaded is loaded with the page again, and is described without the answer', async () => {
  await using room = await openPracticeCentre({ createQuestion });
  const una = await openPractisingStudent(room.centre, 'Una Atlas');
  await using desk = await una.seat({ viewport: { width: 360, height: 740 } });
  const { page } = desk;
  const mapFile = '**/assets/africa-*.js';
  await page.route(mapFile, (route) => route.abort());
  await startPracticeSession(page);
  await page.getByText('The map could not be loaded.').waitFor();
  await page.unroute(mapFile);
  await page.getByRole('button', { name: 'Try again' }).click();

  const map = page.getByRole('img', { name: /^Outline map/ });
  expect(await map.getAttribute('aria-label')).toBe(
    'Outline map of Africa. The marked country lies in the east of the map, touches 5 others, and has a coast.',
  );
  const marked = map.locator('path[fill^="url"]');
  const box = await marked.boundingBox();
  expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThan(20);
  expect(await findAxeViolations(page)).toEqual([]);
});
