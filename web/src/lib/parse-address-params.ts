import type { z } from 'zod';

type Chosen<Schemas extends Record<string, z.ZodType>> = { [Name in keyof Schemas]?: z.output<Schemas[Name]> };

/** The query parameters that their schemas accept. Invalid parameters count as missing. */
export function parseAddressParams<Schemas extends Record<string, z.ZodType>>(
  search: URLSearchParams,
  schemas: Schemas,
): Chosen<Schemas> {
  const chosen = Object.entries(schemas).flatMap(([name, schema]) => {
    const { success, data } = schema.safeParse(search.get(name));
    return success ? [[name, data] as const] : [];
  });
  return Object.fromEntries(chosen) as Chosen<Schemas>;
}
