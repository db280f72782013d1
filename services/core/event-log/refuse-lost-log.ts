import type { EventStore } from '#events/store/port/event-store.ts';
import { CannotStartError } from '#services/platform/config/cannot-start-error.ts';
import { type FoundEvents, formatLogLoss, type KnownLog, LOG_LOSS_ADVICE } from './judge-log.ts';
import { describeLoss } from './known-log.ts';

/** Throws CannotStartError, which says what is missing, unless the log holds every known event. Throws StoreUnavailableError. */
export const refuseLostLog = async (store: EventStore, known: KnownLog, found: FoundEvents): Promise<void> => {
  const loss = await describeLoss(store, known, found);
  if (loss) throw new CannotStartError(`${formatLogLoss(loss)} Nothing was changed. ${LOG_LOSS_ADVICE}`);
};
