/** The streams' wings use only what every stream shares. */
const streams = ['events/values', 'events/kernel'];
const readModels = ['events', 'projections/all.ts', 'projections/engine', 'projections/query'];
const belowServices = ['events', 'projections', 'services/contracts'];

/**
 * Each wing of the project, as a path from its root, with the folders and files that it may import besides itself. A wing
 * may import only those above it here, so that wings form no circle.
 */
export const importsByPart: Readonly<Record<string, readonly string[]>> = {
  'events/values': [],
  'events/kernel': ['events/values'],
  'events/core': streams,
  'events/classes': streams,
  'events/learning': streams,
  'events/people': streams,
  'events/catalogue': [...streams, 'events/core', 'events/classes', 'events/learning', 'events/people'],
  'events/store': ['events/values', 'events/kernel'],
  'events/record': ['events'],
  'projections/engine': ['events'],
  'projections/query': readModels,
  'projections/people': readModels,
  'projections/classes': [...readModels, 'projections/people'],
  'projections/learning': [...readModels, 'projections/people'],
  projections: ['events', 'projections'],
  'services/contracts': [
    'events/values/enum-values.ts',
    'events/values/limits.ts',
    'events/values/shapes.ts',
    'events/values/plans.ts',
  ],
  'services/platform': belowServices,
  'services/core': [...belowServices, 'services/platform'],
  // Whatever checks a packet runs in a browser, offline, and must not rely on the program that it checks.
  'services/record/packet-check': [
    'services/contracts',
    'events/values/shapes.ts',
    'events/record/hashed-text.ts',
    'events/record/merkle/verify-proofs.ts',
    'events/core/ledger-seal/events.ts',
    'events/core/ledger-seal/seal-message.ts',
  ],
  'services/record': [...belowServices, 'services/platform', 'services/core', 'services/record/packet-check'],
  'services/learning': [...belowServices, 'services/platform', 'services/core'],
  'services/classes': [...belowServices, 'services/platform', 'services/core', 'services/record', 'services/learning'],
  'services/people': [...belowServices, 'services/platform', 'services/core', 'services/record', 'services/learning'],
  'services/server': [...belowServices, 'services'],
  web: [
    'services/contracts',
    'events/values/enum-values.ts',
    'events/values/is-civil-date.ts',
    'events/values/limits.ts',
    'events/values/shapes.ts',
    'events/values/plans.ts',
    'events/values/centre-facts.ts',
    'events/values/key-missing-text.ts',
  ],
  'web/verifier': ['services/contracts', 'services/record/packet-check'],
  testing: [...belowServices, 'services', 'scripts/demo'],
  scripts: [...belowServices, 'services', 'testing'],
};

const parts = Object.keys(importsByPart);

/** The innermost part that a file belongs to; undefined for a file of none. */
export const findPart = (path: string): string | undefined => {
  const around = parts.filter((part) => path.startsWith(`${part}/`));
  return around.toSorted((one, other) => other.length - one.length)[0];
};

/** Folders in the project's root that contain source files. */
export const sourceFolders = [...new Set(parts.map((part) => part.split('/')[0] as string))];
