import { type ErasablePersonRow, erasablePeopleQuery, erasablePeopleResponse } from '#contracts/erasure.ts';
import { toPersonSearchText, toSearchWords } from '#events/values/fold-text.ts';
import { sortByName } from '#projections/query/sort-by-name.ts';
import type { Context } from '#services/core/use-case/context.ts';
import { defineUseCase } from '#services/core/use-case/use-case.ts';

const PEOPLE_SHOWN = 20;

export const findPeopleToErase = defineUseCase({
  operation: 'findPeopleToErase',
  summary: 'Students, tutors and family accounts whose name or address has the words of a search, also former ones',
  method: 'GET',
  path: '/api/erasures/people',
  access: 'owner',
  query: erasablePeopleQuery,
  answer: erasablePeopleResponse,
  run: async ({ query }, { readModels, sql }: Context<'readModels' | 'sql'>) => {
    const words = toSearchWords(query.search);
    const people =
      words.length === 0
        ? []
        : sortByName([...(await findProfiles(readModels.sql, words)), ...(await findFamilies(sql, words))]);
    return { body: { people: people.slice(0, PEOPLE_SHOWN), more: people.length > PEOPLE_SHOWN } };
  },
});

type Connection = Context<'sql'>['sql'];

const findProfiles = (sql: Connection, words: readonly string[]) => sql<ErasablePersonRow[]>`
  select id, name, email, role, archived_at is not null as archived from profiles
  where erased_at is null and not exists (
    select from unnest(${words as string[]}::text[]) as word where position(word in search_text) = 0)
  order by name collate "en-x-icu", id limit ${PEOPLE_SHOWN + 1}`;

/** A centre has a few hundred family accounts. Their names are folded here, because PostgreSQL cannot. */
const findFamilies = async (sql: Connection, words: readonly string[]): Promise<ErasablePersonRow[]> => {
  const families = await sql<{ id: string; name: string; email: string }[]>`
    select id, name, email from accounts."user" where role = 'family'`;
  return families
    .filter((family) => words.every((word) => toPersonSearchText(family).includes(word)))
    .map((family) => ({ ...family, role: 'family', archived: false }));
};
