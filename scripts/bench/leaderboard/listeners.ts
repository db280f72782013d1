/**
 * Opens many sockets at the feed in a separate process. For each frame that all sockets have received, it prints when the
 * first and the last one received it. Arguments: address, number of sockets, cookies, which the sockets use in rotation.
 */
const [url = '', many = '1', ...cookies] = process.argv.slice(2);
const MANY = Number(many);
const AT_ONCE = 50;
const FRAME = '{"type":"leaderboard"';
const now = () => performance.timeOrigin + performance.now();

const arrivals = new Map<string, { first: number; count: number }>();
const recordArrival = (text: string) => {
  if (!text.startsWith(FRAME)) return;
  const at = now();
  // The frame begins with the position, which identifies it; parsing it for each of a thousand sockets would distort the figures.
  const key = text.slice(0, 120);
  const { first, count } = arrivals.get(key) ?? { first: at, count: 0 };
  arrivals.set(key, { first, count: count + 1 });
  if (count + 1 === MANY) console.log(`all ${first} ${at}.`);
};

async function open(cookie: string): Promise<void> {
  // Node's WebSocket accepts headers, which the DOM types do not declare.
  const socket = new WebSocket(`${url.replace('http', 'ws')}/api/feed`, { headers: { cookie, origin: url } } as never);
  socket.onmessage = ({ data }) => recordArrival(String(data));
  await new Promise<void>((opened, refused) => {
    socket.onopen = () => opened();
    socket.onerror = (event) => refused(new Error('a socket did not open', { cause: event }));
  });
}

for (let opened = 0; opened < MANY; opened += AT_ONCE) {
  const these = Array.from({ length: Math.min(AT_ONCE, MANY - opened) }, (_, index) => opened + index);
  await Promise.all(these.map((each) => open(cookies[each % cookies.length] as string)));
}
console.log(`${MANY} sockets are open`);
