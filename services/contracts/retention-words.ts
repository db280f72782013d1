/** The kinds of data that are deleted after a time, in words. The pages and the operator’s command share them. */
import type { RetainedKindName } from './retention.ts';

export const retainedKindWords: Readonly<Record<RetainedKindName, string>> = {
  drafts: 'Drafts',
  'unused-pictures': 'Pictures that no assignment shows',
  'deleted-pictures': 'Pictures of deleted assignments',
  'contact-messages': 'Contact messages',
  'sign-ups': 'Accounts without approval',
  refusals: 'Refused requests and failed sign-ins',
};
