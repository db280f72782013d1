import type { Context } from '#services/core/use-case/context.ts';

/** True while the read models are built anew from a log that has events: then nobody's profile can be found. */
export const areReadModelsEmpty = async ({ readModels, store }: Context<'readModels' | 'store'>): Promise<boolean> =>
  (await readModels.position()) === 0n && (await store.head()) > 0n;
