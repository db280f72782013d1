import type { ListedCase } from '#contracts/cases.ts';
import { classesApi } from '../../../api/classes-api.ts';
import { useOpenDialog } from '../../../commands/use-dialog-draft.ts';
import { BackToDashboard } from '../../../navigation/back-to-dashboard.tsx';
import { useAddressParam } from '../../../navigation/use-address-param.ts';
import { LoadedPart } from '../../../page/loaded-part.tsx';
import { useProfile } from '../../../session/session.ts';
import { ReopenCaseDialog } from '../../../shared/cases/reopen-case-dialog.tsx';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { Section } from '../../../ui/section.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { ToggleButtons } from '../../../ui/toggle-buttons.tsx';
import { AddCaseNoteDialog, AnswerCaseDialog, PlanCaseDialog } from './case-dialogs.tsx';
import { CaseItem } from './case-item.tsx';
import { answerTexts, casesTexts as copy, noteTexts, reopenTexts, resolveTexts } from './cases-copy.ts';
import { ResolveCaseDialog } from './resolve-case-dialog.tsx';

const actTexts = { answer: answerTexts, resolve: resolveTexts, note: noteTexts, reopen: reopenTexts };
type CaseAct = keyof typeof actTexts;
type OpenDialog = { act: CaseAct | 'plan'; of: ListedCase };

/** In the address: only the cases for which the signed-in tutor is responsible. */
const MINE = 'me';

/** What is said to be wrong with the classes of students, for tutors. */
export function CasesPage() {
  const { id } = useProfile();
  const [assigned, setAssigned] = useAddressParam('assigned');
  const isMine = assigned === MINE;
  const cases = classesApi.useGetCasesQuery(isMine ? { assignee_id: id } : {});
  const [dialog, setDialog] = useOpenDialog<OpenDialog>();
  const close = () => setDialog(null);
  // What others wrote since the dialog was opened is shown in it. Who is responsible is compared with what the person saw.
  const listed = [...(cases.data?.unresolved ?? []), ...(cases.data?.resolved ?? [])];
  const live = dialog && (listed.find(({ id }) => id === dialog.of.id) ?? dialog.of);
  return (
    <>
      <PageHeader back={<BackToDashboard />} title={copy.title} description={copy.description} />
      <ToggleButtons
        label={copy.filter}
        className="mb-6 flex flex-wrap gap-2"
        options={[
          { value: '', label: copy.all },
          { value: MINE, label: copy.mine },
        ]}
        value={isMine ? MINE : ''}
        onChange={setAssigned}
      />
      <LoadedPart query={cases} failed={copy.failed} loading={copy.loading}>
        {({ unresolved, resolved, tutors }) => (
          <>
            <Section id="unresolved" className="mb-10" heading={copy.unresolved}>
              <Sheet>
                <ol className="divide-y divide-rule">
                  {unresolved.map((each) => (
                    <CaseItem key={each.id} of={each} onPlan={() => setDialog({ act: 'plan', of: each })}>
                      <CaseActions of={each} onAct={(act) => setDialog({ act, of: each })} />
                    </CaseItem>
                  ))}
                </ol>
                {unresolved.length === 0 && <EmptyState {...(isMine ? copy.noneMine : copy.none)} />}
              </Sheet>
            </Section>
            {resolved.length > 0 && (
              <Section id="resolved" heading={copy.resolved}>
                <Sheet>
                  <ol className="divide-y divide-rule">
                    {resolved.map((each) => (
                      <CaseItem key={each.id} of={each}>
                        <CaseActions of={each} onAct={(act) => setDialog({ act, of: each })} />
                      </CaseItem>
                    ))}
                  </ol>
                </Sheet>
              </Section>
            )}
            {dialog?.act === 'plan' && <PlanCaseDialog of={dialog.of} tutors={tutors} onClose={close} />}
          </>
        )}
      </LoadedPart>
      {live && dialog.act === 'answer' && <AnswerCaseDialog of={live} onClose={close} />}
      {dialog?.act === 'reopen' && (
        <ReopenCaseDialog studentId={dialog.of.student_id} caseId={dialog.of.id} texts={reopenTexts} onClose={close} />
      )}
      {dialog?.act === 'note' && <AddCaseNoteDialog of={dialog.of} onClose={close} />}
      {live && dialog.act === 'resolve' && <ResolveCaseDialog of={live} onClose={close} />}
    </>
  );
}

/** The acts on a case in each state. One that is answered waits for its resolution. */
const actsByState: Record<ListedCase['state'], readonly CaseAct[]> = {
  open: ['answer', 'resolve', 'note'],
  reopened: ['answer', 'resolve', 'note'],
  answered: ['resolve', 'note'],
  resolved: ['reopen', 'note'],
};

const CaseActions = ({ of, onAct }: { of: ListedCase; onAct(act: CaseAct): void }) => (
  <div className="flex flex-wrap gap-2">
    {actsByState[of.state].map((act) => (
      <Button key={act} aria-description={of.student_name} onClick={() => onAct(act)}>
        {actTexts[act].open}
      </Button>
    ))}
  </div>
);
