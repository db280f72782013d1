import { expect, test } from 'vitest';
import { createLog } from './log.ts';

/** Logs once, and returns the line. */
const log = (write: (log: ReturnType<typeof createLog>) => void): string => {
  const lines: string[] = [];
  write(createLog('info', { write: (text) => void lines.push(text) }));
  return lines.join('');
};

const refusedRow = Object.assign(new Error('new row violates check constraint "planted"'), {
  code: '23514',
  detail: 'Failing row contains (mia@rollbook.example, a secret note).',
  query: 'insert into accounts.user values ($1)',
  parameters: ['mia@rollbook.example'],
});

test.each<[string, (log: ReturnType<typeof createLog>) => void]>([
  ['error', (each) => each.error(refusedRow, 'not saved')],
  ['field', (each) => each.warn({ err: refusedRow }, 'not saved')],
])('createLog: writes what happened and where, and no value of a refused row, of an error as %s', (_, write) => {
  const line = log(write);
  expect(JSON.parse(line).err).toMatchObject({ code: '23514', message: refusedRow.message, stack: expect.any(String) });
  expect(line).not.toMatch(/mia|secret/);
});

test.each([
  [Object.assign(new Error('invalid input syntax for type uuid: "a secret"'), { code: '22P02' }), 'uuid: \\"…\\"'],
  [toJsonError('{"note": a secret}'), 'is not valid JSON'],
])('createLog: leaves out the text that a message quotes: %s', (error, kept) => {
  const line = log((each) => each.error(error, 'not read'));
  expect(line).toContain(kept);
  expect(line).not.toContain('secret');
});

function toJsonError(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    return error;
  }
}
