import type { CentreRuleChange } from '#contracts/centre-rules.ts';
import { coreApi } from '../../../api/core-api.ts';
import { useCommand } from '../../../commands/use-command-dialog.ts';
import { centreRulesTexts as copy, toRuleChangeTexts, toRulesFromText } from '../../../copy/centre-rules.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Sheet } from '../../../ui/sheet.tsx';

/** The changes of the rules, newest day first. A change that is not in force yet can be taken back. */
export function RuleChangeList({ changes, today }: { changes: readonly CentreRuleChange[]; today: string }) {
  return (
    <section aria-labelledby="rule-changes">
      <h2 id="rule-changes" className="mb-3">
        {copy.history}
      </h2>
      {changes.length === 0 ? (
        <p className="text-quiet">{copy.noHistory}</p>
      ) : (
        <Sheet>
          <ul className="divide-y divide-rule">
            {changes.toReversed().map((change) => (
              <RuleChangeItem key={change.from} change={change} upcoming={change.from > today} />
            ))}
          </ul>
        </Sheet>
      )}
    </section>
  );
}

function RuleChangeItem({
  change: { from, rules, before },
  upcoming,
}: {
  change: CentreRuleChange;
  upcoming: boolean;
}) {
  const [change] = coreApi.useChangeCentreRulesMutation();
  const { submit, pending } = useCommand(change, {
    key: `centre-rules/${from}`,
    done: copy.takenBack,
    failed: copy.failed,
  });
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 px-5 py-4">
      <div>
        <p className="flex flex-wrap items-center gap-2 font-semibold">
          {toRulesFromText(from)}
          {upcoming && <Badge tone="neutral">{copy.upcoming}</Badge>}
        </p>
        {toRuleChangeTexts({ rules, before }).map((text) => (
          <p key={text} className="text-sm text-quiet">
            {text}
          </p>
        ))}
      </div>
      {upcoming && (
        <Button size="small" pending={pending} onClick={() => submit({ body: { from, rules: before } })}>
          {pending ? copy.takingBack : copy.takeBack}
          <span className="sr-only"> {toRulesFromText(from)}</span>
        </Button>
      )}
    </li>
  );
}
