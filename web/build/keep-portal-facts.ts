import type { Plugin } from 'vite';

/** Bundles only the facts that the portal reads: plans, currency, address and phone. No script of the public pages reads any. */
export const keepPortalFacts = (): Plugin => ({
  name: 'keep-portal-facts',
  apply: 'build',
  enforce: 'pre',
  transform: {
    filter: { id: /\/centre-facts\.json$/ },
    handler: (code) => {
      const { address, phone, currency, plans, formerPlans } = JSON.parse(code) as {
        plans: Record<'id' | 'name' | 'classes' | 'price', unknown>[];
        formerPlans?: unknown;
        address: unknown;
        phone: unknown;
        currency: unknown;
      };
      return JSON.stringify({
        address,
        phone,
        currency,
        plans: plans.map(({ id, name, classes, price }) => ({ id, name, classes, price })),
        formerPlans,
      });
    },
  },
});
