/**
 * The wings of each floor, in the order of their imports: a wing may import the wings of earlier groups, so that wings form no
 * circle. The floors are in the same order. `docs/architecture.md` shows this list.
 */
export const wingsByFloor: Readonly<Record<string, readonly (readonly string[])[]>> = {
  events: [['values'], ['kernel'], ['store', 'core'], ['classes', 'learning', 'people'], ['catalogue'], ['record']],
  projections: [['engine'], ['query'], ['people'], ['classes', 'learning']],
  services: [['contracts'], ['platform'], ['core'], ['record', 'learning'], ['classes', 'people'], ['server']],
};

/** What both the server and the browser use. */
const sharedValues = [
  'enum-values',
  'erased-text',
  'fold-text',
  'limits',
  'plans',
  'practice-figure',
  'retention-periods',
  'shapes',
].map((name) => `events/values/${name}.ts`);
const floors = Object.keys(wingsByFloor);

const importsOfWings = Object.fromEntries(
  Object.entries(wingsByFloor).flatMap(([floor, groups]) =>
    groups.flatMap((wings, index) =>
      wings.map((wing) => [
        `${floor}/${wing}`,
        [
          ...floors.slice(0, floors.indexOf(floor)),
          ...groups.slice(0, index).flatMap((earlier) => earlier.map((other) => `${floor}/${other}`)),
          // Queries are typed from the list of all projections.
          ...(floor === 'projections' && wing !== 'engine' ? ['projections/all.ts'] : []),
        ],
      ]),
    ),
  ),
);

/** Each part of the project, as a path from its root, with the folders and files that it may import besides itself. */
export const importsByPart: Readonly<Record<string, readonly string[]>> = {
  ...importsOfWings,
  // The list of all projections.
  projections: ['events', 'projections'],
  'services/contracts': sharedValues,
  // Whatever checks a packet runs in a browser, offline, and must not rely on the program that it checks.
  'services/record/packet-check': [
    'services/contracts',
    'events/values/shapes.ts',
    'events/values/code-letters.ts',
    'events/record/hashed-text.ts',
    'events/record/merkle/verify-proofs.ts',
    'events/core/ledger-seal/events.ts',
    'events/core/ledger-seal/seal-message.ts',
    'events/classes/student/events.ts',
    'events/kernel/recorded-event.ts',
  ],
  'services/record': [...(importsOfWings['services/record'] ?? []), 'services/record/packet-check'],
  web: [
    'services/contracts',
    ...sharedValues,
    'events/values/is-civil-date.ts',
    'events/values/to-group-name-key.ts',
    'events/values/centre-contact.ts',
    'events/values/centre-facts.ts',
    'events/values/key-missing-text.ts',
    'events/values/to-weeks-left.ts',
  ],
  'web/verifier': ['services/contracts', 'services/record/packet-check'],
  'web/e2e': [...floors, 'testing', 'web'],
  testing: floors,
  scripts: floors,
  // Benches and planted faults start the program with the fixtures of tests.
  'scripts/bench': [...floors, 'scripts', 'testing'],
  'scripts/mutants': [...floors, 'scripts', 'testing'],
};

const parts = Object.keys(importsByPart);

/** The innermost part that a file belongs to; undefined for a file of none. */
export const findPart = (path: string): string | undefined => {
  const around = parts.filter((part) => path.startsWith(`${part}/`));
  return around.toSorted((one, other) => other.length - one.length)[0];
};

/** Folders in the project's root that contain source files. */
export const sourceFolders = [...new Set(parts.map((part) => part.split('/')[0] as string))];

/** The wings of a floor as `docs/architecture.md` draws them: `values ◄─ kernel ◄─ store, core`. */
export const drawWings = (floor: string): string =>
  (wingsByFloor[floor] ?? []).map((wings) => wings.join(', ')).join(' ◄─ ');
