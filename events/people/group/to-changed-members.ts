/** The ids of a group's students after a change, for the state and the read model. */
export const toChangedMembers = (
  students: readonly string[],
  { added, removed }: { readonly added: readonly string[]; readonly removed: readonly string[] },
): string[] => [...students.filter((id) => !removed.includes(id)), ...added];
