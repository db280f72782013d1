import type { CentreResponse } from '#contracts/centre.ts';
import type { WhatIfDifferences, WhatIfResponse } from '#contracts/what-if.ts';
import { recordApi } from '../../../api/record-api.ts';
import { formatDateTime } from '../../../lib/dates.ts';
import { useReloadAfterSilence } from '../../../live/use-reload-after-silence.ts';
import { BackToDashboard } from '../../../navigation/back-to-dashboard.tsx';
import { LoadedPart } from '../../../page/loaded-part.tsx';
import { useCentre } from '../../../session/session.ts';
import { LogJobProgress } from '../../../shared/record/centre-job-progress.tsx';
import { StudentLink } from '../../../shared/students/student-link.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { TableCell } from '../../../ui/table.tsx';
import { BalanceDifferences, DifferenceTable, differenceRowStyle, LabelOnPhone } from './balance-differences.tsx';
import {
  whatIfTexts as copy,
  outcomeTexts,
  toDaysText,
  toInsteadText,
  toRulesText,
  toShownText,
  toStreaksText,
  toStreakText,
} from './what-if-copy.ts';
import { WhatIfForm } from './what-if-form.tsx';

/** The students whose numbers would differ if another rule had always been in force. For owners. */
export function WhatIfPage() {
  const centre = useCentre();
  return (
    <>
      <PageHeader back={<BackToDashboard />} title={copy.title} description={copy.description} />
      {centre && <WhatIf centre={centre} />}
    </>
  );
}

function WhatIf({ centre: { time_zone } }: { centre: CentreResponse }) {
  const query = useReloadAfterSilence(recordApi.useGetWhatIfQuery);
  const [cancel] = recordApi.useCancelWhatIfMutation();
  return (
    <LoadedPart query={query} failed={copy.loadingFailed} loading={copy.loading}>
      {({ running, last }) => (
        <>
          <Sheet className="mb-10 flex flex-col gap-5 p-5 sm:p-7">
            <div role="status" className="empty:hidden">
              {last && last.outcome !== 'decided' && <Notice tone="caution">{outcomeTexts[last.outcome]}</Notice>}
            </div>
            {running ? (
              <LogJobProgress kind="what-if" running={running} cancel={cancel} copy={copy}>
                <h2 className="text-heading">{copy.deciding}</h2>
                <p className="mt-1">{toRulesText(running.rules)}</p>
              </LogJobProgress>
            ) : (
              <WhatIfForm last={last?.rules ?? {}} />
            )}
          </Sheet>
          {last?.outcome === 'decided' && <Result last={last} timeZone={time_zone} />}
        </>
      )}
    </LoadedPart>
  );
}

function Result({ last, timeZone }: { last: NonNullable<WhatIfResponse['last']>; timeZone: string }) {
  const { classes, streaks, rules, finished_at } = last;
  return (
    <>
      <p className="mb-6 max-w-prose">
        {toRulesText(rules)}
        <span className="block text-quiet">{formatDateTime(finished_at, timeZone)}</span>
      </p>
      {classes && <BalanceDifferences classes={classes} timeZone={timeZone} />}
      {streaks && <StreakDifferences streaks={streaks} timeZone={timeZone} />}
      <p className="text-sm text-quiet">{copy.unrecorded}</p>
    </>
  );
}

interface StreakDifferencesProps {
  streaks: NonNullable<WhatIfDifferences['streaks']>;
  timeZone: string;
}

function StreakDifferences({ streaks, timeZone }: StreakDifferencesProps) {
  const { rows, differing } = streaks;
  return (
    <DifferenceTable
      title={copy.streaks}
      summary={toStreaksText(streaks)}
      note={rows.length < differing ? toShownText(rows.length, differing) : undefined}
    >
      {rows.map(({ student, today, supposed, first }) => (
        <tr key={student.id} className={differenceRowStyle}>
          <TableCell>
            <StudentLink student={student} />
          </TableCell>
          <TableCell className="tabular-nums">
            <LabelOnPhone>{copy.today}</LabelOnPhone>
            {toStreakText(today)}
          </TableCell>
          <TableCell className="font-semibold tabular-nums">
            <LabelOnPhone>{copy.supposed}</LabelOnPhone>
            {toStreakText(supposed)}
          </TableCell>
          <TableCell>
            <LabelOnPhone>{copy.firstDiffers}</LabelOnPhone>
            {formatDateTime(first.at, timeZone)}
            <span className="block text-sm tabular-nums">
              {toInsteadText(toDaysText(first.supposed), toDaysText(first.recorded))}
            </span>
          </TableCell>
        </tr>
      ))}
    </DifferenceTable>
  );
}
