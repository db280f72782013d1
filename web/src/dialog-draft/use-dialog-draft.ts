import { useEffect, useState } from 'react';
import type { FieldValues, UseFormSubscribe } from 'react-hook-form';
import { useLocation } from 'wouter';
import { useProfile } from '../session/session.ts';
import {
  deleteDialogDraft,
  findDialogDraft,
  readDraftField,
  saveDraftField,
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
export function useDraftField<Text extends string>(name: string): [Text | undefined, (text: Text) => void] {
  const [text, setText] = useState(() => readDraftField(name) as Text | undefined);
  const change = (next: Text) => {
    saveDraftField(name, next);
    setText(next);
  };
  return [text, change];
}

/** Like `useDraftField`, for any value that is serializable as JSON. */
export function useDraftValue<Value>(name: string, initial: Value): [Value, (value: Value) => void] {
  const [kept, keep] = useDraftField(name);
  const [value, setValue] = useState<Value>(() => (kept === undefined ? initial : JSON.parse(kept)));
  const change = (next: Value) => {
    keep(JSON.stringify(next));
    setValue(next);
  };
  return [value, change];
}

/** Stores all fields of a React Hook Form. `withDraftFields` restores them. */
export function useDraftForm<Fields extends FieldValues>(subscribe: UseFormSubscribe<Fields>): void {
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values }) => {
          for (const [name, text] of Object.entries(values)) saveDraftField(name, String(text));
        },
      }),
    [subscribe],
  );
}
