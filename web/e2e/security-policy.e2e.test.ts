import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openVisitor } from '#testing/browser-fixture.ts';
import { openTestCentre } from '#testing/centre-fixture.ts';

/** What a text that got into a page could try. Runs in the page. Returns what each attempt came to. */
async function attack(): Promise<Record<string, string>> {
  const violated: string[] = [];
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) => violated.push(effectiveDirective));
  const outcomes: Record<string, string> = {};
  const attempt = (name: string, act: () => unknown) => {
    try {
      act();
      outcomes[name] = 'done';
    } catch (error) {
      outcomes[name] = (error as Error).name;
    }
  };
  const add = (name: string, fill: (element: HTMLElement) => void) => {
    const element = document.createElement(name);
    fill(element);
    document.head.append(element);
  };
  const scope = globalThis as { trustedTypes?: { createPolicy(name: string, rules: object): unknown }; hit?: boolean };
  attempt('markup', () => document.body.insertAdjacentHTML('beforeend', '<img src="x" onerror="hit = true">'));
  attempt('script', () => add('script', (script) => script.append('hit = true')));
  attempt('policy', () => scope.trustedTypes?.createPolicy('default', {}));
  attempt('foreign script', () =>
    add('script', (script) => Object.assign(script, { src: 'https://other.example/x.js' })),
  );
  attempt('style', () => add('style', (style) => style.append('body { color: rgb(1, 2, 3) !important }')));
  attempt('style attribute', () => document.body.setAttribute('style', 'outline-color: rgb(1, 2, 3)'));
  await new Promise((resolve) => setTimeout(resolve, 200));
  const { color, outlineColor } = getComputedStyle(document.body);
  return {
    ...outcomes,
    hit: String(scope.hit),
    painted: String([color, outlineColor].includes('rgb(1, 2, 3)')),
    violated: [...new Set(violated)].sort().join(' '),
  };
}

const outcome = async (page: Page, path: string) => {
  await page.goto(path);
  await page.locator('h1').first().waitFor();
  return page.evaluate(attack);
};

test.each(['/', '/login', '/contact'])(
  '%s: runs no script and applies no style that got into the page',
  async (path) => {
    await using centre = await openTestCentre();
    await using visitor = await openVisitor(centre.url);
    visitor.allowFault(/Content Security Policy|Trusted(HTML|Script|TypePolicy)/i);
    expect(await outcome(await visitor.context.newPage(), path)).toEqual({
      ...{ markup: 'TypeError', script: 'done', policy: 'TypeError', 'foreign script': 'TypeError' },
      ...{ style: 'done', 'style attribute': 'done', hit: 'undefined', painted: 'false' },
      violated: 'require-trusted-types-for style-src-attr style-src-elem trusted-types',
    });
  },
);
