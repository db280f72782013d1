import {
  oddOneOutForm,
  orderForm,
  questionForms,
  wordForms,
} from '#services/learning/questions/facts/common-text-forms.ts';
import { defineTextForms } from '#services/learning/questions/facts/text-forms.ts';

const source = 'NASA Space Place';
const year = 2024;

/** For grades 1 to 4. */
export const firstSpaceFactForms = [
  ...defineTextForms({
    ...{ id: 'space-word', grades: ['1-2', '3-4'], source, year },
    table: `
word | named | meaning | gap | sign
full moon | a full moon | a moon that looks like a whole round circle | We saw a big, round ____ last night. | The whole round face of it was bright.
new moon | a new moon | the moon when its lit side is hidden from us | The night was dark, for it was ____. | Its lit side faced away, and it could not be seen at all.
crescent moon | a crescent moon | a moon that looks like a thin curved slice | A thin, curved ____ looks like a smile. | It looked like a thin slice of melon.
space station | a space station | a home for astronauts high above Earth | The crew sleeps and works in the ____ for months. | Astronauts eat, sleep, and work there while it goes around Earth.
satellite | a satellite | a thing that goes around a planet | The weather ____ goes around Earth and sends pictures. | It goes around Earth and sends back pictures of storms.
meteor | a meteor | the streak of light we call a shooting star | Did you see the ____ flash across the sky? | A bit of space rock burned up in the air with a flash.
meteorite | a meteorite | a space rock that has landed on the ground | The ____ in the museum is a rock that fell from space. | A rock from space fell into a field, and a farmer picked it up.
asteroid | an asteroid | a space rock that goes around the sun | An ____ is a rock much smaller than a planet. | It is too small to be a planet, and it goes around the sun.
galaxy | a galaxy | a huge group of billions of stars | The Milky Way is the ____ that we live in. | Our sun is just one of its billions of stars.
constellation | a constellation | a group of stars that seem to make a picture | The Big Dipper is in a ____ that people call a bear. | People joined up the stars and saw a hunter.
solar system | the solar system | the sun and all the things that go around it | The sun is in the middle of our ____. | It is the sun with its planets, moons, and space rocks.
eclipse | an eclipse | a time when one world hides light from another | In an ____, the moon can hide the sun. | The sky went dark at noon because the moon hid the sun.
axis | an axis | the make-believe line that Earth spins around | Earth spins around its ____ like a top. | It goes through both poles, and Earth turns around it.
season | a season | one of the four parts of the year | Winter is the coldest ____. | Leaves fall now. Soon it will be winter.
`,
    forms: wordForms,
  }),
  ...defineTextForms({
    ...{ id: 'space-odd', grades: ['1-2', '3-4'], source, year },
    table: `
kind | odd | w1 | w2 | w3 | why
planets | moon | Mars | Venus | Saturn | The moon goes around Earth, so it is not a planet.
made by people | comet | rocket | rover | telescope | Comets are made of ice and dust, and nobody built them.
rocky planets | Jupiter | Mars | Venus | Mercury | Jupiter is a giant made mostly of gas.
giant planets | Mars | Saturn | Neptune | Jupiter | Mars is a small planet made of rock.
seasons | Monday | winter | summer | spring | Monday is a day of the week.
things you see in the night sky | rainbow | moon | stars | planets | A rainbow needs sunlight and rain.
natural things in space | satellite dish | star | asteroid | crater | People build satellite dishes.
planets near the sun | Neptune | Mercury | Venus | Earth | Neptune is the planet farthest from the sun.
things an astronaut wears | umbrella | helmet | gloves | boots | It never rains in space, so no one needs an umbrella.
shapes of the moon that we can see | square | full circle | half circle | thin curve | The moon is a ball, so it never looks square.
bigger than the moon | pebble | Earth | Jupiter | the sun | A pebble fits in your hand.
words about time | helmet | day | month | year | A helmet keeps your head safe. The others tell about time.
`,
    forms: [
      {
        ...oddOneOutForm,
        ask: 'Which one does not belong with the others: {list(odd,w1,w2,w3)}?',
      },
    ],
  }),
  ...defineTextForms({
    ...{ id: 'space-why', grades: ['1-2', '3-4'], source, year },
    table: `
question | level | answer | w1 | w2 | w3 | why
Why does the sun seem to move across the sky? | medium | Earth is spinning | The sun is flying | The clouds push it | The moon pulls it | Earth turns, so the sun seems to rise and set.
About how many days are in one year on Earth? | easy | 365 | 30 | 100 | 500 | Earth needs about 365 days to go around the sun.
About how many hours does Earth need to spin once? | easy | 24 | 12 | 7 | 60 | One spin of Earth is one day, which is 24 hours.
Who were the first people to walk on the moon? | hard | Neil Armstrong and Buzz Aldrin | Orville and Wilbur Wright | Lewis and Clark | Marie and Pierre Curie | They landed on the moon in July 1969.
Why did footprints on the moon stay for so long? | hard | There is no wind or rain | The dust is made of glue | Someone guards them | It is always night there | Without air there is no weather to blow them away.
What are Saturn’s rings made of? | medium | Pieces of ice and rock | Bright colored clouds | Metal hoops | Burning gas | Billions of pieces of ice and rock go around Saturn.
Why is Mars red? | medium | Its dust is full of rust | It is on fire | It is covered in roses | The sun paints it | Iron in the dust of Mars has rusted.
What is the sun made of? | easy | Hot gas | Rock and sand | Burning wood | Melted gold | The sun is a star, and stars are balls of hot gas.
Why is it warm by day and cool by night? | easy | Our side faces the sun by day | The moon blows cold air | The stars use up the heat | The air goes to sleep | By day, sunlight heats the ground and the air.
It is day where you live. What is it on the other side of Earth? | medium | Night | Noon | Morning | Also day | The sun lights only one half of Earth at a time.
Which direction does the sun rise in? | easy | The east | The west | The north | Straight up | Earth turns toward the east, so we see the sun there first.
Where does the sun go down? | easy | In the west | In the east | In the north | Behind the moon | Earth turns away from the sun, and the sun sinks in the west.
Why do we have leap years with one more day? | hard | A year is a bit longer than 365 days | The moon adds a day to the year | Winter gets longer each time | The first calendar had a mistake | Earth needs almost 365 and a quarter days. Four quarters make a day.
What keeps us from floating off Earth? | easy | Gravity | The wind | Our shoes | The clouds | Gravity pulls us toward the middle of Earth.
Why can you jump higher on the moon? | medium | Its pull is weaker | Its ground is bouncy | It has more air | It is much hotter | The moon has less gravity than Earth.
How long does the moon need to go around Earth? | medium | About one month | About one day | About one year | About one hour | The word month comes from the word moon.
Where is the sun in our solar system? | easy | In the middle | At the edge | Between Earth and Mars | Next to the moon | All the planets go around the sun in the middle.
What would plants do with no sun? | medium | They would die | They would turn blue | They would grow fast | They would sing | Plants need sunlight to make their food.
Which one did people use to tell the time from shadows? | medium | A sundial | A compass | A telescope | A calendar | The shadow on a sundial moves as the sun seems to move.
Which star in the Little Dipper helped sailors find their way at night? | hard | The North Star | The evening star | The sun | A shooting star | The North Star is almost exactly above the North Pole.
Who was the first person in space? | hard | Yuri Gagarin | Neil Armstrong | Amelia Earhart | Albert Einstein | In 1961 he flew once around Earth.
How many planets have people walked on so far? | hard | One: Earth | Two: Earth and Mars | Three: Earth, Mars, and Venus | All eight planets | People have walked on the moon too, but it is no planet.
What is the moon doing when it looks like it gets thinner? | medium | We see less of its lit side | It is melting in the sun | It is being eaten | It is rolling away | The moon stays round. We just see less of the lit part.
What makes a shooting star? | medium | A bit of space rock burning up | A star that is falling down | A plane with a bright light | A piece of the moon | Bits of rock and dust glow as they rush through our air.
Which has water in rivers, lakes, and seas? | easy | Earth | Mercury | The moon | Jupiter | Earth is the only planet with lakes and seas of water.
`,
    forms: questionForms,
  }),
  ...defineTextForms({
    ...{ id: 'space-order', grades: ['1-2'], source, year },
    table: `
name | task | order | why
nearest | Which list begins with the planet nearest to the sun and goes out? | Mercury, Venus, Earth, Mars | These are the first four planets, going out from the sun.
farthest | Which list of planets goes from the farthest to the nearest to the sun? | Neptune, Saturn, Mars, Venus | Neptune is the last planet, and Venus is the second from the sun.
size | Which list goes from small to big? | rover, moon, Earth, sun | A rover is a small car. The sun is bigger than all the planets.
distance | Which list goes from near to far, as seen from your home? | clouds, moon, sun, North Star | Clouds are in our air. The North Star is much farther away than the sun.
day | Which list shows the parts of a day in order? | sunrise, noon, sunset, midnight | First the sun comes up. At noon it is high, and at midnight it is dark.
launch | Which list tells how a moon trip happens? | put on suits, lift off, land on the moon, fly home | Astronauts get ready first and come home last.
time | Which list goes from the shortest time to the longest? | hour, day, month, year | A day has 24 hours. A month has about 30 days.
moon | In which order does the moon grow? | new moon, thin slice, half moon, full moon | Each night we see more of the lit side. At last the moon is full.
light | Which list goes from dim to bright, as we see them from Earth? | star, full moon, sun | The sun is by far the brightest of these. A far star is only a small point of light.
heat | Which list goes from cold to hot? | Neptune, Earth, the sun | Neptune is far from the sun and very cold.
`,
    forms: [orderForm],
  }),
];
