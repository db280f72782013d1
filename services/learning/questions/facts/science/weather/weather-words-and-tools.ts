import {
  oddOneOutForm,
  orderForm,
  questionForms,
  wordForms,
} from '#services/learning/questions/facts/common-text-forms.ts';
import { defineTextForms } from '#services/learning/questions/facts/text-forms.ts';

const source = 'NOAA SciJinks: All About Weather';
const year = 2024;

/** For grades 1 to 4. */
export const weatherWordAndToolForms = [
  ...defineTextForms({
    ...{ id: 'weather-word', grades: ['1-2', '3-4'], source, year },
    table: `
word | named | meaning | gap | sign | also
weather | weather | what the air outside is like today | The ____ today is warm and sunny. | It is cool, cloudy, and a bit windy outside this morning. | forecast; season
season | a season | one of the four parts of a year | My favorite ____ is summer. | It lasts three months. Then the next of the four begins.
forecast | a forecast | a guess by experts about the days to come | The ____ says that it will snow on Friday. | The lady on TV says that it will rain tomorrow. | weather
temperature | temperature | how hot or cold something is | The ____ today is 85 degrees. | It says 20 degrees outside, so wear a hat. | forecast; weather; thermometer
thermometer | a thermometer | a tool that shows how hot or cold it is | Look at the ____ to see if it is freezing. | The red line in the glass tube goes up on a hot day.
blizzard | a blizzard | a snowstorm with strong wind | In the ____, blowing snow hid the road. | Snow and wind are so strong that you cannot see the street.
hurricane | a hurricane | a huge storm that forms over a warm sea | The ____ came from the warm sea and flooded the coast. | It forms over the warm sea and has a calm eye in the middle.
tornado | a tornado | a spinning column of air that touches the ground | The twisting ____ pulled the roof off the barn. | A spinning funnel comes down from the cloud to the ground.
drought | a drought | a long time with too little rain | In the ____, the fields dried up. | It has not rained for months, and the river is almost dry.
flood | a flood | water that covers land that is mostly dry | After days of rain, the ____ filled the streets with water. | The river rose over its banks and into the houses.
hail | hail | balls of ice that fall from a storm cloud | Balls of ____ made dents in the car. | Hard balls of ice bounced on the roof in the storm.
frost | frost | thin ice crystals on cold ground or glass | In the cold morning, white ____ covered the grass. | Tiny ice crystals cover the car window in the morning. | hail
dew | dew | drops of water on the grass after a cool night | My shoes got wet from ____ on the grass this morning. | It did not rain, but the grass is wet at sunrise.
`,
    forms: wordForms,
  }),
  ...defineTextForms({
    ...{ id: 'weather-odd', grades: ['1-2', '3-4'], source, year },
    table: `
kind | odd | w1 | w2 | w3 | why
things that fall from clouds | wind | rain | snow | hail | Wind is moving air. It does not fall.
tools for the weather | hammer | thermometer | rain gauge | weather vane | A hammer drives nails.
clothes for cold days | sandals | mittens | scarf | coat | Sandals leave your toes bare.
kinds of storms | breeze | blizzard | hurricane | tornado | A breeze is a gentle wind.
signs of a storm | bright sun | dark clouds | thunder | strong wind | Bright sun means a clear sky.
made of frozen water | rain | snow | hail | frost | Rain is liquid.
made of liquid water | hail | rain | dew | fog | Hail is made of balls of ice.
things that wind can move | mountain | leaf | kite | sailboat | A mountain is far too big and heavy.
things the sun does | make it rain at night | warm the ground | dry the wash | light the day | The sun is not in our sky at night.
safe places in a thunderstorm | swimming pool | house | car | school | Water carries the electricity of lightning.
words for how warm it is | windy | hot | cool | freezing | Windy tells about moving air.
words for the sky | slippery | cloudy | clear | overcast | Slippery tells about the ground.
`,
    forms: [{ ...oddOneOutForm, ask: 'Three of these are {kind}: {list(odd,w1,w2,w3)}. Which one is not?' }],
  }),
  ...defineTextForms({
    ...{ id: 'weather-why', grades: ['1-2', '3-4'], source, year },
    table: `
question | level | answer | w1 | w2 | w3 | why
Why does it rain? | medium | Drops in clouds get too heavy | The sun squeezes the clouds | Birds shake the clouds | The sky leaks | Tiny drops join to big ones and fall.
Why does wet wash dry on a line? | easy | The water goes into the air | The water turns to soap | The line drinks the water | The cloth burns the water | Water evaporates, and wind and sun help.
Why does the wind feel cool on wet skin? | hard | Drying water takes heat away | Wind is made of tiny ice bits | Water makes wind heavy | Skin stops the wind | When water evaporates, it takes heat from your skin.
Why do we hear the boom after we see the flash? | medium | Sound is slower than light | Thunder starts later | Our ears are slower than eyes | Clouds hold the sound back | Light reaches us at once, but sound needs five seconds for a mile.
What makes thunder? | hard | Air heated by lightning | Clouds bumping into hills | Rain hitting the ground | Wind in the trees | Lightning heats the air so fast that it booms.
Why is it warmer in summer than in winter? | hard | The sun is higher and days are longer | The sun itself burns much hotter then | There is no wind in summer | The moon warms the air | High sun and long days bring more heat.
At what temperature does water freeze? | medium | 32 °F | 100 °F | 0 °F | 72 °F | At 32 degrees Fahrenheit, or 0 degrees Celsius, water turns to ice.
Which temperature is best for swimming outside? | easy | 85 °F | 15 °F | 32 °F | 40 °F | At 85 degrees it is hot.
Which temperature means that you need a warm coat? | easy | 25 °F | 75 °F | 85 °F | 95 °F | At 25 degrees water freezes.
What does it mean if the sky is overcast? | medium | Clouds cover it all | The sun shines brightly | It is night | There is a rainbow | Then the sky looks gray all over.
Why do clouds look white or gray? | medium | Their drops scatter light | They are made of cotton | They are full of smoke | They are painted by the sun | Thick clouds let less light through, so they look gray.
What kind of cloud lies on the ground? | easy | Fog | Rain | Thunder | Frost | Fog is a cloud that you can walk through.
Where do most hurricanes form? | medium | Over warm seas | Over cold mountains | In deserts | Over big cities | Warm sea water feeds the storm.
What is the calm middle of a hurricane called? | medium | The eye | The nose | The heart | The door | In the eye there is little wind. Then the storm comes back.
What should you do when a tornado is near? | hard | Go to a basement or inner room | Stand at a window | Go out to the yard and watch | Sit under a tree | Stay low and away from windows.
What does a weather map use the letter H for? | hard | High pressure | Hot chocolate | Hail storm | Hurricane | High pressure often brings fair weather.
Why do we need rain? | easy | Plants and animals need water | It makes the sky blue and clean | It wakes up the sun | It keeps the wind away | Rain fills rivers and waters the plants.
How does snow help some plants in winter? | hard | It keeps the worst cold off | It feeds them sugar | It gives them light | It warms up the night air | Air in the snow works like a blanket.
What can strong sun do to your skin? | easy | Burn it | Freeze it | Make it wet | Make it thin as paper | Sunscreen and a hat protect you.
A puddle dries up. Where is the water now? | medium | In the air | In the sun | In the moon | It is gone for good | It has become water vapor, a gas in the air.
Why does a cold glass get wet on the outside? | hard | Water from the air sticks to it | The glass leaks | The ice sweats right through it | It rained on it | Cool glass makes water vapor turn to drops.
Which kind of weather do farmers want after planting seeds? | easy | Gentle rain and sun | Hail | A hard frost | Weeks without rain | Seeds need water and warmth.
What is the best thing to do before a picnic? | easy | Check the forecast | Look at the moon | Count the clouds at night | Wait for thunder | The forecast tells if it will rain.
On a windy day, smoke moves to the east. Where does the wind come from? | hard | The west | The east | The north | The south | The wind pushes the smoke from west to east.
Which month is in summer in the United States? | easy | July | January | November | March | Summer is in June, July, and August.
Which month is in winter in the United States? | easy | January | July | May | September | Winter is in December, January, and February.
How are weather and season different? | medium | Weather can change in an hour | Seasons change each day | Weather lasts three months | Seasons happen only once | A season lasts about three months.
`,
    forms: questionForms,
  }),
  ...defineTextForms({
    ...{ id: 'weather-order', grades: ['1-2', '3-4'], source, year },
    table: `
name | task | order | why
seasons | Which list has the seasons in order? | spring, summer, fall, winter | After winter, spring comes again.
heat | Which list goes from hot to cold? | hot, warm, cool, freezing | Freezing is the coldest of these words.
wind | Which list goes from weak to strong wind? | still air, breeze, strong wind, hurricane | A hurricane is the strongest of these.
storm | In which order does a thunderstorm come? | sky gets dark, lightning flashes, thunder booms | We see the flash before we hear the boom.
rain | Which list goes from little rain to much rain? | drizzle, shower, downpour | A drizzle has tiny drops. A downpour soaks you at once.
water | In which order does this happen to a puddle? | rain falls, a puddle forms, the sun comes out, the puddle dries | Sun turns the water into vapor.
`,
    forms: [orderForm],
  }),
];
