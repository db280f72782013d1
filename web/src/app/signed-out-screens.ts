import { createLazyComponent } from '../lib/create-lazy-component.ts';
import { entryPaths } from '../navigation/entry-paths.ts';
import { signInTitle } from './app-copy.ts';
import type { Screen } from './screen.ts';

export const loginScreen: Screen = {
  path: entryPaths.login,
  title: signInTitle,
  Page: createLazyComponent(() => import('../features/people/login/login-page.tsx').then((page) => page.LoginPage)),
};
