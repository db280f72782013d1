/** Rules for nicknames, which are shown on everybody's leaderboard and on wall displays. */
import { foldText } from '#events/values/fold-text.ts';

/** Characters that are invisible, or that reorder or cover the text next to them. */
const invisible = /[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Zl}\p{Zp}\u115f\u1160\u2800\u3164\uffa0]/u;
/** Joiners are invisible, but allowed between letters of some scripts and between the parts of an emoji. */
const joiners =
  /(?<=[\p{L}\p{M}\p{Extended_Pictographic}\p{Emoji_Modifier}])[\u200c\u200d](?=[\p{L}\p{Extended_Pictographic}])/gu;
/** No script needs four combining marks on one letter; stacked marks would overlap the rows above and below. */
const stackedMarks = /\p{M}{4}/u;
const visibleCharacter = /[\p{L}\p{N}\p{Extended_Pictographic}]/u;

/** True if a nickname is visible and does not disturb the rows around it; also for '', which means no nickname. */
export const isReadableNickname = (nickname: string): boolean =>
  nickname === '' ||
  (visibleCharacter.test(nickname) &&
    !stackedMarks.test(nickname.normalize('NFD')) &&
    !invisible.test(nickname.replace(joiners, '')));

/**
 * A key that is equal for names that differ only as folded texts, in combining marks, blanks or punctuation. Letters of
 * other scripts that look alike keep different keys.
 */
export const toLooseNameKey = (name: string): string =>
  foldText(name).replace(/[^\p{L}\p{N}\p{Extended_Pictographic}]/gu, '');
