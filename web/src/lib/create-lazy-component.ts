import { type ComponentType, createElement, use } from 'react';
import { watchCodeLoad } from '../api/slow-requests.ts';

export type LazyComponent<Props> = ComponentType<Props> & {
  /** Starts loading the code before the component is rendered. A failure is reported when it is rendered. */
  preload(): Promise<void>;
};

/**
 * Like React's `lazy`, but renders at once when its code has loaded. React's `lazy` suspends even then, and React replaces
 * the fallback that it shows 300 ms after the last one at the earliest, so each page took up to 600 ms longer.
 */
export function createLazyComponent<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LazyComponent<Props> {
  let loaded: ComponentType<Props> | undefined;
  let loading: Promise<ComponentType<Props>> | undefined;
  let rendering: Promise<ComponentType<Props>> | undefined;
  const loadOnce = () => {
    loading ??= watchCodeLoad(load()).then(
      (component) => {
        loaded = component;
        return component;
      },
      (fault) => {
        // A failed preload must not fail the component when it is rendered later.
        loading = undefined;
        throw fault;
      },
    );
    return loading;
  };
  function LazyComponent(props: Props) {
    // A load that failed stays failed for what is shown, because React would begin another at each attempt to render.
    rendering ??= loadOnce();
    return createElement(loaded ?? use(rendering), props);
  }
  const ignore = () => undefined;
  return Object.assign(LazyComponent, { preload: () => loadOnce().then(ignore, ignore) });
}
