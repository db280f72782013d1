import { randomBytes, randomUUID } from 'node:crypto';
import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { sealText } from '#events/record/seal-text.ts';
import { registerErrorHandler } from './errors.ts';
import { refuseSealedAnswers } from './refuse-sealed-answers.ts';

const key = { keyId: randomUUID(), personId: randomUUID(), secret: randomBytes(32) };
const seal = (path: string) => sealText('Ines came late', key, randomUUID(), path);
const note = seal('note');
const answers: Readonly<Record<string, unknown>> = {
  '/mark': { entries: [{ notes: note }] },
  '/case': { unresolved: [{ messages: [{ text: seal('text') }] }] },
  '/homework': [{ answers: [{ answer: seal('answers.0.text') }] }],
  '/reason': `version,reason\r\n7,${seal('reason')}\r\n`,
  '/words': { text: `Note: ${note}` },
  '/packet': { events: [{ data: JSON.stringify({ note }) }] },
  '/typed': { note: 'sealed.1.x' },
  '/large': { notes: Array(2_000).fill('sealed.1. and nothing that follows') },
};

async function request(url: string) {
  const logged: string[] = [];
  const app = Fastify({ logger: { level: 'error', stream: { write: (line: string) => void logged.push(line) } } });
  registerErrorHandler(app);
  refuseSealedAnswers(app);
  app.get('/*', async (asked) => answers[asked.url]);
  const { statusCode, body } = await app.inject(url);
  await app.close();
  return { status: statusCode, body, logged };
}

test.each([
  ['/mark', 'note'],
  ['/case', 'text'],
  ['/homework', 'answers.0.text'],
  ['/reason', 'reason'],
  ['/words', 'note'],
])(
  'refuseSealedAnswers: answers 500 in the place of a sealed text in %s, and names it in the log',
  async (url, path) => {
    const { status, body, logged } = await request(url);
    expect(status).toBe(500);
    expect(body).not.toContain('sealed.1.');
    expect(logged).toEqual([expect.stringContaining(`an answer holds ${path} as a sealed text`)]);
  },
);

test.each(['/packet', '/typed', '/large'])(
  'refuseSealedAnswers: lets %s pass, which is meant to be read',
  async (url) => {
    expect(await request(url)).toEqual({ status: 200, body: JSON.stringify(answers[url]), logged: [] });
  },
);
