import type { LazyPage } from './lazy-page.ts';

/** A page with the path that opens it and the title of its browser tab. */
export interface Screen extends LazyPage {
  path: string;
  title: string;
}
