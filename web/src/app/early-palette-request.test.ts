import { afterEach, beforeEach, expect, test, vi } from 'vitest';

/** A field of a page, or its body, as the target of a key. */
class FakeElement {
  readonly isField: boolean;
  constructor(isField: boolean) {
    this.isField = isField;
  }
  closest = () => (this.isField ? this : null);
}
const body = new FakeElement(false);
const field = new FakeElement(true);

let page: EventTarget;
let early: typeof import('./early-palette-request.ts');

/** Presses the keys one by one. Returns those that the page did not get. */
function press(keys: readonly string[], target = body): string[] {
  return keys.filter((name) => {
    const event = new Event('keydown', { cancelable: true });
    const key = name.replace('Ctrl+', '');
    const modifiers = { ctrlKey: key !== name, metaKey: false, altKey: false, shiftKey: false };
    for (const [property, value] of Object.entries({ key, ...modifiers, target })) {
      Object.defineProperty(event, property, { value });
    }
    return !page.dispatchEvent(event);
  });
}

beforeEach(async () => {
  vi.resetModules();
  page = new EventTarget();
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
  vi.stubGlobal('location', { pathname: '/student' });
  vi.stubGlobal('Element', FakeElement);
  vi.useFakeTimers();
  early = await import('./early-palette-request.ts');
  early.rememberEarlyPaletteKeys();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('rememberEarlyPaletteKeys: keeps the letters after Ctrl+K until the portal takes them', () => {
  expect(press(['x', 'Ctrl+k', 'm', 'a', 'Enter', 'y', 'a', 'Ctrl+c'])).toEqual(['Ctrl+k', 'm', 'a', 'y', 'a']);
  expect(early.takeEarlyPaletteRequest()).toBe('maya');
  expect(press(['Ctrl+k', 'b'])).toEqual([]);
});

test('rememberEarlyPaletteKeys: leaves the keys of text fields to the fields', () => {
  expect(press(['Ctrl+k', 'm'], field)).toEqual([]);
  expect(press(['Ctrl+k', 'm'])).toEqual(['Ctrl+k', 'm']);
  expect(press(['p', 'w'], field)).toEqual([]);
  expect(early.takeEarlyPaletteRequest()).toBe('m');
});

test('rememberEarlyPaletteKeys: takes no key on the login page to which a signed-out person is redirected', () => {
  press(['Ctrl+k']);
  vi.stubGlobal('location', { pathname: '/login' });
  expect(press(['Ctrl+k', 'm', '@'])).toEqual([]);
});

test('rememberEarlyPaletteKeys: five seconds after Ctrl+K, letters are the page’s again and the request is dropped', () => {
  press(['Ctrl+k', 'm']);
  vi.advanceTimersByTime(4_999);
  expect(press(['a'])).toEqual(['a']);
  vi.advanceTimersByTime(1);
  expect(press(['y'])).toEqual([]);
  expect(early.takeEarlyPaletteRequest()).toBeUndefined();
});

test('rememberEarlyPaletteKeys: a second request begins without the letters of one that was dropped', () => {
  press(['Ctrl+k', 'm']);
  vi.advanceTimersByTime(5_000);
  press(['Ctrl+k', 's']);
  expect(early.takeEarlyPaletteRequest()).toBe('s');
});
