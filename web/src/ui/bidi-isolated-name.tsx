import { isolateBidi } from '#contracts/isolate-bidi.ts';

/** A name inside a text. Its writing direction does not affect the text around it. For plain text use `isolateBidi`. */
export function BidiIsolatedName({ name }: { name: string }) {
  // Browsers implement the element with the same control characters, so a name that contains them could end the
  // isolation.
  return <bdi>{name.includes('\u2069') ? isolateBidi(name) : name}</bdi>;
}
