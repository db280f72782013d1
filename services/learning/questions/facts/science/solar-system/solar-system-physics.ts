import { clueForm, orderForm, questionForms, termForms } from '#services/learning/questions/facts/common-text-forms.ts';
import { defineTextForms } from '#services/learning/questions/facts/text-forms.ts';

const source = 'OpenStax: Astronomy 2e';
const year = 2022;

/** For grades 7 to 10. */
export const solarSystemPhysicsForms = [
  ...defineTextForms({
    ...{ id: 'physics-term', grades: ['7-8', '9-10'], source, year },
    table: `
term | meaning | example | also
perihelion | the point of an orbit that is nearest to the sun | In early January, Earth reaches this point and moves at its fastest.
aphelion | the point of an orbit that is farthest from the sun | In early July, Earth reaches this point and moves at its slowest.
eccentricity | a measure of how stretched an orbit is | The value is 0 for a circle and close to 1 for the path of a long-period comet.
synchronous rotation | turning once on the axis for each orbit | The same side of the moon always faces Earth.
retrograde motion | the apparent backward movement of a planet among the stars | For some weeks each two years, Mars seems to go west among the stars.
precession | the slow change in the direction of a spinning axis | In about 12,000 years, Earth’s axis will point near Vega and not near Polaris.
inertia | the tendency of a body to keep its motion unless a force acts | Without the sun’s pull, a planet would move on in a straight line.
free fall | motion under the influence of gravity alone | Astronauts in orbit float because they and their station drop together.
nuclear fusion | the joining of light nuclei into heavier ones with a release of energy | In the sun’s core, hydrogen nuclei become helium nuclei.
photosphere | the layer of the sun that we see as its surface | Nearly all of the visible sunlight comes from this thin layer at about 5,500 °C.
chromosphere | the thin red layer just above the sun’s visible surface | For a few seconds in a total eclipse, a thin red rim shines around the sun.
solar flare | a sudden burst of radiation from the sun | A flash of X-rays from a sunspot group disturbed radio signals within minutes.
coronal mass ejection | a huge cloud of plasma that the sun throws out | Two days after the cloud of plasma left the sun, compass needles on Earth trembled.
aurora | the glow of air struck by charged particles near the poles | Green curtains of light moved over Alaska after a solar storm.
magnetosphere | the region around a world where its own invisible field rules | An invisible shield, made in Earth’s core, turns most of the solar wind aside.
greenhouse effect | the warming of a planet whose air traps outgoing infrared | Carbon dioxide keeps Venus far hotter than sunlight alone would.
albedo | the fraction of light that a surface reflects | Fresh ice sends back most of the sunlight, and dark rock only a little.
differentiation | the sorting of a molten world into layers by density | Iron sank to the center of the young Earth, and lighter rock rose.
accretion | growth by collecting smaller bodies | Dust grains stuck together, and pebbles grew into bodies miles across. | planetesimal; solar nebula
planetesimal | a body of rock or ice from which worlds were built | Billions of mile-sized bodies joined to make Earth, Mars, and the others. | accretion
solar nebula | the cloud of gas and dust from which our planets formed | About 4.6 billion years ago, a rotating cloud collapsed under its own gravity.
frost line | the distance from the young sun beyond which water froze | Outside this distance, ice was plentiful, and giant planets could grow.
Trojan asteroid | a body that shares a planet’s orbit 60 degrees ahead or behind | Jupiter has two swarms of rocks on its own path around the sun.
centaur | an icy body that orbits among the giant planets | Chiron moves on an unstable path between Saturn and Uranus.
tidal heating | warming of a moon whose shape is flexed by gravity | Jupiter’s pull bends Io again and again, and its inside melts.
cryovolcanism | eruptions of water or other ices instead of molten rock | Jets of water vapor and ice rise from cracks on Enceladus. | tidal heating
regolith | the layer of loose dust and broken rock on a solid world | The astronauts’ boots left clear prints in the moon’s gray soil.
mare | a dark plain of old lava on the moon | Apollo 11 landed on one of the flat, dark areas of basalt.
`,
    forms: termForms,
  }),
  ...defineTextForms({
    ...{ id: 'physics-reason', grades: ['7-8', '9-10'], source, year },
    table: `
question | level | answer | w1 | w2 | w3 | why
What does Kepler’s first law say about planets? | medium | Their orbits are ellipses with the sun at one focus | Their orbits are circles with the sun at the center | They all move at one constant speed | They attract each other with equal speed | Kepler found this from Tycho Brahe’s careful observations of Mars.
What does Kepler’s second law say about a planet? | hard | It moves faster when it is nearer the sun | It moves at the same speed all year | It moves faster when it is farther from the sun | It stops for a moment at each equinox | The line from sun to planet sweeps equal areas in equal times.
What does Kepler’s third law link to a planet’s distance from the sun? | hard | The time of one orbit | The mass of the planet | The length of its day | The number of its moons | The square of the period is proportional to the cube of the average distance.
The distance between two bodies is doubled. What happens to the gravity between them? | hard | It falls to one fourth | It falls to one half | It doubles | It stays the same | Gravity follows an inverse-square law, and two squared is four.
The mass of one of two bodies is doubled. What happens to the gravity between them? | medium | It doubles | It becomes four times as strong | It falls to one half | It stays the same | Gravity is proportional to each of the two masses.
Who explained with one law both a falling apple and the moon’s orbit? | easy | Isaac Newton | Tycho Brahe | Johannes Kepler | Claudius Ptolemy | Newton’s law of universal gravitation holds on Earth and in space.
Whose precise naked-eye measurements did Kepler use? | medium | Tycho Brahe’s | Isaac Newton’s | Galileo Galilei’s | Edwin Hubble’s | Brahe measured planet positions for decades before the telescope was invented.
Which observation by Galileo showed that Venus orbits the sun? | hard | It shows a full set of phases | It has no moon of its own | It is brighter than the stars | It has a thick atmosphere | A full Venus can only be seen when it is on the far side of the sun.
Why are the inner planets rocky? | medium | It was too warm there for ices to condense | Rock is attracted more by the sun than gas is | Their gas was used up by living things | They were once moons of Jupiter | Close to the young sun, only metal and rock could become solid.
Why are the giant planets so large? | medium | Ice helped their cores grow and hold gas | They formed before the sun did | They collided with other stars | They are made of the heaviest metals | Beyond the frost line there was more solid matter, and big cores could pull in gas.
Why do all planets orbit the sun in the same direction? | medium | The cloud they formed from was rotating | The solar wind pushes them that way | Jupiter pulls them along | Earth’s magnetism guides them | The disk around the young sun kept the spin of the cloud.
How do scientists know the age of the solar system? | hard | By radioactive dating of meteorites | By counting the craters on Earth | By measuring the sun’s diameter | By the depth of the oceans | Decay of radioactive elements in meteorites gives about 4.6 billion years.
Why does Mars have such a thin atmosphere? | hard | It has weak gravity and no global magnetic field | It is too cold for any gas to exist on Mars | Its volcanoes used up the air | Its moons pulled the air away | The solar wind carried much of its air away over billions of years.
Which moon has a thick atmosphere, mostly of nitrogen? | medium | Titan | Europa | Callisto | Phobos | Titan, a moon of Saturn, has air denser than ours and lakes of methane.
Which moon probably has an ocean of salty water under a crust of ice? | easy | Europa | Phobos | Io | Deimos | Cracked ice and magnetic data point to an ocean inside this moon of Jupiter.
What was the first spacecraft to fly past Pluto? | medium | New Horizons | Voyager 1 | Cassini | Galileo | It passed Pluto in July 2015.
What did the Rosetta mission study from 2014 to 2016? | medium | A comet | The sun | Mercury | Saturn’s rings | Its lander Philae touched down on comet 67P.
Which space telescope, launched in 2021, sees mainly infrared light? | easy | James Webb | Hubble | Chandra | Kepler | Webb works far from Earth at a point about a million miles away.
What crosses the tail of a comet and makes it point away from the sun? | medium | Solar wind and sunlight | Earth’s gravity | Magnetism of Jupiter | Cosmic dust | Gas and dust are pushed outward, whatever way the comet moves.
Which event shows Earth’s atmosphere bending red sunlight onto the moon? | medium | A total lunar eclipse | A total solar eclipse | A new moon | A meteor shower | The air scatters blue light and bends the rest into Earth’s shadow.
When does an annular solar eclipse happen? | hard | When the moon is too far away to cover the sun | When the moon passes through Earth’s shadow | When Earth is farthest from the sun | When two moons cross the sun | A ring of sunlight is left around the moon’s smaller disk.
What makes the tides at full moon and new moon extra strong? | easy | Sun and moon pull along the same line | The moon is larger then | Earth spins faster then | The wind is always stronger then | The two tidal pulls add up.
Why does Earth have so few visible craters? | easy | Erosion and plate movement remove them | The moon catches all the rocks | Earth’s gravity pushes rocks away | Meteorites melt in the oceans | Water, wind, ice, and moving plates keep changing the surface.
What killed most kinds of dinosaurs 66 million years ago, by the best evidence? | easy | The impact of an asteroid | A change in the moon’s orbit | A flare from the sun | A passing star | A large crater in Mexico and a layer of iridium support this.
What is the sun’s surface temperature? | medium | About 5,500 °C | About 100 °C | About 1,000 °C | About 15 million °C | The core is far hotter, about 15 million degrees Celsius.
How often does the number of sunspots reach a maximum? | medium | About every 11 years | About every month | About once a year | About every 100 years | The solar cycle follows the sun’s changing magnetic field.
What keeps the sun from collapsing under its own gravity? | hard | Pressure from its hot interior | The pull of the planets | Its steady rotation alone | A solid iron core | Outward pressure and inward gravity are in balance.
Why can we see Mercury only shortly before sunrise or after sunset? | medium | It is always close to the sun in the sky | It shines only in those hours | Its orbit is outside Earth’s orbit | It is too small to reflect sunlight | As the innermost planet, it never moves far from the sun as we see it.
`,
    forms: questionForms,
  }),
  ...defineTextForms({
    ...{ id: 'body-clue', grades: ['7-8'], source, year },
    table: `
clue | answer | why
Which dwarf planet is the largest body in the asteroid belt? | Ceres | Ceres is round and about 590 miles across.
Which dwarf planet has a heart-shaped plain of nitrogen ice? | Pluto | New Horizons photographed the bright plain in 2015.
Which dwarf planet led astronomers in 2006 to decide what a planet is? | Eris | It is about as large as Pluto and even more massive.
Which large moon of Pluto always faces it with the same side? | Charon | Pluto and Charon both keep the same face toward each other.
Which moon of Neptune orbits backward and was probably captured? | Triton | It moves against the direction in which Neptune turns.
Which moon has hundreds of active volcanoes with lava? | Io | Tides raised by Jupiter keep its inside molten.
Which moon is the largest and has its own magnetic field? | Ganymede | It is larger than the planet Mercury.
Which large moon of Jupiter is the most heavily cratered? | Callisto | Its old, icy surface has hardly changed for four billion years.
Which moon has lakes and rain of methane? | Titan | At about −180 °C, methane plays the part that water plays on Earth.
Which small moon of Saturn sprays water ice from its south pole? | Enceladus | Its jets feed one of Saturn’s rings.
Which moon of Saturn has such a big crater that it looks like a space station from a movie? | Mimas | The crater Herschel is almost a third as wide as the moon.
Which comet comes back about every 76 years? | Halley | Edmond Halley predicted its return in 1758.
`,
    forms: [{ ...clueForm, difficulty: 'medium' }],
  }),
  ...defineTextForms({
    ...{ id: 'formation-order', grades: ['7-8', '9-10'], source, year },
    table: `
name | task | order | why
formation | In which order did the solar system form? | cloud of gas, spinning disk, planetesimals, planets | The cloud collapsed to a disk, in which grains grew to planetesimals and planets.
laws | In which order did these astronomers publish their main works? | Copernicus, Kepler, Newton, Herschel | Copernicus wrote in 1543, Kepler in 1609, Newton in 1687, and Herschel found Uranus in 1781.
moons | Which order of Jupiter’s large moons goes outward from the planet? | Io, Europa, Ganymede, Callisto | Io is the closest and the most heated, Callisto the farthest.
temperature | Which order of parts of the sun goes from hottest to coolest? | core, convective zone, photosphere, sunspot | It is 15 million degrees in the core, and a sunspot is cooler than its surroundings.
units | Which order goes from the shortest distance to the longest? | kilometer, astronomical unit, light-year, parsec | A parsec is about 3.26 light-years.
missions | In which order were these missions launched? | Apollo 11, Voyager 1, Cassini, New Horizons | They were launched in 1969, 1977, 1997, and 2006.
`,
    forms: [orderForm],
  }),
];
