import type { KeyRing } from '#events/record/key-ring.ts';
import type { StoredEvent } from '#events/store/port/event-store.ts';
import { createLogWriter } from './log-writer-fixture.ts';

export const MIA = '00000000-0000-4000-8000-000000000001';
export const TUTOR = '00000000-0000-4000-8000-0000000000aa';
const TODAY = '2026-09-03';

/**
 * Mia opens with 1 class and takes it on the 1st; the 2nd finds none left and is settled from a pack of 2. The 1st is
 * corrected to absent, so its class comes back. The 3rd is an absence, noted later.
 */
export const createAttendanceLog = (keys: KeyRing): Promise<StoredEvent[]> => tell(createLogWriter(keys));

const tell = async (writer: ReturnType<typeof createLogWriter>): Promise<StoredEvent[]> => {
  const today = TODAY;
  const mark = (date: string, status: 'present' | 'absent', note?: string) =>
    writer.give(MIA, { type: 'MarkAttendance', date, status, note, today });
  return [
    await writer.record(`tutor-${TUTOR}`, [
      { type: 'TutorJoined', data: { name: 'Sam Ortiz', email: 'sam@example.com', owner: false } },
    ]),
    await writer.give(MIA, {
      ...{ type: 'EnrolStudent', name: 'Mia Chen', email: 'mia@example.com', classes: 1, via: 'tutor', today },
    }),
    await mark('2026-09-01', 'present', 'Fractions'),
    await mark('2026-09-02', 'present'),
    await writer.give(MIA, { type: 'AdjustClasses', direction: 'add', classes: 2, reason: 'A pack of two', today }),
    await writer.give(MIA, { type: 'SettleUncoveredClass', date: '2026-09-02' }),
    await mark('2026-09-01', 'absent'),
    await mark('2026-09-03', 'absent'),
    await mark('2026-09-03', 'absent', 'Had a cold'),
  ].flat();
};

/** Continues createAttendanceLog: the class of the 2nd moves to August 31st, where it is charged again. */
export const createAttendanceLogWithMove = async (keys: KeyRing): Promise<StoredEvent[]> => {
  const writer = createLogWriter(keys);
  const log = await tell(writer);
  const move = { type: 'CorrectAttendance', from: '2026-09-02', date: '2026-08-31', status: 'present' } as const;
  return [...log, ...(await writer.give(MIA, { ...move, note: 'Decimals', reason: 'Wrong day', today: TODAY }))];
};
