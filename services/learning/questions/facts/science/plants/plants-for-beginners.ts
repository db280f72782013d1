import { clueForm, questionForms, wordForms } from '#services/learning/questions/facts/common-text-forms.ts';
import { defineTextForms } from '#services/learning/questions/facts/text-forms.ts';

const source = 'Missouri Botanical Garden: Biology of Plants';
const year = 2009;

/** For grades 1 and 2. */
export const plantsForBeginnersForms = [
  ...defineTextForms({
    ...{ id: 'plant-word', grades: ['1-2'], source, year },
    table: `
word | named | meaning | gap | riddle | also
root | a root | the plant part that drinks water from the soil | Deep in the soil, the ____ takes in water. | I am under the ground. I hold the plant and drink water. |
stem | a stem | the part that holds up the leaves and flowers | A tulip stands up straight on its long ____. | I stand up straight. I hold up leaves and a flower. |
leaf | a leaf | the flat green part that makes food from sunlight | A caterpillar chewed a hole in the flat green ____. | I am flat and green. I make food from sunlight. |
flower | a flower | the part with petals that makes seeds | The bee sat on the yellow ____ to drink nectar. | I have petals and a sweet smell. Bees visit me. | petal
fruit | a fruit | the part that grows around the seeds | A cherry is a ____ with one hard pit inside. | I can be sweet. I have seeds inside me. |
seed | a seed | the small thing that can grow into a new plant | Put one ____ in a pot and wait for a new plant. | I am small and wait in the soil. I can become a new plant. | root
petal | a petal | one of the colored parts of a flower | A soft pink ____ fell off the rose. | I am thin and full of color. Many of us stand around a rose. | flower; bud
bark | bark | the rough skin of a tree | The woodpecker hammers on the ____ of the oak. | I am rough. I cover the trunk of a tree. | trunk; branch
trunk | a trunk | the thick woody stem of a tree | Two children could not reach around the wide ____ of the tree. | I am thick and made of wood. Branches grow out of me. |
branch | a branch | an arm of a tree | The swing hangs from a strong ____. | I grow from the trunk. Birds like to sit on me. |
bud | a bud | a tiny, closed flower or leaf | In spring the closed ____ opens into a flower. | I am closed up tight. Soon I open into a flower. |
sprout | a sprout | a baby plant that just came up | A tiny green ____ pushed up out of the soil. | I just came out of a seed. I am still tiny. |
soil | soil | the dark earth in which plants grow | Worms dig in the dark ____ of the garden. | I am dark and crumbly. Worms and roots live in me. |
thorn | a thorn | a sharp point on a stem | Ouch! I hurt my finger on a ____ of the rose. | I am sharp. I keep hungry animals away from a rose. | branch; stem
vine | a vine | a plant that climbs up walls or poles | The grape ____ climbed up the fence. | I cannot stand by myself. I climb up a wall. |
cactus | a cactus | a desert plant with spines that stores water | A ____ can live in the hot desert with little rain. | I live in the dry desert. I am full of water and spines. |
`,
    forms: wordForms,
  }),
  ...defineTextForms({
    ...{ id: 'eat-clue', grades: ['1-2'], source, year },
    table: `
clue | answer | why
Which of these foods is a root that grows under the ground? | Carrot | The orange carrot is the thick root of the plant.
Which of these foods is a leaf? | Lettuce | We eat the leaves of lettuce in a salad.
Which of these foods is a seed? | Pea | Peas are round seeds that grow in a pod.
Which of these foods is a stem? | Celery | The long, crisp stalks of celery hold up its leaves.
Which of these foods is made of many tiny flower buds? | Broccoli | The green top of broccoli is a bunch of buds.
Which of these foods is a sweet fruit from a tree? | Apple | Apples grow on apple trees and have seeds in the middle.
`,
    forms: [{ ...clueForm, difficulty: 'medium' }],
  }),
  ...defineTextForms({
    ...{ id: 'plant-first', grades: ['1-2'], source, year },
    table: `
question | level | answer | w1 | w2 | w3 | why
What do plants need to grow? | easy | Water, light, and air | Milk, bread, and jam | Toys and books | Snow and ice | Plants use light, air, and water to make their own food.
What color are most leaves? | easy | Green | Blue | White | Black | The green stuff in leaves catches sunlight.
Where do most plants get their water? | easy | From the soil | From the sun | From the moon | From rocks | Roots drink the water that is in the soil.
What comes out of a seed first? | hard | A root | A flower | A fruit | A leaf | The root goes down first, to drink water.
Which one is a plant? | easy | A fern | A frog | A rock | A spoon | A fern is alive, is green, and makes its own food.
Which one is alive? | easy | A tree | A chair | A stone | A cloud | A tree grows, drinks water, and makes seeds.
Why do bees like flowers? | easy | They drink the sweet nectar | They sleep in the soil | They eat the roots | They paint the petals | Bees make honey out of nectar.
What happens to a plant that gets no water? | easy | It wilts and dies | It turns into a rock | It grows faster | It walks away | Without water the stem and leaves hang down.
You put a plant in a dark closet. What will it lack? | medium | Light | Air | Soil | A pot | A plant in the dark cannot make food.
A plant stands at a window. Which way will it grow? | hard | Toward the light | Away from the light | Down to the floor | Only to the left | Plants bend toward light, because they need it.
When do many trees lose their leaves? | medium | In fall | In spring | In summer | At night | Before winter the leaves turn color and drop.
Which tree keeps its green needles all winter? | medium | A pine tree | An apple tree | An oak tree | A maple tree | A pine is an evergreen.
What does an oak tree grow from? | medium | An acorn | A pine cone | A bean | An egg | An acorn is the nut with the seed of an oak.
What does a sunflower grow from? | easy | A seed | An egg | A stone | A leaf | Each sunflower makes many new seeds.
What is the biggest kind of plant? | easy | A tree | A daisy | Grass | Moss | Some trees are taller than a big church.
Why do farmers pull out weeds? | hard | Weeds take water and light | Weeds make a loud noise | Weeds eat the worms | Weeds scare the cows | Then the crop has more water and light.
How does a dandelion seed travel? | medium | It floats on the wind | It rolls on wheels | It swims up a river | It jumps like a frog | Its white fluff works like a parachute.
How does a sticky bur get to a new place? | medium | It sticks to an animal’s fur | It is blown up by the sun | It walks on roots | It flies with wings | Its tiny hooks hold on to fur and socks.
A squirrel hides an acorn and forgets it. What can happen? | medium | A new oak can grow | It turns into a pine cone | The squirrel gets a tail | A mushroom comes out | Animals help trees when they bury seeds.
What part of a plant is an apple? | medium | The fruit | The root | The leaf | The stem | It has seeds inside, so it is a fruit.
What do we get from trees to build houses? | easy | Wood | Wool | Sand | Glass | Wood comes from the trunk.
Which drink is made from a fruit? | easy | Orange juice | Milk | Cocoa with no sugar | Water | We press the juice out of oranges.
Why do we water plants? | easy | They need it to live | It makes them clean | It scares bugs | It makes them sing | Plants drink water with their roots.
What does a tree do in spring? | medium | It grows new leaves | It drops all its bark | It goes to sleep | It turns to stone | In spring it gets warm, and buds open.
Which one grows in a pond? | hard | A water lily | A cactus | A rose bush | A pine tree | Its leaves float on the pond.
Which one would you find in a hot desert? | medium | A cactus | A water lily | A moss | A fern | A cactus stores water inside.
Which one is cotton cloth made from? | hard | A plant | A sheep | A rock | A fish | Cotton is the white fluff around the seeds of a plant.
What is inside a peach? | easy | A pit with a seed | A small egg | A worm’s nest | A tiny leaf | The hard pit keeps the seed safe.
Which of these foods is not a plant or a part of one? | medium | Fish | Bread | Rice | Beans | Fish are animals. Bread is made from wheat.
Which part of a rose can hurt your finger? | easy | A thorn | A petal | A leaf | A bud | Thorns are sharp. They keep animals from eating the rose.
What do we call all the leaves and plants that cover a lawn? | easy | Grass | Moss | Trees | Ferns | A lawn is made of many grass plants.
Which is the tallest? | easy | An oak tree | A tulip | A blade of grass | A bean plant | Trees have strong trunks, so they can grow tall.
How many seeds does one sunflower make? | medium | Very many | Just one | Zero | Only two | One big flower can have a thousand seeds.
`,
    forms: questionForms,
  }),
];
