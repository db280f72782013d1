import { skipToken } from '@reduxjs/toolkit/query';
import type { ErasablePersonRow } from '#contracts/erasure.ts';
import { isId } from '#contracts/value-checks.ts';
import { privacyApi } from '../../../api/privacy-api.ts';
import { BackToDashboard } from '../../../navigation/back-to-dashboard.tsx';
import { useAddressParam } from '../../../navigation/use-address-param.ts';
import { LoadedPart } from '../../../page/loaded-part.tsx';
import { BidiIsolatedName } from '../../../ui/bidi-isolated-name.tsx';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { SearchField } from '../../../ui/search-field.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { useDebouncedText } from '../../../ui/use-debounced-text.ts';
import { eraseTexts as copy, toPersonFactsText } from './erase-copy.ts';
import { ErasurePart } from './erasure-part.tsx';

/** Where an owner chooses a person, sees what erasing them would do, and erases them. */
export function ErasePage() {
  const [person, choose] = useAddressParam('person', isId);
  return (
    <>
      <PageHeader back={<BackToDashboard />} title={copy.title} description={copy.description} />
      {person === '' ? (
        <ChoosePerson onChoose={choose} />
      ) : (
        <>
          <Button size="small" className="mb-6" onClick={() => choose('')}>
            {copy.another}
          </Button>
          <ErasurePart key={person} id={person} />
        </>
      )}
    </>
  );
}

function ChoosePerson({ onChoose }: { onChoose(id: string): void }) {
  const [search, setSearch] = useAddressParam('search');
  const rested = useDebouncedText(search.trim());
  const found = privacyApi.useFindPeopleToEraseQuery(rested === '' ? skipToken : { search: rested });
  return (
    <>
      <SearchField
        className="block max-w-md"
        aria-label={copy.search}
        placeholder={copy.placeholder}
        value={search}
        onChange={setSearch}
      />
      <p className="mt-2 mb-6 text-sm text-quiet">{copy.hint}</p>
      {rested !== '' && (
        <LoadedPart query={found} failed={copy.searchFailed} loading={copy.searching}>
          {({ people, more }) => (
            <Sheet>
              {people.length === 0 ? (
                <EmptyState {...copy.none} />
              ) : (
                <ul className="divide-y divide-rule">
                  {people.map((person) => (
                    <PersonItem key={person.id} person={person} onChoose={() => onChoose(person.id)} />
                  ))}
                </ul>
              )}
              {more && <p className="border-t border-rule px-5 py-3 text-sm text-quiet">{copy.more}</p>}
            </Sheet>
          )}
        </LoadedPart>
      )}
    </>
  );
}

const PersonItem = ({ person, onChoose }: { person: ErasablePersonRow; onChoose(): void }) => (
  <li>
    <button type="button" className="min-h-11 w-full px-5 py-3 text-left hover:bg-tint-accent" onClick={onChoose}>
      <BidiIsolatedName name={person.name} />
      <span className="block text-sm text-quiet wrap-anywhere">{toPersonFactsText(person)}</span>
    </button>
  </li>
);
