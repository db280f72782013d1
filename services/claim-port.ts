import { once } from 'node:events';
import { createServer } from 'node:net';
import { CannotStart } from './cannot-start.ts';

/** The port itself, or for 0 one that is free now. Throws CannotStart when nobody may listen there. */
export async function claimPort(host: string, port: number): Promise<number> {
  const probe = createServer().listen(port, host);
  try {
    await once(probe, 'listening');
  } catch (error) {
    throw cannotListen(host, port, error);
  }
  const { port: claimed } = probe.address() as { port: number };
  probe.close();
  await once(probe, 'close');
  return claimed;
}

/** Says why nobody can listen there, and what to do. */
export const cannotListen = (host: string, port: number, error: unknown): CannotStart =>
  new CannotStart(whyNot(host, port, (error as NodeJS.ErrnoException).code ?? String(error)));

function whyNot(host: string, port: number, code: string): string {
  const command = `npm ${process.env.npm_lifecycle_event === 'serve' ? 'run serve' : 'start'}`;
  const another = `Choose another one: PORT=${port < 65_535 ? port + 1 : 3000} ${command}`;
  if (code === 'EADDRINUSE') return `Port ${port} is taken by another program. ${another}`;
  if (code === 'EACCES') return `Port ${port} may not be used by this user. ${another}`;
  return `Rollbook cannot listen on HOST=${host}, port ${port} (${code}).`;
}
