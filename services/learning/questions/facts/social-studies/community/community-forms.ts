import type { FactForm } from '#services/learning/questions/facts/fact-form.ts';
import { earlyCommunityForms } from './community-1-4.ts';
import { middleCommunityForms } from './community-3-8.ts';
import { upperCommunityForms } from './community-7-12.ts';

export const communityForms: readonly FactForm[] = [
  ...earlyCommunityForms,
  ...middleCommunityForms,
  ...upperCommunityForms,
];
