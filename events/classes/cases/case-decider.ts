/** The rules by which somebody says that something is wrong with a student's classes, and tutors answer and resolve it. */
import type { DecisionContext } from '../../core/centre/decision-context.ts';
import { defineAggregate } from '../../kernel/aggregate.ts';
import type { Decider } from '../../kernel/decider.ts';
import type { RecordedEvent } from '../../kernel/recorded-event.ts';
import { addDays } from '../../values/add-days.ts';
import { type CaseAsker, caseKindsByAsker } from '../../values/enum-values.ts';
import {
  CASE_DUE_DAYS,
  CASE_DUE_DAYS_MAX,
  CASE_NOTES_MAX,
  CASE_REOPENINGS_MAX,
  CASES_PER_DAY_MAX,
} from '../../values/limits.ts';
import type { CaseKind, CasePeriod } from '../../values/shapes.ts';
import { toCasesStream } from './cases-stream.ts';
import { type CaseAskedBy, type CaseEvent, type RowProof, toCaseDueOn } from './events.ts';

interface Case {
  /** `open` waits for a tutor, also after it was reopened. */
  readonly state: 'open' | 'answered' | 'resolved';
  readonly row: string | undefined;
  readonly period: CasePeriod | undefined;
  /** UTC instant, ISO 8601. */
  readonly openedAt: string;
  /** The civil date on which a tutor was asked, perhaps before the case was opened; undefined if the family opened it. */
  readonly askedOn: string | undefined;
  readonly reopenings: number;
  readonly assignee: string | undefined;
  /** Civil date. */
  readonly dueOn: string;
  readonly notes: number;
  /** Version of the stream at the last event of the case that is no note. */
  readonly changedAt: number;
}
export interface CasesState {
  /** The student's cases by id. */
  readonly cases: ReadonlyMap<string, Case>;
  /** The instants (UTC, ISO 8601) at which the student and families opened or reopened the newest ones, oldest first. */
  readonly askedAt: readonly string[];
}

export type CaseCommand =
  /** `askedBy` is set if a tutor opens the case for `asker`. */
  | {
      type: 'OpenCase';
      asker: CaseAsker;
      askedBy?: CaseAskedBy;
      kind: CaseKind;
      row?: { readonly id: string; readonly proof: RowProof };
      period?: CasePeriod;
      text: string;
    }
  | { type: 'ReopenCase'; case: string; text: string }
  | { type: 'AnswerCase'; case: string; text: string; packet: string | undefined }
  | { type: 'ResolveCase'; case: string; outcome: CaseOutcome | undefined; text: string; packet: string | undefined }
  /** `seenVersion` is the `changedAt` of the case that the tutor saw. Without an assignee, nobody is responsible. */
  | {
      type: 'PlanCase';
      case: string;
      seenVersion: number;
      assignee: { readonly id: string; readonly isCurrentTutor: boolean } | undefined;
      dueOn: string;
    }
  | { type: 'AddCaseNote'; case: string; text: string };

/**
 * The entry that ended a case. `recorded` has its instant (UTC, ISO 8601) and civil date in the student's record; it is undefined
 * if the record has no such entry.
 */
interface CaseOutcome {
  readonly type: 'correction' | 'refund';
  readonly id: string;
  readonly recorded: { readonly at: string; readonly on: string } | undefined;
}
export type CaseRefusal =
  | 'case-unknown'
  | 'case-exists'
  | 'case-changed'
  | 'case-too-often'
  | 'case-reopened-too-often'
  | 'case-kind-unfit'
  | 'case-asked-in-future'
  | 'case-notes-full'
  | 'assignee-unknown'
  | 'due-day-unfit'
  | `${CaseOutcome['type']}-unknown`;
type CaseContext = Pick<DecisionContext, 'now' | 'today'>;
type Decision = CaseEvent[] | CaseRefusal;

const DAY_MS = 86_400_000;

/** What students write is limited because it stays in the log for good. */
const isTooOften = ({ askedAt }: CasesState, now: string): boolean =>
  askedAt.length >= CASES_PER_DAY_MAX && Date.parse(now) - Date.parse(askedAt[0] as string) < DAY_MS;

const toOptionalText = (text: string) => (text === '' ? {} : { text });
const toDueIn = (today: string) => ({ dueOn: addDays(today, CASE_DUE_DAYS) });

function decide(state: CasesState, command: CaseCommand, context: CaseContext): Decision {
  if (command.type === 'OpenCase') return openCase(state, command, context);
  const found = state.cases.get(command.case);
  if (!found) return 'case-unknown';
  const { case: id } = command;
  switch (command.type) {
    case 'ReopenCase':
      if (found.state === 'open') return 'case-changed';
      if (found.reopenings >= CASE_REOPENINGS_MAX) return 'case-reopened-too-often';
      if (isTooOften(state, context.now)) return 'case-too-often';
      return [{ type: 'CaseReopened', data: { case: id, text: command.text, ...toDueIn(context.today) } }];
    case 'AnswerCase':
      if (found.state !== 'open') return 'case-changed';
      return [{ type: 'CaseAnswered', data: { case: id, text: command.text, ...toOptionalPacket(command) } }];
    case 'ResolveCase':
      return resolveCase(found, command);
    case 'PlanCase':
      return planCase(found, command, context.today);
    case 'AddCaseNote':
      if (found.notes >= CASE_NOTES_MAX) return 'case-notes-full';
      return [{ type: 'CaseNoteAdded', data: { case: id, privateNote: command.text } }];
  }
}

const toOptionalPacket = ({ packet }: { readonly packet: string | undefined }) => packet !== undefined && { packet };

