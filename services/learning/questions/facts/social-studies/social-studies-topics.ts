import type { FactTopics } from '#services/learning/questions/facts/fact-form.ts';
import { citizenshipForms } from './citizenship/citizenship-forms.ts';
import { communityForms } from './community/community-forms.ts';
import { cultureForms } from './culture/culture-forms.ts';
import { economicsForms } from './economics/economics-forms.ts';
import { geographyForms } from './geography/geography-forms.ts';
import { governmentForms } from './government/government-forms.ts';

export const socialStudiesTopics: FactTopics = {
  Geography: geographyForms,
  Government: governmentForms,
  Economics: economicsForms,
  Citizenship: citizenshipForms,
  Community: communityForms,
  Culture: cultureForms,
};
