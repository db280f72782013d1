import { createContext, useCallback, useContext, useEffect, useState } from 'react';

type PictureState = 'uploading' | 'failed';

/** By question index: the state of each picture that students could not see if the homework were saved now. */
export type PictureStatesByQuestionIndex = ReadonlyMap<number, PictureState>;

type SetPictureState = (index: number, state: PictureState | undefined) => void;

/** The function with which each picture field reports its state to the form. */
export const ReportPictureStateContext = createContext<SetPictureState>(() => undefined);

/** Collects the states that the picture fields report through the context. */
export function usePictureStates(): [PictureStatesByQuestionIndex, SetPictureState] {
  const [states, setStates] = useState<PictureStatesByQuestionIndex>(new Map());
  const setState = useCallback<SetPictureState>((index, state) => {
    setStates((before) => {
      if (before.get(index) === state) return before;
      const after = new Map(before);
      if (state === undefined) after.delete(index);
      else after.set(index, state);
      return after;
    });
  }, []);
  return [states, setState];
}

/** Reports the state of one question's picture. The report ends when the question is removed. */
export function useReportPictureState(index: number, state: PictureState | undefined): void {
  const setState = useContext(ReportPictureStateContext);
  useEffect(() => {
    if (state === undefined) return;
    setState(index, state);
    return () => setState(index, undefined);
  }, [index, state, setState]);
}

/** The numbers of the questions, counted from 1, whose pictures are in this state. */
export const findQuestionNumbersByPictureState = (
  states: PictureStatesByQuestionIndex,
  wanted: PictureState,
): number[] =>
  [...states]
    .filter(([, state]) => state === wanted)
    .map(([index]) => index + 1)
    .sort((one, other) => one - other);
