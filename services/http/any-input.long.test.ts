import { defineFuzzCases } from '#scripts/test/fuzz-cases.ts';
import { chooseSeed } from '#scripts/test/random-seed.ts';

defineFuzzCases({ ledger: 5_000, others: 5_000 }, chooseSeed(import.meta.filename, 'long'));
