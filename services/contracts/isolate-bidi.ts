/** Characters that can reorder the text next to them: bidi controls, other controls, and right-to-left scripts. */
const reordering =
  /[\p{Bidi_Control}\p{Cc}\u2029\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;
/** Most of these characters would end the paragraph, and an isolate ends with its paragraph. */
const controls = /[\p{Cc}\u2029]/gu;
const OPEN = '\u2068';
const CLOSE = '\u2069';

/**
 * Wraps a name in Unicode bidi isolates (UAX 9) for use in a plain-text sentence, so that the name's text direction does
 * not reorder the words around it. A name without reordering characters is returned unchanged.
 */
export function isolateBidi(name: string): string {
  if (!reordering.test(name)) return name;
  const { opened, closed } = countUnpairedIsolates(name);
  return `${OPEN.repeat(closed + 1)}${name.replace(controls, ' ')}${CLOSE.repeat(opened + 1)}`;
}

/** Counts the isolates that the text opens without closing, and closes without opening. */
function countUnpairedIsolates(text: string): { opened: number; closed: number } {
  let [opened, closed] = [0, 0];
  for (const character of text) {
    if ('\u2066\u2067\u2068'.includes(character)) opened += 1;
    else if (character === CLOSE && opened > 0) opened -= 1;
    else if (character === CLOSE) closed += 1;
  }
  return { opened, closed };
}
