import { isSignedOut, toFailure } from './problem.ts';

let mayComeBack = false;
let waiting: (() => void)[] = [];

/** Whether a page is there whose person is asked to sign in again; where nobody asks, nobody comes back. */
export function setSignInExpected(on: boolean): void {
  mayComeBack = on;
  // Who leaves instead leaves what was to be sent as well.
  waiting = [];
}

/** Called with each answer that the page's own person is signed in. */
export function retryWaitingCommands(): void {
  for (const goOn of waiting.splice(0)) goOn();
}

/**
 * Sends a command. One that found the session ended, or somebody else's, was not even looked at: it waits until its
 * sender is signed in again, and is then sent as it was.
 */
export async function retryAfterSignIn<R extends { error?: unknown }>(send: () => PromiseLike<R>): Promise<R> {
  const result = await send();
  if (!mayComeBack || !isSenderSignedOut(result)) return result;
  await new Promise<void>((goOn) => waiting.push(goOn));
  return send();
}

const isSenderSignedOut = ({ error }: { error?: unknown }) => error !== undefined && isSignedOut(toFailure(error).code);
