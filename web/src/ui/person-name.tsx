import { isolated } from '#contracts/isolated.ts';

/** A name among other words: whatever direction it has or forces stays within it. In plain text that is `isolated`. */
export function PersonName({ name }: { name: string }) {
  // The element isolates by the same characters as a text, so that a name could close it.
  return <bdi>{name.includes('\u2069') ? isolated(name) : name}</bdi>;
}
