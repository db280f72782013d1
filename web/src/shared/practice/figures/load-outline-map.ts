/// <reference path="./outline-map-modules.d.ts" />
import type { OutlineMap } from '#events/values/practice-figure.ts';
import type { OutlineMapData } from './outline-map.ts';

/** Each map is a file of its own, which the build writes: see `web/build/outline-maps/`. */
const loaders: Readonly<Record<OutlineMap, () => Promise<{ default: OutlineMapData }>>> = {
  world: () => import('virtual:outline-map/world'),
  africa: () => import('virtual:outline-map/africa'),
  asia: () => import('virtual:outline-map/asia'),
  europe: () => import('virtual:outline-map/europe'),
  'north-america': () => import('virtual:outline-map/north-america'),
  'south-america': () => import('virtual:outline-map/south-america'),
  'united-states': () => import('virtual:outline-map/united-states'),
};

export const loadOutlineMap = async (map: OutlineMap): Promise<OutlineMapData> => (await loaders[map]()).default;
