import { defineEventStoreFrozenCase, defineEventStoreKilledCase } from '#scripts/test/event-store-fault-cases.ts';

defineEventStoreKilledCase(15, 10 * 60_000);
defineEventStoreFrozenCase(25_000, 5 * 60_000);
