import facts from './centre-facts.json' with { type: 'json' };

const { address, phone } = facts;
/** Where the centre is and its phone number, as families read them. `centre-facts.ts` checks the file. */
export const centreContact: {
  readonly address: { readonly street: string; readonly town: string };
  readonly phone: string;
} = { address, phone };
