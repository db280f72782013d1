/** Who may use a route. Default-deny: a route that does not say so stops the start. */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Program } from '#services/program/program.ts';
import { type Refusal, refuse } from '#services/use-case/problems.ts';
import type { Access, SignedInPerson } from '#services/use-case/use-case.ts';
import type { OwnSite } from './own-site.ts';
import { PAGE_OF } from './request-headers.ts';
import { sameOrigin } from './same-origin.ts';
import { sendRefusal } from './send-refusal.ts';
import { loadVisitor } from './visitor.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    access?: Access;
    /** Open also to people whose account no tutor has approved yet. */
    applicants?: true;
    /** The route takes WebSockets. */
    socket?: true;
  }
  interface FastifyRequest {
    /** Whether its body was still arriving when it was first asked who sends it. */
    awaitsBody: boolean;
  }
  interface FastifyInstance {
    /** Every route of the program, with who may use it. */
    readonly accessTable: readonly RouteAccess[];
  }
}

interface RouteAccess {
  readonly method: string;
  readonly url: string;
  readonly access: Access;
}

const safe = new Set(['GET', 'HEAD', 'OPTIONS']);

export function guardRoutes(app: FastifyInstance, program: Program, site: OwnSite): void {
  app.decorateRequest('lookup', null);
  app.decorateRequest('isOfStudent', false);
  app.decorateRequest('awaitsBody', false);

  const accessTable: RouteAccess[] = [];
  app.decorate('accessTable', accessTable);
  app.addHook('onRoute', ({ method, url, config }) => {
    const access = config?.access;
    if (!access) throw new Error(`The route ${method} ${url} does not say who may use it (config.access)`);
    for (const each of [method].flat()) accessTable.push({ method: each, url, access });
  });

  app.addHook('onRequest', async (request, reply) => {
    // Every GET route could be upgraded, and its socket would stay open for whoever ignores that it is closed.
    if (request.ws && !request.routeOptions.config.socket) return sendRefusal(reply, refuse('not-found'));
    const refusal = await refusalOf(request, program, site);
    // A body that is complete came with its headers, so nothing can have changed since the lookup but at this moment.
    request.awaitsBody = !request.raw.complete;
    if (refusal) return sendRefusal(reply, refusal);
  });

  // Whoever holds back a body would act with it after their session has ended, or after their account is another one.
  app.addHook('preValidation', async (request, reply) => {
    if (!request.awaitsBody) return undefined;
    request.lookup = null;
    const refusal = await refusalOf(request, program, site);
    return refusal && sendRefusal(reply, refusal);
  });
}

async function refusalOf(request: FastifyRequest, program: Program, site: OwnSite): Promise<Refusal | undefined> {
  if (!safe.has(request.method) && !sameOrigin(request.headers, site)) return refuse('wrong-origin');
  // Without an access there is no route: the not-found handler answers, alike for everybody.
  const { access, applicants } = request.routeOptions.config;
  const pageOf = request.headers[PAGE_OF];
  if (access === undefined || (access === 'public' && pageOf === undefined)) return undefined;
  const person = await loadVisitor(request, program);
  if (person && pageOf !== undefined && pageOf !== person.session.userId) return refuse('another-account');
  if (access === 'public') return undefined;
  if (!person) return refuse('signed-out');
  if (applicants && person.applicant) return undefined;
  return mayUse(access, person.profile) ? undefined : refuse('unauthorized');
}

function mayUse(access: Access, profile: SignedInPerson['profile']): boolean {
  if (!profile) return false;
  switch (access) {
    case 'public':
    case 'signed-in':
      return true;
    case 'owner':
      return profile.role === 'tutor' && profile.owner;
    default:
      return profile.role === access;
  }
}
