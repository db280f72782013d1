/**
 * Sandboxes: read models of the log up to a limit, each in a schema of its own beside the served one. The comment of a finished
 * schema describes it; a schema without one is being built or was interrupted.
 */
import type { ISql, Sql, TransactionSql } from 'postgres';
import type { ProblemCode } from '#contracts/problems.ts';
import { SANDBOX_NAME } from '#contracts/sandboxes.ts';
import { SANDBOXES_MAX } from '#events/values/limits.ts';
import { acquireLease } from '#projections/engine/lease.ts';
import { notifyTutors } from '#services/core/feed/notify-tags.ts';

const SCHEMA_PREFIX = 'sandbox_';

/** The operation on a sandbox was refused; the message says why, in words for its reader. */
export class SandboxRefusedError extends Error {
  override readonly name = 'SandboxRefusedError';
  readonly code: ProblemCode;
  constructor(code: ProblemCode, message: string) {
    super(message);
    this.code = code;
  }
}

/** What a finished sandbox holds. */
export interface SandboxContents {
  /** The last day in the centre's time zone whose events it holds; null if it was cut by its position alone. */
  readonly until: string | null;
  readonly position: string;
  readonly events: number;
  /** The name of the read schema of the release that built it, which is a hash of its tables. */
  readonly release: string;
  /** UTC instant, ISO 8601. */
  readonly builtAt: string;
  /** Id of the build; undefined for one that cannot be canceled. */
  readonly buildId?: string | undefined;
}

export interface Sandbox {
  readonly name: string;
  /** Undefined while it is being built, and after a build that was interrupted. */
  readonly contents: SandboxContents | undefined;
}

/** The schema of a sandbox. Throws SandboxRefusedError for a name that is not valid. */
export const toSandboxSchemaName = (name: string): string => {
  if (SANDBOX_NAME.test(name)) return SCHEMA_PREFIX + name;
  throw new SandboxRefusedError(
    'invalid-request',
    `“${name}” cannot name a sandbox: use at most 40 small letters, digits and hyphens, beginning with a letter.`,
  );
};

/** The lease under which a sandbox is built or dropped. */
export const toSandboxLeaseName = (schema: string): string => `rollbook sandbox ${schema}`;

export const listSandboxes = async (sql: ISql): Promise<Sandbox[]> => {
  const rows = await sql<{ schema: string; contents: string | null }[]>`
    select nspname as schema, obj_description(oid, 'pg_namespace') as contents
    from pg_namespace where starts_with(nspname::text, ${SCHEMA_PREFIX}) order by nspname`;
  return rows.map(({ schema, contents }) => ({
    name: schema.slice(SCHEMA_PREFIX.length),
    contents: contents === null ? undefined : (JSON.parse(contents) as SandboxContents),
  }));
};

/** PostgreSQL's number of the schema of a sandbox. One that is dropped and created again gets another. */
export type SandboxId = number;

const lockSandboxes = (transaction: TransactionSql) =>
  transaction`select pg_advisory_xact_lock(hashtextextended('rollbook sandboxes', 0))`.execute();

const findSandboxId = async (transaction: TransactionSql, name: string): Promise<SandboxId | undefined> => {
  const [row] = await transaction<{ id: SandboxId }[]>`
    select oid::int8::float8 as id from pg_namespace where nspname = ${toSandboxSchemaName(name)}`;
  return row?.id;
};

/**
 * Runs `change` if the sandbox is still the one with this id, and returns its id after that. A builder that hung may have lost its
 * lease without knowing, and another one may have dropped the sandbox and built its own. Throws SandboxRefusedError.
 */
export const changeOwnSandbox = async (
  transaction: TransactionSql,
  name: string,
  id: SandboxId,
  change: () => Promise<void>,
): Promise<SandboxId> => {
  await lockSandboxes(transaction);
  const isOwn = (await findSandboxId(transaction, name)) === id;
  if (isOwn) await change();
  const changed = isOwn ? await findSandboxId(transaction, name) : undefined;
  if (changed !== undefined) return changed;
  throw new SandboxRefusedError('sandbox-exists', `Another process has dropped the sandbox ${name} or built its own.`);
};

/**
 * Creates the empty schema of a sandbox, and returns its id. Concurrent calls are counted one after the other. Throws
 * SandboxRefusedError.
 */
export const reserveSandbox = async (sql: Sql, name: string): Promise<SandboxId> => {
  const schema = toSandboxSchemaName(name);
  return sql.begin(async (transaction) => {
    await lockSandboxes(transaction);
    const existing = await listSandboxes(transaction);
    if (existing.some((sandbox) => sandbox.name === name))
      throw new SandboxRefusedError(
        'sandbox-exists',
        `There is already a sandbox ${name}. Drop it first, or use another name.`,
      );
    if (existing.length >= SANDBOXES_MAX)
      throw new SandboxRefusedError(
        'sandboxes-full',
        `There are already ${SANDBOXES_MAX} sandboxes. Drop one of them first.`,
      );
    await transaction`create schema ${transaction(schema)}`;
    await notifyTutors(transaction, 'sandboxes');
    return (await findSandboxId(transaction, name)) as SandboxId;
  });
};

/** Describes a sandbox whose tables are complete. */
export const recordSandboxContents = async (
  sql: Sql | TransactionSql,
  name: string,
  contents: SandboxContents,
): Promise<void> => {
  const schema = toSandboxSchemaName(name);
  const [quoted] = await sql<[{ text: string }]>`select quote_literal(${JSON.stringify(contents)}) as text`;
  await sql.unsafe(`comment on schema "${schema}" is ${quoted.text}`);
  await notifyTutors(sql, 'sandboxes');
};

const dropSchema = async (sql: Sql, schema: string): Promise<void> => {
  await sql`drop schema if exists ${sql(schema)} cascade`;
  await notifyTutors(sql, 'sandboxes');
};

/**
 * Drops a sandbox that is not complete, or that this build completed, and that no process builds. Under the lease no other
 * process can begin or complete it. Waits for the lease until `stopped` is aborted.
 */
export const dropIncompleteSandbox = async (
  sql: Sql,
  name: string,
  buildId?: string,
  stopped?: AbortSignal,
): Promise<void> => {
  const schema = toSandboxSchemaName(name);
  await using lease = await acquireLease(sql, toSandboxLeaseName(schema), { stopped });
  if (!lease) return;
  const found = (await listSandboxes(sql)).find((sandbox) => sandbox.name === name);
  if (!found || (found.contents && (buildId === undefined || found.contents.buildId !== buildId))) return;
  await dropSchema(sql, schema);
};

/** Drops a sandbox, also one whose build was interrupted. Throws SandboxRefusedError. */
export const dropSandbox = async (sql: Sql, name: string): Promise<void> => {
  const schema = toSandboxSchemaName(name);
  await using lease = await acquireLease(sql, toSandboxLeaseName(schema));
  if (!lease)
    throw new SandboxRefusedError('replay-running', `The sandbox ${name} is being built. Drop it when that has ended.`);
  if (!(await listSandboxes(sql)).some((sandbox) => sandbox.name === name))
    throw new SandboxRefusedError('sandbox-unknown', `There is no sandbox ${name}.`);
  await dropSchema(sql, schema);
};

/** Drops every sandbox. No process may be building one. */
export const dropAllSandboxes = async (tx: TransactionSql): Promise<void> => {
  for (const { name } of await listSandboxes(tx)) await tx`drop schema ${tx(toSandboxSchemaName(name))} cascade`;
};
