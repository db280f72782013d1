import { expect, test } from 'vitest';
import type { ImportMapping } from '#contracts/student-import.ts';
import type { DateOrder } from '#events/values/enum-values.ts';
import { IMPORT_COLUMNS_MAX, IMPORT_LINES_MAX } from '#events/values/limits.ts';
import { readStudentFile, type StudentFile } from './read-student-file.ts';

const rules = { classesMax: 18, today: '2026-11-20' };
const readBytes = (bytes: Uint8Array, mapping?: ImportMapping, dateOrder?: DateOrder): StudentFile => {
  const file = readStudentFile({ bytes, mapping, dateOrder, ...rules });
  if (typeof file === 'string') throw new Error(file);
  return file;
};
const read = (text: string, mapping?: ImportMapping): StudentFile => readBytes(Buffer.from(text), mapping);
/** The errors and warnings of each row by its number. */
const problemsOf = ({ lines }: StudentFile) =>
  Object.fromEntries(lines.map(({ row, errors, warnings }) => [row, [...errors, ...warnings]]));

const header = 'Name,E-mail,Group,Classes left,Total,Plan,As of,Note,Parent e-mail';
const zoe = { name: 'Zoë Ånström', email: 'zoe@example.com', left: 5, total: 12 };
const zoes = 'Student;E-Mail address;Classes remaining;Classes bought\r\nZoë Ånström;zoe@example.com;5,0;12,00\r\n';

test('readStudentFile: reads what each column holds by its name', () => {
  const file = read(
    `${header}\nMia Chen, Mia@Example.com ,Tuesday  at four,5,12,Growth,11/2/2026,"Sits\nin front",Home@example.com\n`,
  );
  expect(file).toMatchObject({ encoding: 'utf-8', separator: ',' });
  expect(file.columns[1]).toEqual({ title: 'E-mail', sample: 'Mia@Example.com' });
  expect(file.lines).toEqual([
    {
      row: 2,
      cells: [
        'Mia Chen',
        'Mia@Example.com',
        'Tuesday  at four',
        '5',
        '12',
        'Growth',
        '11/2/2026',
        'Sits\nin front',
        'Home@example.com',
      ],
      ...{ name: 'Mia Chen', email: 'mia@example.com', group: 'Tuesday at four', left: 5, total: 12 },
      ...{
        plan: 'growth',
        as_of: '2026-11-02',
        note: 'Sits in front',
        family_email: 'home@example.com',
        errors: [],
        warnings: [],
      },
    },
  ]);
});

const utf16be = (text: string): Buffer => Buffer.from(text, 'utf16le').swap16();
test.each([
  ['UTF-8', Buffer.from(zoes), 'utf-8'],
  ['UTF-8 with a byte order mark', Buffer.from(`\ufeff${zoes}`), 'utf-8'],
  ['UTF-16 LE', Buffer.from(`\ufeff${zoes}`, 'utf16le'), 'utf-16le'],
  ['UTF-16 LE without a mark', Buffer.from(zoes, 'utf16le'), 'utf-16le'],
  ['UTF-16 BE', utf16be(`\ufeff${zoes}`), 'utf-16be'],
  ['UTF-16 BE without a mark', utf16be(zoes), 'utf-16be'],
  ['Windows-1252', Buffer.from(zoes, 'latin1'), 'windows-1252'],
])('readStudentFile: recognises %s, semicolons and numbers with a decimal comma', (_, bytes, encoding) => {
  const file = readBytes(bytes);
  expect(file).toMatchObject({ encoding, separator: ';', lines: [{ ...zoe, errors: [], warnings: [] }] });
});

