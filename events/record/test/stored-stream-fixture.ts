/** Stored streams for tests, as a store returns them. */

import type { EventDefinitions } from '../../kernel/event-definition.ts';
import type { StoredEvent, StoredText } from '../../store/port/event-store.ts';
import { toRawText, toStoredEvent } from '../../store/port/stored-text.ts';
import { computeChainHash, createEmptyChainHead, type HashChainHead, toChainHead } from '../hash-chain.ts';
import type { PersonalKey } from '../key-ring.ts';
import { toEventsToAppend } from '../to-events-to-append.ts';

export const PERSON_ID = '2f0f4f6e-6d7c-4a56-9a2b-0c4a3c5d7e01';
export const OTHER_PERSON_ID = '2f0f4f6e-6d7c-4a56-9a2b-0c4a3c5d7e02';
export const STUDENT_STREAM = `student-${PERSON_ID}`;

type NewEvent = { readonly type: string; readonly data: unknown };

export const createEnrolmentEvent = (name = 'Ada Byron', email = 'ada@example.com'): NewEvent => ({
  type: 'StudentEnrolled',
  data: {
    name,
    email,
    via: 'tutor',
    effectiveOn: '2026-11-21',
    change: { requested: 6, appliedRemaining: 6, appliedTotal: 6, remainingAfter: 6, totalAfter: 6, classesMax: 18 },
  },
});

export const createNoteEvent = (note: string): NewEvent => ({
  type: 'AttendanceNoted',
  data: { mark: OTHER_PERSON_ID, date: '2026-11-21', note },
});

export const toStoredStream = (
  events: readonly NewEvent[],
  key: PersonalKey,
  {
    after = createEmptyChainHead(STUDENT_STREAM),
    catalogue,
  }: { after?: HashChainHead; catalogue?: EventDefinitions } = {},
): StoredEvent[] =>
  toEventsToAppend(
    {
      stream: STUDENT_STREAM,
      after,
      events,
      metadata: { commandId: PERSON_ID, fingerprint: 'f', actor: { id: OTHER_PERSON_ID, role: 'tutor' } },
      recordedAt: '2026-11-21T15:00:00.000Z',
      key,
    },
    catalogue,
  ).map((event, index) => {
    const at = { stream: STUDENT_STREAM, version: after.version + 1 + index, position: BigInt(index + 1) };
    return toStoredEvent({ ...event, ...at });
  });

/** Recomputes the hashes of events of one stream, as an attacker who alters the log and knows the hash chain would do. */
export const rehashEvents = (
  events: readonly StoredEvent[],
  after = createEmptyChainHead(events[0]?.stream ?? ''),
): StoredEvent[] => {
  let head = after;
  return events.map((event) => {
    const metadata = toRawText(event.metadata).replace(/("after":")[0-9a-f]{64}/, `$1${head.entryHash}`);
    const changed = { ...event, metadata: metadata as unknown as StoredText };
    const rehashed = { ...changed, hash: computeChainHash(head, changed) };
    head = toChainHead(rehashed);
    return rehashed;
  });
};
