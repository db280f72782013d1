import { eventStoreFrozen, eventStoreKilled } from '#scripts/test/event-store-killed.ts';

eventStoreKilled(1, 3 * 60_000);
eventStoreFrozen(4_000, 3 * 60_000);
