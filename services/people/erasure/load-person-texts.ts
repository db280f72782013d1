import type { Sql } from 'postgres';
import { toStudentStream } from '#events/classes/student/student-stream.ts';
import { toLeaderboardStream } from '#events/learning/leaderboard/leaderboard-stream.ts';
import { toAccountStream } from '#events/people/account/account-stream.ts';
import { toTutorStream } from '#events/people/tutor/tutor-stream.ts';
import type { KeyRing } from '#events/record/key-ring.ts';
import { unsealEvents } from '#events/record/unseal-events.ts';
import { ERASED_TEXT } from '#events/values/erased-text.ts';
import type { Context } from '#services/core/use-case/context.ts';
import { createPersonalKeyRing } from '#services/platform/personal-keys/personal-keys.ts';
import type { PersonTexts } from './name-matcher.ts';

/** The types of events that state the name or the address of the person whom their stream is about. */
const NAMING_EVENT_TYPES: ReadonlySet<string> = new Set([
  ...['StudentEnrolled', 'StudentRestored', 'StudentEmailChanged', 'AccountEmailChanged'],
  ...['TutorInvited', 'TutorJoined', 'TutorRestored', 'LeaderboardPlaceChosen'],
]);

/**
 * Every name, nickname and address that the log and the account have of a person; none that are erased already. The addresses
 * of the families of a student are separate. It reads the keys of the database and not those of the program, which forgets
 * the key of a person as soon as their erasure is recorded, also if what is left to delete fails then.
 */
export const loadPersonTexts = async (
  { store, sql, config, readModels }: Context<'store' | 'sql' | 'config' | 'readModels'>,
  id: string,
): Promise<PersonTexts & { readonly familyEmails: readonly string[] }> => {
  const streams = [toStudentStream, toTutorStream, toAccountStream, toLeaderboardStream].map((toStream) =>
    toStream(id),
  );
  const stored = (await Promise.all(streams.map((stream) => store.read(stream)))).flat();
  const stating = stored.filter(({ type }) => NAMING_EVENT_TYPES.has(type) || type === 'FamilyInvited');
  const names = new Set<string>();
  const emails = new Set<string>();
  const familyEmails = new Set<string>();
  for (const { type, data } of await unsealEvents(stating, readableKeys(sql, config.personalDataKey))) {
    const { name, nickname, email } = data as { name?: string; nickname?: string | null; email?: string };
    if (type === 'FamilyInvited') {
      if (email) familyEmails.add(email.toLowerCase());
      continue;
    }
    for (const each of [name, nickname]) if (each) names.add(each);
    if (email) emails.add(email.toLowerCase());
  }
  const [account] = await sql<{ name: string; email: string }[]>`
    select name, email from accounts."user" where id = ${id}`;
  if (account) {
    names.add(account.name);
    emails.add(account.email);
  }
  const families = await sql<{ email: string }[]>`
    select email from accounts."user"
    where id in (select account_id from ${sql(readModels.schema)}.family_access where student_id = ${id})`;
  for (const { email } of families) familyEmails.add(email.toLowerCase());
  const isKnown = (text: string) => text !== ERASED_TEXT;
  return {
    id,
    names: [...names].filter(isKnown),
    emails: [...emails].filter(isKnown),
    familyEmails: [...familyEmails],
  };
};

/** A key that the database has lost hides its texts like an erased one. Neither may prevent an erasure. */
const readableKeys = (sql: Sql, masterKey: Uint8Array): KeyRing => {
  const keys = createPersonalKeyRing({ sql, masterKey });
  return {
    ...keys,
    async byId(ids) {
      const found = await keys.byId(ids);
      return new Map(ids.map((keyId) => [keyId, found.get(keyId) ?? 'erased']));
    },
  };
};
