/** The rule of papers: a command must name the last number that is taken, so that no entry gets a second one. */
import { defineAggregate } from '../../kernel/aggregate.ts';
import type { Decider } from '../../kernel/decider.ts';
import type { PaperKind } from '../../values/shapes.ts';
import type { PaperEvent } from './events.ts';
import { paperStreams } from './paper-streams.ts';

/** The last number of the stream; 0 before the first. */
type PapersState = number;

export interface DuePaper {
  readonly entry: string;
  readonly students: readonly string[];
  readonly taxCents?: number | undefined;
}

export interface PapersCommand {
  readonly type: 'IssuePapers';
  readonly kind: PaperKind;
  /** The last number that was known when the papers were chosen. */
  readonly after: number;
  /** Entries without a number, in the order in which they get one. */
  readonly papers: readonly DuePaper[];
}

const papersDecider: Decider<PapersState, PapersCommand, PaperEvent, 'numbers-taken'> = {
  initial: 0,
  decide(last, { kind, after, papers }) {
    if (after !== last) return 'numbers-taken';
    return papers.map(({ entry, students, taxCents }): PaperEvent => {
      const data = { entry, students: [...students] };
      if (kind === 'receipt') return { type: 'ReceiptIssued', data };
      return { type: 'InvoiceIssued', data: { ...data, ...(taxCents !== undefined && { taxCents }) } };
    });
  },
  evolve: (_, { version }) => version,
};

export const papersAggregate = defineAggregate(papersDecider, {
  toStream: (kind: PaperKind) => paperStreams[kind],
  toPerson: () => undefined,
  usesRules: false,
});
