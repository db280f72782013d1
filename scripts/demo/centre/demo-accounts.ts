/** The accounts of the demo centre. Their addresses end in `.example`, so mail to them reaches nobody. */

import { DEMO_PASSWORD } from '#contracts/primitives.ts';

/** `Maya Okafor` → `maya.okafor@rollbook.example`; `Ms Lee` → `lee@rollbook.example`. */
export const toDemoEmail = (name: string): string =>
  `${name
    .replace(/^(Ms|Mr) /, '')
    .toLowerCase()
    .replaceAll(' ', '.')}@rollbook.example`;

/** The accounts that the start message and /login show. */
export const demoAccounts = [
  { label: 'Owner', email: toDemoEmail('Sam Whitfield'), password: DEMO_PASSWORD },
  { label: 'Tutor', email: toDemoEmail('Ms Lee'), password: DEMO_PASSWORD },
  { label: 'Student', email: toDemoEmail('Maya Okafor'), password: DEMO_PASSWORD },
];
