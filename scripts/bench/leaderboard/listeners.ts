/**
 * Opens many sockets at the feed in a separate process. For each leaderboard frame that all sockets have received, it
 * prints when the last one received it. Arguments: address, number of sockets, cookies, which the sockets use in rotation.
 */
import { openFeed } from '../harness/live.ts';
import { mapConcurrently } from '../harness/measure.ts';

const [url = '', many = '1', ...cookies] = process.argv.slice(2);
const arrivals = new Map<string, number>();
await mapConcurrently(Number(many), (index) =>
  openFeed(url, cookies[index % cookies.length] as string, (text) => {
    if (!text.startsWith('{"type":"leaderboard"')) return;
    // The frame begins with the position, which identifies it; parsing it for each of a thousand sockets would distort the figures.
    const key = text.slice(0, 120);
    const count = (arrivals.get(key) ?? 0) + 1;
    arrivals.set(key, count);
    if (count === Number(many)) console.log(`all ${performance.timeOrigin + performance.now()}.`);
  }),
);
console.log(`${many} sockets are open`);
