/** Generates the parts of a request from their schemas. */
import fc from 'fast-check';
import { z } from 'zod';

/** What a field of this name holds, whatever its schema says; undefined for every other name. */
export type ArbitraryOfField = (name: string) => fc.Arbitrary<unknown> | undefined;

type Json = z.core.JSONSchema.BaseSchema;

/** Fields whose refinements hardly any generated text would pass. */
const ofKnownField: Readonly<Record<string, fc.Arbitrary<unknown>>> = {
  email: fc.uuid().map((id) => `${id}@rollbook.example`),
  name: fc.constantFrom('Mia Lindqvist', 'José Ångström', '李小龍', 'Ann'),
  month: fc.constantFrom('2026-02', '2026-03'),
  race_code: fc.constantFrom('012345', '999 999'),
  image_url: fc.constantFrom('https://pictures.example/a.png', 'http://pictures.example/b'),
  address: fc.constantFrom('https://pictures.example/a.png', 'http://127.0.0.1/a.png'),
};

/** Longer lists and texts make a run slow, and the limits of the schemas have tests of their own. */
const ENTRIES_MAX = 3;
const TEXT_LENGTH_MAX = 60;
/** Most counts and grades of a small centre are below this number. */
const SMALL_NUMBER = 20;

/**
 * Generates values that a schema accepts, but for its refinements: their kinds, formats, sizes and limits hold. A generated
 * value is therefore almost valid, and most are valid.
 */
export const toArbitrary = (schema: z.ZodType, ofField: ArbitraryOfField = () => undefined): fc.Arbitrary<unknown> =>
  toArbitraryOfJson(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }), ofField);

function toArbitraryOfJson(json: Json | boolean, ofField: ArbitraryOfField): fc.Arbitrary<unknown> {
  if (typeof json === 'boolean') return fc.jsonValue();
  const options = json.anyOf ?? json.oneOf;
  if (options) return fc.oneof(...options.map((option) => toArbitraryOfJson(option, ofField)));
  if (json.enum) return fc.constantFrom(...json.enum);
  if (json.const !== undefined) return fc.constant(json.const);
  switch (json.type) {
    case 'object':
      return toObjectArbitrary(json, ofField);
    case 'array':
      return toArrayArbitrary(json, ofField);
    case 'string':
      return toTextArbitrary(json);
    case 'integer':
      return toIntegerArbitrary(json);
    case 'number':
      return fc.double({ noNaN: true, min: json.minimum ?? -1e9, max: json.maximum ?? 1e9 });
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    default:
      return fc.jsonValue();
  }
}

function toObjectArbitrary(
  { properties, required = [], propertyNames, additionalProperties }: Json,
  ofField: ArbitraryOfField,
) {
  if (!properties) {
    const [names, values] = [propertyNames ?? {}, additionalProperties ?? {}];
    return fc.dictionary(toArbitraryOfJson(names as Json, ofField).map(String), toArbitraryOfJson(values, ofField), {
      maxKeys: ENTRIES_MAX,
    });
  }
  const fields = Object.entries(properties).map(([name, field]) => [
    name,
    ofField(name) ?? ofKnownField[name] ?? toArbitraryOfJson(field as Json, ofField),
  ]);
  return fc.record(Object.fromEntries(fields) as Record<string, fc.Arbitrary<unknown>>, { requiredKeys: required });
}

function toArrayArbitrary({ items, minItems = 0, maxItems = ENTRIES_MAX }: Json, ofField: ArbitraryOfField) {
  const entry = toArbitraryOfJson(Array.isArray(items) ? true : ((items ?? true) as Json), ofField);
  return fc.array(entry, { minLength: minItems, maxLength: Math.max(minItems, Math.min(maxItems, ENTRIES_MAX)) });
}

const CIVIL_DATE_PATTERN = String.raw`^\d{4}-\d{2}-\d{2}$`;
/** Days of the month before the clock of most tests and of the two weeks after it, in the form that requests have. */
const days = fc.integer({ min: 1, max: 28 }).map((day) => `2026-03-${String(day).padStart(2, '0')}`);

function toTextArbitrary({ format, pattern, minLength = 0, maxLength = TEXT_LENGTH_MAX }: Json): fc.Arbitrary<string> {
  switch (format) {
    case 'uuid':
      return fc.uuid({ version: [4, 5] });
    case 'email':
      return fc.uuid().map((id) => `${id}@rollbook.example`);
    case 'base64':
      return fc.base64String({ maxLength: TEXT_LENGTH_MAX });
    case 'date-time':
      return fc
        .date({ noInvalidDate: true, min: new Date(0), max: new Date('9999-12-31') })
        .map((date) => date.toISOString());
  }
  if (pattern === CIVIL_DATE_PATTERN) return days;
  // fast-check generates no text for a pattern that looks ahead.
  if (pattern && !/\(\?[=!<]/.test(pattern)) return fc.stringMatching(new RegExp(pattern), { maxLength });
  return fc.string({
    unit: 'grapheme',
    minLength: Math.max(1, minLength),
    maxLength: Math.max(1, minLength, Math.min(maxLength, TEXT_LENGTH_MAX)),
  });
}

function toIntegerArbitrary({ minimum = 0, maximum = Number.MAX_SAFE_INTEGER }: Json): fc.Arbitrary<number> {
  const lowest = Math.max(minimum, 0);
  return fc.oneof(
    {
      weight: 4,
      arbitrary: fc.integer({ min: Math.min(lowest, maximum), max: Math.min(Math.max(lowest, SMALL_NUMBER), maximum) }),
    },
    { weight: 1, arbitrary: fc.integer({ min: minimum, max: maximum }) },
  );
}
