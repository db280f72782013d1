/**
 * Boards without a screen, in a process of its own: opens so many sockets at the feed and prints, for each frame that
 * all of them have got, when the first and the last one did. Arguments: address, how many, cookies of people whose they
 * are by turns.
 */
const [url = '', many = '1', ...cookies] = process.argv.slice(2);
const MANY = Number(many);
const AT_ONCE = 50;
const FRAME = '{"type":"leaderboard"';
const now = () => performance.timeOrigin + performance.now();

const arrivals = new Map<string, { first: number; count: number }>();
const heard = (text: string) => {
  if (!text.startsWith(FRAME)) return;
  const at = now();
  // the position comes first; the frame is parsed for none of the thousand
  const key = text.slice(0, 120);
  const { first, count } = arrivals.get(key) ?? { first: at, count: 0 };
  arrivals.set(key, { first, count: count + 1 });
  if (count + 1 === MANY) console.log(`all ${first} ${at}.`);
};

async function open(cookie: string): Promise<void> {
  // Node's WebSocket takes headers, which browsers set for themselves and the types of the DOM do not know.
  const socket = new WebSocket(`${url.replace('http', 'ws')}/api/feed`, { headers: { cookie, origin: url } } as never);
  socket.onmessage = ({ data }) => heard(String(data));
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
