import type { WhatIfQuery, WhatIfResponse } from '#contracts/what-if.ts';
import { CLASSES_MAX_LIMIT } from '#events/values/limits.ts';
import { recordApi } from '../../../api/record-api.ts';
import { streakRuleTexts } from '../../../copy/centre-rules.ts';
import { formatDateTime } from '../../../lib/dates.ts';
import { BackToDashboard } from '../../../navigation/back-to-dashboard.tsx';
import { useAddressParams } from '../../../navigation/use-address-params.ts';
import { LoadedPart } from '../../../page/loaded-part.tsx';
import { useCentre } from '../../../session/session.ts';
import { StudentLink } from '../../../shared/students/student-link.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { TableCell } from '../../../ui/table.tsx';
import { BalanceDifferences, DifferenceTable, differenceRowStyle, LabelOnPhone } from './balance-differences.tsx';
import {
  whatIfTexts as copy,
  toDaysText,
  toInsteadText,
  toShownText,
  toStreaksText,
  toStreakText,
} from './what-if-copy.ts';
import { WhatIfForm } from './what-if-form.tsx';

/** From the texts, because the schema would load all of zod. */
const streakRules = Object.keys(streakRuleTexts) as NonNullable<WhatIfQuery['same_day']>[];

/** The students whose numbers would differ if another rule had always been in force. For owners. */
export function WhatIfPage() {
  const [search, change] = useAddressParams();
  const classes_max = parseClassesMax(search.get('classes_max'));
  const same_day = streakRules.find((rule) => rule === search.get('same_day'));
  const rules = { ...(classes_max !== undefined && { classes_max }), ...(same_day !== undefined && { same_day }) };
  return (
    <>
      <PageHeader back={<BackToDashboard />} title={copy.title} description={copy.description} />
      <WhatIfForm
        chosen={rules}
        onChoose={(next) => change({ classes_max: String(next.classes_max ?? ''), same_day: next.same_day ?? '' })}
      />
      {Object.keys(rules).length > 0 && <Differences rules={rules} />}
    </>
  );
}

function Differences({ rules }: { rules: WhatIfQuery }) {
  const query = recordApi.useGetWhatIfQuery(rules);
  return (
    <LoadedPart query={{ ...query, data: query.currentData }} failed={copy.loadingFailed} loading={copy.loading}>
      {(result: WhatIfResponse) => <Result result={result} />}
    </LoadedPart>
  );
}

function Result({ result: { classes, streaks } }: { result: WhatIfResponse }) {
  const timeZone = useCentre()?.time_zone;
  return (
    timeZone && (
      <>
        {classes && <BalanceDifferences classes={classes} timeZone={timeZone} />}
        {streaks && <StreakDifferences streaks={streaks} timeZone={timeZone} />}
        <p className="text-sm text-quiet">{copy.unrecorded}</p>
      </>
    )
  );
}

const parseClassesMax = (text: string | null): number | undefined => {
  const count = Number(text);
  return text && Number.isInteger(count) && count >= 1 && count <= CLASSES_MAX_LIMIT ? count : undefined;
};

interface StreakDifferencesProps {
  streaks: NonNullable<WhatIfResponse['streaks']>;
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
