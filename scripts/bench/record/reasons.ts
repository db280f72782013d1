/** Why a goal is missed, by the name of its row: written by hand after profiling, shown where the row misses it. */
export const reasons: Readonly<Record<string, string>> = {};
