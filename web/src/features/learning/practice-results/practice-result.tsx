import { ArrowRight, Award, Flame } from 'lucide-react';
import type { PracticeSession } from '#contracts/practice.ts';
import { practiceSubjectTexts, toSchoolGradeText } from '#contracts/practice-words.ts';
import { practiceApi } from '../../../api/practice-api.ts';
import { awaitingApprovalTexts } from '../../../copy/approval.ts';
import { formatOrdinal } from '../../../lib/format-ordinal.ts';
import { toScoreTone } from '../../../lib/to-score-tone.ts';
import { useProfile } from '../../../session/session.ts';
import { MathTextContext } from '../../../shared/math-text.tsx';
import { AnsweredQuestion } from '../../../shared/practice/answered-question.tsx';
import { QuestionFrame, QuestionFrameList } from '../../../shared/questions/question-frame.tsx';
import { StreakWarning } from '../../../shared/streak-warning.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { Stat, StatStrip } from '../../../ui/stat-strip.tsx';
import { PracticeResultLinks } from './practice-result-links.tsx';
import * as copy from './practice-results-copy.ts';

/** As large as the figures beside it. */
const ScoreBadge = ({ percentage }: { percentage: number }) => (
  <Badge tone={toScoreTone(percentage)} className="px-3 py-0.5">
    <span className="font-serif text-heading font-semibold">{percentage}%</span>
  </Badge>
);

export function PracticeResult({ session }: { session: PracticeSession }) {
  const {
    subject,
    grade,
    topic,
    correct_answers,
    points_earned,
    counted,
    rank,
    streak,
    before_approval,
    of_race,
    questions,
  } = session;
  const { awaiting_approval } = useProfile();
  const percentage = Math.round((100 * correct_answers) / questions.length);
  const band = copy.findScoreBand(percentage);
  return (
    <div className="mx-auto max-w-3xl">
      <header className="mb-6 text-center">
        <p role="img" aria-label={band.picture} className="text-display">
          {band.emoji}
        </p>
        <h1 className="mt-2 text-title">{band.headline}</h1>
        <p className="mt-1 text-quiet wrap-anywhere">
          {practiceSubjectTexts[subject]} · {toSchoolGradeText(grade)} · <bdi>{topic}</bdi>
        </p>
      </header>
      <StatStrip className="mb-6">
        <Stat label={copy.correctLabelText} value={copy.toCorrectCountText(correct_answers, questions.length)} />
        {!before_approval && <Stat label={copy.pointsLabelText} value={points_earned} />}
        <Stat label={copy.percentageLabelText} value={<ScoreBadge percentage={percentage} />} />
        {rank && (
          <Stat
            label={copy.rankLabelText}
            value={
              <>
                <RankChange {...rank} />
                <span className="sr-only">{copy.toSpokenRankChangeText(rank.before, rank.after)}</span>
              </>
            }
          >
            <span className="text-quiet">{copy.toRankChangeText(rank.before, rank.after)}</span>
          </Stat>
        )}
      </StatStrip>
      {streak && <StreakChange {...streak} />}
      {counted === false && <UncountedNote>{of_race ? copy.raceNotCountedText : copy.notCountedText}</UncountedNote>}
      {before_approval && (
        <UncountedNote>
          {awaiting_approval ? awaitingApprovalTexts.notCountedYet : awaitingApprovalTexts.notCounted}
        </UncountedNote>
      )}
      {!of_race && correct_answers === 0 && <Encouragement studentId={session.student_id} />}
      {!of_race && correct_answers > 0 && <Achievements correct={correct_answers} />}
      <StreakWarning when="after" className="mb-4" />
      <PracticeResultLinks again={{ subject, grade, topic }} />
      <h2 className="mt-10 mb-3 text-heading">{copy.answersHeadingText}</h2>
      <AnsweredSessionQuestions session={session} />
    </div>
  );
}

/** What the session did to the streak. */
const StreakChange = (streak: NonNullable<PracticeSession['streak']>) => (
  <p className="mb-6 flex items-center justify-center gap-2 font-semibold">
    <Flame aria-hidden className="size-5 shrink-0 text-caution" />
    {copy.toStreakChangeText(streak)}
  </p>
);

function Encouragement({ studentId }: { studentId: string }) {
  const rule = practiceApi.useGetPracticeStatsQuery({ studentId }).data?.same_day ?? 'reset';
  return (
    <Sheet className="mb-6 px-5 py-4">
      <h2 className="mb-1 text-heading">{copy.encouragementTexts.heading}</h2>
      <p>{copy.encouragementTexts[rule]}</p>
    </Sheet>
  );
}

const UncountedNote = ({ children }: { children: string }) => (
  <p className="-mt-3 mb-6 text-sm text-quiet">{children}</p>
);

const RankChange = ({ before, after }: NonNullable<PracticeSession['rank']>) => (
  <span aria-hidden className="flex flex-wrap items-center gap-x-1">
    {before !== null && before !== after && (
      <>
        <span className="font-normal text-quiet">{formatOrdinal(before)}</span>
        <ArrowRight className="size-5 text-quiet" />
      </>
    )}
    <span>{formatOrdinal(after)}</span>
  </span>
);

function Achievements({ correct }: { correct: number }) {
  return (
    <section aria-labelledby="achievements" className="mb-6">
      <Sheet className="px-5 py-4">
        <h2 id="achievements" className="mb-2 text-heading">
          {copy.achievementsHeadingText}
        </h2>
        <ul className="flex flex-col gap-1.5">
          {copy.toAchievementTexts(correct).map((achievement) => (
            <li key={achievement} className="flex items-center gap-2">
              <Award aria-hidden className="size-5 shrink-0 text-caution" />
              {achievement}
            </li>
          ))}
        </ul>
      </Sheet>
    </section>
  );
}

function AnsweredSessionQuestions({ session }: { session: PracticeSession }) {
  return (
    <MathTextContext value={session.subject === 'math'}>
      <Sheet>
        <QuestionFrameList>
          {session.questions.map((question, index) => (
            <QuestionFrame
              // biome-ignore lint/suspicious/noArrayIndexKey: questions are identified by their index only
              key={index}
              number={index + 1}
              question={{ text: question.text, image_url: null, figure: question.figure }}
              heading="h3"
            >
              {question.result ? (
                <AnsweredQuestion session={session} index={index} question={question} result={question.result} />
              ) : (
                <p className="text-quiet">{copy.notAnsweredText}</p>
              )}
            </QuestionFrame>
          ))}
        </QuestionFrameList>
      </Sheet>
    </MathTextContext>
  );
}
