import { notFoundTitle, signInTitle } from '../copy/app.ts';
import { paths } from '../navigation/paths.ts';
import { createLazyPage } from './lazy-page.ts';
import type { Screen } from './screen.ts';

export const loginScreen: Screen = {
  path: paths.login,
  title: signInTitle,
  ...createLazyPage(() => import('../features/login/login-page.tsx').then((page) => page.LoginPage)),
};

/** Shown for every path that belongs to no other screen. */
export const notFoundScreen: Screen = {
  path: '*',
  title: notFoundTitle,
  ...createLazyPage(() => import('../features/not-found/not-found-page.tsx').then((page) => page.NotFoundPage)),
};
