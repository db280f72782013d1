/**
 * How every pool seeks a connection that it lost, in seconds. The driver's own pauses grow to twenty with each failure
 * of any connection of the pool, long after the server is back.
 */
export const RECONNECT_OPTIONS = { backoff: () => 0.2, connect_timeout: 5 };
