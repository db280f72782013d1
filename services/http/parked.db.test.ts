import { expect, test } from 'vitest';
import { testCentre } from '#scripts/test/centre.ts';

test('answers name the students whose rows stopped, to tutors and to themselves alone', async () => {
  await using centre = await testCentre();
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
  // something is folded, as it was when the row was parked
  await centre.createStudent({ name: 'Ada' });

  expect(await parked(asTutor, '/api/students')).toBe(mia.id);
  expect(await parked(asMia, `/api/students/${mia.id}`)).toBe(mia.id);
  expect(await parked(asNoah, `/api/students/${noah.id}`)).toBeNull();
});
