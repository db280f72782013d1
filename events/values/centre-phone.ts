import facts from './centre-facts.json' with { type: 'json' };

/** The phone number of the centre as families read it. `centre-facts.ts` checks the file. */
export const centrePhone: string = facts.phone;
