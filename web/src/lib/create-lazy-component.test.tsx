import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { createLazyComponent } from './create-lazy-component.ts';

const Greeting = ({ name }: { name: string }) => <p>Hello {name}</p>;

test('createLazyComponent: renders at once when its code has loaded, even after an attempt that failed', async () => {
  let attempts = 0;
  const Lazy = createLazyComponent(async () => {
    attempts += 1;
    if (attempts === 1) throw new Error('offline');
    return Greeting;
  });
  await Lazy.preload();
  await Lazy.preload();
  expect(renderToString(<Lazy name="Ada" />)).toBe('<p>Hello <!-- -->Ada</p>');
  await Lazy.preload();
  expect(attempts).toBe(2);
});
