/** How each map shows the globe. All projections keep areas in proportion. */
import { type GeoProjection, geoAzimuthalEqualArea, geoEqualEarth } from 'd3-geo';
import type { OutlineMap } from '#events/values/practice-figure.ts';
import { OUTLINE_MAP_WIDTH, outlineMapHeights } from '../../src/shared/practice/figures/outline-map.ts';

/** The data of the United States is projected already. */
type ProjectedMap = Exclude<OutlineMap, 'united-states'>;

/** The center of each map, and places that lie at its edges, by longitude and latitude. */
const views: Readonly<Record<Exclude<ProjectedMap, 'world'>, { center: string; edges: string }>> = {
  africa: { center: '18 2', edges: '-17.8 15, 51.6 11, 10 37.6, 20 -35.2' },
  asia: { center: '88 32', edges: '26 39, 34 28, 44 12.4, 110 -9.5, 141 -9, 146 44, 100 56' },
  europe: { center: '14 53', edges: '-24.6 65, -10 38, 23 34.8, 44 42, 27 71.5, 48 60' },
  'north-america': { center: '-94 44', edges: '-166 62, -53 47, -80 6, -60 15, -90 74, -60 74' },
  'south-america': { center: '-60 -20', edges: '-81.8 -5, -34.5 -8, -72 12.7, -68 -56' },
};

const toPlace = (text: string) => text.split(' ').map(Number) as [longitude: number, latitude: number];

/** Pixels by which a drawn curve may differ from the exact one. */
const PRECISION = 0.3;
const MARGIN = 6;

/** The corners of a map, and those of the part that is to be filled. */
export const toFrames = (map: OutlineMap) => {
  const [width, height] = [OUTLINE_MAP_WIDTH, outlineMapHeights[map]];
  return {
    whole: [
      [0, 0],
      [width, height],
    ] as [[number, number], [number, number]],
    inner: [
      [MARGIN, MARGIN],
      [width - MARGIN, height - MARGIN],
    ] as [[number, number], [number, number]],
  };
};

/** Fits the map into its size, and cuts off what lies outside. */
export function createMapProjection(map: ProjectedMap): GeoProjection {
  const { whole, inner } = toFrames(map);
  // The Pacific Ocean is cut where it has no land but a cape of Asia.
  if (map === 'world')
    return geoEqualEarth().rotate([-11, 0]).precision(PRECISION).fitExtent(inner, { type: 'Sphere' });
  const { center, edges } = views[map];
  const [longitude, latitude] = toPlace(center);
  return geoAzimuthalEqualArea()
    .rotate([-longitude, -latitude])
    .precision(PRECISION)
    .fitExtent(inner, { type: 'MultiPoint', coordinates: edges.split(', ').map(toPlace) })
    .clipExtent(whole);
}
