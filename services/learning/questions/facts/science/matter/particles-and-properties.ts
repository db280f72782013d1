import {
  oddOneOutForm,
  questionForms,
  wordFormsInLaterGrades,
} from '#services/learning/questions/facts/common-text-forms.ts';
import { defineTextForms } from '#services/learning/questions/facts/text-forms.ts';

const source = 'American Chemical Society: Middle School Chemistry';
const year = 2023;

/** For grades 3 to 6. */
export const particleAndPropertyForms = [
  ...defineTextForms({
    ...{ id: 'property-word', grades: ['3-4', '5-6'], source, year },
    table: `
word | named | meaning | gap | sign | also
mass | mass | the amount of matter in an object | We find the ____ of an apple with a balance, in grams. | It is measured in grams and stays the same on the moon. |
weight | weight | the pull of gravity on an object | On the moon, your ____ would be less than on Earth. | It would be smaller on the moon, because gravity is weaker there. |
volume | volume | the amount of space that an object fills | The ____ of the juice is two liters. | A stone makes the water in a measuring cup rise by 20 milliliters. |
density | density | the mass of a certain amount of space | Lead sinks and cork floats, since they differ in ____. | A small iron ball is heavier than a wooden one of the same size. |
particle | a particle | a very tiny piece of matter | Each ____ of water is far too small to see. | Everything is made of such tiny pieces, and they always move. |
solid | a solid | a state of matter with a fixed shape and volume | In a ____, particles shake but stay in their places. | Its particles are packed in place, so it keeps its shape. |
liquid | a liquid | a state of matter with a fixed volume but no fixed shape | In a ____, particles slide past each other. | It takes the shape of its cup but cannot be squeezed much. |
gas | a gas | a state of matter with no fixed shape or volume | In a ____, particles are far apart and fly about. | It spreads out and can easily be squeezed. |
melting point | the melting point | the temperature at which a solid becomes a liquid | The ____ of ice is 0 °C. | Ice turns to water at 32 °F, and that is always so. |
boiling point | the boiling point | the temperature at which a liquid boils | At sea level, the ____ of water is 100 °C. | Water in an open pot by the sea bubbles at 212 °F and gets no hotter. |
evaporation | evaporation | the slow change of a liquid to gas at its surface | Wet hair dries by ____. | A spilled drop is gone after an hour, and no one wiped it up. |
condensation | condensation | the change of a gas to a liquid | The drops on a cold can come from ____. | Your glasses fog up when you come in from the cold. |
sublimation | sublimation | the change from solid to gas without melting | Dry ice turns to gas by ____. | On a cold, dry day, snow gets less, but it never melts. |
balance | a balance | a tool that compares masses | The two pans of the ____ are level. | Five coins in one pan lift the other pan with three coins. |
graduated cylinder | a graduated cylinder | a tall tube with lines to measure liquids | Read the level of the water in the ____. | You pour in the liquid and read the number at its surface. |
expansion | expansion | the growth in size when something gets warm | The bridge has gaps that leave room for ____ in summer. | Power lines hang lower on hot days, because they get longer. |
contraction | contraction | the shrinking of something that cools | In winter the ____ of the metal makes the gaps wider. | A ball left out on a cold night feels flat, because its air takes less room. |
buoyancy | buoyancy | the upward push of a liquid or gas on an object | A ship floats because of ____. | You feel lighter in the pool, for the water pushes you up. |
`,
    forms: wordFormsInLaterGrades,
  }),
  ...defineTextForms({
    ...{ id: 'quality-word', grades: ['3-4'], source, year },
    table: `
word | meaning | gap | sign
transparent | letting light through so that you can see clearly | Clear glass is ____. | You can read a page through the plastic wrap.
opaque | letting no light through | A wooden door is ____. | You cannot see anything through a sheet of metal.
flexible | easy to bend without breaking | A rubber band is ____. | The ruler bends into a half circle and springs back.
brittle | hard but likely to break when bent | Chalk is ____ and snaps when you bend it. | The cookie does not bend; it snaps.
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
      {
        ...{ id: 'sign', difficulty: 'hard' },
        ...{ ask: '{sign} Which word describes this?', answer: '{word}', because: '“{Word}” means {meaning}.' },
      },
    ],
  }),
  ...defineTextForms({
    ...{ id: 'matter-reason', grades: ['3-4', '5-6'], source, year },
    table: `
question | level | answer | w1 | w2 | w3 | why
What is matter? | easy | Anything with mass that takes up space | Anything that moves by itself | Anything that gives off light or heat | Anything that people have made | Air, water, and rock are matter, but light and sound are not.
Which of these is not matter? | easy | Light | Air | Water | Dust | Light has no mass and takes up no space.
How do particles move in a solid? | medium | They shake in their places | They slide past each other | They fly about freely | They do not move at all | The particles are held in place but never stand still.
How do particles move in a gas? | medium | They fly about freely | They shake in their places | They roll in neat rows | They do not move at all | Gas particles are far apart and move fast.
What happens to particles when matter is heated? | easy | They move faster | They move more slowly | They get heavier | They disappear | Heat is energy that makes particles move faster.
Why can a gas be squeezed so easily? | medium | There is much space between particles | Its particles are soft like rubber | Its particles melt under pressure | It has no particles inside | A liquid hardly can, because its particles already touch.
What happens to the mass of ice when it melts in a closed bag? | medium | It stays the same | It gets smaller | It gets larger | It becomes zero | The same particles are still in the bag.
What happens to the volume of water when it freezes? | hard | It gets larger | It gets smaller | It stays the same | It doubles | Ice takes up about 9% more space than the water did.
Why does ice float on water? | medium | It is less dense | It is colder | It is harder | It is whiter | The same mass takes up more space as ice.
How can you find the volume of a small stone? | hard | See how much the water rises | Weigh it in air on a balance | Measure its longest side | Heat it and wait for steam | The stone pushes aside as much water as its own volume.
An object has a mass of 20 g and a volume of 10 cubic centimeters. What is its density? | hard | 2 g per cubic centimeter | 200 g per cubic centimeter | 10 g per cubic centimeter | 0.5 g per cubic centimeter | Mass divided by volume is 20 divided by 10.
Water has a density of 1 g per cubic centimeter. An object of which density floats in it? | hard | 0.8 g per cubic centimeter | 1.2 g per cubic centimeter | 2.7 g per cubic centimeter | 11 g per cubic centimeter | Less dense things float.
What is the mass of an object on the moon that has 6 kg on Earth? | hard | 6 kg | 1 kg | 36 kg | 0 kg | Mass is the amount of matter and does not depend on gravity.
Which tool would you use to find the mass of a coin? | easy | A balance | A ruler | A thermometer | A graduated cylinder | A balance compares it with known masses.
Which unit is used for mass? | easy | Gram | Liter | Meter | Degree | Grams and kilograms are units of mass.
Which unit is used for the volume of a liquid? | easy | Liter | Gram | Meter | Newton | Liters and milliliters are units of volume.
Water boils at 100 °C. What is its temperature after 5 more minutes of boiling? | hard | Still 100 °C | About 110 °C | About 150 °C | About 90 °C | The heat turns water into steam and does not make it hotter.
Where does the water on the outside of a cold can come from? | easy | From the air | From inside the can | From the metal | From the ice in the freezer | Water vapor in the air condenses on the cold surface.
Why do sidewalks have gaps between the slabs? | medium | Concrete expands when it is hot | Rain must reach the ants below | Workers save concrete that way | Grass needs a place to grow | Without gaps, the slabs would push and crack.
Why does a thermometer’s liquid rise when it gets warmer? | medium | The liquid expands | The glass gets shorter | Air pulls it up | The liquid boils | Warm particles take up more space.
Which change of state needs heat to be added? | medium | Melting | Freezing | Condensation | The forming of frost | Particles need energy to break free of their places.
Which change of state gives off heat? | hard | Freezing | Melting | Evaporation | Boiling | When water freezes, it must give up energy.
What can you do to make water evaporate faster? | easy | Warm it and spread it out | Cool it and cover it | Put it in a narrow bottle | Keep it in the dark | Warmth and a large surface help.
A perfume bottle is opened in a corner. Why can you soon smell it across the room? | medium | Its particles spread through the air | Its color moves along the wall | The bottle makes wind that blows | Your nose pulls it in from afar | Gas particles move about and mix.
Why is sugar water still sweet all through after it stands for a day? | hard | The particles stay evenly mixed | The sugar sinks to the bottom | The sugar floats to the top | The sugar turns into water | Moving water particles keep the sugar spread out.
Which property can help you tell iron from aluminum? | medium | Magnetism | Shape | Length | Temperature | A magnet pulls iron but not aluminum.
Which two objects differ only in their material? | hard | A steel spoon and a wooden spoon of one shape | A large steel spoon and a small steel spoon | A steel spoon and a steel fork | A bent and a straight steel spoon | The shape is the same, but the matter is not.
Which of these materials conducts heat best? | easy | Copper | Wood | Plastic | Wool | Metals conduct heat well.
`,
    forms: questionForms,
  }),
  ...defineTextForms({
    ...{ id: 'property-odd', grades: ['3-4'], source, year },
    table: `
kind | odd | w1 | w2 | w3 | why
properties of a ball | its owner | its color | its mass | its size | Who owns it tells nothing about the ball itself.
changes of state | tearing | melting | boiling | freezing | Tearing paper does not change its state.
units of mass | liter | gram | kilogram | ton | A liter is a unit of volume.
transparent materials | cardboard | clear glass | clean water | plastic wrap | No light passes through cardboard.
brittle materials | rubber | chalk | glass | eggshell | Rubber bends and stretches.
`,
    forms: [{ ...oddOneOutForm, ask: 'Three of these are {kind}: {list(odd,w1,w2,w3)}. Which one is not?' }],
  }),
];
