import { orderForm, questionForms, termForms } from '#services/learning/questions/facts/common-text-forms.ts';
import { defineTextForms } from '#services/learning/questions/facts/text-forms.ts';

const source = 'American Meteorological Society: Glossary of Meteorology';
const year = 2022;

/** For grades 7 to 10. */
export const weatherSystemForms = [
  ...defineTextForms({
    ...{ id: 'system-term', grades: ['7-8', '9-10'], source, year },
    table: `
term | meaning | example | also
convection | heat transfer by rising and sinking air or water | Bubbles of warm air rise over a hot parking lot. |
conduction | heat transfer by direct contact | The air that touches hot sand gets warm. |
radiation | energy transfer by electromagnetic waves | Sunlight crosses empty space and heats the ground. |
advection | horizontal transport by the wind | A south wind brings warm air from the Gulf to Ohio. |
latent heat | the heat taken up or set free in a change of state | Vapor condenses in a storm cloud and warms the air around it. |
adiabatic cooling | the drop in temperature of air that expands as it rises | Air lifted by a mountain gets colder, although no heat is taken away. |
lapse rate | how much temperature drops with height | The thermometer of a balloon falls by 6.5 °C for each kilometer. |
temperature inversion | a layer in which air gets warmer with height | Smoke from chimneys spreads out flat below a lid of warm air. |
cyclone | a low-pressure system with inward-spiraling winds | Winds circle around a center of low pressure, and it rains. |
anticyclone | a high-pressure system with outward-spiraling winds | Air sinks and flows outward, and the sky is clear for days. |
trough | a long zone of low pressure | On the map, the isobars form a valley. |
ridge | a long zone of high pressure | On the map, the isobars form a long hill, and it is fair below it. |
Hadley cell | a loop of air that rises at the equator and sinks near 30 degrees | Rain forests lie under its rising branch and deserts under its sinking one. |
doldrums | the belt of weak winds near the equator | Sailing ships waited for weeks in calm, hot, rainy air. |
trade winds | steady easterly breezes of the tropics | Columbus sailed west with steady breezes from behind. |
westerlies | winds from the west in the middle latitudes | Storms cross the United States toward the Atlantic. |
polar front | the border between air of high and of middle latitudes | Storms of the middle latitudes are often born along this zone. |
orographic lift | the rise of air over mountains | Clouds and rain are frequent on the windward slope. |
downburst | a strong column of sinking air from a storm | Trees lie flat, all pointing outward from one spot. |
squall line | a long row of thunderstorms | On the radar, a band of storms 200 miles long moves east. |
mesocyclone | the rotating core of a severe storm | Radar shows a spin a few miles wide inside the cloud. |
wind shear | a change in wind speed or direction with height | The wind is southerly at the ground and westerly a mile above. |
wind chill | how cold it feels when wind is counted in | It is 10 °F, but in the gale it feels like −10 °F. |
hygrometer | an instrument for humidity | It shows that the air is at 40% of saturation. |
Doppler radar | a device that measures motion of rain toward or away from it | The screen shows rain that moves toward the station on one side and away on the other. |
urban heat island | a city that is warmer than its surroundings | At night, the center is 5 degrees warmer than the fields around it. |
`,
    forms: termForms,
  }),
  ...defineTextForms({
    ...{ id: 'system-reason', grades: ['7-8', '9-10'], source, year },
    table: `
question | level | answer | w1 | w2 | w3 | why
What is the main cause of seasons? | easy | The tilt of Earth’s axis | Earth’s distance from the sun | The speed of Earth’s rotation | Changes in the sun’s energy | The tilt changes the angle of sunlight and the length of days.
In which layer does temperature rise with height because ozone absorbs ultraviolet light? | medium | The stratosphere | The troposphere | The mesosphere | The lithosphere | Ozone turns ultraviolet energy into heat.
Why does moist rising air cool more slowly than dry rising air? | hard | Condensation releases heat | Moist air is heavier | Drops absorb sunlight | Moist air rises faster | The latent heat of the vapor makes up for part of the cooling.
Dry air rises 1 kilometer. By about how much does it cool? | medium | 10 °C | 1 °C | 25 °C | 100 °C | The dry adiabatic rate is about 10 °C per kilometer.
A parcel of air is warmer than its surroundings. What happens to it? | easy | It rises | It sinks | It stays in place | It loses its moisture | Warm air is less dense than the air around it.
What kind of stability leads to tall clouds? | medium | Unstable air | Stable air | An inversion | A calm high | In unstable air, lifted parcels keep rising.
Why does an inversion make air pollution worse? | medium | It acts like a lid on rising air | It makes cars burn more fuel | It brings acid rain | It heats the ground too much | Cool air below cannot rise through the warmer layer.
What is the Coriolis effect a result of? | easy | Earth’s rotation | The moon’s gravity | Ocean salt | Friction with trees | Moving air seems to curve because the ground turns beneath it.
Where is the Coriolis effect zero? | hard | At the equator | At the poles | At 30 degrees | At 45 degrees | It grows with latitude.
How does friction change winds near the ground? | hard | It slows them and turns them toward low pressure | It speeds them up | It speeds them up and turns them toward highs | It has no effect | With less speed, the Coriolis effect is weaker, so air crosses the isobars.
What is the surface wind pattern of a high in the Northern Hemisphere? | medium | Clockwise and outward | Counterclockwise and inward | Clockwise and inward | Straight from the east | Outflowing air is bent to the right.
Why are most deserts near 30 degrees latitude? | medium | Air sinks there and warms | No wind blows there | The sun never sets there | Cold seas freeze there | Sinking air gets drier, so clouds cannot form.
Why do rain forests lie near the equator? | easy | Warm, moist air rises there | Air sinks there | Winds bring dust there | It is always cool there | Rising air cools and gives much rain.
What steers storms across the United States from west to east? | easy | The jet stream and the westerlies | The trade winds and sea breezes | The land breeze | The tides | Winds aloft in middle latitudes come from the west.
Why does lake-effect snow fall east and south of the Great Lakes? | medium | Cold air picks up moisture from the warmer lakes | The lakes freeze to the bottom in early winter | Mountains stand in the lakes | Trade winds blow over them | Northwest winds carry the moisture to the far shore.
What is the role of dust and salt in clouds? | medium | Vapor condenses on them | They make clouds heavier than air | They stop rain | They color the drops | They are condensation nuclei.
How do most raindrops in the middle latitudes begin? | hard | As ice crystals that melt | As hailstones that break | As drops from the sea | As frost on planes | In cold clouds, ice crystals grow at the expense of droplets.
What happens to pressure as a hurricane comes near? | easy | It falls | It rises | It stays the same | It doubles | The center has very low pressure.
Which side of a hurricane moving north has the strongest winds? | hard | The right side | The left side | The back side | The center of the eye | There, the storm’s own motion adds to its winds.
What sea temperature do hurricanes usually need? | medium | At least 26 °C (80 °F) | At least 10 °C (50 °F) | Exactly 0 °C (32 °F) | Above 50 °C (122 °F) | Warm water supplies vapor and heat.
What weakens hurricanes by tilting them? | hard | Wind shear | High humidity | Warm water | Low friction | Different winds at different heights tear the storm apart.
What should you do if you hear a tornado siren in a school? | easy | Go to an inner room on the lowest floor | Open the windows wide and watch it | Run to the parking lot | Stand under a wide roof | Stay away from glass and outer walls.
A forecast says there is a 30% chance of rain. What does that mean? | medium | On 3 of 10 such days, it rains at a given place | It will rain for 30% of the day for sure | 30% of the drops will reach the ground | It rains with 30% strength | Probability tells how often rain follows such conditions.
Why do forecasts get less certain after about a week? | medium | Small errors grow with time | Computers are switched off | Satellites look only at today | Weather stops changing | The atmosphere is chaotic, so small differences become large.
What do forecasters feed into computer models? | easy | Measurements of the present state | Only the weather of last year | The phase of the moon | Dates of storms to come | Models compute how the present state will change.
What does La Niña mean for the tropical Pacific? | hard | Cooler water than usual in the east | Warmer water than usual in the east | No wind at all | Ice along the equator | Strong trade winds bring up cold water.
What is the main greenhouse gas by its amount in air? | hard | Water vapor | Carbon dioxide | Methane | Ozone | There is more of it than of carbon dioxide, although it follows temperature.
How has the carbon dioxide in air changed since 1850? | easy | It has risen | It has fallen | It has stayed the same | It has vanished | Burning coal, oil, and gas has added much of it.
What does a climate graph show? | easy | Average temperature and rainfall by month | The weather of one day in each season | The speed of one storm | The phases of the moon | It sums up many years of measurements.
Why do coastal cities have a smaller range of temperatures than inland cities? | medium | Water changes temperature slowly | Coasts get much less sunlight | Sand reflects all heat | Waves make heat | The high heat capacity of water moderates the air.
What is the difference between sleet and freezing rain? | medium | Sleet freezes in the air | Sleet falls only in summer | Freezing rain is made of snowflakes | Freezing rain falls as pellets | Freezing rain turns to ice only when it touches a cold surface.
Which instrument records pressure over time? | medium | Barograph | Hygrometer | Ceilometer | Psychrometer | A barograph is a barometer that draws a curve.
Halos around the sun or moon are made by what? | medium | Ice crystals in high clouds | Smoke near the ground | Raindrops in a thunderstorm | Dust in space | Light is bent by the crystals of cirrostratus.
How does a rainbow form? | easy | Light is bent and reflected inside drops | Light is absorbed by clouds | Drops glow by themselves after a storm | Ice crystals burn | Each color leaves the drop at a slightly different angle.
`,
    forms: questionForms,
  }),
  ...defineTextForms({
    ...{ id: 'system-order', grades: ['7-8'], source, year },
    table: `
name | task | order | why
layers | Which order of layers goes upward from the ground? | troposphere, stratosphere, mesosphere, thermosphere | Weather is in the lowest layer, and the aurora in the thermosphere.
tropical | Which order goes from the weakest to the strongest storm? | tropical depression, tropical storm, category 1 hurricane, category 4 hurricane | They are ranked by wind speed.
cycle | In which order does a drop of water pass these steps? | evaporation, condensation, precipitation, runoff | Water rises as vapor, forms clouds, falls, and flows back.
thunder | In which order does a thunderstorm develop? | cumulus stage, mature stage, dissipating stage | Updrafts build it, rain falls in the mature stage, and downdrafts end it.
latitude | Which order of climate zones goes from the equator to the pole? | rain forest, desert, deciduous forest, tundra | Rising air brings rain to the equator, and sinking air makes deserts near 30 degrees.
`,
    forms: [orderForm],
  }),
];
