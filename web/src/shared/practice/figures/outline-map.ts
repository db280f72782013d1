/** The maps of questions as the build makes them of the data of `world-atlas` and `us-atlas`. */
import type { OutlineMap } from '#events/values/practice-figure.ts';

/** All maps are drawn this wide. On a phone one of these units is 0.4 px. */
export const OUTLINE_MAP_WIDTH = 720;
/** The heights are known before a map has loaded, so that nothing moves when it appears. */
export const outlineMapHeights: Readonly<Record<OutlineMap, number>> = {
  ...{ world: 352, africa: 780, asia: 520, europe: 640 },
  ...{ 'north-america': 660, 'south-america': 860, 'united-states': 440 },
};

/** A country, state or continent. It has no name, because that would be the answer. */
export interface Outline {
  /** The data of an SVG path. */
  readonly path: string;
  /** The center of its largest piece of land, and the box around all its land. */
  readonly center: readonly [x: number, y: number];
  readonly box: readonly [left: number, top: number, right: number, bottom: number];
  /** Square units that it covers. */
  readonly area: number;
  /** How many others on the map it touches; missing for a continent. */
  readonly touches?: number;
  /** Whether a part of its border is a shore; missing if the data does not tell shores from borders with other countries. */
  readonly hasShore?: boolean;
}

export interface OutlineMapData {
  /** By the numbers that a `mark` can be. */
  readonly outlines: Readonly<Record<string, Outline>>;
  /** Paths of what has no number. */
  readonly others: readonly string[];
}
