/** Finds circles of imports between files. The order of the wings in `project-parts.ts` rules out circles between wings. */
import type { ImportGraph } from './import-graph.ts';

type Edges = ReadonlyMap<string, readonly string[]>;

/** Describes each circle in a text of several lines. */
export function findImportCircles(graph: ImportGraph): string[] {
  const files = new Map([...graph].map(([path, imports]) => [path, imports.map(({ target }) => target)]));
  return findCircles(files).map(describeFileCircle);
}

const describeFileCircle = (circle: readonly string[]): string =>
  ['circle of files:', ...[...circle, circle[0]].map((path, index) => `  ${index === 0 ? '' : '→ '}${path}`)].join(
    '\n',
  );

/**
 * Finds the shortest circle in each group of nodes that reach each other. It starts at the group's first node in
 * alphabetical order.
 */
export function findCircles(edges: Edges): string[][] {
  const groups = findConnectedGroups(edges);
  return groups.map((group) => {
    const circles = [...group].map((start) => findShortestCircle(start, edges, group));
    const shortest = circles.reduce((best, circle) => (circle.length < best.length ? circle : best));
    const first = shortest.indexOf(shortest.toSorted()[0] as string);
    return [...shortest.slice(first), ...shortest.slice(0, first)];
  });
}

/**
 * Finds the groups of two or more nodes that reach each other (strongly connected components, by Tarjan's algorithm).
 */
function findConnectedGroups(edges: Edges): Set<string>[] {
  const groups: Set<string>[] = [];
  const order = new Map<string, number>();
  const lowest = new Map<string, number>();
  const stack: string[] = [];
  const visit = (node: string): void => {
    order.set(node, order.size);
    lowest.set(node, order.get(node) as number);
    stack.push(node);
    for (const next of edges.get(node) ?? []) {
      if (!edges.has(next)) continue;
      if (!order.has(next)) visit(next);
      if (stack.includes(next)) lowest.set(node, Math.min(lowest.get(node) as number, lowest.get(next) as number));
    }
    if (lowest.get(node) !== order.get(node)) return;
    const group = new Set(stack.splice(stack.indexOf(node)));
    if (group.size > 1) groups.push(group);
  };
  for (const node of edges.keys()) if (!order.has(node)) visit(node);
  return groups;
}

/** The shortest way from a node back to itself within a group of nodes that reach each other. */
function findShortestCircle(start: string, edges: Edges, group: ReadonlySet<string>): string[] {
  const paths: string[][] = [[start]];
  const seen = new Set<string>();
  for (const path of paths) {
    for (const next of edges.get(path.at(-1) as string) ?? []) {
      if (next === start) return path;
      if (!group.has(next) || seen.has(next)) continue;
      seen.add(next);
      paths.push([...path, next]);
    }
  }
  throw new Error(`${start} is in no circle`);
}
