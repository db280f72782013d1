import { questionForms, wordForms } from '#services/learning/questions/facts/common-text-forms.ts';
import { defineTextForms } from '#services/learning/questions/facts/text-forms.ts';

const source = 'Next Generation Science Standards: 2-PS1 Matter and Its Interactions';
const year = 2013;

/** For grades 1 and 2. */
export const thingsForBeginnersForms = [
  ...defineTextForms({
    ...{ id: 'thing-word', grades: ['1-2'], source, year },
    table: `
word | named | meaning | gap | riddle | also
solid | a solid | a thing that keeps its own shape | A rock is a ____. | I keep my shape. A block and a spoon are of my kind. | ice
liquid | a liquid | a wet thing that takes the shape of its cup | Milk is a ____. | I flow and take the shape of my cup. You can pour me. | water
gas | a gas | a thing like air that spreads out and fills its space | The air in a balloon is a ____. | I am all around you, and I fill a balloon. I spread out. | air; steam
air | air | the gas that we breathe | Blow ____ into the beach ball. | You breathe me in and out. You cannot see me. | gas
steam | steam | hot water in the form of gas | Be careful! Hot ____ comes out of the kettle. | I rise from a hot kettle. I am water in the form of gas. | water; gas; air; liquid
ice | ice | water in solid form | Put a cube of ____ in the drink. | I am cold and solid. In the sun I turn to water. | solid
water | water | the clear liquid that falls as rain | Fish swim in ____. | I am clear and wet. You drink me, and fish swim in me. | liquid; ice; steam
scale | a scale | a tool that tells how heavy a thing is | Put the apple on the ____ to see how heavy it is. | I tell how heavy you are when you stand on me.
ruler | a ruler | a tool that tells how long a thing is | Use a ____ to see how long the pencil is. | I am a straight stick with numbers. I tell how long things are.
`,
    forms: wordForms,
  }),
  ...defineTextForms({
    ...{ id: 'feel-word', grades: ['1-2'], source, year },
    table: `
word | meaning | gap | also
smooth | even, with no bumps to feel | The glass feels ____ under my hand. | hard; shiny; wet; sticky
rough | bumpy to touch | The bark of the tree feels ____. | hard
heavy | hard to lift | The box of books is too ____ for me. | hard
light | easy to lift | A feather is very ____. | soft; tiny; smooth; bendy
hard | not easy to press in | A stone is ____, and a pillow is not. | heavy; rough; smooth
soft | easy to press in | A pillow is ____. | light; bendy; smooth
bendy | easy to bend | A rubber hose is ____, but a glass rod is not. | soft; light
sticky | likely to hold on to your fingers | Honey made my hands ____. | wet
wet | covered with water | My hair is ____ from the rain.
shiny | bright from light that bounces off | The new coin is so ____ that it glitters.
tiny | very, very small | A grain of salt is ____. | hard; light; shiny; rough
`,
    forms: [
      {
        ...{ id: 'name', difficulty: 'easy' },
        ...{ ask: 'Which word means {meaning}?', answer: '{word}', because: '“{Word}” means {meaning}.' },
      },
      {
        ...{ id: 'meaning', difficulty: 'medium' },
        ...{ ask: 'What does “{word}” mean?', answer: '{meaning}', because: '“{Word}” means {meaning}.' },
      },
      {
        ...{ id: 'gap', difficulty: 'medium' },
        ...{ ask: 'Which word fits? {gap}', answer: '{word}', because: '“{Word}” means {meaning}.' },
      },
    ],
  }),
  ...defineTextForms({
    ...{ id: 'thing-first', grades: ['1-2'], source, year },
    table: `
question | level | answer | w1 | w2 | w3 | why
Which one is a solid? | easy | A brick | Milk | Rain | Air | A brick keeps its shape.
Which one is a liquid? | easy | Orange juice | A wooden block | A steel spoon | The air in a tire | Juice flows and takes the shape of the glass.
Which one is a gas? | medium | The air in a bubble | The water in a tub | The sand in a box | The soup in a bowl | Air has no shape of its own.
What happens to ice in a warm room? | easy | It melts | It grows | It burns | It gets harder | Heat turns ice into liquid water.
What happens to water in a very cold place? | easy | It freezes | It boils | It burns | It melts | Cold turns water into ice.
What happens to water in a hot pot? | easy | It turns to steam | It turns to ice | It turns to milk | It turns to stone | Strong heat turns water into a gas.
You pour milk from a jug into a bowl. What changes? | medium | Its shape | Its color | Its taste | Its name | A liquid takes the shape of what it is in.
You move a toy block from a box to a bag. What happens to its shape? | medium | It stays the same | It gets round | It gets flat | It flows away | A solid keeps its shape.
You break a cracker in two. How much cracker do you have in all? | hard | The same as before | Much more | Much less | No cracker at all | Breaking it does not take any away.
You roll a ball of clay into a snake. How much clay is there now? | hard | Just as much | A lot more | A lot less | Twice as much | Only the shape is new.
Which one feels rough? | easy | Sandpaper | A mirror | A glass plate | A silk scarf | Sandpaper has many tiny bumps.
Which one feels smooth? | easy | A mirror | A pine cone | A gravel road | Tree bark | Glass is even and has no bumps.
Which one is the heaviest? | easy | A car | A book | A shoe | A cup | A car is so heavy that no one can lift it alone.
Which one is the lightest? | easy | A feather | A brick | A boot | An apple | A feather floats down slowly because it is so light.
Which one can you see through? | easy | A clear window | A wooden door | A brick wall | A steel pan | Light passes through clear glass.
Which one can you bend? | easy | A straw | A brick | A plate | A rock | A thin straw bends, but the others break or stay as they are.
Which one will float in the tub? | medium | A rubber duck | A metal spoon | A stone | A coin | The duck is full of air, and it is light for its size.
Which one will sink in the tub? | medium | A metal key | A rubber duck | A cork | A leaf | The key is heavy for its size.
Which tool tells you how long a desk is? | easy | A tape measure | A kitchen scale | A clock | A cup | A tape measure shows inches and feet.
Which tool tells you how heavy a melon is? | easy | A scale | A ruler | A clock | A mirror | A scale shows pounds.
Which tool tells you how much milk you need for a cake? | medium | A measuring cup | A yardstick | A thermometer | A magnet | The lines on the cup show the amount.
What is in a glass that looks empty? | hard | Air | Water | Ice | Just a lot of space | Air is all around us. It fills the glass.
Why does a balloon get bigger when you blow into it? | medium | Air fills it | It gets warm | It gets wet | It likes to grow | Air takes up space and pushes on the rubber.
How can you feel that air is there? | hard | Wave a paper fan at your face | Look up at the sky at noon | Hold your nose | Close your eyes | The fan moves the air, and you feel it on your skin.
What is a chair leg made of, most likely? | easy | Wood | Water | Wool | Paper | It must be hard and strong.
What is a good material for a pillow? | easy | Soft cotton | Hard steel | Sharp glass | Rough stone | A pillow has to be soft.
What is a good material for an umbrella? | medium | Plastic cloth | Paper | Cotton candy | Bread dough | It must keep the water out.
What is a good material for a hammer head? | medium | Steel | Rubber foam | Paper | Glass | It must be hard and heavy and must not break.
What happens to chocolate in your hand? | easy | It gets soft and melts | It gets hard and cracks | It turns to sugar | It turns to steam | Your hand is warm enough to melt it.
What happens to melted candle wax when it cools? | medium | It gets hard | It turns to water | It turns to smoke | It gets softer | Cool wax is solid.
What is true of sand? | hard | It is a solid in tiny grains | It is a liquid like water | It is a gas like air | It is a liquid when dry | You can pour sand, but each grain keeps its shape.
Which one takes up the most space? | medium | A school bus | A bike | A ball | A pencil | The bus is the biggest.
Which word tells about color? | easy | Red | Round | Heavy | Soft | Red is a color.
Which word tells about shape? | easy | Round | Blue | Warm | Wet | A ball is round.
Which word tells how a thing feels? | medium | Bumpy | Green | Square | Loud | You feel bumps with your fingers.
Which one is round? | easy | A ball | A book | A box | A door | A ball has no corners.
Which one can roll down a ramp? | easy | A marble | A book | A cube | A spoon | Round things roll.
Which one can you stack best? | medium | Blocks | Balls | Balloons | Eggs | Flat sides lie well on top of each other.
Which one would make a loud sound on the floor? | medium | A steel pan | A pillow | A feather | A wool sock | Hard things make more noise than soft things.
Which one keeps your drink cold for longer? | hard | A thick foam cup | A thin paper cup | A metal cup | A glass in the sun | Foam holds the heat of the room back.
Which one is not made by people? | hard | A river stone | A glass jar | A brick | A plastic cup | Water made the river stone round and smooth.
Which one can you tear? | easy | Paper | A stone | A spoon | A plate | Paper is thin and not very strong.
Two cups hold water. How can you tell which has more? | hard | Pour both into the same kind of glass | Smell both cups | Look for the cup that looks nicer | Drop a coin in both | In the same kind of glass, the higher one has more.
`,
    forms: questionForms,
  }),
];
