import { signInTitle } from '../copy/app.ts';
import { paths } from '../navigation/paths.ts';
import { createLazyPage } from './lazy-page.ts';
import type { Screen } from './screen.ts';

export const loginScreen: Screen = {
  path: paths.login,
  title: signInTitle,
  ...createLazyPage(() => import('../features/login/login-page.tsx').then((page) => page.LoginPage)),
};
