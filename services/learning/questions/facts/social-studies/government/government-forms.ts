import type { FactForm } from '#services/learning/questions/facts/fact-form.ts';
import { earlyGovernmentForms } from './government-1-4.ts';
import { middleGovernmentForms } from './government-3-8.ts';
import { upperGovernmentForms } from './government-7-12.ts';

export const governmentForms: readonly FactForm[] = [
  ...earlyGovernmentForms,
  ...middleGovernmentForms,
  ...upperGovernmentForms,
];
