import type { Plugin } from 'vite';

/** Bundles only the facts of the centre that the portal reads, its plans, address and phone. No script of the public pages reads any. */
export const keepPortalFacts = (): Plugin => ({
  name: 'keep-portal-facts',
  apply: 'build',
  enforce: 'pre',
  transform: {
    filter: { id: /\/centre-facts\.json$/ },
    handler: (code) => {
      const { address, phone, plans, formerPlans } = JSON.parse(code) as {
        plans: Record<'id' | 'name' | 'classes' | 'price', unknown>[];
        formerPlans?: unknown;
        address: unknown;
        phone: unknown;
      };
      return JSON.stringify({
        address,
        phone,
        plans: plans.map(({ id, name, classes, price }) => ({ id, name, classes, price })),
        formerPlans,
      });
    },
  },
});
