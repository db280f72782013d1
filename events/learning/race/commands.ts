import type { PracticeSubject } from '../../values/shapes.ts';
import type { PracticeQuestion } from '../practice/events.ts';

/** `question` and `choice` are zero-based indexes. An answer names no time: it counts when the server received it. */
export type RaceCommand =
  | {
      type: 'StartRace';
      group: string;
      subject: PracticeSubject;
      grade: number;
      topic: string;
      questions: readonly PracticeQuestion[];
      secondsPerQuestion: number;
      code: string;
    }
  | { type: 'JoinRace'; student: string }
  | { type: 'OpenQuestion'; question: number }
  | { type: 'AnswerRaceQuestion'; student: string; question: number; choice: number }
  | { type: 'CloseQuestion'; question: number }
  /** Closes the question if its time is over; the program's own command. */
  | { type: 'CloseOverdueQuestion'; question: number }
  | { type: 'PauseRace'; question: number }
  | { type: 'ResumeRace'; question: number }
  | { type: 'SkipQuestion'; question: number }
  | { type: 'EndRace' }
  /** Ends the race if it has expired; the program's own command. */
  | { type: 'EndExpiredRace' }
  /** Says that the answers of all students are in their sessions. */
  | { type: 'ConfirmResults' };

export type RaceRefusal =
  | 'race-unknown'
  | 'race-running'
  | 'race-over'
  /** The question is not the one that the sender saw: another tab or tutor was faster. */
  | 'race-moved-on'
  | 'race-question-closed'
  | 'race-paused'
  | 'no-such-option';
