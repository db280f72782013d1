/** Reads and writes `desk.question_generations`: requests for questions, sealed under the key of the person who made each. */
import type { Sql, TransactionSql } from 'postgres';
import type { ModelFailure } from '#contracts/model-failure.ts';
import type { GeneratedQuestionRow, GenerateQuestionsRequest, NotReplaced } from '#contracts/question-generation.ts';
import type { KeyRing } from '#events/record/key-ring.ts';
import { requirePersonalKey } from '#events/record/require-personal-key.ts';
import type { PracticeSubject, QuestionCheck, QuestionDifficulty } from '#events/values/shapes.ts';
import { notifyPerson } from '#services/core/feed/notify-tags.ts';
import type { GeneratedQuestion } from '#services/core/use-case/question-source.ts';
import { sealDraft, unsealDraft } from '#services/learning/drafts/sealed-draft.ts';

const KEPT_DAYS = 30;
const SEALED_AS = 'question-generation';

export interface GenerationQuestion
  extends Omit<GeneratedQuestionRow, 'correct_answer' | 'explanation' | 'figure' | 'substitute' | 'checks'> {
  readonly correctAnswer: number;
  readonly explanation?: string | undefined;
  readonly figure?: GeneratedQuestion['figure'];
  readonly substitute?: GeneratedQuestion['substitute'] | undefined;
  readonly checks: readonly QuestionCheck[];
}

/** Questions for one practice session. */
export interface PracticeQuestionsRequest {
  readonly grade: number;
  readonly subject: PracticeSubject;
  readonly topic: string;
  readonly difficulty?: QuestionDifficulty | undefined;
  /** Keys of the questions that the student saw last, the newest at the end, because the model is told only that part. */
  readonly seen: readonly string[];
  /** Instant after which the student no longer waits. */
  readonly deadline: string;
}

/** Whether a student asked for the questions; a tutor asks for those of homework. */
export const isPracticeRequest = (
  request: GenerateQuestionsRequest | PracticeQuestionsRequest,
): request is PracticeQuestionsRequest => 'deadline' in request;

export interface GenerationBody {
  /** What a tutor asked for in the dialog, or what a student practices. */
  readonly request: GenerateQuestionsRequest | PracticeQuestionsRequest;
  readonly questions: readonly GenerationQuestion[];
  /** Keys of questions that were replaced, so that they do not come back. */
  readonly replaced: readonly string[];
  /** Key of the question that is being replaced. */
  readonly replacing?: string | undefined;
  /** The question that was kept, because the last replacement found no other one. */
  readonly notReplaced?: NotReplaced | undefined;
  /** True if a fault ended the generation before all questions were ready. */
  readonly isInterrupted?: boolean | undefined;
  readonly rejected: number;
  /** Why the language model did not give all questions. It is not asked again for this request. */
  readonly modelFailure?: ModelFailure | undefined;
}

export interface Generation {
  readonly id: string;
  readonly personId: string;
  readonly status: 'working' | 'done' | 'failed';
  readonly body: GenerationBody;
}

interface Parts {
  readonly sql: Sql;
  readonly keys: KeyRing;
}

/**
 * Creates a request, and runs `enqueue` in the same transaction. Does nothing if the request was created before under this
 * id. It takes the place of a tutor's earlier requests; a student may start to practice in several tabs.
 */
export async function createGeneration(
  { sql, keys }: Parts,
  { id, personId, body, now }: Pick<Generation, 'id' | 'personId' | 'body'> & { readonly now: Date },
  enqueue: (tx: TransactionSql) => Promise<void>,
): Promise<void> {
  const sealed = sealDraft(body, await requirePersonalKey(keys, personId), SEALED_AS);
  await sql.begin(async (tx) => {
    if (!isPracticeRequest(body.request)) {
      await tx`delete from desk.question_generations where person_id = ${personId} and id <> ${id}`;
    }
    const { count } = await tx`
      insert into desk.question_generations (id, person_id, status, body, created_at)
      values (${id}, ${personId}, 'working', ${sealed}, ${now.toISOString()})
      on conflict do nothing`;
    if (count > 0) await enqueue(tx);
  });
}

/** The person's last request. Undefined if there is none or the person was erased. */
export const findLastGeneration = (parts: Parts, personId: string): Promise<Generation | undefined> =>
  find(parts, parts.sql`person_id = ${personId}`);

/** Undefined if the request was discarded or replaced. */
export const findGeneration = (parts: Parts, id: string): Promise<Generation | undefined> =>
  find(parts, parts.sql`id = ${id}`);

async function find({ sql, keys }: Parts, condition: ReturnType<Sql>): Promise<Generation | undefined> {
  const [row] = await sql<{ id: string; person_id: string; status: Generation['status']; body: Uint8Array }[]>`
    select id, person_id, status, body from desk.question_generations where ${condition}
    order by created_at desc, id limit 1`;
  const key = row && (await keys.forPerson(row.person_id));
  if (row === undefined || key === undefined || key === 'erased') return undefined;
  const body = unsealDraft(row.body, key, SEALED_AS) as GenerationBody;
  return { id: row.id, personId: row.person_id, status: row.status, body };
}

/**
 * Saves a request that has the status `from`, and runs `enqueue` in the same transaction. Returns false, and saves nothing,
 * if its status changed or it was discarded.
 */
export async function saveGeneration(
  { sql, keys }: Parts,
  { id, personId, status, body }: Generation,
  from: Generation['status'],
  enqueue?: (tx: TransactionSql) => Promise<void>,
): Promise<boolean> {
  const sealed = sealDraft(body, await requirePersonalKey(keys, personId), SEALED_AS);
  const isSaved = await sql.begin(async (tx) => {
    const { count } = await tx`
      update desk.question_generations set status = ${status}, body = ${sealed} where id = ${id} and status = ${from}`;
    if (count > 0) await enqueue?.(tx);
    return count > 0;
  });
  if (isSaved) await notifyPerson(sql, personId, 'question-generation');
  return isSaved;
}

export async function deleteGeneration(sql: Sql, { id, personId }: Pick<Generation, 'id' | 'personId'>): Promise<void> {
  const { count } = await sql`delete from desk.question_generations where id = ${id} and person_id = ${personId}`;
  if (count > 0) await notifyPerson(sql, personId, 'question-generation');
}

/** Deletes requests that are older than 30 days, and those of people who have no account or were erased. */
export async function deleteOldGenerations(sql: Sql, now: Date): Promise<void> {
  await sql`
    delete from desk.question_generations
    where created_at < ${now.toISOString()}::timestamptz - make_interval(days => ${KEPT_DAYS})
      or person_id in (select person_id from desk.personal_keys where erased_at is not null)
      or not exists (select 1 from accounts."user" where id = person_id)`;
}
