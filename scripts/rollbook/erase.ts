import { randomUUID } from 'node:crypto';
import { NIL } from 'uuid';
import { z } from 'zod';
import type { ErasurePreview, Mention } from '#contracts/erasure.ts';
import {
  describeStore,
  mentionPlaceWords,
  REWRITABLE,
  settleFirstText,
  stayingWords,
  toUnsettledTexts,
  unreadableWords,
} from '#contracts/erasure-words.ts';
import { problems } from '#contracts/problems.ts';
import { type ErasureContext, erasePerson } from '#services/people/erasure/erase-person.ts';
import { loadErasurePreview } from '#services/people/erasure/load-erasure-preview.ts';
import { CannotStartError } from '#services/platform/config/cannot-start-error.ts';
import { refuse } from '#services/platform/problems/refuse.ts';
import type { ProgramCore } from '#services/server/program/program-core.ts';
import { runWithReadModels } from './open.ts';

interface EraseOptions {
  readonly dryRun: boolean;
  readonly yes: boolean;
}

/** Prints what erasing a person deletes and what stays, and erases them with `--yes`. */
export const runErase = (person: string, { dryRun, yes }: EraseOptions): Promise<void> =>
  runWithReadModels(async (context) => {
    const id = await findPersonId(context, person);
    const preview = await loadErasurePreview(context, id, undefined, Number.POSITIVE_INFINITY);
    if (preview === undefined) throw new CannotStartError(`Nothing was erased: there is nobody with the id ${id}.`);
    printPreview(preview);
    if (dryRun) return;
    if (!yes) throw new CannotStartError(`Nothing was erased. To erase them for good, repeat the command with --yes.`);
    const outcome = await erasePerson(context, {
      ...{ person: id, commandId: randomUUID() },
      actor: { id: NIL, role: 'system' },
    });
    if (typeof outcome === 'string')
      throw new CannotStartError(`Nothing was erased: ${problems[refuse(outcome).refused].reason}.`);
    console.log(
      outcome.isFinished
        ? '\nErased. No table, page or file of the database has their texts any more.'
        : '\nErased. Some files of the database are not rewritten yet: the running server does it within minutes, or at its next start.',
    );
    const [user] = await context.sql<[{ rolsuper: boolean }]>`
      select rolsuper from pg_roles where rolname = current_user`;
    if (!user.rolsuper)
      console.log(
        'An administrator of PostgreSQL still has to run: VACUUM FULL pg_catalog.pg_statistic; SELECT pg_switch_wal(); CHECKPOINT;',
      );
  });

/** The person with an id, or the address with which they sign in or signed in last. */
const findPersonId = async (
  { accounts, readModels }: ProgramCore & ErasureContext,
  person: string,
): Promise<string> => {
  if (z.uuid().safeParse(person).success) return person.toLowerCase();
  const signedIn = await accounts.idOf(person);
  if (signedIn !== undefined) return signedIn;
  const found = await readModels.sql<{ id: string }[]>`
    select id from profiles where lower(email) = ${person.toLowerCase()} and erased_at is null`;
  const [one, another] = found;
  if (one === undefined) throw new CannotStartError(`Nothing was erased: nobody has the address ${person}.`);
  if (another !== undefined)
    throw new CannotStartError(
      `Several people had the address ${person}: ${found.map(({ id }) => id).join(', ')}. Name one of these ids.`,
    );
  return one.id;
};

const printPreview = ({
  person,
  unsettled,
  erased_at,
  deleted_stores,
  mentions,
  more_mentions,
  backups,
}: ErasurePreview): void => {
  const { name, role, email, archived } = person;
  if (erased_at !== null)
    console.log(`This ${role} was erased on ${erased_at.slice(0, 10)}. What is left of them is deleted again.`);
  else console.log(`${name}, ${archived ? 'former ' : ''}${role}${email === null ? '' : `, ${email}`}`);
  if (erased_at === null) {
    printList(settleFirstText.replace(/:$/, ''), toUnsettledTexts(unsettled));
    printList('What is deleted', [
      unreadableWords[role],
      ...deleted_stores.map(({ store, count }) => describeStore(store, count)),
    ]);
    printList('What stays', stayingWords[role]);
    const toLine = ({ about, place, text }: Mention) =>
      `${mentionPlaceWords[place]}${about ? ` about ${about.name}` : ''}: ${text.replace(/\s+/g, ' ')}`;
    const [rewritable, others] = [true, false].map((is) =>
      mentions.filter(({ place }) => REWRITABLE.has(place) === is),
    );
    printList('May name them; rewrite these by hand', rewritable?.map(toLine) ?? []);
    printList('May name them; these stay in the record of somebody else', others?.map(toLine) ?? []);
    if (more_mentions) console.log('  - and more');
  }
  if (backups === null)
    console.log(
      '\nBACKUP_DIR is not set for this command, so backups are not listed here. All that were made before still hold the person.',
    );
  else if (backups.length > 0)
    printList(
      'Backups that still hold them, and the day on which each is deleted',
      backups.map(({ name: backup, falls_away_on }) => `${backup}: ${falls_away_on}`),
    );
};

/** Prints nothing for an empty list. */
const printList = (title: string, lines: readonly string[]): void => {
  if (lines.length === 0) return;
  console.log(`\n${title}:`);
  for (const line of lines) console.log(`  - ${line}`);
};
