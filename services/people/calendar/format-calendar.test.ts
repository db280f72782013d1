import { expect, test } from 'vitest';
import { formatCalendar } from './format-calendar.ts';

const planned = (changed: object = {}) => ({
  ...{ group_id: '00000000-0000-4000-8000-000000000001', group_name: 'Algebra', date: '2026-11-23', room: 'Room 2' },
  ...{ begins: '16:00', ends: '17:00', begins_at: '2026-11-23T21:00:00.000Z', ends_at: '2026-11-23T22:00:00.000Z' },
  ...changed,
});
const options = { centre: 'Example Center', now: new Date('2026-11-20T17:00:00.123Z') };

/** Reads iCalendar as RFC 5545 defines it: unfolds the lines, splits them, and unescapes the texts. */
function parseCalendar(text: string) {
  expect(text.endsWith('\r\n')).toBe(true);
  const unfolded = text.slice(0, -2).replaceAll('\r\n ', '').split('\r\n');
  expect(unfolded.join(''), 'every line ends with CRLF').not.toMatch(/[\r\n]/);
  const events: Record<string, string>[] = [];
  for (const line of unfolded) {
    const colon = line.indexOf(':');
    const [name, value] = [line.slice(0, colon), line.slice(colon + 1)];
    if (line === 'BEGIN:VEVENT') events.push({});
    else
      Object.assign(events.at(-1) ?? {}, {
        [name]: value.replace(/\\(.)/g, (_, escaped: string) => (/n/i.test(escaped) ? '\n' : escaped)),
      });
  }
  return { lines: unfolded, events };
}

test('formatCalendar: each class is an event at its instant, with the group, the room and the centre', () => {
  const later = planned({
    date: '2027-03-15',
    begins_at: '2027-03-15T20:00:00.000Z',
    ends_at: '2027-03-15T21:00:00.000Z',
  });
  const { lines, events } = parseCalendar(formatCalendar([planned(), later], options));
  expect(lines.slice(0, 3)).toEqual(['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Rollbook//Classes//EN']);
  expect(lines.at(-1)).toBe('END:VCALENDAR');
  expect(events[0]).toEqual({
    UID: '00000000-0000-4000-8000-000000000001-2026-11-23-1600@rollbook',
    ...{ DTSTAMP: '20261120T170000Z', DTSTART: '20261123T210000Z', DTEND: '20261123T220000Z' },
    ...{ SUMMARY: 'Algebra', LOCATION: 'Room 2, Example Center', END: 'VEVENT' },
  });
  expect(events[1]).toMatchObject({ DTSTART: '20270315T200000Z', DTEND: '20270315T210000Z' });
  expect(new Set(events.map(({ UID }) => UID)).size).toBe(2);
});

test('formatCalendar: a class without a room or without an end, and no class at all', () => {
  const gap = planned({ room: null, ends_at: planned().begins_at });
  const { events } = parseCalendar(formatCalendar([gap], options));
  expect(events[0]).toMatchObject({ LOCATION: 'Example Center' });
  expect(events[0]).not.toHaveProperty('DTEND');
  expect(parseCalendar(formatCalendar([], options)).events).toEqual([]);
});

test('formatCalendar: texts are read back as they were, and no line is longer than 75 bytes or breaks a character', () => {
  const name = 'Sums; “fractions”, and \\ more: 数学 🧮 '.repeat(6);
  const text = formatCalendar([planned({ group_name: name, room: 'A\nEND:VEVENT' })], options);
  expect(text.isWellFormed()).toBe(true);
  for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  const { events } = parseCalendar(text);
  expect(events).toHaveLength(1);
  expect(events[0]).toMatchObject({ SUMMARY: name, LOCATION: 'A\nEND:VEVENT, Example Center' });
});
