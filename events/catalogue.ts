/** Every type of event that the log may hold. */
import type { z } from 'zod';
import { centreEvents } from './centre/events.ts';
import { homeworkEvents } from './homework/events.ts';
import { leaderboardEvents } from './leaderboard/events.ts';
import { practiceEvents } from './practice/events.ts';
import type { Catalogue } from './record/catalogue-type.ts';
import { checkCatalogue } from './record/check-catalogue.ts';
import { studentEvents } from './student/events.ts';
import { submissionEvents } from './submission/events.ts';
import { tutorEvents } from './tutor/events.ts';

/** Types whose data never changed its shape. */
const first = (schemas: Readonly<Record<string, z.ZodType>>): Catalogue =>
  Object.fromEntries(Object.entries(schemas).map(([type, schema]) => [type, { schema, version: 1, upcasters: [] }]));

export const catalogue: Catalogue = {
  ...first(studentEvents),
  ...first(tutorEvents),
  ...first(homeworkEvents),
  ...first(submissionEvents),
  ...first(practiceEvents),
  ...first(leaderboardEvents),
  ...first(centreEvents),
};

checkCatalogue(catalogue);
