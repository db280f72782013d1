/**
 * Opens many sockets at the feeds of several copies in a separate process. Prints each position that the boards of all sockets
 * have reached, and when. Arguments: the addresses separated by commas, the number of sockets, cookies, which the sockets use in
 * rotation.
 */
import { openFeed } from '../harness/live.ts';
import { mapConcurrently } from '../harness/measure.ts';

const [addresses = '', many = '1', ...cookies] = process.argv.slice(2);
const urls = addresses.split(',');
const reached: number[] = [];
/** How many sockets have reached a position. */
const counts = new Map<number, number>();
await mapConcurrently(Number(many), (index) => {
  reached[index] = 0;
  const cookie = cookies[Math.floor(index / urls.length) % cookies.length] as string;
  return openFeed(urls[index % urls.length] as string, cookie, (text) => {
    // The frame begins with the position. Parsing it for each of the sockets would distort the figures.
    const position = Number(/^\{"type":"leaderboard","position":"[^".]*\.(\d+)"/.exec(text.slice(0, 120))?.[1] ?? 0);
    const before = reached[index] as number;
    if (position <= before) return;
    reached[index] = position;
    if (!counts.has(position)) counts.set(position, reached.filter((other) => other > position).length);
    for (const [each, count] of counts) {
      if (each <= before || each > position) continue;
      counts.set(each, count + 1);
      if (count + 1 === Number(many)) console.log(`all ${each} ${performance.timeOrigin + performance.now()}.`);
    }
  });
});
console.log(`${many} sockets are open`);
