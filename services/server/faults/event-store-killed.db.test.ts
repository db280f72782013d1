import { defineEventStoreDbFrozenCase, defineEventStoreDbKilledCase } from '#testing/event-store-db-fault-cases.ts';

defineEventStoreDbKilledCase(1, 3 * 60_000);
defineEventStoreDbFrozenCase(4_000, 3 * 60_000);
