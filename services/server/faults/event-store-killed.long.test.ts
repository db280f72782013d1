import { defineEventStoreDbFrozenCase, defineEventStoreDbKilledCase } from '#testing/event-store-db-fault-cases.ts';

defineEventStoreDbKilledCase(15, 10 * 60_000);
defineEventStoreDbFrozenCase(25_000, 5 * 60_000);
