import type { ListedCase } from '#contracts/cases.ts';
import { useOpenDialog } from '../../../commands/use-dialog-draft.ts';
import { BackToDashboard } from '../../../navigation/back-to-dashboard.tsx';
import { LoadedPart } from '../../../page/loaded-part.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { AnswerCaseDialog } from './answer-case-dialog.tsx';
import { useGetCasesQuery } from './api.ts';
import { CaseActions } from './case-actions.tsx';
import { CaseItem } from './case-item.tsx';
import { casesTexts as copy } from './cases-copy.ts';
import { ResolveCaseDialog } from './resolve-case-dialog.tsx';

type OpenDialog = { act: 'answer' | 'resolve'; of: ListedCase };

/** What students say is wrong with their classes, for tutors. */
export function CasesPage() {
  const cases = useGetCasesQuery();
  const [dialog, setDialog] = useOpenDialog<OpenDialog>();
  const close = () => setDialog(null);
  return (
    <>
      <PageHeader back={<BackToDashboard />} title={copy.title} description={copy.description} />
      <LoadedPart query={cases} failed={copy.failed} loading={copy.loading}>
        {({ unresolved, resolved }) => (
          <>
            <section aria-labelledby="unresolved" className="mb-10">
              <h2 id="unresolved" className="mb-3 text-heading">
                {copy.unresolved}
              </h2>
              <Sheet>
                <ol className="divide-y divide-rule">
                  {unresolved.map((each) => (
                    <CaseItem key={each.id} of={each}>
                      <CaseActions of={each} onAct={(act) => setDialog({ act, of: each })} />
                    </CaseItem>
                  ))}
                </ol>
                {unresolved.length === 0 && <EmptyState {...copy.none} />}
              </Sheet>
            </section>
            {resolved.length > 0 && (
              <section aria-labelledby="resolved">
                <h2 id="resolved" className="mb-3 text-heading">
                  {copy.resolved}
                </h2>
                <Sheet>
                  <ol className="divide-y divide-rule">
                    {resolved.map((each) => (
                      <CaseItem key={each.id} of={each} />
                    ))}
                  </ol>
                </Sheet>
              </section>
            )}
          </>
        )}
      </LoadedPart>
      {dialog?.act === 'answer' && <AnswerCaseDialog of={dialog.of} onClose={close} />}
      {dialog?.act === 'resolve' && <ResolveCaseDialog of={dialog.of} onClose={close} />}
    </>
  );
}
