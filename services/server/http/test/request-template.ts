/** Makes valid requests about things, from the schemas of the use cases. */
import fc from 'fast-check';
import type { UseCase } from '#services/core/use-case/use-case.ts';
import { toArbitrary } from '#testing/schema-arbitrary.ts';
import { type Actor, type Things, toDraftKey } from './access-world.ts';

/** The name of the thing in each field; `:id` depends on the path. */
const thingByField: Readonly<Record<string, keyof Things>> = {
  ...{ student_id: 'student', studentId: 'student', students: 'student', assigned_students: 'student' },
  ...{ homework: 'homework', session_id: 'practice', received_by: 'tutor', record: 'record', row_id: 'row' },
  ...{ purchase: 'purchase', purchase_id: 'purchase', payment: 'payment', payment_id: 'payment', entry: 'payment' },
  ...{ refund: 'refund', refund_id: 'refund', packet: 'packet', packet_id: 'packet', case_id: 'case' },
};
const thingById: readonly (readonly [path: RegExp, thing: keyof Things])[] = [
  [/^\/api\/(students|people)\/:id/, 'student'],
  [/^\/api\/homework\/:id/, 'homework'],
  [/^\/api\/practice\/:id/, 'practice'],
  [/^\/api\/races\/:id/, 'race'],
  [/^\/api\/worksheets\/:id/, 'worksheet'],
  [/^\/api\/tutors\/:id/, 'tutor'],
];
const valueByParameter: Readonly<Record<string, string>> = {
  ...{ date: '2026-03-19', month: '2026-02', name: 'trial', file: 'none.ics', number: '1' },
};
/** The lists in which a field holds the ids of several students. */
const listsOfStudents = ['students', 'assigned_students'];

/** A request that names the things of one student. */
export interface RequestTemplate {
  readonly method: UseCase['method'];
  readonly address: string;
  readonly body: string | undefined;
}

/** A valid request about these things. A body that is not valid is refused before it says anything about access. */
export function toTemplate(useCase: UseCase, actor: Actor, things: Things, unknown: string): RequestTemplate {
  const toParameter = (name: string) => {
    if (name === 'key') return toDraftKey(actor, things.homework);
    const thing = name === 'id' ? thingById.find(([path]) => path.test(useCase.path))?.[1] : thingByField[name];
    return thing ? things[thing] : (valueByParameter[name] ?? unknown);
  };
  const path = useCase.path.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(toParameter(name)));
  const query = useCase.query ? chooseValid(useCase.query, things, [{ format: 'summary' }, {}]) : {};
  const search = new URLSearchParams(
    Object.entries(query).map(([name, value]): [string, string] => [name, String(value)]),
  );
  const body =
    useCase.body && useCase.method === 'POST' ? JSON.stringify(chooseValid(useCase.body, things, [])) : undefined;
  return { method: useCase.method, address: `${path}${search.size > 0 ? `?${search}` : ''}`, body };
}

const SAMPLES = 400;

/** Input that the schema accepts, with as many of the things as there can be in it. */
function chooseValid(schema: NonNullable<UseCase['body']>, things: Things, preferred: readonly object[]) {
  const named = { student_id: things.student };
  const simple = preferred.flatMap((input) => [{ ...input, ...named }, input]);
  const isValid = (input: unknown): input is object => schema.safeParse(input).success;
  const found = simple.find(isValid);
  if (found) return found;
  const ofField = (name: string) => {
    const thing = thingByField[name];
    if (!thing) return undefined;
    return fc.constant(listsOfStudents.includes(name) ? [things[thing]] : things[thing]);
  };
  const samples = fc
    .sample(toArbitrary(schema, ofField), { numRuns: SAMPLES, seed: 1 })
    .map((input) => addUpParts(input, things))
    .filter(isValid);
  const countThings = (input: object) =>
    Object.values(things).filter((id) => JSON.stringify(input).includes(id)).length;
  const [best] = samples.toSorted((one, other) => countThings(other) - countThings(one));
  if (!best) throw new Error('No generated input is valid: name a field of it in schema-arbitrary.ts.');
  return best;
}

interface PaidParts {
  readonly parts: readonly { readonly amount_cents: number }[];
}
const hasParts = (input: unknown): input is PaidParts =>
  typeof input === 'object' && input !== null && 'parts' in input;

/** A payment is for different students and is the sum of their parts, which hardly any generated one is. */
function addUpParts(input: unknown, { student }: Things): unknown {
  if (!hasParts(input)) return input;
  const parts = input.parts.map((part, at) => ({ ...part, student_id: at === 0 ? student : crypto.randomUUID() }));
  return { ...input, parts, amount_cents: parts.reduce((sum, { amount_cents }) => sum + amount_cents, 0) };
}

/** The same request about other things. */
export const exchangeThings = (
  { method, address, body }: RequestTemplate,
  from: Things,
  to: Things,
): RequestTemplate => {
  const exchange = (text: string) =>
    Object.entries(from).reduce((result, [name, id]) => result.replaceAll(id, to[name as keyof Things]), text);
  return { method, address: exchange(address), body: body && exchange(body) };
};

/** Whether the request names a student, and beside it a thing that belongs to one. */
export function namesStudentAndThing(
  { path }: UseCase,
  { address, body = '' }: RequestTemplate,
  things: Things,
): boolean {
  // Worksheets belong to nobody.
  const { student, tutor: _, worksheet: __, ...others } = things;
  const isOfStudent = /\/(students\/:id\/|:studentId)/.test(path) || body.includes(`"student_id":"${student}"`);
  return isOfStudent && Object.values(others).some((id) => `${address}${body}`.includes(id));
}
