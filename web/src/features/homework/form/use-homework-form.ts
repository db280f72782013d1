import { useCallback, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { toPictureStillUploadingText } from '../../../copy/homework.ts';
import { useServerDraft } from '../../../server-draft/use-server-draft.ts';
import { type FormFaults, findFormFaults, sortFaults } from './faults.ts';
import { type HomeworkForm, parseForm } from './form.ts';
import { findQuestionsWithPictureState, usePictureStates } from './picture-states.ts';

const noFaults: FormFaults = {};

/**
 * The form of one homework, with its draft under `key`. A keystroke renders only the changed field. Faults are computed
 * from the first attempt to save until they are corrected.
 */
export function useHomeworkForm(key: string, initial: HomeworkForm) {
  const draft = useServerDraft<HomeworkForm>(key, { initial, read: parseForm, opensEmpty: true });
  const form = useForm<HomeworkForm>({ defaultValues: draft.value });
  const { subscribe, reset, getValues } = form;
  const { set } = draft;
  const element = useRef<HTMLFormElement>(null);
  const filledWith = useRef(draft.replaced);
  const [tried, setTried] = useState(false);
  const [refused, setRefused] = useState<FormFaults>(noFaults);
  const [formKey, setFilling] = useState(0);
  const [pictures, setPicture] = usePictureStates();
  const fillWith = useCallback(
    (values: HomeworkForm) => {
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
    () => (tried ? { ...findFormFaults(settledValues), ...refused } : noFaults),
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
    check(current: ReadonlySet<string>): { values: HomeworkForm } | { fault: string } {
      const typed = structuredClone(getValues());
      const values = { ...typed, assigned_students: typed.assigned_students.filter((id) => current.has(id)) };
      const found = findFormFaults(values);
      setRefused(noFaults);
      setTried(Object.keys(found).length > 0);
      const [first] = Object.entries(found);
      if (first !== undefined) {
        scrollToField(element.current, first[0]);
        return { fault: first[1] };
      }
      const [uploading] = findQuestionsWithPictureState(pictures, 'uploading');
      if (uploading === undefined) return { values };
      scrollToField(element.current, `questions.${uploading - 1}.image_url`);
      return { fault: toPictureStillUploadingText(uploading) };
    },
    /** Shows the server's errors at the fields that it refused. */
    showErrors(errors: Record<string, string>): void {
      setTried(true);
      setRefused(sortFaults(Object.entries(errors)));
    },
    /** Replaces all values of the form. */
    fill(values: HomeworkForm): void {
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
