import { defineEventStoreFrozenCase, defineEventStoreKilledCase } from '#scripts/test/event-store-fault-cases.ts';

defineEventStoreKilledCase(1, 3 * 60_000);
defineEventStoreFrozenCase(4_000, 3 * 60_000);
