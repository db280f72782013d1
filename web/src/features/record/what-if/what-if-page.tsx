import type { WhatIfQuery, WhatIfResponse } from '#contracts/what-if.ts';
import { CLASSES_MAX_LIMIT } from '#events/values/limits.ts';
import { streakRuleTexts } from '../../../copy/centre-rules.ts';
import { BackToDashboard } from '../../../navigation/back-to-dashboard.tsx';
import { useAddressParams } from '../../../navigation/use-address-params.ts';
import { LoadedPart } from '../../../page/loaded-part.tsx';
import { useCentre } from '../../../session/session.ts';
import { PageHeader } from '../../../ui/page-header.tsx';
import { useGetWhatIfQuery } from './api.ts';
import { BalanceDifferences } from './balance-differences.tsx';
import { StreakDifferences } from './streak-differences.tsx';
import { whatIfTexts as copy } from './what-if-copy.ts';
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
  const query = useGetWhatIfQuery(rules);
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
