import { expect, test } from 'vitest';
import { toStudentStream } from '#events/classes/student/student-stream.ts';
import { openTestCentre } from '#testing/centre-fixture.ts';

test('a parked event: stops only its own rows, and is reported in answers and by health', async () => {
  await using centre = await openTestCentre();
  const { store, runner } = centre.program;
  const [mia, sam] = [await centre.createStudent({ classes: 3 }), await centre.createTutor()];
  const tutor = await centre.signIn(sam.email, sam.password);

  const event = {
    ...{ id: crypto.randomUUID(), type: 'ClassesHalved', schemaVersion: 1, recordedAt: '2026-11-21T09:00:00.000Z' },
    ...{ metadata: '{}', data: '{}', hash: '0'.repeat(64) },
  };
  await store.append(toStudentStream(mia.id), [event], 1);
  const ada = await centre.createStudent({ name: 'Ada', classes: 2 });
  await runner.caughtUp();

  const answer = await tutor.get('/api/students');
  expect(answer.headers.get('parked')).toBe(mia.id);
  expect(answer.text).toContain(ada.id);
  await expect.poll(async () => (await centre.checkHealth()).parked_rows).toBeGreaterThan(0);
  expect(await centre.checkHealth()).toMatchObject({ status: 'ready', events_behind: 0 });
});

test('header Parked: lists every parked stream for tutors', async () => {
  await using centre = await openTestCentre();
  const { sql, schema } = centre.program.readModels;
  const [sam, mia] = [await centre.createTutor({ owner: true }), await centre.createStudent()];
  for (const stream of [`tutor-${sam.id}`, 'centre']) {
    await sql`insert into ${sql(schema)}.parked ${sql({
      ...{
        projection: 'activity',
        key: stream,
        event_id: crypto.randomUUID(),
        stream,
        version: 1,
        error: 'Error: planted',
      },
    })}`;
  }
  const [asSam, asMia] = [await centre.signIn(sam.email, sam.password), await centre.signIn(mia.email, mia.password)];
  await centre.createStudent({ name: 'Ada' });

  const parked = (await asSam.get('/api/students')).headers.get('parked');
  expect(parked?.split(' ').toSorted()).toEqual([sam.id, 'centre'].toSorted());
  expect((await asMia.get(`/api/students/${mia.id}`)).headers.get('parked')).toBeNull();
});

test('header Parked: lists a parked student for tutors and for that student only', async () => {
  await using centre = await openTestCentre();
  const { sql, schema } = centre.program.readModels;
  const [mia, noah, tutor] = [
    await centre.createStudent({ name: 'Mia' }),
    await centre.createStudent({ name: 'Noah' }),
    await centre.createTutor(),
  ];
  const [asMia, asNoah, asTutor] = await Promise.all(
    [mia, noah, tutor].map(({ email, password }) => centre.signIn(email, password)),
  );
  const parked = async (client: typeof asMia, path: string) => (await client?.get(path))?.headers.get('parked');
  expect(await parked(asTutor, '/api/students')).toBeNull();

  await sql`insert into ${sql(schema)}.parked ${sql({
    projection: 'balances',
    key: mia.id,
    event_id: crypto.randomUUID(),
    stream: `student-${mia.id}`,
    version: 2,
    error: 'Error: planted',
  })}`;
  // The list is read again only after the position has moved.
  await centre.createStudent({ name: 'Ada' });

  expect(await parked(asTutor, '/api/students')).toBe(mia.id);
  expect(await parked(asMia, `/api/students/${mia.id}`)).toBe(mia.id);
  expect(await parked(asNoah, `/api/students/${noah.id}`)).toBeNull();
});
