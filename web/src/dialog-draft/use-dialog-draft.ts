import { useEffect, useState } from 'react';
import type { FieldValues, UseFormSubscribe } from 'react-hook-form';
import { useLocation } from 'wouter';
import { useProfile } from '../session/session.ts';
import { dropDialogDraft, findDialogDraft, readDraftField, saveDraftField, startDialogDraft } from './dialog-draft.ts';

/** The dialog that is open on this page: open again after a reload, forgotten when it closes. Has to survive JSON. */
export function useOpenDialog<Dialog>(): [Dialog | null, (dialog: Dialog | null) => void] {
  const { id: person } = useProfile();
  const [page] = useLocation();
  const [dialog, setDialog] = useState(() => (findDialogDraft(person, page)?.dialog ?? null) as Dialog | null);
  const change = (next: Dialog | null) => {
    if (next === null) dropDialogDraft();
    else startDialogDraft({ person, page, dialog: next });
    setDialog(next);
  };
  return [dialog, change];
}

/** A field of the dialog that is open, with what was typed in it before a reload. */
export function useDraftField<Text extends string>(name: string): [Text | undefined, (text: Text) => void] {
  const [text, setText] = useState(() => readDraftField(name) as Text | undefined);
  const change = (next: Text) => {
    saveDraftField(name, next);
    setText(next);
  };
  return [text, change];
}

/** Whatever survives JSON, kept like a field of the dialog that is open. */
export function useDraftValue<Value>(name: string, initial: Value): [Value, (value: Value) => void] {
  const [kept, keep] = useDraftField(name);
  const [value, setValue] = useState<Value>(() => (kept === undefined ? initial : JSON.parse(kept)));
  const change = (next: Value) => {
    keep(JSON.stringify(next));
    setValue(next);
  };
  return [value, change];
}

/** Keeps all fields of a form that React Hook Form holds; `withKept` fills it. */
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
