import { expect, test } from 'vitest';
import { openForAllTests } from '#testing/open-for-all-tests.ts';
import { openVisitor } from './browser-fixture.ts';
import { openTestCentre } from './centre-fixture.ts';

const centre = await openForAllTests(openTestCentre());

const faults: [name: string, script: string, fault: RegExp][] = [
  [
    'a script in the text of the page',
    '(() => { const script = document.createElement("script"); script.append("1"); document.head.append(script); })()',
    /Content Security Policy|TrustedScript/,
  ],
  [
    'code that is made from text',
    '(() => { try { setTimeout("window.made = 1"); } catch {} })()',
    /Content Security Policy|TrustedScript/,
  ],
  [
    'a picture of another site',
    'new Promise((done) => { const image = new Image(); image.onerror = done; image.src = "http://127.0.0.1:9/x.png"; })',
    /Content Security Policy/,
  ],
  ['a missing file', 'fetch("/assets/nothing.js").then(() => undefined)', /nothing\.js answered 404/],
  ['an error in the console', 'console.error("Something went wrong")', /Something went wrong/],
];

test('openVisitor: fails a test that caused a fault, unless it is allowed', async () => {
  for (const [name, script, fault] of faults) {
    const visitor = await openVisitor(centre.url);
    const page = await visitor.context.newPage();
    await page.goto('/');
    // As the page's own code would do it; Playwright's evaluation alone would be exempt from the policy.
    await page.evaluate(script);
    await expect.poll(() => visitor.faults.join(), { message: name }).toMatch(fault);
    await expect(visitor[Symbol.asyncDispose](), name).rejects.toThrow(fault);
  }
  await using allowing = await openVisitor(centre.url);
  const page = await allowing.context.newPage();
  await page.goto('/');
  await page.evaluate('console.error("Something went wrong")');
  await expect.poll(() => allowing.faults.length).toBe(1);
  allowing.allowFault(/went wrong/);
});

test('openVisitor: a page without a fault and a refusal that the page shows fail nothing', async () => {
  await using visitor = await openVisitor(centre.url);
  const page = await visitor.context.newPage();
  await page.goto('/login');
  await page.getByLabel('Email').fill('nobody@rollbook.example');
  await page.getByLabel('Password').fill('not-the-password');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('alert').waitFor();
});
