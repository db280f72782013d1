/** Why a goal is missed, by the name of its row: written by hand after profiling, shown where the row misses it. */
export const reasons: Readonly<Record<string, string>> = {
  'load and fold 100 events':
    'Seven tenths of the processor’s time is PostgreSQL’s and the driver’s, for sending and taking in 100 rows; parsing them takes a sixth, folding a twentieth. Reading without a sort and without casts, and copying a month of marks as a short array, made it a sixth shorter; taking the rows as bytes cost the program what it saved the server.',
};
