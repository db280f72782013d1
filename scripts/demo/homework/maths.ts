import { createChoiceQuestion, createOpenQuestion, type DemoAssignment } from './assignment.ts';

export const mathsAssignments: readonly DemoAssignment[] = [
  {
    title: 'Fractions and percentages',
    ...{ by: 'lee', groups: [0, 2], set: 101, due: 94, gradingType: 'auto-graded', keysShown: true },
    questions: [
      createChoiceQuestion('Which fraction is 6/8 in simplest form?', 'B', ['2/3', '3/4', '4/6', '1/2']),
      createChoiceQuestion('What is 15% of 80?', 'A', ['12', '15', '8', '18']),
      createChoiceQuestion('2/3 + 1/6 = ?', 'D', ['3/9', '1/2', '3/6', '5/6']),
      createChoiceQuestion('A jacket costs $60 and is reduced by 25%. What does it cost now?', 'C', [
        '$35',
        '$40',
        '$45',
        '$50',
      ]),
      createChoiceQuestion('Which of these is the largest?', 'B', ['0.58', '3/5', '57%', '4/7']),
    ],
  },
  {
    title: 'Word problems: show your steps',
    ...{ by: 'lee', groups: [0, 2], set: 57, due: 50, gradingType: 'tutor-graded' },
    questions: [
      createOpenQuestion(
        'A train leaves at 8:40 and arrives at 11:05. How long is the journey? Show how you worked it out.',
        {
          sure: [
            '8:40 to 9:00 is 20 minutes, 9:00 to 11:00 is 2 hours, then 5 minutes more. 2 h 25 min in all.',
            'From 8:40 to 10:40 is 2 hours. From 10:40 to 11:05 is 25 minutes. So 2 hours 25 minutes.',
            '11:05 is 665 minutes after midnight, 8:40 is 520. 665 − 520 = 145 minutes = 2 h 25 min.',
          ],
          unsure: ['11:05 − 8:40 = 2.65 hours', '8 to 11 is 3 hours, 40 − 5 = 35, so 3 h 35 min?'],
        },
      ),
      createOpenQuestion('Three notebooks and a pen cost $8.50. The pen costs $1.30. What does one notebook cost?', {
        sure: [
          '8.50 − 1.30 = 7.20 for three notebooks. 7.20 ÷ 3 = 2.40, so one notebook is $2.40.',
          'Without the pen it is $7.20. Divided by 3 that is $2.40. Check: 3 × 2.40 + 1.30 = 8.50.',
          '3n + 1.30 = 8.50, 3n = 7.20, n = 2.40. One notebook costs $2.40.',
        ],
        unsure: ['8.50 ÷ 4 = 2.125, about $2.13 each', '8.50 − 1.30 = 7.20, so a notebook is $7.20'],
      }),
      createChoiceQuestion('A recipe for 4 people needs 12 ounces of rice. How much do 6 people need?', 'C', [
        '14 ounces',
        '16 ounces',
        '18 ounces',
        '24 ounces',
      ]),
    ],
    feedback: {
      good: 'Clear steps, each with its unit. I could follow every line without asking.',
      fair: 'You know what to do, but check the middle step: an hour has 60 minutes, not 100. Try the first one again.',
    },
  },
  {
    title: 'Percent change',
    ...{ by: 'whitfield', groups: [1, 3], set: 61, due: 54, gradingType: 'auto-graded', keysShown: true },
    questions: [
      createChoiceQuestion('A price rises from $40 to $50. By what percent?', 'C', ['10%', '20%', '25%', '125%']),
      createChoiceQuestion('A town of 2,000 people loses 5%. How many are left?', 'A', [
        '1,900',
        '1,950',
        '1,995',
        '1,500',
      ]),
      createChoiceQuestion('A price falls by 20% and then rises by 20%. Compared with the start it is', 'B', [
        'the same',
        '4% lower',
        '4% higher',
        '40% lower',
      ]),
      createChoiceQuestion('After a 10% raise she earns $22 an hour. What did she earn before?', 'D', [
        '$19.80',
        '$12',
        '$21',
        '$20',
      ]),
    ],
  },
  {
    title: 'Angles and triangles',
    ...{ by: 'lee', groups: [0, 2], set: 31, gradingType: 'auto-graded' },
    questions: [
      createChoiceQuestion('Two angles of a triangle are 48° and 67°. How large is the third?', 'A', [
        '65°',
        '75°',
        '115°',
        '55°',
      ]),
      createChoiceQuestion('Two angles on a straight line are x and 3x. What is x?', 'D', ['30°', '60°', '90°', '45°']),
      createChoiceQuestion('A right triangle has legs of 6 inches and 8 inches. How long is the hypotenuse?', 'B', [
        '14 inches',
        '10 inches',
        '12 inches',
        '7 inches',
      ]),
      createChoiceQuestion('An isosceles triangle has an angle of 100°. The other two are', 'C', [
        '100° and 60°',
        '50° and 30°',
        '40° and 40°',
        '80° and 80°',
      ]),
    ],
  },
  {
    title: 'Fractions check (old sheet)',
    ...{ by: 'lee', groups: [0], set: 26, due: 19, gradingType: 'auto-graded', deleted: true },
    questions: [createChoiceQuestion('1/2 + 1/3 = ?', 'A', ['5/6', '2/5', '1/5', '2/6'])],
  },
  {
    title: 'Ratio and proportion',
    ...{ by: 'lee', groups: [0, 2], set: 5, due: -2, gradingType: 'auto-graded' },
    handedIn: { 'Maya Okafor': 3 },
    questions: [
      createChoiceQuestion('Simplify the ratio 18 : 24.', 'B', ['2 : 3', '3 : 4', '6 : 8', '9 : 12']),
      createChoiceQuestion('5 pencils cost $3.50. What do 8 cost?', 'C', ['$4.80', '$5.20', '$5.60', '$6.50']),
      createChoiceQuestion('Share $60 in the ratio 2 : 3. How much is the larger share?', 'A', [
        '$36',
        '$24',
        '$40',
        '$30',
      ]),
      createChoiceQuestion(
        'On a map, 1 inch stands for 5 miles. Two towns are 7.5 inches apart on it. How far is that?',
        'D',
        ['12.5 miles', '35 miles', '1.5 miles', '37.5 miles'],
      ),
      createChoiceQuestion('6 painters need 4 days. How long do 8 painters need, at the same pace?', 'B', [
        '2 days',
        '3 days',
        '5 1/3 days',
        '6 days',
      ]),
    ],
  },
  {
    title: 'Reading graphs',
    ...{ by: 'whitfield', groups: [1, 3], set: 1, due: -5, gradingType: 'auto-graded', keysShown: true },
    questions: [
      createChoiceQuestion('A line passes through (0, 2) and (4, 10). What is its slope?', 'A', ['2', '4', '8', '1/2']),
      createChoiceQuestion('Where does y = 3x − 12 cross the x-axis?', 'C', ['x = −12', 'x = 3', 'x = 4', 'x = −4']),
      createChoiceQuestion('On a distance-time graph, a horizontal segment means that the person', 'B', [
        'walks at a steady pace',
        'stands still',
        'goes back',
        'walks faster and faster',
      ]),
    ],
  },
];
