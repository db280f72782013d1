import { questionForms, termForms } from '#services/learning/questions/facts/common-text-forms.ts';
import { defineTextForms } from '#services/learning/questions/facts/text-forms.ts';

const source = 'OpenStax: Biology 2e';
const year = 2018;

/** For grades 9 to 12. */
export const plantReproductionAndEvolutionForms = [
  ...defineTextForms({
    ...{ id: 'evolution-term', grades: ['9-10', '11-12'], source, year },
    table: `
term | meaning | example | also
alternation of generations | a life cycle that switches between haploid and diploid bodies | A fern’s leafy plant makes spores, and these grow into a tiny second kind of plant. |
sporophyte | the diploid generation that makes spores | The leafy fern plant has two sets of chromosomes. |
gametophyte | the haploid generation that makes eggs and sperm | The green carpet of a moss has one set of chromosomes. |
sporangium | a case in which spores form | The brown dots under a fern leaf are groups of such cases. |
antheridium | the structure in which moss sperm form | At the tip of a male moss, sperm mature in a small sac. |
archegonium | the flask-shaped structure that holds a moss egg | A sperm swims down its neck to reach the egg. |
double fertilization | the joining of one sperm with the egg and another with two nuclei | One pollen grain starts both the embryo and its food tissue. |
endosperm | the food tissue in the seed of a flowering plant | The starchy part of a corn kernel feeds the embryo. |
pollen tube | the outgrowth that brings sperm cells to the ovule | From a grain on the stigma, a thread grows down through the style. |
integument | the layer of an ovule that becomes the seed coat | The outer cover of the ovule hardens as the seed ripens. |
perfect flower | a flower with both stamens and pistils | A lily has pollen and ovules in the same bloom. |
dioecious plant | a species with male and female flowers on separate individuals | Only the female holly bushes bear berries. |
monoecious plant | a species with male and female flowers on one individual | A corn plant has tassels at its top and ears lower down. |
composite flower | a head made of many tiny flowers | Each seed of a sunflower comes from its own small floret. |
pericarp | the wall of a fruit | In a peach, it has a skin, a juicy layer, and a stony one. |
bryophyte | a plant without vascular tissue, such as a moss | Liverworts hug the wet ground and have no xylem. |
lycophyte | a seedless vascular plant of an old line with small one-veined leaves | Clubmosses are small relatives of trees that became coal. |
seedless vascular plant | a plant with xylem that spreads by spores | Horsetails have tubes for water but no seeds. | lycophyte
secondary growth | an increase in thickness by new wood and bark | A young stem as thin as a pencil becomes a trunk two feet wide. |
primary growth | an increase in length at the tips | Each spring, the shoots of an oak get longer. |
apical dominance | the suppression of side buds by the main bud | A spruce keeps one leading shoot until its tip is cut off. |
parenchyma | living plant tissue with thin walls for storage and photosynthesis | The soft flesh of a potato consists of such cells. |
collenchyma | living plant tissue with unevenly thick walls for flexible support | The strings of a celery stalk are made of such cells. |
sclerenchyma | dead, lignin-hardened plant tissue for stiff support | The grit in a pear and the fibers of hemp are made of such cells. |
Casparian strip | a waxy band that makes water pass through root cells | Minerals cannot slip between cells into the center of the root. |
companion cell | the cell that keeps a sieve tube element alive | Beside each sugar-carrying tube lies a small cell with a nucleus. |
pressure flow | the movement of sugar from source to sink as sap is pushed along | Sugar loaded in a leaf draws in water, which drives the sap toward the roots. |
vernalization | a need for cold before flowering | Winter wheat blooms only after weeks of low temperature. |
`,
    forms: termForms,
  }),
  ...defineTextForms({
    ...{ id: 'evolution-reason', grades: ['9-10', '11-12'], source, year },
    table: `
question | level | answer | w1 | w2 | w3 | why
From which organisms did land plants evolve? | medium | Green algae | Red seaweed | Fungi | Blue-green bacteria | Plants and green algae share chlorophylls, starch, and cell walls of cellulose.
Which problem did the cuticle solve for the first land plants? | easy | Drying out | Lack of light | Too much carbon dioxide | Lack of minerals | In air, water evaporates from any unprotected surface.
Which trait let plants grow tall? | easy | Vascular tissue with lignin | Spores with thick walls | Leaves without pores | Sperm with tails | Stiff xylem carries water and supports the stem.
Which generation is dominant in mosses? | medium | The gametophyte | The sporophyte | The embryo | The seedling | The green moss plant is haploid.
Which generation is dominant in flowering plants? | medium | The sporophyte | The gametophyte | The pollen grain | The embryo sac | The plants that we see are diploid sporophytes.
What is the male gametophyte of a flowering plant? | hard | The pollen grain | The whole stamen | The anther | The petal | It consists of only a few cells and produces two sperm.
Why did seeds give plants an advantage on land? | medium | The embryo is protected and fed | They need water to be fertilized | They are lighter than spores | They do not need parents | Seeds can wait out bad times and carry food with them.
Why do seed plants not depend on water for fertilization? | medium | Pollen carries the sperm | Their eggs can swim | Sperm crawl over leaves | Rain always falls in spring | Pollen travels through air or with animals.
How many sets of chromosomes does the endosperm of most flowering plants have? | hard | Three | One | Two | Four | A sperm nucleus joins two polar nuclei.
How many sets of chromosomes does a fern spore have? | medium | One | Two | Three | Four | Spores come from meiosis, so they are haploid.
By which division does a sporophyte make spores? | medium | Meiosis | Mitosis | Budding | Binary fission | Meiosis halves the number of chromosomes.
By which division does a gametophyte make gametes? | hard | Mitosis | Meiosis | Binary fission | Fragmentation | It is already haploid, so mitosis keeps one set.
How many haploid nuclei does the typical embryo sac of a flower have? | hard | Eight | Two | Four | Three | Three divisions of one haploid cell give eight nuclei.
Which of these fruits is an aggregate fruit of many small drupes? | hard | A raspberry | A tomato | A cherry | A pea pod | Each bump of a raspberry comes from its own pistil.
Why is a strawberry unusual among fruits? | medium | Its red flesh is not from the ovary | It has no seeds at all | It grows from a root | It forms without any open flower | The flesh is the swollen flower base, and the small dots are the true fruits.
Which cells of phloem have no nucleus when mature? | hard | Sieve tube elements | Companion cells | Guard cells | Root hair cells | Their companion cells keep them alive.
Which xylem cells are dead when they work? | medium | Vessel elements | Companion cells | Guard cells | Palisade cells | Only their hollow, hardened walls are left as pipes.
Which theory explains the rise of water in tall trees? | medium | Cohesion-tension | Root suction | Capillary heat | Pressure flow | Water molecules cling together and are pulled up by transpiration.
In spring, sugar moves from the roots of a maple to its buds. What are the roots then? | hard | A source | A sink | A meristem | A cortex | A source supplies sugar, and a sink uses it.
What do open stomata trade for carbon dioxide? | easy | Water | Sugar | Light | Minerals | Each opening that lets in carbon dioxide lets out water vapor.
What drives the opening of guard cells? | hard | Uptake of potassium ions and water | Loss of sugar and salt | Contraction of muscle fibers | Heat from the soil | Swollen guard cells bow apart.
Which pigment senses red and far-red light in plants? | hard | Phytochrome | Chlorophyll b | Carotene | Anthocyanin | Phytochrome tells a plant about shade and the length of the night.
A short-day plant gets a flash of red light in the middle of a long night. What happens? | hard | It does not flower | It flowers earlier | It drops its leaves | It grows new roots | Such plants measure the unbroken night.
Which hormone delays the aging of leaves and promotes cell division? | hard | Cytokinin | Ethylene | Abscisic acid | Florigen | Cytokinins made in roots move up the plant.
Why are bananas shipped green and away from ripe fruit? | medium | Ethylene from ripe fruit would ripen them | Ripe fruit would take their water | Light would turn them brown | Green fruit contains no sugar at all | Ethylene is a gas that spreads from fruit to fruit.
What do gardeners use auxin-like powders for? | medium | To make cuttings form roots | To kill insects | To sweeten unripe fruit | To bleach leaves | Auxin starts root growth at the cut.
Which experiment showed that plants gain mass mainly not from soil? | medium | Van Helmont’s willow in a pot | Mendel’s crossing of peas | Pasteur’s flask with a bent neck | Hooke’s look at cork | The willow gained 164 pounds, but the soil lost only two ounces.
What did Joseph Priestley show with a mint plant in a closed jar? | medium | Plants restore air that a candle has used up | Plants grow without any light for weeks | Plants take nitrogen from air | Plants breathe like mice | The plant gave off the gas that we now call oxygen.
Which wavelengths drive photosynthesis best? | medium | Red and blue | Green and yellow | Infrared | Ultraviolet only | The action spectrum follows the absorption of chlorophyll.
What is the role of carotenoids in leaves? | medium | They absorb extra wavelengths and protect chlorophyll | They carry water to the veins and let sugar out | They make roots grow | They open the stomata | In fall they become visible when chlorophyll breaks down.
Why does polyploidy often lead to new plant species? | hard | The plants can no longer cross with their parents | Their leaves fall off too soon | They lose all their chromosomes in one season | They cannot be pollinated by any plant | A plant with four sets has few fertile offspring with one that has two.
Which family do beans, peas, and clover belong to? | easy | Legumes | Grasses | Roses | Lilies | Their fruits are pods, and their roots house nitrogen-fixing bacteria.
Which family feeds most people in the world? | easy | Grasses | Roses | Orchids | Pines | Wheat, rice, and corn are grasses.
Which part of the world’s wheat plant is ground to flour? | easy | The grain | The stem | The root | The leaf | The grain is a dry fruit with a starchy endosperm.
`,
    forms: questionForms,
  }),
];
