/** Homework and practice on the page of a personal data file. */
import {
  type GradeChange,
  gradeChangeTexts,
  submissionQuestionTexts,
  toEnteredText,
  toQuestionChangeText,
} from '#contracts/grade-words.ts';
import { isolateBidi } from '#contracts/isolate-bidi.ts';
import { toOptionLetter } from '#contracts/option-letter.ts';
import { joinSentences } from '#contracts/packet-words.ts';
import type { PracticeQuestionRow } from '#contracts/practice.ts';
import { practiceSubjectTexts, toSchoolGradeText } from '#contracts/practice-words.ts';
import type { MarkedAnswerRow, SubmissionQuestion } from '#contracts/submissions.ts';
import {
  formatDayOfInstant,
  formatPageDay,
  formatPageInstant,
  listTexts,
  type PageContext,
  type SectionFormatter,
} from './page-entry.ts';
import type { HomeworkRecord, PersonalDataRows } from './personal-data-rows.ts';

const count = (number: number, one: string) => `${number} ${one}${number === 1 ? '' : 's'}`;

export const toHomeworkEntries: SectionFormatter<HomeworkRecord> = (homework, context) => {
  const { title, created_at, created_by_name, due_date, question_count, submission } = homework;
  const assigned = listTexts(
    `Assigned on ${formatDayOfInstant(created_at, context.timeZone)} by ${isolateBidi(created_by_name)}.`,
    due_date !== null && `Due ${formatPageDay(due_date)}.`,
    `${count(question_count, 'question')}.`,
  ).join(' ');
  if (submission === null) return [{ lead: isolateBidi(title), texts: [assigned, 'Not submitted yet.'] }];
  return [
    {
      lead: isolateBidi(title),
      texts: [assigned, ...listSubmissionTexts(submission, context)],
      parts: listQuestions(submission),
    },
  ];
};

type Submission = NonNullable<HomeworkRecord['submission']>;

const listSubmissionTexts = (submission: Submission, { timeZone }: PageContext): string[] => {
  const { submitted_at, late, is_graded, grade, feedback, grades, keys_shown, entered_by_name } = submission;
  return listTexts(
    `Submitted ${formatPageInstant(submitted_at, timeZone)}${late ? ', late' : ''}. ${is_graded && grade !== null ? `Graded: ${grade}%.` : 'Not graded yet.'}`,
    entered_by_name !== null && toEnteredText(entered_by_name),
    feedback && `Feedback: ${feedback}`,
    // The one grade that was given at the submission says nothing more.
    ...(grades.length === 1 && grades[0]?.what === 'submitted'
      ? []
      : grades.map((change) => toGradeText(change, timeZone))),
    is_graded && !keys_shown && 'The tutor does not show the correct answers for this assignment.',
  );
};

/** `Graded by Ms Lee, Nov 28, 2026, 3:40 PM: 95%.` */
const toGradeText = (change: GradeChange, timeZone: string): string => {
  const { what, actor_name, created_at, from_grade, grade, reason, question_changes } = change;
  // A score at the submission is nobody's act.
  const by = what === 'submitted' ? '' : ` by ${isolateBidi(actor_name)}`;
  const grades = from_grade === null ? `${grade}%` : `from ${from_grade}% to ${grade}%`;
  return joinSentences([
    `${gradeChangeTexts[what]}${by}, ${formatPageInstant(created_at, timeZone)}: ${grades}.`,
    ...listTexts(reason && `Reason: ${reason}`),
    ...question_changes.map(toQuestionChangeText),
  ]);
};

const listQuestions = ({ questions, answers }: Submission): string[][] => {
  const answerById = new Map(answers.map((answer) => [answer.question_id, answer]));
  return questions.map((question) => [
    question.text,
    ...listTexts(
      question.image_url !== null && 'With a picture.',
      question.figure !== null && 'With a drawing.',
      toOptionsText(question.options),
    ),
    ...listAnswerTexts(question, answerById.get(question.id)),
  ]);
};

const listAnswerTexts = (question: SubmissionQuestion, given: MarkedAnswerRow | undefined): string[] => {
  const { options, correct_answer, correct_text, counts, options_changed } = question;
  const note =
    counts === 'by-key' ? options_changed && submissionQuestionTexts.optionsChanged : submissionQuestionTexts[counts];
  return listTexts(
    toAnswerText(given === undefined ? undefined : findAnswer(options, given.answer), given?.is_correct ?? null),
    correct_answer !== null && given?.answer !== correct_answer && toCorrectText(options[correct_answer]),
    correct_text !== null && submissionQuestionTexts.correctNow(correct_text),
    note,
  );
};

