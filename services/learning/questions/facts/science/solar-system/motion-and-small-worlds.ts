import {
  orderForm,
  questionForms,
  wordFormsInLaterGrades,
} from '#services/learning/questions/facts/common-text-forms.ts';
import { defineTextForms } from '#services/learning/questions/facts/text-forms.ts';

const source = 'NASA Space Place';
const year = 2024;

/** For grades 3 to 6. */
export const motionAndSmallWorldForms = [
  ...defineTextForms({
    ...{ id: 'motion-word', grades: ['3-4', '5-6'], source, year },
    table: `
word | named | meaning | gap | sign | also
rotation | rotation | the spinning of a world around its own axis | One full ____ of Earth takes about 24 hours. | Earth spins like a top, and so we have day and night.
revolution | a revolution | one trip of a planet around the sun | Earth makes one ____ around the sun each year. | It takes Earth 365 days to get back to the same place on its path. | orbit
axis | an axis | an imaginary line through the poles around which a world spins | Earth’s ____ is tilted, which gives us seasons. | It runs from the North Pole to the South Pole and is tilted.
orbit | an orbit | the curved path of one body around another | Mars needs almost two Earth years for one ____ around the sun. | The moon follows this curved path around Earth again and again. | revolution
gravity | gravity | the force that pulls all things with mass toward each other | The sun’s ____ keeps the planets from flying away. | This force holds the moon near Earth and holds you on the ground.
solar eclipse | a solar eclipse | the hiding of the sun when the moon passes in front of it | During a ____, the moon’s shadow falls on Earth. | At noon the sky grew dark, because the moon stood between us and the sun.
lunar eclipse | a lunar eclipse | the darkening of the moon when it moves into Earth’s shadow | During a ____, Earth’s shadow makes the moon look dim and red. | The full moon turned dark red as Earth’s shadow moved over it.
moon phase | a moon phase | the shape of the moon’s lit part that we can see | A half moon is one ____. | Last week it was a thin crescent, and now half of it is lit.
tide | a tide | the daily rise and fall of the sea, caused mostly by the moon | At high ____, the sea covers most of the beach. | The moon’s pull makes the sea rise and fall along the coast.
asteroid belt | the asteroid belt | the zone of rocky bodies between Mars and Jupiter | Most of the rocky space bodies are in the ____. | Many thousands of rocks go around the sun between Mars and Jupiter.
dwarf planet | a dwarf planet | a small round world that shares its path with other bodies | Pluto is now called a ____. | Pluto is round, but it has not cleared other bodies from its path.
atmosphere | an atmosphere | the layer of gases around a planet | Earth’s ____ holds the air that we breathe. | A blanket of gases around the planet keeps it warm.
probe | a probe | a spacecraft without people that explores other worlds | A ____ flew past Pluto and sent home the first close pictures. | No one was aboard when New Horizons flew past Pluto.
light-year | a light-year | a unit of distance, about six trillion miles | Space is so big that we measure it with the ____ and not with the mile. | It is used to measure the huge distances between stars.
comet tail | a comet tail | a glowing trail of gas and dust behind an icy body | A ____ always points away from the sun. | Sunlight warmed the ice, and gas and dust streamed away from the sun.
inner planet | an inner planet | one of the four small, rocky worlds nearest the sun | Venus is an ____, because it is small, rocky, and near the sun. | Mercury, Venus, Earth, and Mars are each one of these.
outer planet | an outer planet | one of the four giant worlds beyond the asteroid belt | Saturn is an ____, because it lies beyond the asteroid belt. | Jupiter, Saturn, Uranus, and Neptune are each one of these.
hemisphere | a hemisphere | one half of Earth, such as the half north of the equator | Australia lies in the Southern ____. | The equator divides Earth into a northern and a southern one.
`,
    forms: wordFormsInLaterGrades,
  }),
  ...defineTextForms({
    ...{ id: 'space-reason', grades: ['3-4', '5-6'], source, year },
    table: `
question | level | answer | w1 | w2 | w3 | why
What causes day and night on Earth? | easy | Earth rotates on its axis | Earth revolves around the sun | The moon covers the sun | The sun moves around Earth | Each place turns into sunlight and out of it again once a day.
What causes the seasons on Earth? | medium | The tilt of Earth’s axis | Earth’s distance from the moon | The speed of the wind | The spots on the sun | The half of Earth that is tilted toward the sun gets more direct light and has summer.
It is summer in the United States. What season is it in Australia? | medium | Winter | Summer | Spring | Fall | When the north is tilted toward the sun, the south is tilted away from it.
Why is Pluto no longer counted as one of the planets? | hard | It has not cleared its path of other bodies | It was hit by a comet and broke | It has moved out of the solar system | It turned out to be a moon of Neptune | Since 2006 a planet must have cleared the zone around its orbit, and Pluto has not.
Which force holds the planets in their orbits? | easy | Gravity | Friction | Magnetism | Air pressure | The sun’s gravity keeps bending the path of each planet.
About how long does sunlight take to reach Earth? | hard | Eight minutes | One second | Two days | One year | Light is very fast, but the sun is 93 million miles away.
Why does the moon shine? | easy | It reflects sunlight | It burns gas | It glows by itself | It reflects city lights | The moon makes no light of its own.
Why do we always see the same side of the moon? | hard | It turns once for each trip around us | It does not turn at all | Its far side has no light of its own | Clouds cover its far side | The moon’s rotation takes as long as its trip around Earth.
What do astronomers call the four planets nearest to the sun? | medium | Rocky planets | Gas planets | Dwarf planets | Ice planets | Mercury, Venus, Earth, and Mars have solid ground made of rock.
Which planets are called ice giants? | hard | Uranus and Neptune | Jupiter and Saturn | Earth and Mars | Mercury and Venus | Uranus and Neptune contain much water, ammonia, and methane.
What is at the center of our solar system? | easy | A star | A planet | A black hole | A moon | Our star, the sun, holds nearly all of the matter in the solar system.
Why does a comet grow a tail near the sun? | medium | Its ice turns into gas | It goes much faster | It catches on fire | It hits the planets | Heat turns the ice into gas, which carries dust along.
Which of these bodies is the largest? | easy | The sun | Jupiter | Earth | The moon | More than a million Earths would fit inside the sun.
Why are there so many craters on the moon? | medium | No weather wears them away | People dug them for mining | It is hit more often than Earth | Its volcanoes still erupt | On Earth, wind, water, and plants wear most craters away.
How can you tell a planet from a star in the night sky, night after night? | hard | It moves among the stars | It is always red | It is always the biggest | It twinkles more | The Greek word for planet means wanderer.
What did Galileo use to study the sky in 1609? | easy | A telescope | A radio | A camera | A rocket | With a small telescope he saw moons of Jupiter and craters on the moon.
Who said in 1543 that Earth goes around the sun? | hard | Nicolaus Copernicus | Christopher Columbus | Leonardo da Vinci | Albert Einstein | Copernicus put the sun, not Earth, in the middle of the planets.
What was the first satellite made by people, launched in 1957? | medium | Sputnik | Apollo | Hubble | Voyager | The Soviet Union launched Sputnik, a metal ball with a radio.
Which mission first landed people on the moon? | medium | Apollo 11 | Voyager 2 | Sputnik 1 | Viking 1 | Apollo 11 landed in July 1969.
What would you weigh on the moon? | medium | About one sixth of your Earth weight | Exactly as much as your Earth weight | Twice your weight on Earth | Nothing at all | The moon’s gravity is about one sixth as strong as Earth’s.
Why must astronauts in space exercise each day? | medium | Their muscles and bones grow weak | The work keeps the air fresh | The station would stop | It helps them to fall asleep | In free fall the body does not have to hold itself up.
Which part of Earth gets the most direct sunlight through the year? | medium | The equator | The North Pole | The South Pole | The Arctic Circle | Near the equator the noon sun is always high in the sky.
When the sun is high in the sky, what are shadows like? | easy | Short | Long | Gone | Colored | Long shadows come in the morning and evening, when the sun is low.
In which phase is the moon when it is on the side of Earth away from the sun? | hard | Full moon | New moon | Half moon | Crescent moon | Then the side that faces us is fully lit.
In which phase is the moon when it lies between Earth and the sun? | hard | New moon | Full moon | Half moon | Three-quarter moon | Then the lit side faces the sun and the dark side faces us.
What are the names of the two largest planets? | easy | Jupiter and Saturn | Earth and Mars | Uranus and Mars | Neptune and Venus | Jupiter is the largest planet and Saturn comes next.
Which of these is a star? | easy | The sun | The moon | Venus | Halley’s comet | The sun makes its own light. The others shine by sunlight.
What do people really see when they wish on a shooting star? | easy | A glowing bit of space rock in our air | A star that falls from the sky | A planet that moves past Earth very fast | A light from an airplane | Bits of rock heat up and glow as they rush through the air.
`,
    forms: questionForms,
  }),
  ...defineTextForms({
    ...{ id: 'world-order', grades: ['3-4', '5-6'], source, year },
    table: `
name | task | order | why
outer | Which list has the outer planets in order, going away from the sun? | Jupiter, Saturn, Uranus, Neptune | Jupiter is fifth, Saturn sixth, Uranus seventh, and Neptune eighth.
size | Which list goes from the smallest planet to the largest? | Mercury, Mars, Earth, Jupiter | Mercury is the smallest planet and Jupiter the largest.
scale | Which list goes from smallest to largest? | planet, star, solar system, galaxy | A solar system has a star with its planets. A galaxy has billions of stars.
distance | Which list goes from near to far, as seen from Earth? | moon, sun, Neptune, the nearest other star | The moon is closest. Even Neptune is much closer than any other star.
history | Which list tells the story of space flight in order? | first satellite, first person in space, first moon landing, first space shuttle flight | These happened in 1957, 1961, 1969, and 1981.
year | Which list of planets goes from the shortest year to the longest? | Venus, Earth, Mars, Saturn | The farther a planet is from the sun, the longer its year.
eclipse | In a solar eclipse, what is the order of the three bodies in line? | sun, moon, Earth | The moon stands in the middle and hides the sun from us.
lunar | In a lunar eclipse, what is the order of the three bodies in a line? | sun, Earth, moon | Earth stands in the middle, and its shadow falls on the moon.
seasons | In which order do the seasons follow each other? | winter, spring, summer, fall | After winter comes spring, and fall leads to winter again.
phases | In which order do we see these phases of the moon? | new moon, crescent, half moon, full moon | The lit part that we see grows until the moon is full.
`,
    forms: [{ ...orderForm, difficulty: 'medium' }],
  }),
];
