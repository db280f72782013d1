import { personIsOut, problemOf } from './problem.ts';

let mayComeBack = false;
let waiting: (() => void)[] = [];

/** Whether a page is there whose person is asked to sign in again; where nobody asks, nobody comes back. */
export function holdsPerson(on: boolean): void {
  mayComeBack = on;
  // Who leaves instead leaves what was to be sent as well.
  waiting = [];
}

/** Called with each answer that the page's own person is signed in. */
export function isSignedIn(): void {
  for (const goOn of waiting.splice(0)) goOn();
}

/**
 * Sends a command. One that found the session ended, or somebody else's, was not even looked at: it waits until its
 * sender is signed in again, and is then sent as it was.
 */
export async function throughSignIn<R extends { error?: unknown }>(send: () => PromiseLike<R>): Promise<R> {
  const result = await send();
  if (!mayComeBack || !foundSenderOut(result)) return result;
  await new Promise<void>((goOn) => waiting.push(goOn));
  return send();
}

const foundSenderOut = ({ error }: { error?: unknown }) => error !== undefined && personIsOut(problemOf(error).code);
