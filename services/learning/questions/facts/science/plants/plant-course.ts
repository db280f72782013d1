import { questionForms, termForms } from '#services/learning/questions/facts/common-text-forms.ts';
import { defineTextForms } from '#services/learning/questions/facts/text-forms.ts';

const source = 'OpenStax: Biology 2e';
const year = 2018;

/** For grades 11 and 12. */
export const plantCourseForms = [
  ...defineTextForms({
    ...{ id: 'course-term', grades: ['11-12'], source, year },
    table: `
term | meaning | example | also
photosystem | a cluster of pigments and proteins that captures light | Antenna pigments pass energy to a special pair of chlorophyll molecules. |
photolysis | the splitting of water in the light reactions | Electrons, protons, and oxygen are released at photosystem II. | photosystem
chemiosmosis | the making of ATP by ions that flow through an enzyme | Protons stream out of the thylakoid and turn ATP synthase. |
rubisco | the enzyme that attaches carbon dioxide to a five-carbon sugar | The most common protein on Earth starts the Calvin cycle. |
photorespiration | the wasteful reaction of rubisco with oxygen | On a hot day with closed pores, the plant loses carbon that it had fixed. |
RuBP | the five-carbon acceptor of carbon dioxide | Five of six sugar products are used to make this compound again. |
G3P | the three-carbon sugar that leaves the Calvin cycle | Two of these molecules can be joined to make glucose. |
C4 pathway | fixing carbon first in one cell type and using it in another | Corn concentrates carbon dioxide in its bundle sheath cells. | bundle sheath
CAM pathway | fixing carbon at night and using it by day | A pineapple opens its pores in the dark and stores malic acid. |
bundle sheath | the ring of cells around the veins of a leaf | In a corn leaf, the Calvin cycle runs in cells around the veins. | C4 pathway
compensation point | the light level at which photosynthesis equals respiration | In dim light, a leaf takes in as much carbon dioxide as it gives off. |
light saturation | the point beyond which a brighter lamp does not raise the rate | Doubling full sunlight does not help this shade plant. |
water potential | a measure of the tendency of a cell or soil to give off moisture | The soil is at −0.3 MPa and the root at −0.6 MPa, so the root drinks. |
symplast | the connected living interior of plant cells | Water moves from cell to cell through plasmodesmata. |
apoplast | the connected cell walls and spaces outside membranes | Water seeps along the walls until the endodermis stops it. |
cavitation | the break of a water column by an air bubble | In a drought, vessels click as their water threads snap. |
guttation | the pressing out of liquid drops at leaf tips | On a still, moist morning, drops hang at the ends of strawberry leaves. |
translocation | the transport of sugars through phloem | Radioactive sugar made in a leaf appears in the root an hour later. |
cultivar | a plant variety bred and kept by people | ‘Honeycrisp’ apples are all grafted from one breeding line. |
totipotency | the ability of one cell to form a whole organism | A single carrot cell in a dish grew into a complete plant. |
callus | a mass of undifferentiated plant cells | Pieces of tobacco in a dish of hormones form a shapeless lump. |
self-incompatibility | the rejection of a plant’s own pollen | An apple tree sets no fruit unless another variety grows nearby. |
polyploidy | having more than two sets of chromosomes | Bread wheat has six sets. |
apomixis | the forming of seeds without fertilization | Most dandelions make seeds that are copies of the parent. |
hypersensitive response | the quick death of infected cells to stop a disease | Around a spot of fungus, leaf cells die and wall it off. |
secondary metabolite | a plant chemical not needed for basic growth | Caffeine in coffee leaves deters insects. |
xerophyte | a plant adapted to dry places | Oleander leaves have sunken pores and a thick cuticle. |
hydrophyte | a plant adapted to life in water | A pond lily has air channels and hardly any wood. |
`,
    forms: termForms,
  }),
  ...defineTextForms({
    ...{ id: 'course-reason', grades: ['11-12'], source, year },
    table: `
question | level | answer | w1 | w2 | w3 | why
What are the products of the light reactions used by the Calvin cycle? | easy | ATP and NADPH | Oxygen and water | Glucose and ADP | Carbon dioxide and NADP | ATP brings energy and NADPH brings electrons for building sugar.
Where does the Calvin cycle take place? | easy | In the stroma | In the thylakoid space | In the cytosol | In the nucleus | Rubisco and the other enzymes are dissolved in the stroma.
Where are the pigments of the light reactions? | easy | In the thylakoid membranes | In the stroma | In the outer envelope | In the vacuole | Photosystems are embedded in the thylakoid membranes.
What is the final electron acceptor of the light reactions? | medium | NADP+ | Oxygen | Water | Carbon dioxide | It takes up electrons and becomes NADPH.
What is the source of electrons for photosystem II? | medium | Water | NADPH | Glucose | Carbon dioxide | Water is split, and oxygen is left over.
How many turns of the Calvin cycle are needed for one molecule of G3P? | hard | Three | One | Six | Two | Each turn fixes one carbon, and G3P has three carbons.
How many carbon dioxide molecules must be fixed to make one glucose? | medium | Six | Three | One | Twelve | Glucose has six carbon atoms.
Why do C4 plants do well in hot, bright places? | hard | They limit photorespiration | They need no water at all | They absorb green light | They have no rubisco | A pump raises carbon dioxide around rubisco.
Which of these is a C4 plant? | medium | Sugarcane | Wheat | Rice | Soybean | Sugarcane and corn use the C4 pathway. The others are C3 plants.
Which of these is a CAM plant? | medium | A cactus | Corn | Wheat | A maple | Cacti and pineapples open their stomata at night.
What happens to the rate of photosynthesis at 50 °C in most plants? | medium | It falls, since enzymes lose their shape | It doubles with each degree | It stays at its maximum for many hours | It rises, since water evaporates | Rubisco and other enzymes work poorly at such heat.
In cyclic electron flow, what is made? | hard | ATP only | NADPH only | Oxygen and ATP | Glucose and NADPH | Electrons return to the chain, so neither NADPH nor oxygen is formed.
What would a poison that makes the thylakoid membrane leaky to protons stop first? | hard | ATP synthesis | Splitting of water | Absorption of light | Opening of stomata | Without a proton gradient, ATP synthase does not turn.
Which way does water move between a cell at −0.8 MPa and one at −0.2 MPa? | hard | Toward the cell at −0.8 MPa | Toward the cell at −0.2 MPa | Equally in both directions | Out of both cells into the air | Water moves to the lower, more negative water potential.
Which values add up to water potential? | medium | Solute and pressure potential | Heat and light potential | Root and leaf area | Mass and volume | Dissolved matter lowers it, and pressure raises it.
What is the water potential of pure water in an open beaker? | easy | Zero | One | Minus one | One hundred | It is the reference point by definition.
Where is the lowest water potential along the path of water through a tree? | medium | In the air outside | In the soil | In the root hairs | In the trunk | Water flows from soil to air down the gradient.
Which force mainly keeps the water column in xylem unbroken? | medium | Hydrogen bonds between molecules | Magnetism of minerals | Pumping by companion cells | Friction with the bark | Cohesion by hydrogen bonds lets water be pulled like a thread.
How is sucrose loaded into phloem against its gradient? | hard | By cotransport with protons | By simple, free diffusion | By osmosis | By gravity | A proton pump builds a gradient, and protons carry sucrose in.
Aphids pierce phloem, and sap comes out by itself. What does this show? | medium | Phloem sap is under pressure | Phloem sap is at rest | Xylem pulls sap downward | Aphids suck very hard | Sap flows from a cut aphid mouthpart, driven by the plant’s pressure.
What does the ABC model explain? | hard | The identity of flower organs | The three stages of seed growth | The types of roots | The kinds of chlorophyll | Three classes of genes in combination set sepals, petals, stamens, and carpels.
In the ABC model, a mutant lacks the B genes. What replaces its petals? | hard | Sepals | Stamens | Carpels | Leaves with roots | In the second whorl, A alone gives sepals.
Why did Mendel’s pea plants breed true before his crosses? | medium | Peas usually pollinate themselves | Peas have only one chromosome | Peas are pollinated by wind | Peas do not form seeds | Self-pollination over many generations made lines uniform.
Why are seedless watermelons sterile? | hard | They are triploid | They have no flowers | They are haploid gametophytes | They lack chlorophyll | Three sets of chromosomes cannot pair properly in meiosis.
Which bacterium do scientists use to move genes into plants? | medium | Agrobacterium | Lactobacillus | Salmonella | Streptococcus | It naturally inserts part of its plasmid into plant DNA.
What is the purpose of Bt genes in corn? | medium | To kill certain insect larvae | To fix nitrogen | To resist frost | To make the corn sweeter | The protein harms caterpillars that eat the plant.
Golden Rice was designed to supply more of what? | medium | Vitamin A | Vitamin C | Iron | Protein | Its grains contain beta-carotene, from which the body makes vitamin A.
Why do monocultures suffer more from disease? | easy | Their plants are genetically alike | Their soil is too rich | They get too much light and rain | Their roots are too deep | A disease that can attack one plant can attack all.
What caused the Irish potato famine of the 1840s? | medium | A water mold called late blight | A locust plague | A virus of apples | A long lack of sunlight | Most fields held one variety that could not resist it.
What was the Green Revolution of the 1960s based on? | medium | High-yield grain varieties and fertilizer | Organic farming of old grain varieties | A ban on irrigation | The farming of algae | Short, strong wheat and rice gave much larger harvests.
Which nutrient shortage makes old leaves turn yellow first? | hard | Nitrogen | Iron | Calcium | Boron | Nitrogen is moved from old leaves to young ones.
Which element is at the center of chlorophyll? | medium | Magnesium | Iron | Copper | Zinc | Without magnesium, leaves turn yellow.
Why does liming help plants on acidic soil? | hard | It raises the pH and frees nutrients | It adds nitrogen gas to the roots | It lowers the pH | It kills all bacteria | Many minerals are hard to take up from very acidic soil.
Which plant group includes about nine in ten living plant species? | easy | Flowering plants | Conifers and ferns | Ferns | Mosses | Some 300,000 species of flowering plants are known.
What did Darwin predict from an orchid with a foot-long nectar tube? | medium | A moth with a tongue as long | A bird with a curved beak | A beetle with strong jaws | A bat without a nose | The hawk moth was found decades later.
Why do desert annuals survive droughts as seeds? | medium | Dormant seeds need hardly any water | Seeds make food from sand | Seeds absorb dew through pores | Seeds grow slowly underground | They germinate only after a good rain.
`,
    forms: questionForms,
  }),
];
