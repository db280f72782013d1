import type { BrowserContext, ConsoleMessage, Request, Response } from 'playwright-core';

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
export function watchForFaults(context: BrowserContext): string[] {
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
