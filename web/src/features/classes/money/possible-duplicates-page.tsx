import { Suspense, useId } from 'react';
import { Link } from 'wouter';
import type { MoneyEntry, PossibleDuplicatesResponse } from '#contracts/money.ts';
import { listMoneyEntryFacts } from '#contracts/money-words.ts';
import { classesApi } from '../../../api/classes-api.ts';
import { useCommand } from '../../../commands/use-command-dialog.ts';
import { useOpenDialog } from '../../../commands/use-dialog-draft.ts';
import { possibleDuplicatesTitle } from '../../../copy/screens.ts';
import { formatDate } from '../../../lib/dates.ts';
import { BackToDashboard } from '../../../navigation/back-to-dashboard.tsx';
import { paths } from '../../../navigation/paths.ts';
import { LoadedPart } from '../../../page/loaded-part.tsx';
import { useCentre } from '../../../session/session.ts';
import { toMoneyEntryText, toMoneyNames } from '../../../shared/money/money-entry-copy.ts';
import { BidiIsolatedName } from '../../../ui/bidi-isolated-name.tsx';
import { Button } from '../../../ui/button.tsx';
import { buttonStyle } from '../../../ui/button-style.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { possibleDuplicatesTexts as copy, toRecordedByAt } from './balances-copy.ts';
import { ReversePaymentDialog } from './lazy-dialogs.ts';

type Duplicate = PossibleDuplicatesResponse['duplicates'][number];

/** Purchases and payments that may have been recorded twice, with both entries beside each other, for owners. */
export function PossibleDuplicatesPage() {
  const query = classesApi.useGetPossibleDuplicatesQuery();
  const timeZone = useCentre()?.time_zone;
  const [reversed, setReversed] = useOpenDialog<MoneyEntry>();
  return (
    <>
      <PageHeader back={<BackToDashboard />} title={possibleDuplicatesTitle} description={copy.description} />
      <LoadedPart query={query} failed={copy.failed} loading={copy.loading}>
        {(duplicates) =>
          duplicates.length === 0 ? (
            <Sheet>
              <EmptyState {...copy.none} />
            </Sheet>
          ) : (
            timeZone && (
              <ol className="flex flex-col gap-6">
                {duplicates.map((duplicate) => (
                  <li key={duplicate.entry.id}>
                    <DuplicateSheet duplicate={duplicate} timeZone={timeZone} onReverse={setReversed} />
                  </li>
                ))}
              </ol>
            )
          )
        }
      </LoadedPart>
      <Suspense>{reversed && <ReverseDuplicateDialog entry={reversed} onClose={() => setReversed(null)} />}</Suspense>
    </>
  );
}

interface DuplicateSheetProps {
  duplicate: Duplicate;
  timeZone: string;
  onReverse(entry: MoneyEntry): void;
}

/** Two equal entries of one student. They stay on the list until one is reversed or both are kept. */
function DuplicateSheet({ duplicate: { entry, earlier }, timeZone, onReverse }: DuplicateSheetProps) {
  const id = useId();
  const [clear] = classesApi.useClearDuplicateMutation();
  const { submit, pending, failure } = useCommand(clear, {
    key: `keep-both/${entry.id}`,
    done: copy.kept,
    failed: copy.keepFailed,
  });
  return (
    <section aria-labelledby={id}>
      <Sheet className="border-l-2 border-l-margin/60">
        <div className="flex flex-wrap items-center justify-between gap-3 px-4 py-3 sm:px-5">
          <div className="min-w-0">
            <h2 id={id} className="text-heading">
              {copy.toTitle(entry)}
            </h2>
            <Link href={paths.money(entry.student_id)} className="font-semibold text-accent hover:underline">
              <BidiIsolatedName name={entry.student_name} />
            </Link>
          </div>
          <Button
            pending={pending}
            aria-describedby={id}
            onClick={() => submit({ studentId: entry.student_id, entryId: entry.id })}
          >
            {pending ? copy.keeping : copy.keep}
          </Button>
        </div>
        {failure?.detail && (
          <Notice tone="danger" role="alert" className="mx-4 mb-3 sm:mx-5">
            {failure.detail}
          </Notice>
        )}
        <div className="-ml-px grid border-t border-rule sm:grid-cols-2 *:border-l *:border-rule max-sm:*:not-first:border-t">
          <EqualEntry label={copy.earlier} entry={earlier} {...{ timeZone, onReverse }} />
          <EqualEntry label={copy.later} entry={entry} {...{ timeZone, onReverse }} />
        </div>
      </Sheet>
    </section>
  );
}

const noNames = toMoneyNames({ purchases: [], payments: [] });

interface EqualEntryProps extends Pick<DuplicateSheetProps, 'timeZone' | 'onReverse'> {
  label: string;
  entry: MoneyEntry;
}

function EqualEntry({ label, entry, timeZone, onReverse }: EqualEntryProps) {
  const recorded = toRecordedByAt(entry, timeZone);
  return (
    <div className="flex flex-col items-start gap-1 px-4 py-3 sm:px-5">
      <h3 className="font-sans text-sm font-normal text-quiet">{label}</h3>
      <p>
        <span className="font-semibold">{toMoneyEntryText(entry, noNames)}</span>, {formatDate(entry.effective_on)}
      </p>
      <p className="text-sm">{copy.toRecorded(recorded)}</p>
      {listMoneyEntryFacts(entry).map((fact) => (
        <p key={fact} className="text-sm text-quiet">
          {fact}
        </p>
      ))}
      <div className="mt-2">
        {entry.kind === 'purchase' ? (
          <Link
            href={paths.reversalOfPurchase(entry.student_id, { id: entry.id, day: entry.recorded_on })}
            aria-description={recorded}
            className={buttonStyle({ size: 'small' })}
          >
            {copy.reverse}
          </Link>
        ) : (
          <Button size="small" aria-description={recorded} onClick={() => onReverse(entry)}>
            {copy.reverse}
          </Button>
        )}
      </div>
    </div>
  );
}

/** Reverses one of two equal payments, once the student's money is loaded, of which the dialog says what changes. */
function ReverseDuplicateDialog({ entry, onClose }: { entry: MoneyEntry; onClose(): void }) {
  const { data } = classesApi.useGetMoneyInfiniteQuery({ studentId: entry.student_id });
  const money = data?.pages[0];
  return (
    money && (
      <ReversePaymentDialog
        student={money.student}
        entry={entry}
        names={toMoneyNames(money)}
        joint={money.joint_payments.find(({ id }) => id === entry.joint_id)}
        onClose={onClose}
      />
    )
  );
}
