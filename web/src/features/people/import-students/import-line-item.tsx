import { type ReactNode, useId } from 'react';
import type { ImportLine } from '#contracts/student-import.ts';
import { findSoldPlan } from '#events/values/plans.ts';
import { formatDate } from '../../../lib/dates.ts';
import { Badge } from '../../../ui/badge.tsx';
import { BidiIsolatedName } from '../../../ui/bidi-isolated-name.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { importTexts } from './import-students-copy.ts';

const copy = importTexts.preview;

interface ImportLineItemProps {
  line: ImportLine;
  /** Whether the import creates the group of the row. */
  isNewGroup: boolean;
  /** Whether the file has days for which the classes are counted. */
  showsDate: boolean;
  chosen: boolean;
  onChoose(chosen: boolean): void;
}

/** One row of the file: the student that it makes, and what is wrong with it. */
export function ImportLineItem({ line, isNewGroup, showsDate, chosen, onChoose }: ImportLineItemProps) {
  const { row, name, email, group, left, total, plan, as_of, family_email, note, errors, warnings } = line;
  const id = useId();
  const possible = errors.length === 0;
  return (
    <li className="flex gap-3 px-4 py-3 sm:px-5">
      <label htmlFor={id} className="-my-1 flex size-11 shrink-0 cursor-pointer items-center self-start">
        <Checkbox
          id={id}
          aria-label={copy.takeOf(name, row)}
          checked={possible && chosen}
          disabled={!possible}
          onChange={({ target }) => onChoose(target.checked)}
        />
      </label>
      <div className="flex min-w-0 flex-1 flex-col gap-2">
        <div className="flex flex-wrap justify-between gap-x-6 gap-y-2">
          <div className="min-w-0 flex-1 basis-72 wrap-anywhere">
            <p className="font-semibold">
              <BidiIsolatedName name={name || copy.noName} />
            </p>
            <p className="text-sm text-quiet">
              {copy.row} {row}
              {email && ` · ${email}`}
            </p>
            {possible && family_email && <p className="text-sm text-quiet">{copy.toFamily(family_email)}</p>}
            {note && <p className="text-sm">{note}</p>}
          </div>
          {possible && (
            <dl className="flex flex-wrap items-start gap-x-3 gap-y-1 text-sm">
              <Figure className="w-20" name={copy.left} value={left} />
              <Figure className="w-12" name={copy.total} value={total} />
              <Figure className="w-20" name={copy.plan} value={plan && (findSoldPlan(plan)?.name ?? plan)} />
              <Figure
                className="w-36"
                name={copy.group}
                value={
                  group && (
                    <>
                      {group} {isNewGroup && <Badge tone="accent">{copy.newGroup}</Badge>}
                    </>
                  )
                }
              />
              {showsDate && <Figure className="w-20" name={copy.asOf} value={formatDate(as_of)} />}
            </dl>
          )}
        </div>
        {[...errors, ...warnings].length > 0 && (
          <ul className="text-sm wrap-anywhere">
            {errors.map((text) => (
              <li key={text} className="text-margin">
                {text}
              </li>
            ))}
            {warnings.map((text) => (
              <li key={text} className="text-caution">
                {text}
              </li>
            ))}
          </ul>
        )}
      </div>
    </li>
  );
}

/** A fact of a row. Its width is the same in all rows, so that the facts form columns. */
function Figure({ name, value, className }: { name: string; value: ReactNode; className: string }) {
  return (
    <div className={className}>
      <dt className="text-quiet">{name}</dt>
      <dd className="tabular-nums wrap-anywhere">{value ?? copy.nothing}</dd>
    </div>
  );
}
