import { oddOneOutForm, questionForms, termForms } from '#services/learning/questions/facts/common-text-forms.ts';
import { defineTextForms } from '#services/learning/questions/facts/text-forms.ts';

const source = 'OpenStax: Concepts of Biology';
const year = 2013;

/** For grades 5 to 8. */
export const plantStructureAndKindForms = [
  ...defineTextForms({
    ...{ id: 'kind-term', grades: ['5-6', '7-8'], source, year },
    table: `
term | meaning | example | also
vascular plant | a plant with tubes that carry water and food | A fern can grow tall, because tubes bring water up to its leaves. | angiosperm; gymnosperm
nonvascular plant | a plant without tubes for water and food | Moss stays low and soaks up water like a sponge. |
angiosperm | a plant with flowers and seeds inside a fruit | A cherry tree blooms, and its seeds form inside cherries. | vascular plant; dicot; monocot
gymnosperm | a plant with naked seeds, often in cones | A spruce has no flowers, and its seeds lie bare on scales. | vascular plant
monocot | a flowering plant with one seed leaf | A corn seedling comes up with a single seed leaf, and its veins run side by side. | angiosperm; cotyledon
dicot | a flowering plant with two seed leaves | A bean seedling opens two thick seed leaves first. | angiosperm; cotyledon
cotyledon | a seed leaf that often stores food | Each thick half of a bean feeds the seedling until it is green. | dicot
embryo | the tiny young plant inside a seed | Inside a peanut you can see a tiny root and two tiny leaves. |
anther | the tip of a stamen, where pollen forms | Touch the tip of a lily’s stamen, and your finger turns yellow. | stamen
stigma | the sticky top of a pistil, where pollen lands | A bee brushes grains onto the sticky tip in the middle of the flower. | pistil
ovary | the base of a pistil, which becomes the fruit | After the petals fall, the base of the pistil swells to an apple. | pistil
ovule | the part of a flower that becomes a seed | After fertilization, each of these in a pea flower becomes a pea. |
self-pollination | the transfer of pollen to a flower of the same plant | A pea flower stays closed, and its own grains land on its pistil. | pollination
cross-pollination | the transfer of pollen to another plant of the same kind | A bee carries grains from one apple tree to the next. | pollination
seed dispersal | the spreading of seeds away from the parent plant | A bird eats a cherry here and drops the pit a mile away. |
dormancy | a time when a living seed or bud does not grow | An acorn lies in the cold soil all winter and sprouts in spring. |
vegetative propagation | the growing of new plants from roots, stems, or leaves | A gardener puts a willow twig in water, and it grows roots. |
grafting | the joining of a twig of one plant to the rooted stem of another | A twig of a sweet apple is set on the stem of a hardy one. |
transpiration | the loss of water vapor from leaves | A bag tied around a leafy branch collects drops of water. |
guard cell | one of two cells that open and close a leaf pore | Two bean-shaped cells bend apart, and gases enter the leaf. |
cuticle | the waxy layer on a leaf | Raindrops roll off a holly leaf, and little water is lost from inside. |
chloroplast | the part of a plant cell in which light is used to make sugar | Under a microscope, green grains are seen in each leaf cell. |
tropism | growth of a plant toward or away from something | A stem leans toward a lamp, and a root grows away from light. |
tendril | a thin, coiling part with which a plant holds on | A thin green thread of the pea winds around a wire. | tropism
rhizome | a stem that grows sideways under the ground | Bamboo spreads across a yard by a stem below the soil. |
tuber | a thick underground stem that stores food | A potato has buds called eyes and is full of starch. |
`,
    forms: termForms,
  }),
  ...defineTextForms({
    ...{ id: 'kind-reason', grades: ['5-6', '7-8'], source, year },
    table: `
question | level | answer | w1 | w2 | w3 | why
In which part of a plant cell does photosynthesis take place? | easy | The chloroplast | The nucleus | The cell wall | The vacuole | Chloroplasts contain the chlorophyll that absorbs light.
Which gas enters a leaf through its pores for photosynthesis? | easy | Carbon dioxide | Oxygen | Nitrogen | Pure hydrogen | The carbon of sugar comes from carbon dioxide in the air.
Where does most of the mass of a grown tree come from? | hard | Carbon dioxide and water | Minerals in the soil | Sunlight turned into matter | Worms and dead leaves | Trees build wood from air and water. Soil minerals are only a small part.
How do guard cells help a plant on a dry day? | medium | They close the pores of the leaf | They pump water into the soil | They make extra chlorophyll | They shed the petals | Closed pores keep water vapor inside, but also let in less carbon dioxide.
What pulls water up a tall tree? | hard | Evaporation from its leaves | A pump in its roots like a heart | The weight of its branches | Pressure of the wind on its bark | As water leaves the leaves, more is pulled up through the xylem.
Which tubes carry water and minerals upward? | medium | Xylem | Phloem | Pollen tubes | Stomata | Phloem carries sugar, and xylem carries water.
Which tubes carry sugar from the leaves to the roots? | medium | Phloem | Xylem | Stomata | Root hairs | Roots cannot make sugar, so phloem brings it to them.
What happens in fertilization in a flower? | medium | A sperm cell joins an egg cell | Pollen leaves the anther | A seed begins to sprout | Petals open in the morning | The fertilized egg develops into the embryo of a seed.
What does the ovary of a flower become? | easy | A fruit | A root | A leaf | A petal | The fruit surrounds the seeds that form from the ovules.
Which seed leaf number and vein pattern does a lily, a monocot, have? | hard | One seed leaf and parallel veins | Two seed leaves and parallel veins | One seed leaf and netlike veins | Two seed leaves and netlike veins | Monocots have one cotyledon and veins that run side by side.
Which number of petals is typical of monocots? | hard | Three or six | Four or five | Seven or eight | One or two | Lilies and tulips have flower parts in threes.
Which of these is a gymnosperm? | medium | A pine | A lily | A fern | An oak | Pines have naked seeds in cones.
Which of these reproduces by spores? | easy | A fern | A pine | A rose | A bean | Ferns have no seeds.
How do mosses get water to all their cells? | medium | From cell to cell | Through xylem | Through deep roots | With root hairs | Without tubes, water can travel only a short way.
Why do mosses grow best in damp places? | medium | Their sperm must swim to the eggs | Their flowers need rain to open | Their wood rots if it dries | Their seeds float away | A film of water is needed for fertilization.
What starts the germination of most seeds? | easy | Water, warmth, and oxygen | Light, wind, and salt | Cold, dark, and soil | Bees, pollen, and sugar | Most seeds need no light until the seedling has leaves.
Why do forest wildflowers often bloom in early spring? | medium | Trees have no leaves yet and let light in | The soil is driest in spring | Bees sleep in summer | Frost makes their petals open up widely | Later in the year the forest floor is shaded.
Why do seeds in a fleshy, sweet fruit benefit from being eaten? | easy | The animal carries them away | The animal’s teeth peel them | The fruit stops growing | They are warmed by the animal | Seeds pass through the gut and come out somewhere else.
Why do some desert plants open their pores only at night? | hard | To lose less water | To get more light | To catch moths in them | To keep warm | Cool night air takes less water from the plant.
Why do many rain forest leaves have pointed tips? | medium | Rainwater drips off them | They stab insects | They catch dew for roots | They fold up at noon | Dry leaves are less likely to be covered by mold.
How do water lilies keep their leaves on the surface? | easy | Air spaces make them light | Strong roots push them up | Fish hold them from below | Their pores suck in the wind | Air inside the leaf and stalk gives lift.
Why does a plant in a closed glass jar with light survive for weeks? | hard | It uses again the gases and water it gives off | It needs neither water nor gases for weeks | Glass lets fresh air through | It lives on the glass | Photosynthesis and respiration use each other’s products.
Do plants use oxygen? | medium | Yes, in respiration by day and night | No, they only give it off in the light | Only at noon | Only when they bloom | Plant cells break down sugar for energy with oxygen, as animal cells do.
Which plant response is a quick movement? | medium | A Venus flytrap snaps shut | A stem bends to light | A root grows down | A vine coils over days | Most plant responses are slow growth, but the trap closes in a second.
Why does a houseplant need a larger pot after some time? | easy | Its roots fill the old one | It needs a new color | Its leaves are too green | It wants less soil | Crowded roots cannot take in enough water and minerals.
Why are nurse logs, old fallen trunks, good places for seedlings? | easy | They hold water and minerals | They give off heat and light | They keep all fungi away | They have no neighbors | Rotting wood is like a sponge and releases minerals.
What is the difference between a rhizome and a root? | hard | A rhizome has buds | A rhizome takes in more light | A root stores no food at all | A root grows only upward | A rhizome is a stem, so it has buds from which shoots grow.
Which plant part is an onion mostly made of? | medium | Thick leaves | Swollen roots | Flower buds | Hard seeds | The layers of a bulb are leaves that store food.
Why do gardeners cover soil with straw or bark? | easy | It keeps the soil moist | It lets in more light | It feeds birds | It warms the roots in summer | A cover slows evaporation and keeps weeds down.
Why do plants in a crowded pot grow tall and thin? | medium | They compete for light | They get too many minerals | They want to flower sooner | They have too much water | Each plant stretches to get above its neighbors.
Which step comes between pollination and the forming of a seed? | medium | Fertilization | Germination | Seed dispersal | Transpiration | Sperm from the pollen must first join the egg.
What do fertilizers give to plants? | easy | Minerals such as nitrogen | Sugar for their roots | Light for their leaves | Oxygen for their flowers | Plants make sugar themselves, but they take minerals from the soil.
What do bacteria in the roots of beans and clover do? | hard | Turn nitrogen from air into a usable form | Eat the leaves of the plant from inside | Make the flowers blue | Pump water up to the leaves | The plant feeds the bacteria with sugar in return.
Which part of a dicot seed feeds the young plant? | medium | The cotyledons | The seed coat | The petals | The stamen | The two cotyledons of a bean are full of stored food.
`,
    forms: questionForms,
  }),
  ...defineTextForms({
    ...{ id: 'kind-odd', grades: ['5-6'], source, year },
    table: `
kind | odd | w1 | w2 | w3 | why
gymnosperms | maple | pine | cedar | ginkgo | A maple has flowers and forms its seeds in winged fruits.
flowering plants | fern | grass | oak | cactus | A fern has spores. Grasses and oaks have small flowers.
monocots | bean | corn | tulip | wheat | A bean has two seed leaves.
dicots | corn | bean | rose | sunflower | Corn has one seed leaf and parallel veins.
vascular plants | moss | fern | pine | daisy | Moss has no tubes for water and food.
male parts of a flower | stigma | anther | filament | stamen | The stigma is the top of the pistil.
female parts of a flower | anther | stigma | style | ovary | The anther makes pollen, so it belongs to the stamen.
parts of a seed | petal | embryo | cotyledon | seed coat | Petals belong to the flower.
stems that grow under the ground | carrot | potato | ginger | iris rhizome | A carrot is a root and has no buds along its sides.
plant responses | pollen | growth toward light | growth along a wire | growth away from gravity | Pollen is a powder that carries sperm.
ways to grow plants without seeds | pollination | cutting | grafting | runner | Pollination leads to seeds.
`,
    forms: [oddOneOutForm],
  }),
];