function resolveCase(found: Case, command: CaseCommand & { type: 'ResolveCase' }): Decision {
  const { case: id, outcome, text } = command;
  if (found.state === 'resolved') return 'case-changed';
  if (outcome && !isOutcomeOf(found, outcome)) return `${outcome.type}-unknown`;
  const how = outcome && { [outcome.type]: outcome.id };
  return [{ type: 'CaseResolved', data: { case: id, ...how, ...toOptionalText(text), ...toOptionalPacket(command) } }];
}

/**
 * An outcome is another entry than the row that looked wrong, and was recorded since the case was opened, or since the day on
 * which a tutor was asked: many correct the classes while the family is on the phone, and write the question down afterwards.
 */
const isOutcomeOf = (found: Case, { id, recorded }: CaseOutcome): boolean => {
  if (id === found.row || recorded === undefined) return false;
  return recorded.at >= found.openedAt || (found.askedOn !== undefined && recorded.on >= found.askedOn);
};

/** Says who is responsible for a case, and until when it should be resolved. A day that is over stays if it is not changed. */
function planCase(found: Case, command: CaseCommand & { type: 'PlanCase' }, today: string): Decision {
  const { case: id, assignee, dueOn } = command;
  if (found.state === 'resolved' || found.changedAt !== command.seenVersion) return 'case-changed';
  if (assignee && !assignee.isCurrentTutor) return 'assignee-unknown';
  const events: CaseEvent[] = [];
  if (assignee?.id !== found.assignee)
    events.push({ type: 'CaseAssigned', data: { case: id, ...(assignee && { assignee: assignee.id }) } });
  if (dueOn !== found.dueOn) {
    if (dueOn < today || dueOn > addDays(today, CASE_DUE_DAYS_MAX)) return 'due-day-unfit';
    events.push({ type: 'CaseDueDateChanged', data: { case: id, dueOn } });
  }
  return events;
}

/**
 * A row has one case, which is reopened if need be. Without a row, the last case about the same period, or about the classes as
 * a whole, must be resolved before the next one.
 */
function openCase(state: CasesState, command: CaseCommand & { type: 'OpenCase' }, context: CaseContext): Decision {
  const { asker, askedBy, kind, row, period, text } = command;
  const kinds: readonly CaseKind[] = caseKindsByAsker[asker];
  if (!kinds.includes(kind)) return 'case-kind-unfit';
  if (askedBy && askedBy.on > context.today) return 'case-asked-in-future';
  const isInTheWay = (each: Case) =>
    row
      ? each.row === row.id
      : each.row === undefined && isSamePeriod(each.period, period) && each.state !== 'resolved';
  if ([...state.cases.values()].some(isInTheWay)) return 'case-exists';
  if (!askedBy && isTooOften(state, context.now)) return 'case-too-often';
  const about = { ...(row && { row: row.id, rowProof: row.proof }), ...(period && { period }) };
  const asked = askedBy && { askedBy };
  return [
    { type: 'CaseOpened', data: { kind, ...about, ...asked, ...toOptionalText(text), ...toDueIn(context.today) } },
  ];
}

const isSamePeriod = (one: CasePeriod | undefined, other: CasePeriod | undefined): boolean =>
  one?.from === other?.from && one?.to === other?.to;

function evolve(state: CasesState, event: RecordedEvent<CaseEvent>): CasesState {
  const withCase = (id: string, changed: Partial<Case>): CasesState['cases'] =>
    new Map([...state.cases, [id, { ...(state.cases.get(id) as Case), changedAt: event.version, ...changed }]]);
  const askedAt = [...state.askedAt, event.recordedAt].slice(-CASES_PER_DAY_MAX);
  switch (event.type) {
    case 'CaseOpened': {
      const { row, period, askedBy } = event.data;
      const asked = { openedAt: event.recordedAt, askedOn: askedBy?.on };
      const opened = { ...NEW_CASE, row, period, ...asked, dueOn: toCaseDueOn(event) };
      // What tutors open does not keep the student and families from asking.
      return { cases: withCase(event.id, opened), askedAt: askedBy ? state.askedAt : askedAt };
    }
    case 'CaseReopened': {
      const { reopenings = 0 } = state.cases.get(event.data.case) ?? {};
      const reopened = { state: 'open', reopenings: reopenings + 1, dueOn: toCaseDueOn(event) } as const;
      return { cases: withCase(event.data.case, reopened), askedAt };
    }
    case 'CaseAnswered':
      return { ...state, cases: withCase(event.data.case, { state: 'answered' }) };
    case 'CaseResolved':
      return { ...state, cases: withCase(event.data.case, { state: 'resolved' }) };
    case 'CaseAssigned':
      return { ...state, cases: withCase(event.data.case, { assignee: event.data.assignee }) };
    case 'CaseDueDateChanged':
      return { ...state, cases: withCase(event.data.case, { dueOn: event.data.dueOn }) };
    case 'CaseNoteAdded': {
      const { notes = 0, changedAt = 0 } = state.cases.get(event.data.case) ?? {};
      return { ...state, cases: withCase(event.data.case, { notes: notes + 1, changedAt }) };
    }
  }
}

const NEW_CASE = { state: 'open', reopenings: 0, assignee: undefined, notes: 0 } as const;

export const caseDecider: Decider<CasesState, CaseCommand, CaseEvent, CaseRefusal, CaseContext> = {
  initial: { cases: new Map(), askedAt: [] },
  decide,
  evolve,
};

export const casesAggregate = defineAggregate(caseDecider, {
  toStream: toCasesStream,
  toPerson: (studentId) => studentId,
  usesRules: false,
});
