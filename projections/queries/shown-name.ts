/** How a centre shows names on the board; by a nickname only who chose one, all others as `initial`. */
export type LeaderboardNames = 'full' | 'initial' | 'nickname';

/** The name as it stands in the profile, or of it the first word and the last word's initial: “Maya O.” */
export const shownName = (name: string, names: LeaderboardNames): string => {
  if (names === 'full') return name;
  const words = name.split(/\s+/).filter((word) => word !== '');
  const [first] = words;
  const [initial] = words.length > 1 ? [...(words.at(-1) as string)] : [];
  return initial === undefined ? (first ?? name) : `${first} ${initial}.`;
};
