import type { Plugin } from 'vite';

/** Bundles only the plans of the centre's facts: the portal needs no other facts, and no script of the public pages reads them. */
export const keepOnlyPlans = (): Plugin => ({
  name: 'keep-only-plans',
  apply: 'build',
  enforce: 'pre',
  transform: {
    filter: { id: /\/centre-facts\.json$/ },
    handler: (code) => {
      const { plans, formerPlans } = JSON.parse(code) as {
        plans: Record<'id' | 'name' | 'classes' | 'price', unknown>[];
        formerPlans?: unknown;
      };
      return JSON.stringify({
        plans: plans.map(({ id, name, classes, price }) => ({ id, name, classes, price })),
        formerPlans,
      });
    },
  },
});
