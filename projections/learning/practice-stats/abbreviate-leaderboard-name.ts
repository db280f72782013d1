/** Which form of a name a centre shows on the boards. With `nickname`, students without a nickname are shown as with `initial`. */
export type LeaderboardNameFormat = 'full' | 'initial' | 'nickname';

/** A name in the form that a board shows. With `full`, the name of the profile; otherwise its first word and the initial of its last word: “Maya O.” */
export const abbreviateLeaderboardName = (name: string, names: LeaderboardNameFormat): string => {
  if (names === 'full') return name;
  const words = name.split(/\s+/).filter((word) => word !== '');
  const [first] = words;
  const [initial] = words.length > 1 ? [...(words.at(-1) as string)] : [];
  return initial === undefined ? (first ?? name) : `${first} ${initial}.`;
};
