/** The mails that a family account gets about its children, which it can switch off one by one. */
import { z } from 'zod';
import { familyMailKinds } from './family-mail-kinds.ts';

const familyMailKind = z.enum(familyMailKinds);

/** GET /api/account/mails (getFamilyMails; a family account): the kinds that are switched off. */
export const familyMailsResponse = z.strictObject({ off: z.array(familyMailKind) });
export type FamilyMailsResponse = z.infer<typeof familyMailsResponse>;
/** POST /api/account/mails (switchFamilyMail; a family account): answers 204. */
export const switchFamilyMailRequest = z.strictObject({ kind: familyMailKind, on: z.boolean() });
export type SwitchFamilyMailRequest = z.input<typeof switchFamilyMailRequest>;
