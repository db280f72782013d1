/** Reads and writes `desk.student_imports`. */
import type { ISql, JSONValue, Sql, TransactionSql } from 'postgres';
import type { ImportStatus } from '#contracts/student-import.ts';
import type { Actor } from '#events/kernel/recorded-event.ts';
import { IMPORT_LINES_DAYS } from '#events/values/limits.ts';
import { notifyTutors } from '#services/core/feed/notify-tags.ts';
import { isUniqueViolation } from '#services/platform/is-unique-violation.ts';
import { unwrapKey, wrapKey } from '#services/platform/personal-keys/wrap-key.ts';
import type { StudentLine } from './read-student-file.ts';

/** What is left to do for a student who was made. */
export type ImportRemark =
  | ('group-full' | 'groups-full' | 'group-failed')
  | ('invitation-not-mailed' | 'invitation-mail-unknown' | 'invitation-failed');
export type ImportRemarks = Readonly<Record<string, readonly ImportRemark[]>>;

/** Imports in the list. */
const IMPORTS_SHOWN = 50;

/** The lines of a file: those that are taken, in the order of the file, and the others with why they are not. */
export interface ImportLines {
  /** The titles of the columns. */
  readonly header: readonly string[];
  /** Whether families get their invitations by mail. */
  readonly mailsFamilies: boolean;
  readonly taken: readonly StudentLine[];
  readonly leftOut: readonly { readonly row: number; readonly cells: readonly string[]; readonly why: string }[];
}

export interface NewStudentImport {
  readonly id: string;
  readonly actor: Actor;
  readonly fileName: string;
  readonly lines: ImportLines;
  readonly now: Date;
}

export interface StudentImport {
  readonly id: string;
  readonly actor: Actor;
  /** Undefined if it can no longer be read. */
  readonly fileName: string | undefined;
  readonly status: ImportStatus;
  readonly startedAt: Date;
  readonly finishedAt: Date | null;
  readonly total: number;
  readonly done: number;
  readonly made: number;
  readonly leftOut: number;
  /** Why rows were refused while they were imported. */
  readonly refused: Readonly<Record<string, string>>;
  /** What is left to do for students who were made, by the number of the row. */
  readonly remarks: ImportRemarks;
  readonly kept: number;
  /** Names of the groups that an undo kept. */
  readonly keptGroups: readonly string[];
  readonly hasLines: boolean;
}

const toContext = (id: string, part: 'file name' | 'lines'): string => `student import ${id} ${part}`;

const select = (sql: ISql) => sql`
  select id, actor_id, actor_role, file_name, status, started_at as "startedAt", finished_at as "finishedAt",
    total, done, made, left_out as "leftOut", refused, remarks, kept, kept_groups as "keptGroups", lines is not null as "hasLines"
  from desk.student_imports`;

interface ImportRow extends Omit<StudentImport, 'actor' | 'fileName'> {
  readonly actor_id: string;
  readonly actor_role: Actor['role'];
  readonly file_name: Uint8Array;
}

const toImport = ({ actor_id, actor_role, file_name, ...row }: ImportRow, key: Uint8Array): StudentImport => ({
  ...row,
  actor: { id: actor_id, role: actor_role },
  fileName: unsealFileName(row.id, file_name, key),
});

const unsealFileName = (id: string, sealed: Uint8Array, key: Uint8Array): string | undefined => {
  try {
    return unwrapKey(key, sealed, toContext(id, 'file name')).toString('utf8');
  } catch {
    return undefined;
  }
};

interface StatusChange {
  /** The end of an import. */
  readonly now?: Date;
  /** Students that an undo kept. */
  readonly kept?: number;
  /** Names of the groups that an undo kept. */
  readonly keptGroups?: readonly string[];
  /** Runs in the same transaction. */
  readonly also?: (tx: TransactionSql) => Promise<unknown>;
}

