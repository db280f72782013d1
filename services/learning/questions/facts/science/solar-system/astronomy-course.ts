import { questionForms, termForms } from '#services/learning/questions/facts/common-text-forms.ts';
import { defineTextForms } from '#services/learning/questions/facts/text-forms.ts';

const source = 'OpenStax: Astronomy 2e';
const year = 2022;

/** For grades 11 and 12. */
export const astronomyCourseForms = [
  ...defineTextForms({
    ...{ id: 'course-term', grades: ['11-12'], source, year },
    table: `
term | meaning | example | also
redshift | the stretching of light to longer wavelengths as its source recedes | Hydrogen lines from a galaxy appear at longer wavelengths than in the laboratory.
Hubble’s law | the rule that more distant galaxies recede faster | A galaxy twice as far away has about twice the redshift. | redshift
cosmic microwave background | the cooled radiation left over from the hot early universe | In 1965, two engineers found a faint hiss of radio noise from all directions.
dark matter | unseen mass that reveals itself only by its gravity | The outer stars of a galaxy orbit faster than the visible mass can explain.
dark energy | whatever makes the expansion of the universe speed up | Distant supernovae look fainter than expected, so the expansion is accelerating.
Hertzsprung-Russell diagram | a plot of stars by luminosity and surface temperature | A band of points runs from bright and hot to faint and cool.
spectral class | a group of stars with similar lines and temperature | The letters O, B, A, F, G, K, and M sort stars from hot to cool.
Cepheid variable | a pulsating star whose period reveals its luminosity | Henrietta Leavitt found that slower pulses mean a brighter star. | standard candle
standard candle | an object of known luminosity that serves to measure distance | Because its true power is known, its faintness tells how far away it is. | Cepheid variable
Chandrasekhar limit | the largest mass of a stable white dwarf, about 1.4 suns | When a white dwarf gathers too much matter, it can no longer support itself.
event horizon | the boundary around a black hole from which nothing returns | Once light is inside this boundary, it can never get out.
accretion disk | hot matter that spirals into a compact body | Gas from a companion star glows in X-rays as it circles a black hole.
pulsar | a rotating neutron star whose beams sweep past Earth | Radio pulses arrive every 1.337 seconds, as if from a lighthouse.
quasar | a very luminous galactic center powered by a feeding black hole | A starlike point billions of light-years away outshines a whole galaxy.
gravitational lensing | the bending of light by mass between source and observer | A cluster of galaxies turns the image of a distant galaxy into an arc.
gravitational wave | a ripple in spacetime caused by accelerating masses | In 2015, two merging black holes changed the length of LIGO’s arms by a tiny amount.
degeneracy pressure | the resistance of tightly packed fermions to compression | A white dwarf does not shrink, although it has no fusion.
hydrostatic equilibrium | the balance between gravity and pressure in a star | At each depth in the sun, pressure supports the weight of the layers above.
nucleosynthesis | the making of new atomic nuclei | In supernovae and merging neutron stars, elements heavier than iron are formed.
photodissociation | the breaking of a molecule by light | Ultraviolet rays split water vapor high in the air of Venus.
tidal locking | the slowing of a body’s spin until it matches its orbit | Over billions of years, Earth’s pull slowed the moon until one side faced us for good.
barycenter | the balance point around which two bodies move | Pluto and Charon both circle a point in the space between them.
chondrite | a stony meteorite with grains from the early solar nebula | The meteorite contains round grains that were never melted into a larger body.
iron meteorite | a fragment of the metal core of a shattered asteroid | The heavy stone shows crossing bands of nickel alloy when cut and etched.
late heavy bombardment | a proposed time of many impacts about 4 billion years ago | Many lunar impact melts have similar ages near 3.9 billion years.
planetary migration | the change of a world’s orbit after its formation | A hot Jupiter must have formed farther out and moved inward.
radiant | the point of the sky from which a meteor shower seems to come | Traced backward, all the streaks of the Perseids meet in one spot.
zodiacal light | a faint glow from sunlit dust in the plane of the planets | Before dawn, a pale cone of brightness stands up from the horizon.
ecliptic | the sun’s apparent yearly path among the stars | The moon and planets are always found near this line in the sky.
analemma | the figure eight that the noon sun traces in a year | A camera that takes a picture at the same clock time each week records a figure eight.
`,
    forms: termForms,
  }),
  ...defineTextForms({
    ...{ id: 'course-reason', grades: ['11-12'], source, year },
    table: `
question | level | answer | w1 | w2 | w3 | why
A star has twice the surface temperature of another of the same size. How do their luminosities compare? | hard | The hotter one has 16 times as much | The hotter one has twice as much | The hotter one has 4 times as much | The hotter one has 8 times as much | Luminosity grows with the fourth power of temperature, and two to the fourth is 16.
A star has twice the radius of another at the same temperature. How do their luminosities compare? | hard | The larger one has 4 times as much | The larger one has twice as much | The larger one has 8 times as much | The larger one has 16 times as much | Luminosity is proportional to the surface area and so to the square of the radius.
A star’s parallax is 0.1 arcsecond. How far away is it? | medium | 10 parsecs | 0.1 parsec | 1 parsec | 100 parsecs | The distance in parsecs is one divided by the parallax in arcseconds.
A star’s parallax is 0.5 arcsecond. How far away is it? | medium | 2 parsecs | 0.5 parsec | 5 parsecs | 20 parsecs | One divided by 0.5 is 2.
The distance to a star is tripled. How does its apparent brightness change? | medium | It falls to one ninth | It falls to one third | It falls to one sixth | It falls to one twenty-seventh | Light spreads over an area that grows with the square of the distance.
Which quantity can be found from the wavelength at which a star’s spectrum peaks? | easy | Its temperature | Its distance | Its age | Its rotation period | By Wien’s law, the peak wavelength is inversely proportional to the temperature.
At which stage does a star like the sun spend most of its life? | easy | The main sequence | The red giant stage | The protostar stage | The planetary nebula stage | The sun stays there for about ten billion years.
What stops the collapse of a white dwarf? | medium | Electron degeneracy pressure | Heat from hydrogen fusion | Its magnetic field | The push of starlight | Electrons cannot all be squeezed into the same quantum states.
Why does fusion in massive stars stop at iron? | hard | Fusing iron takes energy in | Iron is too light to fuse | There is no iron in stars | Iron cools the star by melting | Iron nuclei are among the most tightly bound, so nothing is gained by fusing them.
What do we learn from the flat rotation curves of spiral galaxies? | hard | There is mass that we do not see | The galaxies are not rotating | Stars far out are very young | Light slows down in dust | Stars far out move faster than visible matter alone could make them.
Which observation in 1998 led to the idea of dark energy? | hard | Distant supernovae were fainter than expected | Nearby galaxies were blueshifted | The microwave background had vanished | Pulsars had stopped pulsing | Their distances show that the expansion of the universe is accelerating.
What is the temperature of the cosmic microwave background today? | medium | About 2.7 K | About 0 K | About 100 K | About 3,000 K | Expansion has cooled the radiation, which was about 3,000 K when it was set free.
What is the approximate age of the universe? | easy | 13.8 billion years | 4.6 billion years | 66 million years | 100 billion years | Measurements of the microwave background and the expansion agree on this age.
What is the approximate age of the sun? | easy | 4.6 billion years | 13.8 billion years | 66 million years | 10,000 years | The oldest grains in meteorites formed with the sun.
Who showed that more distant galaxies move away faster? | easy | Edwin Hubble | Isaac Newton | Johannes Kepler | Galileo Galilei | He compared distances and redshifts of galaxies in 1929.
Who found that the spectra of stars show them to be mostly hydrogen? | medium | Cecilia Payne-Gaposchkin | Caroline Lucretia Herschel | Marie Curie | Vera Rubin | Her thesis of 1925 showed that stars are made mainly of hydrogen and helium.
Whose measurements of galaxy rotation gave strong evidence for dark matter? | medium | Vera Rubin’s | Annie Jump Cannon’s | William Herschel’s | Tycho Brahe’s | In the 1970s, she and Kent Ford found flat rotation curves.
What made a new test of Einstein’s theory possible in the solar eclipse of 1919? | medium | Starlight bent near the sun | The sun’s corona turned green | Mercury crossed the sun | The moon’s shadow was late | Stars near the covered sun appeared slightly out of place, as general relativity predicts.
The orbit of which planet showed a small shift that Newton’s theory could not explain? | medium | Mercury | Venus | Mars | Saturn | General relativity explains the extra turning of Mercury’s perihelion.
Why is Kepler’s third law useful for weighing a planet? | medium | A moon’s distance and period give the planet’s mass | The planet’s color gives its density | The planet’s day gives its radius | A moon’s brightness gives the planet’s age | Newton’s form of the law contains the mass of the central body.
How does a star’s total energy output relate to what we see if its distance is known? | hard | Brightness times the area of a sphere gives it | Brightness divided by the distance gives it | Brightness equals it at any distance | Brightness minus the distance gives it | The light has spread over a sphere with the distance as its radius.
What kind of spectrum does a hot, dense body give? | medium | A continuous rainbow | Bright lines only | Dark lines only | No light at all | A dense glowing body sends out all wavelengths.
What kind of spectrum does a thin, hot gas give? | medium | Bright emission lines | An unbroken rainbow | Dark absorption lines | Radio pulses only | Electrons that fall to lower levels send out only certain wavelengths.
What kind of spectrum do we see when a continuous source shines through cooler gas? | medium | Dark absorption lines | Bright emission lines | Only red light | Only gamma rays | Atoms of the cooler gas take out certain wavelengths.
Why are infrared telescopes placed in space or on high mountains? | easy | Water vapor in air absorbs infrared | Infrared rays are stopped by gravity | Stars send infrared only at night | Mountains are nearer to the stars | Above most of the water vapor, more infrared arrives.
Why are radio telescopes built so large? | hard | Long wavelengths need a wide dish for sharp images | Radio waves are much louder than waves of light | They must hold many observers | They collect sound from the stars | Resolution gets worse with wavelength and better with diameter.
In which part of the electromagnetic spectrum do accretion disks around black holes shine brightly? | medium | X-rays | Radio waves only | Microwaves | Red light only | Gas that falls toward a black hole heats up to millions of degrees.
A planet has the same mass as Earth and twice its radius. How strong is its surface gravity? | hard | One fourth of Earth’s | One half of Earth’s | The same as Earth’s | Twice Earth’s | Surface gravity falls with the square of the radius.
A planet has Earth’s radius and double the mass. How strong is its surface gravity? | medium | Twice Earth’s | Four times Earth’s | One half of Earth’s | The same as Earth’s | Surface gravity is proportional to the mass.
Two equal planets orbit one star at different distances. Which has the greater orbital speed? | easy | The one closer in | The one farther out | Both move equally fast | It depends on their color | Orbital speed falls with distance from the star.
What does the tilt of a planet’s axis mainly control? | easy | Its seasons | Its mass | Its year | Its distance from the sun | A planet with no tilt has hardly any seasons.
Which cycles of Earth’s orbit and axis are linked to ice ages? | medium | Milankovitch cycles | Sunspot cycles | Long Metonic cycles | Saros cycles | They change how sunlight is spread over latitudes and seasons.
What does the saros cycle of about 18 years predict? | hard | Eclipses | Comets | Sunspots | Leap years | After one saros, sun, moon, and Earth return to nearly the same geometry.
Which planets has only Voyager 2 visited, in a single flyby each? | hard | Uranus and Neptune | Mercury and Venus | Mars and Jupiter | Jupiter and Saturn | It passed Uranus in 1986 and Neptune in 1989.
`,
    forms: questionForms,
  }),
];
