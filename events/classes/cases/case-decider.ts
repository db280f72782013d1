/** The rules by which a student says that something is wrong with their classes, and tutors answer and resolve it. */
import type { DecisionContext } from '../../core/centre/decision-context.ts';
import { defineAggregate } from '../../kernel/aggregate.ts';
import type { Decider } from '../../kernel/decider.ts';
import type { RecordedEvent } from '../../kernel/recorded-event.ts';
import { CASE_REOPENINGS_MAX, CASES_PER_DAY_MAX } from '../../values/limits.ts';
import type { CaseKind } from '../../values/shapes.ts';
import { toCasesStream } from './cases-stream.ts';
import type { CaseEvent } from './events.ts';

interface Case {
  /** `open` waits for a tutor, also after it was reopened. */
  readonly state: 'open' | 'answered' | 'resolved';
  readonly row: string | undefined;
  /** UTC instant, ISO 8601. */
  readonly openedAt: string;
  readonly reopenings: number;
}
export interface CasesState {
  /** The student's cases by id. */
  readonly cases: ReadonlyMap<string, Case>;
  /** The instants (UTC, ISO 8601) at which the student opened or reopened the newest ones, oldest first. */
  readonly askedAt: readonly string[];
}

export type CaseCommand =
  | { type: 'OpenCase'; kind: CaseKind; row: string | undefined; text: string }
  | { type: 'ReopenCase'; case: string; text: string }
  | { type: 'AnswerCase'; case: string; text: string }
  /** `recordedAt` is the instant of the correction in the student's record; undefined if it has no such row. */
  | {
      type: 'ResolveCase';
      case: string;
      correction: { readonly id: string; readonly recordedAt: string | undefined } | undefined;
      text: string;
    };
export type CaseRefusal =
  | 'case-unknown'
  | 'case-exists'
  | 'case-changed'
  | 'case-too-often'
  | 'case-reopened-too-often'
  | 'correction-unknown';
type CaseContext = Pick<DecisionContext, 'now'>;
type Decision = CaseEvent[] | CaseRefusal;

const DAY_MS = 86_400_000;

/** What students write is limited because it stays in the log for good. */
const isTooOften = ({ askedAt }: CasesState, now: string): boolean =>
  askedAt.length >= CASES_PER_DAY_MAX && Date.parse(now) - Date.parse(askedAt[0] as string) < DAY_MS;

const toOptionalText = (text: string) => (text === '' ? {} : { text });

function decide(state: CasesState, command: CaseCommand, { now }: CaseContext): Decision {
  if (command.type === 'OpenCase') return openCase(state, command, now);
  const found = state.cases.get(command.case);
  if (!found) return 'case-unknown';
  const { case: id, text } = command;
  if (command.type === 'ReopenCase') {
    if (found.state === 'open') return 'case-changed';
    if (found.reopenings >= CASE_REOPENINGS_MAX) return 'case-reopened-too-often';
    return isTooOften(state, now) ? 'case-too-often' : [{ type: 'CaseReopened', data: { case: id, text } }];
  }
  if (command.type === 'AnswerCase')
    return found.state === 'open' ? [{ type: 'CaseAnswered', data: { case: id, text } }] : 'case-changed';
  if (found.state === 'resolved') return 'case-changed';
  const { correction } = command;
  if (correction && !isCorrectionOf(found, correction)) return 'correction-unknown';
  const how = correction && { correction: correction.id };
  return [{ type: 'CaseResolved', data: { case: id, ...how, ...toOptionalText(text) } }];
}

/** A correction is another row than the one that looked wrong, and was recorded since the case was opened. */
const isCorrectionOf = (found: Case, { id, recordedAt }: { id: string; recordedAt: string | undefined }): boolean =>
  id !== found.row && recordedAt !== undefined && recordedAt >= found.openedAt;

/** A row has one case, which is reopened if need be. Without a row, the last case must be resolved before the next one. */
function openCase(state: CasesState, { kind, row, text }: CaseCommand & { type: 'OpenCase' }, now: string): Decision {
  const isInTheWay = (each: Case) => each.row === row && (row !== undefined || each.state !== 'resolved');
  if ([...state.cases.values()].some(isInTheWay)) return 'case-exists';
  if (isTooOften(state, now)) return 'case-too-often';
  return [{ type: 'CaseOpened', data: { kind, ...(row !== undefined && { row }), ...toOptionalText(text) } }];
}

function evolve(state: CasesState, event: RecordedEvent<CaseEvent>): CasesState {
  const withCase = (id: string, changed: Partial<Case>): CasesState['cases'] =>
    new Map([...state.cases, [id, { ...(state.cases.get(id) as Case), ...changed }]]);
  const askedAt = [...state.askedAt, event.recordedAt].slice(-CASES_PER_DAY_MAX);
  switch (event.type) {
    case 'CaseOpened': {
      const opened = { state: 'open', row: event.data.row, openedAt: event.recordedAt, reopenings: 0 } as const;
      return { cases: withCase(event.id, opened), askedAt };
    }
    case 'CaseReopened': {
      const { reopenings = 0 } = state.cases.get(event.data.case) ?? {};
      return { cases: withCase(event.data.case, { state: 'open', reopenings: reopenings + 1 }), askedAt };
    }
    case 'CaseAnswered':
      return { ...state, cases: withCase(event.data.case, { state: 'answered' }) };
    case 'CaseResolved':
      return { ...state, cases: withCase(event.data.case, { state: 'resolved' }) };
  }
}

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
