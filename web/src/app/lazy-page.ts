import { type ComponentType, type LazyExoticComponent, lazy } from 'react';

export interface LazyPage {
  Page: LazyExoticComponent<ComponentType>;
  /** Starts loading the page's code before the page is rendered. */
  preload(): void;
}

/** `load` resolves to the page's component: `() => import('./page.tsx').then((page) => page.SomePage)`. */
export function createLazyPage(load: () => Promise<ComponentType>): LazyPage {
  let loading: Promise<{ default: ComponentType }> | undefined;
  const loadOnce = () => {
    loading ??= load().then(
      (page) => ({ default: page }),
      (fault) => {
        // A failed preload must not fail the page when it is opened later.
        loading = undefined;
        throw fault;
      },
    );
    return loading;
  };
  return {
    Page: lazy(loadOnce),
    // The failure is reported later, when the page is rendered and offers a reload.
    preload: () => void loadOnce().catch(() => undefined),
  };
}
