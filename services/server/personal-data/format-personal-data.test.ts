import { expect, test } from 'vitest';
import type { PersonalDataSection } from '#contracts/personal-data.ts';
import { toPersonalDataJson, toPersonalDataPage } from './format-personal-data.ts';

const head = {
  ...{ centre: 'Birch & Co', timeZone: 'America/New_York', madeAt: new Date('2026-11-20T17:00:00Z') },
  ...{ student: { id: 'a1', name: '<b>Mia</b>' }, leftOut: ['Secrets'] },
};
async function* stream(rows: readonly object[]) {
  yield* rows;
}
const toSections = (sections: Partial<Record<PersonalDataSection, readonly object[]>>) =>
  Object.entries(sections).map(([name, rows]) => ({ name: name as PersonalDataSection, rows: stream(rows) }));
const join = async (parts: AsyncIterable<string>) => (await Array.fromAsync(parts)).join('');

const sections = {
  profile: [{ id: 'a1', name: '<b>Mia</b>' }],
  groups: [],
  money: [{ paid_cents: 12_350, created_at: '2026-11-01T05:30:00.000Z', reversed: false, note: null }],
  homework: [
    {
      title: 'Shapes',
      questions: [
        { text: 'Why?', answer: '"No" & </li>' },
        { text: 'How?', answer: '' },
      ],
    },
  ],
};

test('toPersonalDataJson: writes one object with each section as a list, also an empty one', async () => {
  expect(JSON.parse(await join(toPersonalDataJson(head, toSections(sections))))).toEqual({
    ...{ format: 'rollbook-personal-data', version: 1, made_at: '2026-11-20T17:00:00.000Z' },
    ...{ center: 'Birch & Co', time_zone: 'America/New_York', student: head.student, not_included: ['Secrets'] },
    ...sections,
  });
  expect(JSON.parse(await join(toPersonalDataJson(head, [])))).toMatchObject({ version: 1 });
});

test('toPersonalDataPage: shows every value that people read, and no markup that somebody typed', async () => {
  const page = await join(toPersonalDataPage(head, toSections(sections)));
  expect(page).toContain('<bdi>&lt;b&gt;Mia&lt;/b&gt;</bdi>');
  expect(page).toContain('Birch &amp; Co · Made 2026-11-20 12:00 (America/New_York)');
  expect(page).toContain('<dt>Paid amount</dt><dd>$123.50</dd>');
  // The clock of the centre showed daylight saving time.
  expect(page).toContain('<dt>Recorded</dt><dd>2026-11-01 01:30</dd>');
  expect(page).toContain('<dd>&quot;No&quot; &amp; &lt;/li&gt;</dd>');
  expect(page).toMatch(/<h2>Groups<\/h2>\n<p>Nothing is kept\.<\/p>/);
  expect(page).not.toContain('a1');
});
