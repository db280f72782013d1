import { type ComponentType, type LazyExoticComponent, lazy } from 'react';

export interface LazyPage {
  Page: LazyExoticComponent<ComponentType>;
  /** Starts loading the page's code, without waiting for whatever stands around it. */
  preload(): void;
}

/** `load` answers with the page alone: `() => import('./page.tsx').then((page) => page.SomePage)`. */
export function lazyPage(load: () => Promise<ComponentType>): LazyPage {
  let loading: Promise<{ default: ComponentType }> | undefined;
  const once = () => {
    loading ??= load().then((page) => ({ default: page }));
    return loading;
  };
  return {
    Page: lazy(once),
    // A failure shows where the page is rendered, and asks for a reload.
    preload: () => void once().catch(() => undefined),
  };
}
