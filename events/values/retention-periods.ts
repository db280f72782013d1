/**
 * How long the centre keeps the kinds of data whose period is its choice: the bounds of each rule, and its first value.
 * Imports nothing, because the web shares it.
 */

export interface RetentionPeriod {
  /** The name of the rule in requests and answers. */
  readonly field: string;
  readonly unit: 'day' | 'month';
  /** 0 if the data may also be kept for good. */
  readonly least: number;
  readonly most: number;
  readonly first: number;
}

export const retentionPeriods = {
  /** Days after its last save for which a text is kept that was not submitted. */
  draftDays: { field: 'draft_days', unit: 'day', least: 30, most: 730, first: 180 },
  /** Days for which a message of the contact form is kept, answered or not. */
  contactMessageDays: { field: 'contact_message_days', unit: 'day', least: 7, most: 730, first: 90 },
  /** Days for which refused commands and failed sign-ins are kept after they last occurred. */
  refusalDays: { field: 'refusal_days', unit: 'day', least: 7, most: 730, first: 90 },
  /** Days for which an account waits that no tutor approves. */
  signUpDays: { field: 'sign_up_days', unit: 'day', least: 7, most: 90, first: 30 },
  /**
   * Months after its deletion for which the pictures of a homework are kept. 0 keeps them: an owner can restore the homework, and
   * students still see what they submitted.
   */
  deletedPictureMonths: { field: 'deleted_picture_months', unit: 'month', least: 0, most: 120, first: 0 },
  /** Months after which an owner is asked whether to erase a former student. Nobody is erased without that decision. */
  formerStudentMonths: { field: 'former_student_months', unit: 'month', least: 1, most: 240, first: 36 },
} as const satisfies Record<string, RetentionPeriod>;

export type RetentionRule = keyof typeof retentionPeriods;
export type RetentionField = (typeof retentionPeriods)[RetentionRule]['field'];

export const retentionRules = Object.keys(retentionPeriods) as RetentionRule[];

/** Days for which a picture that no homework shows is kept beyond the period of drafts, because a draft can name it. */
export const UNUSED_PICTURE_EXTRA_DAYS = 20;
