import type { Position } from 'geojson';

/** The numbers of the continents in the standard M 49 of the United Nations, which also has the numbers of countries. */
type Continent = '002' | '003' | '005' | '142' | '150';

/** The countries of each continent by their numbers. Australia and Antarctica are drawn as the countries that they are in the data. */
const members: Readonly<Record<Continent, string>> = {
  '002':
    '012 024 072 108 120 140 148 178 180 204 226 231 232 262 266 270 288 324 384 404 426 430 434 450 454 466 478 504 508 516 562 566 624 646 686 694 706 710 716 728 729 732 748 768 788 800 818 834 854 894',
  '003': '044 084 124 188 192 214 222 304 320 332 340 388 484 558 591 630 780 840',
  '005': '032 068 076 152 170 218 238 328 600 604 740 858 862',
  '142':
    '004 031 050 051 064 096 104 116 144 156 158 196 268 275 356 360 364 368 376 392 398 400 408 410 414 417 418 422 458 496 512 524 586 608 626 634 682 702 704 760 762 764 784 792 795 860 887',
  '150':
    '008 040 056 070 100 112 191 203 208 233 246 250 276 300 348 352 372 380 428 440 442 498 499 528 578 616 620 642 643 688 703 705 724 752 756 804 807 826',
};
const continentByMember = new Map(
  (Object.entries(members) as [Continent, string][]).flatMap(([continent, codes]) =>
    codes.split(' ').map((code) => [code, continent] as const),
  ),
);
const RUSSIA = '643';
const FRANCE = '250';

/** A piece of land of a country with the continent that it lies on; the part of Russia behind the Urals is a piece of its own. */
export interface ContinentPiece {
  readonly continent: Continent;
  readonly polygon: Position[][];
}

/** No piece for islands of the Pacific Ocean, which belong to no continent in school books. */
export function toContinentPieces(country: string, polygon: Position[][]): ContinentPiece[] {
  const continent = continentByMember.get(country);
  if (!continent) return [];
  if (country === RUSSIA)
    return [
      { continent: '150' as const, polygon: clip(polygon, (place) => -beyondUrals(place)) },
      { continent: '142' as const, polygon: clip(polygon, beyondUrals) },
    ].filter((piece) => (piece.polygon[0]?.length ?? 0) > 3);
  const [longitude = 0] = polygon[0]?.[0] ?? [];
  return [{ continent: country === FRANCE && longitude < -30 ? '005' : continent, polygon }];
}

/** Two places of the line that is drawn for the Ural Mountains and the Ural River. */
const [north, south] = [
  [66, 69],
  [52, 46.5],
] as const;

/** Positive east of the line. The far east of Russia, beyond 180°, has negative longitudes. */
const beyondUrals = ([x = 0, y = 0]: Position): number =>
  ((x < -90 ? x + 360 : x) - south[0]) * (north[1] - south[1]) - (y - south[1]) * (north[0] - south[0]);

/** Cuts a polygon along a line, on one side of which `side` is positive (Sutherland and Hodgman 1974). */
const clip = (polygon: Position[][], side: (place: Position) => number): Position[][] =>
  polygon.map((ring) => {
    const kept = ring.slice(0, -1).flatMap((place, at, open): Position[] => {
      const next = open[(at + 1) % open.length] as Position;
      const [here, there] = [side(place), side(next)];
      const share = here / (here - there);
      const crossing = place.map((value, axis) => value + ((next[axis] as number) - value) * share);
      return [...(here >= 0 ? [place] : []), ...(here >= 0 === there >= 0 ? [] : [crossing])];
    });
    return [...kept, ...kept.slice(0, 1)];
  });
