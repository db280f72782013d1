import type { LazyComponent } from '../lib/create-lazy-component.ts';

/** A page with the path that opens it and the title of its browser tab. */
export interface Screen {
  path: string;
  title: string;
  Page: LazyComponent<object>;
}
