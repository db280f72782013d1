import type { ComponentProps } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { RecordedMarkLine } from './roll-row-status.tsx';

type Mark = ComponentProps<typeof RecordedMarkLine>['mark'];

/** The text of the line of a mark that Ms Lee changed last, at 7:10 PM. */
function readLine(changed: Partial<Mark>): string {
  const mark: Mark = {
    ...{ status: 'absent', charge: 'none', notes: null, private_notes: null, version: 2 },
    late_cancellation_hours: null,
    ...{ tutor_id: '5f0c7e61-7d4f-4a55-9e0b-0d6f7a3b2c11', tutor_name: 'Ms Lee' },
    updated_at: '2026-11-12T19:10:00.000Z',
    ...changed,
  };
  const html = renderToStaticMarkup(<RecordedMarkLine mark={mark} date="2026-11-12" timeZone="UTC" />);
  return html
    .replace(/<[^>]+>/g, ' ')
    .replace(/[\u2066-\u2069]/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}

test.each<[Partial<Mark>, string]>([
  [{}, 'Absent, Ms Lee, 7:10 PM'],
  [{ corrected_at: null, corrected_by: null }, 'Absent, Ms Lee, 7:10 PM'],
  // Corrected last: the name and the time are said once, as in the records.
  [
    { corrected_at: '2026-11-12T19:10:00.000Z', corrected_by: 'Ms Lee' },
    'Absent Corrected Nov 12, 2026, 7:10 PM by Ms Lee',
  ],
  // Corrected before its last change.
  [
    { corrected_at: '2026-11-12T18:00:00.000Z', corrected_by: 'Mr Kim' },
    'Absent, Ms Lee, 7:10 PM Corrected Nov 12, 2026, 6:00 PM by Mr Kim',
  ],
])('RecordedMarkLine: %j is %s', (changed, text) => expect(readLine(changed)).toBe(text));
