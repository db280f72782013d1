import type { Fragment, ISql } from 'postgres';
import type { RetainedKindName } from '#contracts/retention.ts';
import type { ChangeTag } from '#contracts/tags.ts';
import { type RetentionRule, UNUSED_PICTURE_EXTRA_DAYS } from '#events/values/retention-periods.ts';
import { selectPicturesOfDeletedHomework } from '#services/learning/pictures/picture-store.ts';

/** A kind of data that is deleted after a period of the centre's rules. */
export interface RetainedKind {
  readonly name: RetainedKindName;
  /** The rule that holds the period. */
  readonly rule: RetentionRule;
  /** Days beyond the period of the rule. */
  readonly extraDays?: number;
  /** The table whose rows are deleted. */
  readonly table: `${'desk' | 'accounts'}.${string}`;
  /**
   * All rows of this kind, whether their period is over or not: `row`, the ctid in the table, and `since`, the instant from
   * which the period runs. The deletion and the dry run both read it.
   */
  readonly selectRows: (sql: ISql, readSchema: string) => Fragment;
  /** True if it reads the read models, so that nothing may be deleted while they are behind the log. */
  readonly readsModels?: true;
  /** Tag of the lists that open pages load again when a row was deleted. */
  readonly tag?: ChangeTag;
}

/** What the nightly deletion deletes, and its dry run counts. */
export const retainedKinds: readonly RetainedKind[] = [
  {
    name: 'drafts',
    rule: 'draftDays',
    table: 'desk.drafts',
    selectRows: (sql) => sql`select ctid as row, saved_at as since from desk.drafts`,
  },
  {
    name: 'unused-pictures',
    rule: 'draftDays',
    extraDays: UNUSED_PICTURE_EXTRA_DAYS,
    table: 'desk.pictures',
    selectRows: (sql) => sql`select ctid as row, created_at as since from desk.pictures where not used`,
  },
  {
    name: 'deleted-pictures',
    rule: 'deletedPictureMonths',
    table: 'desk.pictures',
    selectRows: selectPicturesOfDeletedHomework,
    readsModels: true,
  },
  {
    name: 'contact-messages',
    rule: 'contactMessageDays',
    table: 'desk.contact_messages',
    selectRows: (sql) => sql`select ctid as row, sent_at as since from desk.contact_messages`,
    tag: 'contact-messages',
  },
  {
    name: 'sign-ups',
    rule: 'signUpDays',
    table: 'accounts.user',
    selectRows: (sql) => sql`
      select ctid as row, "createdAt" as since from accounts."user" where awaiting_approval and pending is null`,
    tag: 'sign-ups',
  },
  {
    name: 'refusals',
    rule: 'refusalDays',
    table: 'desk.refusals',
    selectRows: (sql) => sql`select ctid as row, last_at as since from desk.refusals`,
  },
];