test('readStudentFile: recognises tabs, the separator that Excel states, and columns in any order', () => {
  const tabs = read('Total\tLeft\tLast name\tFirst name\tEmail\n12\t5\tÅnström\tZoë\tzoe@example.com\n');
  expect(tabs).toMatchObject({ separator: '\t', lines: [zoe] });
  const stated = read(`sep=;\r\n${zoes}`);
  expect(stated).toMatchObject({ separator: ';', lines: [{ ...zoe, row: 3 }] });
  const unnamed = read('zoe@example.com,Zoë Ånström\n');
  expect(unnamed).toMatchObject({ mapping: { email: 0 }, lines: [{ row: 1, errors: ['There is no name.'] }] });
  const chosen = read('zoe@example.com,Zoë Ånström\n', { email: 0, name: 1, note: 9 });
  expect(chosen).toMatchObject({ mapping: { email: 0, name: 1 }, lines: [{ name: zoe.name, errors: [], left: 0 }] });
});

test('readStudentFile: says in words what is wrong with each row', () => {
  const file = read(
    [
      header,
      'Mia Chen,mia@,,5,12,,,',
      ',noah@example.com,,5,12,,,',
      'Ana Lima,,,5,12,,,',
      'Bo Ek,bo@example.com,,5.5,12,,,',
      'Cy Ito,cy@example.com,,five,12,,,',
      'Di Roy,di@example.com,,-1,12,,,',
      'Ed Kim,ed@example.com,,13,12,,,',
      'Fe Paz,fe@example.com,,,12,,,',
      'Gus Ode,gus@example.com,,24,24,,,',
      'Hal Orr,hal@example.com,,3,40,,,,home@',
      'Ivy Poe,ivy@example.com,,1,1,Gold,,',
      'Jon Fox,jon@example.com,,1,1,,25/12/2026,',
      'Kim Doe,kim@example.com,,1,1,,12/25/2026,',
      'Lea Orb,lea@example.com,,1000,1000,,,',
      'Total,,,55,120,,,',
      'Max Roe,max@example.com,,=SUM(A1:A9),12,,,',
      '=A2,=B2,,5,12,,,',
      '',
      ' , ,,,',
      'Nia Row,nia@example.com,,0,18,,22.10.2026,',
      'Pia Sol,pia@example.com,,0,18,,31/31/2026,',
      'Oda Lux,oda@example.com,,"1,000",1.000,,,',
      '',
      '',
    ].join('\n'),
  );
  expect(problemsOf(file)).toEqual({
    2: ['“mia@” is not an email address.'],
    3: ['There is no name.'],
    4: ['There is no email address. Every student signs in with one.'],
    5: ['The number of classes left is not a whole number: “5.5”.'],
    6: ['The number of classes left is not a number: “five”.'],
    7: ['The number of classes left is below 0: “-1”.'],
    8: ['13 classes are left, but the total is only 12.'],
    9: ['There is a total, but no number of classes left.'],
    10: ['24 classes left are over the limit of 18: 18 are recorded, and 6 wait.'],
    11: [
      '“home@” is not an email address. The family is not invited.',
      'The total of 40 is over the limit: the center counts at most 18.',
    ],
    12: ['No plan here is called “Gold”. The student is made without it.'],
    13: ['“25/12/2026” is not a date with the month first, as the dates of this file are read.'],
    14: ['The date “12/25/2026” is in the future.'],
    15: ['The number of classes left is over 999: “1000”.', 'The total is over 999: “1000”.'],
    16: ['This looks like a row of totals, not like a student.'],
    17: ['The number of classes left is a formula: “=SUM(A1:A9)”. Save the file with values.'],
    18: [
      'The name is a formula: “=A2”. Save the file with values.',
      'The email is a formula: “=B2”. Save the file with values.',
    ],
    21: [],
    22: ['“31/31/2026” is not a date. Write the month first, like 11/22/2026.'],
    23: ['The number of classes left is not a number: “1,000”.', 'The total is not a number: “1.000”.'],
  });
  expect(file.lines.at(-3)).toMatchObject({ left: 0, total: 18, as_of: '2026-10-22' });
});

