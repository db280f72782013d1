/** Characters that can turn round what stands beside them: bidi and other controls, and right-to-left scripts. */
const turning =
  /[\p{Bidi_Control}\p{Cc}\u2029\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;
/** Most of them would end the paragraph, and with it the isolation. */
const controls = /[\p{Cc}\u2029]/gu;
const OPEN = '\u2068';
const CLOSE = '\u2069';

/**
 * A name as it stands in a sentence that is plain text: whatever direction it has or forces stays within it (Unicode
 * bidi isolation, UAX 9). What it holds is kept, and a name that cannot do harm is left as it is.
 */
export function isolateBidi(name: string): string {
  if (!turning.test(name)) return name;
  const { opened, closed } = unpaired(name);
  return `${OPEN.repeat(closed + 1)}${name.replace(controls, ' ')}${CLOSE.repeat(opened + 1)}`;
}

/** Isolates that the text opens and leaves open, and those that it closes without having opened them. */
function unpaired(text: string): { opened: number; closed: number } {
  let [opened, closed] = [0, 0];
  for (const character of text) {
    if ('\u2066\u2067\u2068'.includes(character)) opened += 1;
    else if (character === CLOSE && opened > 0) opened -= 1;
    else if (character === CLOSE) closed += 1;
  }
  return { opened, closed };
}
