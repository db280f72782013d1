import type { KeyRing } from '#events/record/key-ring.ts';
import type { StoredEvent } from '#events/store/port/event-store.ts';
import { createLogWriter } from './log-writer-fixture.ts';

export const MIA_ID = '00000000-0000-4000-8000-000000000001';
export const TUTOR_ID = '00000000-0000-4000-8000-0000000000aa';
const TODAY = '2026-09-03';

/**
 * Mia enrols with 1 class, which attendance on September 1st takes. No class is left for the 2nd, so that mark is
 * uncovered until 2 classes are added and it is settled. The mark of the 1st is corrected to absent, which gives its
 * class back. The mark of the 3rd is absent and gets a note later.
 */
export const createAttendanceLog = (keys: KeyRing): Promise<StoredEvent[]> => writeEvents(createLogWriter(keys));

const writeEvents = async (writer: ReturnType<typeof createLogWriter>): Promise<StoredEvent[]> => {
  const today = TODAY;
  const mark = (date: string, status: 'present' | 'absent', note?: string) =>
    writer.execute(MIA_ID, { type: 'MarkAttendance', date, status, note, today });
  return [
    await writer.record(`tutor-${TUTOR_ID}`, [
      { type: 'TutorJoined', data: { name: 'Sam Ortiz', email: 'sam@example.com', owner: false } },
    ]),
    await writer.execute(MIA_ID, {
      ...{ type: 'EnrolStudent', name: 'Mia Chen', email: 'mia@example.com', classes: 1, via: 'tutor', today },
    }),
    await mark('2026-09-01', 'present', 'Fractions'),
    await mark('2026-09-02', 'present'),
    await writer.execute(MIA_ID, {
      type: 'AdjustClasses',
      direction: 'add',
      classes: 2,
      reason: 'A pack of two',
      today,
    }),
    await writer.execute(MIA_ID, { type: 'SettleUncoveredClass', date: '2026-09-02', today }),
    await mark('2026-09-01', 'absent'),
    await mark('2026-09-03', 'absent'),
    await mark('2026-09-03', 'absent', 'Had a cold'),
  ].flat();
};

/** Continues createAttendanceLog: the covered mark of the 2nd moves to August 31st and keeps its class. */
export const createAttendanceLogWithMove = async (keys: KeyRing): Promise<StoredEvent[]> => {
  const writer = createLogWriter(keys);
  const log = await writeEvents(writer);
  const move = { type: 'CorrectAttendance', from: '2026-09-02', date: '2026-08-31', status: 'present' } as const;
  return [...log, ...(await writer.execute(MIA_ID, { ...move, note: 'Decimals', reason: 'Wrong day', today: TODAY }))];
};
