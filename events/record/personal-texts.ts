import type { z } from 'zod';
import { personalFields } from './personal.ts';

type Change = (text: string, path: string) => string;

const at = (path: string, key: string | number) => (path === '' ? String(key) : `${path}.${key}`);

/** A copy of a value that its schema accepts, in which each personal text is changed; tells each one's path. */
export const mapPersonal = (type: z.core.$ZodType, value: unknown, change: Change, path = ''): unknown => {
  if (value === undefined || value === null) return value;
  if (personalFields.has(type)) return change(value as string, path);
  const { def } = (type as z.core.$ZodTypes)._zod;
  switch (def.type) {
    case 'object':
      return mapObject(value as object, (key, child) => {
        const shape = def.shape[key];
        return shape === undefined ? child : mapPersonal(shape, child, change, at(path, key));
      });
    case 'record':
      return mapObject(value as object, (key, child) => mapPersonal(def.valueType, child, change, at(path, key)));
    case 'array':
      return (value as unknown[]).map((child, index) => mapPersonal(def.element, child, change, at(path, index)));
    case 'tuple':
      return (value as unknown[]).map((child, index) => {
        const item = def.items[index] ?? def.rest;
        return item ? mapPersonal(item, child, change, at(path, index)) : child;
      });
    case 'union': {
      const option = def.options.find((each) => (each as z.ZodType).safeParse(value).success);
      return option ? mapPersonal(option, value, change, path) : value;
    }
    case 'optional':
    case 'nullable':
    case 'default':
    case 'readonly':
      return mapPersonal(def.innerType, value, change, path);
    default:
      return value;
  }
};

const mapObject = (value: object, map: (key: string, child: unknown) => unknown) =>
  Object.fromEntries(Object.entries(value).map(([key, child]) => [key, map(key, child)]));
