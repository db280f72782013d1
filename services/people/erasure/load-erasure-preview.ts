import type { ErasedStore, ErasurePreview } from '#contracts/erasure.ts';
import { erasuresAggregate } from '#events/people/erasure/erasures-decider.ts';
import { ERASED_TEXT } from '#events/values/erased-text.ts';
import { PAGE_ROWS_MAX } from '#events/values/limits.ts';
import { fetchCasesOfStudent } from '#projections/classes/cases/cases-query.ts';
import { fetchMoneyAccount } from '#projections/classes/money/money-query.ts';
import { findOtherTutors } from '#services/core/accounts/find-other-tutors.ts';
import type { Context } from '#services/core/use-case/context.ts';
import { listKeptBackups } from '#services/record/backup/list-kept-backups.ts';
import { loadContactForms } from '../contact/contact-messages.ts';
import { countJobsAbout } from './delete-jobs-and-letters.ts';
import { findErasablePerson } from './find-erasable-person.ts';
import { findMentions } from './find-mentions.ts';
import { listSandboxesWith } from './list-sandboxes-with.ts';
import { loadPersonTexts } from './load-person-texts.ts';
import { createNameMatcher } from './name-matcher.ts';
import { countPersonalRows, type PERSONAL_ROWS } from './personal-stores.ts';

export type PreviewContext = Context<
  'sql' | 'store' | 'keys' | 'loadAggregate' | 'readModels' | 'config' | 'clock' | 'centre'
>;

/** In which words the rows of a table are counted. Tables that say nothing to an owner are left out. */
const STORE_OF_TABLE: Readonly<Partial<Record<keyof typeof PERSONAL_ROWS, ErasedStore>>> = {
  'accounts.user': 'account',
  'accounts.sign_up_decisions': 'sign-up-decisions',
  'desk.drafts': 'drafts',
  'desk.question_generations': 'generations',
  'desk.calendar_addresses': 'calendars',
  'desk.family_mails': 'mails',
  'desk.refused_addresses': 'mails',
};

/**
 * What erasing a person would delete and what would stay; undefined if there is no such person. It changes nothing. `scanMs` is
 * how long it may look for texts about others.
 */
export const loadErasurePreview = async (
  context: PreviewContext,
  id: string,
  readerId: string | undefined,
  scanMs: number,
): Promise<ErasurePreview | undefined> => {
  const { sql, loadAggregate } = context;
  const person = await findErasablePerson(context, id);
  const erased = (await loadAggregate(erasuresAggregate, undefined)).state.get(id);
  if (person === undefined && erased === undefined) return undefined;
  const texts = await loadPersonTexts(context, id);
  const matcher = createNameMatcher(texts);
  const { mentions, more } = erased ? NO_MENTIONS : await findMentions(context, id, matcher, scanMs);
  const backups = await listKeptBackups(context);
  const isLastOwner = person?.isOwner && !(await findOtherTutors(context, id)).some(({ owner }) => owner);
  return {
    person: {
      ...{ id, name: texts.names[0] ?? ERASED_TEXT, email: texts.emails.at(-1) ?? null },
      role: erased?.role ?? person?.role ?? 'student',
      archived: person === undefined || person.status === 'archived',
    },
    refused: erased ? null : id === readerId ? 'own-erasure' : isLastOwner ? 'last-owner' : null,
    erased_at: erased?.at ?? null,
    unsettled: erased ? NOTHING_UNSETTLED : await loadUnsettled(context, id),
    deleted_stores: erased
      ? []
      : toDeletedStores(await countStores(context, texts, matcher, await countPersonalRows(sql, texts))),
    mentions: [...mentions],
    more_mentions: more,
    backups:
      backups
        ?.filter(({ madeAt }) => !erased || madeAt.getTime() < Date.parse(erased.at))
        .map(({ name, madeAt, fallsAwayOn }) => ({
          ...{ name, made_at: madeAt.toISOString(), falls_away_on: fallsAwayOn },
        })) ?? null,
  };
};

const NOTHING_UNSETTLED = { open_cents: 0, to_return_cents: 0, questions: 0 } as const;

/** Everything is zero for somebody who is no student. */
const loadUnsettled = async ({ readModels }: PreviewContext, student: string): Promise<ErasurePreview['unsettled']> => {
  const { figures } = await fetchMoneyAccount(readModels.sql, student);
  const cases = await fetchCasesOfStudent(readModels.sql, student, PAGE_ROWS_MAX);
  return {
    ...{ open_cents: figures.open_cents, to_return_cents: figures.to_return_cents },
    questions: cases.filter(({ waits_since }) => waits_since !== null).length,
  };
};

const NO_MENTIONS = { mentions: [], more: false } as const;

const countStores = async (
  { sql, readModels, config }: PreviewContext,
  person: Awaited<ReturnType<typeof loadPersonTexts>>,
  matcher: ReturnType<typeof createNameMatcher>,
  rows: ReadonlyMap<string, number>,
): Promise<ReadonlyMap<ErasedStore, number>> => {
  const counts = new Map<ErasedStore, number>();
  const add = (store: ErasedStore | undefined, count: number) => {
    if (store !== undefined) counts.set(store, (counts.get(store) ?? 0) + count);
  };
  for (const [table, count] of rows) add(STORE_OF_TABLE[table as keyof typeof PERSONAL_ROWS], count);
  const [more] = await sql<[{ sessions: number; packets: number; families: number }]>`
    select (select count(*)::int from accounts.session where "userId" = ${person.id}) as sessions,
      (select count(*)::int from desk.packets where student_id = ${person.id}) as packets,
      (select count(*)::int from ${sql(readModels.schema)}.family_access
        where (student_id = ${person.id} or account_id = ${person.id}) and ended_at is null) as families`;
  add('sessions', more.sessions);
  add('packets', more.packets);
  add('families', more.families);
  add('jobs', await countJobsAbout(sql, matcher, person.familyEmails));
  const forms = await loadContactForms(sql, config.personalDataKey);
  add('messages', forms.filter(({ contact }) => matcher.isAbout(contact)).length);
  add('sandboxes', (await listSandboxesWith(sql, person.id)).length);
  return counts;
};

const toDeletedStores = (counts: ReadonlyMap<ErasedStore, number>): ErasurePreview['deleted_stores'] =>
  [...counts].filter(([, count]) => count > 0).map(([store, count]) => ({ store, count }));
