/**
 * Why goals are missed, by the name of the row. The reasons were written after profiling and are shown when the goal is
 * missed.
 */
export const missReasons: Readonly<Record<string, string>> = {
  'load and fold 100 events':
    'Seven tenths of the processor’s time is PostgreSQL’s and the driver’s, for sending and taking in 100 rows; parsing them takes a sixth, folding a twentieth. Reading without a sort and without casts, and copying a month of marks as a short array, made it a sixth shorter; taking the rows as bytes cost the program what it saved the server.',
};
