import { useCallback, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { toPictureStillUploadingText } from '../../../../copy/homework.ts';
import { useServerDraft } from '../../../../server-draft/use-server-draft.ts';
import type { HomeworkFormValues } from '../homework-form-values.ts';
import { type HomeworkFormFaults, removeFaultsOf, sortHomeworkFormFaults } from './homework-form-faults.ts';
import { parseHomeworkFormValues } from './parse-homework-form-values.ts';
import { findQuestionNumbersByPictureState, usePictureStates } from './picture-states.ts';

const noFaults: HomeworkFormFaults = {};

type FindFaults = (form: HomeworkFormValues) => HomeworkFormFaults;
let loading: Promise<FindFaults | undefined> | undefined;
/** Undefined when the code cannot be loaded. Browsers remember that, so it is not tried again before a reload. */
const loadFindFaults = () => {
  loading ??= import('./find-homework-form-faults.ts').then(
    (module) => module.findHomeworkFormFaults,
    () => undefined,
  );
  return loading;
};

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
  /** Undefined before the first attempt to save that found faults. */
  const [findFaults, setFindFaults] = useState<FindFaults>();
  const [isChecking, setChecking] = useState(false);
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

  // Code that a newer build has replaced reloads the page, which must not happen while a homework is saved.
  useEffect(() => void loadFindFaults(), []);
  useEffect(() => {
    let soon: ReturnType<typeof setTimeout> | undefined;
    // React Hook Form mutates its values, so the draft needs a copy.
    const keep = () => {
      soon = undefined;
      set(structuredClone(getValues()));
    };
    // Runs after the keystroke is rendered, because copying a hundred questions takes long.
    const callback = ({ name }: { name?: string | undefined }) => {
      // The server refused the values of before.
      setRefused((faults) => (name === undefined ? noFaults : removeFaultsOf(faults, name)));
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
    () => (findFaults ? { ...findFaults(settledValues), ...refused } : refused),
    [findFaults, settledValues, refused],
  );

  return {
    draft,
    form,
    element,
    faults,
    /** True while the code of the first check loads. */
    isChecking,
    /** Changes whenever the form is filled again, so that its fields register anew. */
    filling: formKey,
    /** The form's values, once the person has stopped typing. */
    settled: settledValues,
    pictures,
    setPicture,
    /**
     * Returns the values to save, or scrolls to the first fault. `hidden` is the message of one that no field shows. If the
     * code that finds faults cannot be loaded, only the server checks, by the same schema.
     */
    async check(current: ReadonlySet<string>): Promise<{ values: HomeworkFormValues } | { hidden?: string }> {
      setChecking(true);
      const find = await loadFindFaults();
      setChecking(false);
      const typed = structuredClone(getValues());
      const values = { ...typed, assigned_students: typed.assigned_students.filter((id) => current.has(id)) };
      const found = find?.(values) ?? noFaults;
      setRefused(noFaults);
      const [first] = Object.entries(found);
      setFindFaults(() => (first === undefined ? undefined : find));
      if (first !== undefined) {
        scrollToField(element.current, first[0]);
        return {};
      }
      const [uploading] = findQuestionNumbersByPictureState(pictures, 'uploading');
      if (uploading === undefined) return { values };
      scrollToField(element.current, `questions.${uploading - 1}.image_url`);
      return { hidden: toPictureStillUploadingText(uploading) };
    },
    /** Shows the server's errors at the fields that it refused. */
    showErrors(errors: Record<string, string>): void {
      void loadFindFaults().then((find) => setFindFaults(() => find));
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
