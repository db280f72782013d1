import type { FactForm } from '#services/learning/questions/facts/fact-form.ts';
import { earlyCitizenshipForms } from './citizenship-1-4.ts';
import { middleCitizenshipForms } from './citizenship-3-8.ts';
import { upperCitizenshipForms } from './citizenship-7-12.ts';

export const citizenshipForms: readonly FactForm[] = [
  ...earlyCitizenshipForms,
  ...middleCitizenshipForms,
  ...upperCitizenshipForms,
];
