import { setFlagsFromString } from 'node:v8';

/**
 * Makes V8 collect the old generation of this process and its threads whenever it has grown by half. The caches bound the
 * live memory of a verification, but by default V8 lets a heap grow to four times its live size. A fixed limit would crash
 * the process when events are large. Must be called before worker threads start.
 */
export const boundHeapGrowth = (): void => setFlagsFromString('--heap-growing-percent=50');
