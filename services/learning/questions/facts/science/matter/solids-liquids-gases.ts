import {
  oddOneOutForm,
  orderForm,
  questionForms,
  wordForms,
} from '#services/learning/questions/facts/common-text-forms.ts';
import { defineTextForms } from '#services/learning/questions/facts/text-forms.ts';

const source = 'American Chemical Society: Inquiry in Action';
const year = 2023;

/** For grades 1 to 4. */
export const solidLiquidGasForms = [
  ...defineTextForms({
    ...{ id: 'matter-word', grades: ['1-2', '3-4'], source, year },
    table: `
word | named | meaning | gap | sign | also
matter | matter | anything that takes up space and has weight | Rocks, water, and air are all ____. | A stone, a drop, and a puff of air all take up space. |
melting | melting | the change from solid to liquid | The ____ of the snow made puddles. | The ice cube got smaller, and a puddle got bigger. |
freezing | freezing | the change from liquid to solid | The ____ of the pond made a rink for skating. | On a cold night, the pond got a hard, icy top. |
boiling | boiling | fast bubbling that turns a liquid to gas | Water is ____ when big bubbles rise and it steams. | The soup on the stove bubbles hard and steams. |
property | a property | something that you can tell about a thing | The color of a ball is a ____ of it. | Red, round, and soft are three things to tell about a ball. |
texture | texture | the way that a thing feels when you touch it | Sandpaper has a rough ____. | The bark is bumpy, and the silk is smooth. | property
weight | weight | how heavy a thing is | The ____ of the dog is 30 pounds. | The scale says that the melon is 6 pounds. | property
length | length | how long a thing is | The ____ of the rope is 12 feet. | The ruler says that the pencil is 7 inches. | property
volume | volume | how much space a thing takes up | The ____ of the milk is one cup. | The measuring cup shows how much room the juice needs. | property
magnet | a magnet | a thing that pulls iron and steel | The ____ holds my picture on the fridge. | It pulls pins and paper clips, but no pennies. |
container | a container | a thing that holds something else | A jar is a ____ for jam. | A bottle, a box, and a jar each hold something. |
`,
    forms: wordForms,
  }),
  ...defineTextForms({
    ...{ id: 'matter-odd', grades: ['1-2', '3-4'], source, year },
    table: `
kind | odd | w1 | w2 | w3 | why
solids | honey | book | stone | button | Honey flows slowly, so it is a liquid.
liquids | sugar cube | water | milk | syrup | A sugar cube keeps its shape.
gases | water | air | steam | helium | Liquid water flows and can be held in a cup.
matter | idea | rock | juice | air | An idea takes up no space and has no weight.
smooth things | pine cone | mirror | marble | glass plate | A pine cone has rough scales.
things that float | anchor | boat | cork | beach ball | An anchor is heavy iron and must sink.
things that sink | feather | key | rock | coin | A feather is very light.
things a magnet pulls | penny | steel nail | paper clip | iron pan | A penny is copper and zinc, which a magnet does not pull.
soft things | brick | pillow | sponge | cotton ball | A brick is hard.
clear things | wooden door | window | water | glass jar | You cannot see through wood.
tools to measure with | spoon rest | ruler | scale | thermometer | A spoon rest only holds a spoon.
ways to change the shape of clay | smell it | roll it | press it | pull it | Smelling does not change clay.
bendy things | stone | wire | straw | rubber hose | A stone does not bend.
states of matter | magnet | solid | liquid | gas | A magnet is a thing and not a state.
`,
    forms: [{ ...oddOneOutForm, ask: 'Three of these are {kind}: {list(odd,w1,w2,w3)}. Which one is not?' }],
  }),
  ...defineTextForms({
    ...{ id: 'matter-why', grades: ['1-2', '3-4'], source, year },
    table: `
question | level | answer | w1 | w2 | w3 | why
What is all around you, takes up space, and has weight? | medium | Matter | Time | Light | Sound | You, your desk, and the air are all matter.
What are the three common states of matter? | easy | Solid, liquid, gas | Red, blue, green | Hot, warm, cold | Big, small, tiny | Ice, water, and steam show all three.
Which state keeps its shape? | easy | Solid | Liquid | Gas | Steam | A solid stays as it is when you move it.
Which state flows and takes the shape of its cup? | easy | Liquid | Solid | Gas | Air | A liquid takes the shape of its cup.
Which state fills all of its container? | medium | Gas | Solid | Liquid | Ice | A gas spreads out to every corner.
What can make a solid melt? | easy | Heat | Cold | Shade | Wind | When a solid gets warm enough, it turns to liquid.
What can make a liquid freeze? | easy | Taking heat away | Adding heat | Adding light | Stirring | When a liquid gets cold enough, it turns to solid.
A balloon full of air weighs a tiny bit more than an empty one. What does this show? | hard | Air has weight | Air is cold | Rubber gets heavier | Balloons are magic | Air is matter, so it has weight.
An upside-down cup is pushed into water. Why does the paper inside stay dry? | hard | Air fills the cup | The paper is waxed | The water is too cold | The cup is too heavy | Air takes up space and keeps the water out.
You cut an apple into four parts. How heavy are they together? | hard | As heavy as before | Four times as heavy | Half as heavy | A little heavier | Cutting does not change the amount of matter.
You freeze a cup of juice, and then you let it get warm. What is it now? | easy | Liquid again | Solid for good | A gas | Something new | Freezing and melting can go back and forth.
Which of these is a mix of a solid and a liquid? | medium | Mud | Air | Ice | Clear tea | Mud is soil and water.
What do we measure with a ruler? | easy | Length | Weight | Heat | Time | A ruler shows inches and centimeters.
What do we measure with a thermometer? | easy | How hot a thing is | How long a thing is | How heavy a thing is | How old a thing is | It shows degrees.
Which unit tells how heavy a thing is? | medium | Pound | Inch | Hour | Degree | Pounds and kilograms tell about weight.
Which unit tells how long a thing is? | medium | Inch | Pound | Gallon | Degree | Inches, feet, and meters tell about length.
Which unit tells how much liquid there is? | medium | Gallon | Foot | Pound | Degree | Cups, quarts, and gallons tell about liquids.
Why is a pan handle often made of wood or plastic? | medium | It does not get too hot | It looks like a tree | It makes food tasty | It is heavier than metal | Heat moves slowly through wood and plastic.
Why are boots made of rubber? | easy | Rubber keeps water out | Rubber soaks up water | Rubber is very cold | Rubber breaks easily | Feet stay dry in rubber boots.
Why are windows not made of wood? | easy | We could not see through them | Wood is too cold to touch | Wood is too wet | Birds would eat them | A window must be clear.
Why is a bike frame made of metal? | medium | Metal is strong | Metal is soft | Metal is clear | Metal is wet | It must hold you when you ride over bumps.
Sugar is poured from a bag. Is it a liquid? | hard | No, each grain is a solid | Yes, since you can pour it | Yes, since it is white | No, it is a gas | Each grain keeps its shape.
A closed bottle of water is put in the freezer. What may happen? | hard | It may crack | It may melt | It may boil | It may shrink to a dot | Water takes up more space when it freezes.
What is the white stuff that you see above a boiling pot? | hard | Tiny drops of water | Smoke | Salt | Drops of melted metal | The steam cools in the air and turns to tiny drops.
A metal lid is too tight. What helps to open it? | hard | Run hot water over it | Put it in the freezer | Paint it red | Dry it with a towel | Metal gets a tiny bit bigger when it is warm.
Which one changes its shape when you put it on a table? | medium | A spoonful of honey | A square wooden block | A steel ball | A glass bead | Honey is a liquid and spreads out.
What do all solids have? | medium | A shape of their own | A bright color | A very smooth skin | A strong smell | Solids can be any color, rough or smooth.
`,
    forms: questionForms,
  }),
  ...defineTextForms({
    ...{ id: 'matter-order', grades: ['1-2', '3-4'], source, year },
    table: `
name | task | order | why
heat | In which order does ice change on a hot stove? | ice, water, steam | It melts first and then boils.
cool | In which order does steam change when it gets cold? | steam, water, ice | It turns to drops first and then freezes.
weight | Which list goes from light to heavy? | feather, apple, brick, car | A car is the heaviest of these.
size | Which list goes from short to long? | ant, pencil, broom, bus | A bus is the longest of these.
hard | Which list goes from soft to hard? | cotton ball, clay, wood, steel | Steel is the hardest of these.
melt | Which melts first, second, and third on a hot day? | ice cream, chocolate bar, candle | Ice cream melts in the cool. A candle needs the most heat.
`,
    forms: [orderForm],
  }),
];
