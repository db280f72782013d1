import { questionForms, wordForms } from '#services/learning/questions/facts/common-text-forms.ts';
import { defineTextForms } from '#services/learning/questions/facts/text-forms.ts';

const source = 'NASA Space Place: Glossary';
const year = 2024;

export const skyForBeginnersForms = [
  ...defineTextForms({
    ...{ id: 'sky-word', grades: ['1-2'], source, year },
    table: `
word | named | meaning | gap | riddle | also
sun | the sun | the star that lights our day | We feel warm when the ____ shines on us. | I am a star. I light up your day. | star
moon | the moon | the big ball of rock that goes around Earth | At night the ____ can look like a thin banana. | I go around Earth. People have walked on me.
Earth | Earth | the planet that we live on | Whales, trees, and people all live on ____. | I am your home. I have land, sea, and air. | planet
star | a star | a ball of hot gas that makes its own light | Far away, a tiny ____ twinkles with its own light. | I am hot gas. From far away I twinkle at night. | sun
planet | a planet | a huge round world that goes around a star | Saturn is a ____ with rings. | I am a big round world. Mars and Saturn are two of my kind.
rocket | a rocket | a machine that lifts people into space | Three, two, one, go! The ____ lifts off. | I burn fuel and roar as I push up into space.
astronaut | an astronaut | a person who works in space | In the space station, the ____ floats to her bed. | I am a person. I do my job in space.
telescope | a telescope | a tool that makes far things look bigger | Look into this ____ to see the moon up close. | I am a tool with glass. Look into me to see far stars.
crater | a crater | a round hole made by a space rock | A space rock hit the ground and left a ____. | I am a hole. A rock from space made me.
orbit | an orbit | the path of one thing around another in space | The path of Earth around the sun is its ____. | I am a path. Each planet has one around the sun.
daytime | daytime | the time when the sun lights our sky | Most children go to school in the ____. | I come when our side of Earth faces the sun. | sunrise
nighttime | nighttime | the time when our side of Earth is dark | Owls wake up and stars come out in the ____. | I come when our side of Earth turns away from the sun. | sunset
shadow | a shadow | a dark shape made when something blocks light | The tree blocks the sun, so the ground has a cool ____. | I am dark. I copy your shape when you block the sun.
space | space | the place far above the air, where the stars are | There is no air to breathe out in ____. | I am very big and dark. I start high above the air. | orbit
comet | a comet | a ball of ice that can grow a long tail | Near the sun, the icy ____ grew a long tail. | I am ice and dust. Near the sun I grow a tail.
space suit | a space suit | an outfit that keeps you safe on a moon walk | Put on your ____ and helmet before you step out on the moon. | You wear me far from Earth. I hold the air you need.
rover | a rover | a robot car that drives on another world | The ____ rolled over the red sand of Mars. | I am a robot on wheels. I take pictures of Mars.
gravity | gravity | the pull that brings things down to the ground | A ball falls down because of ____. | You cannot see me. I pull you back down when you jump.
year | a year | the time Earth takes to go around the sun | From one birthday to the next is one ____. | I am the time of one trip around the sun.
sunrise | sunrise | the time when the sun comes up | Roosters crow and the sky gets light at ____. | I come each morning, when the sky gets light. | daytime
sunset | sunset | the time when the sun goes down | The sky turns pink and then dark at ____. | I come each evening, when the sky gets dark. | nighttime
`,
    forms: wordForms,
  }),
  ...defineTextForms({
    ...{ id: 'first-look', grades: ['1-2'], source, year },
    table: `
question | level | answer | w1 | w2 | w3 | why
Which one is a planet? | easy | Mars | The moon | The sun | A rocket | Mars goes around the sun, so it is a planet like Earth.
Which one makes its own light? | medium | The sun | Earth | The moon | Mars | The sun is a star. Planets and moons only shine because sunlight hits them.
Which one was made by people? | easy | A space station | An ice comet | A shooting star | A moon crater | People built it. The others were there before us.
Which one is very, very hot? | medium | A star | A moon at night | An icy comet | The planet Neptune | Stars are very hot. Far from the sun and in the dark it is cold.
Which one helps us see far things in space? | easy | A telescope | A thermometer | A clock | A ruler | A telescope makes far things look bigger.
Which one is nearest to us? | medium | The moon | The sun | Mars | The North Star | The moon is our nearest neighbor in space.
Which one is the biggest? | medium | The sun | Earth | The moon | A rocket | The sun is huge. Earth would look like a tiny dot beside it.
Which one is the smallest? | easy | A pebble from space | The sun | Earth | The moon of Earth | Bits of space rock can be tiny. Worlds and stars are huge.
What lights up our sky in the day? | easy | The sun | The moon | The stars | The clouds | Sunlight fills the day sky. It is so bright that it hides the other stars.
Where do people live and breathe without space suits? | easy | Earth | Mars | The moon | Venus | Earth has the air, water, and food that people need.
What takes people up to space? | easy | A rocket | A hot air balloon | A jet plane | A kite | A rocket works even where there is no air.
What shape is Earth? | easy | Round like a ball | Flat like a plate | Square like a box | Long like a stick | From space, Earth looks like a blue ball.
What color is most of Earth when we look from space? | medium | Blue | Red | Yellow | Black | Most of Earth is covered by blue oceans.
Why does the moon look small in the sky? | hard | It is far away | It is a tiny ball | It is full of holes | It is made of ice | Far things look small. The moon is a whole world of rock.
Why do we not see the stars at noon? | hard | The sun is too bright | The stars are asleep | The stars fall down | The moon hides them | The stars are still there. The bright sky hides them.
Why should you never look right at the sun? | hard | It can hurt your eyes | It can make you cold | It will go away | It turns you blue | Sunlight is so strong that it can burn the inside of an eye.
What does an astronaut need to breathe in space? | medium | Air from a tank | Water in a cup | A warm hat | A big window | Space has no air, so astronauts bring their own.
What would happen to a ball that you let go of on Earth? | easy | It falls down | It floats up | It stays there | It goes away | Gravity pulls the ball down to the ground.
What do we see on the moon with our eyes? | hard | Dark and light spots | Wide green forests | White clouds | Blue lakes | The dark spots are flat plains of old lava. The moon has no trees or clouds.
What can you find all over the moon? | easy | Rock and dust | Grass and mud | Ice cream | Birds | The moon is a dry world of rock and dust. Nothing grows there.
`,
    forms: questionForms,
  }),
];
