/** The rules of one tutor. An owner is a tutor with a flag. */
import { defineAggregate } from '../../kernel/aggregate.ts';
import type { Decider } from '../../kernel/decider.ts';
import type { TutorEvent } from './events.ts';
import { toTutorStream } from './tutor-stream.ts';

export interface TutorState {
  readonly status: 'none' | 'current';
  readonly owner: boolean;
}

export type TutorCommand = { type: 'JoinTutor'; name: string; email: string; owner: boolean };

export const tutorDecider: Decider<TutorState, TutorCommand, TutorEvent, never> = {
  initial: { status: 'none', owner: false },
  decide: ({ status }, { name, email, owner }) =>
    status === 'none' ? [{ type: 'TutorJoined', data: { name, email, owner } }] : [],
  evolve: (_, event) => ({ status: 'current', owner: event.data.owner }),
};

export const tutorAggregate = defineAggregate(tutorDecider, {
  toStream: toTutorStream,
  toPerson: (id) => id,
  usesRules: false,
});
