import type { FactForm } from '#services/learning/questions/facts/fact-form.ts';
import { gasAndSolidForms } from './gases-and-solids.ts';
import { matterAndEnergyForms } from './matter-and-energy.ts';
import { matterCourseForms } from './matter-course.ts';
import { particleAndPropertyForms } from './particles-and-properties.ts';
import { solidLiquidGasForms } from './solids-liquids-gases.ts';
import { stateAndMixtureForms } from './states-and-mixtures.ts';
import { thingsForBeginnersForms } from './things-for-beginners.ts';

export const matterForms: readonly FactForm[] = [
  ...thingsForBeginnersForms,
  ...solidLiquidGasForms,
  ...particleAndPropertyForms,
  ...stateAndMixtureForms,
  ...matterAndEnergyForms,
  ...gasAndSolidForms,
  ...matterCourseForms,
];
