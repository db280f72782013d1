import { defineTable } from '#services/learning/questions/facts/english/define-table.ts';
import { splitCell } from '#services/learning/questions/facts/english/split-cell.ts';
import { defineForm, type FactForm } from '#services/learning/questions/facts/fact-form.ts';

const riddles12 = defineTable(
  'The passage itself',
  ['clues', 'thing', 'wrong', 'reason'] as const,
  `
I have four legs, but I can not walk. You sit at me to eat. | a table | a dog / a bed / a car | You sit at a table to eat.
I fall from the sky. I am white and cold. Kids make balls of me. | snow | rain / leaves / hail | Kids make balls of snow.
I have pages. You can read me. | a book | a bell / a plate / a shoe | A book has pages to read.
I have two wheels. You push my pedals to go. | a bike | a bus / a boat / a sled | You push pedals to ride a bike.
I go up when rain comes down. I keep you dry. | an umbrella | a hat rack / a puddle / a towel | You put up an umbrella in the rain.
I have a long neck. I eat leaves from tall trees. | a giraffe | a mouse / a snake / a rabbit | A giraffe has a long neck and eats leaves.
I am full of teeth, but I can not bite. I fix your hair. | a comb | a shark / a saw / a hat | A comb has teeth and fixes hair.
I have hands and a face, but no eyes. I tell the time. | a clock | a doll / a baby / a lamp | A clock has hands and tells the time.
You turn me on when it is dark. I help you see. | a lamp | a sink / a fan / a radio | A lamp gives light in the dark.
I am in a nest. I am hard outside. A chick is in me. | an egg | a nut / a worm / a stone | A chick grows in an egg.
I am made of bricks. I have doors and a roof. You live in me. | a house | a bridge / a nest / a boat | You live in a house.
I hop, I have a pouch, and my baby rides in it. | a kangaroo | a frog / a rabbit / a cricket | A kangaroo has a pouch for its baby.
I spin a web. I have eight legs. | a spider | a bee / a fly / an ant | A spider spins a web and has eight legs.
I am yellow. You peel me before you eat me. | a banana | a pea / a plum / a carrot | You peel a yellow banana.
I fly a plane. I sit in front and steer. | a pilot | a baker / a nurse / a farmer | A pilot steers a plane.
I put out fires. I ride in a red truck. | a firefighter | a mail carrier / a teacher / a dentist | Firefighters put out fires.
I look at your teeth. I tell you to brush well. | a dentist | a barber / a cook / a pilot | A dentist looks at teeth.
I have keys, but no locks. I make music. | a piano | a door / a car / a drum | A piano has keys and makes music.
`,
);

export const riddleForms: readonly FactForm[] = [
  defineForm({
    ...{ id: '1-2-riddle', grades: ['1-2'], difficulty: 'medium', table: riddles12 },
    passage: ({ clues }) => clues,
    text: ({ clues }) => (/^You/.test(clues) ? 'What am I?' : 'Who or what am I?'),
    answer: ({ thing }) => thing,
    options: ({ wrong }) => splitCell(wrong),
    explanation: ({ reason }) => `${reason} All the clues fit.`,
  }),
];
