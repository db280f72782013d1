import type { FactForm } from '#services/learning/questions/facts/fact-form.ts';
import { chemistryCourseForms } from './chemistry-course.ts';
import { elementAndAtomForms } from './elements-and-atoms.ts';
import { materialsForBeginnersForms } from './materials-for-beginners.ts';
import { mixingAndChangingForms } from './mixing-and-changing.ts';
import { quantityAndStructureForms } from './quantities-and-structure.ts';
import { reactionAndBondForms } from './reactions-and-bonds.ts';
import { substanceAndReactionForms } from './substances-and-reactions.ts';

export const chemistryForms: readonly FactForm[] = [
  ...materialsForBeginnersForms,
  ...mixingAndChangingForms,
  ...substanceAndReactionForms,
  ...elementAndAtomForms,
  ...reactionAndBondForms,
  ...quantityAndStructureForms,
  ...chemistryCourseForms,
];
