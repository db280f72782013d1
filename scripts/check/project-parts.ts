/** Each part of the project, as a path from its root, with what it may import besides itself. */
export const importsByPart: Readonly<Record<string, readonly string[]>> = {
  events: [],
  projections: ['events'],
  'services/contracts': [
    'events/values/enum-values.ts',
    'events/values/limits.ts',
    'events/values/shapes.ts',
    'events/values/plans.ts',
  ],
  // Whatever checks a packet runs in a browser, offline, and must not rely on the program that it checks.
  'services/packet-check': [
    'services/contracts',
    'events/values/shapes.ts',
    'events/record/hashed-text.ts',
    'events/record/merkle/verify-proofs.ts',
    'events/ledger-seal/events.ts',
    'events/ledger-seal/seal-message.ts',
  ],
  services: ['events', 'projections', 'services/contracts', 'services/packet-check'],
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
  'web/verifier': ['services/contracts', 'services/packet-check'],
  scripts: ['events', 'projections', 'services', 'services/contracts', 'services/packet-check'],
};

const parts = Object.keys(importsByPart);

/** The innermost part that a file belongs to; undefined for a file of none. */
export const findPart = (path: string): string | undefined => {
  const around = parts.filter((part) => path.startsWith(`${part}/`));
  return around.toSorted((one, other) => other.length - one.length)[0];
};

/** Folders in the project's root that contain source files. */
export const sourceFolders = parts.filter((part) => !part.includes('/'));
