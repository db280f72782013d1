import { eventStoreFrozen, eventStoreKilled } from '#scripts/test/event-store-killed.ts';

eventStoreKilled(15, 10 * 60_000);
eventStoreFrozen(25_000, 5 * 60_000);
