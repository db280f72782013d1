import type { FactRow, FactTable } from '#services/learning/questions/facts/fact-table.ts';

/** An animal of the sea, with something that is true of no other animal of the table. */
export interface SeaAnimal extends FactRow {
  readonly name: string;
  /** Ends the sentence “Which sea animal …?”. */
  readonly does: string;
  /** The same for a sentence that begins with “It”. */
  readonly it: string;
}

export const seaAnimals: FactTable<SeaAnimal> = {
  source: 'National Geographic Kids: Animals',
  year: 2024,
  rows: [
    { key: 'octopus', name: 'octopus', does: 'has eight arms and no bones', it: 'It has eight arms and no bones.' },
    { key: 'sea-star', name: 'sea star', does: 'has five arms and no head', it: 'It has five arms and no head.' },
    { key: 'crab', name: 'crab', does: 'walks sideways', it: 'It walks sideways.' },
    {
      key: 'blue-whale',
      name: 'blue whale',
      does: 'is the largest animal on Earth',
      it: 'It is the largest animal on Earth.',
    },
    {
      key: 'jellyfish',
      name: 'jellyfish',
      does: 'looks like a soft umbrella and can sting',
      it: 'It looks like a soft umbrella and can sting.',
    },
    {
      key: 'sea-turtle',
      name: 'sea turtle',
      does: 'has a shell and digs a nest on the beach',
      it: 'It has a shell and digs a nest on the beach.',
    },
    {
      key: 'sea-horse',
      name: 'sea horse',
      does: 'holds on to grass with its curly tail',
      it: 'It holds on to sea grass with its curly tail.',
    },
    {
      key: 'clownfish',
      name: 'clownfish',
      does: 'is orange and white and lives in an anemone',
      it: 'It is orange and white and lives in an anemone.',
    },
    {
      key: 'penguin',
      name: 'penguin',
      does: 'is a bird that swims but cannot fly',
      it: 'It is a bird that swims but cannot fly.',
    },
    {
      key: 'walrus',
      name: 'walrus',
      does: 'has two long tusks and thick skin',
      it: 'It has two long tusks and thick skin.',
    },
    {
      key: 'lobster',
      name: 'lobster',
      does: 'has two big claws and a long tail',
      it: 'It has two big claws and a long tail.',
    },
    {
      key: 'clam',
      name: 'clam',
      does: 'lives between two shells that shut tight',
      it: 'It lives between two shells that shut tight.',
    },
    {
      key: 'sea-otter',
      name: 'sea otter',
      does: 'floats on its back and opens shells with a rock',
      it: 'It floats on its back and opens shells with a rock.',
    },
    {
      key: 'pelican',
      name: 'pelican',
      does: 'is a bird with a bag under its beak',
      it: 'It is a bird with a bag under its beak.',
    },
    {
      key: 'swordfish',
      name: 'swordfish',
      does: 'has a long, sharp nose and swims very fast',
      it: 'It has a long, sharp nose and swims very fast.',
    },
    {
      key: 'hermit-crab',
      name: 'hermit crab',
      does: 'moves into an empty snail shell',
      it: 'It moves into an empty snail shell.',
    },
    {
      key: 'sea-urchin',
      name: 'sea urchin',
      does: 'is a small ball covered with spines',
      it: 'It is a small ball covered with spines.',
    },
    {
      key: 'polar-bear',
      name: 'polar bear',
      does: 'has white fur and hunts on the ice',
      it: 'It has white fur and hunts on the ice.',
    },
    {
      key: 'ray',
      name: 'ray',
      does: 'is flat and seems to fly through the water',
      it: 'It is flat and seems to fly through the water.',
    },
    {
      key: 'manatee',
      name: 'manatee',
      does: 'is big, slow and gray and eats water plants',
      it: 'It is big, slow and gray and eats water plants.',
    },
    {
      key: 'narwhal',
      name: 'narwhal',
      does: 'has one long tusk like a unicorn',
      it: 'It has one long tusk like a unicorn.',
    },
    {
      key: 'puffin',
      name: 'puffin',
      does: 'is a small bird with a colorful beak',
      it: 'It is a small bird with a colorful beak.',
    },
    {
      key: 'great-white',
      name: 'great white shark',
      does: 'has rows of sharp teeth and hunts seals',
      it: 'It has rows of sharp teeth and hunts seals.',
    },
    {
      key: 'orca',
      name: 'orca',
      does: 'is black and white and hunts in a group',
      it: 'It is black and white and hunts in a group.',
    },
  ],
};
