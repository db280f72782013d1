import { sandboxParams } from '#contracts/sandboxes.ts';
import type { Context } from '#services/core/use-case/context.ts';
import { defineUseCase } from '#services/core/use-case/use-case.ts';
import { refuseAsSandbox } from './refuse-as-sandbox.ts';
import { dropSandbox as drop } from './sandbox-store.ts';

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
      await drop(sql, name);
      return { body: undefined };
    }),
});
