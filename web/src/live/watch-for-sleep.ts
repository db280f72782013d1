const TICK_MS = 5_000;
/** A longer gap between two ticks means that the machine slept or its clock jumped. */
const GAP_MS = 15_000;
/** Browsers slow the timers of hidden tabs down to one tick a minute. */
const HIDDEN_GAP_MS = 90_000;
/** After this time in the background the connection is renewed, because it may have been lost without a sign. */
const AWAY_MS = 60_000;

interface SleepListeners {
  /** Called when the network has returned or the timers have paused, after which connections may be dead. */
  wake(): void;
  /** Called when the network is lost. */
  lost(): void;
}

/** Detects sleep and network changes, which a socket does not report. Returns a function that stops the detection. */
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
