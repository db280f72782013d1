import type { FactTopics } from '#services/learning/questions/facts/fact-form.ts';

export const scienceTopics: FactTopics = {
  'Solar System': async () => (await import('./solar-system/solar-system-forms.ts')).solarSystemForms,
  Animals: async () => (await import('./animals/animals-forms.ts')).animalsForms,
  Plants: async () => (await import('./plants/plants-forms.ts')).plantsForms,
  Chemistry: async () => (await import('./chemistry/chemistry-forms.ts')).chemistryForms,
  Cells: async () => (await import('./cells/cells-forms.ts')).cellsForms,
  Weather: async () => (await import('./weather/weather-forms.ts')).weatherForms,
  Matter: async () => (await import('./matter/matter-forms.ts')).matterForms,
  Energy: async () => (await import('./energy/energy-forms.ts')).energyForms,
};
