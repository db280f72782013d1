import { choose, type DemoAssignment, write } from './assignment.ts';

export const science: readonly DemoAssignment[] = [
  {
    title: 'Cells and their parts',
    ...{ by: 'lee', groups: [0, 2], set: 79, due: 72, gradingType: 'auto-graded', keysShown: true },
    questions: [
      choose('Which part of a cell holds its DNA?', 'C', ['the membrane', 'the wall', 'the nucleus', 'the vacuole']),
      choose('What does a plant cell have that an animal cell has not?', 'A', [
        'a cell wall',
        'a membrane',
        'mitochondria',
        'cytoplasm',
      ]),
      choose('Where in a plant cell does photosynthesis happen?', 'D', [
        'in the nucleus',
        'in the vacuole',
        'in the ribosomes',
        'in the chloroplasts',
      ]),
      choose('Mitochondria are needed for', 'B', ['digestion', 'respiration', 'reproduction', 'movement']),
    ],
  },
  {
    title: 'Why do we have seasons?',
    ...{ by: 'lee', groups: [0, 2], set: 68, due: 61, gradingType: 'tutor-graded' },
    questions: [
      choose('How long does the Earth take to travel around the sun?', 'B', ['a day', 'a year', 'a month', 'a season']),
      write('Why is it warmer in summer than in winter? Use the word “tilt”.', {
        sure: 'Because of the tilt of the Earth’s axis. In summer our half leans towards the sun, so the light falls more steeply and the days are longer.',
        unsure: 'The tilt brings us closer to the sun in summer.',
      }),
      write('When it is winter here, which season is it in Australia? Explain in one sentence.', {
        sure: 'Summer, because when our half of the Earth leans away from the sun theirs leans towards it.',
        unsure: 'Summer, because it is on the other side.',
      }),
    ],
    feedback: {
      good: 'Exactly: it is the angle of the light, not the distance. A small drawing would make it perfect.',
      fair: 'Careful: we are in fact a little closer to the sun in January. Think about the angle of the light again.',
    },
  },
  {
    title: 'Forces and motion',
    ...{ by: 'lee', groups: [0, 2], set: 16, due: 10, gradingType: 'auto-graded', keysShown: true },
    questions: [
      choose('A car drives 150 km in 2.5 hours. What is its average speed?', 'B', [
        '50 km/h',
        '60 km/h',
        '75 km/h',
        '375 km/h',
      ]),
      choose('A book lies still on a table. The forces on it are', 'D', [
        'zero in number',
        'all downwards',
        'all upwards',
        'in balance',
      ]),
      choose('Which force slows a sliding box?', 'A', ['friction', 'gravity', 'magnetism', 'lift']),
      choose('The unit of force is the', 'C', ['joule', 'watt', 'newton', 'pascal']),
    ],
  },
  {
    title: 'Planning a fair experiment',
    ...{ by: 'lee', groups: [0, 2], set: 9, due: 2, gradingType: 'tutor-graded' },
    handedIn: { 'Maya Okafor': 2, 'Jayden Carter': 1 },
    questions: [
      write('You want to know whether plants grow faster in red light. What do you change, and what do you measure?', {
        sure: 'I change only the colour of the light. I measure the height of each plant in cm every second day for three weeks.',
        unsure: 'I put a plant under a red lamp and look if it grows.',
      }),
      write('Name three things that must stay the same, and say why.', {
        sure: 'The same kind of plant, the same water and the same number of hours of light. Otherwise I could not tell which of them made the difference.',
        unsure: 'Water, soil and pot, so that it is fair.',
      }),
      choose('Why are five plants better than one?', 'C', [
        'They grow faster together.',
        'One of them will be red.',
        'A single plant may be an exception.',
        'The table looks fuller.',
      ]),
    ],
    feedback: {
      good: 'A plan that somebody else could carry out tomorrow. Well done.',
      fair: 'The idea is right. Say how often and in which unit you measure, and what you compare it with.',
    },
  },
];
