import { z } from 'zod';
import { wellFormed } from '../values/shapes.ts';

/** Schemas whose values are sealed under the key of the person the event is about. */
export const personalFields = z.registry<{ personal: true }>();

/** What an erased value reads as; every personal field accepts it. */
export const ERASED = 'erased';
/** What a query answers for a text that is not the one of its event and field, or that its key does not open. */
export const UNREADABLE = 'unreadable';

/** Marks free text about a person: it is sealed in the log and in read models. */
export const personal = (maxLength: number) => {
  const schema = z.string().max(maxLength).refine(wellFormed, 'Text may not contain NUL or unpaired surrogates.');
  personalFields.add(schema, { personal: true });
  return schema;
};

/** Schemas of texts that stand in the log in clear on purpose: what tutors write for everybody, about nobody. */
export const authoredFields = z.registry<{ authored: true }>();

/** Marks free text about nobody, as a question is: it stands in clear in the log and in read models. */
export const authored = (maxLength: number) => {
  const schema = z.string().max(maxLength).refine(wellFormed, 'Text may not contain NUL or unpaired surrogates.');
  authoredFields.add(schema, { authored: true });
  return schema;
};
