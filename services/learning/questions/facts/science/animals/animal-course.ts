import { questionForms, termForms } from '#services/learning/questions/facts/common-text-forms.ts';
import { defineTextForms } from '#services/learning/questions/facts/text-forms.ts';

const source = 'OpenStax: Biology 2e';
const year = 2018;

/** For grades 11 and 12. */
export const animalCourseForms = [
  ...defineTextForms({
    ...{ id: 'course-term', grades: ['11-12'], source, year },
    table: `
term | meaning | example | also
diploblast | an animal with two embryonic cell layers | A jellyfish develops from an outer and an inner layer only. |
triploblast | an animal with three embryonic cell layers | A beetle embryo has an outer, a middle, and an inner layer. |
acoelomate | an animal without a body cavity | A flatworm is solid between its gut and its body wall. |
spiral cleavage | early division in which new cells sit in the grooves between others | In snail embryos, each tier of cells is turned against the one below. |
Hox gene | a gene that sets the identity of body regions | A change in one of them gives a fly legs where antennae belong. |
exaptation | a trait that came to serve a new use | Feathers probably kept dinosaurs warm before they served for flight. |
adaptive radiation | rapid evolution of many species from one ancestor | One kind of finch gave rise to more than a dozen on the Galápagos. | allopatric speciation
sympatric speciation | the forming of new species without geographic separation | Fruit flies on apples and on hawthorns began to diverge in the same orchard. |
allopatric speciation | the forming of new species in separated places | Squirrels on the two rims of the Grand Canyon became different. |
reproductive isolation | the inability of two groups to have fertile offspring together | Two kinds of fireflies flash different codes and never mate. |
sexual selection | evolution driven by competition for mates | Peahens prefer males with more eyespots, and tails become longer. | handicap principle
handicap principle | the idea that costly signals show quality honestly | Only a strong stag can afford huge antlers. | sexual selection
inclusive fitness | success through one’s own offspring and those of relatives | An aunt that helps raise nieces spreads copies of her genes. | eusociality
reciprocal altruism | helping that is repaid later | A vampire bat shares blood with a roost mate that fed it last week. |
eusociality | a way of life with castes and cooperative brood care | Only the queen of naked mole rats breeds, and workers care for the young. |
K-strategist | a species with few, well-tended offspring near carrying capacity | An elephant has a single calf every four or five years. |
r-strategist | a species with many offspring and little care | A housefly lays hundreds of eggs and leaves them. |
basal metabolic rate | the energy an endotherm uses at rest | A resting mouse uses far more energy per gram than a resting horse. |
osmoregulation | the control of water and salt balance | A shark keeps urea in its blood so that it hardly loses water. |
nephron | the filtering unit of a vertebrate kidney | Each of a million tiny tubes filters blood and takes back most of the water. |
Malpighian tubule | a tube with which insects excrete wastes into the gut | A grasshopper gets rid of nitrogen through thin tubes that open into its intestine. |
hemocyanin | a blue, copper-based oxygen carrier | The blood of a horseshoe crab is blue when it carries oxygen. |
saltatory conduction | the jumping of a nerve signal between gaps in myelin | In a myelinated fiber, the impulse leaps from node to node. |
sliding filament model | the explanation of how actin and myosin shorten a muscle | Actin is pulled past myosin, and the whole fiber gets shorter. |
tetrapod | a vertebrate with four limbs or ancestors that had them | Snakes and whales belong here, although they have lost legs. |
amniote | a vertebrate whose embryo has an amnion | Reptiles, birds, and mammals belong here, and frogs do not. |
lateral line | a sense organ of fish that detects water movement | A blind cave fish notices the pressure wave of an obstacle. |
ampullae of Lorenzini | organs with which sharks sense electric fields | A shark finds a flatfish buried in sand by its weak currents. |
`,
    forms: termForms,
  }),
  ...defineTextForms({
    ...{ id: 'course-reason', grades: ['11-12'], source, year },
    table: `
question | level | answer | w1 | w2 | w3 | why
Why is the group “reptiles” not a clade if birds are left out? | hard | It then lacks some descendants of its common ancestor | It then contains no living species | It then has two or more common ancestors in all | It then includes amphibians | A clade must include all descendants, and birds descend from reptiles.
On a cladogram, what do two species with the most recent branch point share? | easy | A closer common ancestor | The same habitat | The same body size | An entirely equal genome | The more recent the branch point, the closer the relationship.
What does a shared derived trait show? | medium | Membership in the same clade | A similar way of feeding | That both live in one place | That the trait was lost twice | A new trait that arose in an ancestor marks its descendants.
What evidence most often settles how animal phyla are related today? | easy | DNA sequences | Body color | Size of the adult | Number of offspring | Gene comparisons have confirmed some old trees and changed others.
Which clade of protostomes sheds its cuticle? | hard | Ecdysozoa | Lophotrochozoa | Deuterostomia | Chordata | Arthropods and nematodes molt.
What happened during the Cambrian explosion? | medium | Most major animal body plans appear in fossils | Dinosaurs died out in a short time | Mammals became dominant on land | The first single cells arose in the ocean | About 540 million years ago, diverse animals appear within a short time.
In a food chain of grass, vole, and owl, about what share of energy in grass reaches the owl? | medium | 1% | 10% | 50% | 90% | About 10% passes at each step, and a tenth of a tenth is one hundredth.
Hamilton’s rule says helping evolves if benefit times relatedness exceeds what? | hard | The cost to the helper | The number of siblings | The size of the group | The age of the helper | The rule is written rB > C.
What is the relatedness between full siblings with two sets of chromosomes? | medium | 0.5 | 0.25 | 0.75 | 1 | On average, full siblings share half of their alleles by descent.
Of two animals of the same shape, one is half as long. How does its ratio of surface to volume compare? | hard | It is twice as large | It is half as large | It is four times as large | It is the same | Surface falls to a quarter, but volume to an eighth.
What does countercurrent flow in gills keep along the whole surface? | medium | A difference in oxygen concentration | An equal oxygen concentration | A constant water temperature | A low blood pressure | Blood always meets water that holds more oxygen than itself.
What moves along the axon membrane during an action potential? | medium | A wave of depolarization | A stream of red blood cells | A column of air | A flow of glucose | Sodium ions enter, and the change spreads to the next region.
Which ion binds to troponin and starts muscle contraction? | medium | Calcium | Sodium | Chloride | Iron | Calcium moves tropomyosin, so that myosin can bind to actin.
What does ATP do when it binds to a myosin head? | hard | It frees the head from actin | It takes up calcium | It lengthens the muscle | It carries oxygen | Without ATP, the heads stay attached, as in rigor mortis.
Why do animals that dive for long have much myoglobin? | medium | It stores oxygen in muscles | It removes salt from blood | It prevents bone loss | It increases body heat | Seals and whales have dark muscles that hold much oxygen.
Through which gas does rising concentration in blood mainly increase human breathing rate? | medium | Carbon dioxide | Nitrogen | Pure nitrogen | Helium | Dissolved carbon dioxide lowers blood pH, which the brain stem senses.
Which hormone lowers blood sugar? | easy | Insulin | Glucagon | Adrenaline | Thyroxine | Insulin makes cells take up glucose.
Which hormone raises blood sugar between meals? | medium | Glucagon | Insulin | Oxytocin | Melatonin | Glucagon makes the liver release glucose.
Which gland controls many other glands of vertebrates? | easy | The pituitary | The thymus | The pancreas | The pineal | It lies below the brain and answers to the hypothalamus.
What starts and controls the metamorphosis of tadpoles? | hard | Thyroid hormone | Insulin | Growth of lungs | Day length alone | Without thyroid hormone, tadpoles keep growing but do not change.
Which insect hormone triggers molting? | hard | Ecdysone | Insulin | Estrogen | Oxytocin | Together with juvenile hormone it decides what the next stage will be.
Which kind of immunity do all animals have? | medium | Innate immunity | Adaptive immunity | Antibody memory | Vaccination | Only vertebrates have adaptive immunity with antibodies.
What did the experiments of Ivan Pavlov show? | easy | Dogs learn to connect a signal with food | Geese imprint on a person | Bees dance to show direction | Rats inherit a strong fear of cats | He studied classical conditioning.
What did Konrad Lorenz study in geese? | easy | Imprinting | Echolocation | Kin selection | Conditioned salivation | Goslings followed him as if he were their mother.
What did Karl von Frisch explain? | medium | The dance language of bees | The migration of salmon | The song of whales | The web of spiders | He showed that the waggle dance gives direction and distance.
How do salmon find the stream where they hatched? | medium | By its smell | By the color of the water | By following birds | By the sound of waves | They remember the chemical mix of their home stream.
Which cue do migrating birds use besides sun and stars? | medium | Earth’s magnetic field | The moon’s gravity | Air pressure on mountains | The taste of rain | They have a magnetic sense that works on cloudy nights, too.
A population of 400 birds has a carrying capacity of 400. What does the logistic model predict? | hard | Zero growth | Exponential growth | The fastest growth | A sudden crash | At carrying capacity, births and deaths balance.
At which size does a population grow fastest in the logistic model? | hard | Half of the carrying capacity | The carrying capacity | Nearly zero | Twice the carrying capacity | Then both the number of breeders and the free resources are large.
Two species compete for exactly the same niche. What does competitive exclusion predict? | medium | One of them disappears locally | Both grow faster | They merge into one species | Their predators leave | Two species cannot share one niche for long.
Barnacles live lower on rocks when a competitor is removed. What does this show about their niche? | hard | The realized niche was smaller than the fundamental one | The fundamental niche was smaller than the realized one | They had no niche before | Competition made the niche larger | Competition kept them from part of what they could use.
Which sampling method estimates the number of fish in a lake? | medium | Mark and recapture | Counting tree rings | A quadrat on the shore | Radiocarbon dating | The share of marked fish in a second catch gives the total.
In a lake, 50 fish are marked. Of 40 caught later, 10 are marked. How many fish live there? | hard | 200 | 100 | 400 | 2,000 | A fourth of the catch is marked, so the 50 are a fourth of all.
Why do island species often die out when rats arrive? | medium | They have no defenses against such predators | Rats change the island’s climate | They interbreed with rats | They move to the mainland to escape the rats | Ground-nesting birds on islands evolved without egg-eating mammals.
Which feature marks Archaeopteryx as a link between dinosaurs and birds? | medium | Feathers together with teeth | Fur together with a beak | Gills together with wings | Hooves together with claws | It also had a long bony tail.
What does Tiktaalik show? | medium | Features between fish and land vertebrates | Features between birds and mammals | The first flowering plant | The origin of insects | It had fins with wrist-like bones and a neck.
`,
    forms: questionForms,
  }),
];
