import type { FactForm } from '#services/learning/questions/facts/fact-form.ts';
import { animalBodyAndFoodForms } from './animal-bodies-and-food.ts';
import { animalCourseForms } from './animal-course.ts';
import { animalDiversityForms } from './animal-diversity.ts';
import { animalGroupAndHabitForms } from './animal-groups-and-habits.ts';
import { animalStructureAndBehaviorForms } from './animal-structure-and-behavior.ts';
import { animalSystemForms } from './animal-systems.ts';
import { youngAnimalAndHomeForms } from './young-animals-and-homes.ts';

export const animalsForms: readonly FactForm[] = [
  ...youngAnimalAndHomeForms,
  ...animalBodyAndFoodForms,
  ...animalGroupAndHabitForms,
  ...animalStructureAndBehaviorForms,
  ...animalSystemForms,
  ...animalDiversityForms,
  ...animalCourseForms,
];
