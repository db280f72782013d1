/** The page of owners on which a person is erased. */
import { z } from 'zod';
import { NAME_LENGTH_MAX } from '#events/values/limits.ts';
import { civilDate } from '#events/values/shapes.ts';
import { id, instant, namedPerson, text } from './primitives.ts';

const role = z.enum(['student', 'tutor', 'family']);
export type ErasableRole = z.infer<typeof role>;

export const erasablePersonRow = z.strictObject({
  ...namedPerson.shape,
  /** Null for a family account that is gone. */
  email: z.string().nullable(),
  role,
  /** Whether they can no longer sign in. */
  archived: z.boolean(),
});
export type ErasablePersonRow = z.infer<typeof erasablePersonRow>;

/** GET /api/erasures/people (findPeopleToErase, owner): at most PEOPLE_SHOWN by name. */
export const erasablePeopleQuery = z.strictObject({ search: text(NAME_LENGTH_MAX) });
export type ErasablePeopleQuery = z.input<typeof erasablePeopleQuery>;
export const erasablePeopleResponse = z.strictObject({
  people: z.array(erasablePersonRow),
  /** Whether more people match. */
  more: z.boolean(),
});

export type ErasablePeopleResponse = z.infer<typeof erasablePeopleResponse>;

/** What an erasure deletes. */
export const erasedStores = [
  ...(['account', 'sessions', 'families', 'drafts', 'generations', 'packets', 'calendars', 'mails'] as const),
  ...(['jobs', 'messages', 'sign-up-decisions', 'sandboxes'] as const),
] as const;
export type ErasedStore = (typeof erasedStores)[number];

/** Where a text about somebody else names the person. */
export const mentionPlaces = [
  ...(['note', 'private-note', 'reason', 'feedback', 'answer', 'question', 'other'] as const),
  ...(['group', 'assignment', 'message'] as const),
] as const;
export type MentionPlace = (typeof mentionPlaces)[number];

export const mention = z.strictObject({
  /** The person whom the text is about; null for one about nobody. */
  about: namedPerson.nullable(),
  place: z.enum(mentionPlaces),
  /** The words around the name. */
  text: z.string(),
  /** The id of the group, assignment or message that holds the text; null for a text about a person. */
  subject_id: id.nullable(),
});
export type Mention = z.infer<typeof mention>;

const keptBackup = z.strictObject({
  name: z.string(),
  made_at: instant,
  /** The day of the night on which the program deletes it, if it makes a backup each night. */
  falls_away_on: civilDate,
});

/** GET /api/people/{id}/erasure (previewErasure, owner): what erasing a person would do. It changes nothing. */
export const erasurePreview = z.strictObject({
  person: erasablePersonRow,
  /** Why the person cannot be erased: they are the reader, or the only owner. */
  refused: z.enum(['own-erasure', 'last-owner']).nullable(),
  /** When they were erased; null if they were not. */
  erased_at: instant.nullable(),
  /** What should be settled before, of a student who was not erased: cents that are open or to be returned, and questions. */
  unsettled: z.strictObject({ open_cents: z.int(), to_return_cents: z.int(), questions: z.int() }),
  deleted_stores: z.array(z.strictObject({ store: z.enum(erasedStores), count: z.int().min(1) })),
  mentions: z.array(mention),
  /** Whether there may be more mentions than are listed. */
  more_mentions: z.boolean(),
  /** The kept backups, which still hold the person, oldest first; null if the program makes none. */
  backups: z.array(keptBackup).nullable(),
});
export type ErasurePreview = z.infer<typeof erasurePreview>;

/** POST /api/people/{id}/erasure (erasePerson, owner): `name` is their name, typed to confirm. */
export const erasePersonRequest = z.strictObject({ name: text(NAME_LENGTH_MAX) });
export type ErasePersonRequest = z.input<typeof erasePersonRequest>;
/** `finished` is false if files of the database are still to be rewritten, which the program does within minutes. */
export const erasePersonResponse = z.strictObject({ finished: z.boolean() });
export type ErasePersonResponse = z.infer<typeof erasePersonResponse>;
