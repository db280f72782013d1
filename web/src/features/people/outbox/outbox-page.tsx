import { peopleApi } from '../../../api/people-api.ts';
import { outboxTitle } from '../../../copy/screens.ts';
import { BackToDashboard } from '../../../navigation/back-to-dashboard.tsx';
import { LoadedPart } from '../../../page/loaded-part.tsx';
import { useCentre } from '../../../session/session.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { outboxTexts as copy } from './outbox-copy.ts';

/** The letters that a demo centre would have sent. */
export function OutboxPage() {
  const centre = useCentre();
  return (
    <>
      <PageHeader back={<BackToDashboard />} title={outboxTitle} description={centre?.demo && copy.description} />
      {centre?.demo ? <LetterList /> : centre && <EmptyState title={copy.realCenter} />}
    </>
  );
}

function LetterList() {
  const query = peopleApi.useGetOutboxQuery(undefined, { refetchOnMountOrArgChange: true });
  return (
    <LoadedPart query={query} failed={copy.failed} loading={copy.loading}>
      {(letters) =>
        letters.length === 0 ? (
          <Sheet>
            <EmptyState {...copy.empty} />
          </Sheet>
        ) : (
          <ul className="flex max-w-3xl flex-col gap-4">
            {letters.map(({ id, to, subject, text }) => (
              <li key={id}>
                <Sheet className="px-5 py-4">
                  <h2 className="text-heading wrap-anywhere">{subject}</h2>
                  <p className="mb-3 text-sm wrap-anywhere text-quiet">{copy.toRecipient(to)}</p>
                  <p className="whitespace-pre-line wrap-anywhere">{text}</p>
                </Sheet>
              </li>
            ))}
          </ul>
        )
      }
    </LoadedPart>
  );
}
