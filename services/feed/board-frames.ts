/** Sends the leaderboards to every socket when they have changed: serialised once, and at most four times a second. */
import type { ServerMessage } from '#contracts/feed.ts';
import type { LeaderboardAnswer } from '#contracts/leaderboard.ts';

/** Milliseconds between two frames, however many sessions are completed between them. */
const REST_MS = 250;
/** Milliseconds until boards that could not be read are tried again. */
const RETRY_MS = 1_000;

interface Needs {
  /** The boards as the read models have them. */
  readonly read: () => Promise<LeaderboardAnswer>;
  readonly send: (text: string) => void;
  /** Whether no socket is open; a new page requests the boards by itself. */
  readonly hasNoListeners: () => boolean;
  readonly onError: (error: unknown) => void;
}

export class BoardFrames {
  readonly #needs: Needs;
  #moved = false;
  #busy = false;
  #resting: ReturnType<typeof setTimeout> | undefined;
  #closed = false;

  constructor(needs: Needs) {
    this.#needs = needs;
  }

  /** Call when the read models show boards that were not sent yet. */
  moved(): void {
    this.#moved = true;
    if (!this.#busy) void this.#send();
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#resting);
  }

  async #send(): Promise<void> {
    if (this.#closed || !this.#moved) {
      this.#busy = false;
      return;
    }
    this.#busy = true;
    this.#moved = false;
    let rest = REST_MS;
    try {
      if (!this.#needs.hasNoListeners()) await this.#frame();
    } catch (error) {
      this.#needs.onError(error);
      this.#moved = true;
      rest = RETRY_MS;
    }
    if (!this.#closed) this.#resting = setTimeout(() => this.#send(), rest);
  }

  async #frame(): Promise<void> {
    const frame: ServerMessage = { type: 'leaderboard', ...(await this.#needs.read()) };
    this.#needs.send(JSON.stringify(frame));
  }
}
