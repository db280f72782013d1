import type { FactForm } from '#services/learning/questions/facts/fact-form.ts';
import { bodyPartAndJobForms } from './body-parts-and-jobs.ts';
import { cellBiologyForms } from './cell-biology.ts';
import { cellCourseForms } from './cell-course.ts';
import { cellPartAndProcessForms } from './cell-parts-and-processes.ts';
import { cellAndTissueForms } from './cells-and-tissues.ts';
import { geneticsAndEnergyForms } from './genetics-and-energy.ts';
import { livingBodyForBeginnersForms } from './living-bodies-for-beginners.ts';

export const cellsForms: readonly FactForm[] = [
  ...livingBodyForBeginnersForms,
  ...bodyPartAndJobForms,
  ...cellAndTissueForms,
  ...cellPartAndProcessForms,
  ...cellBiologyForms,
  ...geneticsAndEnergyForms,
  ...cellCourseForms,
];
