import type { FactForm } from '#services/learning/questions/facts/fact-form.ts';
import { howPlantsLiveForms } from './how-plants-live.ts';
import { plantCourseForms } from './plant-course.ts';
import { plantPartAndGrowthForms } from './plant-parts-and-growth.ts';
import { plantPhysiologyForms } from './plant-physiology.ts';
import { plantReproductionAndEvolutionForms } from './plant-reproduction-and-evolution.ts';
import { plantStructureAndKindForms } from './plant-structures-and-kinds.ts';
import { plantsForBeginnersForms } from './plants-for-beginners.ts';

export const plantsForms: readonly FactForm[] = [
  ...plantsForBeginnersForms,
  ...plantPartAndGrowthForms,
  ...howPlantsLiveForms,
  ...plantStructureAndKindForms,
  ...plantPhysiologyForms,
  ...plantReproductionAndEvolutionForms,
  ...plantCourseForms,
];
