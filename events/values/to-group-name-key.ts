/** Equal for names of groups that differ only in case or in how a letter is encoded. */
export const toGroupNameKey = (name: string): string => name.normalize('NFKC').toLowerCase();
