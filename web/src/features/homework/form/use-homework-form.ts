import { useCallback, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { toPictureStillUploadingText } from '../../../copy/homework.ts';
import { useServerDraft } from '../../../server-draft/use-server-draft.ts';
import { type HomeworkFormValues, parseHomeworkFormValues } from '../homework-form-values.ts';
import { findHomeworkFormFaults, type HomeworkFormFaults, sortHomeworkFormFaults } from './homework-form-faults.ts';
import { findQuestionNumbersByPictureState, usePictureStates } from './picture-states.ts';

const noFaults: HomeworkFormFaults = {};

/**
 * The form of one homework, with its draft under `key`. A keystroke renders only the changed field. Faults are computed
 * from the first attempt to save until they are corrected.
 */
export function useHomeworkForm(key: string, initial: HomeworkFormValues) {
  const draft = useServerDraft<HomeworkFormValues>(key, { initial, read: parseHomeworkFormValues, opensEmpty: true });
  const form = useForm<HomeworkFormValues>({ defaultValues: draft.value });
  const { subscribe, reset, getValues } = form;
  const { set } = draft;
  const element = useRef<HTMLFormElement>(null);
  const filledWith = useRef(draft.replaced);
  const [tried, setTried] = useState(false);
  const [refused, setRefused] = useState<HomeworkFormFaults>(noFaults);
  const [formKey, setFilling] = useState(0);
  const [pictures, setPicture] = usePictureStates();
  const fillWith = useCallback(
    (values: HomeworkFormValues) => {
      reset(structuredClone(values));
      setFilling((before) => before + 1);
    },
    [reset],
  );

  useEffect(() => {
    let soon: ReturnType<typeof setTimeout> | undefined;
    // React Hook Form mutates its values, so the draft needs a copy.
    const keep = () => {
      soon = undefined;
      set(structuredClone(getValues()));
    };
    // Runs after the keystroke is rendered, because copying a hundred questions takes long.
    const callback = () => {
      soon ??= setTimeout(keep);
    };
    const stop = subscribe({ formState: { values: true }, callback });
    return () => {
      stop();
      if (soon === undefined) return;
      clearTimeout(soon);
      keep();
    };
  }, [subscribe, getValues, set]);
  useEffect(() => {
    if (filledWith.current === draft.replaced) return;
    filledWith.current = draft.replaced;
    fillWith(draft.value);
  }, [draft.replaced, draft.value, fillWith]);

  const settledValues = useDeferredValue(draft.value);
  const faults = useMemo(
    () => (tried ? { ...findHomeworkFormFaults(settledValues), ...refused } : noFaults),
    [tried, settledValues, refused],
  );

  return {
    draft,
    form,
    element,
    faults,
    /** Changes whenever the form is filled again, so that its fields register anew. */
    filling: formKey,
    /** The form's values, once the person has stopped typing. */
    settled: settledValues,
    pictures,
    setPicture,
    /** Returns the values to save, or scrolls to the first fault and returns its message. */
    check(current: ReadonlySet<string>): { values: HomeworkFormValues } | { fault: string } {
      const typed = structuredClone(getValues());
      const values = { ...typed, assigned_students: typed.assigned_students.filter((id) => current.has(id)) };
      const found = findHomeworkFormFaults(values);
      setRefused(noFaults);
      setTried(Object.keys(found).length > 0);
      const [first] = Object.entries(found);
      if (first !== undefined) {
        scrollToField(element.current, first[0]);
        return { fault: first[1] };
      }
      const [uploading] = findQuestionNumbersByPictureState(pictures, 'uploading');
      if (uploading === undefined) return { values };
      scrollToField(element.current, `questions.${uploading - 1}.image_url`);
      return { fault: toPictureStillUploadingText(uploading) };
    },
    /** Shows the server's errors at the fields that it refused. */
    showErrors(errors: Record<string, string>): void {
      setTried(true);
      setRefused(sortHomeworkFormFaults(Object.entries(errors)));
    },
    /** Replaces all values of the form. */
    fill(values: HomeworkFormValues): void {
      fillWith(values);
      set(values);
    },
  };
}
export type HomeworkFormControls = ReturnType<typeof useHomeworkForm>;

function scrollToField(form: HTMLFormElement | null, place: string): void {
  const field =
    form?.querySelector<HTMLElement>(`[name="${place}"], [data-place="${place}"]`) ??
    form?.querySelector<HTMLElement>(`[name^="${place}"]`);
  field?.focus({ preventScroll: true });
  field?.scrollIntoView({ block: 'center' });
}
