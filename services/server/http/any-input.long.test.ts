import { defineFuzzCases } from '#testing/fuzz-cases.ts';
import { chooseSeed } from '#testing/random-seed.ts';

defineFuzzCases({ ledger: 5_000, others: 5_000 }, chooseSeed(import.meta.filename, 'long'));
