import { z } from 'zod';
import { EMAIL_LENGTH_MAX, NAME_LENGTH_MAX, PASSWORD_LENGTH_MAX, PASSWORD_LENGTH_MIN } from '#events/values/limits.ts';
import { isWellFormed } from '#events/values/shapes.ts';
import { isPersonName } from './person-name.ts';

/** Of everybody in the demo centre; README and the demo's login page show it, so no real centre takes it. */
export const DEMO_PASSWORD = 'rollbook-demo';

export const id = z.uuid();
/** An id as it stands in the names of streams: in lower case, however it was written. */
export const lowerCaseId = id.toLowerCase();
/** UTC instant, ISO 8601. */
export const instant = z.iso.datetime();

/** Text as a person types it: NUL and ill-formed UTF-16 are refused, other control characters are kept. */
export const text = (maxLength: number) =>
  z
    .string()
    .max(maxLength, `Use at most ${maxLength.toLocaleString('en-US')} characters.`)
    .refine(isWellFormed, 'This text contains characters that cannot be stored.');

export const requiredText = (maxLength: number, message: string) =>
  text(maxLength).refine((value) => value.trim() !== '', message);

/** Text that may be left out; blanks alone read as '': no reason, and a note that is cleared. */
export const optionalText = (maxLength: number) =>
  text(maxLength)
    .transform((value) => (value.trim() === '' ? '' : value))
    .optional();

export const personName = requiredText(NAME_LENGTH_MAX, 'Please enter a name.')
  .transform((name) => name.trim())
  .refine((name) => name === '' || isPersonName(name), 'Please write the name in letters that everybody can see.');
export const emailAddress = text(EMAIL_LENGTH_MAX)
  .transform((email) => email.trim().toLowerCase())
  .pipe(z.email('Please enter an email address like name@example.com.'));
export const newPassword = text(PASSWORD_LENGTH_MAX)
  .min(PASSWORD_LENGTH_MIN, `Use at least ${PASSWORD_LENGTH_MIN} characters.`)
  .refine((password) => password !== DEMO_PASSWORD, 'Everybody knows this password. Please choose another one.');

/** Opaque; from `next_cursor` of the page before. */
export const cursor = z
  .string()
  .max(200)
  .regex(/^[A-Za-z0-9_-]+$/);

/** As `cursor`, of a list in the order of names: it holds a name of NAME_LENGTH_MAX characters, each at most 6 bytes in JSON. */
export const nameCursor = z
  .string()
  .max(1_200)
  .regex(/^[A-Za-z0-9_-]+$/);

/** A place in the log on the wire: `logId.position`. A different log id means `resync`. */
export const wirePosition = z.string().regex(/^[0-9a-f-]{36}\.\d{1,20}$/);
