import { centreRulesTexts as copy } from '../../../copy/centre-rules.ts';
import { BackToDashboard } from '../../../navigation/back-to-dashboard.tsx';
import { LoadedPart } from '../../../page/loaded-part.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { useGetCentreRulesQuery } from './api.ts';
import { CentreRulesForm } from './centre-rules-form.tsx';
import { RuleChangeList } from './rule-change-list.tsx';

export function CentreRulesPage() {
  const query = useGetCentreRulesQuery();
  return (
    <>
      <PageHeader back={<BackToDashboard />} title={copy.title} description={copy.description} />
      <LoadedPart query={query} failed={copy.loadingFailed} loading={copy.loading}>
        {({ rules, today, changes }) => (
          <div className="flex max-w-3xl flex-col gap-8">
            {/* The form starts again from the new rules when another owner changed them. */}
            <CentreRulesForm key={JSON.stringify(rules)} current={rules} today={today} />
            <RuleChangeList changes={changes} today={today} />
          </div>
        )}
      </LoadedPart>
    </>
  );
}
