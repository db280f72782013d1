import type { Sql } from 'postgres';
import type { Mention, MentionPlace } from '#contracts/erasure.ts';
import { RecordFault } from '#events/kernel/record-fault.ts';
import type { KeyRing } from '#events/record/key-ring.ts';
import { isSealedEnvelope, parseSealedEnvelope, type SealedEnvelope, unsealText } from '#events/record/seal-text.ts';
import { findSealedValues } from '#events/record/unseal-values-in-place.ts';
import { allProjections } from '#projections/all.ts';
import type { Columns } from '#projections/engine/columns.ts';
import type { AnyTable } from '#projections/engine/table.ts';
import { fetchNamesById } from '#projections/people/profiles/profiles-query.ts';
import type { Context } from '#services/core/use-case/context.ts';
import { loadContactForms } from '../contact/contact-messages.ts';
import type { NameMatcher } from './name-matcher.ts';

const MENTIONS_SHOWN = 200;
const ROWS_AT_ONCE = 500;
/** Characters before and after a name that are shown. */
const AROUND = 100;

/** Their texts are in other tables too, or were replaced since. */
const REPEATING: ReadonlySet<string> = new Set(['activity', 'attendance_history']);

type FoundMention = Omit<Mention, 'about'> & { readonly about: string | null };

/**
 * The present texts about other people, or about nobody, that may name a person: the owner decides whether they do. Reads and
 * unseals every sealed text of the read models once, for at most `scanMs`; `more` then says that there may be others.
 */
export const findMentions = async (
  context: Context<'readModels' | 'keys' | 'sql' | 'config'>,
  personId: string,
  { mayName }: NameMatcher,
  scanMs: number,
): Promise<{ readonly mentions: readonly Mention[]; readonly more: boolean }> => {
  const { readModels, keys, sql, config } = context;
  const sealed = await findInSealedTexts(readModels.sql, keys, { personId, mayName, scanMs });
  const found = [
    ...sealed.found,
    ...(await findInAuthoredTexts(readModels.sql, mayName)),
    ...(await loadContactForms(sql, config.personalDataKey))
      .filter(({ name, message }) => mayName(`${name} ${message}`))
      .map(({ id, message }): FoundMention => ({ about: null, place: 'message', text: message, subject_id: id })),
  ];
  const shown = found.slice(0, MENTIONS_SHOWN);
  const names = await fetchNamesById(
    readModels.sql,
    shown.flatMap(({ about }) => about ?? []),
  );
  const toShown = ({ about, text, ...rest }: FoundMention): Mention => ({
    ...rest,
    about: about === null ? null : { id: about, name: names.get(about) ?? about },
    text: toExcerpt(text, mayName),
  });
  return { mentions: shown.map(toShown), more: found.length > shown.length || !sealed.isComplete };
};

interface Scan {
  readonly personId: string;
  readonly mayName: (text: string) => boolean;
  readonly scanMs: number;
}

const findInSealedTexts = async (
  sql: Sql,
  keys: KeyRing,
  { personId, mayName, scanMs }: Scan,
): Promise<{ readonly found: FoundMention[]; readonly isComplete: boolean }> => {
  const found: FoundMention[] = [];
  const seen = new Set<string>();
  const end = performance.now() + scanMs;
  for await (const texts of readSealedTexts(sql)) {
    if (performance.now() > end) return { found, isComplete: false };
    const envelopes = texts
      .map(parseSealedEnvelope)
      .filter(({ eventId, path }) => !seen.has(`${eventId} ${path}`) && seen.add(`${eventId} ${path}`));
    const keysById = await keys.byId([...new Set(envelopes.map(({ keyId }) => keyId))]);
    for (const envelope of envelopes) {
      const key = keysById.get(envelope.keyId);
      if (key === undefined || key === 'erased' || key.personId === personId) continue;
      const text = unsealOrSkip(envelope, key);
      if (text !== undefined && mayName(text))
        found.push({ about: key.personId, place: toPlace(envelope.path), text, subject_id: null });
    }
  }
  return { found, isComplete: true };
};

/** A text that cannot be read is a fault of the record, which its check reports. */
const unsealOrSkip = (envelope: SealedEnvelope, key: Parameters<typeof unsealText>[1]): string | undefined => {
  try {
    return unsealText(envelope, key);
  } catch (error) {
    if (error instanceof RecordFault) return undefined;
    throw error;
  }
};

/** The sealed texts of each table, in parts. */
async function* readSealedTexts(sql: Sql): AsyncGenerator<string[]> {
  for (const { name, columns } of allProjections.flatMap(({ tables }) => tables as readonly AnyTable[])) {
    if (REPEATING.has(name)) continue;
    for (const [column, { sealedFor, holdsSealedTexts }] of Object.entries(columns as Columns)) {
      if (!sealedFor && !holdsSealedTexts) continue;
      const rows = sql<{ value: unknown }[]>`
        select ${sql(column)} as value from ${sql(name)} where ${sql(column)} is not null`;
      for await (const part of rows.cursor(ROWS_AT_ONCE)) {
        const texts = part.flatMap(({ value }) =>
          typeof value === 'string' ? value : findSealedValues(value).map(({ text }) => text),
        );
        yield texts.filter(isSealedEnvelope);
      }
    }
  }
}

const findInAuthoredTexts = async (sql: Sql, mayName: (text: string) => boolean): Promise<FoundMention[]> => {
  const texts = await sql<{ id: string; text: string; place: MentionPlace }[]>`
    select id, name as text, 'group' as place from groups where archived_at is null
    union all select id, title, 'assignment' from homework where deleted_at is null`;
  return [...texts]
    .filter(({ text }) => mayName(text))
    .map(({ id, text, place }) => ({ about: null, place, text, subject_id: id }));
};

/** What a text is, by its path in its event. */
const toPlace = (path: string): MentionPlace => {
  const field = path.split('.').at(-1);
  if (field === 'note') return 'note';
  if (field === 'privateNote') return 'private-note';
  if (field === 'reason' || field === 'priceReason') return 'reason';
  if (field === 'feedback') return 'feedback';
  if (field === 'text') return 'question';
  return path.startsWith('answers') ? 'answer' : 'other';
};

/** A long text is cut around the first word after which the name is complete. */
const toExcerpt = (text: string, mayName: (text: string) => boolean): string => {
  if (text.length <= 2 * AROUND) return text;
  const ends = [...text.matchAll(/\s|$/g)].map(({ index }) => index);
  const end = ends.find((at) => mayName(text.slice(0, at))) ?? text.length;
  const [from, to] = [Math.max(0, end - AROUND), Math.min(text.length, end + AROUND)];
  return `${from > 0 ? '…' : ''}${text.slice(from, to).toWellFormed()}${to < text.length ? '…' : ''}`;
};
