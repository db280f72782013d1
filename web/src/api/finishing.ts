import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** How it stands with the completing of a session; `refused` comes with a sentence for people. */
export type Finishing = { state: 'idle' | 'saving' | 'retrying' } | { state: 'refused'; why: string };

export const notYet: Finishing = { state: 'idle' };
export const isUnderWay = ({ state }: Finishing): boolean => state === 'saving' || state === 'retrying';

const initialState: Record<string, Finishing> = {};

/** The sessions that are being completed, by id: it goes on while no page shows them. */
export const finishing = createSlice({
  name: 'finishing',
  initialState,
  reducers: {
    finishingIs(all, { payload: { sessionId, now } }: PayloadAction<{ sessionId: string; now: Finishing }>) {
      all[sessionId] = now;
    },
  },
});

export const { finishingIs } = finishing.actions;
