import { anyInput } from '#scripts/test/any-input.ts';

anyInput(200, 'npx vitest run --project db services/http/any-input');
