import { setFlagsFromString } from 'node:v8';

/**
 * Makes V8 collect the old objects of this process and its threads whenever they have grown by half. What a verification
 * holds is bounded by its caches, but V8 by itself lets a heap grow to four times what was live in it, so that its garbage
 * grows while the caches fill. A fixed size would end the process where events are large. Call it before the threads start.
 */
export const boundHeapGrowth = (): void => setFlagsFromString('--heap-growing-percent=50');
