/** Placeholders in built pages for values that only the running server knows. */

/** The public address of the program. */
export const PUBLIC_URL_PLACEHOLDER = '%PUBLIC_URL%';
/** The most classes that a student can have, which the owner can change. The centre's facts name it so. */
export const CLASSES_MAX_PLACEHOLDER = '{limit}';
/** Days for which a message of the contact form is kept, which the owner can change. */
export const CONTACT_MESSAGE_DAYS_PLACEHOLDER = '%CONTACT_MESSAGE_DAYS%';
/** What happens to missed classes, which follows from the rule of late cancellations. */
export const MISSED_CLASSES_PLACEHOLDER = '%MISSED_CLASSES%';

type ContactField = 'idempotency_key' | 'name' | 'contact' | 'message';
/** A part of the contact form: a sentence above it, and for each field what was typed, its error, and whether it has one. */
type ContactFormPart = 'notice' | `${'value' | 'error' | 'invalid'}.${ContactField}`;
/** A part of the page that switches off mails: what it says, and whether its button is shown. */
type UnsubscribePart = 'text' | 'button';
/** What the page of the record's keys shows of each key. */
type RecordKeyPart = 'key.fingerprint' | 'key.period' | 'key.public';
export const toFormPlaceholder = (part: ContactFormPart | UnsubscribePart | RecordKeyPart): string => `%form.${part}%`;
/** Attribute of the item that the page of the record's keys repeats for each key. */
export const RECORD_KEY_ATTRIBUTE = 'data-record-key';
export const RECORD_KEY_ITEM = /<li [^>]*data-record-key[^>]*>.*?<\/li>/s;
/** Where the page that checks packets holds the published keys, as JSON. */
export const PUBLISHED_KEYS_PLACEHOLDER = '%PUBLISHED_KEYS%';
/** Attribute of what takes the focus in an answer that names a fault. The value is the field's name, or `notice`. */
export const FORM_FOCUS_ATTRIBUTE = 'data-focus-of';
export const FORM_FOCUS_ATTRIBUTES = new RegExp(` ${FORM_FOCUS_ATTRIBUTE}="(\\w+)"`, 'g');
/** Finds each placeholder of a form. The first group is the part. */
export const FORM_PLACEHOLDERS = /%form\.([\w.]+)%/g;
