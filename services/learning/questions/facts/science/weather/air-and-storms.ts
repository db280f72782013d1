import { oddOneOutForm, questionForms, termForms } from '#services/learning/questions/facts/common-text-forms.ts';
import { defineTextForms } from '#services/learning/questions/facts/text-forms.ts';

const source = 'NOAA National Weather Service: JetStream';
const year = 2023;

/** For grades 5 to 8. */
export const airAndStormForms = [
  ...defineTextForms({
    ...{ id: 'air-term', grades: ['5-6', '7-8'], source, year },
    table: `
term | meaning | example | also
atmosphere | the blanket of gases around Earth | It reaches from the ground to space and gets thinner with height. | troposphere; stratosphere
troposphere | the lowest layer of the air, where weather happens | Nearly all clouds form in these lowest seven miles or so. | atmosphere
stratosphere | the layer of the air that contains the ozone | Jets like to fly at its lower edge, above the storms. | atmosphere
ozone layer | the zone high above us that absorbs ultraviolet rays | Without this gas, sunlight would harm our skin much more. | stratosphere; atmosphere
relative humidity | the moisture in the air as a percentage of what it could hold | The air holds half of the vapor that it could, so the value is 50%. |
dew point | the temperature at which air becomes saturated | The air cools to 50 °F, and the first drops form on the grass. |
isobar | a line on a map that joins places of equal pressure | The lines are packed closely together, so the wind will be strong. |
isotherm | a line on a map that joins places of equal temperature | One line on the map runs through all towns with 40 °F. |
cold front | a border where cold air pushes under warm air | A line of heavy storms passes, and then it is suddenly cool and clear. |
warm front | a border where warm air slides over cold air | Gentle rain falls for hours, and then it gets milder. |
stationary front | a border between air masses that does not move | For four days, rain falls over the same towns. |
prevailing wind | wind that blows most often from one direction | In much of the United States, weather comes from the west. | jet stream
jet stream | a fast, high river of air from west to east | A plane from California to New York arrives an hour early. |
sea breeze | wind from the water to the warmer land | On a sunny afternoon, a cool wind comes in from the ocean. | prevailing wind
land breeze | wind from the cooler land to the water | At night, sailors leave the harbor with a wind from behind. | prevailing wind
Coriolis effect | the bending of winds by Earth’s rotation | North of the equator, moving air turns to the right. |
storm surge | a rise of the sea that a hurricane pushes ashore | The hurricane drives a wall of water into the streets of the port. |
supercell | a long-lasting thunderstorm with a rotating updraft | The huge storm rotates as a whole and may produce tornadoes. |
rain shadow | the dry region behind a mountain range | West of the range grow tall firs, but east of it lies a desert. |
greenhouse gas | a gas that absorbs heat given off by the ground | Carbon dioxide lets sunlight in, but slows the loss of heat to space. |
microclimate | the special conditions of a small area | A garden by a south wall is warmer than the rest of the yard. |
El Niño | a warming of the tropical Pacific every few years | Fish become rare off Peru, and rains shift across the globe. |
monsoon | a seasonal wind that brings a wet and a dry season | In June the wind over India turns, and months of rain begin. |
heat index | how hot it feels when humidity is counted in | It is 92 °F, but in the moist air it feels like 105 °F. |
`,
    forms: termForms,
  }),
  ...defineTextForms({
    ...{ id: 'air-reason', grades: ['5-6', '7-8'], source, year },
    table: `
question | level | answer | w1 | w2 | w3 | why
Why does air pressure fall as you climb a mountain? | easy | There is less air above you | Gravity stops there | The air is warmer there | Rocks take up the air | Pressure is the weight of the air above.
What happens to the volume of air as it rises? | medium | It expands and cools | It shrinks and warms | It stays the same | It turns into water | Lower pressure lets rising air spread out.
What do closely spaced isobars mean? | medium | Strong winds | Calm air | Heavy snow only | High temperatures | Pressure changes quickly over a short distance.
From where to where does air flow near the ground? | medium | From high to low pressure | From low to high pressure | From east to west only | From poles to poles | The difference in pressure pushes the air.
Which way do winds turn around a low in the Northern Hemisphere? | hard | Counterclockwise | Clockwise | Straight outward | Up and down | Inflowing air is bent to the right and circles to the left around the center.
Air has a temperature of 60 °F and a dew point of 60 °F. What is its relative humidity? | hard | 100% | 60% | 0% | 50% | Air at its dew point is saturated.
What happens to relative humidity when air warms and no moisture is added? | medium | It falls | It rises | It stays the same | It becomes 100% | Warm air could hold more vapor.
Why do clouds form over mountains? | medium | Air is forced up and cools | Rocks give off steam | Trees breathe out clouds | Snow turns into fog | Cooling makes the vapor condense.
Why are nights with clouds warmer than clear nights? | medium | Clouds send heat back down | Clouds are made of warm water | The moon heats clouds | Clouds stop the wind | Clouds absorb heat from the ground and radiate part of it back.
Why does land heat up faster than water? | hard | Water needs more heat for each degree | Land is closer to the sun than water is | Water reflects all sunlight | Land is nearer to the sun | Water also mixes the heat down to some depth.
Why are hurricanes weaker after they reach land? | easy | They lose their supply of warm water | They are stopped by houses and by trees | They are cooled by rain | They meet the tide | Evaporation from the warm sea is their fuel.
What is needed for a thunderstorm? | medium | Moist, rising air | Dry, sinking air | A full moon | A cold, calm night | Moisture condenses in strong updrafts and releases heat.
Where do most tornadoes of the world form? | easy | In the central United States | In the Sahara | In Antarctica | In the middle of oceans | There, warm moist air from the Gulf meets dry and cold air.
What is the Fujita scale, in its enhanced form, used for? | medium | Tornadoes | Earthquakes | Hurricanes | Temperature | EF0 is the weakest and EF5 the strongest.
What is the Saffir-Simpson scale used for? | medium | Hurricanes | Tornadoes | Snowfall | Air quality | Categories 1 to 5 tell about wind speed.
What follows most often after a cold front has passed? | medium | Cooler and drier air | Warmer and moister air | Weeks of fog | A heat wave | Cold, dense air takes the place of warm air.
What is the order of clouds as a warm front comes closer? | hard | Cirrus, then lower and thicker layers | Cumulonimbus, then clear sky | Fog, then cumulus, then cirrus | No clouds until it rains | The warm air slides up a gentle slope ahead of the front.
What forms when a cold front catches up with a warm front? | hard | An occlusion | A sea breeze | A dust storm | A high | The warm air is lifted off the ground.
What is virga? | hard | Rain that evaporates before it lands | A cloud that lies on the ground | A warm wind in winter | Snow in summer | Dry air below the cloud takes up the drops.
Which kind of precipitation freezes only when it touches the ground? | medium | Freezing rain | Sleet pellets | Hail | Snow | It coats roads and trees with clear ice.
Why is hail a summer danger more than a winter one? | medium | Strong updrafts need warm, rising air | Ice is heavier in summer | There are more clouds at night | Hail needs snow on the ground | Hail grows in tall thunderstorms.
Why is the sky blue? | hard | Air scatters blue light the most | Air reflects the sea | Blue light is the brightest from the sun | Ozone is a blue mirror | Short waves of light are scattered in all directions.
Why is it often foggy in a valley in the morning? | medium | Cold air sinks there and cools to its dew point | Warm air sinks there and dries out before sunrise | Rivers boil at sunrise | Clouds roll down the hills at night | Heavy cold air collects at the bottom of the valley at night.
What does a steep drop of a barometer warn of? | easy | A coming storm | A long dry spell | A heat wave | A clear, calm night | Low pressure brings rising air, clouds, and wind.
Why do airplanes fly above most weather? | easy | Most clouds and storms are in the troposphere | Air is much warmer and thicker at that height | Rain falls upward there | The sun shines at night there | Above the lowest layer, the air is dry and stable.
Which clouds are made mostly of ice crystals? | medium | Cirrus clouds | Stratus clouds | Fair-weather cumulus clouds | Fog banks | They float so high that it is always below freezing.
What do weather balloons carry? | medium | Instruments that send data | People who watch clouds | Water for dry fields | Bright lamps | They measure pressure, temperature, and humidity on the way up.
Which air mass is cold and dry? | medium | Continental polar | Maritime tropical | Maritime polar | Continental tropical | It forms over land at high latitudes.
Which air mass is warm and moist? | medium | Maritime tropical | Continental polar | Continental tropical | Continental Arctic | It forms over warm seas.
What decides the climate of a place most of all? | medium | Its latitude | Its number of houses | Its country | Its name | Latitude decides how directly the sun shines.
Why is San Francisco cooler in summer than Sacramento inland? | easy | The cool ocean is near | It is farther north | It has higher mountains | It has fewer people | Sea air keeps the coast cool.
How do scientists learn about climates of long ago? | easy | From ice cores and tree rings | From old clouds | From the color of the sky | From star charts | Ice and wood keep traces of past years.
Why do trade winds blow from east to west? | hard | Earth’s rotation bends air that flows to the equator | The moon pulls the air | Mountains push it | The sun moves that way and drags the air along | Without rotation they would blow straight to the equator.
`,
    forms: questionForms,
  }),
  ...defineTextForms({
    ...{ id: 'air-odd', grades: ['5-6'], source, year },
    table: `
kind | odd | w1 | w2 | w3 | why
layers of the atmosphere | lithosphere | troposphere | stratosphere | mesosphere | The lithosphere is the rocky outer shell of Earth.
gases of the air | iron vapor | nitrogen | oxygen | argon | Iron is a metal and no part of clean air.
kinds of fronts | volcanic | warm | cold | occluded | A front is a border between air masses.
greenhouse gases | nitrogen | carbon dioxide | methane | water vapor | Nitrogen hardly absorbs heat radiation.
high clouds | stratus | cirrus | cirrocumulus | cirrostratus | Stratus is a low, gray layer.
local winds | tide | sea breeze | valley breeze | land breeze | A tide is a movement of the sea.
signs of a coming storm | rising pressure | falling pressure | thickening clouds | strengthening wind | Rising pressure usually brings better weather.
scales for storms | Richter scale | Saffir-Simpson scale | Enhanced Fujita scale | Beaufort scale | The Richter scale is for earthquakes.
causes of wind | moonlight | uneven heating | differences in pressure | rising warm air | Moonlight is far too weak to move air.
places with a tropical climate | Alaska | Hawaii | the Amazon | Indonesia | Alaska lies far north and has cold winters.
stages of a thunderstorm | hibernating | cumulus | mature | dissipating | Storms build, rain, and then fade.
cloud words for shape | nimbus | cumulus | stratus | cirrus | Nimbus means rain. The others mean heap, layer, and curl.
units of air pressure | degree | millibar | pascal | atmosphere | A degree is a unit of temperature.
`,
    forms: [oddOneOutForm],
  }),
];
