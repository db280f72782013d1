import {
  oddOneOutForm,
  questionForms,
  wordFormsInLaterGrades,
} from '#services/learning/questions/facts/common-text-forms.ts';
import { defineTextForms } from '#services/learning/questions/facts/text-forms.ts';

const source = 'Encyclopædia Britannica: Plant';
const year = 2024;

/** For grades 3 to 6. */
export const howPlantsLiveForms = [
  ...defineTextForms({
    ...{ id: 'life-word', grades: ['3-4', '5-6'], source, year },
    table: `
word | named | meaning | gap | sign | also
photosynthesis | photosynthesis | the process by which plants make food with light | Green leaves make sugar by ____. | A leaf turns water and a gas from the air into sugar in sunlight. |
chlorophyll | chlorophyll | the green substance that catches light | Leaves are green because they contain ____. | It colors leaves green and takes in the energy of light. |
carbon dioxide | carbon dioxide | the gas that plants take from the air to make food | Leaves take in the gas ____ and give off oxygen. | We breathe this gas out, and leaves take it in. |
oxygen | oxygen | the gas that plants give off and animals breathe in | When plants make food, they give off the gas ____. | Bubbles of the gas that we need to breathe rise from a water plant in light. |
pollination | pollination | the carrying of pollen from one flower part to another | Bees help with the ____ of apple flowers. | A bee carries yellow grains from one apple flower to the next. |
germination | germination | the beginning of growth from a seed | Warmth and water start the ____ of a bean. | The bean swells, its coat splits, and a tiny root comes out. |
stamen | a stamen | the part of a flower that makes pollen | Yellow pollen is made at the tip of the ____. | A thin stalk in the flower carries a little bag of yellow dust. |
pistil | a pistil | the part of a flower in which seeds form | Pollen lands on the sticky top of the ____. | It stands in the middle of the flower, and seeds will form at its base. |
spore | a spore | a tiny cell that grows into a new plant without a flower | A fern has no flowers and grows from a ____. | Under the leaf of a fern, brown dots release a fine dust. |
conifer | a conifer | a tree that has its seeds in cones | A fir is a ____, because its seeds grow in cones. | It has needles, and its seeds lie between woody scales. |
deciduous tree | a deciduous tree | a tree that loses all its leaves in one season | A maple is a ____, so it is bare in winter. | In October it turns red, and in December it stands bare. |
annual | an annual | a plant that lives for one growing season only | Each spring we must plant a new ____, such as a bean. | It sprouts, blooms, makes seeds, and dies in the same year. |
perennial | a perennial | a plant that lives for many years | A peony is a ____ that blooms again each summer. | It comes up from the same roots year after year. |
taproot | a taproot | one thick main root that grows straight down | A carrot is a thick ____. | A dandelion is hard to pull, because one main root goes deep. |
root hair | a root hair | a tiny thread near the tip of a root that takes in water | Water enters a root through a fine ____. | Near the tip, a fuzz of fine threads drinks from the soil. |
compost | compost | rotted plant matter that feeds soil | Old leaves and peels turn into dark ____. | Apple peels and dead leaves rotted to a dark, rich food for the garden. |
producer | a producer | a living thing that makes its own food | In a food chain, grass makes its own food, so it is the ____. | Algae and grass need no other living thing for food. |
`,
    forms: wordFormsInLaterGrades,
  }),
  // Words that a school teaches from grade 5 on. They share the forms, and so the ids, of the table above.
  ...defineTextForms({
    ...{ id: 'life-word', grades: ['5-6'], source, year },
    table: `
word | named | meaning | gap | sign | also
sepal | a sepal | a green leaf that covers a flower bud | Each green ____ folds back when the bud opens. | It looks like a small green leaf under the petals and once covered the bud. |
stoma | a stoma | a tiny opening in a leaf that lets gases in and out | A leaf takes in gas through each tiny ____. | Through tiny holes under the leaf, gases go in and out. |
phototropism | phototropism | growth toward light | A plant bends to the window by ____. | A bean on the windowsill leans toward the glass. |
gravitropism | gravitropism | growth directed by the pull of Earth | A root turns downward by ____. | A pot falls over, and a week later the roots point down again. |
xylem | xylem | the tissue that carries water up from the roots | Water rises through the ____. | Colored water climbs up the tubes of a white celery stalk. |
phloem | phloem | the tissue that carries sugar from the leaves | Sugar moves from leaves to roots through the ____. | Food made in the leaves travels down to the roots in these tubes. |
`,
    forms: wordFormsInLaterGrades,
  }),
  ...defineTextForms({
    ...{ id: 'life-reason', grades: ['3-4', '5-6'], source, year },
    table: `
question | level | answer | w1 | w2 | w3 | why
What do plants need for photosynthesis? | easy | Light, water, and carbon dioxide | Soil, darkness, and oxygen | Sugar, heat, and seeds | Worms, oxygen, and wind | With the energy of light they turn water and carbon dioxide into sugar.
What are the products of photosynthesis? | medium | Sugar and oxygen | Water and light | Carbon dioxide and salt | Soil and starch | The plant uses the sugar, and the oxygen goes into the air.
Why do leaves change color in fall? | medium | The green substance breaks down | They are painted by frost | They take in red soil | They fill up with water | When chlorophyll is gone, yellow and orange colors show.
What happens to a flower after pollination? | medium | It makes seeds and often fruit | It closes and turns into a bud | It grows new petals | It becomes a root | The petals fall off, and seeds begin to form.
How are fern plants different from roses? | medium | Ferns have no flowers or seeds | Ferns have no leaves | Ferns cannot grow in shade | Ferns eat insects | Ferns spread by spores.
How are pine seeds different from apple seeds? | medium | They lie in a cone and not in a fruit | They need no water to grow | They are made without pollen | They are always planted by people | Conifers have no flowers or fruits.
Why are many wind-pollinated flowers small and green? | hard | They need not attract insects | They grow only in the dark | They are not yet ripe | Wind has washed off the color | Grasses give their light pollen to the wind.
Which plants does the wind pollinate? | hard | Grasses and pines | Roses and lilies | Sunflowers and clover | Apples and cherries | They make a lot of very light pollen.
Why is a tomato called a fruit by scientists? | easy | It contains the seeds | It tastes sweet | It grows above the ground | It is red when ripe | A fruit is the part that holds the seeds.
Which of these vegetables is a fruit for a scientist? | medium | Cucumber | Spinach | Carrot | Celery | A cucumber has seeds inside, and it grows from a flower.
What is the main job of root hairs? | medium | To take in more water | To keep worms away | To make the root warm | To store seeds | Thousands of fine hairs give the root a large surface.
Why does a plant wilt on a hot day? | medium | It loses water faster than it takes it in | It makes too much sugar | Its roots grow too long | It makes too much chlorophyll in the sun | Without enough water, cells are limp and leaves hang.
What does the waxy coat of a leaf do? | medium | It keeps water in | It makes the leaf taste good | It lets in more soil | It holds insects | Wax keeps the leaf from drying out.
Why is topsoil with rotted leaves good for plants? | easy | It holds water and minerals | It is always warm | It keeps out the air | It makes its own light | Dead leaves break down into things that plants can use.
What do tree leaves on the forest floor become? | easy | Food for the soil | Roots of new trees | Stones | Seeds | Worms, fungi, and bacteria break them down.
A bean seed is planted upside down. Where will the root grow? | hard | Down | Up | Sideways only | It will not grow | Roots grow down, whatever way the seed lies.
How do strawberry plants spread without seeds? | hard | With runners along the ground | With pollen in the wind | With cones | With spores under leaves | A runner is a stem that grows roots and a new plant.
How can you get a new plant from a potato without seeds? | medium | Plant a piece with an eye | Plant a slice of its skin without eyes | Put a leaf in the oven | Wait for its pollen | The eyes are buds from which new shoots grow.
Why do vines have tendrils? | easy | To hold on and climb | To catch flies | To store water | To make more pollen | Tendrils wrap around a support and lift the plant to the light.
Why do some seeds have wings or fluff? | easy | To ride on the wind | To stay warm | To look like birds | To hold water | Away from the parent, a seedling has more light and space.
Why do some plants have thorns? | easy | To keep animals from eating them | To hold rainwater | To collect pollen | To let in more light and rain | Few animals want to bite a thorny stem.
Which plant part do you eat with crisp, green celery? | medium | A leaf stalk | A root | A flower | A fruit | The crisp stalk carries the leaf of the celery plant.
Which plant part do you eat with a sweet potato? | medium | A root | A seed | A leaf | A flower | It is a thick root that stores food.
Which plant part do you eat with cauliflower? | medium | Flower buds | Seeds | Roots | Young fruits | The white head is a bunch of undeveloped flower buds.
Which plant part do you eat with a walnut? | medium | A seed | A root | A leaf | A stem | The kernel is the seed of the tree.
Which plant part is cinnamon? | hard | Bark | Seed | Root | Petal | The spice is the dried inner bark of a tree.
Where do food chains on land almost always start? | easy | With green plants | With large animals | With rainwater | With mushrooms | Plants catch the energy of the sun, and animals eat the plants.
What would become of animals if all plants died? | easy | They would run out of food and oxygen | They would learn to make food from light | They would eat more meat and be fine | They would breathe carbon dioxide | Even meat eaters depend on prey that eats plants.
Which plants have no real roots, stems, or flowers? | hard | Mosses | Grasses | Palms | Roses | Mosses soak up water like a sponge and stay small.
Why do farmers bring beehives to an orchard? | medium | Bees pollinate the fruit trees | Bees eat up harmful insects | Bees keep birds away | Bees water the flowers | More flowers turn into fruit when bees visit them.
`,
    forms: questionForms,
  }),
  ...defineTextForms({
    ...{ id: 'life-odd', grades: ['3-4'], source, year },
    table: `
kind | odd | w1 | w2 | w3 | why
parts of a flower | root hair | stamen | petal | pistil | Root hairs grow on roots, under the ground.
needed for photosynthesis | darkness | light | water | carbon dioxide | Photosynthesis stops in the dark.
conifers | oak | spruce | fir | pine | An oak has acorns and broad leaves.
deciduous trees | spruce | maple | birch | oak | A spruce keeps its needles in winter.
plants that grow from spores | daisy | fern | moss | horsetail | A daisy has flowers and seeds.
fruits for a scientist | radish | pumpkin | tomato | pepper | A radish is a root. The others hold seeds.
`,
    forms: [{ ...oddOneOutForm, ask: 'Three of these are {kind}: {list(odd,w1,w2,w3)}. Which one is not?' }],
  }),
];
