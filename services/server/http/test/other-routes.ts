/** The requests of every person to the routes that are no use case: pictures, the feed, contact, and the documents of the site. */
import type { FastifyInstance } from 'fastify';
import { toHomeworkPicturePath } from '#contracts/picture-paths.ts';
import type { UseCase } from '#services/core/use-case/use-case.ts';
import { createPicture } from '#testing/picture-fixture.ts';
import type { WalkedCells } from './access-matrix.ts';
import type { AccessWorld, Actor, Things } from './access-world.ts';
import { manages, mayEnter } from './expected-access.ts';
import { createSender, findDifference } from './send-request.ts';

type Route = FastifyInstance['accessTable'][number];

/** The routes of a server that none of the use cases has. */
export const listOtherRoutes = (app: FastifyInstance, useCases: readonly UseCase[]): Route[] => {
  const known = new Set(useCases.map(({ method, path }) => `${method} ${path}`));
  return app.accessTable.filter(({ method, url }) => method !== 'HEAD' && !known.has(`${method} ${url}`));
};

interface Thing {
  readonly name: string;
  readonly address: string;
  /** Whose homework is asked for, if the answer depends on it; null if nobody may see what is asked for. */
  readonly things?: Things | null;
}

const UNKNOWN_PICTURE = `/api/pictures/${'0'.repeat(64)}`;

/** The things that a route can be asked for; the last one is unknown. */
const listThings = (
  { things: [mia, noah], pictures: [ofMia, ofNoah], unknown }: AccessWorld,
  { url }: Route,
): Thing[] => {
  if (url === '/api/pictures/:hash')
    return [
      { name: 'a picture', address: ofMia },
      { name: 'unknown', address: UNKNOWN_PICTURE, things: null },
    ];
  if (url === '/api/homework/:id/picture')
    return [
      { name: 'Mia’s', address: toHomeworkPicturePath(mia.homework, ofMia), things: mia },
      { name: 'Noah’s', address: toHomeworkPicturePath(noah.homework, ofNoah), things: noah },
      { name: 'mixed', address: toHomeworkPicturePath(mia.homework, ofNoah), things: null },
      { name: 'unknown', address: toHomeworkPicturePath(unknown.homework, UNKNOWN_PICTURE), things: null },
    ];
  if (url.includes(':')) throw new Error(`${url}: name the things that it can be asked for`);
  return [{ name: 'nothing', address: url.replace('*', 'none') }];
};

/** Whether the answer may hold the thing. A thing of nobody in particular is open to whoever may use the route. */
const isRelated = (actor: Actor, { things }: Thing): boolean =>
  things === undefined ||
  (things !== null &&
    (manages(actor, things) || things.student === actor.id || actor.children.includes(things.student)));

/** Sends the requests of every person to a route. */
export const walkOtherRoute = async (world: AccessWorld, app: FastifyInstance, route: Route): Promise<WalkedCells> => {
  const send = createSender(app, world.centre.url);
  const { method, url, access } = route;
  const upload = url === '/api/pictures' ? { body: await createPicture({}), contentType: 'image/png' } : {};
  const faults: string[] = [];
  let cells = 0;
  let ofFirst: string | undefined;
  for (const actor of world.actors) {
    const answers = [];
    for (const thing of listThings(world, route))
      answers.push({ thing, answer: await send(actor, { method, address: thing.address, ...upload }) });
    cells += answers.length;
    const unknown = answers.at(-1)?.answer;
    for (const { thing, answer } of answers) {
      const said = `${answer.status} ${answer.code ?? ''}`;
      const isRefused = answer.code === 'signed-out' || answer.code === 'unauthorized';
      const name = (fault: string | undefined) =>
        fault && faults.push(`${method} ${url}, ${actor.name}, ${thing.name}: ${fault}`);
      if (!mayEnter(route, actor)) {
        const wanted = actor.kind === 'nobody' ? 'signed-out' : 'unauthorized';
        name(answer.code === wanted ? findDifference(answer, unknown) : `is not refused: ${said}`);
      } else if (isRefused || answer.status >= 500) name(`is refused: ${said}`);
      else if (!isRelated(actor, thing))
        name(answer.status < 400 ? `is not refused: ${said}` : findDifference(answer, unknown));
      else if (answers.length > 1 && answer.status >= 400) name(`is answered like an unknown one: ${said}`);
      // A public document does not depend on who asks for it.
      if (access === 'public' && method === 'GET') {
        ofFirst ??= answer.seen;
        name(findDifference({ seen: answer.seen }, { seen: ofFirst }));
      }
    }
  }
  return { cells, faults };
};
