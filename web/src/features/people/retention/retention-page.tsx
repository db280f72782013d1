import { Link } from 'wouter';
import type { RetentionResponse } from '#contracts/retention.ts';
import { retainedKindWords } from '#contracts/retention-words.ts';
import { privacyApi } from '../../../api/privacy-api.ts';
import { personalDataTitle } from '../../../copy/screens.ts';
import { formatMediumDate, toCentreDate } from '../../../lib/dates.ts';
import { BackToDashboard } from '../../../navigation/back-to-dashboard.tsx';
import { paths } from '../../../navigation/paths.ts';
import { LoadedPart } from '../../../page/loaded-part.tsx';
import { useCentre } from '../../../session/session.ts';
import { StudentLink } from '../../../shared/students/student-link.tsx';
import { BidiIsolatedName } from '../../../ui/bidi-isolated-name.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { Section } from '../../../ui/section.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { Table, TableBody, TableCell, TableHead, TableHeader } from '../../../ui/table.tsx';
import {
  retentionTexts as copy,
  toDeletedDayText,
  toDueCountText,
  toFormerHintText,
  toMoreFormerText,
  toNextNightText,
  toNightHeadingText,
  toNightText,
  toRetentionPeriodText,
} from './retention-copy.ts';

/** What the next night would delete, what earlier nights deleted, and the former people whose time is over. */
export function RetentionPage() {
  const query = privacyApi.useGetRetentionQuery();
  return (
    <>
      <PageHeader back={<BackToDashboard />} title={copy.title} description={copy.description} />
      <LoadedPart query={query} failed={copy.loadingFailed} loading={copy.loading}>
        {({ next_night, kinds, nights, former_people }) => (
          <div className="flex max-w-4xl flex-col gap-10">
            <Section heading={toNextNightText(next_night)}>
              <NextNight kinds={kinds} />
              <p className="mt-3">
                <Link href={paths.centreRules} className="font-semibold text-accent hover:underline">
                  {copy.rules}
                </Link>
              </p>
            </Section>
            <FormerPeopleDue {...former_people} />
            <EarlierNights nights={nights} />
          </div>
        )}
      </LoadedPart>
    </>
  );
}

const useFormatDay = () => {
  const timeZone = useCentre()?.time_zone;
  return (instant: string) => (timeZone ? formatMediumDate(toCentreDate(instant, timeZone)) : '');
};

function NextNight({ kinds }: Pick<RetentionResponse, 'kinds'>) {
  const formatDay = useFormatDay();
  return (
    <Sheet>
      <Table aria-label={copy.title} scrolls>
        <TableHead>
          <tr>
            <TableHeader>{copy.kind}</TableHeader>
            <TableHeader>{copy.period}</TableHeader>
            <TableHeader className="text-right">{copy.due}</TableHeader>
            <TableHeader className="text-right max-sm:hidden">{copy.oldest}</TableHeader>
          </tr>
        </TableHead>
        <TableBody>
          {kinds.map(({ kind, period, due, oldest_left_at }) => (
            <tr key={kind}>
              <TableHeader scope="row" className="text-ink">
                {retainedKindWords[kind]}
              </TableHeader>
              <TableCell className="whitespace-nowrap">{toRetentionPeriodText(period)}</TableCell>
              <TableCell className="text-right tabular-nums">{toDueCountText(due)}</TableCell>
              <TableCell className="text-right tabular-nums max-sm:hidden">
                {oldest_left_at === null ? copy.none : formatDay(oldest_left_at)}
              </TableCell>
            </tr>
          ))}
        </TableBody>
      </Table>
    </Sheet>
  );
}

function FormerPeopleDue({ total, months, people }: RetentionResponse['former_people']) {
  const formatDay = useFormatDay();
  return (
    <Section id="former" heading={copy.formerHeading}>
      {total === 0 ? (
        <p className="text-quiet">{copy.noFormer}</p>
      ) : (
        <>
          <p className="mb-3 max-w-prose text-quiet">
            {toFormerHintText(months)}{' '}
            <Link href={paths.erase} className="font-semibold text-accent hover:underline">
              {copy.erase}
            </Link>
          </p>
          <Sheet>
            <ul className="divide-y divide-rule">
              {people.map((person) => (
                <li key={person.id} className="flex flex-wrap items-center justify-between gap-3 px-5 py-3">
                  {person.role === 'student' ? (
                    <StudentLink student={person} />
                  ) : (
                    <BidiIsolatedName name={person.name} />
                  )}
                  <span className="text-sm text-quiet">
                    {toDeletedDayText(formatDay(person.since))}
                    {' · '}
                    {person.role === 'student' ? (
                      <Link
                        href={paths.personalData(person.id)}
                        aria-description={person.name}
                        className="text-accent underline underline-offset-2"
                      >
                        {personalDataTitle}
                      </Link>
                    ) : (
                      copy.family
                    )}
                  </span>
                </li>
              ))}
            </ul>
          </Sheet>
          {total > people.length && <p className="mt-3 text-quiet">{toMoreFormerText(total - people.length)}</p>}
        </>
      )}
    </Section>
  );
}

function EarlierNights({ nights }: Pick<RetentionResponse, 'nights'>) {
  return (
    <Section heading={copy.nightsHeading}>
      {nights.length === 0 ? (
        <p className="text-quiet">{copy.noNights}</p>
      ) : (
        <Sheet>
          <ul className="divide-y divide-rule">
            {nights.map((night) => (
              <li key={night.night} className="flex flex-wrap gap-x-6 gap-y-1 px-5 py-3">
                <span className="w-16 font-semibold tabular-nums">{toNightHeadingText(night.night)}</span>
                <span className={night.finished_at === null ? 'text-margin' : 'text-quiet'}>{toNightText(night)}</span>
              </li>
            ))}
          </ul>
        </Sheet>
      )}
    </Section>
  );
}
