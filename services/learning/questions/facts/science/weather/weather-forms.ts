import type { FactForm } from '#services/learning/questions/facts/fact-form.ts';
import { airAndStormForms } from './air-and-storms.ts';
import { atmosphereAndClimateForms } from './atmosphere-and-climate.ts';
import { meteorologyCourseForms } from './meteorology-course.ts';
import { waterCycleAndCloudForms } from './water-cycle-and-clouds.ts';
import { weatherForBeginnersForms } from './weather-for-beginners.ts';
import { weatherSystemForms } from './weather-systems.ts';
import { weatherWordAndToolForms } from './weather-words-and-tools.ts';

export const weatherForms: readonly FactForm[] = [
  ...weatherForBeginnersForms,
  ...weatherWordAndToolForms,
  ...waterCycleAndCloudForms,
  ...airAndStormForms,
  ...weatherSystemForms,
  ...atmosphereAndClimateForms,
  ...meteorologyCourseForms,
];
