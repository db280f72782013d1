import { questionForms, wordForms } from '#services/learning/questions/facts/common-text-forms.ts';
import { defineTextForms } from '#services/learning/questions/facts/text-forms.ts';

const source = 'American Chemical Society: Inquiry in Action';
const year = 2023;

/** For grades 1 and 2. */
export const materialsForBeginnersForms = [
  ...defineTextForms({
    ...{ id: 'mix-word', grades: ['1-2'], source, year },
    table: `
word | named | meaning | gap | riddle | also
bubble | a bubble | a little ball of gas in a liquid | A round ____ of gas rises in my soda. | I am round and full of gas. Pop! Now I am gone.
powder | a powder | a dry stuff made of very tiny bits | Flour is a soft, dry ____. | I am dry and made of tiny bits, like flour.
rust | rust | the brown crust on old, wet iron | The old nail has brown ____ on it. | I am brown. I grow on iron that gets wet.
ice | ice | frozen water | The lake is hard because it turned to ____. | I am water that got very cold. I am hard and slippery.
smoke | smoke | the dark cloud that rises from a fire | Gray ____ came up from the campfire. | I come from a fire and make you cough.
flame | a flame | the hot, bright part of a fire | The candle has a small yellow ____. | I am hot and bright. I dance on top of a candle.
glue | glue | a sticky stuff that joins things | Put ____ on the paper to stick the star on. | I am sticky. I hold two bits of paper together.
salt | salt | white grains that make food salty | Add a pinch of ____ to the soup. | I am white grains. The sea is full of me. I am not sweet. | sugar
sugar | sugar | white grains that make food sweet | The ____ makes the tea sweet. | I am white grains. I make your cake sweet. | salt
dough | dough | the soft mix of flour and water before baking | Mom kneads the soft ____ and puts it in the oven. | I am soft and stretchy. In the oven I turn into bread.
soap | soap | the slippery stuff that washes dirt away | Wash your hands with ____ and water. | I am slippery and make suds. I help wash off dirt.
metal | metal | a hard, shiny stuff like iron or gold | A spoon made of shiny ____ gets hot in the soup. | I am hard and shiny. Coins and keys are made of me.
plastic | plastic | a stuff from a factory that many toys are made of | My toy bricks are made of bright ____. | I am made in a factory. Many bottles and toys are made of me.
mixture | a mixture | two or more things stirred together | Trail mix is a ____ of nuts and raisins. | I am many things in one bowl, like a salad.
`,
    forms: wordForms,
  }),
  ...defineTextForms({
    ...{ id: 'made-of', grades: ['1-2'], source, year },
    table: `
thing | material | why | need
window | glass | Glass is clear, so light can come in. | clear
raincoat | plastic | Water runs off plastic. | waterproof
sweater | wool | Wool from sheep keeps us warm. | warm
frying pan | metal | Metal can take the heat and pass it to the food. | safe on a hot stove
book page | paper | Paper is thin and easy to write on. | thin and easy to write on
car tire | rubber | Rubber is bouncy and grips the road. | bouncy and stretchy
chimney | brick | Brick is hard and strong, and it does not burn. | hard and strong
pencil | wood | Wood is easy to sharpen and holds the gray point. | from a tree
`,
    forms: [
      {
        ...{ id: 'thing', difficulty: 'easy' },
        ask: ['What is {a thing} mostly made of?', 'Which stuff would you pick to make {a thing}?'],
        ...{ answer: '{material}', because: '{Why}' },
      },
      {
        ...{ id: 'material', difficulty: 'medium' },
        ask: ['Which of these things is made of {material}?', 'You need {material}. What will you make?'],
        ...{ answer: '{thing}', because: '{Why}' },
      },
    ],
  }),
  ...defineTextForms({
    ...{ id: 'change-first', grades: ['1-2'], source, year },
    table: `
question | level | answer | w1 | w2 | w3 | why
What happens to sugar when you stir it into warm water? | easy | You cannot see it anymore | It turns to stone | It floats like a boat | It makes the water blue | The sugar breaks into bits too small to see. The water tastes sweet.
How can you tell that sugar is still in the water? | medium | It tastes sweet | It smells like smoke | It looks black | It feels like sand | The sugar is still there, but in bits too tiny to see.
What happens to sand when you stir it into water? | medium | It sinks to the bottom | It turns into water | It makes the water sweet | It flies away | Sand does not break up in water.
What happens to butter in a hot pan? | easy | It melts | It freezes | It rusts | It grows | Heat turns the butter from a solid to a liquid.
What happens to water in the freezer? | easy | It turns to ice | It turns to steam | It turns to milk | It turns to sand | Water gets hard when it is very cold.
What happens to wood in a fire? | easy | It turns into ash and smoke | It turns into water drops | It gets wet | It grows leaves | Burning makes new stuff. The wood cannot come back.
What do you get when you mix red and yellow paint? | easy | Orange | Green | Purple | Black | Red and yellow make orange.
What do you get when you mix blue and yellow paint? | easy | Green | Orange | Red | Pink | Blue and yellow make green.
What happens to a cookie in the oven? | medium | It bakes and gets firm | It turns back into an egg | It freezes | It turns into milk | Heat changes soft dough for good.
Which change can you undo? | hard | Water freezing to ice | Paper burning to ash | An egg frying in a pan | Bread turning to toast | Ice melts back into water.
Which change can you NOT undo? | hard | Frying an egg | Melting an ice cube | Folding a paper | Freezing water | A fried egg can never become a raw egg again.
Which one floats on water? | medium | A cork | A stone | A coin | A nail | Cork is light for its size.
Which one sinks in water? | easy | A stone | A leaf | A feather | A cork | A stone is heavy for its size.
Which one will a magnet pick up? | medium | A paper clip of steel | A rubber band | A big wooden spoon | A glass bead | Magnets pull on iron and steel.
Which one smells sour and goes on a salad? | medium | Vinegar | Milk | Honey | Water | Vinegar tastes and smells sour.
Which one tastes sour? | easy | A lemon | A banana | Honey | Bread | A lemon has an acid that tastes sour.
May you taste things in a science class? | easy | No, it may be unsafe | Yes, if they look nice | Yes, if they smell good | Yes, when nobody looks | Some stuff can hurt you. Never taste it.
You spill something from a lab bottle. What should you do first? | easy | Tell a grown-up | Taste it | Hide it | Rub it on your shirt | A grown-up knows how to clean it up in a safe way.
Why do people wear goggles when they mix things? | medium | To keep their eyes safe | To look funny | To see the colors well | To stay warm | A splash could hurt the eyes.
What makes the holes in bread? | hard | Bubbles of gas | Tiny worms | Bits of salt | Water drops | Yeast makes gas bubbles in the dough.
Vinegar on baking soda makes a lot of what? | medium | Bubbles | Ice | Sand | Smoke | The two make a gas, and the mix fizzes.
Which one is a mix of many things? | easy | Fruit salad | A gold ring | A glass of pure water | A sugar cube | A fruit salad has many fruits in one bowl.
How could you get pebbles out of sand? | medium | Shake them in a sieve | Stir them with water | Melt them on a stove | Look at them for a long time | Sand falls through the holes. The pebbles stay.
How could you get a steel pin out of a bowl of rice? | hard | Use a magnet | Add salt | Freeze the bowl | Blow on the rice | The magnet pulls the pin and not the rice.
What is left when salt water dries in the sun? | hard | Salt | Sand | Ice | Soap | The water goes into the air, but the salt stays.
Why does hot cocoa mix faster than cold cocoa? | hard | Heat helps it break up | Hot milk is white | Cold milk is too old | The cup is bigger | Most powders mix in faster when it is warm.
Which one is a gas? | medium | The air in a balloon | The milk in a cup | The rock in your hand | The honey in a jar | Air has no shape of its own and fills the balloon.
Which one can you pour? | easy | Juice | A brick | A pencil | A plate | Juice is a liquid, so it flows.
Which one is soft and can be squeezed into a new shape? | easy | Clay | A stone | A glass | A spoon | Clay stays in the shape that you give it.
Which one breaks when you drop it? | easy | A glass cup | A rubber ball | A soft hat | A plastic spoon | Glass is hard, but it breaks easily.
Which one soaks up water best? | medium | A paper towel | A plastic bag | A metal spoon | A glass plate | Paper towels have tiny gaps that pull in water.
Which one stretches and goes back? | easy | A rubber band | A sheet of paper | A wooden stick | A glass jar | Rubber can stretch and go back to its old shape.
Which one can you use to pick up spilled milk? | easy | A sponge | A fork | A magnet | A sieve | A sponge has many holes that take in the milk.
Which one would make a good boat? | medium | A piece of wood | A rock | A sugar cube | A steel nail | Wood floats. Sugar falls apart in water, and the others sink.
Which stuff would keep a snowball cold for longer? | hard | A thick wool hat around it | A hot metal pan below it | A bright lamp above it | A glass of warm water | Wool slows the heat that tries to get in.
What does a candle need to burn? | hard | Air | Water | Sand | Ice | Without air, the flame goes out.
`,
    forms: questionForms,
  }),
];
