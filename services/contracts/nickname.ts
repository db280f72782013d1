/** What a nickname may be made of: it stands on everybody's board, and on the wall. */

/** Characters that are not seen, or turn round or cover what stands beside them. */
const unseen = /[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Zl}\p{Zp}\u115f\u1160\u2800\u3164\uffa0]/u;
/** They join letters of some scripts, and the parts of an emoji. */
const joiners =
  /(?<=[\p{L}\p{M}\p{Extended_Pictographic}\p{Emoji_Modifier}])[\u200c\u200d](?=[\p{L}\p{Extended_Pictographic}])/gu;
/** More marks on one letter than any script needs: they would reach into the rows above and below. */
const heaped = /\p{M}{4}/u;
const somethingToSee = /[\p{L}\p{N}\p{Extended_Pictographic}]/u;

/** Whether a nickname can be read, and leaves the rest of the board as it is; '' is none. */
export const isReadableNickname = (nickname: string): boolean =>
  nickname === '' ||
  (somethingToSee.test(nickname) &&
    !heaped.test(nickname.normalize('NFD')) &&
    !unseen.test(nickname.replace(joiners, '')));

/** Names that look alike to a hasty reader have the same likeness: case, accents, blanks and punctuation left out. */
export const toLookalikeKey = (name: string): string =>
  name
    .normalize('NFKD')
    .replace(/[^\p{L}\p{N}\p{Extended_Pictographic}]/gu, '')
    .toLowerCase();
