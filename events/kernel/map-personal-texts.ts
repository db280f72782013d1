import type { z } from 'zod';
import { personalTextSchemas } from './personal-text.ts';

type Change = (text: string, path: string) => string;

const at = (path: string, key: string | number) => (path === '' ? String(key) : `${path}.${key}`);

/**
 * Returns a copy of a value in which `change` has replaced each personal text. The value must already satisfy its schema.
 * Parts without a personal text are shared with the original, not copied.
 */
export const mapPersonalTexts = (type: z.core.$ZodType, value: unknown, change: Change, path = ''): unknown => {
  if (value === undefined || value === null || !holdsPersonal(type)) return value;
  if (personalTextSchemas.has(type)) return change(value as string, path);
  const { def } = (type as z.core.$ZodTypes)._zod;
  switch (def.type) {
    case 'object':
      return mapFields(value, personalKeys(def.shape), (key, child) =>
        mapPersonalTexts(def.shape[key] as z.core.$ZodType, child, change, at(path, key)),
      );
    case 'record':
      return mapFields(value, Object.keys(value), (key, child) =>
        mapPersonalTexts(def.valueType, child, change, at(path, key)),
      );
    case 'array':
      return (value as unknown[]).map((child, index) => mapPersonalTexts(def.element, child, change, at(path, index)));
    case 'tuple':
      return (value as unknown[]).map((child, index) => {
        const item = def.items[index] ?? def.rest;
        return item ? mapPersonalTexts(item, child, change, at(path, index)) : child;
      });
    case 'union': {
      const option = def.options.find((each) => (each as z.ZodType).safeParse(value).success);
      return option ? mapPersonalTexts(option, value, change, path) : value;
    }
    case 'optional':
    case 'nullable':
    case 'default':
    case 'readonly':
      return mapPersonalTexts(def.innerType, value, change, path);
    default:
      return value;
  }
};

/** Returns a copy of an object in which `map` has replaced those of the named fields that exist. */
const mapFields = (value: object, keys: readonly string[], map: (key: string, child: unknown) => unknown) => {
  const copy: Record<string, unknown> = { ...value };
  for (const key of keys) if (Object.hasOwn(copy, key)) copy[key] = map(key, copy[key]);
  return copy;
};

const memoized = <Key extends object, Value>(find: (key: Key) => Value): ((key: Key) => Value) => {
  const known = new WeakMap<Key, { readonly value: Value }>();
  return (key) => {
    const found = known.get(key) ?? { value: find(key) };
    known.set(key, found);
    return found.value;
  };
};

/** Whether a value of this schema can hold a personal text. */
const holdsPersonal: (type: z.core.$ZodType) => boolean = memoized((type) => {
  if (personalTextSchemas.has(type)) return true;
  const { def } = (type as z.core.$ZodTypes)._zod;
  switch (def.type) {
    case 'object':
      return personalKeys(def.shape).length > 0;
    case 'record':
      return holdsPersonal(def.valueType);
    case 'array':
      return holdsPersonal(def.element);
    case 'tuple':
      return def.items.some(holdsPersonal) || (def.rest !== null && holdsPersonal(def.rest));
    case 'union':
      return def.options.some(holdsPersonal);
    case 'optional':
    case 'nullable':
    case 'default':
    case 'readonly':
      return holdsPersonal(def.innerType);
    default:
      return false;
  }
});

/** Fields of an object schema that can hold personal texts. */
const personalKeys = memoized((shape: Readonly<Record<string, z.core.$ZodType>>): readonly string[] =>
  Object.keys(shape).filter((key) => holdsPersonal(shape[key] as z.core.$ZodType)),
);
