/** JSON as the edge accepts it: UTF-8 that decodes without loss, and each key of an object once. */

const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

export type Parsed = { readonly value: unknown } | { readonly problem: string };

/** Parses a request's body; what is wrong with it comes back as a sentence. */
export function parseStrictJson(bytes: Uint8Array): Parsed {
  let text: string;
  try {
    text = utf8.decode(bytes);
  } catch {
    return { problem: 'The body of the request is not text in UTF-8.' };
  }
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return { problem: 'The body of the request is not valid JSON.' };
  }
  const repeated = repeatedKey(text);
  return repeated === undefined ? { value } : { problem: `The field ${named(repeated)} stands twice in the request.` };
}

const named = (key: string) => `“${key.length > 60 ? `${key.slice(0, 60)}…` : key}”`.toWellFormed();

/** A string with what follows it, a brace or a bracket: all that the keys of valid JSON can be told by. */
const token = /"(?:[^"\\]|\\.)*"(\s*:)?|[{}[\]]/g;

/** JSON.parse keeps the last of two equal keys in silence, so that two readers of one text can see two requests. */
function repeatedKey(validJson: string): string | undefined {
  // a set for those that have keys alone: a million of empty ones takes a while
  const open: (Set<string> | undefined)[] = [];
  for (const [text, colon] of validJson.matchAll(token)) {
    if (text === '{' || text === '[') open.push(undefined);
    else if (text === '}' || text === ']') open.pop();
    else if (colon !== undefined) {
      const key: string = JSON.parse(text.slice(0, -colon.length));
      const keys = open.pop() ?? new Set();
      if (keys.has(key)) return key;
      open.push(keys.add(key));
    }
  }
  return undefined;
}
