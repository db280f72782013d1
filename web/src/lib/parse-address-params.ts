type Guard<Value extends string> = (text: string) => text is Value;
type Chosen<Checks> = { [Name in keyof Checks]?: Checks[Name] extends Guard<infer Value> ? Value : string };

/** The query parameters that pass their checks. Invalid parameters count as missing. */
export function parseAddressParams<Checks extends Record<string, (text: string) => boolean>>(
  search: URLSearchParams,
  checks: Checks,
): Chosen<Checks> {
  const chosen = Object.entries(checks).flatMap(([name, isValid]) => {
    const value = search.get(name);
    return value !== null && isValid(value) ? [[name, value] as const] : [];
  });
  return Object.fromEntries(chosen) as Chosen<Checks>;
}

export const isOneOf =
  <Value extends string>(values: readonly Value[]): Guard<Value> =>
  (text): text is Value =>
    (values as readonly string[]).includes(text);

/** Whether the text is a UUID, as all ids are. */
export const isId = (text: string): boolean =>
  /^[\da-f]{8}-[\da-f]{4}-[1-8][\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/i.test(text);
