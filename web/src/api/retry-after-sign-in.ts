import { isSignedOut, toFailure } from './problem.ts';

let mayComeBack = false;
let waiting: (() => void)[] = [];

/**
 * Set to true while the page can ask its person to sign in again. While it is false, a refused command fails at once.
 */
export function setSignInExpected(on: boolean): void {
  mayComeBack = on;
  // When the person leaves the portal, their waiting commands are dropped.
  waiting = [];
}

/** Called whenever the page's person is known to be signed in. */
export function retryWaitingCommands(): void {
  for (const goOn of waiting.splice(0)) goOn();
}

/**
 * Sends a command. If the session has ended or belongs to another person, the server does not carry the command out: it
 * waits until its sender has signed in again and is then sent unchanged.
 */
export async function retryAfterSignIn<R extends { error?: unknown }>(send: () => PromiseLike<R>): Promise<R> {
  const result = await send();
  if (!mayComeBack || !isSenderSignedOut(result)) return result;
  await new Promise<void>((goOn) => waiting.push(goOn));
  return send();
}

const isSenderSignedOut = ({ error }: { error?: unknown }) => error !== undefined && isSignedOut(toFailure(error).code);
