/** Broadcasts the leaderboard to all sockets after it has changed, at most four times a second. */
import type { ServerMessage } from '#contracts/feed.ts';
import type { LeaderboardResponse } from '#contracts/leaderboard.ts';

/** Minimum time between two broadcasts. */
const REST_MS = 250;
/** Delay before the boards are read again after an error. */
const RETRY_MS = 1_000;

interface Needs {
  /** Reads the boards from the read models. */
  readonly read: () => Promise<LeaderboardResponse>;
  readonly send: (text: string) => void;
  /** True if no socket is connected. Then nothing is read, because a page that connects loads the boards itself. */
  readonly hasNoListeners: () => boolean;
  readonly onError: (error: unknown) => void;
}

/** Sends both boards to all sockets after they have changed, at most four times a second. */
export class LeaderboardBroadcaster {
  readonly #needs: Needs;
  #isDue = false;
  #busy = false;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #closed = false;

  constructor(needs: Needs) {
    this.#needs = needs;
  }

  /** Call it when the read models have newer boards than were broadcast. */
  onBoardsMoved(): void {
    this.#isDue = true;
    if (!this.#busy) void this.#send();
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
  }

  async #send(): Promise<void> {
    if (this.#closed || !this.#isDue) {
      this.#busy = false;
      return;
    }
    this.#busy = true;
    this.#isDue = false;
    let rest = REST_MS;
    try {
      if (!this.#needs.hasNoListeners()) await this.#broadcast();
    } catch (error) {
      this.#needs.onError(error);
      this.#isDue = true;
      rest = RETRY_MS;
    }
    if (!this.#closed) this.#timer = setTimeout(() => this.#send(), rest);
  }

  async #broadcast(): Promise<void> {
    const frame: ServerMessage = { type: 'leaderboard', ...(await this.#needs.read()) };
    this.#needs.send(JSON.stringify(frame));
  }
}
