/** How the people of the demo centre sign in. Their addresses end in `.example`, which no mail ever reaches. */

import { DEMO_PASSWORD } from '#contracts/primitives.ts';

/** `Maya Okafor` → `maya.okafor@rollbook.example`; `Ms Lee` → `lee@rollbook.example`. */
export const addressOf = (name: string): string =>
  `${name
    .replace(/^(Ms|Mr) /, '')
    .toLowerCase()
    .replaceAll(' ', '.')}@rollbook.example`;

/** The accounts that stand on the console and on /login. */
export const demoAccounts = [
  { label: 'Owner', email: addressOf('Sam Whitfield'), password: DEMO_PASSWORD },
  { label: 'Tutor', email: addressOf('Ms Lee'), password: DEMO_PASSWORD },
  { label: 'Student', email: addressOf('Maya Okafor'), password: DEMO_PASSWORD },
];
