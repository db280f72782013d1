import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { isEarlierPosition, isSameLog, laterPosition } from './position.ts';

export interface Sync {
  /** The largest place in the log that this tab has seen, `logId.position`. */
  latestPosition: string | null;
  /** Up to where hints have told what changed: from the first answer on, moved by hints alone. */
  notifiedPosition: string | null;
  /** True while the newest answer is older than that. */
  catchingUp: boolean;
  /** People of whom something stands in the log that the newest answer could not show. */
  parkedPeople: string[];
  /** How the live feed stands: `interrupted` for a moment, `offline` when it lasts. */
  feed: 'connecting' | 'live' | 'interrupted' | 'offline';
}

const initialState: Sync = {
  latestPosition: null,
  notifiedPosition: null,
  catchingUp: false,
  parkedPeople: [],
  feed: 'connecting',
};

/** What the tab knows about how recent its data is. */
export const sync = createSlice({
  name: 'sync',
  initialState,
  reducers: {
    answerReceived(state, { payload }: PayloadAction<string>) {
      state.catchingUp = state.latestPosition !== null && isEarlierPosition(payload, state.latestPosition);
      state.latestPosition = laterPosition(state.latestPosition, payload);
      // An answer is recent for what it shows alone: what else changed before it must still be told.
      if (state.notifiedPosition === null || !isSameLog(state.notifiedPosition, payload))
        state.notifiedPosition = payload;
    },
    /** The server said where it is, not what changed until there. */
    logPositionSeen(state, { payload }: PayloadAction<string>) {
      state.latestPosition = laterPosition(state.latestPosition, payload);
    },
    changeNotified(state, { payload }: PayloadAction<string>) {
      state.latestPosition = laterPosition(state.latestPosition, payload);
      state.notifiedPosition = laterPosition(state.notifiedPosition, payload);
    },
    parkedReported(state, { payload }: PayloadAction<string[]>) {
      state.parkedPeople = payload;
    },
    feedStateChanged(state, { payload }: PayloadAction<Sync['feed']>) {
      state.feed = payload;
    },
  },
});

export const { answerReceived, logPositionSeen, changeNotified, feedStateChanged, parkedReported } = sync.actions;
