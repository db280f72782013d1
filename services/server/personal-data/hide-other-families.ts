import type { CaseRow } from '#contracts/cases.ts';
import { personalDataTexts as texts } from '#contracts/personal-data.ts';
import type { AccessRecord } from './personal-data-rows.ts';

/** The family that reads a file: its name, and what it wrote itself. */
interface FamilyReader {
  readonly name: string;
  readonly messageIds: ReadonlySet<string>;
}

/**
 * Questions about classes as a student or a family may read them in a file: the name of a family is its own data, so each family
 * but the reader has no name. `reader` is null for the student.
 */
export const hideOtherFamilies = <Row extends CaseRow>(rows: readonly Row[], reader: FamilyReader | null): Row[] =>
  rows.map((row) => ({
    ...row,
    // A tutor typed the name of who asked, so the reader is known by it.
    asker_name: row.asker_name === null || row.asker_name === reader?.name ? row.asker_name : unnamed(row.asker),
    messages: row.messages.map((message) =>
      message.by_family && !reader?.messageIds.has(message.id)
        ? { ...message, actor_name: texts.anotherFamily }
        : message,
    ),
  }));

const unnamed = (asker: CaseRow['asker']): string => (asker === 'other' ? texts.someoneElse : texts.anotherFamily);

/**
 * The accesses of families as the student or a family may read them in a file: that a tutor invited another family, and when, is
 * only for the staff.
 */
export const hideOtherInvitations = (rows: readonly AccessRecord[]): AccessRecord[] =>
  rows
    .filter(({ is_this_account, since }) => is_this_account || since !== null)
    .map((row) => (row.is_this_account ? row : { ...row, invited_at: null }));
