import { familyMailKinds, familyMailTexts } from '#contracts/family-mail-kinds.ts';
import { peopleApi } from '../../../api/people-api.ts';
import { useCommand } from '../../../commands/use-command-dialog.ts';
import { LoadedPart } from '../../../page/loaded-part.tsx';
import { LabelledCheckbox } from '../../../ui/checkbox.tsx';
import { Section } from '../../../ui/section.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { familyMailsTexts as copy } from './account-copy.ts';

/** The mails that a family gets about its children, each with a switch. */
export function FamilyMails() {
  const query = peopleApi.useGetFamilyMailsQuery();
  const [run] = peopleApi.useSwitchFamilyMailMutation();
  const { submit, pending } = useCommand(run, { key: 'switch-family-mail', failed: copy.notSaved });
  return (
    <Section heading={copy.heading}>
      <p className="mb-3 max-w-prose text-quiet">{copy.hint}</p>
      <LoadedPart query={query} failed={copy.failed} loading={copy.loading}>
        {({ off }) => (
          <Sheet className="divide-y divide-rule px-4 sm:px-5" aria-busy={pending}>
            {familyMailKinds.map((kind) => (
              <LabelledCheckbox
                key={kind}
                className="py-2"
                checked={!off.includes(kind)}
                onChange={(on) => submit({ body: { kind, on } })}
              >
                {familyMailTexts[kind]}
              </LabelledCheckbox>
            ))}
          </Sheet>
        )}
      </LoadedPart>
    </Section>
  );
}
