import { test } from 'vitest';
import { proveSeedingResumes } from './test/seed-killed-case.ts';

test(
  'a seeding that is killed is completed by the next start, event for event',
  () => proveSeedingResumes('before-append:kill#700'),
  240_000,
);
