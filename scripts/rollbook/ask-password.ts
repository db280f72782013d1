import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';

/** Asks for a password on the terminal without showing it. */
export async function promptPassword(question: string): Promise<string> {
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() });
  const terminal = createInterface({ input: process.stdin, output: silent, terminal: true });
  try {
    process.stdout.write(question); // Printed only now: before raw mode the terminal would show the typed characters.
    return await terminal.question('');
  } finally {
    terminal.close();
    process.stdout.write('\n');
  }
}
