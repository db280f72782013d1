import type { Config } from '#services/platform/config/config.ts';

/** The settings with which a worker thread opens the log and the keys. */
export type LogConnectionSettings = Pick<
  Config,
  'databaseUrl' | 'eventStoreUrl' | 'eventStorePrefix' | 'personalDataKey'
>;

/** Picks them from the configuration, which holds more than a thread needs or can be sent. */
export const toLogConnectionSettings = ({
  databaseUrl,
  eventStoreUrl,
  eventStorePrefix,
  personalDataKey,
}: LogConnectionSettings): LogConnectionSettings => ({
  ...{ databaseUrl, eventStoreUrl, eventStorePrefix, personalDataKey },
});
