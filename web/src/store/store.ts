import { configureStore } from '@reduxjs/toolkit';
import { api } from '../api/api.ts';
import { sync } from '../api/sync.ts';
import { pagePersonId } from '../session/session.ts';

/** One for each time somebody enters the portal, so that nothing of one person is left for the next. */
export const createStore = () =>
  configureStore({
    reducer: { [api.reducerPath]: api.reducer, [sync.name]: sync.reducer, pagePersonId },
    middleware: (defaults) => defaults().concat(api.middleware),
  });

export type Store = ReturnType<typeof createStore>;
export type RootState = ReturnType<Store['getState']>;
