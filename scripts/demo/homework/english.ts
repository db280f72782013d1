import { createChoiceQuestion, createOpenQuestion, type DemoAssignment } from './assignment.ts';

export const englishAssignments: readonly DemoAssignment[] = [
  {
    title: 'Main idea and inference',
    ...{ by: 'lee', groups: [0, 2], set: 90, due: 83, gradingType: 'auto-graded', keysShown: true },
    questions: [
      createChoiceQuestion(
        '“By the time the bakery opened, the line already reached the corner.” What can be inferred?',
        'C',
        ['The bakery opened late.', 'The street is short.', 'The bakery is popular.', 'It was raining.'],
      ),
      createChoiceQuestion('The main idea of a paragraph is best described as', 'A', [
        'what all of its sentences support',
        'its first sentence',
        'its longest sentence',
        'its most surprising fact',
      ]),
      createChoiceQuestion(
        '“She closed the book with a sigh and turned off the lamp.” Which word fits her mood best?',
        'D',
        ['furious', 'eager', 'amused', 'weary'],
      ),
      createChoiceQuestion('Which phrase tells a reader that an example follows?', 'B', [
        'in contrast',
        'for instance',
        'as a result',
        'nevertheless',
      ]),
    ],
  },
  {
    title: 'Commas, semicolons and colons',
    ...{ by: 'lee', groups: [0, 2], set: 45, due: 38, gradingType: 'auto-graded', keysShown: true },
    questions: [
      createChoiceQuestion('Which sentence is correct?', 'B', [
        'After dinner we walked, home.',
        'After dinner, we walked home.',
        'After, dinner we walked home.',
        'After dinner we, walked home.',
      ]),
      createChoiceQuestion('“The test was long ___ nobody finished early.” Which mark fits?', 'D', [
        'a comma',
        'a colon and a capital',
        'nothing',
        'a semicolon',
      ]),
      createChoiceQuestion('A colon is used', 'A', [
        'to announce a list after a complete sentence',
        'between a subject and its verb',
        'before every quotation mark',
        'instead of a full stop in letters',
      ]),
      createChoiceQuestion('Which sentence needs no comma?', 'C', [
        'Well I never said that.',
        'Maya who sits in front won the prize.',
        'The dog that barked was ours.',
        'On Monday May 4 we left.',
      ]),
    ],
  },
  {
    title: 'Comparing two poems',
    ...{ by: 'lee', groups: [0, 2], set: 24, due: 17, gradingType: 'tutor-graded' },
    handedIn: { 'Maya Okafor': 18 },
    questions: [
      createChoiceQuestion('Both poems tell of a journey. With what do both begin?', 'A', [
        'a question',
        'a rhyme',
        'a date',
        'a quotation',
      ]),
      createOpenQuestion(
        'How does the mood change between the first and the last verse of “The Road”? Quote one line.',
        {
          sure: [
            'It starts hopeful and ends doubtful. In verse one “the road was mine to run”, but at the end the same road “forgets my name”, so it feels lonelier.',
            'From proud to tired. “I counted every mile” sounds proud; in the last verse nobody counts any more, the speaker only “walks because the walking is left”.',
            'First the sun is out and everything is ahead. The last verse is at night: “and no lamp answered mine”. So from company to being alone.',
          ],
          unsure: [
            'It gets sadder. In the end the road is long.',
            'At first happy, then not happy, because the road is over.',
          ],
        },
      ),
      createOpenQuestion('Which of the two poems would you recommend to a friend, and why? Give two reasons.', {
        sure: [
          'The second, because the speaker changes their mind and you can follow why. And its short lines sound like footsteps, which suits a journey.',
          'The first: it is easy to picture, with the bridge and the river, and its last line surprised me.',
          'The second, since it does not tell you what to think, and because you can read it aloud in one breath.',
        ],
        unsure: [
          'The second because it is shorter and I liked it more.',
          'The first. It rhymes, that makes it better to read.',
        ],
      }),
    ],
    feedback: {
      good: 'Well-chosen quotations, and you say what they do. Next time compare the two endings as well.',
      fair: 'A good start. Back each opinion with words from the poem: a reader who disagrees should see what you saw.',
    },
    corrected: {
      ...{ student: 'Maya Okafor', on: 13, points: 6 },
      reason: 'I had overlooked the second reason in the last answer.',
    },
  },
  {
    title: 'Proofreading a letter',
    ...{ by: 'whitfield', groups: [1, 3], set: 25, due: 18, gradingType: 'tutor-graded' },
    questions: [
      createChoiceQuestion('“Me and Tom is sorry for being late.” Which correction is best?', 'D', [
        'Me and Tom are sorry for being late.',
        'Tom and me is sorry for being late.',
        'Tom and me are sorry to being late.',
        'Tom and I are sorry for being late.',
      ]),
      createOpenQuestion('Rewrite politely: “Send me the forms, I need them by Friday.”', {
        sure: [
          'Could you please send me the forms? I would be grateful to have them by Friday.',
          'Would you mind sending me the forms by Friday? Thank you very much.',
          'I would be glad if you could send me the forms. I need them by Friday, if that is possible.',
        ],
        unsure: [
          'Please send me the forms I need them by Friday.',
          'Can you send the forms, please, I need them until Friday.',
        ],
      }),
    ],
    feedback: {
      good: 'Polite and to the point. I would answer this letter the same day.',
      fair: 'Better already. Two sentences need more than a comma between them; read it aloud and you will hear it.',
    },
  },
  {
    title: 'Vocabulary in context: set 7',
    ...{ by: 'lee', groups: [0, 2], set: 1, due: -6, gradingType: 'auto-graded', keysShown: true },
    questions: [
      createChoiceQuestion('“The committee was reluctant to approve the plan.” Reluctant means', 'B', [
        'quick',
        'unwilling',
        'unable',
        'proud',
      ]),
      createChoiceQuestion('“Her explanation was concise.” It was', 'A', [
        'short and clear',
        'long and dull',
        'false',
        'angry',
      ]),
      createChoiceQuestion('Which word is closest to “abundant”?', 'D', ['rare', 'heavy', 'distant', 'plentiful']),
      createChoiceQuestion('“He tried to mitigate the damage.” He tried to', 'C', [
        'hide it',
        'measure it',
        'make it less',
        'pay for it',
      ]),
    ],
  },
];
