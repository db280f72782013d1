/** Decides the recorded requests of a student again under another cap, with the decider itself, and finds where they differ. */

import type { StudentCommand } from '#events/classes/student/commands.ts';
import type { BalanceChange, StudentEvent } from '#events/classes/student/events.ts';
import { studentDecider } from '#events/classes/student/student-decider.ts';
import type { StudentState } from '#events/classes/student/student-state.ts';
import type { RecordedEvent } from '#events/kernel/recorded-event.ts';
import { reconstructCommand } from './reconstruct-command.ts';

export type WhatIfFigures = Pick<StudentState, 'remaining' | 'total' | 'waiting' | 'uncovered'>;

/** The row after which the numbers first differ, or at which a request is not fully known. */
export interface WhatIfRow {
  readonly version: number;
  readonly type: StudentEvent['type'];
  /** UTC instant, ISO 8601. */
  readonly recordedAt: string;
}

export interface WhatIfDifference extends WhatIfRow {
  readonly recorded: WhatIfFigures;
  readonly supposed: WhatIfFigures;
}

export interface WhatIf {
  readonly recorded: StudentState;
  readonly supposed: StudentState;
  /** Where the numbers first differ; undefined if they never do. */
  readonly first: WhatIfDifference | undefined;
  /** The first request that its events record only in part, so that the numbers after it are not certain. */
  readonly uncertain: WhatIfRow | undefined;
}

const initialWhatIf: WhatIf = {
  recorded: studentDecider.initial,
  supposed: studentDecider.initial,
  first: undefined,
  uncertain: undefined,
};

export interface WhatIfRule {
  /** The supposed cap; undefined decides each command under the cap of its own time. */
  readonly classesMax: number | undefined;
  readonly toDay: (instant: string) => string;
}

type Recorded = RecordedEvent<StudentEvent>;

/** Decides the request of one command again. `group` holds all events of the command, in their order. */
const evolveWhatIf = (whatIf: WhatIf, group: readonly Recorded[], rule: WhatIfRule): WhatIf => {
  const last = group.at(-1) as Recorded;
  const row = { version: last.version, type: last.type, recordedAt: last.recordedAt };
  const classesMax = rule.classesMax ?? findCap(group);
  const { command, isAmbiguousIn } = reconstructCommand(group, { recorded: whatIf.recorded, classesMax });
  const today = toDecisionDay(command, rule.toDay(last.recordedAt));
  const lateCancellationHours = findLateCancellationHours(group);
  const context = { today, rules: { classesMax }, findRulesOn: () => ({ lateCancellationHours }) };
  const uncertain = whatIf.uncertain ?? (isAmbiguousIn(whatIf.supposed) ? row : undefined);
  const decided = studentDecider.decide(whatIf.supposed, command, context);
  const supposed = typeof decided === 'string' ? whatIf.supposed : evolveAll(whatIf.supposed, decided, group);
  const recorded = group.reduce(studentDecider.evolve, whatIf.recorded);
  const difference = { ...row, recorded: toWhatIfFigures(recorded), supposed: toWhatIfFigures(supposed) };
  return {
    recorded,
    supposed,
    uncertain,
    first: whatIf.first ?? (isEqual(recorded, supposed) ? undefined : difference),
  };
};

/**
 * Computes what the requests of a student, in their recorded order, would have led to. `before` is the result for the
 * student's earlier events; a command may not be divided.
 */
export const computeWhatIf = (events: readonly Recorded[], rule: WhatIfRule, before = initialWhatIf): WhatIf =>
  groupByCommand(events).reduce((whatIf, group) => evolveWhatIf(whatIf, group, rule), before);

/** The day of the decision. A mark on a day that its clock did not show yet would have been refused. */
const toDecisionDay = (command: StudentCommand, today: string): string =>
  'date' in command && command.date > today ? command.date : today;

export const toWhatIfFigures = ({ remaining, total, waiting, uncovered }: StudentState): WhatIfFigures => ({
  ...{ remaining, total, waiting, uncovered },
});

const isEqual = (one: WhatIfFigures, other: WhatIfFigures): boolean =>
  one.remaining === other.remaining &&
  one.total === other.total &&
  one.waiting === other.waiting &&
  one.uncovered === other.uncovered;

/** The events of each command, which one append wrote. */
const groupByCommand = (events: readonly Recorded[]): Recorded[][] => {
  const groups: Recorded[][] = [];
  for (const event of events) {
    const group = groups.at(-1);
    if (group?.[0]?.metadata.commandId === event.metadata.commandId) group.push(event);
    else groups.push([event]);
  }
  return groups;
};

/** The cap under which a command was decided. Without a change of the balance, no cap was asked for. */
const findCap = (group: readonly Recorded[]): number => {
  const changes = group.flatMap(({ data }) => (data as { change?: BalanceChange }).change ?? []);
  return changes[0]?.classesMax ?? Number.POSITIVE_INFINITY;
};

/** The rule under which a late cancellation was decided; 0 if there is none. */
const findLateCancellationHours = (group: readonly Recorded[]): number =>
  group.flatMap(({ data }) => (data as { lateCancellationHours?: number }).lateCancellationHours ?? [])[0] ?? 0;

/**
 * Folds decided events as if they had been recorded. An event keeps the id of the recorded one of its type, because later
 * events name marks and purchases by the ids of the events that made them.
 */
const evolveAll = (before: StudentState, decided: readonly StudentEvent[], group: readonly Recorded[]): StudentState =>
  decided.reduce((state, event) => {
    const model = group.find(({ type }) => type === event.type) ?? (group[0] as Recorded);
    const id = model.type === event.type ? model.id : `${model.id} ${event.type}`;
    // Not every field of a lazily parsed event is a property of its own.
    const { stream, position, recordedAt, metadata, hash } = model;
    const place = { id, stream, version: state.version + 1, position, recordedAt, metadata, hash };
    return studentDecider.evolve(state, { ...place, ...event } as Recorded);
  }, before);
