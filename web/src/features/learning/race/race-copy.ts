/** Texts of the class race, in the room and on the phones. */
import type { Race, RaceQuestion } from '#contracts/races.ts';
import { raceTitle } from '../../../copy/screens.ts';
import { formatCount } from '../../../lib/format-count.ts';
import { formatOrdinal } from '../../../lib/format-ordinal.ts';

export const raceTexts = {
  title: raceTitle,
  loading: 'Loading the race...',
  loadingFailed: 'Error loading the race',
  unknownTitle: 'No race here',
  unknownText: 'This race does not exist, or it is not a race of your group.',
  interrupted: 'Connection lost. Reconnecting...',
  pointsCount: 'Points count for the leaderboard and the streak.',
  pointsDoNotCount: 'Points of this race do not count for the leaderboard.',
};

export const roomTexts = {
  codeLabel: 'Code to join',
  howToJoin: 'Open your own page on your phone and choose “Join the race”. On the Practice Hub you can type this code.',
  nobodyYet: 'Nobody has joined yet.',
  joined: 'Joined',
  board: 'Race board',
  participant: 'Student',
  rank: 'Rank',
  points: 'Points',
  openFirst: 'Ask the first question',
  openNext: 'Next question',
  close: 'Show the answer',
  finish: 'Show the final board',
  pause: 'Pause',
  resume: 'Continue',
  skip: 'Skip this question',
  end: 'End the race',
  endTitle: 'End the race?',
  endText: 'The answers so far are saved as practice of each student. A question that is still open does not count.',
  ending: 'Ending...',
  stepFailed: "Couldn't do this",
  steps: 'Steps of the race',
  paused: 'Paused',
  dropped: 'Skipped. This question does not count.',
  over: 'The race is over',
  saved: 'Everybody has their questions under Practice.',
  saving: 'Saving the results...',
  back: 'Back to the group',
};
export const toQuestionNumberText = ({ questions }: Race, index: number) => `Question ${index + 1} of ${questions}`;
export const toRaceAnsweredText = (answered: number, participants: number) => `${answered} of ${participants} answered`;
export const toSecondsLeftText = (seconds: number) => `${formatCount(seconds, 'second')} left`;
export const toChosenText = (count: number) => formatCount(count, 'student');
export const toCorrectOptionText = (letter: string, option: string) => `Correct answer: ${letter}, ${option}`;

export const playerTexts = {
  joining: 'Joining the race...',
  joinFailed: "Couldn't join the race",
  lobby: 'You are in!',
  lobbyText: 'Look at the screen in your room. The first question appears here by itself.',
  choose: 'Choose your answer',
  sending: 'Sending your answer...',
  received: 'Answer received. Wait for the others.',
  paused: 'Your tutor paused the race.',
  right: 'Correct!',
  wrong: 'Not this time.',
  missed: 'No answer from you on this one.',
  timeUp: 'Time is up.',
  dropped: 'Your tutor skipped this question. It does not count.',
  over: 'The race is over',
  notSent: "Couldn't send your answer",
  seeQuestions: 'See your questions',
  practice: 'Go to the Practice Hub',
  wait: 'The next question appears here by itself.',
};
/** `3rd of 24 with 20 points` */
export const toRacePlaceText = (place: number, participants: number, points: number) =>
  `You are ${formatOrdinal(place)} of ${participants} with ${formatCount(points, 'point')}.`;

interface AnswerStatus {
  /** Whole seconds that are left. */
  readonly seconds: number;
  /** The student's answer that counts; null if there is none yet. */
  readonly counted: number | null;
  /** True from the choice of an option until the server has answered. */
  readonly isSending: boolean;
}

/** Says whether the student's answer is awaited, sent or counted. Empty once the feedback says whether it was right. */
export function toAnswerStatusText(
  { status, result }: Pick<RaceQuestion, 'status' | 'result'>,
  { seconds, counted, isSending }: AnswerStatus,
): string {
  if (status === 'dropped') return playerTexts.dropped;
  if (result && counted !== null) return '';
  if (counted !== null) return playerTexts.received;
  // The last answer closes the question, whose result may come before the response to the answer.
  if (isSending) return playerTexts.sending;
  if (result) return playerTexts.missed;
  if (status === 'paused') return playerTexts.paused;
  return seconds > 0 ? playerTexts.choose : playerTexts.timeUp;
}
