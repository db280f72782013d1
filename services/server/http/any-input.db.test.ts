import { defineFuzzCases } from '#testing/fuzz-cases.ts';
import { chooseSeed } from '#testing/random-seed.ts';

defineFuzzCases({ ledger: 200, others: 100 }, chooseSeed(import.meta.filename, 'db'));
