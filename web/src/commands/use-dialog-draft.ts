import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation } from 'wouter';
import { useProfile } from '../session/session.ts';
import {
  deleteDialogDraft,
  findDialogDraft,
  readDialogDraftField,
  saveDialogDraftField,
  startDialogDraft,
} from './dialog-draft.ts';

/** The event of the window after another part of the program has started a dialog. */
const DIALOG_STARTED = 'rollbook-dialog-started';

/**
 * The open dialog of this page. It opens again after a reload, and its draft is deleted when it closes. The value must
 * be serializable as JSON.
 */
export function useOpenDialog<Dialog>(): [Dialog | null, (dialog: Dialog | null) => void] {
  const { id: person } = useProfile();
  const [page] = useLocation();
  const readDialog = () => (findDialogDraft(person, page)?.dialog ?? null) as Dialog | null;
  const [dialog, setDialog] = useState(readDialog);
  const showStartedDialog = useEffectEvent(() => setDialog(readDialog));
  useEffect(() => {
    addEventListener(DIALOG_STARTED, showStartedDialog);
    return () => removeEventListener(DIALOG_STARTED, showStartedDialog);
  }, []);
  const change = (next: Dialog | null) => {
    if (next === null) deleteDialogDraft();
    else startDialogDraft({ person, page, dialog: next });
    setDialog(next);
  };
  return [dialog, change];
}

/** Opens a page with a dialog of that page, from anywhere. The dialog is a value of the page's `useOpenDialog`. */
export function useOpenDialogOnPage(): (page: string, dialog: unknown) => void {
  const { id: person } = useProfile();
  const [, navigate] = useLocation();
  return (page, dialog) => {
    startDialogDraft({ person, page, dialog });
    navigate(page);
    // The page reads the dialog when it is rendered first; this is for a page that is already open.
    dispatchEvent(new Event(DIALOG_STARTED));
  };
}

/** A field of the open dialog. After a reload it has its value from before. */
export function useDialogDraftField<Text extends string>(name: string): [Text | undefined, (text: Text) => void] {
  const [text, setText] = useState(() => readDialogDraftField(name) as Text | undefined);
  const change = (next: Text) => {
    saveDialogDraftField(name, next);
    setText(next);
  };
  return [text, change];
}

/** Like `useDialogDraftField`, for any value that is serializable as JSON. */
export function useDialogDraftValue<Value>(name: string, initial: Value): [Value, (value: Value) => void] {
  const [kept, keep] = useDialogDraftField(name);
  const [value, setValue] = useState<Value>(() => (kept === undefined ? initial : JSON.parse(kept)));
  const change = (next: Value) => {
    keep(JSON.stringify(next));
    setValue(next);
  };
  return [value, change];
}

/**
 * What the open dialog showed when somebody began to type, so that a colleague's change since is not replaced unseen. It is
 * the current value until `see` is called, and again after `forget`. `replace` changes it to the value that a refusal named,
 * before the page has loaded it.
 */
export function useSeenValue<Value extends string | number>(name: string, current: Value) {
  const [kept, keep] = useDialogDraftValue<Value | null>(`seen-${name}`, null);
  return { seen: kept ?? current, see: () => kept === null && keep(current), forget: () => keep(null), replace: keep };
}
