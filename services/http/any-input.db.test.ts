import { anyInput } from '#scripts/test/any-input.ts';
import { seedFor } from '#scripts/test/seed.ts';

anyInput(200, seedFor(import.meta.filename, 'db'));