export const createImportStore = (sql: Sql, key: Uint8Array) => {
  /** Changes the status of an import that has one of these. Returns false, and does not run `also`, if it has another one. */
  const changeStatus = async (
    id: string,
    from: readonly ImportStatus[],
    to: ImportStatus,
    { now, kept = 0, keptGroups = [], also }: StatusChange = {},
  ): Promise<boolean | 'busy'> => {
    try {
      return (await sql.begin(async (tx) => {
        const { count } = await tx`
          update desk.student_imports set status = ${to}, finished_at = coalesce(${now ?? null}, finished_at), kept = ${kept},
            kept_groups = ${keptGroups as string[]}
          where id = ${id} and status = any(${from as ImportStatus[]})`;
        if (count === 0) return false;
        await also?.(tx);
        await notifyTutors(tx, 'student-imports');
        return true;
      })) as boolean;
    } catch (error) {
      if (isUniqueViolation(error)) return 'busy';
      throw error;
    }
  };

  return {
    changeStatus,

    /**
     * Stores an import, and runs `also` in the same transaction. Does nothing if it is stored already. Returns false while
     * another import or undo runs.
     */
    async insert(
      { id, actor, fileName, lines, now }: NewStudentImport,
      also: (tx: TransactionSql) => Promise<unknown>,
    ): Promise<boolean> {
      const sealed = {
        fileName: wrapKey(key, Buffer.from(fileName), toContext(id, 'file name')),
        lines: wrapKey(key, Buffer.from(JSON.stringify(lines)), toContext(id, 'lines')),
      };
      const { taken, leftOut } = lines;
      return (await sql.begin(async (tx) => {
        const { count } = await tx`
          insert into desk.student_imports (id, actor_id, actor_role, file_name, lines, status, started_at, total, left_out)
          values (${id}, ${actor.id}, ${actor.role}, ${sealed.fileName}, ${sealed.lines}, 'running', ${now},
            ${taken.length}, ${leftOut.length})
          on conflict do nothing`;
        if (count > 0) {
          await also(tx);
          await notifyTutors(tx, 'student-imports');
          return true;
        }
        const [same] = await tx`select 1 from desk.student_imports where id = ${id}`;
        return same !== undefined;
      })) as boolean;
    },

    async find(id: string): Promise<StudentImport | undefined> {
      const [row] = await sql<ImportRow[]>`${select(sql)} where id = ${id}`;
      return row && toImport(row, key);
    },

    async list(): Promise<StudentImport[]> {
      const rows = await sql<ImportRow[]>`${select(sql)} order by started_at desc, id limit ${IMPORTS_SHOWN}`;
      return rows.map((row) => toImport(row, key));
    },

    /** Undefined if they were deleted. Throws if the key is another one or a byte was changed. */
    async loadLines(id: string): Promise<ImportLines | undefined> {
      const [row] = await sql<{ lines: Uint8Array | null }[]>`select lines from desk.student_imports where id = ${id}`;
      if (!row?.lines) return undefined;
      return JSON.parse(unwrapKey(key, row.lines, toContext(id, 'lines')).toString('utf8')) as ImportLines;
    },

    /** Adds what a part of the lines came to. `done` counts the lines before it, so that a part counts once. */
    async report(id: string, { before, done, made, refused, remarks }: ImportProgress): Promise<void> {
      await sql`
        update desk.student_imports set done = ${done}, made = made + ${made},
          refused = refused || ${sql.json(refused)}, remarks = remarks || ${sql.json(remarks as JSONValue)}
        where id = ${id} and done = ${before}`;
      await notifyTutors(sql, 'student-imports');
    },

    /** Adds a remark to the students of these rows, once. */
    async remark(id: string, remarkByRow: ReadonlyMap<number, ImportRemark>): Promise<void> {
      if (remarkByRow.size === 0) return;
      const [found] = await sql<
        { remarks: ImportRemarks }[]
      >`select remarks from desk.student_imports where id = ${id}`;
      const added = [...remarkByRow].map(([row, remark]) => [
        row,
        [...new Set([...(found?.remarks[row] ?? []), remark])],
      ]);
      await sql`
        update desk.student_imports set remarks = remarks || ${sql.json(Object.fromEntries(added))} where id = ${id}`;
    },

    /** Says how many of the students an undo has gone through. */
    async reportUndo(id: string, done: number): Promise<void> {
      await sql`update desk.student_imports set done = ${done} where id = ${id}`;
      await notifyTutors(sql, 'student-imports');
    },
  };
};
export type ImportStore = ReturnType<typeof createImportStore>;

interface ImportProgress {
  readonly before: number;
  readonly done: number;
  readonly made: number;
  readonly refused: Readonly<Record<string, string>>;
  readonly remarks: ImportRemarks;
}

/**
 * Deletes the lines of imports that ended, or stopped, a month ago, and of those that made a student who was erased since: the
 * keys of its students were made while it ran, by the clock of the database. A stopped import ends, because it cannot be
 * continued without its lines.
 */
export const deleteOldImportLines = async (sql: Sql, now: Date): Promise<void> => {
  await sql`
    update desk.student_imports i set lines = null, status = case status when 'stopped' then 'done' else status end
    where lines is not null and status not in ('running', 'undoing') and (
      coalesce(finished_at, started_at) < ${now.toISOString()}::timestamptz - make_interval(days => ${IMPORT_LINES_DAYS})
      or exists (
        select from desk.personal_keys k where k.erased_at > i.started_at
          and k.created_at > i.started_at - interval '1 hour'
          and (i.finished_at is null or k.created_at < i.finished_at + interval '1 hour')))`;
};
