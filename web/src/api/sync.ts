import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { isEarlierPosition, isSameLog, laterPosition } from './position.ts';

export interface Sync {
  /** The latest position that this tab has seen, `logId.position`. */
  latestPosition: string | null;
  /**
   * Position up to which change notifications are complete. It starts with the first answer and moves with
   * notifications only.
   */
  notifiedPosition: string | null;
  /** True while the newest answer is older than `latestPosition`. */
  catchingUp: boolean;
  /** People with events that the newest answer could not include. */
  parkedPeople: string[];
  /** State of the live feed: `interrupted` for a moment, `offline` if that lasts. */
  feed: 'connecting' | 'live' | 'interrupted' | 'offline';
}

const initialState: Sync = {
  latestPosition: null,
  notifiedPosition: null,
  catchingUp: false,
  parkedPeople: [],
  feed: 'connecting',
};

/** What this tab knows about the age of its data. */
export const sync = createSlice({
  name: 'sync',
  initialState,
  reducers: {
    answerReceived(state, { payload }: PayloadAction<string>) {
      state.catchingUp = state.latestPosition !== null && isEarlierPosition(payload, state.latestPosition);
      state.latestPosition = laterPosition(state.latestPosition, payload);
      // An answer is recent only for its own content; other changes before it must still be notified.
      if (state.notifiedPosition === null || !isSameLog(state.notifiedPosition, payload))
        state.notifiedPosition = payload;
    },
    /** The server named its position without saying what changed up to it. */
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
