import type { Plugin } from 'vite';

/** Bundles only the plans of the centre's facts: the portal needs no others, and the public pages have no script. */
export const plansOfFacts = (): Plugin => ({
  name: 'plans-of-facts',
  apply: 'build',
  enforce: 'pre',
  transform: {
    filter: { id: /\/centre-facts\.json$/ },
    handler: (code) => {
      const { plans } = JSON.parse(code) as { plans: Record<'id' | 'name' | 'classes' | 'price', unknown>[] };
      return JSON.stringify({
        plans: plans.map(({ id, name, classes, price }) => ({ id, name, classes, price })),
      });
    },
  },
});
