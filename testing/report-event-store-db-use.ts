/** Tells the run of each test file whether its tests use an EventStoreDB, so that it can say how many did. */
import { afterAll } from 'vitest';
import { takeEventStoreDbUse } from '#events/store/test/event-store-db-use.ts';

declare module 'vitest' {
  interface TaskMeta {
    usesEventStoreDb?: boolean;
  }
}

// Vitest parses the first argument, which must be a pattern.
// biome-ignore lint/correctness/noEmptyPattern: see above
afterAll(({}, { file }) => {
  file.meta.usesEventStoreDb = takeEventStoreDbUse();
});
