import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { isOlder, later, sameLog } from './position.ts';

export interface Sync {
  /** The largest place in the log that this tab has seen, `logId.position`. */
  largest: string | null;
  /** Up to where hints have told what changed: from the first answer on, moved by hints alone. */
  hintedTo: string | null;
  /** True while the newest answer is older than that. */
  catchingUp: boolean;
  /** People of whom something stands in the log that the newest answer could not show. */
  parked: string[];
  /** How the live feed stands: `interrupted` for a moment, `offline` when it lasts. */
  feed: 'connecting' | 'live' | 'interrupted' | 'offline';
}

const initialState: Sync = { largest: null, hintedTo: null, catchingUp: false, parked: [], feed: 'connecting' };

/** What the tab knows about how recent its data is. */
export const sync = createSlice({
  name: 'sync',
  initialState,
  reducers: {
    answered(state, { payload }: PayloadAction<string>) {
      state.catchingUp = state.largest !== null && isOlder(payload, state.largest);
      state.largest = later(state.largest, payload);
      // An answer is recent for what it shows alone: what else changed before it must still be told.
      if (state.hintedTo === null || !sameLog(state.hintedTo, payload)) state.hintedTo = payload;
    },
    /** The server said where it is, not what changed until there. */
    greeted(state, { payload }: PayloadAction<string>) {
      state.largest = later(state.largest, payload);
    },
    hinted(state, { payload }: PayloadAction<string>) {
      state.largest = later(state.largest, payload);
      state.hintedTo = later(state.hintedTo, payload);
    },
    toldParked(state, { payload }: PayloadAction<string[]>) {
      state.parked = payload;
    },
    feedIs(state, { payload }: PayloadAction<Sync['feed']>) {
      state.feed = payload;
    },
  },
});

export const { answered, greeted, hinted, feedIs, toldParked } = sync.actions;
