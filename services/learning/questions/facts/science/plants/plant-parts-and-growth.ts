import {
  oddOneOutForm,
  orderForm,
  questionForms,
  wordForms,
} from '#services/learning/questions/facts/common-text-forms.ts';
import { defineTextForms } from '#services/learning/questions/facts/text-forms.ts';

const source = 'Missouri Botanical Garden: Biology of Plants';
const year = 2009;

/** For grades 1 to 4. */
export const plantPartAndGrowthForms = [
  ...defineTextForms({
    ...{ id: 'growth-word', grades: ['1-2', '3-4'], source, year },
    table: `
word | named | meaning | gap | sign
pollen | pollen | the yellow dust in a flower | The bee’s legs were covered with yellow ____. | Yellow dust from the flower stuck to the bee.
nectar | nectar | the sweet juice in a flower | A hummingbird drinks the sweet ____. | The bee drank sweet juice from the flower.
seed coat | a seed coat | the skin around a seed | Water softens the ____ before the little root comes out. | You can rub this thin skin off a wet bean.
seedling | a seedling | a very young plant that grew from a seed | The young ____ has only two small leaves. | It came up last week and has two tiny leaves.
evergreen | an evergreen | a tree that keeps its leaves or needles all year | In winter, look for the ____ that is green in the snow. | Snow covers the tree, but its needles are green.
needle | a needle | a leaf that is thin and sharp like a pin | A pine ____ is a kind of leaf. | The leaf of a pine is as thin as a pin.
cone | a cone | the woody part of a pine that holds seeds | The squirrel pulled seeds out of a pine ____. | Between its woody scales, the pine keeps its seeds.
bulb | a bulb | a round bud under the ground, like an onion | Plant a tulip ____ in fall, and it will bloom in spring. | An onion and a tulip both grow from one.
sap | sap | the juice that runs inside a tree | People boil the ____ of the maple to make syrup. | It drips out when you cut a maple.
crop | a crop | a plant that farmers grow for food | Corn is a ____ that grows in big fields. | The farmer planted a whole field of wheat to sell.
weed | a weed | a plant that grows where nobody wants it | Pull out the ____ before it takes the water from the beans. | Nobody planted it, and it crowds out the carrots.
shrub | a shrub | a bush with many woody stems | A rose bush is a ____. | It is woody like a tree, but it is low and has many stems.
`,
    forms: wordForms,
  }),
  ...defineTextForms({
    ...{ id: 'plant-odd', grades: ['1-2', '3-4'], source, year },
    table: `
kind | odd | w1 | w2 | w3 | why
plants | mushroom | moss | fern | grass | A mushroom is a fungus. It cannot make its own food.
parts of a plant | worm | root | stem | leaf | A worm is an animal that lives in the soil.
roots that we eat | corn | carrot | radish | beet | We eat the seeds of corn.
leaves that we eat | potato | lettuce | spinach | cabbage | A potato grows under the ground.
fruits | carrot | apple | cherry | peach | A carrot is a root.
trees | tulip | oak | maple | pine | A tulip is a small flower that grows from a bulb.
flowers | pine needle | rose | daisy | tulip | A pine needle is a leaf.
seeds that we eat | lettuce | pea | bean | rice | We eat the leaves of lettuce.
evergreen trees | maple | pine | spruce | fir | A maple drops its leaves in fall.
trees that lose their leaves in fall | pine | oak | maple | birch | A pine keeps its needles all winter.
things a plant needs | blanket | water | light | air | A plant makes no use of a blanket.
animals that help flowers make seeds | wolf | bee | butterfly | hummingbird | The others carry pollen from flower to flower.
things made from trees | milk | paper | pencil | wooden chair | Milk comes from cows and other animals.
desert plants | water lily | cactus | aloe | agave | A water lily needs a pond.
things that grow on a tree | carrot | leaf | branch | bark | A carrot grows in the soil.
foods that come from plants | egg | bread | rice | apple | An egg comes from a hen.
`,
    forms: [
      {
        ...oddOneOutForm,
        ask: ['Three of these are {kind}: {list(odd,w1,w2,w3)}. Which one is not?'],
      },
    ],
  }),
  ...defineTextForms({
    ...{ id: 'plant-why', grades: ['1-2', '3-4'], source, year },
    table: `
question | level | answer | w1 | w2 | w3 | why
What do roots do? | easy | Take in water and hold the plant | Make seeds and fruit | Catch sunlight to make sugar | Call the bees | Roots drink water and keep the plant from falling over.
What do leaves do? | easy | Make food from sunlight | Drink water from the soil | Hold the plant in the soil | Keep bugs in the dark | Leaves catch light and take in air.
What does a stem do? | easy | Carries water up to the leaves | Makes pollen for the bees | Keeps the soil warm | Eats small bugs | Tiny tubes in the stem bring water up.
What do flowers do for a plant? | medium | Make seeds | Take in water | Hold it up | Keep it warm | A flower turns into a fruit with seeds.
Why do flowers have bright colors and sweet smells? | medium | To bring insects to them | To keep the rain off | To stay warm at night | To scare the birds | Insects carry pollen from flower to flower.
What does a fruit do for the seeds inside? | medium | It keeps them safe and helps them travel | It makes them glow so that birds find them | It eats them in winter | It turns them into roots | Animals eat the fruit and drop the seeds in new places.
Why does a seed have food stored inside? | hard | The baby plant needs it before it has leaves | The seed must be heavy to sink in the soil | The flower eats it later | It keeps the soil wet | A sprout cannot make its own food at first.
Which season is best for most seeds to start to grow? | easy | Spring | Winter | Late fall | Early winter | In spring the soil is warm and moist.
What gas that we breathe do plants make? | medium | Oxygen | Smoke | Steam | Helium | Plants give off oxygen when they make food.
Why does a gardener dig up the soil before planting? | medium | So that roots can grow easily | So that weeds grow first | So that the sun gets in | So that the bees can land | Loose soil lets air and water reach the roots.
Two bean plants stand in the sun. Plant A gets water, and plant B gets none. What happens? | easy | Plant A grows better | Plant B grows better | They grow just alike | They turn into trees | Plants need both light and water.
Two bean plants get water. One stands in the sun, one in a dark box. What happens? | medium | The one in the dark turns pale | The one in the sun turns pale | Both stay just the same | The one in the dark gets flowers | Without light, a plant cannot make green leaves and food.
How can an animal carry seeds to a new place? | medium | By eating fruit with seeds in it | By eating seeds that are cooked | By digging up old roots | By sleeping under a tree | Many seeds pass through an animal without harm.
How do maple seeds travel? | medium | They spin through the air on wings | They stick to fur with hooks | They float on the sea | They are thrown by a frog | A maple seed has a thin wing.
How does a coconut travel to another beach? | medium | It floats on the water | It flies on the wind | It rolls up the hill | It hangs on to a bird | Its light husk keeps it on top of the water.
What do the rings in a tree stump show? | hard | How old the tree was | How many leaves it had | How many birds lived in it | How tall the house will be | A tree grows one new ring each year.
Why do many trees drop their leaves before winter? | hard | To save water when the ground is frozen | To feed the worms in the fall | To make room for the nests of birds | To let the roots see the sun | Roots cannot drink from frozen ground.
A cactus has spines and no wide leaves. How does this help? | medium | It loses less water | It grows near the sea | It can catch flies | It is easy to eat | Wide leaves would dry out fast in the desert.
Why does moss stay so low? | hard | It has no tubes to bring water up | It would be blown off by the wind | Snails keep it short | It wants to hide its roots | Without tubes, water cannot go high.
What does a Venus flytrap do? | medium | It catches insects with its leaves | It climbs up trees with its roots | It grows in salt water | It makes honey | It grows in poor soil and gets what it lacks from insects.
Which part of the plant is the potato that we eat? | hard | A thick stem under the ground | A fruit of the flower | A seed in a pod | A thick leaf with no green | The eyes of a potato are buds of this stem.
What do plants make that animals need? | medium | Food and oxygen | Shoes and hats | Rocks and sand | Fire and smoke | Animals eat plants and breathe the oxygen that they make.
Where does a plant get the energy to make food? | easy | From the sun | From the wind | From the moon | From stones | Leaves catch the energy of sunlight.
What would a deer do without plants? | easy | It would have nothing to eat | It would eat rocks | It would sleep a lot longer | It would grow leaves | Deer eat leaves, grass, and twigs.
What should you give a drooping plant first? | easy | Water | A hat | Salt | A song | Its leaves hang down because it is dry.
Why can grass be cut and grow again? | hard | It grows from near the ground | It has very hard roots | It makes new seeds at night | It eats the cut tips | The growing part sits low, where the mower does not reach.
Which animal carries pollen from flower to flower? | easy | A bee | A snail | A worm | A fish | Pollen sticks to the hairs of a bee.
`,
    forms: questionForms,
  }),
  ...defineTextForms({
    ...{ id: 'plant-order', grades: ['1-2', '3-4'], source, year },
    table: `
name | task | order | why
bean | In which order does a bean plant grow? | seed, sprout, grown plant, flower | A sprout comes out of the seed. A grown plant makes flowers.
apple | In which order does an apple grow? | bud, flower, small green apple, red apple | A bud opens to a flower, and the flower turns into an apple.
tree | Which list names the parts of a tree from bottom to top? | roots, trunk, branch, leaf at the top | Roots are in the ground, and the trunk holds the branches.
water | In which order does water go through a plant? | soil, root, stem, leaf | Roots take water from the soil, and the stem brings it to the leaves.
size | Which list goes from the smallest plant to the biggest? | moss, daisy, rose bush, oak tree | Moss is low, and an oak can be taller than a house.
pumpkin | In which order does a pumpkin plant grow? | seed, vine, yellow flower, pumpkin | The vine makes flowers, and pumpkins grow from them.
planting | In which order do you plant a garden? | dig the soil, put in seeds, pour on water, pick the beans | First comes digging, and the picking comes last.
`,
    forms: [orderForm],
  }),
];
