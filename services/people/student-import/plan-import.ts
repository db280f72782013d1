/** What would become of each row of a file at this centre. Writes nothing. */
import { createHash } from 'node:crypto';
import { isolateBidi } from '#contracts/isolate-bidi.ts';
import type { StudentImportPreview } from '#contracts/student-import.ts';
import { type GroupsState, groupsAggregate } from '#events/people/group/groups-decider.ts';
import { foldText } from '#events/values/fold-text.ts';
import { GROUP_STUDENTS_MAX, GROUPS_MAX } from '#events/values/limits.ts';
import { toGroupNameKey } from '#events/values/to-group-name-key.ts';
import {
  fetchStudentsByAddressOrCurrent,
  type StudentWithAddress,
} from '#projections/people/profiles/profiles-query.ts';
import { loadRulesOn } from '#services/core/centre/centre-rules.ts';
import type { Context } from '#services/core/use-case/context.ts';
import { getCivilDate } from '#services/platform/clock.ts';
import { runInWorker } from '#services/platform/costly-work/run-in-worker.ts';
import type {
  readStudentFile,
  StudentFile,
  StudentFileRefusal,
  StudentFileRequest,
  StudentLine,
} from './read-student-file.ts';

export interface ImportPlan extends StudentFile {
  /** Groups that the import would create. */
  readonly newGroups: readonly string[];
  /** Differs when a row would become something else. */
  readonly digest: string;
}

type Needed = Context<'sql' | 'readModels' | 'loadAggregate' | 'clock' | 'centre'>;

const worker = new URL('read-student-file.ts', import.meta.url);

export const planImport = async (
  context: Needed,
  request: Pick<StudentFileRequest, 'bytes' | 'mapping' | 'dateOrder'>,
): Promise<ImportPlan | StudentFileRefusal> => {
  const today = getCivilDate(context.clock, context.centre.timeZone);
  const { classesMax } = await loadRulesOn(context, today);
  // A file of 5,000 rows takes about a fifth of a second.
  const file = await runInWorker<typeof readStudentFile>(worker, 'readStudentFile', { ...request, classesMax, today });
  if (typeof file === 'string') return file;
  const existing = await loadExisting(context, file.lines);
  const checked = checkGroups(
    file.lines.map((line) => checkAgainstExisting(line, existing)),
    existing.groups,
  );
  const digest = createHash('sha256').update(JSON.stringify(checked)).digest('hex');
  return { ...file, ...checked, digest };
};

/** Who and what the centre has already, as far as the rows of the file may meet it. */
interface Existing {
  /** Accounts by address, with whether a tutor must still approve them. */
  readonly accounts: ReadonlyMap<string, { readonly awaitsApproval: boolean }>;
  /** Addresses that cannot be those of families, because others sign in with them or will after the import. */
  readonly notOfFamilies: ReadonlySet<string>;
  readonly currentByEmail: ReadonlyMap<string, StudentWithAddress>;
  readonly formerByEmail: ReadonlyMap<string, StudentWithAddress>;
  readonly currentByName: ReadonlyMap<string, StudentWithAddress>;
  readonly groups: GroupsState;
}

const loadExisting = async (
  { sql, readModels, loadAggregate }: Needed,
  lines: readonly StudentLine[],
): Promise<Existing> => {
  const emails = lines.map(({ email }) => email);
  const familyEmails = lines.flatMap(({ family_email }) => family_email ?? []);
  const [accounts, others, students, { state: groups }] = await Promise.all([
    sql<{ email: string; awaitsApproval: boolean }[]>`
      select email, awaiting_approval as "awaitsApproval" from accounts."user"
      where "emailVerified" and email = any(${emails})`,
    sql<{ email: string }[]>`
      select email from accounts."user" where email = any(${familyEmails}) and role <> 'family'`,
    fetchStudentsByAddressOrCurrent(readModels.sql, emails),
    loadAggregate(groupsAggregate, undefined),
  ]);
  const [current, former] = [students.filter(({ archived }) => !archived), students.filter(({ archived }) => archived)];
  const byEmail = (found: readonly StudentWithAddress[]) =>
    new Map(found.map((each) => [each.email.toLowerCase(), each]));
  return {
    accounts: new Map(accounts.map(({ email, ...account }) => [email, account])),
    notOfFamilies: new Set([...emails, ...others.map(({ email }) => email)]),
    currentByEmail: byEmail(current),
    formerByEmail: byEmail(former),
    currentByName: new Map(current.map((student) => [foldText(student.name), student])),
    groups,
  };
};

const checkAgainstExisting = (line: StudentLine, existing: Existing): StudentLine => {
  if (line.errors.length > 0) return line;
  const { email, name } = line;
  const account = existing.accounts.get(email);
  const here = existing.currentByEmail.get(email);
  if (account || here) return { ...line, errors: [toAlreadyHereText(here, account?.awaitsApproval === true)] };
  const warnings = [...line.warnings];
  const isOfOther = line.family_email !== null && existing.notOfFamilies.has(line.family_email);
  if (isOfOther)
    warnings.push(
      `A student or tutor has the family email ${line.family_email}. A family needs its own, so it is not invited.`,
    );
  const [former, namesake] = [existing.formerByEmail.get(email), existing.currentByName.get(foldText(name))];
  if (former)
    warnings.push(
      `${isolateBidi(former.name)}, a former student, had this email address. Restore them to keep their history.`,
    );
  if (namesake) warnings.push(`A student here has the same name: ${isolateBidi(namesake.name)}, ${namesake.email}.`);
  return { ...line, family_email: isOfOther ? null : line.family_email, warnings };
};

const toAlreadyHereText = (here: StudentWithAddress | undefined, awaitsApproval: boolean): string => {
  if (here) return `Already here: ${isolateBidi(here.name)} has this email address.`;
  return awaitsApproval
    ? 'A new account that waits for approval has this email address.'
    : 'Already here: somebody has an account with this email address.';
};

/** Names the groups that would be created, and warns where a group has no room. */
const checkGroups = (
  lines: readonly StudentLine[],
  groups: GroupsState,
): { readonly lines: readonly StudentLine[]; readonly newGroups: readonly string[] } => {
  const places = new Map(Object.values(groups).map(({ name, students }) => [toGroupNameKey(name), students.length]));
  const newGroups: string[] = [];
  const checked = lines.map((line) => {
    if (line.group === null || line.errors.length > 0) return line;
    const key = toGroupNameKey(line.group);
    const taken = places.get(key);
    if (taken === undefined && places.size >= GROUPS_MAX)
      return withWarning(line, `There are ${GROUPS_MAX} groups already. The student is made without a group.`);
    if (taken !== undefined && taken >= GROUP_STUDENTS_MAX)
      return withWarning(
        line,
        `The group has ${GROUP_STUDENTS_MAX} students already. The student is made without a group.`,
      );
    if (taken === undefined) newGroups.push(line.group);
    places.set(key, (taken ?? 0) + 1);
    return line;
  });
  return { lines: checked, newGroups };
};

const withWarning = (line: StudentLine, warning: string): StudentLine => ({
  ...line,
  group: null,
  warnings: [...line.warnings, warning],
});

/** The preview of a file, without the cells of its rows. */
export const toPreview = ({ lines, newGroups, ...plan }: ImportPlan, mailsLeft: number): StudentImportPreview => ({
  ...plan,
  columns: [...plan.columns],
  lines: lines.map(({ cells, errors, warnings, ...line }) => ({
    ...line,
    errors: [...errors],
    warnings: [...warnings],
  })),
  new_groups: [...newGroups],
  mails_left: mailsLeft,
});
