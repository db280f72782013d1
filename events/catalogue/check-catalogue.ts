/** The catalogue's own check: nothing that could hold a person's words may stand in the log in clear. */
import type { z } from 'zod';
import type { EventDefinitions } from '../event-schema/event-definition.ts';
import { authoredTextSchemas, ERASED_TEXT, personalTextSchemas } from '../event-schema/personal-text.ts';

const HARMLESS_FORMATS = new Set(['uuid', 'date', 'datetime', 'time']);
/** Pieces of a pattern that let anything through: a bare dot, white space, negated and Unicode classes. */
const LOOSE_PATTERN = /(?<!\\)\.| |\\[sSWDpP]|\[\^/;
const WORDS = [
  'Ada Lovelace',
  'ada lovelace',
  'a b',
  'ada@example.com',
  'José',
  '李',
  'late, again',
  "Ada's",
  'sealed.1.x',
];

const harmless = (type: z.core.$ZodString): boolean => {
  const { format, checks = [] } = type._zod.def as z.core.$ZodStringDef & { format?: string };
  if (format !== undefined && HARMLESS_FORMATS.has(format)) return true;
  const strict = checks.some((check) => {
    const { pattern } = check._zod.def as { pattern?: RegExp };
    if (pattern === undefined || pattern.multiline) return false;
    const { source } = pattern;
    return source.startsWith('^') && source.endsWith('$') && !LOOSE_PATTERN.test(source);
  });
  return strict && WORDS.every((words) => !(type as unknown as z.ZodType).safeParse(words).success);
};

/** One sentence for each leaf of a schema that the log may not hold. */
const findings = (type: z.core.$ZodType, path: string): string[] => {
  if (personalTextSchemas.has(type)) {
    return (type as z.ZodType).safeParse(ERASED_TEXT).success ? [] : [`${path} does not accept “${ERASED_TEXT}”`];
  }
  if (authoredTextSchemas.has(type)) return [];
  const { def } = (type as z.core.$ZodTypes)._zod;
  switch (def.type) {
    case 'number':
    case 'boolean':
    case 'null':
    case 'literal':
    case 'enum':
      return [];
    case 'string':
      return harmless(type as z.core.$ZodString) ? [] : [`${path} is free text and not personal`];
    case 'object':
      return [
        ...(def.catchall?._zod.def.type === 'never' ? [] : [`${path} lets unknown fields through`]),
        ...Object.entries(def.shape).flatMap(([key, child]) => findings(child, `${path}.${key}`)),
      ];
    case 'record':
      return [...findings(def.keyType, `${path}.(key)`), ...findings(def.valueType, `${path}.*`)];
    case 'array':
      return findings(def.element, `${path}[]`);
    case 'tuple':
      return [...def.items, ...(def.rest ? [def.rest] : [])].flatMap((item, index) =>
        findings(item, `${path}[${index}]`),
      );
    case 'union':
      return def.options.flatMap((option) => findings(option, path));
    case 'optional':
    case 'nullable':
    case 'default':
    case 'readonly':
      return findings(def.innerType, path);
    default:
      return [`${path} is of a kind (${def.type}) that cannot be checked`];
  }
};

/**
 * Throws naming event and path of each text that is neither personal nor authored nor an id, date, enum or narrow pattern, of each
 * personal field that could not be erased, and of each event whose upcasters do not lead to its version.
 */
export const checkCatalogue = (catalogue: EventDefinitions): void => {
  const found = Object.entries(catalogue).flatMap(([type, { schema, version, upcasters }]) => [
    ...findings(schema, type),
    ...(upcasters.length === version - 1 ? [] : [`${type} has ${upcasters.length} upcasters for version ${version}`]),
  ]);
  if (found.length > 0) throw new Error(`The catalogue of events is not sound: ${found.join('; ')}.`);
};
