import { configureStore } from '@reduxjs/toolkit';
import { reducePagePersonId } from '../session/session.ts';
import { api } from './api.ts';
import { syncSlice } from './sync.ts';

/** A new store for each entry into the portal, so that no data of one person remains for the next. */
export const createStore = () =>
  configureStore({
    reducer: { [api.reducerPath]: api.reducer, [syncSlice.name]: syncSlice.reducer, pagePersonId: reducePagePersonId },
    middleware: (defaults) => defaults().concat(api.middleware),
  });

export type Store = ReturnType<typeof createStore>;
export type RootState = ReturnType<Store['getState']>;
