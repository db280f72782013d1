/** Planned classes as iCalendar (RFC 5545). Each class is an event in UTC, so that a changed clock or a closed day needs no rule. */
import type { PlannedClass } from '#contracts/timetable.ts';

interface CalendarOptions {
  /** Name of the centre. */
  readonly centre: string;
  readonly now: Date;
  /** First name of the student, in calendars that tell several students apart. */
  readonly firstName?: string;
}

export function formatCalendar(classes: readonly PlannedClass[], { centre, now, firstName }: CalendarOptions): string {
  const prefix = firstName ? `${firstName}: ` : '';
  const stamp = toUtcText(now.toISOString());
  const lines = [
    ...['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Rollbook//Classes//EN', 'CALSCALE:GREGORIAN', 'METHOD:PUBLISH'],
    `X-WR-CALNAME:${escapeText(prefix + centre)}`,
    ...['REFRESH-INTERVAL;VALUE=DURATION:PT4H', 'X-PUBLISHED-TTL:PT4H'],
    ...classes.flatMap((each) => toEventLines(each, { centre, prefix, stamp })),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${foldLine(line)}\r\n`).join('');
}

function toEventLines(
  planned: PlannedClass,
  { centre, prefix, stamp }: { readonly centre: string; readonly prefix: string; readonly stamp: string },
): string[] {
  const { group_id, group_name, date, begins, room, begins_at, ends_at } = planned;
  return [
    'BEGIN:VEVENT',
    // The same class keeps its id, so that a calendar replaces it when it reads the address again.
    `UID:${group_id}-${date}-${begins.replace(':', '')}@rollbook`,
    `DTSTAMP:${stamp}`,
    `DTSTART:${toUtcText(begins_at)}`,
    // A class in the hour that summer time skips has no duration, and RFC 5545 requires an end after the start.
    ...(ends_at > begins_at ? [`DTEND:${toUtcText(ends_at)}`] : []),
    `SUMMARY:${escapeText(prefix + group_name)}`,
    `LOCATION:${escapeText(room ? `${room}, ${centre}` : centre)}`,
    'END:VEVENT',
  ];
}

/** `20261123T210000Z` */
const toUtcText = (instant: string): string => `${instant.slice(0, 19).replace(/[-:]/g, '')}Z`;

/** Control characters cannot be written, and a line break ends a property. */
const escapeText = (text: string): string =>
  text
    .replace(/[\\;,]/g, '\\$&')
    .replace(/\r\n|[\n\r\u2028\u2029]/g, '\\n')
    .replace(/\p{Cc}/gu, '');

const LINE_BYTES_MAX = 75;

/** Breaks a line between characters, so that no part has more bytes than the format allows. */
function foldLine(line: string): string {
  const parts = [''];
  let bytes = 0;
  for (const character of line) {
    const size = Buffer.byteLength(character);
    if (bytes + size > LINE_BYTES_MAX) {
      parts.push('');
      // The space at the beginning of a part counts.
      bytes = 1;
    }
    parts[parts.length - 1] += character;
    bytes += size;
  }
  return parts.join('\r\n ');
}
