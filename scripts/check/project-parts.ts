/** Each part of the project, as a path from its root, with what it may import besides itself. */
export const importsByPart: Readonly<Record<string, readonly string[]>> = {
  events: [],
  projections: ['events'],
  'services/contracts': ['events/values/limits.ts', 'events/values/shapes.ts'],
  services: ['events', 'projections', 'services/contracts'],
  web: [
    'services/contracts',
    'events/values/limits.ts',
    'events/values/shapes.ts',
    'events/values/key-missing-text.ts',
  ],
  scripts: ['events', 'projections', 'services', 'services/contracts'],
};

const parts = Object.keys(importsByPart);

/** The innermost part that a file belongs to; undefined for a file of none. */
export const findPart = (path: string): string | undefined => {
  const around = parts.filter((part) => path.startsWith(`${part}/`));
  return around.toSorted((one, other) => other.length - one.length)[0];
};

/** Folders in the project's root that contain source files. */
export const sourceFolders = parts.filter((part) => !part.includes('/'));
