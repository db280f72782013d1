/**
 * How every pool reconnects after a lost connection; both values are in seconds. By default the driver backs off for up to
 * twenty seconds, which would keep the pool disconnected long after the server is back.
 */
export const RECONNECT_OPTIONS = { backoff: () => 0.2, connect_timeout: 5 };
