import { questionForms, wordForms } from '#services/learning/questions/facts/common-text-forms.ts';
import { defineTextForms } from '#services/learning/questions/facts/text-forms.ts';

const source = 'NOAA SciJinks: All About Weather';
const year = 2024;

/** For grades 1 and 2. */
export const weatherForBeginnersForms = [
  ...defineTextForms({
    ...{ id: 'sky-word', grades: ['1-2'], source, year },
    table: `
word | named | meaning | gap | riddle | also
rain | rain | water that falls in drops from clouds | Take an umbrella, for ____ is falling. | I fall in drops. I make puddles. | snow
snow | snow | soft white flakes that fall when it is cold | We built a man out of white ____. | I am white and soft. I fall when it is cold. | ice
wind | wind | air that moves | The ____ blew my hat away. | You cannot see me, but I can blow your hat away. | storm
cloud | a cloud | a mass of tiny water drops up in the sky | A fluffy white ____ floats in the sky. | I am white or gray and float in the sky. I am made of tiny drops.
thunder | thunder | the loud boom in a storm | After the flash, we heard loud ____. | I go boom after the flash in a storm. | storm
lightning | lightning | a bright flash in a storm | A flash of ____ lit up the dark sky. | I flash across the sky in a storm. | storm
rainbow | a rainbow | a band of colors seen when sun shines on drops | Sun and rain made a bright ____ with many colors. | I have many colors. Look for me when there is sun and rain.
fog | fog | a cloud that lies on the ground | We could not see the road in the thick ____. | I am a cloud on the ground. You cannot see far in me. | cloud; storm
ice | ice | water that is frozen hard | Be careful! There is slippery ____ on the pond. | I am hard and slippery. I cover the pond when it is cold.
storm | a storm | bad weather with strong wind and rain or snow | The ____ blew down a tree and brought heavy rain. | I bring strong wind, rain, and dark clouds all at once. | wind
puddle | a puddle | a small pool of rain water on the ground | He jumped in the ____ and got wet feet. | I lie on the street after it rains. Jump in me with boots.
umbrella | an umbrella | a thing you hold over your head in the rain | Open your ____, for it starts to rain. | I open up over your head and keep you dry.
winter | winter | the coldest time of the year | In ____, we may go sledding. | I am the coldest season. Trees are bare.
summer | summer | the warmest time of the year | In ____, we swim in the lake. | I am the warmest season. You swim and wear shorts.
spring | spring | the time of year when flowers start to bloom | In ____, the first flowers come out. | I come after winter. Buds open and birds build nests.
fall | fall | the time of year when leaves drop | In ____, the leaves turn red and drop. | I come after summer. Leaves turn red and drop.
`,
    forms: wordForms,
  }),
  ...defineTextForms({
    ...{ id: 'day-first', grades: ['1-2'], source, year },
    table: `
question | level | answer | w1 | w2 | w3 | why
What should you wear on a cold, snowy day? | easy | A warm coat and mittens | A swimsuit | Shorts and open sandals | A sun hat | Warm clothes keep your body heat in.
What should you wear on a hot, sunny day? | easy | A sun hat and a T-shirt | A thick coat | Mittens | A scarf and wool hat | Light clothes let your body cool off.
What should you wear on a rainy day? | easy | A raincoat and boots | Sandals | A swimsuit | A hat made of straw | A raincoat keeps the water out.
What do dark gray clouds often bring? | easy | Rain | Sunshine | Hot air | Stars | Thick clouds hold a lot of water.
What melts a snowman? | easy | Warm sunshine | Cold wind | More snow | A dark night | Heat turns snow into water.
What can the wind do? | easy | Fly a kite | Bake a cake | Read a book | Dig a hole | Moving air can lift a kite.
Which tool tells how hot or cold it is? | easy | A thermometer | A long ruler | A clock | A scale | The line goes up when it gets warm.
Which season comes after winter? | easy | Spring | Summer | Fall | Winter again | The seasons go winter, spring, summer, fall.
Which season comes after summer? | easy | Fall | Spring | Winter | Summer again | Leaves turn red and yellow in fall.
Which season comes just before summer? | medium | Spring | Fall | Winter | Snow time | Spring is between winter and summer.
Where does rain come from? | easy | Clouds | The moon | Trees | The stars | Drops in a cloud get heavy and fall.
What are clouds made of? | medium | Tiny drops of water | Cotton | Smoke from planes | Soap | Many tiny drops float together in the air.
When can you see a rainbow? | medium | When there is sun and rain | When it snows at night | When it is dark | When it is foggy | Raindrops split sunlight into colors.
Where should you go when you hear thunder? | medium | Inside a house | Under a tall tree | Into the pool | Up a hill | Lightning often hits tall things.
Why should you not stand under a tree in a storm? | hard | Lightning may hit it | It is too dark there | The leaves get wet | Birds may be there | Lightning often hits the tallest thing around.
What does a flag tell you about the wind? | medium | Which way it blows | How cold it is | When it will stop | What it smells like | The flag points to where the wind is going.
Which day is best for drying clothes outside? | medium | Sunny and windy | Rainy and cool | Foggy and still | Snowy and dark | Sun and wind carry the water away fast.
What happens to a puddle on a hot day? | easy | It dries up | It gets deeper | It turns to ice | It turns to mud pie | The water goes up into the air.
What happens to a pond on a freezing day? | easy | Ice forms on top | It boils | It turns green | It flies away | Water freezes when it is very cold.
When is it most often the warmest in a day? | medium | In the afternoon | At midnight | Before sunrise | At bedtime | The sun has warmed the ground for hours by then.
When is it most often the coldest in a day? | hard | Just before sunrise | At noon | At lunch time | In the afternoon | The ground cools all night long.
Which one do you see first in a storm far away? | hard | The flash | The boom | The rain | The rainbow | Light travels much faster than sound.
What covers the sun on a gray day? | easy | Clouds | The moon | Birds | Hills | The sun still shines above the clouds.
How many sides does a snowflake most often have? | hard | Six | Three | Four | Ten | Ice crystals grow with six sides or arms.
What does snow turn into when you bring it inside? | easy | Water | Sand | Milk | Salt | Snow is frozen water.
Which tool shows which way the wind blows? | medium | A weather vane | A clock | A rain gauge | A lamp | It turns and points into the wind.
Which tool catches rain to see how much fell? | medium | A rain gauge | A weather vane | A kite | A fan | You read how high the water stands in the tube.
What do we call a person who tells us about tomorrow’s weather? | hard | A forecaster | A baker | A dentist | A pilot | A forecaster looks at maps and tools.
What can lots and lots of rain cause? | medium | A flood | A fire | A dry lake | A rainbow at night | Rivers rise and flow over the land.
What can happen to plants when there is no rain for weeks? | medium | They dry out | They freeze | They float away | They turn blue | Plants need water to live.
Why is it cool in the shade? | medium | Sunlight is blocked there | The wind sleeps there | Trees make ice | It is always wet there | Less sunlight means less heat.
Which of these tells about the weather? | easy | It is windy today | It is Monday today | I am six today | My dog is brown | Weather is what the air outside is like.
Which of these does NOT tell about the weather? | medium | It is my birthday | It is foggy | It is hot outside | It is snowing | A birthday has nothing to do with the air outside.
Which animal grows a thicker coat for winter? | hard | A fox | A fish | A snake | A bee | Thick fur keeps the fox warm in the cold.
What do many trees do in fall? | easy | Drop their leaves | Grow new leaves | Bloom with flowers | Make apples pop open | Bare trees need less water in winter.
What should you drink a lot of on a hot day? | easy | Water | Soup | Hot cocoa | Oil | Your body loses water when you sweat.
What does the sun do to a black car seat? | medium | It makes it hot | It makes it wet | It makes it white | It makes it soft as snow | Dark things soak up a lot of sunlight.
Which sound does wind make in the trees? | medium | Rustling | Barking | Ringing | Ticking | Moving air shakes the leaves.
Which game needs wind? | easy | Flying a kite | Playing chess | Hide and seek | Tag | A kite needs moving air to stay up.
You can see your breath like a small cloud. What kind of day is it? | hard | A cold day | A hot day | A dry summer day | A windy beach day | Warm, moist breath turns to tiny drops in cold air.
What makes the ground white in the morning but is not snow? | hard | Frost | Rain | Mud | Sand | Frost is thin ice that forms on cold nights.
What do you need to make a snowball? | easy | Wet snow | Dry sand | Warm rain | Thick fog | Wet snow sticks together.
`,
    forms: questionForms,
  }),
];