const readDays = (days: readonly string[], dateOrder?: DateOrder) => {
  const rows = days.map((day, at) => `Mia A${at},mia${at}@example.com,${day}`);
  const { dates, lines } = readBytes(Buffer.from(['Name,Email,Date', ...rows].join('\n')), undefined, dateOrder);
  return { dates, days: lines.map(({ as_of, errors, warnings }) => [as_of, ...errors, ...warnings].join(' ')) };
};

test('readStudentFile: reads days in the order that a day above 12 shows, else with the month first, or as chosen', () => {
  const ambiguous = { text: '03/04/2026', day: '2026-03-04' };
  expect(readDays(['03/04/2026', '5-5-2026'])).toEqual({
    dates: { order: 'month-first', basis: 'assumed', mixed: false, example: ambiguous },
    days: ['2026-03-04', '2026-05-05'],
  });
  expect(readDays(['03/04/2026', '13-05-2026', '2026-02-01', '01.02.2026'])).toEqual({
    dates: { order: 'day-first', basis: 'file', mixed: false, example: { text: '03/04/2026', day: '2026-04-03' } },
    days: ['2026-04-03', '2026-05-13', '2026-02-01', '2026-02-01'],
  });
  expect(readDays(['03/04/2026', '5/13/2026']).dates).toMatchObject({ order: 'month-first', basis: 'file' });
  expect(readDays(['03/04/2026'], 'day-first')).toMatchObject({
    dates: { order: 'day-first', basis: 'chosen' },
    days: ['2026-04-03'],
  });
  expect(readDays(['5/13/2026'], 'day-first').days[0]).toContain('is not a date with the day first');
  expect(readDays(['2026-03-04', '', 'soon', '5/5/2026']).dates).toBeNull();
});

test('readStudentFile: says of each row what is doubtful in a file with days of both orders', () => {
  expect(readDays(['03/04/2026', '13/05/2026', '14/05/2026', '5/13/2026', '5/5/2026'])).toEqual({
    dates: { order: 'day-first', basis: 'file', mixed: true, example: { text: '03/04/2026', day: '2026-04-03' } },
    days: [
      '2026-04-03 “03/04/2026” is read as April 3, 2026, but this file has dates in both orders.',
      '2026-05-13',
      '2026-05-14',
      '2026-11-20 “5/13/2026” is not a date with the day first, as the dates of this file are read.',
      '2026-05-05',
    ],
  });
});

test('readStudentFile: refuses the second row of one address in other capitals, and warns of the second row of one name', () => {
  const rows = ['Mia Chen,mia@example.com', 'MIA CHEN,MIA@EXAMPLE.COM ', 'mia  chen,mia.chen@example.com'];
  expect(problemsOf(read(['Name,Email', ...rows].join('\n')))).toEqual({
    2: [],
    3: ['Row 2 has the same email address.'],
    4: ['Row 2 has the same name.'],
  });
});

test('readStudentFile: reads 5,000 rows, and refuses files that are longer, empty or cut off', () => {
  const toFile = (rows: number) =>
    `Name,Email\n${Array.from({ length: rows }, (_, at) => `Student A${at},s${at}@example.com`).join('\n')}`;
  expect(read(toFile(IMPORT_LINES_MAX)).lines.filter(({ errors }) => errors.length === 0)).toHaveLength(5_000);
  const wide = read(`Name,Email${','.repeat(2 * IMPORT_COLUMNS_MAX)}x\nMia Chen,mia@example.com`);
  expect([wide.columns.length, wide.lines[0]?.errors]).toEqual([IMPORT_COLUMNS_MAX, []]);
  const refusalOf = (text: string) => readStudentFile({ bytes: Buffer.from(text), ...rules });
  expect(refusalOf(toFile(IMPORT_LINES_MAX + 1))).toBe('file-too-long');
  expect([refusalOf(''), refusalOf('Name,Email\n\n'), refusalOf('\n\n')]).toEqual(Array(3).fill('file-empty'));
  expect(refusalOf('Name,Email\n"Mia,mia@example.com\nNoah,noah@example.com')).toBe('file-unreadable');
});
