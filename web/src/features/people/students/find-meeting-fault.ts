import { scheduleTexts as copy } from './schedule-copy.ts';

/** A weekly class as it is typed; a time is empty until it is complete. */
export interface TypedMeeting {
  readonly weekday: number;
  readonly begins: string;
  readonly ends: string;
  readonly room: string;
}

/** Why a typed class cannot be saved, as a sentence; undefined if it can. */
export function findMeetingFault(meeting: TypedMeeting, all: readonly TypedMeeting[]): string | undefined {
  const { weekday, begins, ends } = meeting;
  if (begins === '' || ends === '') return copy.timesMissing;
  if (ends <= begins) return copy.endsTooEarly;
  const isTaken = all.some((other) => other !== meeting && other.weekday === weekday && other.begins === begins);
  return isTaken ? copy.sameTime : undefined;
}
