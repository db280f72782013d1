import { orderForm, questionForms, termForms } from '#services/learning/questions/facts/common-text-forms.ts';
import { defineTextForms } from '#services/learning/questions/facts/text-forms.ts';

const source = 'OpenStax: Astronomy 2e';
const year = 2022;

/** For grades 5 to 8. */
export const orbitAndBodyForms = [
  ...defineTextForms({
    ...{ id: 'orbit-term', grades: ['5-6', '7-8'], source, year },
    table: `
term | meaning | example
astronomical unit | the average distance between Earth and the sun | Neptune is 30 times as far from the sun as Earth is.
ellipse | a closed curve like a stretched circle | The path of a planet is not a perfect circle but slightly drawn out.
equinox | a day on which day and night are about equally long everywhere | On about March 20, day and night each last about 12 hours.
solstice | a day on which the noon sun is highest or lowest in the year | In June the noon sun stands at its highest, and the day is the longest of the year.
terrestrial planet | a world with a solid, rocky surface | Mars has plains, canyons, and volcanoes of solid rock.
gas giant | a large planet made mostly of hydrogen and helium | Saturn has no solid ground, only deeper and deeper layers of hydrogen and helium.
Kuiper Belt | the ring of icy bodies beyond Neptune | Pluto and thousands of other icy worlds move there.
Oort Cloud | the far shell of icy bodies that is thought to surround the whole solar system | Comets with the longest orbits seem to come from this very distant shell.
meteoroid | a small rock or grain that moves through space | A pebble circles the sun and has not met any planet so far.
meteor shower | many shooting stars in one night, when Earth crosses a comet’s dust | Each August, Earth crosses the dust of a comet, and dozens of streaks light up the sky.
coma | the cloud of gas and dust around the nucleus of a comet | Near the sun, the icy nucleus wrapped itself in a bright, fuzzy cloud.
waxing | growing toward full, said of the moon’s lit part | Each night this week, a little more of the moon was lit.
waning | shrinking toward new, said of the moon’s lit part | Each night after the full moon, a little less of it was lit.
gibbous moon | a moon that is more than half lit but not full | On Tuesday more than half of the moon was lit, but not all of it.
umbra | the darkest part of a shadow in an eclipse | People in this part of the shadow saw the sun fully covered.
penumbra | the lighter outer part of a shadow in an eclipse | People in this part of the shadow saw only some of the sun covered.
spring tide | an extra large tide when sun and moon pull along one line | At the new moon, the sea rose higher and fell lower than usual.
neap tide | an extra small tide when sun and moon pull at right angles | At the half moon, high and low water differed only a little.
sunspot | a darker, cooler area on the face of the sun | Through a safe filter, you can see dark patches, each cooler than the gas around it.
corona | the thin, hot outer atmosphere of the sun | In a total eclipse, a pale crown of hot gas shines around the covered sun.
solar wind | the stream of charged particles that flows from the sun | Charged particles from the sun blew the comet’s gas tail straight back.
geocentric model | the old idea that everything moves around Earth | Ptolemy drew the sun and planets on circles around Earth.
heliocentric model | the idea that the planets move around the sun | Copernicus put the sun in the middle and made Earth a planet.
natural satellite | a moon that formed without people | Titan goes around Saturn, and nobody launched it.
artificial satellite | a machine that people put into orbit around a planet | The weather machine circles Earth once in 100 minutes and sends pictures.
escape velocity | the speed needed to leave a planet without falling back | A spacecraft must go about 11 kilometers a second to leave Earth for good.
`,
    forms: termForms,
  }),
  ...defineTextForms({
    ...{ id: 'orbit-reason', grades: ['5-6', '7-8'], source, year },
    table: `
question | level | answer | w1 | w2 | w3 | why
Why is it colder in winter than in summer? | easy | Sunlight is less direct and days are shorter | Earth is farther away from the sun | The sun gives off less energy in winter | The moon blocks part of the sunlight | Earth is even a bit closer to the sun in January. The tilt of the axis makes the difference.
Why is there no solar eclipse at each new moon? | hard | The moon’s orbit is tilted | The moon is too bright | Earth turns too slowly | The sun is too far away | At most new moons the moon passes a little above or below the sun.
Which moon phase can bring a lunar eclipse? | medium | Full moon | New moon | First quarter | Waning crescent | The moon must be on the side of Earth away from the sun to enter Earth’s shadow.
Which moon phase can bring a solar eclipse? | medium | New moon | Full moon | Last quarter | Waxing gibbous | The moon must stand between Earth and the sun.
How does the speed of a planet depend on its distance from the sun? | medium | Closer planets move faster | Closer planets move slower | All planets move equally fast | Only the size of a planet matters | The sun’s gravity is stronger nearby, so a planet there must move faster to stay in orbit.
What two things does the strength of gravity between two bodies depend on? | medium | Their masses and their distance | Their colors and their sizes | Their speeds and their heat | Their air and their water | Gravity grows with mass and gets weaker with distance.
An astronaut goes from Earth to the moon. What happens to her mass and weight? | hard | Mass stays the same, weight gets smaller | Mass gets smaller, weight stays the same | Both get smaller | Both stay the same | Mass is the amount of matter. Weight is the pull of gravity on it.
Why do astronauts float in the International Space Station? | hard | They fall around Earth with the station | There is no gravity up there at all | The air inside pushes them upward | Magnets in the station lift them | Gravity there is almost as strong as on the ground, but everything falls together.
What makes up more than 99% of the mass of the solar system? | medium | The sun | Jupiter | All the planets | The asteroids | The sun is about a thousand times as massive as even Jupiter.
What are the two main elements in the sun? | easy | Hydrogen and helium | Oxygen and carbon | Iron and nickel | Nitrogen and oxygen | Hydrogen makes up most of the sun, and helium most of the rest.
How does the sun produce its energy? | medium | Nuclear fusion in its core | Burning of gas at its surface | Friction between its layers | Light from other stars | In the core, hydrogen is turned into helium, which sets energy free.
Why is Venus hotter than Mercury although it is farther from the sun? | hard | Its thick air traps heat | It has more volcanoes | It turns faster | It has no clouds | Carbon dioxide lets sunlight in but holds heat back.
Why does Mercury have such cold nights? | medium | It has almost no air to hold heat | It is the planet farthest from the sun | It is covered with thick ice | Its clouds block the sunlight | Without an atmosphere, heat escapes to space during the long night.
What separates the inner planets from the outer planets? | easy | The asteroid belt | The Kuiper Belt | The Oort Cloud | The rings of Saturn | The belt lies between Mars and Jupiter.
Which planets have rings? | medium | All four giant planets | Only Saturn | Saturn and Jupiter only | All eight planets | Saturn’s rings are bright. Those of Jupiter, Uranus, and Neptune are faint.
How do scientists think our moon formed? | hard | A large body struck the young Earth | Earth’s gravity caught a lost comet | It was thrown out of the sun | It grew out of Saturn’s rings | Moon rocks are much like Earth’s mantle, which fits a giant collision.
What does the word “waxing” say about the moon? | easy | We see more of its lit part each night | We see less of its lit part each night | It is coming closer to Earth | It is fully dark | The moon waxes from new to full and wanes from full to new.
About how much time passes from one full moon to the next? | easy | 29 and a half days | 24 hours | 7 days | 24 and a half hours | Our months come from this cycle of phases.
How many high tides do most coasts have each day? | medium | Two | One | Four | Seven | Earth turns through two bulges of water, one on the side of the moon and one opposite.
Where on Earth can the sun stay up for 24 hours in June? | medium | North of the Arctic Circle | At the equator | South of the Antarctic Circle | On the Tropic of Capricorn | In June the North Pole is tilted toward the sun.
On which date does the Northern Hemisphere have its longest day? | easy | About June 21 | About March 20 | About September 22 | About December 21 | On the June solstice the North Pole is tilted the most toward the sun.
Why do stars seem to turn around the North Star each night? | medium | Earth rotates | Stars orbit the North Star | The sun pulls them along | The moon moves them | The North Star lies almost in line with Earth’s axis, so it seems to stand still.
What did Galileo’s view of moons around Jupiter show? | hard | Not everything goes around Earth | The sun goes around the moon | Jupiter is really a star | Earth is the largest planet | The moons clearly circled another body than Earth.
Which spacecraft flew past all four giant planets? | hard | Voyager 2 | Cassini | Juno | Sputnik 1 | Voyager 2 passed Jupiter, Saturn, Uranus, and Neptune between 1979 and 1989.
What is the main difference between a meteor and a meteorite? | medium | A meteorite has reached the ground | A meteorite is always made of ice | A meteor is much larger | A meteor comes from the moon | A meteor is the streak of light in the air. What lands is a meteorite.
Why does a space telescope get clearer pictures than one on the ground? | easy | No air blurs the light | It is much closer to the stars | It is always night there | It uses bigger mirrors | Moving air makes stars twinkle and soaks up some kinds of light.
What is the source of the light that we see from Venus? | easy | The sun | Venus’s lava | The moon | Lightning | Thick clouds on Venus reflect sunlight very well.
Why do we see different constellations in summer and winter? | hard | The night side faces other stars | The stars change their places | Half of the stars go out | The moon covers some of them | As Earth goes around the sun, our night side looks out in other directions.
`,
    forms: questionForms,
  }),
  ...defineTextForms({
    ...{ id: 'body-order', grades: ['5-6', '7-8'], source, year },
    table: `
name | task | order | why
rocky | Which order goes from the largest rocky planet to the smallest? | Earth, Venus, Mars, Mercury | Venus is only a little smaller than Earth. Mars is about half as wide.
giants | Which order goes from the largest giant planet to the smallest in width? | Jupiter, Saturn, Uranus, Neptune | Uranus is a little wider than Neptune, although Neptune has more mass.
regions | Going out from the sun, in which order do you meet these? | Mars, asteroid belt, Jupiter, Kuiper Belt | The asteroid belt lies between Mars and Jupiter, and the Kuiper Belt beyond Neptune.
rock | Which order follows a rock from space to a museum? | meteoroid, meteor, meteorite | It has a name in space, in the air, and on the ground.
waning | In which order do these phases follow each other? | full moon, waning gibbous, last quarter, waning crescent | After full moon the lit part that we see shrinks.
models | Which order has these people as they lived? | Ptolemy, Copernicus, Galileo, Newton | Ptolemy lived in the second century, Newton was born in 1642.
sun | Going from the center outward, in which order are these parts of the sun? | core, radiative zone, convective zone, photosphere | Energy made in the core travels out through two zones to the visible surface.
dates | In which order do these come in a year? | March equinox, June solstice, September equinox, December solstice | They come about three months apart.
`,
    forms: [orderForm],
  }),
];
