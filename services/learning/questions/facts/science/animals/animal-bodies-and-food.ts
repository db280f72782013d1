import {
  oddOneOutForm,
  orderForm,
  questionForms,
  wordForms,
} from '#services/learning/questions/facts/common-text-forms.ts';
import { defineTextForms } from '#services/learning/questions/facts/text-forms.ts';

const source = 'Smithsonian’s National Zoo: Animals';
const year = 2024;

/** For grades 1 to 4. */
export const animalBodyAndFoodForms = [
  ...defineTextForms({
    ...{ id: 'body-part', grades: ['1-2', '3-4'], source, year },
    table: `
part | use | why | also
webbed feet of a duck | to paddle in water | Skin between the toes pushes the water back. | fins of a fish; flat tail of a beaver
long neck of a giraffe | to reach high leaves | Few other animals can eat so high up.
gills of a fish | to breathe under water | Gills take oxygen out of the water.
thick fur of a polar bear | to stay warm | Air between the hairs keeps the cold out.
hard shell of a turtle | to keep safe from bites | The shell is like a shield. | quills of a porcupine
big ears of a rabbit | to hear danger early | A rabbit can turn its ears to all sides.
sharp claws of an eagle | to hold on to its catch | Eagles grab fish and rabbits with their feet. | trunk of an elephant
trunk of an elephant | to grab, smell, and drink | The trunk is a nose and an upper lip in one.
pouch of a kangaroo | to carry its baby | The joey is tiny when it is born and grows in the pouch.
long tongue of an anteater | to reach food deep in a nest | It pushes its sticky tongue into the nest.
strong back legs of a frog | to leap far | It pushes off with both legs at once.
quills of a porcupine | to poke an attacker | The quills stick in the nose of an animal that bites. | hard shell of a turtle; sharp claws of an eagle
flat tail of a beaver | to slap the water as a warning | The loud slap tells other beavers to dive.
hump of a camel | to store fat | The camel lives from the fat when there is little food. | flat tail of a beaver
long beak of a hummingbird | to sip nectar from flowers | It hovers in front of the flower and drinks.
fins of a fish | to steer while it swims | The tail pushes, and the other fins steer. | webbed feet of a duck; flat tail of a beaver
`,
    forms: [
      {
        ...{ id: 'use', difficulty: 'easy' },
        ask: ['What is the {part} for?', 'Think of the {part}. What is it for?'],
        ...{ answer: '{use}', because: '{Why}' },
      },
      {
        ...{ id: 'part', difficulty: 'medium' },
        ask: ['Which body part helps an animal {use}?'],
        ...{ answer: 'the {part}', because: '{Why}' },
      },
    ],
  }),
  ...defineTextForms({
    ...{ id: 'eating-word', grades: ['1-2', '3-4'], source, year },
    table: `
word | named | meaning | gap | sign
plant eater | a plant eater | an animal that eats leaves or grass and no meat | A cow eats just grass and hay, so it is a ____. | A rabbit eats grass, carrots, and leaves.
meat eater | a meat eater | an animal that eats only other animals | A lion hunts zebras, so it is a ____. | A shark eats fish and seals.
egg | an egg | the thing a bird lays, with a chick inside | The chick pecked its way out of the ____. | It has a shell, and a baby bird is inside.
feather | a feather | the light body cover that only birds have | The bird lost a soft, light ____. | It keeps a bird warm and helps it fly.
fur | fur | the soft hair that covers many animals | The rabbit has soft gray ____. | It is made of many hairs and keeps a cat warm.
scale | a scale | a small plate on the skin of a fish | One shiny ____ came off the skin of the fish. | The fish lost one little plate of its shiny skin.
hibernation | hibernation | a long, deep winter sleep | The woodchuck spends the cold months in ____. | The animal went to sleep in fall and woke up in spring.
migration | migration | a long trip that animals make each year | In fall the geese begin their ____ to the warm south. | Whales swim to warm seas each year and back again.
insect | an insect | an animal with six legs and three body parts | An ant has six legs, so it is an ____. | A beetle and a bee each have six legs.
mammal | a mammal | an animal with hair that feeds its young with milk | A cat feeds milk to its kittens, so it is a ____. | A cow and a whale both make milk for their babies.
`,
    forms: wordForms,
  }),
  ...defineTextForms({
    ...{ id: 'animal-odd', grades: ['1-2', '3-4'], source, year },
    table: `
kind | odd | w1 | w2 | w3 | why
birds | bat | owl | duck | robin | A bat is a mammal. It has fur and no feathers.
insects | spider | ant | bee | fly | A spider has eight legs, and insects have six.
fish | whale | shark | tuna | goldfish | A whale is a mammal that breathes air.
farm animals | tiger | cow | hen | sheep | A tiger is a wild animal.
animals with fur | snake | dog | rabbit | bear | A snake has dry scales and no fur.
animals that lay eggs | horse | hen | frog | turtle | A mare gives birth to a live foal.
animals with four legs | penguin | zebra | lizard | mouse | A penguin is a bird and has two legs.
animals that can fly | ostrich | eagle | bee | sparrow | An ostrich is a bird that is too heavy to fly.
plant eaters | wolf | deer | cow | giraffe | A wolf hunts other animals.
meat eaters | sheep | lion | shark | eagle | Sheep eat grass and other plants.
animals that live in the ocean | squirrel | octopus | shark | jellyfish | A squirrel lives on land and climbs trees.
animals with a shell | worm | snail | turtle | clam | A worm has a soft body with nothing hard around it.
animals that are awake mostly at night | rooster | owl | bat | raccoon | A rooster sleeps at night and crows in the morning.
reptiles | frog | snake | turtle | alligator | A frog has moist skin. It is an amphibian.
baby animals | goat | kitten | fawn | piglet | A goat is a grown animal, and its baby is a kid.
animals with stripes | leopard | zebra | tiger | bumblebee | A leopard has spots.
animals that live in very cold places | monkey | penguin | polar bear | walrus | Most monkeys live in warm forests.
animals without bones | mouse | jellyfish | worm | spider | A mouse has a backbone and many other bones.
`,
    forms: [
      {
        ...oddOneOutForm,
        ask: ['Three of these are {kind}: {list(odd,w1,w2,w3)}. Which one is not?'],
      },
    ],
  }),
  ...defineTextForms({
    ...{ id: 'animal-why', grades: ['1-2', '3-4'], source, year },
    table: `
question | level | answer | w1 | w2 | w3 | why
What do all animals need to live? | easy | Air, water, and food | Toys and a bed | Grass and flowers | Snow and ice | Every animal must breathe, drink, and eat.
How many legs does a spider have? | easy | Eight | Six | Four | Ten | Spiders have eight legs, and insects have six.
What does a baby mammal drink first? | easy | Milk from its mother | Water from a lake | Juice from fruit | Nectar from flowers | All mammal mothers make milk.
Why do zebras live in a herd? | medium | Many eyes see danger sooner | They get lost alone | They like to race for fun | They share one bed | A lion has a harder time with a group.
Why is a polar bear white? | medium | It is hard to see on snow | It is always clean | It is very cold | It drinks lots of milk | White fur helps the bear sneak up on seals.
Why do birds sit on their eggs? | easy | To keep them warm | To break them | To hide from rain | To have a soft seat | Chicks inside need warmth to grow.
Why do some birds fly south in the fall? | medium | To find food and warmth | To see the ocean | To get away from noise | To lose their feathers | In winter there are few insects and seeds in the cold north.
Which animals hatch from eggs? | easy | Ducks | Dogs | Horses | Cows | Dogs, horses, and cows give birth to live young.
A stick bug looks just like a twig. How does that help it? | medium | Birds do not notice it | It can eat more leaves | It can run very fast | Other bugs like it | Animals that hide well are not eaten so soon.
What is the skin of a frog like? | medium | Smooth and moist | Dry and scaly | Furry and warm | Full of feathers | A frog’s skin must stay moist, because it breathes through it too.
How do snakes move without legs? | hard | They bend and push with their body | They roll down hills like a ball | They hop on their tail | They flap their skin | Strong muscles pull the body along, and scales grip the ground.
Why does a dog pant when it is hot? | hard | To cool itself | To ask for food | To scare a cat | To get sleepy | Water dries off its tongue, and this takes heat away.
Why do bees fly from flower to flower? | medium | To collect nectar | To get some rest | To hide from birds | To find a bed | Bees make honey from nectar and feed on it.
Which animal sense helps a bat find moths in the dark? | hard | Hearing | Taste | Sight | Touch | A bat calls out and hears the echo that comes back from a moth.
What do tadpoles have that grown frogs do not? | medium | A tail for swimming | Four legs | Lungs | A long, sticky tongue | The tail gets smaller as the tadpole turns into a frog.
What does a chick use to break its egg? | medium | A bump on its beak | The claws on its feet | Its wing | Its tail | The small bump is called an egg tooth. It falls off later.
Which of these is a wild animal? | easy | Fox | Pet cat | Cow | Hen | Nobody feeds a fox. It finds its own food.
What could happen if a pond dries out? | easy | Fish would have no home | Fish would grow legs | Frogs would turn into fish | Ducks would like it more | Fish need water to live and to breathe.
Why does a rabbit have eyes on the sides of its head? | hard | To see danger all around | To read small letters | To look at its ears | To see colors better | With eyes on the sides, it can see almost behind itself.
Why does a lion have sharp, pointed teeth? | medium | To tear meat | To chew grass | To smile at others | To crack nuts | Plant eaters have flat teeth for grinding.
Why does a cow have flat back teeth? | hard | To grind grass | To tear meat | To bite enemies | To hold eggs | Grass is tough and must be chewed for a long time.
Which is true of all birds? | medium | They have feathers | They can fly | They eat fish | They sing songs | Ostriches and penguins cannot fly, but all birds have feathers.
Which is true of all insects? | medium | They have six legs | They can sting | They have bright colors | They live in hives | Only some insects sting, but each has six legs.
Which is true of all fish? | hard | They live in water | They eat plants | They are very small | They have fur | Fish breathe with gills, so they need water.
What should you do when you see a baby bird in its nest? | easy | Look from far away | Take it home | Give it milk | Put it in water | Its parents feed it and keep it safe.
What helps a duck stay dry? | hard | Oil on its feathers | A thick rain coat | Salt on its skin | Holes in its wings | Ducks spread oil over their feathers with the beak, and water rolls off.
`,
    forms: questionForms,
  }),
  ...defineTextForms({
    ...{ id: 'animal-order', grades: ['1-2', '3-4'], source, year },
    table: `
name | task | order | why
butterfly | In which order does a butterfly grow? | egg, caterpillar, chrysalis, butterfly | A caterpillar hatches, eats, and rests in a chrysalis before it gets wings.
frog | In which order does a frog grow? | egg, tadpole, froglet, frog | The tadpole gets legs, and then its tail shrinks.
chicken | In which order does a hen grow? | egg, chick, hen | A chick hatches from an egg and grows feathers.
size | Which list goes from the smallest animal to the biggest? | ant, mouse, dog, elephant | An ant is tiny, and an elephant is the biggest land animal.
legs | Which list goes from no legs to many legs? | snake, hen, ant, spider | A snake has none, a hen two, an ant six, and a spider eight.
chain | Which list shows who eats whom, with the eaten one first? | grass, rabbit, fox | The rabbit eats grass, and the fox eats the rabbit.
speed | Which list goes from slow to fast? | snail, turtle, horse, cheetah | The cheetah is the fastest runner of all animals.
`,
    forms: [orderForm],
  }),
];
