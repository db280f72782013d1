import { expect, test } from 'vitest';
import { evolveStudent, initialStudentState } from '#events/classes/student/student-state.ts';
import { checkAndUnsealEvents } from '#events/record/unseal-events.ts';
import { openTestCentre } from '#testing/centre-fixture.ts';
import { chooseSize } from '#testing/sampling.ts';

/** At most as many as the program works on at a time from one address. */
const COMMANDS = chooseSize({ test: 20, faults: 40 });

test('student stream: concurrent adjustments and marks are all applied', async () => {
  await using centre = await openTestCentre({ clock: () => new Date('2026-11-20T18:00:00Z') });
  const { program } = centre;
  const mia = await centre.createStudent({ classes: 9 });
  const tutor = await centre.createSignedInTutor();

  const answers = await Promise.all(
    Array.from({ length: COMMANDS }, (_, index) => {
      const address = `/api/students/${mia.id}`;
      if (index % 4 === 0) return tutor.post(`${address}/classes/add`, { classes: 1 + (index % 3) });
      if (index % 4 === 1)
        return tutor.post(`${address}/classes/remove`, { classes: 1 + (index % 2), reason: 'Refund' });
      const date = `2026-${String(1 + (index % 10)).padStart(2, '0')}-${String(1 + (index % 25)).padStart(2, '0')}`;
      const status = index % 3 === 0 ? 'absent' : 'present';
      return tutor.post(`${address}/attendance`, { status, date, reason: 'Correction' });
    }),
  );
  expect(answers.filter(({ status }) => status !== 200).map(({ text }) => text)).toEqual([]);

  const events = await checkAndUnsealEvents(await program.store.read(`student-${mia.id}`), program.keys);
  const commands = new Set(events.map(({ metadata }) => metadata.commandId));
  const wrote = answers.filter(({ headers }) => commands.has(headers.get('idempotency-key') ?? ''));
  // Adding and removing always write an event; an unchanged mark writes none.
  expect(wrote.length).toBeGreaterThanOrEqual(COMMANDS / 2);
  expect(commands.size).toBe(wrote.length + 1);

  await program.runner.caughtUp();
  const fold = events.reduce((state, event) => evolveStudent(state, event as never), initialStudentState);
  const [sums] = await program.readModels.sql`
    select sum(applied_remaining)::int as remaining, sum(applied_total)::int as total
    from class_transactions where student_id = ${mia.id}`;
  const shown = (await tutor.get(`/api/students/${mia.id}`)).body;
  expect(shown).toMatchObject({
    classes_remaining: fold.remaining,
    classes_total: fold.total,
    classes_waiting: fold.waiting,
    classes_uncovered: fold.uncovered,
    version: events.length,
  });
  expect(sums).toEqual({ remaining: fold.remaining, total: fold.total });
});
