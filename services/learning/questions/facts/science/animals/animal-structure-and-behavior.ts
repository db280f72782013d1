import { oddOneOutForm, questionForms, termForms } from '#services/learning/questions/facts/common-text-forms.ts';
import { defineTextForms } from '#services/learning/questions/facts/text-forms.ts';

const source = 'OpenStax: Concepts of Biology';
const year = 2013;

/** For grades 5 to 8. */
export const animalStructureAndBehaviorForms = [
  ...defineTextForms({
    ...{ id: 'structure-term', grades: ['5-6', '7-8'], source, year },
    table: `
term | meaning | example | also
bilateral symmetry | a body plan with matching left and right halves | A line from head to tail divides a butterfly into two mirror images. |
radial symmetry | a body plan with parts arranged around a center | A sea star can be cut into equal halves along several lines. |
endoskeleton | a frame of bones inside the body | A cat’s bones grow with it and are covered by muscle. |
endotherm | an animal that keeps warm mainly with heat made by its own body | A chickadee stays at about the same warmth on a freezing day. |
ectotherm | an animal whose warmth comes mainly from its surroundings | A lizard moves slowly on a cold morning until the sun warms it. |
cnidarian | a soft animal with stinging cells, such as a jellyfish | A sea anemone stings small fish with its tentacles. | ectotherm
mollusk | a soft-bodied animal, often with a shell, such as a clam | A snail has a soft body with a muscular foot and a shell. | ectotherm
annelid | a worm whose body is made of ring-shaped segments | An earthworm’s body is a long row of similar rings. | ectotherm
arthropod | an animal with jointed legs and an outer skeleton | A spider, a shrimp, and a beetle all have jointed legs and a hard cover. | ectotherm
echinoderm | a spiny-skinned sea animal with tube feet | A sea urchin walks over rocks on hundreds of tube feet. | ectotherm
sponge | a simple animal that filters water through pores | It has no mouth and no nerves, and it strains food from the water. | ectotherm; filter feeder
monotreme | a mammal that lays eggs | A platypus has fur and makes milk, but its young hatch from eggs. |
marsupial | a mammal whose tiny newborns grow on in a pouch | A newborn opossum crawls to its mother’s pouch and stays there for weeks. |
placental mammal | an animal whose young grow inside the mother until well developed | A foal grows for eleven months inside the mare and can soon stand. |
filter feeder | an animal that strains tiny food from water | A baleen whale sieves krill out of huge mouthfuls of the sea. | placental mammal
parasite | an animal that lives on or in another one and harms it | A tick drinks the blood of a dog. | arthropod
mutualism | a partnership in which both partners benefit | A cleaner fish eats pests off a larger fish, which gets clean. | symbiosis
commensalism | a relationship in which one gains and the other is not affected | Barnacles ride on a whale, which does not seem to notice them. | symbiosis
territory | an area that an animal defends against others of its kind | A robin chases other robins out of the yard where it nests. |
courtship | behavior that attracts a mate | A male peacock spreads his tail and shakes it in front of a hen. |
imprinting | learning early in life to follow a parent | Goslings follow the first large moving thing that they see. | conditioning
conditioning | learning to connect one thing with another | A dog’s mouth waters when it hears the can opener. | imprinting
pheromone | a chemical that carries a message to others of the same kind | Ants follow the scent trail that a nest mate laid to some sugar. |
echolocation | finding things by the echoes of one’s own calls | A bat catches a moth in complete darkness. |
molting | shedding an old outer cover to replace it | A crab leaves its old shell and hides until the new one is hard. |
estivation | a resting state during hot, dry times | A lungfish lies in dried mud and waits for the rains. |
`,
    forms: termForms,
  }),
  ...defineTextForms({
    ...{ id: 'structure-reason', grades: ['5-6', '7-8'], source, year },
    table: `
question | level | answer | w1 | w2 | w3 | why
Which features do all mammals share? | easy | Hair and milk for their young | Live birth and four legs | Lungs and a long tail | Fur and sharp teeth | Even whales have a few hairs. A platypus lays eggs, and bats have wings.
Which features do all birds share? | easy | Feathers and a beak | Flight and song | Webbed feet and hollow teeth | Bright colors and long legs | Some birds cannot fly or sing, but each has feathers and a toothless beak.
Why are the bones of most birds hollow? | medium | A light skeleton makes flight easier | Hollow bones store water | The birds would sink otherwise | Hollow bones keep out heat | Struts inside keep the bones strong although they are light.
What is the largest group of animals by number of species? | medium | Insects | Mammals | Fish | Birds | About a million kinds of insects have been described.
Which animal group has a water-filled system of tube feet? | hard | Echinoderms | Mollusks | Arthropods | Annelids | Sea stars and sea urchins move with water pressure in their tube feet.
How many chambers does the heart of a mammal have? | medium | Four | Two | Three | One | Four chambers keep oxygen-rich and oxygen-poor blood apart.
How many chambers does the heart of a fish have? | hard | Two | Three | Four | Five | A fish heart pumps blood to the gills and from there to the body.
Why do reptile eggs not dry out on land? | medium | They have a leathery or hard shell | They are laid in salt water | They are covered with feathers | They are watered by the mother | Shell and membranes hold the water in and let gases pass.
Why must frogs lay their eggs in water or wet places? | medium | The eggs have no shell | Tadpoles eat only fish | The eggs must be cold | Frogs cannot dig | Without a shell, the jelly-like eggs would dry out in air.
What does an insect use to take in oxygen? | hard | Tiny tubes that open on its sides | Two lungs in its chest | Gills under its wings | Its wide mouth and throat | Air enters through openings and flows in tubes to the cells.
What advantage does an endotherm have in cold weather? | medium | It can stay active | It needs no food | It can breathe slower | It never gets thirsty | Its own heat keeps muscles and nerves working.
What is the cost of being an endotherm? | hard | It needs much more food | It must live in water | It cannot move at night | It grows only in summer | Making heat uses up a lot of energy from food.
Which relationship hurts one partner and helps the other? | easy | Parasitism | Mutualism | Commensalism | Migration | A flea feeds on a cat, and the cat only suffers from it.
Which relationship helps both partners? | easy | Mutualism | Parasitism | Predation | Competition | A bee gets nectar, and the flower gets pollinated.
A caterpillar has spots that look like the eyes of a snake. How does this help? | easy | It scares birds away | It helps it see behind | It attracts other caterpillars | It keeps it warm | Birds avoid what looks like a dangerous animal.
Which change in its surroundings tells many birds to start migrating? | hard | Shorter days | The phases of the moon | The first thunder | The smell of snow | Day length changes in the same way each year, so it is a reliable signal.
Why do male songbirds sing in spring? | medium | To claim a territory and attract a mate | To wake up their chicks for school | To warn of coming rain | To learn from other animals | Singing tells rivals to stay away and females to come.
What do honeybees tell each other with a waggle dance? | medium | Where to find flowers | That a storm is coming | How old the queen is | When to go to sleep | The angle and length of the dance show direction and distance.
Why are many deep-sea animals able to make light? | medium | No sunlight reaches them there | They must heat the water | They eat shining stones | They want to look up at the sky | They use light to find food, mates, or a way to escape.
What do bright red and black bands on a harmless snake imitate? | medium | A coral snake | A garter snake | A black cat | A red maple leaf | Predators that avoid the dangerous snake leave the harmless one alone.
What do fish have along their sides that senses movement in water? | hard | The lateral line | The swim bladder | The dorsal fin | The gill cover | It feels small changes of pressure from other animals nearby.
In which animals do young grow in a pouch? | easy | Marsupials | Monotremes | Rodents | Amphibians | Kangaroos, koalas, and opossums are marsupials.
Which of these animals has radial symmetry? | medium | A jellyfish | A lobster | A salmon | A butterfly | Its parts are arranged around a center, as in a wheel.
What do a spider, a crab, and a bee have in common? | medium | Jointed legs and an exoskeleton | Six legs and one pair of wings | Eight legs and silk | Gills and a shell | All three are arthropods.
What is the job of a queen bee? | easy | To lay eggs | To guard the door | To collect nectar | To build wax cells | All bees of a hive are her offspring. Workers do the other jobs.
What happens when a predator disappears from a habitat? | medium | Its prey becomes more numerous | Its prey dies out at once | Plants grow taller than before | The weather turns warmer | More prey survive, and these may then eat too many plants.
Why can a gecko walk up a glass wall? | hard | Fine hairs on its toes cling to it | Its toes give off a strong glue | It has claws that cut glass | It is lighter than air | Millions of tiny hairs touch the glass so closely that they stick.
What does a snake do when it flicks its tongue? | medium | It smells the air | It tastes its own skin | It cools its mouth | It calls to others | The tongue carries scent to an organ in the roof of its mouth.
`,
    forms: questionForms,
  }),
  ...defineTextForms({
    ...{ id: 'phylum-odd', grades: ['5-6', '7-8'], source, year },
    table: `
kind | odd | w1 | w2 | w3 | why
mollusks | barnacle | octopus | clam | slug | A barnacle has jointed legs inside its shell. It is an arthropod.
arthropods | earthworm | centipede | crayfish | spider | An earthworm is soft and has no jointed legs. It is an annelid.
cnidarians | sea star | jellyfish | coral | sea anemone | A sea star is an echinoderm with tube feet and no stinging cells.
echinoderms | jellyfish | sea urchin | sea star | sand dollar | A jellyfish has stinging cells. It is a cnidarian.
marsupials | beaver | koala | opossum | wombat | A beaver is a placental mammal without a pouch.
endotherms | alligator | robin | whale | mouse | An alligator is a reptile that must warm itself in the sun.
ectotherms | walrus | turtle | frog | carp | A walrus is a mammal and makes its own heat.
learned behaviors | a spider spinning a web | a dog fetching a ball | a crow using traffic to crack nuts | a parrot saying a name | A spider spins without ever being shown how.
innate behaviors | a seal balancing a ball | a baby sucking milk | a moth flying to light | a turtle crawling to the sea | Seals have to be trained to balance a ball.
animals that breathe with gills as adults | dolphin | shark | lobster | clam | A dolphin is a mammal with lungs.
`,
    forms: [oddOneOutForm],
  }),
];
