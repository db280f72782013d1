import { ERASED_TEXT } from '#events/values/erased-text.ts';

/** Whether the personal data of a person was erased. Nobody else has an email without “@”. */
export const isErased = ({ email }: { readonly email: string }): boolean => email === ERASED_TEXT;
