/** Checks that no event type can carry a person's words into the log in clear. */
import type { z } from 'zod';
import { ERASED_TEXT } from '#events/values/erased-text.ts';
import type { EventDefinitions } from '../kernel/event-definition.ts';
import { personalTextSchemas } from '../kernel/personal-text.ts';
import { authoredTextSchemas } from '../values/authored-text.ts';

const HARMLESS_FORMATS = new Set(['uuid', 'date', 'datetime', 'time']);
/** Parts of a pattern that match nearly any text: a bare dot, white space, negated and Unicode classes. */
const LOOSE_PATTERN = /(?<!\\)\.| |\\[sSWDpP]|\[\^/;
/** Texts that a harmless pattern must reject. */
const PERSONAL_SAMPLES = [
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

/** Whether a string schema accepts only texts that cannot say anything about a person, such as ids and dates. */
const isHarmless = (type: z.core.$ZodString): boolean => {
  const { format, checks = [] } = type._zod.def as z.core.$ZodStringDef & { format?: string };
  if (format !== undefined && HARMLESS_FORMATS.has(format)) return true;
  const strict = checks.some((check) => {
    const { pattern } = check._zod.def as { pattern?: RegExp };
    if (pattern === undefined || pattern.multiline) return false;
    const { source } = pattern;
    return source.startsWith('^') && source.endsWith('$') && !LOOSE_PATTERN.test(source);
  });
  return strict && PERSONAL_SAMPLES.every((text) => !(type as unknown as z.ZodType).safeParse(text).success);
};

/** One phrase for each leaf of a schema that the log must not hold. */
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
      return isHarmless(type as z.core.$ZodString) ? [] : [`${path} is free text and not personal`];
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
 * Throws an error that names the event and path of each text that is neither personal nor authored nor an id, date, enum
 * or narrow pattern, of each personal text that does not accept the erased value, and of each event whose number of
 * upcasters does not fit its version.
 */
export const checkCatalogue = (catalogue: EventDefinitions): void => {
  const found = Object.entries(catalogue).flatMap(([type, { schema, version, upcasters }]) => [
    ...findings(schema, type),
    ...(upcasters.length === version - 1 ? [] : [`${type} has ${upcasters.length} upcasters for version ${version}`]),
  ]);
  if (found.length > 0) throw new Error(`The catalogue of events has faults: ${found.join('; ')}.`);
};
