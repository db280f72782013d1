/**
 * Columns of read-model tables. One definition gives a column its PostgreSQL type and constraints, the type of its value in
 * folds, and the type of its value in queries.
 */

/** A value as a fold knows it. Instants are ISO texts, civil dates `YYYY-MM-DD`, and `jsonb` is the text of the JSON. */
export type Value = string | number | boolean | null;

export type ColumnType = 'uuid' | 'text' | 'integer' | 'boolean' | 'date' | 'timestamptz' | 'jsonb';

/** What a sealed text was sealed for; it opens only as that. */
export interface SealedFor {
  /** The column with the id of the event that the text is from. */
  readonly event: string;
  /** The path of the text in that event. */
  readonly field: string;
  /** The column with the id of the person it is about; another table has it where this is left out. */
  readonly person?: string;
}

interface ColumnDefinition {
  readonly type: ColumnType;
  readonly isNullable?: boolean;
  /** A condition on the column by its name, as PostgreSQL checks it for each row. */
  readonly condition?: (column: string) => string;
  readonly sealedFor?: SealedFor;
  /** The JSON holds sealed texts. */
  readonly holdsSealedTexts?: boolean;
}

/** `Stored` is the type of the value in a fold, `Read` its type in the rows of a query. */
export interface Column<Stored extends Value = Value, Read = Stored> extends ColumnDefinition {
  readonly nullable: () => Column<Stored | null, Read | null>;
  /** Adds a condition that follows the name of the column, such as `>= 0`. */
  readonly check: (condition: string) => Column<Stored, Read>;
  /** These two exist for the compiler alone. */
  readonly storedType?: Stored;
  readonly readType?: Read;
}

// biome-ignore lint/suspicious/noExplicitAny: a table holds columns of different types
export type Columns = Readonly<Record<string, Column<any, any>>>;

/** A row of these columns in a fold. */
export type StoredRow<Of extends Columns> = {
  [Name in keyof Of]: Of[Name] extends Column<infer Stored, infer _> ? Stored : never;
};

/** A row of these columns in a query. */
export type QueryRow<Of extends Columns> = {
  [Name in keyof Of]: Of[Name] extends Column<infer _, infer Read> ? Read : never;
};

const column = <Stored extends Value, Read = Stored>(definition: ColumnDefinition): Column<Stored, Read> => ({
  ...definition,
  nullable: () => column({ ...definition, isNullable: true }),
  check: (condition) => column({ ...definition, condition: (name) => `${name} ${condition}` }),
});

export const uuid = () => column<string>({ type: 'uuid' });
export const text = <Text extends string = string>() => column<Text>({ type: 'text' });
export const integer = () => column<number>({ type: 'integer' });
export const boolean = () => column<boolean>({ type: 'boolean' });
/** A civil date, `YYYY-MM-DD`. */
export const date = () => column<string>({ type: 'date' });
/** A UTC instant, ISO 8601 with milliseconds. */
export const instant = () => column<string>({ type: 'timestamptz' });

/** One of these texts; PostgreSQL refuses every other. */
export const oneOf = <const Texts extends readonly string[]>(...texts: Texts) =>
  column<Texts[number]>({
    type: 'text',
    condition: (name) => `${name} in (${texts.map((each) => `'${each}'`).join(', ')})`,
  });

/** A text that stays sealed in the table. */
export const sealedText = (sealedFor: SealedFor) => column<string>({ type: 'text', sealedFor });

/** JSON whose value is a `Content`: folds keep its text, queries get the value. */
export const jsonb = <Content>() => column<string, Content>({ type: 'jsonb' });
/** JSON with sealed texts in it. */
export const jsonbWithSealedTexts = <Content>() => column<string, Content>({ type: 'jsonb', holdsSealedTexts: true });
