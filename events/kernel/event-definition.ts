import type { z } from 'zod';

/**
 * What a packet shows of an event: nothing at all, or the named fields of its data. It may change only with a new version of the
 * schema, because a check compares each event with it.
 */
export type Disclosure = 'left-out' | ReadonlySet<string>;

/** One type of event: the schema of its current version, and how the data of older versions become the next version. */
export interface EventDefinition<Schema extends z.ZodType = z.ZodType> {
  readonly schema: Schema;
  /** The current schema version; 1 for a type whose data never changed. */
  readonly version: number;
  /**
   * The first upcaster turns version 1 into version 2, and so on. An upcaster may move a personal value but must not read
   * it, because the value can still be sealed.
   */
  // biome-ignore lint/suspicious/noExplicitAny: only the upcaster itself knows the shape of an old version
  readonly upcasters: readonly ((data: any) => unknown)[];
  /** Only of streams of which packets are made. */
  readonly disclosure?: Disclosure;
}

/** Event types by name. */
export type EventDefinitions = Readonly<Record<string, EventDefinition>>;

type SchemaOf<Entry> = Entry extends { readonly schema: infer Schema extends z.ZodType } ? Schema : Entry;

/** Defines the event types of a stream. A type whose data never changed may be given by its schema alone. */
export const defineEvents = <const Entries extends Readonly<Record<string, z.ZodType | EventDefinition>>>(
  entries: Entries,
): { readonly [Type in keyof Entries]: EventDefinition<Extract<SchemaOf<Entries[Type]>, z.ZodType>> } =>
  Object.fromEntries(
    Object.entries(entries).map(([type, entry]) => [
      type,
      'upcasters' in entry ? entry : { schema: entry, version: 1, upcasters: [] },
    ]),
  ) as never;

/** Says what packets show of the events of a stream: of the named types the named fields, and nothing of all others. */
export const disclose = <Definitions extends EventDefinitions>(
  definitions: Definitions,
  types: readonly (keyof Definitions)[],
  fields: readonly FieldOf<EventOf<Definitions>['data']>[],
): Definitions => {
  const shown: ReadonlySet<string> = new Set(fields);
  return Object.fromEntries(
    Object.entries(definitions).map(([type, definition]) => [
      type,
      { ...definition, disclosure: types.includes(type) ? shown : 'left-out' },
    ]),
  ) as never;
};

/** An event without fields has the type of an object with any names. */
type FieldOf<Data> = Data extends unknown ? (string extends keyof Data ? never : keyof Data & string) : never;

/** An event of one of the defined types, with data of the current version; narrows by `type`. */
export type EventOf<Definitions extends EventDefinitions> = {
  [Type in keyof Definitions]: { type: Type; data: z.infer<Definitions[Type]['schema']> };
}[keyof Definitions];
