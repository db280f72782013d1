import { defineFuzzCases } from '#scripts/test/fuzz-cases.ts';
import { chooseSeed } from '#scripts/test/random-seed.ts';

defineFuzzCases({ ledger: 200, others: 100 }, chooseSeed(import.meta.filename, 'db'));
