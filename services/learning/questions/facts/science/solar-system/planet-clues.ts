import { clueForm } from '#services/learning/questions/facts/common-text-forms.ts';
import { defineTextForms } from '#services/learning/questions/facts/text-forms.ts';

const source = 'NASA Science: Solar System Exploration';
const year = 2024;

export const planetClueForms = [
  ...defineTextForms({
    ...{ id: 'first-planets', grades: ['1-2', '3-4'], source, year },
    table: `
clue | answer | why
Which planet is the closest to the sun? | Mercury | Mercury is the first planet from the sun.
Which planet is the second from the sun? | Venus | Mercury is first and Venus is second.
Which planet is the third from the sun? | Earth | Only Mercury and Venus are closer to the sun than Earth.
Which planet comes right after Earth, going away from the sun? | Mars | Mars is the fourth planet and Earth is the third.
Which planet is the biggest of all? | Jupiter | Jupiter is the giant of the planets. Earth would fit inside it many times.
Which planet is famous for its wide, bright rings? | Saturn | Saturn has bright rings made of ice and rock.
Which planet is the farthest from the sun? | Neptune | Neptune is the eighth and last planet.
Which planet is the smallest of the eight? | Mercury | Mercury is only a bit bigger than our moon.
Which planet looks like a red dot in the night sky? | Mars | Rust in its dust makes Mars look red.
Which planet has oceans, birds, and people? | Earth | Earth is the only world where we know that things live.
Which planet is the hottest? | Venus | Thick clouds and air hold the heat in on Venus.
On which planet have rovers rolled over red sand? | Mars | Robot cars have explored the red ground of Mars.
Which planet has a Great Red Spot? | Jupiter | The spot is a huge storm that has blown for a very long time.
From which planet did the astronauts fly to the moon? | Earth | People live on Earth, and the moon goes around it.
Which planet is often called Earth’s twin because it is almost as big? | Venus | Venus and Earth are nearly the same size.
Which planet lies between Saturn and Neptune? | Uranus | Saturn is sixth, Uranus is seventh, and Neptune is eighth.
Which planet lies between Mercury and Earth? | Venus | Venus is the second planet from the sun.
Which planet lies between Jupiter and Uranus? | Saturn | Saturn is the sixth planet from the sun.
Which planet lies between Mars and Saturn? | Jupiter | Jupiter is the fifth planet from the sun.
Which planet rolls around the sun on its side? | Uranus | Uranus is tipped over, so it spins on its side.
Which planet has a name that is also the word for soil? | Earth | We call the ground earth, and our planet is Earth too.
Which planet has just one moon, where people have walked? | Earth | Earth has one moon. Astronauts walked on it.
Which planet goes around the sun in the shortest time? | Mercury | Mercury is closest to the sun and goes around it in 88 days.
Which planet takes the longest time to go around the sun? | Neptune | Neptune is the farthest, so its path is the longest.
Which planet is our next neighbor on the side away from the sun? | Mars | Mars is the next planet out from Earth.
Which planet is so bright that people call it the evening star? | Venus | Venus is a planet. It shines brightly after sunset or before sunrise.
`,
    forms: [clueForm],
  }),
  ...defineTextForms({
    ...{ id: 'planet-facts', grades: ['3-4', '5-6'], source, year },
    table: `
clue | answer | why
Which other planet has a day almost as long as ours? | Mars | Mars spins once in about 24 hours and 37 minutes, only a little more than Earth.
Which planet was found first by doing math, before anyone saw it there? | Neptune | Astronomers worked out where it must be from the way it pulled on Uranus.
Which planet has the largest volcano that we know, Olympus Mons? | Mars | Olympus Mons on Mars is more than twice as high as Mount Everest.
Which planet would float in a giant bathtub, because it is less dense than water? | Saturn | Saturn is made mostly of light gases, so it is less dense than water.
On which planet is a day longer than its year? | Venus | Venus spins once in 243 Earth days, but goes around the sun in 225.
Which planet has the shortest day, about ten hours? | Jupiter | Jupiter spins faster than any other planet.
Which planet has two tiny moons called Phobos and Deimos? | Mars | Phobos and Deimos are small, lumpy moons of Mars.
Which planet does the moon Titan go around? | Saturn | Titan is the largest moon of Saturn.
Which planet does the moon Europa go around? | Jupiter | Europa is one of the four big moons of Jupiter.
Which planet does the moon Triton go around? | Neptune | Triton is the largest moon of Neptune.
Which planet does the moon Titania go around? | Uranus | Titania is the largest moon of Uranus.
Which planet was discovered by William Herschel with a telescope in 1781? | Uranus | It was the first planet that was found with a telescope.
Which planet is named after the Roman god of the sea? | Neptune | Its deep blue color reminded people of the sea.
Which planet is named after the Roman god of war? | Mars | Its red color reminded people of blood and war.
Which planet is named after the Roman goddess of love? | Venus | Venus shines beautifully bright in the sky.
Which planet is named after the king of the Roman gods? | Jupiter | The biggest planet has the name of the king of the gods.
Which planet is named after the fast messenger of the Roman gods? | Mercury | It moves across the sky faster than any other planet.
Which planet is the only one that is not named after a Roman or Greek god? | Earth | Its name comes from old words for ground or soil.
Which planet is covered in craters and looks a lot like our moon? | Mercury | It has almost no air, so nothing wears its craters away.
Which planet has liquid water in oceans on its surface? | Earth | It is at the right distance from the sun for water to stay liquid.
Which planet has polar ice caps and the longest canyon we know, Valles Marineris? | Mars | The canyon would reach across the whole United States.
Which planet has the strongest winds, faster than a jet plane? | Neptune | Winds on Neptune can be faster than 1,000 miles per hour.
Which planet has clouds of acid and air that would crush a submarine? | Venus | The thick air of Venus presses about 90 times as hard as ours.
Which planet is the second largest? | Saturn | Only Jupiter is larger than Saturn.
Which planet looks pale blue-green and is tipped over on its side? | Uranus | Methane gas makes Uranus look blue-green.
Around which planet does the Hubble Space Telescope go? | Earth | Hubble is a satellite of Earth, so it stays near home.
Which planet did the rover Curiosity land on in 2012? | Mars | Curiosity drives in a crater on Mars.
Which planet did the spacecraft Cassini study until 2017? | Saturn | Cassini flew around Saturn for 13 years.
Which planet has almost no air, very hot days, and very cold nights? | Mercury | Without air to hold the heat, its nights are very cold.
Which planet comes just before the asteroid belt, going out from the sun? | Mars | The belt lies between Mars and Jupiter.
Which planet comes just after the asteroid belt, going out from the sun? | Jupiter | The belt lies between Mars and Jupiter.
`,
    forms: [{ ...clueForm, difficulty: 'medium' }],
  }),
  ...defineTextForms({
    ...{ id: 'planet-science', grades: ['5-6'], source, year },
    table: `
clue | answer | why
Which planet has a runaway greenhouse effect? | Venus | Its thick carbon dioxide air traps heat, so it is about 465 °C (870 °F) everywhere.
Which planet’s atmosphere is mostly nitrogen with about one fifth oxygen? | Earth | Plants keep making the oxygen in Earth’s air.
Which planet has more mass than all the other planets together? | Jupiter | Jupiter has about two and a half times the mass of all the other planets.
Which planet has the lowest average density of the eight? | Saturn | Its average density is about 0.7 grams per cubic centimeter, less than water.
Which planet has the highest average density of the eight? | Earth | Its iron core and rock give it about 5.5 grams per cubic centimeter.
Which planet’s axis is tilted by about 98 degrees? | Uranus | It seems to roll along its orbit, and each pole has decades of sunlight.
Which planet spins backward compared with its orbit, very slowly, in 243 days? | Venus | On Venus the sun rises in the west.
Which planet takes about 165 Earth years for one orbit? | Neptune | It completed its first orbit since its discovery in 2011.
Which planet takes about 12 Earth years for one orbit? | Jupiter | It is five times as far from the sun as Earth and moves more slowly.
Which planet takes about 29 Earth years for one orbit? | Saturn | It is between nine and ten times as far from the sun as Earth.
Which planet takes about 88 Earth days for one orbit? | Mercury | It is the closest to the sun, so its orbit is short and fast.
Which planet takes about 687 Earth days for one orbit? | Mars | A year on Mars is almost two Earth years.
Which planet takes about 225 Earth days for one orbit? | Venus | It is closer to the sun than Earth, so its year is shorter.
Which planet takes about 84 Earth years for one orbit? | Uranus | It lies about 19 times as far from the sun as Earth.
Which planet is about 1 astronomical unit from the sun? | Earth | The astronomical unit is the average distance from Earth to the sun.
Which planet is about 1.5 astronomical units from the sun? | Mars | It is half as far again from the sun as Earth.
Which planet is about 5.2 astronomical units from the sun? | Jupiter | It lies beyond the asteroid belt.
Which planet is about 30 astronomical units from the sun? | Neptune | It is the outermost of the eight planets.
Which planet is about 0.4 astronomical units from the sun? | Mercury | It is less than half as far from the sun as Earth.
Which planet’s biggest moons did Galileo discover in 1610? | Jupiter | He saw four points of light that moved around it from night to night.
Around which planet does Io move, the most volcanic world we know? | Jupiter | The pull of the giant planet squeezes Io and heats its inside.
Around which planet does Enceladus move, a moon with jets of water ice? | Saturn | The jets come from an ocean under its ice.
Around which planet does Ganymede move, the largest moon of all? | Jupiter | Ganymede is even larger than the planet Mercury.
Around which planet does Miranda move, a moon with huge cliffs? | Uranus | One cliff on Miranda is several miles high.
Which planet has dry riverbeds and minerals that show it once had flowing water? | Mars | Its air is too thin now for water to stay liquid on the surface.
Which planet has a moon that is more than a quarter as wide as the planet itself? | Earth | Our moon is unusually large for the size of its planet.
Which planet did the spacecraft MESSENGER circle from 2011 to 2015? | Mercury | It was the first spacecraft to orbit that planet.
Which planet is the spacecraft Juno named for, in the myth that she saw through its clouds? | Jupiter | In the myth, Juno was the wife of the god Jupiter.
Which planet’s thick clouds did the spacecraft Magellan map through with radar? | Venus | Radar waves pass through clouds that hide the ground from view.
Which planet has a thin air that is mostly carbon dioxide, and dust storms that can cover it? | Mars | Its air is about 1% as dense as ours, but winds still lift fine dust.
`,
    forms: [clueForm],
  }),
];
