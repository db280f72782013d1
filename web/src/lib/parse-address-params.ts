type Guard<Value extends string> = (text: unknown) => text is Value;
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
