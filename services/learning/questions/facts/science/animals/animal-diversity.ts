import { questionForms, termForms } from '#services/learning/questions/facts/common-text-forms.ts';
import { defineTextForms } from '#services/learning/questions/facts/text-forms.ts';

const source = 'OpenStax: Biology 2e';
const year = 2018;

/** For grades 9 to 12. */
export const animalDiversityForms = [
  ...defineTextForms({
    ...{ id: 'diversity-term', grades: ['9-10', '11-12'], source, year },
    table: `
term | meaning | example | also
phylum | a rank of classification between kingdom and class | Chordata and Arthropoda are two groups of this rank. |
clade | a group made of an ancestor and all its descendants | Birds, crocodiles, and their last common ancestor with all its descendants form one. |
cladogram | a branching diagram of how groups are related | Its branch points stand for common ancestors. |
notochord | a flexible rod that supports the back of a chordate embryo | Lancelets keep this rod all their lives, and in humans it becomes part of the disks. |
pharyngeal slits | openings in the throat region of chordate embryos | In fish they develop into gills. |
coelom | a body cavity lined by mesoderm | An earthworm’s gut hangs in a fluid-filled space that mesoderm lines on all sides. |
germ layer | one of the first cell layers of an embryo | The outer one of three forms skin and nerves. | ectoderm; endoderm; mesoderm
ectoderm | the outer cell layer of an early embryo | It gives rise to the skin and the nervous system. | germ layer
endoderm | the inner cell layer of an early embryo | It gives rise to the lining of the gut. | germ layer
mesoderm | the middle cell layer of an early embryo | It gives rise to muscle and bone. | germ layer
blastula | a hollow ball of cells in early development | After many divisions, the embryo is a sphere around a fluid-filled space. |
gastrulation | the inward folding that forms the embryo’s layers | Cells of the hollow ball move inward and begin to form a gut. |
protostome | an animal in whose embryo the first opening becomes the mouth | Mollusks and arthropods develop in this way. |
deuterostome | an animal in whose embryo the first opening becomes the anus | Sea stars and vertebrates develop in this way. |
cephalization | the concentration of nerves and senses at the front end | A planarian has eyespots and nerve clusters in its head. |
segmentation | a body plan of repeated units | Earthworms and centipedes show a row of similar units. |
mantle | the tissue of a mollusk that may secrete a shell | In an oyster, it also lays down layers of pearl. |
radula | a tongue-like scraping organ of many mollusks | A snail rasps algae from the glass of an aquarium. |
chitin | the tough carbohydrate of insect exoskeletons | A beetle’s cover consists mainly of this material. |
swim bladder | a gas-filled sac that controls buoyancy in bony fish | A perch adds gas to it and rises without effort. |
amnion | the fluid-filled membrane around the embryo of reptiles, birds, and mammals | The embryo floats in its own small pond inside the egg. |
placenta | the organ through which a mammal embryo exchanges substances with its mother | Oxygen and nutrients reach the fetus here, although the bloods do not mix. |
torpor | a short-term drop in body temperature and activity | A hummingbird lets its body cool on a cold night. |
altricial young | offspring that hatch or are born helpless | Newly hatched robins are naked and blind. |
precocial young | offspring that are well developed at birth or hatching | Ducklings run and feed within hours after hatching. |
kin selection | evolution of traits that help relatives survive | A ground squirrel warns its sisters, although the call draws attention. |
optimal foraging | feeding in a way that gains the most energy for the effort | Crows drop large whelks, which break with fewer drops. |
sexual dimorphism | a visible difference between males and females of a species | Male cardinals are red, and females are brown. |
`,
    forms: termForms,
  }),
  ...defineTextForms({
    ...{ id: 'diversity-reason', grades: ['9-10', '11-12'], source, year },
    table: `
question | level | answer | w1 | w2 | w3 | why
Which structures do all chordates have at some stage? | medium | A notochord and a dorsal nerve cord | A backbone and a jaw | An exoskeleton and antennae | Lungs, hair, and a warm coelom | Pharyngeal slits and a tail behind the anus belong to the list, too.
Which animals are chordates but not vertebrates? | hard | Lancelets and tunicates | Squids and octopuses | Sharks and rays | Sea stars and sea urchins | They have a notochord at some stage but never a backbone.
Which phylum is most closely related to chordates? | hard | Echinoderms | Arthropods | Mollusks | Annelids | Of these phyla, only echinoderms are deuterostomes like us.
Which phylum contains both earthworms and leeches? | easy | Annelida | Nematoda | Cnidaria | Mollusca | Both have bodies of ring-shaped segments.
Which phylum contains squids, snails, and clams? | easy | Mollusca | Arthropoda | Echinodermata | Cnidaria | Mollusks have a muscular foot, a mantle, and a visceral mass.
Which phylum contains hydras and corals? | easy | Cnidaria | Porifera | Chordata | Annelida | Cnidarians have stinging cells and radial symmetry.
Which phylum contains the sponges? | easy | Porifera | Cnidaria | Mollusca | Chordata | The name means “bearing pores.”
Which phylum contains roundworms such as C. elegans? | medium | Nematoda | Annelida | Platyhelminthes | Arthropoda | Roundworms have no segments and a tough cuticle that they shed.
Which phylum contains tapeworms and planarians? | medium | Platyhelminthes | Nematoda | Annelida | Echinodermata | Flatworms are flat and have no body cavity.
Why are sponges placed apart from most other animals? | hard | They have no true tissues | They have no cells | They make their own food | They have a backbone | Their cells work together, but do not form tissues or organs.
What does a three-chambered heart mix to some degree? | medium | Blood with much and with little oxygen | Blood and lymph | Air and blood | Sea water and blood plasma | In most amphibians and reptiles, both kinds of blood meet in one ventricle.
Which reptiles have a heart with four chambers? | hard | Crocodiles | Turtles | Lizards | Snakes | Crocodiles share this trait with birds, their closest living relatives.
In which form do most bony fish excrete nitrogen waste? | hard | Ammonia | Uric acid | Urea | Creatine | Ammonia is poisonous but is quickly diluted in water.
In which form do adult mammals excrete most nitrogen waste? | medium | Urea | Uric acid | Ammonia | Nitrate | The liver makes urea, which is less poisonous and dissolves in urine.
Why is uric acid a good form of waste for birds? | hard | It saves water and weight | It provides extra energy | It is a strong poison | It dissolves very well | It is excreted as a paste that hardly needs any water.
How do marine bony fish replace the water they lose? | hard | They drink seawater and excrete salt | They absorb rain at the surface | They produce it in the swim bladder | They stop breathing for hours | Their gills pump out extra salt.
What does a freshwater fish constantly have to get rid of? | medium | Water that enters by osmosis | Salt that enters by diffusion | Heat from its muscles | Oxygen in its blood | Its body fluid is saltier than the water around it.
Which mammals lay eggs? | easy | Platypuses and echidnas | Opossums and kangaroos | Bats and moles | Whales and seals | They are monotremes and feed the hatched young with milk.
Which order of mammals has the most species? | medium | Rodents | Primates | Carnivores | Whales | About two in five mammal species are rodents.
What sets insects apart from other arthropods? | easy | Three body parts and six legs | Eight legs and two body parts | Two pairs of antennae | One pair of legs on each segment | The legs and wings are attached to the thorax.
Which arthropods have two pairs of antennae? | medium | Crustaceans | Insects | Spiders | Centipedes | Lobsters and shrimp have two pairs, insects one, and spiders none.
Which trait did birds inherit from dinosaurs? | medium | Feathers | Four-chambered eggs | Hair | Mammary glands | Many fossils of dinosaurs related to birds show feathers.
What are convergent traits? | medium | Similar solutions in unrelated lines | Traits that disappear with age | Traits shared by siblings only | Differences within one species | Sharks and dolphins both have streamlined bodies because both swim fast.
Two closely related species live in different places and become more and more unlike. What is this called? | hard | Divergent evolution | Convergent evolution | Coevolution | Artificial selection | Different surroundings select for different traits.
Flowers get longer tubes as moths get longer tongues. What is this called? | medium | Coevolution | Succession | Imprinting | Competition | Each species drives changes in the other.
How do honeybee workers that never reproduce pass on genes? | hard | They help relatives that share their genes | They lay eggs in other hives | They change the genes of the queen | They mate with drones in winter | Kin selection explains such helping behavior.
Why does a cuckoo’s host often fail to notice the strange egg? | medium | The egg looks like its own | The host cannot see colors | The egg is laid at noon | The cuckoo hides it underground | Eggs that match are more often accepted, so selection favors mimicry.
A dog salivates at the sound of a bell that used to come with food. What kind of learning is this? | easy | Classical conditioning | Operant conditioning | Imprinting | Habituation | A neutral signal has become linked with food.
A rat presses a lever to get food. What kind of learning is this? | medium | Operant conditioning | Classical conditioning | Imprinting | Insight | The animal links its own action with a reward.
A chimpanzee stacks boxes to reach a banana without having tried before. What is this called? | medium | Insight | Habituation | Imprinting | A reflex | It solves a new problem by combining what it knows.
Sea turtles lay many eggs. Which pattern of deaths do they show? | hard | High loss early and long life for survivors | Low loss until old age | Equal loss at each age until they die | No loss after hatching | Such species are said to have a type III curve.
Which factor limits a deer population more strongly the denser it gets? | medium | Competition for food | A large forest fire | A flood | A hard frost | Disease and competition depend on density, but weather does not.
Why do corals turn white when water is too warm? | medium | They lose their algae partners | They freeze on the inside | Salt covers them | Fish eat their shells | The algae feed the coral and give it color.
What is a likely result if wolves return to a park with too many elk? | medium | Young willows and aspens grow back | All elk die within a year | Grass stops growing | Bears stop eating berries there | Fewer elk browse in one place, so young trees survive.
What does a long-term drop in amphibians often signal? | medium | Pollution or disease in the habitat | A lack of sunlight in summer | Too many plants | Stronger gravity | Their thin, moist skin makes them sensitive to changes.
`,
    forms: questionForms,
  }),
];
