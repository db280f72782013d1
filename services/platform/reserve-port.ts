import { once } from 'node:events';
import { createServer } from 'node:net';
import { CannotStartError } from './config/cannot-start-error.ts';

/** A port that is reserved for this process until it is released. */
export interface ReservedPort {
  readonly port: number;
  release(): Promise<void>;
}

/** Reserves the port, or for 0 a free one. Throws CannotStartError if this process cannot listen there. */
export async function reservePort(host: string, port: number): Promise<ReservedPort> {
  const holder = createServer((socket) => socket.destroy()).listen(port, host);
  try {
    await once(holder, 'listening');
  } catch (error) {
    throw toCannotListenError(host, port, error);
  }
  return {
    port: (holder.address() as { port: number }).port,
    async release() {
      if (!holder.listening) return;
      holder.close();
      await once(holder, 'close');
    },
  };
}

/** A CannotStartError that says why the program cannot listen on the port, and what to do. */
export const toCannotListenError = (
  host: string,
  port: number,
  error: unknown,
  setting: 'PORT' | 'METRICS_PORT' = 'PORT',
): CannotStartError =>
  new CannotStartError(whyNot({ host, port, setting }, (error as NodeJS.ErrnoException).code ?? String(error)));

interface Listened {
  readonly host: string;
  readonly port: number;
  /** The setting that names the port. */
  readonly setting: string;
}

function whyNot({ host, port, setting }: Listened, code: string): string {
  const command = `npm ${process.env.npm_lifecycle_event === 'serve' ? 'run serve' : 'start'}`;
  const another = `Choose another one: ${setting}=${port < 65_535 ? port + 1 : 3000} ${command}`;
  if (code === 'EADDRINUSE') return `Port ${port} is taken by another program. ${another}`;
  if (code === 'EACCES') return `Port ${port} may not be used by this user. ${another}`;
  return `Rollbook cannot listen on HOST=${host}, port ${port} (${code}).`;
}
