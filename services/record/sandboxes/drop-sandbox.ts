import { sandboxParams } from '#contracts/sandboxes.ts';
import type { Context } from '#services/core/use-case/context.ts';
import { defineUseCase } from '#services/core/use-case/use-case.ts';
import { type Refusal, refuse } from '#services/platform/problems/refuse.ts';
import { comparisonStore } from './comparison-job.ts';
import { dropSandbox as drop, SandboxRefusedError } from './sandbox-store.ts';

/** Runs an operation on a sandbox, and turns its refusal into that of the request. */
export const refuseAsSandbox = <Response>(work: () => Promise<Response>): Promise<Response | Refusal> =>
  work().catch((error: unknown) => {
    if (error instanceof SandboxRefusedError) return refuse(error.code);
    throw error;
  });

export const dropSandbox = defineUseCase({
  operation: 'dropSandbox',
  attempt: 'drop a sandbox',
  summary: 'Removes a sandbox; the log and the read models do not change',
  method: 'DELETE',
  path: '/api/sandboxes/:name',
  access: 'owner',
  params: sandboxParams,
  run: ({ params: { name } }, { sql }: Context<'sql'>) =>
    refuseAsSandbox(async () => {
      // The comparison would hold the tables until its end, and the request would wait for it.
      if ((await comparisonStore.load(sql)).running?.request.name === name) return refuse('comparison-running');
      await drop(sql, name);
      return { body: undefined };
    }),
});
