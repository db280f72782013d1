import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { arePositionsOfSameLog, findLaterPosition, isEarlierPosition } from '#contracts/wire-position.ts';

export interface SyncState {
  /** The latest position that this tab has received, as `logId.position`. */
  latestPosition: string | null;
  /**
   * The position up to which this tab has received every change notification. The first answer sets it; after that only
   * notifications move it.
   */
  notifiedPosition: string | null;
  /** True while the last answer is older than `latestPosition`. */
  catchingUp: boolean;
  /** Ids of people with events that the last answer could not include. */
  parkedPeople: string[];
  /** State of the live feed: `interrupted` right after the connection is lost, `offline` if that lasts. */
  feed: 'connecting' | 'live' | 'interrupted' | 'offline';
}

const initialState: SyncState = {
  latestPosition: null,
  notifiedPosition: null,
  catchingUp: false,
  parkedPeople: [],
  feed: 'connecting',
};

/** The age of the data that this tab shows. */
export const syncSlice = createSlice({
  name: 'sync',
  initialState,
  reducers: {
    answerReceived(state, { payload }: PayloadAction<string>) {
      state.catchingUp = state.latestPosition !== null && isEarlierPosition(payload, state.latestPosition);
      state.latestPosition = findLaterPosition(state.latestPosition, payload);
      // An answer is up to date only for its own data. Notifications of other changes before its position may still
      // arrive, so only the first answer of a log sets `notifiedPosition`.
      if (state.notifiedPosition === null || !arePositionsOfSameLog(state.notifiedPosition, payload))
        state.notifiedPosition = payload;
    },
    /** The server sent its position without the changes up to it. */
    logPositionSeen(state, { payload }: PayloadAction<string>) {
      state.latestPosition = findLaterPosition(state.latestPosition, payload);
    },
    changeNotified(state, { payload }: PayloadAction<string>) {
      state.latestPosition = findLaterPosition(state.latestPosition, payload);
      state.notifiedPosition = findLaterPosition(state.notifiedPosition, payload);
    },
    parkedPeopleReported(state, { payload }: PayloadAction<string[]>) {
      state.parkedPeople = payload;
    },
    feedStateChanged(state, { payload }: PayloadAction<SyncState['feed']>) {
      state.feed = payload;
    },
  },
});

export const { answerReceived, logPositionSeen, changeNotified, feedStateChanged, parkedPeopleReported } =
  syncSlice.actions;
