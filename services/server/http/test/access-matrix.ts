/**
 * The requests of every person about every thing, and what the statement of a use case says of each: `access`, `applicants`,
 * `families`, `own` and `relation`. No list of expectations is kept beside the use cases.
 */
import fc from 'fast-check';
import type { FastifyInstance } from 'fastify';
import { countEvents } from '#events/store/test/test-log.ts';
import type { UseCase } from '#services/core/use-case/use-case.ts';
import { refuse } from '#services/platform/problems/refuse.ts';
import { toArbitrary } from '#testing/schema-arbitrary.ts';
import { buildApp } from '../app.ts';
import { type AccessWorld, type Actor, type Things, toDraftKey } from './access-world.ts';

/** A thing that a request names; `mixed` is one of the other student, in a request about the person's own student. */
type ThingName =
  | 'nothing'
  | 'Mia’s'
  | 'Noah’s'
  | 'the applicant’s'
  | 'unknown'
  | 'mixed'
  | 'mixed with unknown'
  | 'themselves';

/**
 * What a cell must answer: `unrelated` is the answer for a thing that does not exist, `elsewhere` a refusal because the thing is
 * not one of the student who is named beside it.
 */
type Expectation = 'allowed' | 'signed-out' | 'unauthorized' | 'unrelated' | 'elsewhere';

interface Cell {
  readonly actor: Actor;
  readonly thing: ThingName;
  readonly things: Things;
  readonly expected: Expectation;
}

type Seen = Pick<Answer, 'seen'>;
interface Answer {
  readonly status: number;
  readonly code: string | undefined;
  /** Whether the request reached `run`. */
  readonly isReached: boolean;
  /** All that the sender sees, without ids, times and the position of the log. */
  readonly seen: string;
}

export interface WalkedCells {
  readonly cells: number;
  /** One sentence for each cell whose answer is not the stated one. */
  readonly faults: readonly string[];
}

interface Entrance extends Pick<UseCase, 'access'> {
  readonly applicants?: boolean | undefined;
  readonly families?: boolean | undefined;
}

/** A person may enter by what they are, whatever they ask for. */
export function mayEnter({ access, applicants, families }: Entrance, { kind }: Actor): boolean {
  if (access === 'public') return true;
  switch (kind) {
    case 'applicant':
      return applicants === true;
    case 'family':
      return families === true;
    case 'student':
      return access === 'student' || access === 'signed-in';
    case 'tutor':
      return access === 'tutor' || access === 'signed-in';
    case 'owner':
      return access === 'owner' || access === 'tutor' || access === 'signed-in';
    default:
      return false;
  }
}

const isStaff = ({ kind }: Actor): boolean => kind === 'tutor' || kind === 'owner';
export const manages = ({ kind, id }: Actor, { tutor }: Things): boolean =>
  kind === 'owner' || (kind === 'tutor' && tutor === id);

/** Whether the person has to do with the thing as `relation` says. */
function isRelated({ relation }: UseCase, actor: Actor, things: Things): boolean {
  switch (relation) {
    case 'own-practice-session':
    case 'assigned-homework':
      return things.student === actor.id;
    case 'race-of-own-group':
      return isStaff(actor) || things.student === actor.id;
    case 'managed-homework':
      return manages(actor, things);
    case 'homework-to-draft-about':
      return things.student === actor.id || manages(actor, things);
    default:
      return true;
  }
}

function expectationOf(useCase: UseCase, actor: Actor, thing: ThingName, things: Things): Expectation {
  if (!mayEnter(useCase, actor)) return actor.kind === 'nobody' ? 'signed-out' : 'unauthorized';
  // A request about a list names no student, and then it is about all of them.
  const about = useCase.own?.({ params: { id: things.student }, query: { student_id: things.student } });
  const isOwn = actor.kind === 'family' ? actor.children.includes(things.student) : things.student === actor.id;
  if (about !== undefined && !isStaff(actor) && !isOwn) return 'unauthorized';
  if (useCase.relation === 'another-tutor' && things.tutor === actor.id) return 'unauthorized';
  if (thing.startsWith('mixed')) return 'elsewhere';
  if (thing === 'unknown')
    return useCase.relation === undefined || isRelationOfAccount(useCase) ? 'allowed' : 'unrelated';
  return isRelated(useCase, actor, things) ? 'allowed' : 'unrelated';
}

