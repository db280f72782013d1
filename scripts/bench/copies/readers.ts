/**
 * Reads pages from several copies for some seconds in a separate process, and prints how many were answered. Arguments: the
 * addresses separated by commas, the seconds, a cookie.
 */
import { Client } from '#testing/client.ts';

const CONNECTIONS = 24;
const PATHS = ['/api/students', '/api/class-transactions', '/api/attendance'];

const [addresses = '', seconds = '1', cookie = ''] = process.argv.slice(2);
const urls = addresses.split(',');
const end = performance.now() + Number(seconds) * 1_000;
let answered = 0;
const read = async (reader: number) => {
  const client = new Client(urls[reader % urls.length] as string);
  for (let n = reader; performance.now() < end; n += 1) {
    const { status, text } = await client.get(PATHS[n % PATHS.length] as string, { cookie, 'min-position': '' });
    if (status !== 200) throw new Error(`A page was answered ${status}: ${text.slice(0, 300)}`);
    answered += 1;
  }
};
await Promise.all(Array.from({ length: CONNECTIONS }, (_, reader) => read(reader)));
console.log(`answered ${answered}.`);
