import { z } from 'zod';

/** A time of the centre to the minute, `YYYY-MM-DDTHH:mm`. A year before 1900 is a typing error. */
export const wallClockTime = z.iso.datetime({ local: true, precision: -1 }).refine((time) => time >= '1900');
