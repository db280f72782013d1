import type { FactForm } from '#services/learning/questions/facts/fact-form.ts';
import { earlyCultureForms } from './culture-1-4.ts';
import { middleCultureForms } from './culture-3-8.ts';
import { upperCultureForms } from './culture-7-12.ts';

export const cultureForms: readonly FactForm[] = [...earlyCultureForms, ...middleCultureForms, ...upperCultureForms];
