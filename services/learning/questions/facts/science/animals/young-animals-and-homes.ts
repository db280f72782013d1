import { clueForm } from '#services/learning/questions/facts/common-text-forms.ts';
import { defineTextForms } from '#services/learning/questions/facts/text-forms.ts';

const source = 'San Diego Zoo Wildlife Alliance: Animals and Plants';
const year = 2024;

/** For grades 1 and 2. */
export const youngAnimalAndHomeForms = [
  ...defineTextForms({
    ...{ id: 'young', grades: ['1-2'], source, year },
    table: `
animal | young | also | why
dog | puppy | | A puppy drinks its mother’s milk before it can eat dog food.
cat | kitten | | A kitten is born with closed eyes.
cow | calf | | A calf drinks milk from its mother.
horse | foal | | A foal can stand up soon after it is born.
sheep | lamb | | A lamb grows soft wool.
goat | kid | | A kid loves to jump and climb.
pig | piglet | | A piglet has many brothers and sisters.
hen | chick | duck; goose; swan; owl; eagle | A chick hatches from an egg.
duck | duckling | hen | A duckling can swim soon after it hatches.
goose | gosling | hen | A gosling walks behind its mother.
swan | cygnet | hen | A cygnet is gray or brown, and its parents are often white.
owl | owlet | hen | An owlet has soft, fluffy down.
frog | tadpole | | A tadpole swims with a tail and has no legs at first.
butterfly | caterpillar | | A caterpillar eats leaves and later grows wings.
bear | cub | | A cub stays with its mother in the den.
kangaroo | joey | | A joey rides in its mother’s pouch.
deer | fawn | | A fawn has white spots that help it hide.
eagle | eaglet | hen | An eaglet grows up in a big nest high above the ground.
`,
    forms: [
      {
        ...{ id: 'name', difficulty: 'easy' },
        ask: ['What do we call a baby {animal}?', 'What is the name for a young {animal}?'],
        ...{ answer: '{young}', because: 'A baby {animal} is called {a young}. {Why}' },
      },
      {
        ...{ id: 'grows', difficulty: 'medium' },
        ask: ['What does {a young} grow up to be?', '{A young} grows and grows. What will it be one day?'],
        ...{ answer: '{animal}', because: '{A young} grows up to be {a animal}. {Why}' },
      },
    ],
  }),
  ...defineTextForms({
    ...{ id: 'home', grades: ['1-2'], source, year },
    table: `
animal | home | why | also
honeybee | hive | Honeybees store their honey in the hive. | robin
robin | nest | Robins build a nest of twigs and mud for their eggs. | ant; honeybee; rabbit
spider | web | Sticky threads of the web catch flies.
rabbit | burrow | Rabbits dig a burrow under the ground to be safe. | robin; ant
bear | den | Bears sleep in a den for much of the winter.
beaver | lodge | Beavers build a lodge of sticks in a pond.
ant | anthill | Ants pile up soil when they dig their rooms. | robin; rabbit
horse | stable | A stable keeps horses dry and warm.
pig | sty | Farmers call the house of a pig a sty.
pet fish | aquarium | An aquarium is full of water, so that fish can breathe.
snail | shell | A snail pulls into the shell on its back when it is scared.
`,
    forms: [
      {
        ...{ id: 'place', difficulty: 'easy' },
        ask: ['Where does {a animal} live?', 'Where would you look for {a animal} at home?'],
        ...{ answer: '{home}', because: '{Why}' },
      },
      {
        ...{ id: 'who', difficulty: 'easy' },
        ask: ['Which animal has its home in {a home}?', 'Knock, knock! Who lives in {a home}?'],
        ...{ answer: '{animal}', because: '{Why}' },
      },
    ],
  }),
  ...defineTextForms({
    ...{ id: 'habitat', grades: ['1-2'], source, year },
    table: `
animal | home | why
clownfish | coral reef | Clownfish hide among sea anemones on the reef.
polar bear | Arctic ice | Polar bears hunt seals on the sea ice of the cold north.
camel | desert | Camels can go for days without water.
monkey | rain forest | Most monkeys climb and feed in trees of warm forests.
bison | prairie | Herds of bison eat the grass of the wide, open prairie.
`,
    forms: [
      {
        ...{ id: 'place', difficulty: 'easy' },
        ask: ['Which wild place is the home of {a animal}?', 'In which wild place would you look for {a animal}?'],
        ...{ answer: '{home}', because: '{Why}' },
      },
      {
        ...{ id: 'who', difficulty: 'easy' },
        ask: [
          'Which animal lives in this wild place: {home}?',
          'Which of these lives and feeds in this wild place: {home}?',
        ],
        ...{ answer: '{animal}', because: '{Why}' },
      },
    ],
  }),
  ...defineTextForms({
    ...{ id: 'sound', grades: ['1-2'], source, year },
    table: `
clue | answer | why
You hear a loud roar in the grassland. Which animal is it? | Lion | A lion’s roar tells other lions to stay away.
You hear “hoot, hoot” in the dark woods. Which animal is it? | Owl | Owls are awake at night and call to each other.
You hear a long howl in the forest. Which animal is it? | Wolf | Wolves howl to find their pack.
You hear a buzz near the flowers. Which animal is it? | Bee | A bee’s wings beat so fast that they buzz.
You hear a hiss in the grass and see no legs. Which animal is it? | Snake | A snake hisses to warn others to keep away.
You hear croaking at the pond. Which animal is it? | Frog | Frogs croak to call other frogs.
You hear a “cock-a-doodle-doo” at sunrise. Which animal is it? | Rooster | Roosters crow to say that this is their home.
You hear a neigh from the stable. Which animal is it? | Horse | Horses neigh to greet other horses.
You hear a tiny squeak behind the wall. Which animal is it? | Mouse | Mice make small, high sounds.
You hear a gobble on the farm. Which animal is it? | Turkey | Male turkeys gobble to call the hens.
You hear a purr on the sofa. Which animal is it? | Cat | Many cats purr when they feel good.
You hear a trumpet sound from a big gray animal. Which animal is it? | Elephant | An elephant blows air through its trunk.
`,
    forms: [clueForm],
  }),
  ...defineTextForms({
    ...{ id: 'riddle', grades: ['1-2'], source, year },
    table: `
clue | answer | why
I have a long neck and eat leaves from tall trees. Who am I? | Giraffe | Giraffes are the tallest animals on land.
I have black and white stripes and look like a horse. Who am I? | Zebra | No two zebras have the same stripes.
I have eight legs and spin silk. Who am I? | Spider | Spiders have eight legs, and insects have six.
I have a trunk and big ears. Who am I? | Elephant | An elephant uses its trunk to breathe, smell, drink, and grab.
I hop on strong back legs and have a pouch. Who am I? | Kangaroo | A mother kangaroo carries her joey in the pouch.
I am a bird. I cannot fly, but I swim well in cold seas. Who am I? | Penguin | Penguins use their wings as flippers.
I have a shell on my back and walk slowly on four legs. Who am I? | Turtle | A turtle can pull into its hard shell.
I am black and white and eat bamboo. Who am I? | Panda | Giant pandas eat bamboo for most of the day.
I am red with black spots and eat tiny plant bugs. Who am I? | Ladybug | Ladybugs help gardeners by eating aphids.
I have feathers and the biggest eyes in the night woods. Who am I? | Owl | Big eyes help an owl see in the dark.
I have sharp quills all over my back. Who am I? | Porcupine | Quills keep hungry animals away.
I build dams with my big front teeth. Who am I? | Beaver | Beavers cut down trees with their teeth.
I have eight arms and live in the sea. Who am I? | Octopus | An octopus can squeeze into tiny holes.
I have a hump and walk over hot sand. Who am I? | Camel | The hump stores fat that the camel can use as food.
I was a caterpillar, and now I have bright wings. Who am I? | Butterfly | A caterpillar turns into a butterfly inside its chrysalis.
I wash my paws and have a black mask on my face. Who am I? | Raccoon | Raccoons feel for food with their paws.
I hang upside down and fly at night. Who am I? | Bat | Bats are the only mammals that truly fly.
I have a big orange mane. People call me a king. Who am I? | Lion | Only male lions have a mane.
I jump, and I catch flies with my sticky tongue. Who am I? | Frog | A frog’s tongue shoots out very fast.
I hide nuts in fall and have a bushy tail. Who am I? | Squirrel | Squirrels find many of the nuts again in winter.
I have a stinky spray to scare others off. Who am I? | Skunk | A skunk sprays only when it is afraid.
I am the biggest animal of all, and I live in the ocean. Who am I? | Blue whale | A blue whale is as long as three school buses.
I live in water, but I breathe air and leap over the waves. Who am I? | Dolphin | A dolphin is a mammal, so it must come up for air.
I drum on trees with my beak to find bugs. Who am I? | Woodpecker | It pecks holes in the bark to reach insects.
I can change my color to look like the leaves around me. Who am I? | Chameleon | Its color also shows how it feels.
`,
    forms: [{ ...clueForm, difficulty: 'medium' }],
  }),
];
