import { test } from 'vitest';
import { proveSeedingResumes } from './test/seed-killed-case.ts';

const moments = [1, 2, 30, 300, 900, 1_300].flatMap((nth) => [`before-append:kill#${nth}`, `after-append:kill#${nth}`]);

test.each(moments)(
  'a seeding that is killed at %s is completed by the next start, event for event',
  proveSeedingResumes,
  240_000,
);
