import { isSignedOut, toFailure } from './problem.ts';

let mayComeBack = false;
let waiting: (() => void)[] = [];

/** Set to true while a page can ask its person to sign in again; without one, nothing waits for a sign-in. */
export function setSignInExpected(on: boolean): void {
  mayComeBack = on;
  // Commands of a person who leaves are dropped.
  waiting = [];
}

/** Called whenever the page's person is known to be signed in. */
export function retryWaitingCommands(): void {
  for (const goOn of waiting.splice(0)) goOn();
}

/**
 * Sends a command. If the session had ended or belonged to somebody else, the command was not executed; it waits until
 * its sender has signed in again and is then sent unchanged.
 */
export async function retryAfterSignIn<R extends { error?: unknown }>(send: () => PromiseLike<R>): Promise<R> {
  const result = await send();
  if (!mayComeBack || !isSenderSignedOut(result)) return result;
  await new Promise<void>((goOn) => waiting.push(goOn));
  return send();
}

const isSenderSignedOut = ({ error }: { error?: unknown }) => error !== undefined && isSignedOut(toFailure(error).code);
