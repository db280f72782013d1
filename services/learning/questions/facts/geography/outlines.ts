/** What the outline maps of questions mark, by the numbers of their data. A test compares the names of the data. */
import type { OutlineMap, PracticeFigure } from '#events/values/practice-figure.ts';
import type { FactRow, FactTable } from '#services/learning/questions/facts/fact-table.ts';
import { findCountry } from './countries.ts';
import type { Country } from './country.ts';
import { type State, states } from './states.ts';

type WorldMap = Exclude<OutlineMap, 'united-states'>;

/** The name of a map within a sentence. */
export const mapNames: Readonly<Record<WorldMap, string>> = {
  ...{ world: 'the world', africa: 'Africa', asia: 'Asia', europe: 'Europe' },
  ...{ 'north-america': 'North America', 'south-america': 'South America' },
};

/**
 * The countries that a map shows large enough for a phone, by key, with their numbers of ISO 3166-1. Countries whose outline is
 * disputed are left out: Morocco, Somalia, Serbia and Ukraine, and Russia where its border with Ukraine can be seen.
 */
const countryCodes: Readonly<Record<WorldMap, string>> = {
  world:
    'united-states 840, canada 124, mexico 484, brazil 076, argentina 032, russia 643, china 156, india 356, indonesia 360, saudi-arabia 682, australia 036',
  africa:
    'egypt 818, libya 434, tunisia 788, algeria 012, sudan 729, mauritania 478, mali 466, niger 562, senegal 686, guinea 324, sierra-leone 694, liberia 430, ivory-coast 384, burkina-faso 854, ghana 288, togo 768, benin 204, nigeria 566, chad 148, cameroon 120, central-african-republic 140, gabon 266, republic-of-the-congo 178, dr-congo 180, angola 024, south-sudan 728, ethiopia 231, eritrea 232, kenya 404, uganda 800, tanzania 834, madagascar 450, mozambique 508, malawi 454, zambia 894, zimbabwe 716, botswana 072, namibia 516, south-africa 710',
  asia: 'china 156, japan 392, south-korea 410, north-korea 408, mongolia 496, india 356, pakistan 586, bangladesh 050, nepal 524, afghanistan 004, iran 364, thailand 764, vietnam 704, laos 418, cambodia 116, myanmar 104, malaysia 458, indonesia 360, philippines 608, kazakhstan 398, uzbekistan 860, turkmenistan 795, kyrgyzstan 417, tajikistan 762, turkey 792, syria 760, jordan 400, iraq 368, saudi-arabia 682, yemen 887, oman 512, azerbaijan 031',
  europe:
    'united-kingdom 826, ireland 372, iceland 352, norway 578, sweden 752, finland 246, denmark 208, estonia 233, latvia 428, lithuania 440, france 250, germany 276, netherlands 528, belgium 056, switzerland 756, austria 040, spain 724, portugal 620, italy 380, greece 300, slovenia 705, croatia 191, bosnia 070, montenegro 499, albania 008, north-macedonia 807, poland 616, czechia 203, slovakia 703, hungary 348, romania 642, bulgaria 100, belarus 112, moldova 498',
  'north-america':
    'united-states 840, canada 124, mexico 484, guatemala 320, honduras 340, nicaragua 558, costa-rica 188, panama 591, cuba 192, dominican-republic 214',
  'south-america':
    'brazil 076, argentina 032, peru 604, chile 152, colombia 170, venezuela 862, ecuador 218, bolivia 068, paraguay 600, uruguay 858, guyana 328, suriname 740',
};

/** The states, without Connecticut, Delaware and Rhode Island, which are too small, with their numbers of FIPS 5-2. */
const stateCodes =
  'alabama 01, alaska 02, arizona 04, arkansas 05, california 06, colorado 08, florida 12, georgia 13, hawaii 15, idaho 16, illinois 17, indiana 18, iowa 19, kansas 20, kentucky 21, louisiana 22, maine 23, maryland 24, massachusetts 25, michigan 26, minnesota 27, mississippi 28, missouri 29, montana 30, nebraska 31, nevada 32, new-hampshire 33, new-jersey 34, new-mexico 35, new-york 36, north-carolina 37, north-dakota 38, ohio 39, oklahoma 40, oregon 41, pennsylvania 42, south-carolina 45, south-dakota 46, tennessee 47, texas 48, utah 49, vermont 50, virginia 51, washington 53, west-virginia 54, wisconsin 55, wyoming 56';

const readCodes = (text: string) => text.split(', ').map((pair) => pair.split(' ') as [key: string, code: string]);

export interface OutlinedCountry extends Country {
  readonly map: WorldMap;
  readonly code: string;
}

const listOutlined = (map: WorldMap): OutlinedCountry[] =>
  readCodes(countryCodes[map]).map(([key, code]) => ({ ...findCountry(key), map, code }));
const naturalEarth = { source: 'Natural Earth 4.1.0: Admin 0 – Countries', year: 2018 };

export const countriesOnWorldMap: FactTable<OutlinedCountry> = { ...naturalEarth, rows: listOutlined('world') };
export const countriesOnContinentMaps: FactTable<OutlinedCountry> = {
  ...naturalEarth,
  rows: (Object.keys(countryCodes) as WorldMap[]).filter((map) => map !== 'world').flatMap(listOutlined),
};

export interface OutlinedState extends State {
  readonly code: string;
}

const stateByKey = new Map(states.rows.map((state) => [state.key, state]));
export const statesOnMap: FactTable<OutlinedState> = {
  source: 'U.S. Census Bureau: Cartographic Boundary Files',
  year: 2017,
  rows: readCodes(stateCodes).map(([key, code]) => ({ ...(stateByKey.get(key) as State), code })),
};

export interface OutlinedContinent extends FactRow {
  readonly name: string;
  /** Its number in the standard M 49 of the United Nations. */
  readonly code: string;
  readonly why: string;
}

export const outlinedContinents: FactTable<OutlinedContinent> = {
  source: 'United Nations: Standard Country or Area Codes for Statistical Use (M49)',
  year: 2024,
  rows: [
    { key: 'africa', name: 'Africa', code: '002', why: 'Africa lies south of Europe. The equator crosses it.' },
    { key: 'asia', name: 'Asia', code: '142', why: 'Asia is the largest continent. It lies east of Europe.' },
    { key: 'europe', name: 'Europe', code: '150', why: 'Europe lies north of Africa and west of Asia.' },
    { key: 'north-america', name: 'North America', code: '003', why: 'North America lies north of South America.' },
    { key: 'south-america', name: 'South America', code: '005', why: 'South America lies south of North America.' },
    {
      key: 'australia',
      name: 'Australia',
      code: '036',
      why: 'Australia is the smallest continent. Sea is all around it.',
    },
    { key: 'antarctica', name: 'Antarctica', code: '010', why: 'Antarctica lies around the South Pole.' },
  ],
};

export const markCountry = ({ map, code }: OutlinedCountry): PracticeFigure => ({ kind: 'map', map, mark: code });
export const markContinent = ({ code }: OutlinedContinent): PracticeFigure => ({
  kind: 'map',
  map: 'world',
  mark: code,
});
export const markState = ({ code }: OutlinedState): PracticeFigure => ({
  kind: 'map',
  map: 'united-states',
  mark: code,
});
