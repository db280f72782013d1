import type { LazyPage } from './lazy-page.ts';

/** A page with the path that opens it, the title of its browser tab and its bundle budget. */
export interface Screen extends LazyPage {
  path: string;
  title: string;
  /** Limit of the gzipped JavaScript that is loaded until the page runs, in bytes; `web/e2e/bundle.test.ts` checks it. */
  budgetBytes: number;
}
