/** The rule of a worksheet: it is prepared once. */
import { defineAggregate } from '../../kernel/aggregate.ts';
import type { Decider } from '../../kernel/decider.ts';
import type { PracticeSubject } from '../../values/shapes.ts';
import type { PracticeQuestion } from '../practice/events.ts';
import type { WorksheetEvent } from './events.ts';
import { toWorksheetStream } from './worksheet-stream.ts';

export interface Worksheet {
  readonly subject: PracticeSubject;
  readonly grade: number;
  readonly topic: string;
  readonly questions: readonly PracticeQuestion[];
  /** UTC instant, ISO 8601. */
  readonly preparedAt: string;
}

/** Null before the worksheet is prepared. */
export type WorksheetState = Worksheet | null;

export type WorksheetCommand = { readonly type: 'PrepareWorksheet' } & Omit<Worksheet, 'preparedAt'>;

const worksheetDecider: Decider<WorksheetState, WorksheetCommand, WorksheetEvent, never> = {
  initial: null,
  decide: (worksheet, { type: _, questions, ...asked }) =>
    worksheet ? [] : [{ type: 'WorksheetPrepared', data: { ...asked, questions: [...questions] } }],
  evolve: (_, { data, recordedAt }) => ({ ...data, preparedAt: recordedAt }),
};

export const worksheetAggregate = defineAggregate(worksheetDecider, {
  toStream: (id: string) => toWorksheetStream(id),
  toPerson: () => undefined,
  usesRules: false,
});
