import type { SandboxRow } from '#contracts/sandboxes.ts';
import { recordApi } from '../../../api/record-api.ts';
import { useCommand } from '../../../commands/use-command-dialog.ts';
import { notify } from '../../../toasts/notify.ts';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Section } from '../../../ui/section.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { sandboxListTexts as copy, toContentsText } from './sandboxes-copy.ts';

interface SandboxListProps {
  rows: readonly SandboxRow[];
  timeZone: string;
}

export function SandboxList({ rows, timeZone }: SandboxListProps) {
  return (
    <Section id="sandboxes" className="mb-10" heading={copy.heading}>
      <Sheet>
        {rows.length === 0 && <EmptyState title={copy.emptyTitle} text={copy.emptyText} />}
        <ul className="divide-y divide-rule">
          {rows.map(({ name, contents }) => (
            <li key={name} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 px-4 py-3 sm:px-5">
              <div className="min-w-0">
                <h3 className="font-sans text-base font-semibold wrap-anywhere">{name}</h3>
                <p className="text-sm text-quiet">{contents ? toContentsText(contents, timeZone) : copy.incomplete}</p>
                {contents && !contents.comparable && <p className="text-sm text-caution">{copy.otherRelease}</p>}
              </div>
              <div className="flex flex-wrap gap-2">
                {contents?.comparable && <CompareButton name={name} />}
                <DropButton name={name} />
              </div>
            </li>
          ))}
        </ul>
      </Sheet>
    </Section>
  );
}

function CompareButton({ name }: { name: string }) {
  const [start] = recordApi.useStartComparisonMutation();
  const key = `compare-sandbox/${name}`;
  const { submit, pending } = useCommand(start, {
    ...{ key, onDone: () => notify.settled(key), failed: copy.compareFailed },
  });
  return (
    <Button aria-description={name} pending={pending} onClick={() => submit({ name })}>
      {pending ? copy.comparing : copy.compare}
    </Button>
  );
}

/** Needs no confirmation, because the same day can be replayed again. */
function DropButton({ name }: { name: string }) {
  const [drop] = recordApi.useDropSandboxMutation();
  const { submit, pending } = useCommand(drop, {
    key: `drop-sandbox/${name}`,
    done: () => ({ title: copy.dropped, detail: name }),
    failed: copy.dropFailed,
  });
  return (
    <Button aria-description={name} pending={pending} onClick={() => submit({ name })}>
      {pending ? copy.dropping : copy.drop}
    </Button>
  );
}
