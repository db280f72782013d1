import { anyInput } from '#scripts/test/any-input.ts';

anyInput(5_000, 'npx vitest run --project long services/http/any-input');
