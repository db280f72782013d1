import { useState } from 'react';
import type { ImportLine, StudentImportPreview } from '#contracts/student-import.ts';
import { toGroupNameKey } from '#events/values/to-group-name-key.ts';
import { studentImportApi } from '../../../api/student-import-api.ts';
import { useCommand } from '../../../commands/use-command-dialog.ts';
import { useCentre } from '../../../session/session.ts';
import { notify } from '../../../toasts/notify.ts';
import { Button } from '../../../ui/button.tsx';
import { LabelledCheckbox } from '../../../ui/checkbox.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { ToggleButtons } from '../../../ui/toggle-buttons.tsx';
import { ImportLineItem } from './import-line-item.tsx';
import { importTexts, type RowKind, toImportText, toMailLimitText, toRowKindText } from './import-students-copy.ts';
import type { ImportFile } from './to-base64.ts';

const copy = importTexts.preview;
const START_KEY = 'import-students';
/** Rows that are drawn at once. */
const ROWS_SHOWN = 100;

const toKind = ({ errors, warnings }: ImportLine): Exclude<RowKind, 'all'> => {
  if (errors.length > 0) return 'refused';
  return warnings.length > 0 ? 'check' : 'ready';
};

interface ImportPreviewProps {
  file: ImportFile;
  preview: StudentImportPreview;
  /** Somebody changed what a row would become. */
  onOutdated(): void;
  onStarted(): void;
}

/** What would become of each row. The tutor chooses the rows to import; those with a warning are not chosen at first. */
export function ImportPreview({ file, preview, onOutdated, onStarted }: ImportPreviewProps) {
  const { lines, mapping, dates, digest, new_groups, mails_left } = preview;
  const byKind = Map.groupBy(lines, toKind);
  const rowsOf = (kind: RowKind) => (kind === 'all' ? lines : (byKind.get(kind) ?? []));
  const [kind, setKind] = useState<RowKind>('all');
  const [shown, setShown] = useState(ROWS_SHOWN);
  const [chosen, setChosen] = useState<ReadonlySet<number>>(() => new Set(rowsOf('ready').map(({ row }) => row)));
  const [mailsFamilies, setMailsFamilies] = useState(false);
  const sendsMail = useCentre()?.sends_mail ?? false;
  const [start] = studentImportApi.useStartStudentImportMutation();
  const { submit, pending } = useCommand(start, {
    key: START_KEY,
    failed: ({ code }) => {
      if (code === 'import-outdated') onOutdated();
      return copy.failed;
    },
    onDone: () => {
      notify.settled(START_KEY);
      onStarted();
    },
  });

  const choose = (rows: readonly ImportLine[], isChosen: boolean) => {
    const next = new Set(chosen);
    for (const { row } of rows) isChosen ? next.add(row) : next.delete(row);
    setChosen(next);
  };
  const toCheck = rowsOf('check');
  const families = lines.filter(({ row, family_email }) => family_email !== null && chosen.has(row)).length;
  const found = rowsOf(kind);
  const newGroups = new Set(new_groups.map(toGroupNameKey));
  const { name, content } = file;
  return (
    <section aria-label={copy.heading} className="mb-10">
      <h2 className="mb-4 text-heading">{copy.heading}</h2>
      <ToggleButtons
        label={copy.show}
        className="mb-3 flex flex-wrap gap-2"
        size="small"
        value={kind}
        onChange={(value) => {
          setKind(value);
          setShown(ROWS_SHOWN);
        }}
        options={(['all', 'ready', 'check', 'refused'] as const).map((value) => ({
          value,
          label: toRowKindText(value, rowsOf(value).length),
        }))}
      />
      {toCheck.length > 0 && (
        <LabelledCheckbox
          checked={toCheck.every(({ row }) => chosen.has(row))}
          onChange={(isChosen) => choose(toCheck, isChosen)}
        >
          {copy.takeAllToCheck}
        </LabelledCheckbox>
      )}
      <Sheet className="mt-2">
        {found.length === 0 ? (
          <EmptyState title={copy.noRows} />
        ) : (
          <ul aria-label={copy.label} className="divide-y divide-rule">
            {found.slice(0, shown).map((line) => (
              <ImportLineItem
                key={line.row}
                line={line}
                isNewGroup={line.group !== null && newGroups.has(toGroupNameKey(line.group))}
                showsDate={mapping.as_of !== undefined}
                chosen={chosen.has(line.row)}
                onChoose={(isChosen) => choose([line], isChosen)}
              />
            ))}
          </ul>
        )}
      </Sheet>
      {found.length > shown && (
        <Button className="mt-3" onClick={() => setShown(shown + ROWS_SHOWN)}>
          {copy.more}
        </Button>
      )}
      <p className="mt-6 max-w-prose text-quiet">{copy.toSignIn(sendsMail)}</p>
      {families > 0 && <p className="mt-2 max-w-prose text-quiet">{copy.familyLinks}</p>}
      {families > 0 && sendsMail && (
        <LabelledCheckbox checked={mailsFamilies} onChange={setMailsFamilies} className="mt-2">
          {copy.mailFamilies}
        </LabelledCheckbox>
      )}
      {mailsFamilies && families > mails_left && (
        <Notice tone="caution" role="status" className="mt-2">
          {toMailLimitText(families, mails_left)}
        </Notice>
      )}
      <Button
        variant="primary"
        className="mt-4"
        disabled={chosen.size === 0}
        pending={pending}
        onClick={() =>
          submit({
            body: {
              ...{ file_name: name, content, mapping, ...(dates && { date_order: dates.order }) },
              ...{ digest, rows: [...chosen], mails_families: mailsFamilies && sendsMail },
            },
          })
        }
      >
        {pending ? copy.importing : toImportText(chosen.size)}
      </Button>
    </section>
  );
}
