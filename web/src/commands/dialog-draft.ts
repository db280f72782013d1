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
  /** The arguments of its mutation, without the key. */
  body: unknown;
}

const STORAGE_KEY = 'rollbook-draft';
const SECRET_FIELD = 'password';

/** The draft of this person on this page. Deletes the draft of another person in this tab. */
export function findDialogDraft(person: string, page: string): DialogDraft | null {
  const draft = readDraft();
  if (draft && draft.person !== person) deleteDialogDraft();
  return draft?.person === person && draft.page === page ? draft : null;
}

export const startDialogDraft = (draft: Pick<DialogDraft, 'person' | 'page' | 'dialog'>): void =>
  writeDraft({ ...draft, fields: {} });

export const deleteDialogDraft = (): void => sessionStorage.removeItem(STORAGE_KEY);

export const readDialogDraftField = (name: string): string | undefined => readDraft()?.fields[name];

/** Stores the value of a field; does nothing when no dialog is open. */
export function saveDialogDraftField(name: string, text: string): void {
  const draft = readDraft();
  if (draft) writeDraft({ ...draft, fields: { ...draft.fields, [name]: text } });
}

export const readUnansweredCommand = (): UnansweredCommand | undefined => readDraft()?.attempt;

/** Stores the command that is being sent; null removes it once its outcome is known. */
export function saveUnansweredCommand(attempt: UnansweredCommand | null): void {
  const { attempt: _before, ...draft } = readDraft() ?? {};
  if (isDraft(draft)) writeDraft(attempt ? { ...draft, attempt } : draft);
}

/** Adds the secret that is typed now to the body of a stored request, because secrets are not stored. */
export function withTypedSecret<Request>(kept: unknown, typed: Request): Request {
  if (!isObject(kept) || !isObject(kept.body) || !isObject(typed) || !isObject(typed.body)) return kept as Request;
  const { [SECRET_FIELD]: secret } = typed.body;
  return (secret === undefined ? kept : { ...kept, body: { ...kept.body, [SECRET_FIELD]: secret } }) as Request;
}

function readDraft(): DialogDraft | null {
  try {
    const draft: unknown = JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? 'null');
    return isDraft(draft) ? draft : null;
  } catch {
    return null;
  }
}

function writeDraft(draft: DialogDraft): void {
  try {
    const withoutSecret = (name: string, value: unknown) => (name === SECRET_FIELD ? undefined : value);
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify(draft, withoutSecret));
  } catch {
    // When storage is full or forbidden, only the draft is lost and the form still works.
  }
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
const isDraft = (value: unknown): value is DialogDraft =>
  isObject(value) && typeof value.person === 'string' && typeof value.page === 'string' && isObject(value.fields);
