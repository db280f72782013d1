import type {
  Browser,
  BrowserContext,
  BrowserContextOptions,
  ConsoleMessage,
  Request,
  Response,
} from 'playwright-core';
import { launchChromium } from './chromium.ts';

/** What saves processes and threads, because a test waits for one page at a time and the tests keep all cores busy. */
const fewProcesses = [
  '--in-process-gpu',
  '--num-raster-threads=1',
  // The last of these arguments counts, so it repeats what Playwright enables.
  '--enable-features=NetworkServiceInProcess2,CDPScreenshotNewSurface,SkipListAccountsWithoutGaiaCookies',
  // A page of a test does not live long enough to repay the compiler that optimises its code.
  '--js-flags=--no-opt,--single-threaded',
];

/** Milliseconds after which a page counts as never getting there, also on a machine that has much else to do. */
const NEVER_MS = 60_000;

let launching: Promise<Browser> | undefined;

/** One browser for each worker, and a new one when it has crashed. Playwright closes it when the process ends. */
async function browser(): Promise<Browser> {
  const before = launching;
  const isOpen = (await before?.catch(() => undefined))?.isConnected();
  // A test that asks at the same time may have launched the next one meanwhile.
  if (!isOpen && launching === before) launching = undefined;
  launching ??= launch();
  return launching;
}

/** Chromium rarely crashes while it starts. Without a second attempt, all tests of the worker would fail because of that. */
const launch = (): Promise<Browser> => launchChromium(fewProcesses).catch(() => launchChromium(fewProcesses));

export interface Visitor extends AsyncDisposable {
  readonly context: BrowserContext;
  /** The faults so far. A test that expects some removes them. */
  readonly faults: string[];
  /** Ignores the faults that a test provokes: those whose text matches. */
  allowFault(pattern: RegExp): void;
}

/**
 * Opens a browser context in the centre's time zone, without animations.
 * @throws {Error} when it is disposed after a fault: an error of a page or in its console, a violation of the content
 * security policy, a request without an answer, or one that the server answered with a fault.
 */
export async function openVisitor(url: string, options: BrowserContextOptions = {}): Promise<Visitor> {
  const context = await (await browser()).newContext({
    baseURL: url,
    locale: 'en-US',
    timezoneId: 'America/New_York',
    reducedMotion: 'reduce',
    // Its requests would pass by the routes of a test.
    serviceWorkers: 'block',
    ...options,
  });
  context.setDefaultTimeout(NEVER_MS);
  const faults = watchForFaults(context);
  const allowed: RegExp[] = [];
  return {
    context,
    faults,
    allowFault: (pattern) => void allowed.push(pattern),
    async [Symbol.asyncDispose]() {
      await context.close();
      const left = faults.filter((fault) => !allowed.some((pattern) => pattern.test(fault)));
      if (left.length > 0) throw new Error(`The page reported faults:\n${left.join('\n')}`);
    },
  };
}

/** The browser also writes these to the console; the request itself, or the socket’s reconnection, is what counts. */
const ECHO = /^(Failed to load resource|WebSocket connection to )/;
/** The specification asks for an entry in the console when classes could not be changed (section 8). */
const SPECIFIED = /^Error (adding|removing) classes \{/;
/** A script that a test does not let through is an error of the page too, besides its request. */
const MISSING_SCRIPT = /Failed to fetch dynamically imported module/;
/**
 * Failures that nothing but the page or the test causes: a page that is left cancels its requests, `route.abort()` answers
 * with ERR_FAILED, and `setOffline` takes the network away.
 */
const CAUSED_BY_TEST = ['net::ERR_ABORTED', 'net::ERR_FAILED', 'net::ERR_INTERNET_DISCONNECTED'];

/** Collects the faults of all pages of a browser context from now on. */
function watchForFaults(context: BrowserContext): string[] {
  const faults: string[] = [];
  const add = (fault: string | undefined) => fault !== undefined && faults.push(fault);
  context.on('weberror', (error) => add(toErrorFault(String(error.error()))));
  context.on('console', (message) => add(toConsoleFault(message)));
  context.on('requestfailed', (request) => add(toRequestFault(request)));
  context.on('response', (response) => add(toResponseFault(response)));
  return faults;
}

const toErrorFault = (error: string): string | undefined => (MISSING_SCRIPT.test(error) ? undefined : error);

/** Chromium reports violations of the content security policy as errors of the console. */
const toConsoleFault = (message: ConsoleMessage): string | undefined =>
  message.type() === 'error' && ![ECHO, SPECIFIED].some((pattern) => pattern.test(message.text()))
    ? toErrorFault(message.text())
    : undefined;

function toRequestFault(request: Request): string | undefined {
  const reason = request.failure()?.errorText ?? 'no reason';
  return CAUSED_BY_TEST.includes(reason) ? undefined : `${nameOf(request)} failed: ${reason}`;
}

/**
 * A refusal by the API is an answer that the screen shows, so it is no fault. An answer without the server's security headers is one
 * that the test made up.
 */
function toResponseFault(response: Response): string | undefined {
  const { 'content-type': type = '', 'content-security-policy': policy } = response.headers();
  const isRefusal =
    response.status() < 500 &&
    type.startsWith('application/problem+json') &&
    new URL(response.url()).pathname.startsWith('/api/');
  if (response.status() < 400 || isRefusal || policy === undefined) return undefined;
  return `${nameOf(response.request())} answered ${response.status()}`;
}

const nameOf = (request: Request): string => `${request.method()} ${new URL(request.url()).pathname}`;
