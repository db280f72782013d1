import { Redirect } from 'wouter';
import { centreRulesTexts as copy } from '../../copy/centre-rules.ts';
import { BackToDashboard } from '../../navigation/back-to-dashboard.tsx';
import { paths } from '../../navigation/paths.ts';
import { LoadedPart } from '../../page/loaded-part.tsx';
import { useProfile } from '../../session/session.ts';
import { PageHeader } from '../../ui/page-header.tsx';
import { useGetCentreRulesQuery } from './api.ts';
import { StreakRuleForm } from './streak-rule-form.tsx';

export function CentreRulesPage() {
  return useProfile().owner ? <CentreRules /> : <Redirect to={paths.tutor} replace />;
}

function CentreRules() {
  const rules = useGetCentreRulesQuery();
  return (
    <>
      <PageHeader back={<BackToDashboard />} title={copy.title} description={copy.description} />
      <LoadedPart query={rules} failed={copy.loadingFailed} loading={copy.loading}>
        {({ same_day }) => <StreakRuleForm current={same_day} />}
      </LoadedPart>
    </>
  );
}
