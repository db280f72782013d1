import { anyInput } from '#scripts/test/any-input.ts';
import { seedFor } from '#scripts/test/seed.ts';

anyInput(140, seedFor(import.meta.filename, 'db'));
