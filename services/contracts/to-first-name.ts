/** The first word of a name, which is all that a link, a card or a mail reveals. */
export const toFirstName = (name: string): string => name.trim().split(/\s+/u)[0] ?? '';
