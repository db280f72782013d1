/**
 * Opens many feeds in a separate process, each of which reconnects as a page does. Prints when all are open, and again each time
 * all are open after one was lost. Arguments: the address, the number of feeds, cookies, which the feeds use in rotation.
 */
import { openFeed } from '../harness/live.ts';

const [url = '', many = '1', ...cookies] = process.argv.slice(2);
const FIRST_DELAY_MS = 250;
const LONGEST_DELAY_MS = 10_000;
let open = 0;

async function connect(index: number, attempt: number): Promise<void> {
  try {
    const feed = await openFeed(url, cookies[index % cookies.length] as string, () => {});
    feed.onclose = () => {
      open -= 1;
      void reconnect(index, 0);
    };
    open += 1;
    if (open === Number(many)) console.log(`all open ${performance.timeOrigin + performance.now()}.`);
  } catch {
    await reconnect(index, attempt + 1);
  }
}

/** Backoff with full jitter, as in web/src/live/backoff.ts. */
const reconnect = async (index: number, attempt: number): Promise<void> => {
  const ceiling = Math.min(LONGEST_DELAY_MS, FIRST_DELAY_MS * 2 ** attempt);
  await new Promise((resolve) => setTimeout(resolve, Math.random() * ceiling));
  await connect(index, attempt);
};

for (let index = 0; index < Number(many); index += 1) await connect(index, 0);
