import { sandboxParams } from '#contracts/sandboxes.ts';
import { dropSandbox as drop } from '#services/sandboxes/sandbox-store.ts';
import type { Context } from '#services/use-case-definition/context.ts';
import { defineUseCase } from '#services/use-case-definition/use-case.ts';
import { refuseAsSandbox } from './parts/refuse-as-sandbox.ts';

export const dropSandbox = defineUseCase({
  operation: 'dropSandbox',
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
