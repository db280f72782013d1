const TICK_MS = 5_000;
/** A longer gap between two ticks means that the machine slept or its clock jumped. */
const GAP_MS = 15_000;
/** Tabs in the background are slowed down to one tick a minute. */
const HIDDEN_GAP_MS = 90_000;

interface Events {
  /** The network came back, or time passed without us: whatever was open may be dead. */
  wake(): void;
  /** The network is gone. */
  lost(): void;
}

/** Watches for what a socket does not notice by itself. Returns how to stop. */
export function watchForSleep({ wake, lost }: Events): () => void {
  let last = Date.now();
  let wasHidden = document.hidden;
  const tick = () => {
    const passed = Date.now() - last;
    const longest = wasHidden ? HIDDEN_GAP_MS : GAP_MS;
    last = Date.now();
    wasHidden = document.hidden;
    if (passed > longest || passed < 0) wake();
  };
  const ticking = setInterval(tick, TICK_MS);
  document.addEventListener('visibilitychange', tick);
  addEventListener('online', wake);
  addEventListener('offline', lost);
  return () => {
    clearInterval(ticking);
    document.removeEventListener('visibilitychange', tick);
    removeEventListener('online', wake);
    removeEventListener('offline', lost);
  };
}
