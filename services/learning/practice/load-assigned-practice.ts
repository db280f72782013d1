/** The practice that tutors assigned to students, as screens show it. */
import type { AssignedPracticeRow } from '#contracts/assigned-practice.ts';
import { fetchAssignedPractice } from '#projections/learning/assigned-practice/assigned-practice-query.ts';
import { fetchNamesById } from '#projections/people/profiles/profiles-query.ts';
import type { Context } from '#services/core/use-case/context.ts';
import { toTopicName } from '#services/learning/questions/topics/topic-slug.ts';
import { getCivilDate } from '#services/platform/clock.ts';

/** Later than every due day. */
const NO_DAY = '9999-12-31';

/** What is due first comes first, then what was assigned first; what is done comes last, the newest first. */
const compare = (one: AssignedPracticeRow, other: AssignedPracticeRow): number => {
  if (one.done_at !== null && other.done_at !== null) return other.done_at.localeCompare(one.done_at);
  if ((one.done_at === null) !== (other.done_at === null)) return one.done_at === null ? -1 : 1;
  return (
    (one.due_on ?? NO_DAY).localeCompare(other.due_on ?? NO_DAY) || one.assigned_at.localeCompare(other.assigned_at)
  );
};

/** Loads what is open and what was done last. */
export async function loadAssignedPractice(
  { readModels: { sql }, clock, centre }: Context<'readModels' | 'clock' | 'centre'>,
  studentIds: readonly string[],
): Promise<AssignedPracticeRow[]> {
  const found = await fetchAssignedPractice(sql, studentIds);
  const all = found.flatMap(({ student_id, assigned }) => assigned.map((each) => ({ ...each, student_id })));
  const names = await fetchNamesById(sql, [...new Set(all.map(({ assigned_by }) => assigned_by))]);
  const today = getCivilDate(clock, centre.timeZone);
  return all
    .map(({ assigned_by, session_id: _, topic, ...each }) => ({
      ...each,
      topic: toTopicName(each.subject, topic),
      overdue: each.done_at === null && each.due_on !== null && each.due_on < today,
      assigned_by_name: names.get(assigned_by) ?? '',
    }))
    .toSorted(compare);
}