/** The answer as a text, also that which is the index of an option. */
const findAnswer = (options: readonly string[], answer: string | number): string | undefined =>
  typeof answer === 'number' ? options[answer] : answer;

const toAnswerText = (answer: string | undefined, isCorrect: boolean | null): string => {
  if (answer === undefined || answer.trim() === '') return 'No answer provided';
  const mark = isCorrect === null ? '' : isCorrect ? ', correct' : ', incorrect';
  return `Student’s answer${mark}: ${answer}`;
};
const toCorrectText = (answer: string | undefined): string => (answer === undefined ? '' : `Correct answer: ${answer}`);

/** `Options: A 856 · B 384`, with the letters of the screens; empty without options. */
const toOptionsText = (options: readonly string[]): string =>
  options.length === 0
    ? ''
    : `Options: ${options.map((option, index) => `${toOptionLetter(index)} ${option}`).join(' · ')}`;

export const toDraftEntries: SectionFormatter<PersonalDataRows['drafts']> = (
  { homework_title, saved_at, answers },
  { timeZone },
) => [
  {
    lead: homework_title === null ? 'An assignment that is no longer open' : isolateBidi(homework_title),
    texts: [`Answers that were not submitted, saved ${formatPageInstant(saved_at, timeZone)}.`],
    parts: answers.map(({ question, answer }) => [question, `Student’s answer: ${answer}`]),
  },
];

const statusTexts = {
  completed: '',
  open: 'Not finished yet.',
  expired: 'Not finished in time.',
  'ended-by-approval': 'Ended when a tutor approved the account.',
} as const;

export const toPracticeEntries: SectionFormatter<PersonalDataRows['practice']> = (session, { timeZone }) => {
  const { subject, grade, topic, started_at, completed_at, status, questions } = session;
  return [
    {
      lead: formatDayOfInstant(started_at, timeZone),
      texts: [
        listTexts(
          `${practiceSubjectTexts[subject]}, ${toSchoolGradeText(grade)}: ${isolateBidi(topic)}.`,
          `${session.correct_answers} of ${count(questions.length, 'answer')} correct, ${count(session.points_earned, 'point')}.`,
          completed_at !== null && `Finished ${formatPageInstant(completed_at, timeZone)}.`,
          statusTexts[status],
          session.before_approval && 'It was before a tutor approved the account, so it earned no points.',
          session.counted === false && 'The points do not count for the leaderboard.',
        ).join(' '),
      ],
      parts: questions.map(toPracticeQuestion),
    },
  ];
};

const reportTexts = {
  open: 'Reported as wrong. A tutor will check it.',
  accepted: 'Reported as wrong. A tutor agreed, so it counts as correct.',
  dismissed: 'Reported as wrong. A tutor checked it, and it is right.',
} as const;

const toPracticeQuestion = ({ text, options, figure, missed_on, result }: PracticeQuestionRow): string[] => [
  text,
  ...listTexts(
    figure !== null && 'With a drawing.',
    missed_on !== null && `Asked again, because it was missed on ${formatPageDay(missed_on)}.`,
    toOptionsText(options),
    result === null && 'No answer provided',
    result && toAnswerText(options[result.choice], result.correct),
    result && result.choice !== result.correct_answer && toCorrectText(options[result.correct_answer]),
    result?.explanation,
    result?.report && reportTexts[result.report],
  ),
];

export const toWeeklyGoalEntries: SectionFormatter<PersonalDataRows['weekly_goal']> = ({ sessions }) => [
  { lead: 'Now', texts: [`Practice ${sessions === 1 ? 'session' : 'sessions'} a week: ${sessions}.`] },
];

export const toAssignedPracticeEntries: SectionFormatter<PersonalDataRows['assigned_practice']> = (
  row,
  { timeZone },
) => {
  const { subject, grade, topic, due_on, overdue, assigned_by_name, assigned_at, done_at } = row;
  return [
    {
      lead: formatDayOfInstant(assigned_at, timeZone),
      texts: [
        listTexts(
          `${practiceSubjectTexts[subject]}, ${toSchoolGradeText(grade)}: ${isolateBidi(topic)}.`,
          `Assigned by ${isolateBidi(assigned_by_name)}.`,
          due_on !== null && `Due ${formatPageDay(due_on)}.`,
          done_at === null
            ? `Not done yet${overdue ? ', past due' : ''}.`
            : `Done ${formatPageInstant(done_at, timeZone)}.`,
        ).join(' '),
      ],
    },
  ];
};
