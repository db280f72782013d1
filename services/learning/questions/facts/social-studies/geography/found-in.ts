import type { FactRow, FactTable } from '#services/learning/questions/facts/fact-table.ts';

/** A thing and the only place of the table where a child would look for it. */
export interface FoundIn extends FactRow {
  readonly thing: string;
  readonly place: string;
  readonly why: string;
}

export const foundIn: FactTable<FoundIn> = {
  source: 'National Geographic Kids',
  year: 2024,
  rows: [
    {
      key: 'cactus',
      thing: 'a tall wild cactus',
      place: 'in a dry desert',
      why: 'A cactus can live with very little rain.',
    },
    {
      key: 'tractor',
      thing: 'a tractor and a barn',
      place: 'on a farm',
      why: 'Farmers use tractors to plow their fields.',
    },
    {
      key: 'subway',
      thing: 'a subway and tall towers',
      place: 'in a big city',
      why: 'Many people live in a city, so trains run under the streets.',
    },
    { key: 'whale', thing: 'a huge whale', place: 'in the deep ocean', why: 'Whales need a lot of salt water.' },
    {
      key: 'polar-bear',
      thing: 'a wild polar bear',
      place: 'near the North Pole',
      why: 'Polar bears hunt on the ice of the far north.',
    },
    {
      key: 'parrot',
      thing: 'wild parrots and monkeys',
      place: 'in a hot rain forest',
      why: 'A rain forest is warm and wet all year.',
    },
    {
      key: 'shells',
      thing: 'shells and sand castles',
      place: 'on a sandy beach',
      why: 'Waves bring shells to the beach.',
    },
    {
      key: 'planes',
      thing: 'planes and a runway',
      place: 'at an airport',
      why: 'Planes land and take off at an airport.',
    },
    { key: 'bats', thing: 'sleeping bats and dark rock', place: 'in a cave', why: 'Bats like to sleep in dark caves.' },
    {
      key: 'alligator',
      thing: 'a wild alligator',
      place: 'in a warm swamp',
      why: 'Alligators live in warm, wet land.',
    },
    { key: 'lava', thing: 'hot lava', place: 'at a volcano', why: 'Lava is melted rock that comes out of a volcano.' },
    {
      key: 'wheat',
      thing: 'wide fields of wheat',
      place: 'on a flat plain',
      why: 'Flat land is good for large fields.',
    },
    {
      key: 'climber',
      thing: 'a climber with a rope',
      place: 'on a steep mountain',
      why: 'Climbers use ropes to be safe.',
    },
    {
      key: 'trains',
      thing: 'train tracks and tickets',
      place: 'at a station',
      why: 'People get on trains at a station.',
    },
  ],
};
