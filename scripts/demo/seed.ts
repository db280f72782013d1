import type { Temporal } from 'temporal-polyfill';
import { getCivilDate } from '#services/platform/clock.ts';
import type { Program } from '#services/server/program/program.ts';
import { demoCaseSteps } from './cases/demo-cases.ts';
import { isDisputeAnswered, recordDisputedMonth } from './cases/disputed-month.ts';
import { toDemoStudentId } from './centre/demo-ids.ts';
import { type DemoStudent, demoStudents, demoTutors } from './centre/people.ts';
import { demoGroups, listDaysUntil, toInstant } from './centre/timetable.ts';
import { type ClassStep, createClassSteps, createMakeUpClass } from './classes/class-steps.ts';
import { createDemoCommands, type EnrolledStudent } from './demo-commands.ts';
import { createHomeworkSteps } from './homework/homework-steps.ts';
import { createAssignedPracticeSteps } from './practice/assigned-practice.ts';
import { findRaceTime } from './practice/class-race.ts';
import { createPracticeSteps } from './practice/practice-steps.ts';

const OFFICE_OPENS = '08:30';
const FAMILIES_PAY = '13:10';
const MINUTE = 60_000;
const lastSiblingJoins = Math.max(...demoStudents.flatMap(({ pays, joins }) => (pays === 'siblings' ? joins * 7 : [])));

/**
 * Fills the demo centre with a year of classes and payments, and four months of homework and practice, that end on the day its log was created. It
 * sends the same commands as a real centre, with a clock that shows the day of each step. It returns at once when the
 * centre is complete, and completes an interrupted seeding. The program serves no request before.
 */
export async function seedDemo(program: Program): Promise<void> {
  const { store, centre } = program;
  if (await isDisputeAnswered(program)) return;
  console.log('Seeding the demo centre with a year of classes, homework and practice …');

  const [opened] = await store.read('centre', 1, 1);
  const opening = new Date(opened?.recordedAt ?? program.clock());
  const commands = await createDemoCommands(program);
  const people = new Map<DemoStudent, EnrolledStudent>();
  const days = listDaysUntil(getCivilDate(() => opening, centre.timeZone));
  const toCentreInstant = (day: Temporal.PlainDate, time: string) => toInstant(day, time, centre.timeZone);
  const firstDay = toCentreInstant(days[0] as Temporal.PlainDate, OFFICE_OPENS);

  commands.setClock(firstDay);
  for (const tutor of demoTutors) if (!tutor.owner) await commands.joinTutor(tutor);

  let taughtToday = false;
  for (const [day, date] of days.entries()) {
    const morning = toCentreInstant(date, OFFICE_OPENS);
    if (morning < opening) commands.setClock(morning);
    const joining = demoStudents.filter(({ joins }) => joins * 7 === day);
    await Promise.all(joining.map(async (student) => people.set(student, await commands.enrolStudent(student))));
    if (day === lastSiblingJoins) await commands.joinParent(people);

    const daysLeft = days.length - 1 - day;
    const steps = createEnrolledSteps(date, { people, day, daysLeft });
    const homework = createHomeworkSteps(daysLeft, days.length - 1);
    const practice = createPracticeSteps(daysLeft);
    const assigned = createAssignedPracticeSteps(daysLeft);
    const times = [...steps, ...homework, ...practice, ...assigned].map(({ at }) => at);
    for (const time of [...new Set([...times, FAMILIES_PAY])].sort()) {
      if (toCentreInstant(date, time) >= opening) break;
      commands.setClock(toCentreInstant(date, time));
      const isDue = ({ at }: { at: string }) => at === time;
      const dueSteps = steps.filter(isDue);
      await Promise.all([
        ...dueSteps.map(({ enrolled, ...step }) => commands.runClassStep(enrolled, step, date.toString())),
        ...homework.filter(isDue).map(commands.runHomeworkStep),
        ...practice.filter(isDue).map(commands.runPracticeStep),
        ...assigned.filter(isDue).map(commands.runAssignedPracticeStep),
      ]);
      if (time === FAMILIES_PAY) await commands.payForSiblings(people, date.toString());
      taughtToday = daysLeft === 0 && dueSteps.some(({ command }) => command.type === 'MarkAttendance');
    }
  }

  const justNow = new Date(opening.getTime() - 10 * MINUTE);
  const today = getCivilDate(() => justNow, centre.timeZone);
  if (!taughtToday && today === days.at(-1)?.toString()) {
    commands.setClock(justNow);
    // Sorted as in the list, because enrolments finish in any order.
    const present = demoStudents
      .flatMap((student) => people.get(student) ?? [])
      .filter(({ state }) => state.status === 'current');
    for (const enrolled of present.slice(0, 3)) await commands.runClassStep(enrolled, createMakeUpClass(today), today);
  }
  commands.setClock(firstDay);
  for (const [number, group] of demoGroups.entries()) {
    const members = demoStudents.filter((student) => student.group === number);
    await commands.createGroup(
      group,
      members.map(({ name }) => toDemoStudentId(name)),
    );
  }
  const race = findRaceTime(days);
  commands.setClock(toCentreInstant(race.day, race.time));
  await commands.recordRace();
  for (const step of demoCaseSteps) {
    commands.setClock(new Date(opening.getTime() - step.minutesAgo * MINUTE));
    await commands.runCaseStep(step);
  }
  for (const tutor of demoTutors) if (tutor.owner) await commands.joinTutor(tutor);
  // The owner makes the packet of the month, so their name must be known.
  await recordDisputedMonth(program);
}

interface Day {
  readonly people: ReadonlyMap<DemoStudent, EnrolledStudent>;
  readonly day: number;
  readonly daysLeft: number;
}

const createEnrolledSteps = (
  date: Temporal.PlainDate,
  { people, day, daysLeft }: Day,
): (ClassStep & { enrolled: EnrolledStudent })[] =>
  [...people].flatMap(([student, enrolled]) => {
    const index = demoStudents.indexOf(student);
    const { state } = enrolled;
    const studentDay = { student, index, day, daysLeft, weekday: date.dayOfWeek, date: date.toString(), state };
    return createClassSteps(studentDay).map((step) => ({ ...step, enrolled }));
  });
