import type { FactForm } from '#services/learning/questions/facts/fact-form.ts';
import { astronomyCourseForms } from './astronomy-course.ts';
import { firstSpaceFactForms } from './first-space-facts.ts';
import { motionAndSmallWorldForms } from './motion-and-small-worlds.ts';
import { orbitAndBodyForms } from './orbits-and-bodies.ts';
import { planetClueForms } from './planet-clues.ts';
import { skyForBeginnersForms } from './sky-for-beginners.ts';
import { solarSystemPhysicsForms } from './solar-system-physics.ts';
import { starAndWorldForms } from './stars-and-worlds.ts';

export const solarSystemForms: readonly FactForm[] = [
  ...skyForBeginnersForms,
  ...firstSpaceFactForms,
  ...planetClueForms,
  ...motionAndSmallWorldForms,
  ...orbitAndBodyForms,
  ...solarSystemPhysicsForms,
  ...starAndWorldForms,
  ...astronomyCourseForms,
];
