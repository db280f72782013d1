import { LogGapError } from '#events/store/port/event-store.ts';
import type { SameDayRule } from '#events/values/shapes.ts';
import { getCivilDate } from '#services/platform/clock.ts';
import { CannotStartError } from '#services/platform/config/cannot-start-error.ts';
import { toWhatIfFigures, type WhatIfFigures } from '#services/record/what-if/compute-what-if.ts';
import { runWhatIf, type WhatIfResult } from '#services/record/what-if/run-what-if.ts';
import { runWithCore } from './open.ts';

interface WhatIfCommandOptions {
  readonly cap?: number;
  readonly streak?: SameDayRule;
}

/** Prints the students whose numbers would differ if another rule had always been in force. Writes nothing. */
export const printWhatIf = ({ cap, streak }: WhatIfCommandOptions): Promise<void> => {
  if (cap === undefined && streak === undefined)
    throw new CannotStartError('Say which rule to suppose, with --cap or --streak.');
  return runWithCore(async ({ store, config, centre: { timeZone } }) => {
    const toDay = (instant: string) => getCivilDate(() => new Date(instant), timeZone);
    const result = await runWhatIf({ store, classesMax: cap, sameDay: streak, toDay }).catch((error: unknown) => {
      throw error instanceof LogGapError ? new CannotStartError(error.message) : error;
    });
    console.log(`Read the log up to position ${result.position}; nothing was written.`);
    const toLink = (studentId: string) => `${config.publicUrl}/class-history/${studentId}`;
    if (cap !== undefined) printClasses(result, cap, toLink);
    if (streak !== undefined) printStreaks(result, streak, toLink);
  });
};

type ToLink = (studentId: string) => string;

const printClasses = ({ classes }: WhatIfResult, cap: number, toLink: ToLink): void => {
  const found = [...classes].filter(([, { first, uncertain }]) => first || uncertain);
  const differing = found.filter(([, { first }]) => first);
  console.log(`With a cap of ${cap} classes, the numbers of ${differing.length} of ${classes.size} students differ.`);
  console.log('Requests that were refused or that changed nothing are not in the log, so they are not decided again.');
  for (const [studentId, { first, uncertain, recorded, supposed }] of found) {
    console.log(toLink(studentId));
    console.log(
      `  today ${formatFigures(toWhatIfFigures(recorded))}; would be ${formatFigures(toWhatIfFigures(supposed))}`,
    );
    if (first)
      console.log(
        `  first differs at entry ${first.version} (${first.type}, ${first.recordedAt}): ` +
          `${formatFigures(first.recorded)}; would be ${formatFigures(first.supposed)}`,
      );
    if (uncertain)
      console.log(
        `  not certain from entry ${uncertain.version} on (${uncertain.type}, ${uncertain.recordedAt}): ` +
          'its event does not tell how the request treated waiting classes.',
      );
  }
};

const formatFigures = ({ remaining, total, waiting, uncovered }: WhatIfFigures): string =>
  `${remaining} remaining, ${total} total, ${waiting} waiting, ${uncovered} uncovered`;

const printStreaks = ({ streaks }: WhatIfResult, rule: SameDayRule, toLink: ToLink): void => {
  const differing = [...streaks].filter(([, { first }]) => first);
  console.log(
    `With the streak rule ${rule}, the streaks of ${differing.length} of ${streaks.size} students with practice differ.`,
  );
  for (const [studentId, { first, recorded, supposed }] of differing) {
    console.log(toLink(studentId));
    console.log(
      `  today ${recorded.current_streak} (longest ${recorded.longest_streak}); ` +
        `would be ${supposed.current_streak} (longest ${supposed.longest_streak})`,
    );
    if (first) console.log(`  first differs at ${first.recordedAt}: ${first.recorded}; would be ${first.supposed}`);
  }
};
