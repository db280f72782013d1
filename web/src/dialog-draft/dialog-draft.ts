/**
 * The fields of the open dialog, kept in this tab for the person who typed them, so that a reload loses nothing and a
 * command that was already sent is not carried out twice. Passwords are never stored.
 */
export interface DialogDraft {
  person: string;
  /** Path of the page. */
  page: string;
  /** Identifies the dialog. Each page defines its own values. */
  dialog: unknown;
  fields: Record<string, string>;
  attempt?: UnansweredCommand;
}
/** A command that was sent and has no answer yet. */
export interface UnansweredCommand {
  key: string;
  body: unknown;
}

const STORED = 'rollbook-draft';
const SECRET = 'password';

/** The draft of this person on this page. Deletes the draft of another person in this tab. */
export function findDialogDraft(person: string, page: string): DialogDraft | null {
  const draft = read();
  if (draft && draft.person !== person) dropDialogDraft();
  return draft?.person === person && draft.page === page ? draft : null;
}

export const startDialogDraft = (draft: Pick<DialogDraft, 'person' | 'page' | 'dialog'>): void =>
  write({ ...draft, fields: {} });

export const dropDialogDraft = (): void => sessionStorage.removeItem(STORED);

export const readDraftField = (name: string): string | undefined => read()?.fields[name];

/** Stores the value of a field; does nothing when no dialog is open. */
export function saveDraftField(name: string, text: string): void {
  const draft = read();
  if (draft && name !== SECRET) write({ ...draft, fields: { ...draft.fields, [name]: text } });
}

/** The fields of a form, with stored values in place of the defaults. */
export const withDraftFields = <Fields extends Record<string, string>>(defaults: Fields): Fields =>
  Object.fromEntries(Object.entries(defaults).map(([name, text]) => [name, readDraftField(name) ?? text])) as Fields;

export const readAttempt = (): UnansweredCommand | undefined => read()?.attempt;

/** Stores the command that is being sent; null removes it once its outcome is known. */
export function saveAttempt(attempt: UnansweredCommand | null): void {
  const { attempt: _before, ...draft } = read() ?? {};
  if (isDraft(draft)) write(attempt ? { ...draft, attempt: { ...attempt, body: withoutSecret(attempt.body) } } : draft);
}

/** Adds the secret that is typed now to a stored body, because secrets are not stored. */
export function withTypedSecret<Body>(kept: unknown, typed: Body): Body {
  const secret = isObject(typed) && SECRET in typed ? { [SECRET]: typed[SECRET] } : {};
  return (isObject(kept) ? { ...kept, ...secret } : kept) as Body;
}

function withoutSecret(body: unknown): unknown {
  if (!isObject(body)) return body;
  const { [SECRET]: _secret, ...kept } = body;
  return kept;
}

function read(): DialogDraft | null {
  try {
    const draft: unknown = JSON.parse(sessionStorage.getItem(STORED) ?? 'null');
    return isDraft(draft) ? draft : null;
  } catch {
    return null;
  }
}

function write(draft: DialogDraft): void {
  try {
    sessionStorage.setItem(STORED, JSON.stringify(draft));
  } catch {
    // When storage is full or forbidden, only the draft is lost and the form still works.
  }
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
const isDraft = (value: unknown): value is DialogDraft =>
  isObject(value) && typeof value.person === 'string' && typeof value.page === 'string' && isObject(value.fields);
