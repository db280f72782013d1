import type { Parser } from 'wouter';
import { matchRoute } from 'wouter';
import { isRedirection, type Redirection, routes, type Screen } from './routes.ts';

/** The first route of the table that a path belongs to; the last one takes any. */
export function matchOf(parser: Parser, path: string): Screen | Redirection {
  const found = routes.find((route) => matchRoute(parser, route.path, path)[0]);
  if (!found) throw new Error(`No route for ${path}: the table has lost its last row`);
  return found;
}

/** Starts loading what a path leads to, following redirections. */
export function preloadPath(parser: Parser, path: string): void {
  const route = matchOf(parser, path);
  if (isRedirection(route)) preloadPath(parser, route.to);
  else route.preload();
}
