import type { ListedCase } from '#contracts/cases.ts';
import { CASE_TEXT_LENGTH_MAX } from '#events/values/limits.ts';
import { classesApi } from '../../../api/classes-api.ts';
import { useCommandDialog } from '../../../commands/use-command-dialog.ts';
import { useDialogDraftField, useOpenDialog } from '../../../commands/use-dialog-draft.ts';
import { BackToDashboard } from '../../../navigation/back-to-dashboard.tsx';
import { LoadedPart } from '../../../page/loaded-part.tsx';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Field } from '../../../ui/field.tsx';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { Textarea } from '../../../ui/input.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { Section } from '../../../ui/section.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { CaseItem } from './case-item.tsx';
import { answerTexts, casesTexts as copy, resolveTexts } from './cases-copy.ts';
import { ResolveCaseDialog } from './resolve-case-dialog.tsx';

type OpenDialog = { act: 'answer' | 'resolve'; of: ListedCase };

/** What students say is wrong with their classes, for tutors. */
export function CasesPage() {
  const cases = classesApi.useGetCasesQuery();
  const [dialog, setDialog] = useOpenDialog<OpenDialog>();
  const close = () => setDialog(null);
  return (
    <>
      <PageHeader back={<BackToDashboard />} title={copy.title} description={copy.description} />
      <LoadedPart query={cases} failed={copy.failed} loading={copy.loading}>
        {({ unresolved, resolved }) => (
          <>
            <Section id="unresolved" className="mb-10" heading={copy.unresolved}>
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
            </Section>
            {resolved.length > 0 && (
              <Section id="resolved" heading={copy.resolved}>
                <Sheet>
                  <ol className="divide-y divide-rule">
                    {resolved.map((each) => (
                      <CaseItem key={each.id} of={each} />
                    ))}
                  </ol>
                </Sheet>
              </Section>
            )}
          </>
        )}
      </LoadedPart>
      {dialog?.act === 'answer' && <AnswerCaseDialog of={dialog.of} onClose={close} />}
      {dialog?.act === 'resolve' && <ResolveCaseDialog of={dialog.of} onClose={close} />}
    </>
  );
}

/** The acts on an unresolved case. A case that is answered waits for its resolution. */
function CaseActions({ of, onAct }: { of: ListedCase; onAct(act: 'answer' | 'resolve'): void }) {
  return (
    <div className="flex flex-wrap gap-2">
      {of.state !== 'answered' && (
        <Button aria-description={of.student_name} onClick={() => onAct('answer')}>
          {answerTexts.open}
        </Button>
      )}
      <Button aria-description={of.student_name} onClick={() => onAct('resolve')}>
        {resolveTexts.open}
      </Button>
    </div>
  );
}

/** Answers a case, which stays unresolved. */
function AnswerCaseDialog({ of, onClose }: { of: ListedCase; onClose(): void }) {
  const [text = '', setText] = useDialogDraftField('text');
  const [answer] = classesApi.useAnswerCaseMutation();
  const { submit, errorOf, dialog } = useCommandDialog(answer, {
    key: `case/${of.id}`,
    fields: ['text'],
    done: answerTexts.done,
    failed: answerTexts.failed,
    onClose,
  });
  const isMissing = text.trim() === '';
  return (
    <FormDialog
      title={answerTexts.title(of.student_name)}
      act={answerTexts.act}
      acting={answerTexts.acting}
      {...dialog}
      unsaved={!isMissing}
      onSubmit={() => submit(isMissing ? undefined : { body: { student_id: of.student_id, case_id: of.id, text } })}
    >
      <Field
        label={answerTexts.label}
        hint={resolveTexts.hint}
        error={errorOf('text', isMissing && answerTexts.missing)}
      >
        <Textarea
          required
          maxLength={CASE_TEXT_LENGTH_MAX}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
      </Field>
    </FormDialog>
  );
}
