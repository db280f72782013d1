import { isSignedOutCode, toFailure } from './problem.ts';

let isSignInExpected = false;
let waitingCommands: (() => void)[] = [];

/**
 * Set to true while the page can ask its person to sign in again. While it is false, a refused command fails at once.
 */
export function setCanSignInAgain(on: boolean): void {
  isSignInExpected = on;
  // When the person leaves the portal, their waiting commands are dropped.
  waitingCommands = [];
}

/** Sends the waiting commands again. To be used once the page's person is known to be signed in. */
export function resendCommandsAfterSignIn(): void {
  for (const resend of waitingCommands.splice(0)) resend();
}

/**
 * Sends a command. If the session has ended or belongs to another person, the server does not carry the command out: it
 * waits until its sender has signed in again and is then sent unchanged.
 */
export async function retryAfterSignIn<R extends { error?: unknown }>(send: () => PromiseLike<R>): Promise<R> {
  const result = await send();
  if (!isSignInExpected || !isSenderSignedOut(result)) return result;
  await new Promise<void>((resend) => waitingCommands.push(resend));
  return send();
}

const isSenderSignedOut = ({ error }: { error?: unknown }) =>
  error !== undefined && isSignedOutCode(toFailure(error).code);
