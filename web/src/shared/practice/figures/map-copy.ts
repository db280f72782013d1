/** Describes maps to screen readers by what they show. A name of what is marked would be the answer. */
import type { OutlineMap } from '#events/values/practice-figure.ts';
import { OUTLINE_MAP_WIDTH, type Outline, outlineMapHeights } from './outline-map.ts';

export const loadingMapText = 'Loading map...';
export const mapNotLoadedText = 'The map could not be loaded.';

const mapTitles: Readonly<Record<OutlineMap, string>> = {
  ...{ world: 'the world', africa: 'Africa', asia: 'Asia', europe: 'Europe' },
  ...{ 'north-america': 'North America', 'south-america': 'South America', 'united-states': 'the United States' },
};

export const toMapTitleText = (map: OutlineMap): string => `Outline map of ${mapTitles[map]}.`;

export function toMapDescriptionText(map: OutlineMap, { center, touches, hasShore }: Outline): string {
  const facts = [
    `lies ${toPlaceText(map, center)}`,
    ...(touches === undefined
      ? []
      : [touches === 0 ? 'touches no other' : `touches ${touches} ${touches === 1 ? 'other' : 'others'}`]),
    ...(hasShore === undefined ? [] : [hasShore ? 'has a coast' : 'has no coast']),
  ];
  return `${toMapTitleText(map)} The marked ${nameMarked(map)} ${new Intl.ListFormat('en-US').format(facts)}.`;
}

/** The map of the world marks countries and continents, of which one is both. */
const nameMarked = (map: OutlineMap): string =>
  map === 'world' ? 'land' : map === 'united-states' ? 'state' : 'country';

/** Parts of the map into which each of its sides is divided. */
const PARTS = 3;

function toPlaceText(map: OutlineMap, [x, y]: Outline['center']): string {
  const vertical = ['north', '', 'south'][Math.floor((y / outlineMapHeights[map]) * PARTS)];
  const horizontal = ['west', '', 'east'][Math.floor((x / OUTLINE_MAP_WIDTH) * PARTS)];
  const place = [vertical, horizontal].filter(Boolean).join('-');
  return place === '' ? 'in the middle of the map' : `in the ${place} of the map`;
}
