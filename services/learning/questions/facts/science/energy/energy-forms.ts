import type { FactForm } from '#services/learning/questions/facts/fact-form.ts';
import { energyAndWaveForms } from './energy-and-waves.ts';
import { energyAroundUsForms } from './energy-around-us.ts';
import { energyCourseForms } from './energy-course.ts';
import { energyForBeginnersForms } from './energy-for-beginners.ts';
import { formOfEnergyForms } from './forms-of-energy.ts';
import { physicsOfEnergyForms } from './physics-of-energy.ts';
import { workWaveAndCircuitForms } from './work-waves-and-circuits.ts';

export const energyForms: readonly FactForm[] = [
  ...energyForBeginnersForms,
  ...energyAroundUsForms,
  ...formOfEnergyForms,
  ...workWaveAndCircuitForms,
  ...energyAndWaveForms,
  ...physicsOfEnergyForms,
  ...energyCourseForms,
];
