import { expect, test } from 'vitest';
import { z } from 'zod';
import { personalText } from '../kernel/personal-text.ts';
import { civilDate } from '../values/shapes.ts';
import { checkCatalogue } from './check-catalogue.ts';
import { eventCatalogue } from './event-catalogue.ts';

const check = (field: z.ZodType) => () =>
  checkCatalogue({ NoteWritten: { version: 1, upcasters: [], schema: z.strictObject({ field }) } });

test('checkCatalogue: accepts the catalogue of the program', () => {
  expect(() => checkCatalogue(eventCatalogue)).not.toThrow();
});

test.each<[string, z.ZodType]>([
  ['free text', z.string()],
  ['bounded text', z.string().max(3)],
  ['an e-mail address', z.email()],
  ['a pattern that lets words through', z.string().regex(/^[A-Za-z ]+$/)],
  ['a pattern with a wild card', z.string().regex(/^.{3}$/)],
  ['a pattern without anchors', z.string().regex(/[a-z]/)],
  ['a pattern anchored in one branch', z.string().regex(/^x|[a-z]+$/)],
  ['a personal text changed after it was marked', personalText(10).min(1)],
  ['text in an array', z.array(z.string())],
  ['text in an optional', z.string().optional()],
  ['text that may be null', z.string().nullable()],
  ['text in a union', z.union([z.uuid(), z.string()])],
  ['text in one of several shapes', z.discriminatedUnion('a', [z.strictObject({ a: z.literal('x'), b: z.string() })])],
  ['text deep down', z.strictObject({ rows: z.array(z.strictObject({ note: z.string().optional() })) })],
  ['text as a key', z.record(z.string(), z.int())],
  ['text in a tuple', z.tuple([z.int(), z.string()])],
  ['anything', z.unknown()],
  ['a shape with unknown fields', z.looseObject({})],
  ['a transformed value', z.string().transform(Number)],
])('checkCatalogue: refuses %s and names the event and path', (_, field) => {
  expect(check(field)).toThrow(/NoteWritten\.field/);
});

test.each<[string, z.ZodType]>([
  ['an id', z.uuid()],
  ['a date', civilDate],
  ['an instant', z.iso.datetime()],
  ['a choice', z.enum(['a', 'b'])],
  ['a narrow pattern', z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/)],
  [
    'personal text anywhere',
    z.array(z.strictObject({ a: personalText(10).optional(), b: z.union([personalText(9), z.int()]) })),
  ],
  ['keys from a choice', z.record(z.enum(['a', 'b']), z.boolean().nullable())],
])('checkCatalogue: accepts %s', (_, field) => {
  expect(check(field)).not.toThrow();
});

test('checkCatalogue: refuses a personal text that is too short for “erased”', () => {
  expect(check(personalText(5))).toThrow(/NoteWritten\.field does not accept “erased”/);
});

test('checkCatalogue: refuses a version without its upcaster', () => {
  const definition = { version: 2, upcasters: [], schema: z.strictObject({}) };
  expect(() => checkCatalogue({ NoteWritten: definition })).toThrow(/NoteWritten has 0 upcasters for version 2/);
});
