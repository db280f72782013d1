import type { Sql } from 'postgres';
import { deleteLetters } from '#services/platform/mail/mail-delivery.ts';
import type { NameMatcher } from './name-matcher.ts';

interface JobRow {
  readonly id: string;
  readonly queue: string;
  /** What the job was given, and what became of it. */
  readonly text: string;
  readonly isEnded: boolean;
  readonly to: string | null;
}

/** pg-boss makes its tables when it first starts, so no check of statements knows them. */
const JOBS = `
  select id, name as queue, concat(data, ' ', output) as text, state in ('completed', 'cancelled', 'failed') as "isEnded",
    lower(data ->> 'to') as to
  from desk_jobs.job where data is not null or output is not null`;

/**
 * Finds the background jobs about a person: mails to them, those that name them, and requests for links. A job that still waits
 * is left out if only its text has the first name, unless it is a mail to the person's family: it may be about somebody else.
 */
const findJobsAbout = async (
  sql: Sql,
  { isAbout, mayName }: NameMatcher,
  familyEmails: readonly string[],
): Promise<JobRow[]> => {
  const [{ exists }] = await sql<[{ exists: boolean }]>`select to_regclass('desk_jobs.job') is not null as exists`;
  if (!exists) return [];
  const rows = await sql.unsafe<JobRow[]>(JOBS);
  const isToFamily = ({ to }: JobRow) => to !== null && familyEmails.includes(to);
  return rows.filter((row) => isAbout(row.text) || ((row.isEnded || isToFamily(row)) && mayName(row.text)));
};

export const countJobsAbout = async (...about: Parameters<typeof findJobsAbout>): Promise<number> =>
  (await findJobsAbout(...about)).length;

export const deleteJobsAbout = async (sql: Sql, ...about: Tail<Parameters<typeof findJobsAbout>>): Promise<void> => {
  for (const [queue, jobs] of Map.groupBy(await findJobsAbout(sql, ...about), (job) => job.queue)) {
    const ids = jobs.map(({ id }) => id);
    await sql.unsafe('delete from desk_jobs.job where name = $1 and id = any($2::uuid[])', [queue, ids]);
  }
};

type Tail<List extends readonly unknown[]> = List extends readonly [unknown, ...infer Rest] ? Rest : never;

/** Deletes the letters of the outbox that are about a person. They were delivered there, so none is lost on its way. */
export const deleteLettersAbout = (
  dataDir: string,
  { isAbout, mayName }: NameMatcher,
  familyEmails: readonly string[],
) =>
  deleteLetters(
    dataDir,
    ({ to, subject, text }) =>
      isAbout(`${to} ${subject} ${text}`) || (familyEmails.includes(to.toLowerCase()) && mayName(`${subject} ${text}`)),
  );
