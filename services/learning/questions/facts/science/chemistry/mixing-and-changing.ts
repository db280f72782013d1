import {
  clueForm,
  oddOneOutForm,
  orderForm,
  questionForms,
} from '#services/learning/questions/facts/common-text-forms.ts';
import { defineTextForms } from '#services/learning/questions/facts/text-forms.ts';

const source = 'American Chemical Society: Inquiry in Action';
const year = 2023;

/** For grades 1 to 4. */
export const mixingAndChangingForms = [
  ...defineTextForms({
    ...{ id: 'change-word', grades: ['1-2', '3-4'], source, year },
    table: `
word | named | meaning | gap | sign
melt | to melt | to turn from solid to liquid | The snowman will ____ in the warm sun. | The ice pop turned to juice on a hot day.
freeze | to freeze | to turn from liquid to solid | Put the juice in the cold to ____ it into a pop. | The puddle got hard on a cold night.
boil | to boil | to bubble and turn to steam in strong heat | The water in the pot will ____ on the stove. | The hot water bubbles, and steam comes out.
dissolve | to dissolve | to break up in a liquid until you cannot see it | The sugar cube will ____ in hot tea. | Salt is stirred into water, and it is gone from sight.
burn | to burn | to give off heat and light in a fire | Dry logs ____ well in a campfire. | The log glows in the flames and turns to ash.
filter | to filter | to let water pass through but keep bits back | We ____ the muddy water through a cloth. | Muddy water drips clear through the paper, and mud stays behind.
evaporate | to evaporate | to dry up and go into the air | The puddle will ____ when the sun comes out. | Wet socks on a line get dry, and the water is in the air.
rust | to rust | to turn brown and crumbly, as wet iron does | A bike left in the rain will ____. | The iron chain was left out in the rain and turned brown.
stir | to stir | to move a mix around with a spoon | Use a spoon to ____ the soup. | She moves the spoon round and round in the pot.
rot | to rot | to break down, as old fruit does | A dropped apple will ____ on the ground. | The old pumpkin got soft and smelly and fell apart.
`,
    forms: [
      {
        ...{ id: 'name', difficulty: 'easy' },
        ...{ ask: 'Which word means {meaning}?', answer: '{word}', because: '{Named} is {meaning}.' },
      },
      {
        ...{ id: 'meaning', difficulty: 'medium' },
        ...{ ask: 'What does it mean {named}?', answer: '{meaning}', because: '{Named} is {meaning}.' },
      },
      {
        ...{ id: 'gap', difficulty: 'medium' },
        ...{ ask: 'Which word fits? {gap}', answer: '{word}', because: '{Named} is {meaning}.' },
      },
      {
        ...{ id: 'sign', difficulty: 'hard' },
        ...{ ask: '{sign} Which word tells what happens?', answer: '{word}', because: '{Named} is {meaning}.' },
      },
    ],
  }),
  ...defineTextForms({
    ...{ id: 'material-clue', grades: ['1-2', '3-4'], source, year },
    table: `
clue | answer | why
Which material is clear and hard, and breaks when it falls? | Glass | Windows and jars are made of glass.
Which material comes from sheep and keeps us warm? | Wool | Wool holds air between its hairs.
Which material comes from tree trunks and can burn? | Wood | Wood is used for tables and houses.
Which material is pulled by a magnet? | Iron | Steel things are pulled too, because steel is mostly iron.
Which material stretches and snaps back? | Rubber | Rubber bands and tires are made of rubber.
Which material grows as white fluff on a plant and makes T-shirts? | Cotton | Cotton fluff grows around seeds.
Which material is a shiny yellow metal used for rings? | Gold | Gold does not rust, so rings stay shiny.
Which material is a light metal used for foil and soda cans? | Aluminum | Aluminum is light and easy to roll into thin foil.
Which material is made from oil in factories and used for toy bricks? | Plastic | Plastic can be made in many colors and shapes.
Which material is baked from clay and used for plates and cups? | Ceramic | Clay gets hard in a very hot oven.
`,
    forms: [clueForm],
  }),
  ...defineTextForms({
    ...{ id: 'stuff-odd', grades: ['1-2', '3-4'], source, year },
    table: `
kind | odd | w1 | w2 | w3 | why
liquids | ice cube | juice | oil | milk | An ice cube is solid until it melts.
solids | milk | rock | spoon | coin | Milk flows, so it is a liquid.
gases | sand | air | steam | helium | Sand is made of small solid grains.
metals | wood | iron | gold | silver | Wood comes from trees.
things that taste sour | sugar | lemon | vinegar | lime | Sugar is sweet.
things that dissolve in water | sand | sugar | salt | drink mix | Sand sinks and stays as it is.
things that float on water | nail | cork | leaf | ice | A steel nail is heavy for its size and sinks.
things that can burn | stone | paper | wood | candle | Stones do not burn in a fire.
things that rust | glass jar | iron nail | steel chain | iron gate | Only iron and steel rust.
changes you can undo | frying an egg | melting ice | freezing juice | folding paper | A fried egg stays fried.
changes that last for good | melting butter | burning wood | baking bread | rotting fruit | Melted butter gets hard again when it cools.
mixtures | gold bar | salad | trail mix | vegetable soup | A gold bar is just one thing all through.
things you can see through | brick | window | water | clear bottle | Light does not pass through a brick.
soft materials | stone | wool | cotton | sponge | A stone is hard.
`,
    forms: [{ ...oddOneOutForm, ask: 'Three of these are {kind}: {list(odd,w1,w2,w3)}. Which one is not?' }],
  }),
  ...defineTextForms({
    ...{ id: 'change-why', grades: ['1-2', '3-4'], source, year },
    table: `
question | level | answer | w1 | w2 | w3 | why
Why do we salt icy roads in winter? | hard | Salt makes the ice melt | Salt is warm | Salt is white like snow | Salt dries the cars | Salty ice melts even when it is a little below freezing.
Why does oil float on water? | medium | It is lighter for its size | It is yellow | It is hotter | It is full of air bubbles | Oil and water do not mix, and the lighter one is on top.
Why does soap help wash greasy hands? | medium | It breaks up the grease | It makes water hotter | It turns grease to stone | It smells good | Water alone does not mix with grease, but soapy water does.
Why does a fizzy drink fizz? | easy | Gas bubbles come out of it | It is boiling hot inside | It has salt in it | Ice melts in it | When you open the bottle, the gas can get out.
Why should an iron fence be painted? | medium | To keep water and air off | To make the iron lighter | To make it softer | To keep it warm | Iron rusts when air and water touch it.
Why is a puddle gone after a sunny day? | easy | The water went into the air | The sun drank it | The water turned to sand | It froze | Water evaporates faster when it is warm.
Why does a cut apple turn brown? | hard | Air changes it | The knife paints it | It gets cold | It dries to sugar | The inside of the apple reacts with a gas of the air.
Why do we put food in the fridge? | easy | Cold slows its spoiling | Cold makes it heavier | It looks better there | The light keeps it fresh | Changes that spoil food go slower in the cold.
What makes a cake rise in the oven? | medium | Gas from baking powder | Steam from the sugar | Salt in the butter | The pan gets taller | Bubbles of gas make the cake fluffy.
Sugar dissolves in a glass of water. What happens to the weight of the water and the sugar together? | hard | It stays the same | It gets less | It gets twice as much | It becomes zero | The sugar is still there, although you cannot see it.
How can you make sugar dissolve faster? | easy | Stir it in warm water | Use one big lump | Put it in cold water | Do not move the cup | Stirring, warm water, and small grains all help.
Which dissolves fastest in a cup of water? | medium | Fine sugar | A sugar cube | A big lump of rock candy | A lollipop | Small grains touch more water.
How can you get clean water from muddy water? | medium | Pour it through a filter | Add more mud | Stir it | Add sugar and stir it | The filter holds back the bits of mud.
How can you get salt out of salt water? | medium | Let the water dry up | Pour it through a sieve | Use a magnet | Add more water | The water goes into the air, and the salt is left.
What happens when you mix baking soda and vinegar? | easy | A gas forms and it fizzes | It freezes | It turns into cooking oil | It becomes a metal | The two react and make carbon dioxide.
What does litmus paper do in lemon juice? | hard | It turns red | It turns green | It dissolves | It turns blue | Acids such as lemon juice turn it red.
Which is a sign that something new was made? | medium | Bubbles and a new smell | It is cut in two halves | It is wet | It rolls away | New bubbles, smells, and colors are clues of a chemical change.
Which of these is a chemical change? | hard | Wood burns | Ice melts | Paper is torn | Glass breaks | Burning makes ash and gases, which are new substances.
Which of these is only a change of shape? | medium | Bending a wire | Burning a match | Baking a cake | Rusting of a nail | The wire is still the same metal.
You crush a cracker. What has changed? | medium | Only its size and shape | What it is made of | Its taste is now sour | It is now a liquid | The crumbs are still cracker.
What gas do we need to breathe? | easy | Oxygen | Helium | Steam | Smoke | Air contains oxygen, and our body needs it.
What gas makes balloons float? | easy | Helium | Oxygen | Steam | The gas in soda | Helium is lighter than air.
Which metal is liquid when it is warm as a room? | hard | Mercury | Iron | Gold | Silver | Mercury is a shiny liquid metal, and it is poisonous.
What is water made into when it boils? | easy | Steam | Ice | Salt | Smoke | Boiling turns liquid water to a gas.
What should you do before you mix things from bottles? | easy | Ask a grown-up | Taste them | Close your eyes | Shake them hard | Some things are unsafe to mix.
What does this sign on a bottle tell you: a skull with bones? | easy | It is poison | It is candy | It is for pirates | It is old | Never touch or taste what has this sign.
`,
    forms: questionForms,
  }),
  ...defineTextForms({
    ...{ id: 'lab-order', grades: ['1-2', '3-4'], source, year },
    table: `
name | task | order | why
bread | In which order do you make bread? | mix flour and water, let the dough rise, bake it, slice it | First you mix, and last you slice.
candle | In which order does this happen? | wood is lit, wood burns, fire goes out, cold ash is left | Ash is what stays when a fire is over.
water | Which list goes from cold to hot? | ice, cool water, warm water, steam | Ice is the coldest. Steam is the hottest.
salt | In which order do you get salt from the sea? | scoop up sea water, leave it in the sun, water dries up, scrape off the salt | When the water has gone into the air, salt is left.
`,
    forms: [orderForm],
  }),
];
