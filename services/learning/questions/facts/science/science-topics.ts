import type { FactTopics } from '#services/learning/questions/facts/fact-form.ts';
import { animalsForms } from './animals/animals-forms.ts';
import { cellsForms } from './cells/cells-forms.ts';
import { chemistryForms } from './chemistry/chemistry-forms.ts';
import { energyForms } from './energy/energy-forms.ts';
import { matterForms } from './matter/matter-forms.ts';
import { plantsForms } from './plants/plants-forms.ts';
import { solarSystemForms } from './solar-system/solar-system-forms.ts';
import { weatherForms } from './weather/weather-forms.ts';

export const scienceTopics: FactTopics = {
  'Solar System': solarSystemForms,
  Animals: animalsForms,
  Plants: plantsForms,
  Chemistry: chemistryForms,
  Cells: cellsForms,
  Weather: weatherForms,
  Matter: matterForms,
  Energy: energyForms,
};
