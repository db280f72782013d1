import { createRequire } from 'node:module';
import { type GeoContext, geoIdentity, geoPath } from 'd3-geo';
import type { Feature, MultiPolygon, Polygon, Position } from 'geojson';
import { feature, neighbors } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import type { OutlineMap } from '#events/values/practice-figure.ts';
import type { Outline, OutlineMapData } from '../../src/shared/practice/figures/outline-map.ts';
import { toContinentPieces } from './continents.ts';
import { createMapProjection, toFrames } from './map-projections.ts';
import { toPathText } from './to-path-text.ts';

type Point = [x: number, y: number];
type Land = Feature<Polygon | MultiPolygon, { readonly name: string }>;
/** A country or state. */
interface Area {
  /** Its number, which a few disputed places lack. */
  readonly code: string | undefined;
  readonly name: string;
  readonly land: Land;
  /** The indexes of the areas that it touches. */
  readonly touched: readonly number[];
  readonly hasShore: boolean;
}

const require = createRequire(import.meta.url);
type MapTopology = Topology<Record<'countries' | 'states', GeometryCollection<{ name: string }>>>;
/** The data of a map and the name of its areas. Maps of continents need finer lines than the map of the world. */
const loadTopology = (map: OutlineMap): [MapTopology, 'countries' | 'states'] => {
  if (map === 'united-states') return [require('us-atlas/states-albers-10m.json'), 'states'];
  if (map === 'world') return [require('world-atlas/countries-110m.json'), 'countries'];
  return [require('world-atlas/countries-50m.json'), 'countries'];
};

/** Square units below which nothing of an area can be seen. */
const SEEN_AREA_MIN = 2;

/** The areas of a map as the data has them. */
export function readAreas(map: OutlineMap): Area[] {
  const [topology, name] = loadTopology(map);
  const collection = topology.objects[name];
  const touched = neighbors(collection.geometries);
  // The lines around each area. A line that is followed backwards has the complement of its number.
  const lines = collection.geometries.map((geometry) =>
    'arcs' in geometry ? [geometry.arcs].flat(4).map((line) => (line < 0 ? ~line : line)) : [],
  );
  const uses = new Map<number, number>();
  for (const line of lines.flat()) uses.set(line, (uses.get(line) ?? 0) + 1);
  return feature(topology, collection).features.map((land, at) => ({
    code: land.id === undefined ? undefined : String(land.id),
    name: land.properties.name,
    land: land as Land,
    touched: touched[at] as number[],
    hasShore: (lines[at] as number[]).some((line) => uses.get(line) === 1),
  }));
}

/** Draws a map: the names of the data are left out. */
export function createOutlineMap(map: OutlineMap): OutlineMapData {
  const draw = createDrawer(map);
  const areas = readAreas(map);
  const drawn = areas.map(({ land }) => draw(toPolygons(land)));
  const outlines: Record<string, Outline> = {};
  const others: string[] = [];
  for (const [at, { code, touched, hasShore }] of areas.entries()) {
    const outline = drawn[at];
    if (!outline) continue;
    // A few islands have the number of the country that they belong to.
    if (code === undefined || code in outlines) others.push(outline.path);
    else
      outlines[code] = {
        ...outline,
        touches: touched.filter((other) => drawn[other] !== undefined).length,
        ...(map !== 'united-states' && { hasShore }),
      };
  }
  return { outlines: map === 'world' ? { ...outlines, ...drawContinents(areas, draw) } : outlines, others };
}

function drawContinents(areas: readonly Area[], draw: Drawer): Record<string, Outline> {
  const pieces = areas.flatMap(({ code = '', land }) =>
    toPolygons(land).flatMap((polygon) => toContinentPieces(code, polygon)),
  );
  const continents = [...Map.groupBy(pieces, ({ continent }) => continent)];
  return Object.fromEntries(
    continents.map(([continent, own]) => [continent, draw(own.map(({ polygon }) => polygon)) as Outline]),
  );
}

const toPolygons = ({ geometry }: Land): Position[][][] =>
  geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates;

type Drawer = (polygons: Position[][][]) => Omit<Outline, 'touches' | 'hasShore'> | undefined;

/** Returns a function that draws land, or nothing if it lies outside of the map. */
function createDrawer(map: OutlineMap): Drawer {
  const projection = map === 'united-states' ? fitStates() : createMapProjection(map);
  const path = geoPath(projection);
  return (polygons) => {
    const whole: MultiPolygon = { type: 'MultiPolygon', coordinates: polygons };
    const area = path.area(whole);
    if (!(area >= SEEN_AREA_MIN)) return undefined;
    const rings: Point[][] = [];
    geoPath(projection, collectRings(rings))(whole);
    const text = toPathText(rings);
    if (text === '') return undefined;
    const pieces = polygons.map((coordinates): Polygon => ({ type: 'Polygon', coordinates }));
    const largest = pieces.reduce((one, other) => (path.area(other) > path.area(one) ? other : one));
    const [[left, top], [right, bottom]] = path.bounds(whole);
    const [x, y] = path.centroid(largest).map(Math.round) as Point;
    const box = [left, top, right, bottom].map(Math.round) as [number, number, number, number];
    return { path: text, center: [x, y], box, area: Math.round(area) };
  };
}

function fitStates() {
  const [topology, name] = loadTopology('united-states');
  return geoIdentity().fitExtent(toFrames('united-states').inner, feature(topology, topology.objects[name]));
}

/** Receives the lines of a path as rings of points. */
const collectRings = (rings: Point[][]): GeoContext => ({
  beginPath: () => undefined,
  moveTo: (x, y) => rings.push([[x, y]]),
  lineTo: (x, y) => rings.at(-1)?.push([x, y]),
  closePath: () => undefined,
  arc: () => undefined,
});
