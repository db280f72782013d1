import { expect, test } from 'vitest';
import { centre } from './centre.ts';

const settings = { demo: false, timeZone: 'America/New_York', rules: { classesMax: 18 } };

test('the centre is opened once; its first settings stay', () => {
  const open = { type: 'OpenCentre', ...settings } as const;
  expect(centre.decide(centre.initial, open)).toEqual([{ type: 'CentreOpened', data: settings }]);
  expect(centre.decide(settings, { ...open, demo: true })).toEqual([]);
});
