interface Progress {
  /** The completed share, from 0 to 1; undefined when the total is unknown. */
  readonly share: number | undefined;
  readonly text: string;
}

const WIDTH = 30;
const EVERY_MS = 100;

/**
 * Creates a line that shows the progress and is overwritten on a terminal. Prints nothing when the output is not a
 * terminal.
 */
export const createProgressBar = (out: NodeJS.WriteStream = process.stderr) => {
  let last = 0;
  return {
    show({ share, text }: Progress): void {
      const now = performance.now();
      if (!out.isTTY || (now - last < EVERY_MS && share !== 1)) return;
      last = now;
      out.write(`\r\u001b[K${share === undefined ? '' : `${formatBar(share)} `}${text}`);
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
