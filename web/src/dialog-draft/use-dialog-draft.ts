import { useEffect, useState } from 'react';
import type { FieldValues, UseFormSubscribe } from 'react-hook-form';
import { useLocation } from 'wouter';
import { useProfile } from '../session/session.ts';
import {
  deleteDialogDraft,
  findDialogDraft,
  readDialogDraftField,
  saveDialogDraftField,
  startDialogDraft,
} from './dialog-draft.ts';

/**
 * The open dialog of this page. It opens again after a reload, and its draft is deleted when it closes. The value must
 * be serializable as JSON.
 */
export function useOpenDialog<Dialog>(): [Dialog | null, (dialog: Dialog | null) => void] {
  const { id: person } = useProfile();
  const [page] = useLocation();
  const [dialog, setDialog] = useState(() => (findDialogDraft(person, page)?.dialog ?? null) as Dialog | null);
  const change = (next: Dialog | null) => {
    if (next === null) deleteDialogDraft();
    else startDialogDraft({ person, page, dialog: next });
    setDialog(next);
  };
  return [dialog, change];
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

/** Stores all fields of a React Hook Form. `withDialogDraftFields` restores them. */
export function useDialogDraftForm<Fields extends FieldValues>(subscribe: UseFormSubscribe<Fields>): void {
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values }) => {
          for (const [name, text] of Object.entries(values)) saveDialogDraftField(name, String(text));
        },
      }),
    [subscribe],
  );
}
