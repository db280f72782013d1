import { anyInput } from '#scripts/test/any-input.ts';
import { seedFor } from '#scripts/test/seed.ts';

anyInput({ ledger: 200, others: 100 }, seedFor(import.meta.filename, 'db'));
