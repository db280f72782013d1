import { z } from 'zod';
import { isStorableText } from '../values/shapes.ts';

/** Schemas of texts that are sealed under the key of the person whom the event is about. */
export const personalTextSchemas = z.registry<{ personal: true }>();

/** What a query returns for a text that was sealed for another event or field, or that its key cannot unseal. */
export const UNREADABLE_TEXT = 'unreadable';

/** Free text about a person. It is sealed in the log and in read models. */
export const personalText = (maxLength: number) => {
  const schema = z.string().max(maxLength).refine(isStorableText, 'Text may not contain NUL or unpaired surrogates.');
  personalTextSchemas.add(schema, { personal: true });
  return schema;
};
