/** Describes invalid fields of a request in sentences. A message in the schema takes precedence over the sentences here. */
import type { core } from 'zod';
import { safeParse } from 'zod/v4/core';

const kinds: Readonly<Record<string, string>> = {
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  object: 'an object',
  array: 'a list',
};

const sizes = { string: 'characters', array: 'entries' } as Record<string, string>;

const fieldOf = (path: readonly PropertyKey[]) => (path.length === 0 ? 'The request' : `The field “${path.join('.')}”`);

const quoted = (keys: readonly string[]) =>
  keys
    .slice(0, 5)
    .map((key) => `“${key.slice(0, 60)}”`)
    .join(', ')
    .toWellFormed();

function describeIssue(issue: core.$ZodRawIssue): string {
  const field = fieldOf(issue.path ?? []);
  if (issue.input === undefined) return `${field} is missing.`;
  switch (issue.code) {
    case 'invalid_type':
      return `${field} must be ${kinds[issue.expected] ?? 'of another kind'}.`;
    case 'unrecognized_keys':
      return `${field} has a field that is not known: ${quoted(issue.keys)}.`;
    case 'invalid_value':
      return `${field} must be ${issue.values.map(String).join(', or ')}.`;
    case 'too_small':
      return issue.origin in sizes
        ? `${field} must have at least ${issue.minimum} ${sizes[issue.origin]}.`
        : `${field} must be at least ${issue.minimum}.`;
    case 'too_big':
      return issue.origin in sizes
        ? `${field} may have at most ${issue.maximum} ${sizes[issue.origin]}.`
        : `${field} may be at most ${issue.maximum}.`;
    case 'invalid_format':
      return issue.format === 'uuid' ? `${field} must be a UUID.` : `${field} does not have the right form.`;
    default:
      return `${field} is not valid.`;
  }
}

/** A request that does not match its schema; `errors` has one sentence per field path. */
export class InvalidInputError extends Error {
  override readonly name = 'InvalidInputError';
  readonly errors: Readonly<Record<string, string>>;

  constructor(issues: readonly core.$ZodIssue[]) {
    super('The request is not valid');
    const errors: Record<string, string> = {};
    for (const { path, message } of issues) errors[path.join('.') || 'request'] ??= message;
    this.errors = errors;
  }
}

/** Parses input with a schema; `error` carries a sentence for each invalid field. */
export function parseInput(schema: core.$ZodType, input: unknown): { value: unknown } | { error: InvalidInputError } {
  const result = safeParse(schema, input, { error: describeIssue });
  return result.success ? { value: result.data } : { error: new InvalidInputError(result.error.issues) };
}
