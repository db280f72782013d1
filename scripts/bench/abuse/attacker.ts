/** Runs one attack in a separate process, so that its work does not distort the measurement. Arguments: name, milliseconds, attackers. */
import { Agent, request } from 'node:http';
import { type Attacker, attacks, prepareAttack, toAddress } from './attacks.ts';

const [name = '', ms = '', attackers = ''] = process.argv.slice(2);
const outcomes: Record<string, number> = {};
const count = (outcome: string) => {
  outcomes[outcome] = (outcomes[outcome] ?? 0) + 1;
};

await prepareAttack(name);
console.log('ready.');
const until = performance.now() + Number(ms);
const isOver = () => performance.now() >= until;
await Promise.all(
  (JSON.parse(attackers) as Attacker[]).map((attacker) => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    const send = async (method: string, path: string, body?: string | Uint8Array, headers = {}) => {
      const { promise, resolve } = Promise.withResolvers<{ status: number; cookies?: string[] | undefined }>();
      const type = body === undefined ? {} : { 'content-type': 'application/json' };
      const address = { origin: attacker.url, 'x-forwarded-for': toAddress(attacker.number) };
      const sent = request(attacker.url + path, { agent, method, headers: { ...address, ...type, ...headers } });
      sent.on('response', (response) => {
        response.resume();
        response.on('close', () =>
          resolve({ status: response.statusCode ?? 0, cookies: response.headers['set-cookie'] }),
        );
      });
      // The connection broke.
      sent.on('error', () => resolve({ status: 0 }));
      sent.end(body);
      const { status, cookies = [] } = await promise;
      count(String(status));
      return cookies;
    };
    return attacks[name]?.({ ...attacker, count, isOver, send });
  }),
);
console.log(`outcomes ${JSON.stringify(outcomes)}.`);
process.exit();
