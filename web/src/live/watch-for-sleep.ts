const TICK_MS = 5_000;
/** A longer gap between two ticks means that the machine slept or its clock jumped. */
const GAP_MS = 15_000;
/** Tabs in the background are slowed down to one tick a minute. */
const HIDDEN_GAP_MS = 90_000;
/** Somebody who comes back after this time gets a new connection, in case the old one died unnoticed. */
const AWAY_MS = 60_000;

interface SleepListeners {
  /** The network came back, or time passed without us: whatever was open may be dead. */
  wake(): void;
  /** The network is gone. */
  lost(): void;
}

/** Watches for what a socket does not notice by itself. Returns how to stop. */
export function watchForSleep({ wake, lost }: SleepListeners): () => void {
  let last = Date.now();
  let wasHidden = document.hidden;
  let hiddenSince = Date.now();
  const tick = () => {
    const passed = Date.now() - last;
    const longest = wasHidden ? HIDDEN_GAP_MS : GAP_MS;
    const back = wasHidden && !document.hidden && Date.now() - hiddenSince > AWAY_MS;
    if (document.hidden && !wasHidden) hiddenSince = Date.now();
    last = Date.now();
    wasHidden = document.hidden;
    if (passed > longest || passed < 0 || back) wake();
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
