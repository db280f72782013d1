import { z } from 'zod';
import { isStorableText } from './shapes.ts';

/** Schemas of texts that the log holds in clear on purpose, because tutors write them for everybody and about nobody. */
export const authoredTextSchemas = z.registry<{ authored: true }>();

/** Free text about nobody, such as a question. The log and the read models hold it in clear. */
export const authoredText = (maxLength: number) => {
  const schema = z.string().max(maxLength).refine(isStorableText, 'Text may not contain NUL or unpaired surrogates.');
  authoredTextSchemas.add(schema, { authored: true });
  return schema;
};
