import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { QuestionSubject } from '#events/values/shapes.ts';
import { toSlug } from '#services/learning/questions/topics/topic-slug.ts';
import { type BankQuestion, bankTopic } from './bank-question.ts';

const folder = join(import.meta.dirname, 'topics');

/**
 * Reads the questions of a topic from its file. Each call reads the file, so that the bank takes no memory between calls.
 * Throws if there is no file or its content does not match the schema.
 */
export const readBankTopic = async (subject: QuestionSubject, topic: string): Promise<BankQuestion[]> =>
  bankTopic.parse(JSON.parse(await readFile(join(folder, subject, `${toSlug(topic)}.json`), 'utf8')));
