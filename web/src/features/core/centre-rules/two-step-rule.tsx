import { useState } from 'react';
import { coreApi } from '../../../api/core-api.ts';
import { useCommand, useCommandDialog } from '../../../commands/use-command-dialog.ts';
import { twoStepRuleTexts as copy } from '../../../copy/centre-rules.ts';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { Section } from '../../../ui/section.tsx';
import { Sheet } from '../../../ui/sheet.tsx';

const shared = { key: 'two-step-rule', failed: copy.failed, unconfirmed: copy.unconfirmed };

/** Whether tutors need two-step sign-in. It applies at once, unlike the other rules. */
export function TwoStepRule({ required }: { required: boolean }) {
  const [asks, setAsks] = useState(false);
  const [change] = coreApi.useRequireSecondFactorMutation();
  const { submit, pending } = useCommand(change, { ...shared, done: copy.relaxed });
  return (
    <Section heading={copy.title}>
      <Sheet className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 px-5 py-4">
        <p className="max-w-prose">{required ? copy.required : copy.optional}</p>
        {required ? (
          <Button pending={pending} onClick={() => submit({ body: { required: false } })}>
            {pending ? copy.saving : copy.relax}
          </Button>
        ) : (
          <Button onClick={() => setAsks(true)}>{copy.require}</Button>
        )}
      </Sheet>
      {asks && <RequireTwoStepDialog onClose={() => setAsks(false)} />}
    </Section>
  );
}

function RequireTwoStepDialog({ onClose }: { onClose(): void }) {
  const [change] = coreApi.useRequireSecondFactorMutation();
  const { submit, dialog } = useCommandDialog(change, { ...shared, done: copy.done, onClose });
  return (
    <ConfirmDialog
      {...dialog}
      title={copy.question}
      description={<p>{copy.consequences}</p>}
      confirm={copy.require}
      confirming={copy.saving}
      onConfirm={() => submit({ body: { required: true } })}
    />
  );
}
