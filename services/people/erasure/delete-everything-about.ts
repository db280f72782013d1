import { passCrashpoint } from '#events/kernel/crashpoint.ts';
import type { Context } from '#services/core/use-case/context.ts';
import { toLoggableFault } from '#services/platform/problems/to-fault-refusal.ts';
import { saveErasedPeople } from '#services/record/backup/erased-people.ts';
import { type RecordedErasure, readErasures } from '#services/record/erasures/read-erasures.ts';
import { deletePacketsOfErased } from '#services/record/packets/packet-store.ts';
import { dropSandbox, SandboxRefusedError } from '#services/record/sandboxes/sandbox-store.ts';
import { deleteContactMessages } from '../contact/contact-messages.ts';
import { deleteOldImportLines } from '../student-import/import-store.ts';
import { deleteJobsAbout, deleteLettersAbout } from './delete-jobs-and-letters.ts';
import { listSandboxesWith } from './list-sandboxes-with.ts';
import type { loadPersonTexts } from './load-person-texts.ts';
import { createNameMatcher } from './name-matcher.ts';
import { deletePersonalRows } from './personal-stores.ts';

type DeletionContext = Context<'sql' | 'store' | 'keys' | 'accounts' | 'config' | 'clock' | 'log'>;

type TextsOfPerson = Awaited<ReturnType<typeof loadPersonTexts>>;

/** Deletes what the database and the disk keep of an erased person. Returns false if something must be tried again. */
export const deleteEverythingAbout = async (context: DeletionContext, person: TextsOfPerson): Promise<boolean> => {
  const { id, familyEmails } = person;
  const { sql, config, keys, accounts, clock, store } = context;
  const matcher = createNameMatcher(person);
  await accounts.endSessionsOf(id);
  await deleteJobsAbout(sql, matcher, familyEmails);
  await deleteLettersAbout(config.dataDir, matcher, familyEmails);
  await deleteContactMessages(sql, config.personalDataKey, ({ contact }) => matcher.isAbout(contact));
  await sql.begin((tx) => deletePersonalRows(tx, person));
  passCrashpoint('after-erasure-of-rows');
  // The key is the last, because the names that the steps before look for are sealed under it.
  await keys.erase(id);
  passCrashpoint('after-erasure-of-key');
  await deletePacketsOfErased(sql);
  await deleteOldImportLines(sql, clock());
  const areListed = await listErasedPeople(context, (await readErasures(store)).erasures);
  return (await dropSandboxesWith(sql, id)) && areListed;
};

/** Lists the erased people beside the backups. Returns false if the folder cannot be used; the erasure is not undone by that. */
export const listErasedPeople = async (
  { config, log }: DeletionContext,
  erasures: readonly RecordedErasure[],
): Promise<boolean> => {
  if (config.backup === undefined) return true;
  try {
    await saveErasedPeople(config.backup.folder, erasures);
    return true;
  } catch (error) {
    log.error({ error: toLoggableFault(error as Error) }, 'erased people could not be listed beside the backups');
    return false;
  }
};

/** Drops the sandboxes that show the person; they can be built again. Returns false while one is being built. */
const dropSandboxesWith = async (sql: DeletionContext['sql'], id: string): Promise<boolean> => {
  let isDone = true;
  for (const name of await listSandboxesWith(sql, id)) {
    try {
      await dropSandbox(sql, name);
    } catch (error) {
      if (!(error instanceof SandboxRefusedError)) throw error;
      isDone = false;
    }
  }
  return isDone;
};
