import type { FactRow, FactTable } from '#services/learning/questions/facts/fact-table.ts';

/** A place whose name says nothing of its kind. */
export interface KindOfPlace extends FactRow {
  readonly name: string;
  readonly kind: 'A country' | 'A continent' | 'A city' | 'A state of the United States' | 'A river' | 'An ocean';
  readonly why: string;
}

export const kindsOfPlace: FactTable<KindOfPlace> = {
  source: 'National Geographic Kids: Countries',
  year: 2024,
  rows: [
    { key: 'france', name: 'France', kind: 'A country', why: 'France is a country in Europe. Its capital is Paris.' },
    { key: 'spain', name: 'Spain', kind: 'A country', why: 'Spain is a country in Europe. Its capital is Madrid.' },
    { key: 'italy', name: 'Italy', kind: 'A country', why: 'Italy is a country in Europe. It looks like a boot.' },
    { key: 'greece', name: 'Greece', kind: 'A country', why: 'Greece is a country in Europe with many islands.' },
    { key: 'norway', name: 'Norway', kind: 'A country', why: 'Norway is a cold country in the north of Europe.' },
    { key: 'sweden', name: 'Sweden', kind: 'A country', why: 'Sweden is a country in the north of Europe.' },
    { key: 'germany', name: 'Germany', kind: 'A country', why: 'Germany is a country in the middle of Europe.' },
    {
      key: 'ireland',
      name: 'Ireland',
      kind: 'A country',
      why: 'Ireland is a green country in Europe, west of Great Britain.',
    },
    { key: 'poland', name: 'Poland', kind: 'A country', why: 'Poland is a country in Europe, east of Germany.' },
    { key: 'india', name: 'India', kind: 'A country', why: 'India is a very large country in Asia.' },
    { key: 'china', name: 'China', kind: 'A country', why: 'China is a very large country in Asia.' },
    { key: 'japan', name: 'Japan', kind: 'A country', why: 'Japan is a country of islands in Asia.' },
    { key: 'thailand', name: 'Thailand', kind: 'A country', why: 'Thailand is a warm country in Asia.' },
    { key: 'egypt', name: 'Egypt', kind: 'A country', why: 'Egypt is a country in Africa with a big desert.' },
    { key: 'kenya', name: 'Kenya', kind: 'A country', why: 'Kenya is a country in Africa with many lions and zebras.' },
    {
      key: 'nigeria',
      name: 'Nigeria',
      kind: 'A country',
      why: 'Nigeria is the country with the most people in Africa.',
    },
    {
      key: 'canada',
      name: 'Canada',
      kind: 'A country',
      why: 'Canada is a very large country north of the United States.',
    },
    { key: 'mexico', name: 'Mexico', kind: 'A country', why: 'Mexico is a country south of the United States.' },
    { key: 'cuba', name: 'Cuba', kind: 'A country', why: 'Cuba is an island country south of Florida.' },
    { key: 'brazil', name: 'Brazil', kind: 'A country', why: 'Brazil is the largest country in South America.' },
    { key: 'peru', name: 'Peru', kind: 'A country', why: 'Peru is a country in South America with high mountains.' },
    { key: 'chile', name: 'Chile', kind: 'A country', why: 'Chile is a long, thin country in South America.' },
    { key: 'argentina', name: 'Argentina', kind: 'A country', why: 'Argentina is a large country in South America.' },
    { key: 'russia', name: 'Russia', kind: 'A country', why: 'Russia is the largest country in the world.' },
    { key: 'paris', name: 'Paris', kind: 'A city', why: 'Paris is a city. It is the capital of France.' },
    {
      key: 'london',
      name: 'London',
      kind: 'A city',
      why: 'London is a city. It is the capital of the United Kingdom.',
    },
    { key: 'rome', name: 'Rome', kind: 'A city', why: 'Rome is a city. It is the capital of Italy.' },
    { key: 'tokyo', name: 'Tokyo', kind: 'A city', why: 'Tokyo is a very big city. It is the capital of Japan.' },
    { key: 'chicago', name: 'Chicago', kind: 'A city', why: 'Chicago is a big city in the state of Illinois.' },
    { key: 'boston', name: 'Boston', kind: 'A city', why: 'Boston is a city in the state of Massachusetts.' },
    { key: 'dallas', name: 'Dallas', kind: 'A city', why: 'Dallas is a city in the state of Texas.' },
    { key: 'toronto', name: 'Toronto', kind: 'A city', why: 'Toronto is the largest city in Canada.' },
    { key: 'sydney', name: 'Sydney', kind: 'A city', why: 'Sydney is the largest city in Australia.' },
    {
      key: 'los-angeles',
      name: 'Los Angeles',
      kind: 'A city',
      why: 'Los Angeles is a big city in the state of California.',
    },
    {
      key: 'texas',
      name: 'Texas',
      kind: 'A state of the United States',
      why: 'Texas is a state. It is a part of a country, the United States.',
    },
    {
      key: 'california',
      name: 'California',
      kind: 'A state of the United States',
      why: 'California is a state on the west coast of the United States.',
    },
    {
      key: 'florida',
      name: 'Florida',
      kind: 'A state of the United States',
      why: 'Florida is a warm state. It is a part of the United States.',
    },
    {
      key: 'alaska',
      name: 'Alaska',
      kind: 'A state of the United States',
      why: 'Alaska is the largest state of the United States.',
    },
    {
      key: 'maine',
      name: 'Maine',
      kind: 'A state of the United States',
      why: 'Maine is a state in the northeast of the United States.',
    },
    {
      key: 'utah',
      name: 'Utah',
      kind: 'A state of the United States',
      why: 'Utah is a state in the west of the United States.',
    },
    { key: 'africa', name: 'Africa', kind: 'A continent', why: 'Africa is a continent. It has 54 countries.' },
    { key: 'asia', name: 'Asia', kind: 'A continent', why: 'Asia is the largest continent. It has many countries.' },
    {
      key: 'europe',
      name: 'Europe',
      kind: 'A continent',
      why: 'Europe is a continent. France and Spain are countries there.',
    },
    { key: 'nile', name: 'The Nile', kind: 'A river', why: 'The Nile is a very long river. It flows through Egypt.' },
    {
      key: 'atlantic',
      name: 'The Atlantic',
      kind: 'An ocean',
      why: 'The Atlantic is the ocean between America and Europe.',
    },
  ],
};
