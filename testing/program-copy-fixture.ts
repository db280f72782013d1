import type { Config } from '#services/platform/config/config.ts';
import { buildApp } from '#services/server/http/app.ts';
import { openProgram, type Program } from '#services/server/program/program.ts';
import { reserveTestPort } from './test-port.ts';

export interface ProgramCopy extends AsyncDisposable {
  readonly url: string;
  readonly program: Program;
}

/** Opens another copy of the program on the same database, at its own address. */
export async function openProgramCopy(
  config: Config,
  options: Parameters<typeof openProgram>[1] = {},
): Promise<ProgramCopy> {
  const opened = new AsyncDisposableStack();
  const held = await reserveTestPort();
  opened.defer(() => held.release());
  const url = `http://127.0.0.1:${held.port}`;
  const program = await openProgram({ ...config, publicUrl: url }, options);
  opened.defer(() => program.close());
  const app = await buildApp(program);
  opened.defer(() => app.close());
  await held.release();
  await app.listen({ host: '127.0.0.1', port: held.port });
  program.logCounter.start();
  return { url, program, [Symbol.asyncDispose]: () => opened.disposeAsync() };
}