/** Whether the relation names no thing of somebody else, so that there is nothing to be refused. */
const isRelationOfAccount = ({ relation }: UseCase): boolean =>
  relation === 'own-account' || relation === 'everybody' || relation === 'another-tutor';

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

interface Template {
  readonly method: UseCase['method'];
  readonly address: string;
  readonly body: string | undefined;
}
interface SentRequest {
  readonly method: string;
  readonly address: string;
  readonly body?: string | Buffer | undefined;
  readonly contentType?: string;
}

/** A valid request about these things. A body that is not valid is refused before it says anything about access. */
function toTemplate(useCase: UseCase, actor: Actor, things: Things, unknown: string): Template {
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
const about = ({ method, address, body }: Template, from: Things, to: Things): Template => {
  const exchange = (text: string) =>
    Object.entries(from).reduce((result, [name, id]) => result.replaceAll(id, to[name as keyof Things]), text);
  return { method, address: exchange(address), body: body && exchange(body) };
};

/** Whether the request names a student, and beside it a thing that belongs to one. */
function namesStudentAndThing({ path }: UseCase, { address, body = '' }: Template, things: Things): boolean {
  // Worksheets belong to nobody.
  const { student, tutor: _, worksheet: __, ...others } = things;
  const isOfStudent = /\/(students\/:id\/|:studentId)/.test(path) || body.includes(`"student_id":"${student}"`);
  return isOfStudent && Object.values(others).some((id) => `${address}${body}`.includes(id));
}

interface Probe {
  /** True while `run` is not called, so that a command that is let in changes nothing. */
  isOn: boolean;
  isReached: boolean;
}

/** Makes another use case of one, such as one without a check. */
export type ChangeUseCase = (useCase: UseCase, current: { readonly things: Things }) => UseCase;

export interface AccessMatrix extends AsyncDisposable {
  /** Sends the requests of every person about every thing to an operation; only those to be refused, up to the first fault. */
  walk(useCase: UseCase, options?: { readonly isUntilFault?: boolean }): Promise<WalkedCells>;
  readonly app: FastifyInstance;
  /** Whether a cell of the operation is refused because of this. */
  hasCells(useCase: UseCase, expected: Expectation): boolean;
}

interface MatrixOptions {
  readonly change?: ChangeUseCase;
  /** True if people who may not use an operation ask it for every thing. They are refused before the thing is read. */
  readonly isWhole?: boolean;
}

/** Serves the use cases of the world in this process, changed by `change`, and compares them with what they state unchanged. */
export async function openAccessMatrix(
  world: AccessWorld,
  useCases: readonly UseCase[],
  { change = (useCase) => useCase, isWhole = false }: MatrixOptions = {},
): Promise<AccessMatrix> {
  const probe: Probe = { isOn: false, isReached: false };
  const current = { things: world.unknown };
  const probed = useCases.map((each): UseCase => {
    const changed = change(each, current);
    return {
      ...changed,
      run: async (input, context) => {
        probe.isReached = true;
        return probe.isOn ? refuse('not-found') : changed.run(input, context);
      },
    };
  });
  const app = await buildApp(world.centre.program, undefined, probed);
  const send = createSender(app, world.centre.url);

  const ask = async (useCase: UseCase, template: Template, { actor, things, expected }: Cell): Promise<Answer> => {
    current.things = things;
    probe.isOn = !isAnsweredByRun(useCase, expected);
    probe.isReached = false;
    const answer = await send(actor, template);
    return { ...answer, isReached: probe.isReached };
  };

  const listAll = (useCase: UseCase) => world.actors.flatMap((actor) => listCells(world, useCase, actor, isWhole));
  const walk = async (useCase: UseCase, { isUntilFault = false } = {}): Promise<WalkedCells> => {
    const { sql, store } = world.centre.program;
    await sql`delete from desk.limits`;
    const answers = new Map<Cell, Answer>();
    const askAll = async (cells: readonly Cell[]) => {
      for (const cell of cells) answers.set(cell, await ask(useCase, toRequest(world, useCase, cell), cell));
    };
    const findFaults = (cells: readonly Cell[]) =>
      cells.flatMap((cell) => {
        const fault = findFault(useCase, cell, answers);
        return fault ? [`${useCase.operation}, ${cell.actor.name}, ${cell.thing}: ${fault}`] : [];
      });
    const cells = listAll(useCase);
    // What is refused comes first, because what is allowed may change what the others are compared with.
    const [allowed = [], refused = []] = [true, false].map((wanted) =>
      cells.filter(({ expected }) => (expected === 'allowed') === wanted),
    );
    const before = await countEvents(store);
    for (const actor of world.actors) {
      const ofActor = refused.filter((cell) => cell.actor === actor);
      await askAll(ofActor);
      const faults = isUntilFault ? findFaults(ofActor) : [];
      if (faults.length > 0) return { cells: answers.size, faults };
    }
    if (isUntilFault) return { cells: answers.size, faults: [] };
    const isUnchanged = (await countEvents(store)) === before;
    await askAll(allowed);
    const faults = findFaults(cells);
    if (!isUnchanged) faults.push(`${useCase.operation}: a refused request has appended an event`);
    return { cells: cells.length, faults };
  };

  return {
    app,
    walk,
    hasCells: (useCase, wanted) => listAll(useCase).some(({ expected }) => expected === wanted),
    [Symbol.asyncDispose]: async () => void (await app.close()),
  };
}

/**
 * Whether the answer of `run` says more than that the request has reached it: `run` checks relations. Other commands would
 * only change what the next cells are about, and a request that is refused before `run` must not reach it.
 */
function isAnsweredByRun(useCase: UseCase, expected: Expectation): boolean {
  if (expected === 'unrelated' || expected === 'elsewhere') return true;
  // The answer that begins a file is sent by a socket, which requests within the process do not have.
  if (useCase.streams && expected === 'allowed') return false;
  // After a deletion, the next operations would have nothing to be about.
  if (useCase.method === 'DELETE') return false;
  if (useCase.relation === 'another-tutor') return true;
  return expected === 'allowed' && (useCase.method === 'GET' || !isUnstated(useCase));
}

/** Whether the use case states neither whose things it is about nor that `run` checks it. */
const isUnstated = (useCase: UseCase): boolean => useCase.relation === undefined || isRelationOfAccount(useCase);

const templates = new Map<string, Template>();

function templateOf({ things: [mia], unknown }: AccessWorld, useCase: UseCase, actor: Actor): Template {
  const key = `${useCase.operation} ${isStaff(actor)} ${mia.student}`;
  const known = templates.get(key) ?? toTemplate(useCase, actor, mia, unknown.student);
  templates.set(key, known);
  return known;
}

const toRequest = (world: AccessWorld, useCase: UseCase, { actor, things }: Cell): Template =>
  about(templateOf(world, useCase, actor), world.things[0], things);

function listCells(world: AccessWorld, useCase: UseCase, actor: Actor, isWhole: boolean): Cell[] {
  const [mia, noah] = world.things;
  const template = templateOf(world, useCase, actor);
  const toCell = (thing: ThingName, things: Things): Cell => {
    return { actor, thing, things, expected: expectationOf(useCase, actor, thing, things) };
  };
  const text = `${template.address}${template.body}`;
  if (!Object.values(mia).some((id) => text.includes(id))) return [toCell('nothing', mia)];
  const cells = [toCell('Mia’s', mia), toCell('Noah’s', noah), toCell('unknown', world.unknown)];
  if (actor.kind === 'applicant') cells.push(toCell('the applicant’s', world.thingsOfApplicant));
  // Another check would refuse a request about somebody else, so they ask for what is their own.
  if (!isWhole && !mayEnter(useCase, actor)) {
    const isOwn = ({ things: { student } }: Cell) => student === actor.id || actor.children.includes(student);
    return [cells.find(isOwn) ?? (cells[0] as Cell)];
  }
  if (useCase.relation === 'another-tutor') cells.push(toCell('themselves', { ...mia, tutor: actor.id }));
  if (namesStudentAndThing(useCase, template, mia)) {
    const isOfNoah = noah.student === actor.id || actor.children.includes(noah.student);
    const [own, other] = isOfNoah ? [noah, mia] : [mia, noah];
    const withStudent = (things: Things) => ({ ...things, student: own.student, tutor: own.tutor });
    // A homework that the person manages is known to them, and then the student is the unknown part.
    const isOfHomework = useCase.path.includes(':studentId');
    const unknown = isOfHomework ? { ...other, student: world.unknown.student } : withStudent(world.unknown);
    cells.push(toCell('mixed', withStudent(other)), toCell('mixed with unknown', unknown));
  }
  return cells;
}

function findFault(useCase: UseCase, cell: Cell, answers: ReadonlyMap<Cell, Answer>): string | undefined {
  const answer = answers.get(cell) as Answer;
  const said = `${answer.status} ${answer.code ?? ''}`;
  if (answer.status >= 500) return `answers ${said}`;
  const find = (thing: ThingName) =>
    [...answers].find(([other]) => other.actor === cell.actor && other.thing === thing)?.[1];
  const unknown = find(cell.thing.startsWith('mixed') ? 'mixed with unknown' : 'unknown');
  switch (cell.expected) {
    case 'signed-out':
      return answer.code === 'signed-out' && !answer.isReached
        ? sameAsUnknown(answer, unknown)
        : `is not signed out: ${said}`;
    case 'unauthorized':
      if (answer.code !== 'unauthorized') return `is not refused: ${said}`;
      return cell.thing === 'themselves' ? undefined : sameAsUnknown(answer, unknown);
    case 'unrelated':
    case 'elsewhere':
      if (answer.status < 400) return `is not refused: ${said}`;
      return sameAsUnknown(answer, unknown);
    case 'allowed':
      if (answer.code === 'unauthorized' || answer.code === 'signed-out') return `is refused: ${said}`;
      if (!answer.isReached) return `is refused before it is run: ${said}`;
      return !isUnstated(useCase) && isAnsweredByRun(useCase, 'allowed') && answer.seen === unknown?.seen
        ? 'is answered like an unknown one'
        : undefined;
  }
}

/** A refusal tells nothing about what exists. */
export function sameAsUnknown({ seen }: Seen, unknown: Seen | undefined): string | undefined {
  return unknown === undefined || seen === unknown.seen
    ? undefined
    : `${seen}\n  is not the answer for an unknown one: ${unknown.seen}`;
}

/** Headers that differ between any two answers. */
const ownHeaders = ['date', 'x-request-id', 'idempotency-key', 'position'];

export function createSender(app: FastifyInstance, url: string) {
  const { host } = new URL(url);
  let sent = 0;
  return async (
    actor: Actor,
    { method, address, body, contentType = 'application/json' }: SentRequest,
  ): Promise<Omit<Answer, 'isReached'>> => {
    sent += 1;
    const answer = await app.inject({
      ...{ method: method as UseCase['method'], url: address },
      headers: {
        ...{
          host,
          origin: url,
          'x-forwarded-for': `2001:db8:${(sent >> 8).toString(16)}:${(sent & 255).toString(16)}00::1`,
        },
        ...(actor.client.cookie && { cookie: actor.client.cookie }),
        ...(body && { 'content-type': contentType }),
      },
      ...(body && { payload: body }),
    });
    const headers = Object.entries(answer.headers).filter(([name]) => !ownHeaders.includes(name));
    const code = /"code":"([^"]*)"/.exec(answer.statusCode >= 400 ? answer.body : '')?.[1];
    const seen = hideIds(`${answer.statusCode} ${JSON.stringify(headers)} ${answer.body}`);
    return { status: answer.statusCode, code, seen };
  };
}

const hideIds = (text: string): string =>
  text.replaceAll(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, 'ID').replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, 'TIME');
