import { anyInput } from '#scripts/test/any-input.ts';
import { seedFor } from '#scripts/test/seed.ts';

anyInput({ ledger: 5_000, others: 5_000 }, seedFor(import.meta.filename, 'long'));
