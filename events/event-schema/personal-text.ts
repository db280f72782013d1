import { z } from 'zod';
import { isWellFormed } from '../values/shapes.ts';

/** Schemas whose values are sealed under the key of the person the event is about. */
export const personalTextSchemas = z.registry<{ personal: true }>();

/** What an erased value reads as; every personal field accepts it. */
export const ERASED_TEXT = 'erased';
/** What a query answers for a text that is not the one of its event and field, or that its key does not open. */
export const UNREADABLE_TEXT = 'unreadable';

/** Marks free text about a person: it is sealed in the log and in read models. */
export const personalText = (maxLength: number) => {
  const schema = z.string().max(maxLength).refine(isWellFormed, 'Text may not contain NUL or unpaired surrogates.');
  personalTextSchemas.add(schema, { personal: true });
  return schema;
};

/** Schemas of texts that stand in the log in clear on purpose: what tutors write for everybody, about nobody. */
export const authoredTextSchemas = z.registry<{ authored: true }>();

/** Marks free text about nobody, as a question is: it stands in clear in the log and in read models. */
export const authoredText = (maxLength: number) => {
  const schema = z.string().max(maxLength).refine(isWellFormed, 'Text may not contain NUL or unpaired surrogates.');
  authoredTextSchemas.add(schema, { authored: true });
  return schema;
};
