import { isolateBidi } from '#contracts/isolate-bidi.ts';

/** A name within a text: its writing direction stays within it. In plain text use `isolateBidi`. */
export function PersonName({ name }: { name: string }) {
  // The element isolates with the same control characters as plain text, so a name that contains them could end it.
  return <bdi>{name.includes('\u2069') ? isolateBidi(name) : name}</bdi>;
}
