/** Checks who may use a route. Access is denied by default: registering a route without `config.access` throws. */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { areReadModelsEmpty } from '#services/core/feed/are-read-models-empty.ts';
import type { Context } from '#services/core/use-case/context.ts';
import type { SignedInPerson, UseCaseAccess } from '#services/core/use-case/use-case.ts';
import { type Refusal, refuse } from '#services/platform/problems/refuse.ts';
import { isSameOrigin, type OwnSite } from './own-site.ts';
import { PAGE_PERSON_HEADER } from './request-headers.ts';
import { sendRefusal } from './send-refusal.ts';
import { loadVisitor, type VisitorContext } from './visitor.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    access?: UseCaseAccess;
    /** True when people whose account no tutor has approved yet may use the route as well. */
    applicants?: true;
    /** True when family accounts may use the route as well. */
    families?: true;
    /** True when tutors may use the route as well who must turn on their second factor first. */
    beforeSecondFactor?: true;
    /** True when requests that no page of this site sent may change something: what they name is secret. */
    anyOrigin?: true;
    /** True when the route accepts WebSocket upgrades. */
    socket?: true;
  }
  interface FastifyRequest {
    /** True when the body was still arriving at the time of the first access check. */
    awaitsBody: boolean;
  }
  interface FastifyInstance {
    /** Every registered route with its access rule. */
    readonly accessTable: readonly RouteAccess[];
  }
}

interface RouteAccess {
  readonly method: string;
  readonly url: string;
  readonly access: UseCaseAccess;
  readonly applicants?: true | undefined;
  readonly families?: true | undefined;
  readonly beforeSecondFactor?: true | undefined;
}

type AccessContext = VisitorContext & Context<'store'>;

const safe = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Refuses requests by the access rule of their route. Call it before any route is registered. */
export function enforceRouteAccess(app: FastifyInstance, context: AccessContext, site: OwnSite): void {
  app.decorateRequest('lookup', null);
  app.decorateRequest('isOfTutor', false);
  app.decorateRequest('awaitsBody', false);

  const accessTable: RouteAccess[] = [];
  app.decorate('accessTable', accessTable);
  app.addHook('onRoute', ({ method, url, config }) => {
    const { access, applicants, families, beforeSecondFactor } = config ?? {};
    if (!access) throw new Error(`The route ${method} ${url} has no config.access: set who may use it`);
    for (const each of [method].flat())
      accessTable.push({ method: each, url, access, applicants, families, beforeSecondFactor });
  });

  app.addHook('onRequest', async (request, reply) => {
    // Without this check every GET route accepts an upgrade, and a client that ignores the close frame keeps its socket open.
    if (request.ws && !request.routeOptions.config.socket) return sendRefusal(reply, refuse('not-found'));
    const refusal = await refusalOf(request, context, site);
    // A complete body arrived together with its headers, so the result of this check is still current when the handler runs.
    request.awaitsBody = !request.raw.complete;
    if (refusal) return sendRefusal(reply, refusal);
  });

  // The check is repeated after a late body: the session may have ended, or the account changed, while the body arrived.
  app.addHook('preValidation', async (request, reply) => {
    if (!request.awaitsBody) return undefined;
    request.lookup = null;
    const refusal = await refusalOf(request, context, site);
    return refusal && sendRefusal(reply, refusal);
  });
}

async function refusalOf(request: FastifyRequest, context: AccessContext, site: OwnSite): Promise<Refusal | undefined> {
  // A request without an access rule matches no route: the not-found handler answers it.
  const { access, applicants, families, beforeSecondFactor, anyOrigin } = request.routeOptions.config;
  if (!safe.has(request.method) && !anyOrigin && !isSameOrigin(request.headers, site)) return refuse('wrong-origin');
  const pageOf = request.headers[PAGE_PERSON_HEADER];
  if (access === undefined || (access === 'public' && pageOf === undefined)) return undefined;
  const person = await loadVisitor(request, context);
  if (person && pageOf !== undefined && pageOf !== person.session.userId) return refuse('another-account');
  if (access === 'public') return undefined;
  if (!person) return refuse('signed-out');
  if (person.profileBeforeSecondFactor) return beforeSecondFactor ? undefined : refuse('second-factor-required');
  if (applicants && person.applicant) return undefined;
  if (families && person.family) return undefined;
  if (mayUse(access, person.profile)) return undefined;
  const isUnknown = !person.profile && !person.applicant && !person.family;
  return refuse(isUnknown && (await areReadModelsEmpty(context)) ? 'catching-up' : 'unauthorized');
}

function mayUse(access: UseCaseAccess, profile: SignedInPerson['profile']): boolean {
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
