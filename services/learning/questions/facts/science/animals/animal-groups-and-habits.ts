import {
  oddOneOutForm,
  questionForms,
  wordFormsInLaterGrades,
} from '#services/learning/questions/facts/common-text-forms.ts';
import { defineTextForms } from '#services/learning/questions/facts/text-forms.ts';

const source = 'Encyclopædia Britannica: Animal';
const year = 2024;

/** For grades 3 to 6. */
export const animalGroupAndHabitForms = [
  ...defineTextForms({
    ...{ id: 'animal-word', grades: ['3-4', '5-6'], source, year },
    table: `
word | named | meaning | gap | sign | also
vertebrate | a vertebrate | an animal with a backbone | A snake has a long backbone, so it is a ____. | A trout, a frog, and a cat each have a backbone. | reptile; amphibian; carnivore; predator
invertebrate | an invertebrate | an animal without a backbone | A snail has no backbone, so it is an ____. | A worm, a crab, and a bee have no bones at all. | arachnid; crustacean; herbivore; omnivore
reptile | a reptile | an animal with dry, scaly skin that breathes with lungs | The lizard’s dry scales show that it is a ____. | A tortoise has dry scales and lays eggs on land. | vertebrate; carnivore; predator; herbivore; omnivore
amphibian | an amphibian | an animal with moist skin that usually starts life in water | A salamander has moist skin and hatches in a pond, so it is an ____. | It breathes with gills when young and with lungs when grown. | vertebrate; carnivore; predator
arachnid | an arachnid | an animal with eight legs and no wings, such as a spider | A scorpion has eight legs, so it is an ____. | A tick and a spider both have eight legs. | invertebrate; carnivore; predator
crustacean | a crustacean | an animal with a hard shell, many legs, and two pairs of feelers | A lobster with its hard crust is a ____. | A crab and a shrimp both have a hard crust and live mostly in water. | invertebrate; carnivore; omnivore; predator; scavenger
herbivore | a herbivore | an animal that feeds on plants | A deer eats leaves and bark, so it is a ____. | A manatee grazes on sea grass all day. | prey
carnivore | a carnivore | an animal that feeds on other animals | An owl eats mice and voles, so it is a ____. | An otter lives on fish and crabs. | predator; scavenger
omnivore | an omnivore | an animal that feeds on both plants and animals | A raccoon eats berries and frogs, so it is an ____. | A bear eats berries and roots, but also fish. | predator; scavenger
predator | a predator | an animal that hunts others for food | A hawk is a ____ that hunts mice. | A wolf chases a deer to eat it. | carnivore; omnivore; prey
prey | prey | an animal that is hunted for food | For a fox, a rabbit is ____. | A mouse is caught and eaten by an owl. | predator; carnivore; herbivore
scavenger | a scavenger | an animal that eats dead animals it finds | A vulture eats dead animals, so it is a ____. | A vulture circles over an animal that died days ago. | carnivore; omnivore; prey
camouflage | camouflage | colors or shapes that help an animal blend in | A moth on bark is hard to see because of its ____. | A flounder looks just like the sandy sea floor.
mimicry | mimicry | looking like another kind of animal to gain protection | A harmless fly that looks like a wasp uses ____. | A harmless snake has the bright bands of a poisonous one. | camouflage
hibernation | hibernation | a winter rest in which the body slows down and cools | A woodchuck’s heart beats only a few times a minute during ____. | All winter, the animal lies cold and still and lives on its fat. | instinct
migration | migration | regular travel between a summer and a winter home | The ____ of monarch butterflies leads them to Mexico. | Each fall, cranes fly hundreds of miles south. | instinct
metamorphosis | metamorphosis | a great change of body form as an animal grows up | A tadpole becomes a frog through ____. | A wormlike grub turns into a beetle with wings. | pupa; larva
larva | a larva | the young form of an insect, which looks unlike the adult | A caterpillar is the ____ of a butterfly. | A maggot eats and grows, and it looks nothing like a fly.
pupa | a pupa | the resting stage in which an insect changes into an adult | Inside the ____, a caterpillar turns into a butterfly. | It does not eat or walk, but wings are forming inside.
exoskeleton | an exoskeleton | a hard cover on the outside of the body | A beetle’s hard ____ protects it like armor. | A crab sheds its hard outer cover when it grows.
habitat | a habitat | the place where an animal finds all that it needs to live | A pond is the ____ of many frogs. | Here the beaver finds water, trees, and a place to hide.
instinct | instinct | behavior that an animal is born with | A spider spins its first web by ____. | Newly hatched sea turtles crawl to the sea without being taught. | migration
`,
    forms: wordFormsInLaterGrades,
  }),
  ...defineTextForms({
    ...{ id: 'animal-reason', grades: ['3-4', '5-6'], source, year },
    table: `
question | level | answer | w1 | w2 | w3 | why
Into which two groups do scientists divide animals by their backbone? | easy | Vertebrates and invertebrates | Mammals and reptiles | Herbivores and carnivores | Predators and prey | Vertebrates have a backbone, and invertebrates do not.
To which group does a dolphin belong? | easy | Mammals | Fish | Amphibians | Reptiles | A dolphin breathes air and feeds its young with milk.
To which group does a salamander belong? | medium | Amphibians | Reptiles | Fish | Mammals | It has moist skin without scales and lays its eggs in water.
To which group does a penguin belong? | easy | Birds | Fish | Mammals | Amphibians | It has feathers and lays eggs, although it cannot fly.
To which group does a seahorse belong? | medium | Fish | Mammals | Insects | Reptiles | A seahorse breathes with gills and has fins.
To which group does a crocodile belong? | easy | Reptiles | Amphibians | Mammals | Fish | It has scaly skin, breathes with lungs, and lays eggs on land.
How many body parts does an insect have? | medium | Three: head, thorax, and abdomen | Two: head and body | Four: head, neck, back, and tail | One: all parts are joined | Its six legs grow on the middle part, the thorax.
Why do snakes and lizards bask in the sun? | medium | Their body heat comes from outside | They want to get a dark tan | Their scales dry out at night | They are afraid of the shade | Reptiles are cold-blooded, so the sun must warm them.
What does “warm-blooded” mean? | hard | The body keeps its own steady warmth | The animal lives only in hot places | The blood is hotter than boiling water | The animal never feels cold | Birds and mammals make heat from the food they eat.
Why do animals in the desert often come out at night? | medium | It is cooler then | There is more rain then | Their food glows in the dark | The moon gives them energy | They save water by staying out of the hot sun.
Why does an arctic fox grow a white coat in winter? | easy | To blend in with the snow | To look older | To scare polar bears | To soak up more sunlight | It is harder for prey and predators to see it.
A mother bird pretends to have a broken wing. What is she doing? | hard | Leading a predator away from her nest | Asking other birds to feed her | Teaching her chicks how to fall | Resting before a long flight | The predator follows her, and the chicks stay safe.
Which body part lets a fish rise and sink without swimming? | hard | Its swim bladder | Its gills | Its tail fin | Its scales | Gas in the swim bladder makes the fish lighter or heavier for its size.
Why do crabs and insects shed their hard outer cover? | medium | They have to grow | It has become dirty | It is too cold in winter | They have been in a fight | The cover cannot stretch, so a new, larger one must form.
What do we call the way a caterpillar turns into a butterfly? | medium | Complete metamorphosis | Hibernation | Camouflage | Incomplete molting | It goes through the stages of egg, larva, pupa, and adult.
A young grasshopper looks like a small adult without wings. What is it called? | hard | A nymph | A pupa | A caterpillar | A tadpole | Grasshoppers have no pupa. The nymph grows and gets wings little by little.
Which of these animals is an invertebrate? | easy | An octopus | A frog | A shark | A snake | An octopus has no bones at all.
A poison dart frog is brightly colored. What does the color tell other animals? | medium | Do not eat me | I am hiding | I am very old | Come closer | Bright colors often warn of poison or a sting.
What do gills do? | easy | Take oxygen from water | Take salt from food | Keep water out | Help to see in the dark | Water flows over the gills, and oxygen passes into the blood.
Why do wolves hunt in packs? | easy | Together they can catch larger prey | They are afraid of the dark | One wolf cannot smell anything | They want to be louder | A pack can bring down an elk that one wolf could not.
Which behavior is learned? | medium | A dog sits when told | A spider spins a web | A baby bird opens its beak | A fish swims | A dog must be taught what the word means.
Which behavior is an instinct? | medium | A bird builds its first nest | A parrot says “hello” | A seal catches a ball at a show | A dog rings a bell for food | Nobody teaches a young bird how to build a nest.
Why do many small fish swim in schools? | medium | It is harder to pick out one fish | They learn to read signs | They keep the water around warm | They rest on each other | A predator is confused by so many moving fish.
What can a beak tell you about a bird? | medium | What it eats | How old it is | How well it flies | Where it was born | A short, strong beak cracks seeds. A long, thin one reaches into flowers.
What can wide feet like snowshoes do for a lynx? | easy | Keep it from sinking into snow | Help it swim faster | Make it look much larger | Help it hear prey | Wide feet spread its weight over more snow.
What happens to the tail of a tadpole? | easy | It shrinks as legs grow | It turns into a leg | It falls off in one day | It becomes the tongue | The body takes in the tail and uses it for food.
Which animals breathe through their skin as well as with lungs? | hard | Frogs | Lizards | Pigeons | Whales | The moist skin of amphibians lets oxygen pass through.
How does a whale breathe? | easy | Through a blowhole on its head | With gills behind its eyes | Through its skin | Through its mouth under water | A whale comes up and breathes air through its blowhole.
`,
    forms: questionForms,
  }),
  ...defineTextForms({
    ...{ id: 'group-odd', grades: ['3-4'], source, year },
    table: `
kind | odd | w1 | w2 | w3 | why
mammals | penguin | bat | dolphin | kangaroo | A penguin is a bird. It has feathers and lays eggs.
vertebrates | squid | eel | toad | sparrow | A squid has no backbone.
invertebrates | eel | squid | beetle | earthworm | An eel is a fish with a long backbone.
amphibians | lizard | newt | toad | salamander | A lizard has dry scales, so it is a reptile.
arachnids | beetle | spider | tick | scorpion | A beetle has six legs, so it is an insect.
herbivores | hawk | elk | rabbit | manatee | A hawk catches other animals.
carnivores | moose | lynx | otter | hawk | A moose eats leaves, twigs, and water plants.
cold-blooded animals | pigeon | cobra | trout | newt | Birds keep their bodies warm from inside.
animals that go through a pupa stage | grasshopper | butterfly | beetle | housefly | A grasshopper grows from a nymph without a pupa.
`,
    forms: [oddOneOutForm],
  }),
];
