import { questionForms, termForms } from '#services/learning/questions/facts/common-text-forms.ts';
import { defineTextForms } from '#services/learning/questions/facts/text-forms.ts';

const source = 'American Meteorological Society: Glossary of Meteorology';
const year = 2022;

/** For grades 11 and 12. */
export const meteorologyCourseForms = [
  ...defineTextForms({
    ...{ id: 'course-term', grades: ['11-12'], source, year },
    table: `
term | meaning | example | also
hydrostatic balance | the equality of gravity and the vertical pressure force | Air does not fall down, because pressure below is greater than above. |
scale height | the climb over which pressure falls by a factor of e | In our air it is about 8 kilometers. |
potential temperature | the temperature a parcel would have at 1,000 millibars | It stays the same in dry air that rises without gain of heat. |
virtual temperature | the temperature at which dry air would be as dense as a moist sample | Moist air is lighter, so this value is a little above the measured one. |
wet-bulb temperature | the lowest temperature reached by evaporating water into air | A thermometer with a damp cloth shows 15 °C on a 25 °C day. | psychrometer
psychrometer | an instrument with a dry and a wet thermometer | From two readings, an observer finds the humidity in a chart. | wet-bulb temperature
vorticity | a measure of local spin | A paddle wheel placed in the flow would turn. |
divergence | a net outflow of air from a region | Aloft, winds fan out above a growing low. |
convergence | a net inflow of air into a region | Trade winds of both hemispheres meet near the equator. |
conditional instability | a state that is unstable for saturated but not for dry air | The air stays calm unless it is lifted far enough to form cloud. |
level of free convection | the height above which a lifted parcel rises by itself | Below it, air must be pushed up, and above it, air is buoyant. |
cap | a warm layer aloft that holds back convection | All day no storm can break through, and then they explode in the evening. |
hodograph | a diagram of the wind vector with height | Its curved line warns forecasters of rotating storms. |
Skew-T diagram | a chart of temperature and dew point from a balloon | Forecasters read CAPE and cloud base from two lines. |
ensemble forecast | many model runs with slightly different starting values | Fifty tracks of a hurricane spread like spaghetti over the map. |
data assimilation | combining measurements with a model’s first guess | Satellite values correct the starting state before each run. |
parameterization | a simple rule for processes too small for a model’s grid | Single clouds are not resolved, so their effect is estimated. |
teleconnection | a link between weather in distant regions | Warm water near Peru changes winter rain in Texas. |
North Atlantic Oscillation | a seesaw of pressure between Iceland and the Azores | When it is positive, winter storms hit Norway more often than Spain. |
Madden-Julian Oscillation | a pulse of tropical rain that circles the globe in weeks | Every 30 to 60 days, a cluster of storms moves east over the Indian Ocean. |
blocking high | a stationary high that diverts the westerlies | For three weeks, lows pass north and south of a dry region. |
katabatic wind | cold air that flows down a slope by its weight | Off the Antarctic ice sheet, gales blow toward the coast. |
polar vortex | a large whirl of cold air around the pole in winter | When it is disturbed, Arctic air can spill far to the south. |
sudden stratospheric warming | a rapid rise in temperature high over the pole | Within days it becomes 40 °C warmer at 30 kilometers. |
gust front | the leading edge of cold air that flows out of a storm | A sudden cool blast arrives minutes before the rain. |
eyewall replacement | the forming of a new ring of storms that takes over from the inner one | The hurricane weakens for a day and then grows stronger and wider. |
climate sensitivity | the warming caused by a doubling of CO2 | Best estimates are about 3 °C. |
permafrost | ground that stays frozen for at least two years | Houses in northern Alaska tilt as the soil beneath them thaws. |
`,
    forms: termForms,
  }),
  ...defineTextForms({
    ...{ id: 'course-reason', grades: ['11-12'], source, year },
    table: `
question | level | answer | w1 | w2 | w3 | why
At about what height is pressure half of its value at sea level? | medium | 5.5 km | 1 km | 11 km | 30 km | Half of the air’s mass lies below about 5.5 kilometers.
What fraction of the air’s mass lies below a level of 250 millibars? | hard | About three quarters | About one quarter | About one half | Nearly all of it but 1% | Pressure there is a quarter of the surface value, so a quarter is above.
How does moist air compare with dry air at equal temperature and pressure? | medium | It weighs less, since H2O is a light molecule | It weighs more, since H2O is a liquid | It weighs the same, by Avogadro’s law | It weighs more, since molecules are added | A water molecule weighs 18 units, and air averages 29.
A balloon filled at the ground rises to where pressure is one tenth. Its temperature is nearly unchanged. How large is it? | medium | About 10 times its volume | About one tenth of its volume | About twice its volume | About 100 times its volume | By Boyle’s law, volume is inversely proportional to pressure.
What is the saturation vapor pressure over ice compared with that over supercooled water? | hard | Lower | Higher | Equal | Zero | Molecules are bound more tightly in ice, so ice grows while drops evaporate.
What does the area between a parcel’s path and the environment on a Skew-T show? | medium | CAPE | Relative humidity | Wind chill | Albedo | It is the energy available for convection.
The environment cools 8 °C per km. How is dry air judged, and how is saturated air at 6 °C per km? | hard | Dry is stable, saturated is unstable | Dry is unstable, saturated is stable | Both are stable | Both are unstable | The rate lies between the two adiabatic rates, which is conditional instability.
How does the Coriolis force act on an object at rest relative to Earth? | easy | It does not act | It pushes it east | It lifts it up | It pushes it toward the pole | It is proportional to speed.
At which latitude is the Coriolis parameter half of its value at the pole? | hard | 30 degrees | 45 degrees | 60 degrees | 15 degrees | It is proportional to the sine of latitude, and sin 30° is one half.
What is the geostrophic wind like where the distance of isobars is halved? | medium | Of double speed | Of half the speed | Of four times the speed | Of the same speed | It is proportional to the pressure gradient.
In thermal wind balance, what goes with a strong north-south temperature contrast? | hard | Wind that increases with height | Wind that decreases with height | No wind at any height | Wind from the east at all heights | That is why the jet stream lies above the polar front.
Where relative to a trough aloft does a surface low usually deepen? | hard | East of it | West of it | Right below its center | Far to the north only | Air diverges aloft on the eastern side.
Which clouds warm the planet most by trapping infrared while letting sunlight in? | medium | Thin, high cirrus | Thick, low stratus | Fog | Small cumulus | Cold, thin clouds emit little to space but pass sunlight.
Which clouds cool the planet most? | medium | Low, thick stratus decks | Thin cirrus | Contrails at night | Noctilucent clouds on summer nights | They reflect sunlight, and their tops are nearly as warm as the ground.
What is the sign of the water vapor feedback? | easy | Positive | Negative | Zero | It alternates daily | Warm air holds more vapor, which is a greenhouse gas.
What is the sign of the feedback by which warmer bodies radiate more? | medium | Negative | Positive | Zero | It depends on the day | This Planck response stabilizes the climate.
Which layer cools when carbon dioxide rises? | hard | The stratosphere | The lower troposphere | The ground | The upper ocean | More CO2 emits more heat to space up there, a fingerprint of greenhouse warming.
Which period in the 1600s to 1800s was cool in Europe? | easy | The Little Ice Age | The Eocene | The Holocene Optimum | The Younger Dryas | Rivers such as the Thames froze more often.
About how long ago was the last glacial maximum? | medium | 20,000 years | 2,000 years | 200,000 years | 2 million years | Ice sheets covered Canada and reached the northern United States.
What pace have ice ages followed for the last 800,000 years? | medium | About 100,000 years | About 1,000 years | About 10,000 years | About 1 million years | It is close to the cycle of the orbit’s shape.
Which Milankovitch cycle has a period of about 41,000 years? | hard | Tilt of the axis | Shape of the orbit | Precession | Sunspots | The tilt changes between about 22 and 24.5 degrees.
Which Milankovitch cycle has a period of about 23,000 years? | hard | Precession | Tilt of the axis | Shape of the orbit | The solar cycle | The wobble changes which season is nearest to the sun.
Who first computed in 1896 how CO2 would warm Earth? | medium | Svante Arrhenius | Charles Keeling | Albert Einstein | John Dalton | He estimated the effect of doubling carbon dioxide.
Whose experiment of 1856 showed that CO2 warms strongly in sunlight? | hard | Eunice Foote’s | Marie Curie’s | Ada Lovelace’s | Caroline Herschel’s | She filled glass tubes with gases and set them in the sun.
Who found that small changes in starting values change a forecast completely? | easy | Edward Lorenz | Vilhelm Bjerknes | Francis Beaufort | Luke Howard | This sensitivity became known as the butterfly effect.
Who named the main cloud types in 1803? | medium | Luke Howard | Francis Beaufort | Robert FitzRoy | Edward Lorenz | He used the Latin words cirrus, cumulus, and stratus.
What does the Beaufort scale measure? | easy | Wind force | Rainfall | Tornado damage | Humidity | It runs from 0 for calm to 12 for hurricane force.
Wind speed doubles. How does its force on a wall change? | medium | It becomes four times as large | It doubles | It becomes eight times as large | It stays the same | The pressure of wind grows with the square of speed.
A radar pulse returns after 0.2 milliseconds. How far away is the rain (light: 300,000 km/s)? | hard | 30 km | 60 km | 15 km | 300 km | The pulse travels 60 kilometers there and back.
What do dual-polarization radars tell apart? | medium | Rain, snow, and hail | Clouds and stars | Warm and cold fronts | Night and day | They compare horizontal and vertical pulses to find the shape of particles.
Which orbit lets a satellite watch one region without a break? | easy | Geostationary | Polar | Elliptical low | Suborbital | It circles in one day above the equator.
What limits weather forecasts to about two weeks? | medium | Chaos in the atmosphere | Lack of electricity | The length of a month | The speed of sound | Tiny errors double every few days.
A model uses a grid of 10 km. Which process must be parameterized? | medium | A single cumulus cloud | A cyclone | A polar jet stream | A monsoon | Features smaller than the grid cannot be computed directly.
Which ocean current warms northwestern Europe? | easy | The Gulf Stream and its extension | The California Current in summer | The Humboldt Current | The Kuroshio | It carries warm water across the Atlantic.
Why is the water off California cold in summer? | hard | Winds cause upwelling | Icebergs drift by | Rivers bring meltwater | The sun is low | Northerly winds move surface water offshore, and deep water rises.
Where does Ekman transport move surface water in the Northern Hemisphere? | hard | To the right of the wind | To the left of the wind | Straight with the wind | Against the wind | The Coriolis effect turns each layer further to the right.
`,
    forms: questionForms,
  }),
];
