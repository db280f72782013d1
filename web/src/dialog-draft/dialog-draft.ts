/**
 * What is typed in the dialog that is open, kept in this tab for the person who typed it: a reload loses nothing, and
 * what was sent before it is not carried out twice. Passwords are never kept.
 */
export interface DialogDraft {
  person: string;
  /** The page's path. */
  page: string;
  /** Which of the page's dialogs, in the page's own terms. */
  dialog: unknown;
  fields: Record<string, string>;
  attempt?: UnansweredCommand;
}
/** A command that was sent, and no answer to it is known. */
export interface UnansweredCommand {
  key: string;
  body: unknown;
}

const STORED = 'rollbook-draft';
const SECRET = 'password';

/** The draft of this person on this page. What somebody else left behind in this tab goes. */
export function findDialogDraft(person: string, page: string): DialogDraft | null {
  const draft = read();
  if (draft && draft.person !== person) dropDialogDraft();
  return draft?.person === person && draft.page === page ? draft : null;
}

export const startDialogDraft = (draft: Pick<DialogDraft, 'person' | 'page' | 'dialog'>): void =>
  write({ ...draft, fields: {} });

export const dropDialogDraft = (): void => sessionStorage.removeItem(STORED);

export const readDraftField = (name: string): string | undefined => read()?.fields[name];

/** Keeps what stands in a field now; nothing when no dialog is open. */
export function saveDraftField(name: string, text: string): void {
  const draft = read();
  if (draft && name !== SECRET) write({ ...draft, fields: { ...draft.fields, [name]: text } });
}

/** The fields of a form, with what was kept in the place of their defaults. */
export const withDraftFields = <Fields extends Record<string, string>>(defaults: Fields): Fields =>
  Object.fromEntries(Object.entries(defaults).map(([name, text]) => [name, readDraftField(name) ?? text])) as Fields;

export const readAttempt = (): UnansweredCommand | undefined => read()?.attempt;

/** Keeps what is being sent, or forgets it when its outcome is known. */
export function saveAttempt(attempt: UnansweredCommand | null): void {
  const { attempt: _before, ...draft } = read() ?? {};
  if (isDraft(draft)) write(attempt ? { ...draft, attempt: { ...attempt, body: withoutSecret(attempt.body) } } : draft);
}

/** A body that was kept, with the secret that is typed now in the place of the one that was not kept. */
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
    // Storage that is full or forbidden costs the draft, not the form.
  }
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
const isDraft = (value: unknown): value is DialogDraft =>
  isObject(value) && typeof value.person === 'string' && typeof value.page === 'string' && isObject(value.fields);
