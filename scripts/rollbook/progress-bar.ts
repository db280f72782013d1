interface Progress {
  /** The completed share, from 0 to 1; undefined when the total is unknown. */
  readonly share: number | undefined;
  readonly text: string;
}

const WIDTH = 30;
const EVERY_MS = 100;
const ESTIMATED_AFTER_MS = 2_000;

/**
 * Creates a line that shows the progress and is overwritten on a terminal. Prints nothing when the output is not a
 * terminal.
 */
export const createProgressBar = (out: NodeJS.WriteStream = process.stderr) => {
  let last = 0;
  let started: { readonly at: number; readonly share: number } | undefined;
  /** How long the rest takes at the rate since the first share; empty in the first seconds, when that says little. */
  const toRemainingText = (share: number, now: number): string => {
    if (started === undefined || share < started.share) started = { at: now, share };
    const [elapsed, gained] = [now - started.at, share - started.share];
    if (elapsed < ESTIMATED_AFTER_MS || gained <= 0) return '';
    return `, ${formatRemaining(((1 - share) * elapsed) / gained / 1_000)} left`;
  };
  return {
    show({ share, text }: Progress): void {
      const now = performance.now();
      if (!out.isTTY || (now - last < EVERY_MS && share !== 1)) return;
      last = now;
      const remaining = share === undefined ? '' : toRemainingText(share, now);
      out.write(`\r\u001b[K${share === undefined ? '' : `${formatBar(share)} `}${text}${remaining}`);
    },
    end(): void {
      if (out.isTTY && last > 0) out.write('\n');
    },
  };
};

const formatBar = (share: number): string => {
  const full = Math.round(Math.min(1, share) * WIDTH);
  return `[${'█'.repeat(full)}${' '.repeat(WIDTH - full)}] ${String(Math.floor(share * 100)).padStart(3)} %`;
};

/** `40 s` or `3 min`, rounded up. */
const formatRemaining = (seconds: number): string =>
  seconds < 90 ? `${Math.ceil(seconds)} s` : `${Math.ceil(seconds / 60)} min`;
