interface Shown {
  /** The share that is done, from 0 to 1; undefined where the end is not known. */
  readonly share: number | undefined;
  readonly text: string;
}

const WIDTH = 30;
const EVERY_MS = 100;

/** A line that is overwritten on a terminal. Elsewhere nothing is shown until the end. */
export const bar = (out: NodeJS.WriteStream = process.stderr) => {
  let last = 0;
  return {
    show({ share, text }: Shown): void {
      const now = performance.now();
      if (!out.isTTY || (now - last < EVERY_MS && share !== 1)) return;
      last = now;
      out.write(`\r\u001b[K${share === undefined ? '' : `${drawn(share)} `}${text}`);
    },
    end(): void {
      if (out.isTTY && last > 0) out.write('\n');
    },
  };
};

const drawn = (share: number): string => {
  const full = Math.round(Math.min(1, share) * WIDTH);
  return `[${'█'.repeat(full)}${' '.repeat(WIDTH - full)}] ${String(Math.floor(share * 100)).padStart(3)} %`;
};
