import {
  oddOneOutForm,
  questionForms,
  wordFormsInLaterGrades,
} from '#services/learning/questions/facts/common-text-forms.ts';
import { defineTextForms } from '#services/learning/questions/facts/text-forms.ts';

const source = 'NOAA National Weather Service: JetStream';
const year = 2023;

/** For grades 3 to 6. */
export const waterCycleAndCloudForms = [
  ...defineTextForms({
    ...{ id: 'cycle-word', grades: ['3-4', '5-6'], source, year },
    table: `
word | named | meaning | gap | sign | also
evaporation | evaporation | the change of liquid water into vapor | Sunshine dries a puddle by ____. | The lake shrinks in the hot sun, and no water flows out. |
condensation | condensation | the change of water vapor into liquid drops | Drops form on a cold glass by ____. | The bathroom mirror fogs up after a hot shower. |
precipitation | precipitation | water that falls from clouds in any form | Rain, snow, sleet, and hail are all ____. | This month two inches of it fell, some as rain and some as snow. |
water cycle | the water cycle | the endless path of water between sky and ground | Water moves from sea to cloud to river and back in the ____. | A raindrop runs to the sea, rises as vapor, and falls again. |
water vapor | water vapor | water in the form of an invisible gas | Warm air can hold more ____ than cold air. | You cannot see this gas, but clouds form from it. | humidity; precipitation
humidity | humidity | the amount of moisture in the air | On a day of high ____, sweat does not dry well. | The air feels sticky, and laundry will not dry. |
runoff | runoff | rain that flows over the ground into streams | After a storm, ____ from the street carries trash to the river. | Rain cannot sink into the parking lot, so it flows to a drain. |
groundwater | groundwater | water in the spaces of soil and rock below | A well brings up ____. | Rain sinks down and fills tiny gaps in the rock. |
cumulus cloud | a cumulus cloud | a puffy white heap with a flat base | A fluffy ____ looks like cotton. | It looks like a heap of cotton on a fair day. |
stratus cloud | a stratus cloud | a low, gray layer that covers the sky | A low, flat ____ makes the whole day gray. | The sky is one dull, gray sheet, with a little drizzle. |
cirrus cloud | a cirrus cloud | a high, thin, feathery streak of ice crystals | A thin ____ high up looks like a feather. | High in the blue sky hangs a thin, white wisp of ice. |
cumulonimbus cloud | a cumulonimbus cloud | a towering heap that brings thunderstorms | Lightning comes from the tall, dark ____. | It towers miles high, with a flat top, and it thunders. |
barometer | a barometer | a tool that measures air pressure | A falling ____ warns that a storm may come. | It shows that the weight of the air above us is changing. | air pressure
anemometer | an anemometer | a tool that measures wind speed | The cups of the ____ whirl in the wind. | Its little cups spin faster when it blows harder. |
rain gauge | a rain gauge | a tool that measures how much rain has fallen | There was half an inch of water in the ____. | After the storm, you read the height of the water in a tube. |
wind vane | a wind vane | a tool that shows wind direction | The arrow of the ____ on the barn points north. | The arrow on the roof swings around and points into the wind. |
air pressure | air pressure | the push of the air’s weight on all things | On a high mountain there is less ____. | Your ears pop as you drive up a mountain. |
air mass | an air mass | a large body of air with much the same warmth and moisture | A cold, dry ____ moved down from Canada. | A huge body of cold, dry air spread over half the country. | front
front | a front | the border where warm and cold air meet | Rain often falls along a ____. | Cold air pushes under warm air, and a line of storms forms there. |
climate | climate | the usual weather of a place over many years | The ____ of Arizona is hot and dry. | Over many years, winters here have been mild and rainy. |
meteorologist | a meteorologist | a scientist who studies the weather | A ____ uses radar to see where rain is falling. | She studies radar and satellite pictures to make a forecast. |
sleet | sleet | frozen raindrops that bounce on the ground | Tiny pellets of ____ rattled on the window in winter. | Raindrops froze on their way down and bounced on the sidewalk. |
`,
    forms: wordFormsInLaterGrades,
  }),
  ...defineTextForms({
    ...{ id: 'weather-reason', grades: ['3-4', '5-6'], source, year },
    table: `
question | level | answer | w1 | w2 | w3 | why
What drives the water cycle? | easy | Energy from the sun | Gravity of the moon | Waves in the sea | Heat from volcanoes | Sunlight makes water evaporate, which starts the cycle.
What happens when water vapor cools high in the air? | easy | It turns into drops and forms clouds | It turns into wind | It becomes oxygen and hydrogen | It burns up | Cooling makes vapor condense on dust.
What do cloud drops form around? | hard | Tiny bits of dust or salt | Birds | Tiny bubbles of oxygen | Sunbeams | Vapor needs something to condense on.
Why does air move as wind? | medium | The sun heats places unevenly | Trees push it with leaves | Earth stands still | Clouds pull it down | Warm air rises, and cooler air flows in.
In which direction does warm air move? | easy | Up | Down | Only north | Only toward the sea | Warm air is lighter than cool air.
What does rising air do as it goes up? | medium | It cools | It gets warmer | It gets heavier | It turns into oxygen | Higher up, the pressure is lower, and the air spreads out and cools.
Which tool measures air temperature? | easy | Thermometer | Barometer | Rain gauge | Anemometer | It has degrees as its unit.
Which way does a sea breeze blow on a sunny day? | hard | From sea to land | From land to sea | Straight up | Along the coast only | Land warms faster, its air rises, and cool sea air flows in.
What kind of weather does low air pressure often bring? | medium | Clouds and rain | Clear skies | Dry, calm days | Hot sunshine | Air rises in a low and forms clouds.
What kind of weather does high air pressure often bring? | medium | Clear and calm days | Long thunderstorms | Heavy snow | Tornadoes | Air sinks in a high, and clouds dry up.
What does a blue line with triangles on a weather map mean? | medium | A cold front | A warm front | A river | A hurricane path | The triangles point to where the cold air moves.
What does a red line with half circles on a weather map mean? | medium | A warm front | A cold front | A border | A drought | The half circles point to where the warm air moves.
Which is a difference between weather and climate? | medium | Climate is the pattern of many years | Climate changes from hour to hour | Weather is the same in all places | Weather lasts at least a year | Weather is what happens today or this week.
Why is it cooler on a high mountain? | medium | Air is thinner and holds less heat | It is closer to the cold moon | Clouds block the sun there | Wind never blows there | Air cools as it rises and spreads out.
Why are places near the equator warm all year? | easy | The sun is high in the sky there | They are farther from the sea | They have no nights | The moon heats them | Direct sunlight heats the ground strongly.
Why do deserts get cold at night? | hard | Dry, clear air lets heat escape | Sand makes cold after sunset | The sun turns them off | Cacti use up the heat | Clouds and moisture would hold heat in.
How does the ocean affect the weather on a coast? | medium | It keeps summers cool and winters mild | It makes it hot in each season | It stops all rain | It makes days longer and nights shorter | Water warms and cools slowly.
Why does one side of a mountain get more rain? | hard | Air rises there and drops its water | Rivers flow uphill there | The sun never shines there | The trees there pull clouds down | On the other side, sinking air is dry.
What causes lightning? | medium | Electric charges in a cloud | Two clouds that rub the moon | Hot sunbeams | Rain hitting the ground | Bumping ice and drops build up charge, which jumps as a spark.
You count 10 seconds between flash and thunder. How far away is the storm? | hard | About 2 miles | About 10 miles | About half a mile | About 20 miles | Sound needs about five seconds for a mile.
How does hail get large? | medium | Winds carry it up again and again | It grows for days on the ground | It sticks to airplanes | It falls from the moon | Each trip through the cloud adds a layer of ice.
What does a tornado watch mean? | hard | Tornadoes are possible | A tornado has been seen | The tornado is over | A tornado is far from land | A warning means that one has been seen or shows on radar.
What gives a hurricane its energy? | medium | Warm ocean water | Cold mountain air | City lights | The full moon | It weakens over land or cold water.
How do satellites help forecasters? | easy | They show clouds from above | They make rain | They push storms out to sea | They warm the air | Pictures from space show storms days before they arrive.
How does radar help forecasters? | medium | It shows where rain falls | It measures the sun | It makes clouds | It heats up the ground | Radio waves bounce off raindrops.
What is most of the air made of? | medium | Nitrogen | Oxygen | Water vapor | Carbon dioxide | About 78% of dry air is nitrogen and 21% oxygen.
Which part of the water cycle fills rivers again? | easy | Precipitation | Evaporation | Condensation | Humidity | Rain and melted snow run into rivers.
Where is most of Earth’s water? | easy | In the oceans | In rivers | In clouds | In lakes | About 97% of all water is salty ocean water.
Why does a snowy day look so bright? | easy | Snow reflects sunlight | Snow makes light | Clouds glow in winter | The sun is nearer | White snow sends most of the light back.
`,
    forms: questionForms,
  }),
  ...defineTextForms({
    ...{ id: 'cycle-odd', grades: ['3-4'], source, year },
    table: `
kind | odd | w1 | w2 | w3 | why
forms of precipitation | dew | rain | sleet | snow | Dew forms on the ground and does not fall.
steps of the water cycle | rotation | evaporation | condensation | precipitation | Rotation is the spinning of Earth.
weather tools | telescope | barometer | anemometer | rain gauge | A telescope shows stars.
clouds | fjord | cirrus | stratus | cumulus | A fjord is a narrow arm of the sea.
`,
    forms: [{ ...oddOneOutForm, ask: 'Three of these are {kind}: {list(odd,w1,w2,w3)}. Which one is not?' }],
  }),
];
