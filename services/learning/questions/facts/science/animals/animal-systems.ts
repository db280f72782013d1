import { orderForm, questionForms, termForms } from '#services/learning/questions/facts/common-text-forms.ts';
import { defineTextForms } from '#services/learning/questions/facts/text-forms.ts';

const source = 'OpenStax: Concepts of Biology';
const year = 2013;

/** For grades 7 to 10. */
export const animalSystemForms = [
  ...defineTextForms({
    ...{ id: 'system-term', grades: ['7-8', '9-10'], source, year },
    table: `
term | meaning | example | also
tissue | a group of similar cells that work together | Many muscle cells side by side shorten at the same moment. |
organ | a structure of several tissues with a certain job | A stomach consists of muscle, lining, nerves, and blood vessels. |
homeostasis | the keeping of stable conditions inside the body | A dog pants on a hot day, and its temperature stays nearly the same. | negative feedback
negative feedback | a response that works against a change | When blood sugar rises, the body releases insulin, and blood sugar falls. | homeostasis
diffusion | the movement of particles from where there are many to where there are few | Oxygen passes from the air in the lungs into the blood. |
open circulation | the flow of body fluid through spaces and not only in vessels | A grasshopper’s heart pumps fluid that washes freely around its organs. |
closed circulation | the flow of blood in vessels only | An earthworm’s blood never leaves its network of tubes. |
alveolus | a tiny air sac of a mammal’s lung | Millions of these thin-walled sacs bring air close to the blood. | tissue
countercurrent exchange | a transfer between two fluids that flow in opposite directions | Warm blood on the way to a duck’s foot heats the cold blood coming back. | closed circulation
trachea | a tube that carries air into the body | Air moves through this windpipe on its way to a mammal’s lungs. |
crop | a pouch in which a bird stores swallowed food | A pigeon swallows seeds quickly and digests them later. |
gizzard | a muscular pouch that grinds food | A chicken has no teeth, and swallowed grit helps crush its seeds. |
rumen | the first stomach chamber of a cow, in which microbes digest grass | Cows swallow grass, let microbes work on it, and chew it again. |
kidney | an organ that filters wastes from the blood | A desert mouse makes very little urine, because this organ saves water. |
reflex | a quick, automatic response | You pull your hand from a hot pan before you feel the pain. |
neuron | a cell that carries electrical signals | A long, thin cell takes a message from the spine to the toe. |
hormone | a chemical messenger that travels in the blood | A gland in the neck sends a substance that speeds up the whole body. |
compound eye | an eye made of many small lenses | A dragonfly sees its surroundings through thousands of units. |
internal fertilization | the joining of egg and sperm inside the female’s body | In reptiles and birds, egg and sperm join before the shell is formed. |
external fertilization | the joining of egg and sperm outside the female’s body | Salmon release eggs and sperm into the water of a stream. |
regeneration | the regrowth of a lost body part | A salamander loses a leg and grows a new one. |
budding | asexual reproduction by an outgrowth of the parent | A small hydra grows on the side of a large one and drops off. |
parthenogenesis | development of an egg without fertilization | A female whiptail lizard lays eggs that hatch without any male. |
embryo | an organism in its first stage of development | Three days after laying, a tiny heart already beats in the egg. |
keystone species | a kind of living thing on which many others depend | Where sea otters are gone, urchins eat up the kelp and its animals vanish. |
niche | the role of a species in its community | Two warblers feed in the same tree, one at the top and one at the bottom. |
symbiosis | a close and lasting relationship between two species | Ants live inside a thorn tree, which feeds them and is guarded by them. |
aposematism | warning coloration that tells of a danger | A bright yellow and black frog is left alone by birds that tasted one. |
`,
    forms: termForms,
  }),
  ...defineTextForms({
    ...{ id: 'system-reason', grades: ['7-8', '9-10'], source, year },
    table: `
question | level | answer | w1 | w2 | w3 | why
What is the correct job of red blood cells in mammals? | easy | To carry oxygen | To fight germs | To digest food | To form bones | They are packed with hemoglobin, which binds oxygen.
Why do fish die if their gills dry out? | medium | The gill threads stick together and take up too little oxygen | The gills turn into lungs that cannot expand | Salt from the dry air outside the water poisons their blood | Blood stops flowing in dry animals | Water keeps the thin threads apart, so that they have a large surface.
Why is the surface inside a lung so large? | medium | More gas can pass at the same time | More dust can be collected there | The lung weighs less | The air stays there longer | The many tiny sacs of a human lung have about the area of half a tennis court.
What do muscles do when they work? | easy | They pull by getting shorter | They push by getting longer | They pull and push equally | They fill with air | A muscle can only pull, so muscles work in opposing pairs.
How does a bird’s lung differ from a mammal’s? | hard | Air flows through it in one direction | It has no blood vessels | It takes oxygen from water | Air flows into it only during sleep | Air sacs keep fresh air moving through the lung as the bird breathes in and out.
Why do small mammals such as shrews eat almost all the time? | hard | They lose heat quickly for their size | Their stomachs are too large | They cannot digest plants | They sleep through the whole winter | A small body has a large surface compared with its volume.
Why do desert foxes have very large ears? | medium | Blood in the ears gives off heat | The ears shade their feet | Large ears store water | They make the fox look heavy | Thin ears with many vessels lose heat to the air.
Why do whales have thick blubber? | easy | It holds in body heat | It makes them heavier than water | It stores oxygen | It helps them hear | Fat is a good insulator in cold water and also stores energy.
Which body system carries oxygen and nutrients to cells? | easy | The circulatory system | The skeletal system | The nervous system | The digestive system | Heart, blood, and vessels transport substances.
Which body system breaks food into molecules that can be absorbed? | easy | The digestive system | The respiratory system | The muscular system | The excretory system | Teeth, stomach, and intestine break down food step by step.
Which two body systems mainly coordinate the others? | medium | Nervous and endocrine | Digestive and excretory | Skeletal and muscular | Respiratory and circulatory | Nerves act fast, and hormones act longer.
What do gills, lungs, and a frog’s skin have in common? | medium | Thin, moist surfaces for gas exchange | They work only in water | They are found only in vertebrates | They are protected by hair | Gases must dissolve in moisture to pass through a thin wall.
Why can an earthworm not live in dry soil for long? | medium | It breathes through moist skin | It drinks through its tail | It needs water to see | Its bones become brittle | Oxygen can only pass through its skin if the skin is wet.
How do sponges get food? | medium | They filter it from flowing water | They catch fish with tentacles | They make it from sunlight | They absorb it from the rock below | Cells with whips drive water through pores and catch tiny particles.
What is the function of a fish’s operculum? | hard | It covers and helps ventilate the gills | It controls the depth of the fish | It senses vibrations | It produces eggs | Its movement helps draw water over the gills.
Which trait first made life fully on dry land possible for vertebrates? | hard | An egg with membranes that hold water | Warm blood | Four limbs with toes | A brain that has two large halves | The amniotic egg of reptiles does not need a pond.
Why do most animals that use external fertilization release so many eggs? | medium | Few of them survive | The eggs are very heavy | Each egg becomes two animals | The parents eat most of them | Many eggs are not fertilized or are eaten in open water.
Why do most birds and mammals have few young at a time? | medium | They care for each of them | They have too little blood | Their eggs are all of one size | They live only one year | Care takes energy but lets a larger share of the young survive.
Two species of birds eat the same seeds at one place. What is the relationship called? | easy | Competition | Mutualism | Parasitism | Commensalism | Both need the same limited food.
Why are there fewer eagles than mice in a meadow? | medium | Energy is lost at each feeding level | Eagles are much harder to see | Mice live longer | Eagles need less space | Only about a tenth of the energy passes to the next level.
What is the value of a hard shell for a snail in dry weather? | easy | It slows the loss of water | It collects rain | It cools the air outside | It makes food for the snail | The snail pulls in and closes the opening with slime.
Which animals molt their exoskeleton? | easy | Arthropods | Mollusks | Echinoderms | Annelids | Insects, spiders, and crabs must shed it to grow.
A squid shoots away from danger. How does it move? | medium | It squirts water out of its body | It beats its shell | It rolls along on its eight arms | It walks on tube feet | Jet propulsion pushes the squid in the opposite direction.
What do the wings of a bat and the arms of a human have in common? | medium | They contain the same set of bones | They have the same use | They are covered with feathers | They have hollow bones with air | The shared pattern points to a common ancestor.
What do the wings of a bee and the wings of a bird have in common? | hard | The use but not the structure | The structure but not the use | Both structure and use | The bones inside them | They evolved separately, so they are called analogous.
Which behavior shows trial-and-error learning? | medium | A rat finds its way through a maze faster each day | A newborn calf stands up | A moth circles a lamp | A goose rolls an egg back into its nest by instinct | The rat improves with practice.
An animal stops reacting to a harmless, repeated noise. What is this called? | hard | Habituation | Imprinting | Migration | Instinct | Ignoring what is harmless saves energy.
Why do male deer grow new antlers each year? | medium | To compete for mates | To store fat | To dig for roots in fall | To cool the head | Antlers are shown and used in contests during the mating season.
How does a polar bear’s black skin help it? | medium | It absorbs warmth from sunlight | It hides the bear on snow | It repels seawater | It frightens seals | The fur looks white, but the dark skin beneath takes up heat.
What is a vestigial structure in a whale? | hard | Small hip bones without legs | The blowhole | The fluke of the tail | Baleen plates | They are left over from ancestors with hind legs.
Which group of animals do birds descend from? | easy | Dinosaurs | Bats | Amphibians | Flying fish | Fossils show small dinosaurs with feathers.
Which kind of skeleton does an earthworm have? | hard | A fluid-filled one | A bony one | One of chitin | One of cartilage | Muscles squeeze against the fluid inside its segments.
Which fish have skeletons of cartilage? | medium | Sharks and rays | Salmon and trout | Tuna and cod | Eels and carp | Cartilage is lighter and more flexible than bone.
`,
    forms: questionForms,
  }),
  ...defineTextForms({
    ...{ id: 'system-order', grades: ['7-8'], source, year },
    table: `
name | task | order | why
levels | Which order goes from the simplest level of an animal body to the most complex? | cell, tissue, organ, organ system | Cells form tissues, tissues form organs, and organs form systems.
evolution | In which order did these vertebrates first appear? | fish, amphibians, reptiles, birds | Fossils show fish first, and birds descend from reptiles.
digestion | In which order does food pass through these parts of a bird? | beak, crop, gizzard, intestine | The crop stores food, the gizzard grinds it, and the intestine absorbs nutrients.
insect | In which order does a beetle go through these stages? | egg, larva, pupa, adult | Complete metamorphosis has four stages.
breath | In which order does air pass on its way into a mammal? | nose, trachea, bronchi, alveoli | The windpipe divides into bronchi, and these end in tiny air sacs.
`,
    forms: [orderForm],
  }),
];
