import type { FactRow, FactTable } from '#services/learning/questions/facts/fact-table.ts';

/** A body of water whose name says nothing of its kind. */
export interface KindOfWater extends FactRow {
  readonly name: string;
  readonly kind: 'A river' | 'A lake' | 'An ocean' | 'A waterfall' | 'A sea';
  readonly why: string;
}

export const kindsOfWater: FactTable<KindOfWater> = {
  source: 'National Geographic Kids',
  year: 2024,
  rows: [
    { key: 'nile', name: 'Nile', kind: 'A river', why: 'The Nile is a long river in Africa.' },
    { key: 'amazon', name: 'Amazon', kind: 'A river', why: 'The Amazon is a huge river in South America.' },
    {
      key: 'mississippi',
      name: 'Mississippi',
      kind: 'A river',
      why: 'The Mississippi is a long river in our country.',
    },
    { key: 'hudson', name: 'Hudson', kind: 'A river', why: 'The Hudson is a river that flows past New York City.' },
    { key: 'thames', name: 'Thames', kind: 'A river', why: 'The Thames is a river that flows through London.' },
    { key: 'seine', name: 'Seine', kind: 'A river', why: 'The Seine is a river that flows through Paris.' },
    { key: 'potomac', name: 'Potomac', kind: 'A river', why: 'The Potomac is a river beside Washington, D.C.' },
    {
      key: 'rio-grande',
      name: 'Rio Grande',
      kind: 'A river',
      why: 'The Rio Grande is a river between Texas and Mexico.',
    },
    { key: 'danube', name: 'Danube', kind: 'A river', why: 'The Danube is a river that flows through Vienna.' },
    { key: 'rhine', name: 'Rhine', kind: 'A river', why: 'The Rhine is a river in Germany.' },
    { key: 'pacific', name: 'Pacific', kind: 'An ocean', why: 'The Pacific is the largest ocean.' },
    {
      key: 'atlantic',
      name: 'Atlantic',
      kind: 'An ocean',
      why: 'The Atlantic is the ocean east of the United States.',
    },
    { key: 'great-salt', name: 'water called Loch Ness', kind: 'A lake', why: 'Loch is a Scottish word for lake.' },
    {
      key: 'niagara',
      name: 'famous water called Niagara',
      kind: 'A waterfall',
      why: 'At Niagara, a river drops over a high rock.',
    },
    {
      key: 'superior',
      name: 'huge water called Superior',
      kind: 'A lake',
      why: 'Superior is the largest of the five Great Lakes.',
    },
    {
      key: 'erie',
      name: 'water called Erie beside Cleveland',
      kind: 'A lake',
      why: 'Erie is one of the five Great Lakes.',
    },
    {
      key: 'tahoe',
      name: 'clear, blue water called Tahoe',
      kind: 'A lake',
      why: 'Tahoe is a deep lake in California and Nevada.',
    },
    {
      key: 'mediterranean',
      name: 'Mediterranean',
      kind: 'A sea',
      why: 'The Mediterranean is the sea south of Europe.',
    },
    { key: 'caribbean', name: 'Caribbean', kind: 'A sea', why: 'The Caribbean is a warm sea with many islands.' },
  ],
};
