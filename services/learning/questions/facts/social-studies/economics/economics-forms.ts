import type { FactForm } from '#services/learning/questions/facts/fact-form.ts';
import { earlyEconomicsForms } from './economics-1-4.ts';
import { middleEconomicsForms } from './economics-3-8.ts';
import { upperEconomicsForms } from './economics-7-12.ts';

export const economicsForms: readonly FactForm[] = [
  ...earlyEconomicsForms,
  ...middleEconomicsForms,
  ...upperEconomicsForms,
];
