import { z } from 'zod';
import {
  EMAIL_LENGTH_MAX,
  NAME_LENGTH_MAX,
  PAGE_ROWS_MAX,
  PASSWORD_LENGTH_MAX,
  PASSWORD_LENGTH_MIN,
} from '#events/values/limits.ts';
import { isStorableText } from '#events/values/shapes.ts';
import { isPersonName } from './person-name.ts';

/** Password of every demo account. README and the demo's login page show it, so real accounts may not use it. */
export const DEMO_PASSWORD = 'rollbook-demo';

export const id = z.uuid();
/** A UUID converted to lower case, as stream names require. */
export const lowerCaseId = id.toLowerCase();
/** A person in a list to choose from, or in a row about them. */
export const namedPerson = z.strictObject({ id, name: z.string() });
/** UTC instant in ISO 8601. */
export const instant = z.iso.datetime();

/** Text from a person. NUL and ill-formed UTF-16 are refused because PostgreSQL cannot store them. */
export const text = (maxLength: number) =>
  z
    .string()
    .max(maxLength, `Use at most ${maxLength.toLocaleString('en-US')} characters.`)
    .refine(isStorableText, 'This text contains characters that cannot be stored.');

export const requiredText = (maxLength: number, message: string) =>
  text(maxLength).refine((value) => value.trim() !== '', message);

/** Text that may be missing. Text of blanks only becomes '', which means no reason, or clears a note. */
export const optionalText = (maxLength: number) =>
  text(maxLength)
    .transform((value) => (value.trim() === '' ? '' : value))
    .optional();

export const personName = requiredText(NAME_LENGTH_MAX, 'Please enter a name.')
  .transform((name) => name.trim())
  .refine((name) => name === '' || isPersonName(name), 'Please write the name in letters that everyone can see.');
export const emailAddress = text(EMAIL_LENGTH_MAX)
  .transform((email) => email.trim().toLowerCase())
  .pipe(z.email('Please enter an email address like name@example.com.'));
export const newPassword = text(PASSWORD_LENGTH_MAX)
  .min(PASSWORD_LENGTH_MIN, `Use at least ${PASSWORD_LENGTH_MIN} characters.`)
  .refine((password) => password !== DEMO_PASSWORD, 'Everybody knows this password. Please choose another one.');

/** Opaque cursor of a keyset page: the `next_cursor` of the previous page. */
export const cursor = z
  .string()
  .max(200)
  .regex(/^[A-Za-z0-9_-]+$/);

/** `cursor` for lists ordered by name: it contains a name of up to NAME_LENGTH_MAX characters, each at most 6 bytes in JSON. */
export const nameCursor = z
  .string()
  .max(1_200)
  .regex(/^[A-Za-z0-9_-]+$/);

/** The number of rows of a page of a list. */
export const pageLimit = z.coerce.number<number>().int().min(1).max(PAGE_ROWS_MAX);

/** A log position on the wire: `logId.position`. A client whose log id differs from the server's must resync. */
export const wirePosition = z.string().regex(/^[0-9a-f-]{36}\.\d{1,20}$/);
