import { createChoiceQuestion, createOpenQuestion, type DemoAssignment } from './assignment.ts';

export const scienceAssignments: readonly DemoAssignment[] = [
  {
    title: 'Cells and their parts',
    ...{ by: 'lee', groups: [0, 2], set: 79, due: 72, gradingType: 'auto-graded', keysShown: true },
    questions: [
      createChoiceQuestion('Which part of a cell holds its DNA?', 'C', [
        'the membrane',
        'the wall',
        'the nucleus',
        'the vacuole',
      ]),
      createChoiceQuestion('What does a plant cell have that an animal cell has not?', 'A', [
        'a cell wall',
        'a membrane',
        'mitochondria',
        'cytoplasm',
      ]),
      createChoiceQuestion('Where in a plant cell does photosynthesis happen?', 'D', [
        'in the nucleus',
        'in the vacuole',
        'in the ribosomes',
        'in the chloroplasts',
      ]),
      createChoiceQuestion('Mitochondria are needed for', 'B', [
        'digestion',
        'respiration',
        'reproduction',
        'movement',
      ]),
    ],
  },
  {
    title: 'Why do we have seasons?',
    ...{ by: 'lee', groups: [0, 2], set: 68, due: 61, gradingType: 'tutor-graded' },
    questions: [
      createChoiceQuestion('How long does the Earth take to travel around the sun?', 'B', [
        'a day',
        'a year',
        'a month',
        'a season',
      ]),
      createOpenQuestion('Why is it warmer in summer than in winter? Use the word “tilt”.', {
        sure: [
          'Because of the tilt of the Earth’s axis. In summer our half leans towards the sun, so the light falls more steeply and the days are longer.',
          'The Earth’s axis has a tilt. In June our side points to the sun: the sun stands higher, the same light falls on less ground, and it shines longer each day.',
          'It is the tilt. Half of the year we lean to the sun and get steep light and long days; in winter the light is flat and the days are short.',
        ],
        unsure: [
          'The tilt brings us closer to the sun in summer.',
          'Because of the tilt, the sun is hotter in summer.',
        ],
      }),
      createOpenQuestion('When it is winter here, which season is it in Australia? Explain in one sentence.', {
        sure: [
          'Summer, because when our half of the Earth leans away from the sun theirs leans towards it.',
          'Summer: only one half of the Earth can lean towards the sun at a time.',
          'Summer, since the southern half is tilted the other way from ours.',
        ],
        unsure: ['Summer, because it is on the other side.', 'Spring, I think, because they are ahead of us.'],
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
      createChoiceQuestion('A car drives 150 miles in 2.5 hours. What is its average speed?', 'B', [
        '50 miles per hour',
        '60 miles per hour',
        '75 miles per hour',
        '375 miles per hour',
      ]),
      createChoiceQuestion('A book lies still on a table. The forces on it are', 'D', [
        'zero in number',
        'all downwards',
        'all upwards',
        'in balance',
      ]),
      createChoiceQuestion('Which force slows a sliding box?', 'A', ['friction', 'gravity', 'magnetism', 'lift']),
      createChoiceQuestion('The unit of force is the', 'C', ['joule', 'watt', 'newton', 'pascal']),
    ],
  },
  {
    title: 'Planning a fair experiment',
    ...{ by: 'lee', groups: [0, 2], set: 9, due: 2, gradingType: 'tutor-graded' },
    handedIn: { 'Maya Okafor': 2, 'Jayden Carter': 1 },
    questions: [
      createOpenQuestion(
        'You want to know whether plants grow faster in red light. What do you change, and what do you measure?',
        {
          sure: [
            'I change only the color of the light. I measure the height of each plant in inches every second day for three weeks.',
            'Change: red light or white light. Measure: how many sixteenths of an inch the stem has grown, every Monday and Thursday, with a ruler.',
            'The color of the lamp is what I change. I measure how tall the plants are after 5, 10 and 15 days.',
          ],
          unsure: [
            'I put a plant under a red lamp and look if it grows.',
            'I change the light and the water and see which plant is the biggest.',
          ],
        },
      ),
      createOpenQuestion('Name three things that must stay the same, and say why.', {
        sure: [
          'The same kind of plant, the same water and the same number of hours of light. Otherwise I could not tell which of them made the difference.',
          'Water, temperature and the size of the pot. If one plant had more of them, it could grow faster because of that and not because of the light.',
          'Kind of seed, amount of water, distance from the lamp. All of these change how a plant grows too.',
        ],
        unsure: ['Water, soil and pot, so that it is fair.', 'The room, the day and the table.'],
      }),
      createChoiceQuestion('Why are five plants better than one?', 'C', [
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
