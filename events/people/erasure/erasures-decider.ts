/** The rules of erasing people. Nobody is erased twice, nobody erases themselves, and nobody comes back. */
import { defineAggregate } from '../../kernel/aggregate.ts';
import type { Decider } from '../../kernel/decider.ts';
import { ERASURES_STREAM } from './erasures-stream.ts';
import type { ErasedRole, ErasureEvent } from './events.ts';

export interface ErasedPerson {
  readonly role: ErasedRole;
  /** The key under which their texts were sealed; undefined for a family account. */
  readonly key: string | undefined;
  /** UTC instant, ISO 8601. */
  readonly at: string;
  /** Id of the person who erased them; the nil UUID for the program and its operator. */
  readonly by: string;
}
/** The erased people by id, in the order in which they were erased. */
export type ErasuresState = ReadonlyMap<string, ErasedPerson>;

export interface ErasePerson {
  readonly type: 'ErasePerson';
  readonly person: string;
  readonly role: ErasedRole;
  readonly key: string | undefined;
  /** Id of the person who erases; undefined for the operator of the server. */
  readonly by: string | undefined;
  /** Whether the person can no longer sign in. */
  readonly isArchived: boolean;
  /** The students whose classes a family account sees or saw. */
  readonly students: readonly string[];
}
export type ErasureRefusal = 'own-erasure' | 'not-archived';

export const erasuresDecider: Decider<ErasuresState, ErasePerson, ErasureEvent, ErasureRefusal> = {
  initial: new Map(),
  decide(erased, { person, role, key, by, isArchived, students }) {
    if (erased.has(person)) return [];
    if (by === person) return 'own-erasure';
    if (!isArchived) return 'not-archived';
    return [
      { type: 'PersonErased', data: { person, role, ...(key !== undefined && { key }) } },
      ...students.map((student): ErasureEvent => ({ type: 'FamilyNameErased', data: { student, account: person } })),
    ];
  },
  evolve(erased, event) {
    if (event.type !== 'PersonErased') return erased;
    const { person, role, key } = event.data;
    return new Map([...erased, [person, { role, key, at: event.recordedAt, by: event.metadata.actor.id }]]);
  },
};

export const erasuresAggregate = defineAggregate(erasuresDecider, {
  toStream: () => ERASURES_STREAM,
  toPerson: () => undefined,
  usesRules: false,
});
