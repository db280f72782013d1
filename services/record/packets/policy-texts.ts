import { formatPacketDay } from '#contracts/packet-words.ts';
import { findRulesOn, type RuleHistory } from '#events/core/centre/centre-rules.ts';

/** The rules about classes that were in force in a period, in words, with each change within it. */
export const toPolicyTexts = (
  history: RuleHistory,
  { from, to }: { readonly from: string; readonly to: string },
): string[] => {
  const first = findRulesOn(history, from);
  const later = history.changes.filter((change) => change.from > from && change.from < to).map((change) => change.from);
  return [
    `On ${formatPacketDay(from)}, at most ${first.classesMax} classes could remain at a time.`,
    ...later.map(
      (day) =>
        `From ${formatPacketDay(day)} on, at most ${findRulesOn(history, day).classesMax} classes could remain at a time.`,
    ),
    'Classes that were paid for beyond that number wait: they are not lost, and are added when there is room.',
    'A class that is attended takes one class. An absence takes none.',
    'A class that was attended when none was left is uncovered: it is listed, and it is settled only by a tutor.',
    'A mistake is never erased: a correction is a row of its own, and gives back the class that was taken.',
  ];
};
