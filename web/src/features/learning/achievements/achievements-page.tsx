import { Award, CalendarDays, Check, GraduationCap } from 'lucide-react';
import type { ReactNode } from 'react';
import { useParams } from 'wouter';
import type { AchievementKind, AchievementsResponse } from '#contracts/practice-review.ts';
import { practiceApi } from '../../../api/practice-api.ts';
import { achievementsTitle } from '../../../copy/screens.ts';
import { formatDate } from '../../../lib/dates.ts';
import { BackLink } from '../../../navigation/back-link.tsx';
import { paths } from '../../../navigation/paths.ts';
import { LoadedPart } from '../../../page/loaded-part.tsx';
import { useProfile } from '../../../session/session.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { ProgressBar } from '../../../ui/progress-bar.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import * as copy from './achievements-copy.ts';

const icons: Readonly<Record<AchievementKind, ReactNode>> = {
  topics: <Award aria-hidden />,
  days: <CalendarDays aria-hidden />,
  'put-right': <Check aria-hidden />,
  grades: <GraduationCap aria-hidden />,
};

/** What a student has achieved in practice: their own page, or that of a tutor. */
export function AchievementsPage() {
  const { studentId = '' } = useParams();
  const isOwn = useProfile().id === studentId;
  const query = practiceApi.useGetAchievementsQuery({ studentId });
  return (
    <>
      <PageHeader
        back={
          isOwn ? (
            <BackLink href={paths.practice}>{copy.achievementsBackTexts.own}</BackLink>
          ) : (
            <BackLink href={paths.practiceTopics(studentId)}>{copy.achievementsBackTexts.other}</BackLink>
          )
        }
        title={isOwn ? achievementsTitle : (query.data?.student.name ?? achievementsTitle)}
        description={isOwn ? copy.achievementsDescriptionText : `${achievementsTitle}. ${copy.otherDescriptionText}`}
      />
      <LoadedPart query={query} loading={copy.loadingAchievementsText} failed={copy.achievementsLoadingFailedText}>
        {({ earned, next }) => (
          <div className="grid items-start gap-x-8 gap-y-10 lg:grid-cols-2">
            <EarnedAchievements earned={earned} />
            <NextAchievements next={next} />
          </div>
        )}
      </LoadedPart>
    </>
  );
}

function EarnedAchievements({ earned }: Pick<AchievementsResponse, 'earned'>) {
  return (
    <section aria-labelledby="earned">
      <h2 id="earned" className="mb-3 text-heading">
        {copy.earnedHeadingText}
      </h2>
      <Sheet>
        {earned.length === 0 ? (
          <EmptyState title={copy.noneEarnedText} text={copy.noneEarnedHintText} />
        ) : (
          <ul className="divide-y divide-rule">
            {earned.map(({ kind, count, day }) => (
              <li key={`${kind} ${count}`} className="flex items-center gap-4 px-5 py-3.5">
                <Medal kind={kind} />
                <span className="min-w-0 flex-1 font-semibold">{copy.toAchievementText[kind](count)}</span>
                <time dateTime={day} className="text-sm whitespace-nowrap text-quiet tabular-nums">
                  {formatDate(day)}
                </time>
              </li>
            ))}
          </ul>
        )}
      </Sheet>
    </section>
  );
}

function NextAchievements({ next }: Pick<AchievementsResponse, 'next'>) {
  return (
    <section aria-labelledby="next">
      <h2 id="next" className="mb-3 text-heading">
        {copy.nextHeadingText}
      </h2>
      <Sheet>
        <ul className="divide-y divide-rule">
          {next.map(({ kind, count, reached }) => (
            <li key={kind} className="px-5 py-4">
              <div className="flex flex-wrap items-baseline justify-between gap-x-4">
                <span className="font-semibold">{copy.toAchievementText[kind](count)}</span>
                <span className="text-sm text-quiet tabular-nums">{copy.toReachedText(reached, count)}</span>
              </div>
              <ProgressBar aria-label={copy.toAchievementText[kind](count)} value={reached} max={count} />
              <p className="mt-2 text-sm text-quiet">{copy.achievementHints[kind]}</p>
            </li>
          ))}
        </ul>
      </Sheet>
    </section>
  );
}

const Medal = ({ kind }: { kind: AchievementKind }) => (
  <span className="inline-flex size-10 shrink-0 items-center justify-center rounded-full bg-tint-accent text-accent [&_svg]:size-5">
    {icons[kind]}
  </span>
);
