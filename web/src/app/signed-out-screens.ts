import { paths } from '../navigation/paths.ts';
import { signInTitle } from './app-copy.ts';
import { createLazyPage } from './lazy-page.ts';
import type { Screen } from './screen.ts';

export const loginScreen: Screen = {
  path: paths.login,
  title: signInTitle,
  ...createLazyPage(() => import('../features/people/login/login-page.tsx').then((page) => page.LoginPage)),
};
