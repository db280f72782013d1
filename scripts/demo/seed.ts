import type { Temporal } from 'temporal-polyfill';
import { getCivilDate } from '#services/clock/clock.ts';
import type { Program } from '#services/program/program.ts';
import { toDemoEmail } from './centre/demo-accounts.ts';
import { type DemoStudent, students, tutors } from './centre/people.ts';
import { daysUntil, instantAt } from './centre/timetable.ts';
import { type ClassStep, classStepsOf, createMakeUpClass } from './classes/class-steps.ts';
import { createDemoCommands, type EnrolledStudent } from './demo-commands.ts';
import { homeworkStepsOn } from './homework/homework-steps.ts';
import { practiceStepsOn } from './practice/practice-steps.ts';

const OFFICE_OPENS = '08:30';
const MINUTE = 60_000;

/**
 * Fills the demo centre with four months of classes, homework and practice that end on the day its log was created. It
 * sends the same commands as a real centre, with a clock that shows the day of each step. It returns at once when the
 * centre is complete, and completes an interrupted seeding. The owner's account is created last, so an owner who can
 * sign in finds a complete centre.
 */
export async function seedDemo(program: Program): Promise<void> {
  const { sql, store, centre } = program;
  const owners = tutors.filter((tutor) => tutor.owner);
  const [seeded] = await sql`select 1 from accounts."user" where email = ${toDemoEmail(owners[0]?.name ?? '')}`;
  if (seeded) return;
  console.log('Seeding the demo centre with four months of classes, homework and practice …');

  const [opened] = await store.read('centre', 1, 1);
  const opening = new Date(opened?.recordedAt ?? program.clock());
  const stage = await createDemoCommands(program);
  const people = new Map<DemoStudent, EnrolledStudent>();
  const days = daysUntil(getCivilDate(() => opening, centre.timeZone));
  const at = (day: Temporal.PlainDate, time: string) => instantAt(day, time, centre.timeZone);
  const firstDay = at(days[0] as Temporal.PlainDate, OFFICE_OPENS);

  stage.setClock(firstDay);
  for (const tutor of tutors) if (!tutor.owner) await stage.join(tutor);

  let taughtToday = false;
  for (const [day, on] of days.entries()) {
    const morning = at(on, OFFICE_OPENS);
    if (morning < opening) stage.setClock(morning);
    const joining = students.filter(({ joins }) => joins * 7 === day);
    await Promise.all(joining.map(async (student) => people.set(student, await stage.enrol(student))));

    const daysLeft = days.length - 1 - day;
    const steps = stepsOn(on, { people, day, daysLeft });
    const homework = homeworkStepsOn(daysLeft, days.length - 1);
    const practice = practiceStepsOn(daysLeft);
    for (const time of [...new Set([...steps, ...homework, ...practice].map(({ at }) => at))].sort()) {
      if (at(on, time) >= opening) break;
      stage.setClock(at(on, time));
      const now = ({ at }: { at: string }) => at === time;
      const together = steps.filter(now);
      await Promise.all([
        ...together.map(({ enrolled, ...step }) => stage.take(enrolled, step, on.toString())),
        ...homework.filter(now).map(stage.takeHomework),
        ...practice.filter(now).map(stage.takePractice),
      ]);
      taughtToday = daysLeft === 0 && together.some(({ command }) => command.type === 'MarkAttendance');
    }
  }

  const justNow = new Date(opening.getTime() - 10 * MINUTE);
  const today = getCivilDate(() => justNow, centre.timeZone);
  if (!taughtToday && today === days.at(-1)?.toString()) {
    stage.setClock(justNow);
    // Sorted as in the list, because enrolments finish in any order.
    const present = students
      .flatMap((student) => people.get(student) ?? [])
      .filter(({ state }) => state.status === 'current');
    for (const enrolled of present.slice(0, 3)) await stage.take(enrolled, createMakeUpClass(today), today);
  }
  stage.setClock(firstDay);
  for (const owner of owners) await stage.join(owner);
}

interface Day {
  readonly people: ReadonlyMap<DemoStudent, EnrolledStudent>;
  readonly day: number;
  readonly daysLeft: number;
}

const stepsOn = (
  on: Temporal.PlainDate,
  { people, day, daysLeft }: Day,
): (ClassStep & { enrolled: EnrolledStudent })[] =>
  [...people].flatMap(([student, enrolled]) => {
    const index = students.indexOf(student);
    const { state } = enrolled;
    const moment = { student, index, day, daysLeft, weekday: on.dayOfWeek, date: on.toString(), state };
    return classStepsOf(moment).map((step) => ({ ...step, enrolled }));
  });
