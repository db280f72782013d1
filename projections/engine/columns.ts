/**
 * Columns of read-model tables. One definition determines a column's PostgreSQL type and constraints, the type of its value
 * in folds, and the type of its value in queries.
 */

/** A column's value in a fold. Instants are ISO 8601 texts, civil dates `YYYY-MM-DD`, and `jsonb` is the text of the JSON. */
export type ColumnValue = string | number | boolean | null;

/** The PostgreSQL type of a column. */
export type ColumnType = 'uuid' | 'text' | 'integer' | 'boolean' | 'date' | 'timestamptz' | 'jsonb';

/** The event, field and person that a text was sealed for; it can be unsealed only with all three. */
export interface SealBinding {
  /** The column with the id of the text's event. */
  readonly event: string;
  /** The path of the text in that event. */
  readonly field: string;
  /** The column with the id of the person it is about; undefined if only another table has the id. */
  readonly person?: string;
}

interface ColumnDefinition {
  readonly type: ColumnType;
  readonly isNullable?: boolean;
  /** Returns the `check` condition for the column's name. */
  readonly condition?: (column: string) => string;
  readonly sealedFor?: SealBinding;
  /** True if the JSON contains sealed texts. */
  readonly holdsSealedTexts?: boolean;
}

/** `Stored` is the type of the value in a fold, `Read` its type in the rows of a query. */
export interface Column<Stored extends ColumnValue = ColumnValue, Read = Stored> extends ColumnDefinition {
  readonly nullable: () => Column<Stored | null, Read | null>;
  /** Adds a condition that follows the name of the column, such as `>= 0`. */
  readonly check: (condition: string) => Column<Stored, Read>;
  /** The two type markers exist only for the compiler; they are never set. */
  readonly storedType?: Stored;
  readonly readType?: Read;
}

/** Columns by name. */
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

const column = <Stored extends ColumnValue, Read = Stored>(definition: ColumnDefinition): Column<Stored, Read> => ({
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

/** A text out of a fixed set, which PostgreSQL enforces. */
export const oneOf = <const Texts extends readonly string[]>(...texts: Texts) =>
  column<Texts[number]>({
    type: 'text',
    condition: (name) => `${name} in (${texts.map((each) => `'${each}'`).join(', ')})`,
  });

/** A text that is stored sealed. */
export const sealedText = (sealedFor: SealBinding) => column<string>({ type: 'text', sealedFor });

/** JSON of type `Content`: folds handle its text, queries return the parsed value. */
export const jsonb = <Content>() => column<string, Content>({ type: 'jsonb' });
/** JSON that contains sealed texts. */
export const jsonbWithSealedTexts = <Content>() => column<string, Content>({ type: 'jsonb', holdsSealedTexts: true });

/** The digits of the largest position of a store, 2^64. */
const POSITION_DIGITS = 20;

/** A position of the log for a column of texts, padded with zeros so that it sorts. */
export const toPositionText = (position: bigint): string => String(position).padStart(POSITION_DIGITS, '0');
