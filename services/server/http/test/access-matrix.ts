/**
 * The requests of every person about every thing, compared with what each use case states. No list of expectations is kept beside
 * the use cases.
 */
import type { FastifyInstance } from 'fastify';
import { countEvents } from '#events/store/test/test-log.ts';
import type { UseCase } from '#services/core/use-case/use-case.ts';
import { refuse } from '#services/platform/problems/refuse.ts';
import { buildApp } from '../app.ts';
import type { AccessWorld, Actor, Things } from './access-world.ts';
import { type Expectation, isStaff, isUnstated, mayEnter, type ThingName, toExpectation } from './expected-access.ts';
import { exchangeThings, namesStudentAndThing, type RequestTemplate, toTemplate } from './request-template.ts';
import { createSender, findDifference, type SeenAnswer } from './send-request.ts';

interface Cell {
  readonly actor: Actor;
  readonly thing: ThingName;
  readonly things: Things;
  readonly expected: Expectation;
}

interface Answer extends SeenAnswer {
  /** Whether the request reached `run`. */
  readonly isReached: boolean;
}

export interface WalkedCells {
  readonly cells: number;
  /** One sentence for each cell whose answer is not the stated one. */
  readonly faults: readonly string[];
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

  const ask = async (
    useCase: UseCase,
    template: RequestTemplate,
    { actor, things, expected }: Cell,
  ): Promise<Answer> => {
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

const templates = new Map<string, RequestTemplate>();

function findTemplate({ things: [mia], unknown }: AccessWorld, useCase: UseCase, actor: Actor): RequestTemplate {
  const key = `${useCase.operation} ${isStaff(actor)} ${mia.student}`;
  const known = templates.get(key) ?? toTemplate(useCase, actor, mia, unknown.student);
  templates.set(key, known);
  return known;
}

const toRequest = (world: AccessWorld, useCase: UseCase, { actor, things }: Cell): RequestTemplate =>
  exchangeThings(findTemplate(world, useCase, actor), world.things[0], things);

function listCells(world: AccessWorld, useCase: UseCase, actor: Actor, isWhole: boolean): Cell[] {
  const [mia, noah] = world.things;
  const template = findTemplate(world, useCase, actor);
  const toCell = (thing: ThingName, things: Things): Cell => {
    return { actor, thing, things, expected: toExpectation(useCase, actor, thing, things) };
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
        ? findDifference(answer, unknown)
        : `is not signed out: ${said}`;
    case 'unauthorized':
      if (answer.code !== 'unauthorized') return `is not refused: ${said}`;
      return cell.thing === 'themselves' ? undefined : findDifference(answer, unknown);
    case 'unrelated':
    case 'elsewhere':
      if (answer.status < 400) return `is not refused: ${said}`;
      return findDifference(answer, unknown);
    case 'allowed':
      if (answer.code === 'unauthorized' || answer.code === 'signed-out') return `is refused: ${said}`;
      if (!answer.isReached) return `is refused before it is run: ${said}`;
      return !isUnstated(useCase) && isAnsweredByRun(useCase, 'allowed') && answer.seen === unknown?.seen
        ? 'is answered like an unknown one'
        : undefined;
  }
}
