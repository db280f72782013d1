import { orderForm, questionForms, termForms } from '#services/learning/questions/facts/common-text-forms.ts';
import { defineTextForms } from '#services/learning/questions/facts/text-forms.ts';

const source = 'OpenStax: Astronomy 2e';
const year = 2022;

/** For grades 9 to 12. */
export const starAndWorldForms = [
  ...defineTextForms({
    ...{ id: 'astro-term', grades: ['9-10', '11-12'], source, year },
    table: `
term | meaning | example | also
parallax | the apparent shift of a nearby star as Earth moves around the sun | From opposite sides of Earth’s orbit, a star seems to move slightly against distant stars.
parsec | the distance at which a star shows a parallax of one arcsecond | The unit equals about 3.26 light-years.
luminosity | the total energy that a star gives off each second | Two stars look equally bright, but the farther one sends out much more power. | absolute magnitude
apparent magnitude | a measure of how bright a star looks from Earth | Sirius has the value −1.5 and looks brightest in the night sky.
absolute magnitude | the brightness a star would show at a distance of 10 parsecs | To compare stars fairly, astronomers place them all, in thought, at the same distance.
main sequence | the stage in which a star turns hydrogen into helium in its core | The sun has been in this stable stage for about 4.6 billion years.
red giant | a swollen, cool star whose core has run out of hydrogen | In about five billion years, the sun will swell and grow cooler at its surface.
white dwarf | the hot, dense remains of a star like the sun | After losing its outer layers, the sun will leave a core the size of Earth.
neutron star | the collapsed core of a massive sun, so dense that a spoonful weighs billions of tons | More than the sun’s mass is packed into a ball about 12 miles across.
black hole | a body whose gravity lets not even light escape | The core of a very massive star collapsed, and nothing can leave it.
supernova | the explosion that ends the life of a massive star | In 1054 a new star was bright enough to be seen by day for weeks.
planetary nebula | the glowing shell of gas that a dying sun-like star sheds | A ring of gas glows around a small hot core that was once a star like the sun.
protostar | a young star that still gathers matter and has not begun fusion | A dense clump heats up as it shrinks, but its core is still too cool for fusion.
brown dwarf | a body too small to keep hydrogen fusion going | It has 40 times the mass of Jupiter and slowly cools down.
exoplanet | a world that orbits another star than the sun | A star dims by 1% every four days, when something passes in front of it. | transit
transit | the passage of a smaller body in front of a larger one | Venus crossed the face of the sun as a small black dot. | exoplanet
habitable zone | the range of distances at which liquid water could exist on a planet | Closer in, oceans would boil, and farther out they would freeze.
Doppler shift | the change of wavelength caused by motion toward or away from us | The star’s spectral lines moved toward blue, and then toward red.
Lagrange point | a place where a small body can keep station with two larger ones | The Webb telescope stays about a million miles from Earth, on the side away from the sun.
Roche limit | the distance within which tides pull a moon apart | A moon that came too close to Saturn may have become its rings.
orbital resonance | regular tugs between bodies whose periods form a simple ratio | Io goes around Jupiter four times while Ganymede goes around once.
gravity assist | the use of a planet’s motion to change a spacecraft’s speed | Voyager 2 gained speed each time it swung by a giant planet.
semimajor axis | half the longest width of an ellipse | For Earth’s orbit, this length is one astronomical unit.
sidereal day | the time of one rotation measured against the stars | Earth turns once relative to the stars in 23 hours and 56 minutes.
synodic month | the time from one new moon to the next | The cycle of phases takes 29.5 days.
heliopause | the boundary where the solar wind gives way to interstellar gas | Voyager 1 crossed it in 2012 and entered interstellar space.
spectroscopy | the study of light split into its wavelengths | Dark lines in sunlight showed which elements the sun contains.
plasma | a gas of ions and free electrons | The matter of the sun is so hot that electrons are torn from their atoms.
`,
    forms: termForms,
  }),
  ...defineTextForms({
    ...{ id: 'astro-reason', grades: ['9-10', '11-12'], source, year },
    table: `
question | level | answer | w1 | w2 | w3 | why
A planet orbits at 4 astronomical units from a star like the sun. How long is its year? | hard | 8 years | 4 years | 16 years | 2 years | By Kepler’s third law, the period squared is 4 cubed, which is 64, so the period is 8.
At what distance does a planet with a period of 27 years orbit a star like the sun? | hard | 9 astronomical units | 3 astronomical units | 27 astronomical units | 81 astronomical units | The cube of the distance equals 27 squared, which is 729, and that is 9 cubed.
What property of a star mainly decides how long it lives? | medium | Its mass | Its color | Its distance | Its number of planets | Massive stars use up their fuel much faster.
Which color of star has the hottest surface? | easy | Blue | Yellow | Orange | Red | Hotter bodies send out more of their light at short wavelengths.
What does the color of a star tell us most directly? | easy | Its surface temperature | Its distance from us | Its age in years | Its speed through space | Cool stars look red and hot stars look blue.
What will the sun most likely become in the end? | medium | A white dwarf | A black hole | A neutron star | A supernova | The sun has too little mass for a supernova, so its core will be left as a white dwarf.
Why do heavy stars have short lives? | medium | They fuse their fuel much faster | They contain no hydrogen | They are cooled by their planets | They lose their gravity early | High core temperature and pressure speed up fusion enormously.
Where were elements such as carbon and oxygen in our bodies made? | medium | Inside stars | In Earth’s core | In the Big Bang | In comets’ tails | Fusion in stars makes elements heavier than helium.
Which two elements made up nearly all normal matter soon after the Big Bang? | easy | Hydrogen and helium | Carbon and oxygen | Iron and nickel | Silicon and oxygen | Heavier elements were made later in stars.
How do most exoplanet searches with the transit method find a planet? | medium | A star dims slightly at regular times | A planet is seen as a bright dot | A radio signal arrives from the planet | A star suddenly gets brighter | The planet blocks a little of the star’s light each time it passes in front.
What does the radial velocity method measure? | hard | The wobble of a star along our line of sight | The light reflected by a planet’s clouds | The heat of the planet’s night side | The size of the planet’s shadow on Earth | An orbiting planet makes its star move to and fro, which shifts its spectral lines.
Light from a galaxy is shifted toward red. What does that tell us? | medium | The galaxy is moving away from us | The galaxy is coming closer to us | The galaxy consists of red dust | The galaxy is younger than ours | Wavelengths are stretched when the distance grows.
Why do we say that looking far into space is looking back in time? | easy | Light needs time to reach us | Far stars move backward | Clocks stop in space | Telescopes store old light | Light from a star 100 light-years away left it 100 years ago.
What shape does the Milky Way have? | easy | A barred spiral | A perfect sphere | An irregular cloud | A long straight band | From inside we see its disk as a band across the sky.
Where in the Milky Way is the sun? | medium | In the disk, about halfway out | At its exact center | Outside all its arms in the halo | In the black hole at its core | We are about 26,000 light-years from the center.
What lies at the center of the Milky Way? | medium | A supermassive black hole | A cluster of white dwarfs only | An empty region without stars | A giant planet | Stars there orbit an unseen mass of about four million suns.
Which reaction chain powers the sun? | hard | The proton-proton chain | The carbon burning chain | The fission of uranium | The decay of radium | Four protons become a helium nucleus in several steps.
What happens to the small mass that is lost in the sun’s fusion? | medium | It becomes energy | It becomes new hydrogen | It falls into the core | It turns into dust | Einstein’s formula says how much energy the missing mass gives.
Why is the sky on the moon black even by day? | easy | There is no air to scatter light | The sun is weaker there | The ground absorbs all light | The moon turns too slowly | On Earth, air scatters blue light from all over the sky.
Why do shuttles and capsules get very hot on their way back to Earth? | medium | They compress the air in front of them | They come closer to the sun | They fly through the ozone layer | Their engines run backward | Fast motion squeezes and heats the air in front of the craft.
Why are rockets launched eastward when possible? | hard | Earth’s rotation adds to their speed | The wind always blows to the east | Gravity is weaker toward the east | The sun pulls them in that direction | Near the equator, the ground already moves east at about 1,000 miles per hour.
A satellite is moved to a higher circular orbit. How does its orbital speed change? | hard | It gets smaller | It gets larger | It stays the same | It becomes zero | Farther out, gravity is weaker, so less speed is needed for a circle.
What is special about a geostationary satellite? | medium | It stays above one point of the equator | It hovers without any motion at all | It flies over both poles each hour | It is held up by Earth’s magnetism | Its period of one day matches Earth’s rotation.
What is the escape velocity from Earth’s surface? | medium | About 11 km/s | About 1 km/s | About 100 km/s | About 300,000 km/s | A body that leaves faster than about 11.2 km/s does not fall back.
Which kind of eclipse of the sun can be seen only from a narrow path? | easy | A total eclipse | A partial eclipse | A lunar eclipse | A penumbral eclipse | The moon’s umbra touches Earth in a spot only some 100 miles wide.
What evidence suggests that Uranus was struck by a large body? | medium | Its axis lies almost in its orbital plane | Its orbit is very nearly a perfect circle | It has no moons | Its color is blue-green | A giant collision could have tipped the planet over.
Why does Venus show phases as the moon does? | medium | It orbits between us and the sun | It circles Earth each month | It makes its own light | It has a large moon | We see different parts of its sunlit half as it moves.
What do most comets with periods longer than 200 years have as their source? | hard | The Oort Cloud | The asteroid belt | The Kuiper Belt | The rings of Saturn | Their orbits are so long that they must come from very far away.
Why can a small telescope on Earth show Saturn’s rings as a thin line in some years? | hard | We see the flat rings edge-on | The rings melt near the sun | A moon hides the rings | The rings fall into the planet | Saturn’s tilt stays the same in space, so our view of the rings changes.
What is the main reason that Pluto was called a dwarf planet in 2006? | easy | It shares its zone with many other bodies | It is not round | It has no moons | It does not orbit the sun but Neptune | It is round and orbits the sun, but has not cleared its zone.
`,
    forms: questionForms,
  }),
  ...defineTextForms({
    ...{ id: 'star-order', grades: ['9-10', '11-12'], source, year },
    table: `
name | task | order | why
sunlife | In which order does a star like the sun pass through these stages? | protostar, main sequence star, red giant, white dwarf | Fusion begins after the protostar stage, and the core is left as a white dwarf.
massive | In which order does a very massive star pass through these stages? | protostar, main sequence star, red supergiant, supernova | Massive stars end in an explosion.
colors | Which order of star colors goes from coolest to hottest? | red, orange, yellow, blue | The hotter the surface, the shorter the wavelength of most of the light.
size | Which order goes from the smallest to the largest? | neutron star, white dwarf, the sun, red giant | A neutron star is the size of a city, and a white dwarf about that of Earth.
spectrum | Which order of kinds of light goes from short to long wavelengths? | X-rays, ultraviolet, visible light, radio waves | Radio waves are the longest and X-rays the shortest of these.
scale | Which order goes from small to large? | solar system, star cluster, galaxy, galaxy cluster | Galaxies are grouped in clusters, which are among the largest structures.
`,
    forms: [orderForm],
  }),
];
