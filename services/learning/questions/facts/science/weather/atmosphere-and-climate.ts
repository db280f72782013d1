import { questionForms, termForms } from '#services/learning/questions/facts/common-text-forms.ts';
import { defineTextForms } from '#services/learning/questions/facts/text-forms.ts';

const source = 'American Meteorological Society: Glossary of Meteorology';
const year = 2022;

/** For grades 9 to 12. */
export const atmosphereAndClimateForms = [
  ...defineTextForms({
    ...{ id: 'climate-term', grades: ['9-10', '11-12'], source, year },
    table: `
term | meaning | example | also
albedo | the share of sunlight that a surface reflects | For fresh snow it is about 0.8, and for a dark forest about 0.1. |
solar constant | the sunlight that reaches a square meter outside the air | Above the atmosphere, about 1,361 watts fall on each square meter. |
energy balance | the comparison of incoming and outgoing radiation of Earth | If less goes out than comes in, the planet warms. | radiative forcing
radiative forcing | a change in Earth’s balance of energy by an outside factor | More carbon dioxide adds some watts to each square meter. | energy balance
positive feedback | a response that makes a change larger | Warming melts ice, dark water absorbs more sunlight, and it warms further. | albedo; radiative forcing
negative feedback | a response that makes a change smaller | A warmer surface radiates more heat to space, which slows the warming. |
aerosol | tiny particles that float in air | Droplets of sulfate from a volcano dim the sun for a year or two. |
thermohaline circulation | ocean flow driven by differences of warmth and salt | Cold, salty water sinks near Greenland and creeps along the deep sea. |
upwelling | the rise of cold, deep water to the surface | Off Peru, winds push surface water away, and nutrients come up. |
thermocline | the layer of water where temperature drops quickly with depth | A diver feels a sudden chill at 60 feet. |
Walker circulation | a loop of air along the tropical Pacific from east to west | Air rises near Indonesia and sinks near South America. |
Southern Oscillation | a seesaw of pressure between the western and eastern Pacific | When pressure rises in Darwin, it falls in Tahiti. | Walker circulation
geostrophic wind | a wind parallel to isobars, where two forces balance | High up, the pressure force and the Coriolis effect cancel. |
pressure gradient force | the push on air from a high toward a low | Where isobars crowd, it is strong. |
Rossby wave | a large bend of the jet stream | The jet swings far south over the Rockies and far north over the Atlantic. |
saturated air | air that holds as much vapor as it can at its temperature | Any further cooling makes drops appear. |
mixing ratio | grams of vapor per kilogram of dry air | A parcel keeps its value of 8 g/kg as it rises, until a cloud forms. |
lifting condensation level | the height at which a rising parcel becomes saturated | The flat bases of cumulus clouds mark it. |
supercooled water | liquid drops below the freezing point | Drops at −12 °C freeze at once on the wing of a plane. |
Bergeron process | the growth of ice crystals at the cost of droplets in cold clouds | Vapor moves to the ice, because its saturation pressure is lower there. |
collision-coalescence | the growth of drops by running into each other | In warm tropical clouds, large drops sweep up small ones. |
CAPE | the energy available to lift a parcel of air | A value of 4,000 J/kg warns of violent storms. |
baroclinic zone | a region with strong horizontal differences of temperature | Mid-latitude storms grow along such contrasts. |
storm track | a path along which many cyclones travel | From Japan to Alaska, one winter low follows another. |
proxy record | indirect evidence of past climate | Layers of lake mud and rings of trees stand in for thermometers. |
Milankovitch cycle | a slow change of Earth’s orbit or tilt | Every 41,000 years, the axis swings between 22 and 24.5 degrees and back. |
carbon sink | a store that takes up more CO2 than it releases | Growing forests and the ocean absorb half of what we emit. |
`,
    forms: termForms,
  }),
  ...defineTextForms({
    ...{ id: 'climate-reason', grades: ['9-10', '11-12'], source, year },
    table: `
question | level | answer | w1 | w2 | w3 | why
Air at 20 °C rises dry for 1 km and then saturated for 1 km (6 °C per km). What is its temperature? | hard | 4 °C | 10 °C | 0 °C | 14 °C | It cools by 10 and then by 6 degrees.
Air crosses a mountain and rains out on the way up. Why is it warmer on the far side at the same height? | hard | It gained latent heat and warms at the dry rate | It was heated by friction with the rocks it touched | It absorbed sunlight on the summit | It mixed with sea air | Such a warm, dry wind is called a chinook or foehn.
A parcel holds 6 g/kg of vapor and could hold 12 g/kg. What is its relative humidity? | easy | 50% | 6% | 200% | 72% | Six out of twelve is one half.
Warmer air can hold how much more vapor for each degree Celsius? | medium | About 7% | About 0.1% | About 50% | About 100% | The Clausius-Clapeyron relation says so, and it makes heavy rain heavier.
What is the average temperature of Earth’s surface with its greenhouse effect? | medium | About 15 °C | About −18 °C | About 0 °C | About 50 °C | Without greenhouse gases it would be about −18 °C.
Which radiation does Earth mainly send to space? | easy | Infrared | Ultraviolet | Visible | X-rays | A body at about 15 °C radiates in the infrared.
About what share of incoming sunlight does Earth reflect? | medium | 30% | 5% | 60% | 90% | Clouds, ice, and bright ground send back about three tenths.
By the Stefan-Boltzmann law, what happens to radiation if absolute temperature doubles? | hard | It becomes 16 times as large | It doubles | It becomes 4 times as large | It becomes 8 times as large | Radiation grows with the fourth power of absolute temperature.
Which gas has risen from about 280 to over 420 parts per million since 1800? | easy | Carbon dioxide | Methane | Oxygen | Nitrogen gas | Burning fossil fuels and clearing forests added it.
How do scientists know that added CO2 comes from fossil fuels? | hard | Its isotopes match those of coal and oil | It has a different color in sunlight | It is warmer than other CO2 | It falls to the ground | Fossil carbon has no carbon-14 and little carbon-13.
What happens to sea level when floating sea ice melts? | hard | It hardly changes | It rises a lot | It falls a lot | It first falls and then rises | Floating ice already displaces its own weight of water.
What are the two main causes of sea level rise? | medium | Melting land ice and expanding water | Melting sea ice and heavier rain | Sinking ships and mud | Stronger tides and waves | Water expands as it warms, and glaciers add water.
Why do the poles warm faster than the tropics? | medium | Loss of ice lowers reflection | The sun is higher there | They have more cities | There is more water vapor at the poles | Dark sea and land absorb more sunlight.
What effect did Mount Pinatubo’s eruption of 1991 have? | medium | It cooled Earth for about two years | It warmed Earth for a century | It ended the ozone layer | It had no effect on climate | Sulfate aerosols in the stratosphere reflected sunlight.
Which international treaty of 1987 protected the ozone layer? | easy | The Montreal Protocol | The Kyoto Protocol | The Paris Agreement | The Antarctic Treaty | It ended most use of CFCs.
Which atoms from CFCs destroy ozone? | medium | Chlorine | Hydrogen | Helium | Carbon | One chlorine atom can destroy many ozone molecules.
In which region is the ozone hole the largest, and when? | medium | Over Antarctica in spring | Over the Arctic in summer | Over the equator in winter | Over Europe in fall | Ice clouds of the polar night prepare the chlorine reactions.
Which two forces balance in a geostrophic wind? | medium | Pressure gradient and Coriolis | Friction and gravity | Surface friction and Coriolis | Buoyancy and gravity | That is why the wind blows along the isobars.
Why do winds aloft blow faster than those near the ground? | easy | There is less friction | There is more gravity | Air is heavier there | The sun is nearer | Above about a kilometer, the ground hardly slows the air.
What drives the jet stream? | hard | The contrast between warm and cold air masses | The rotation of the moon | The heat that volcanoes give off into the air | Ocean tides | A strong temperature difference makes strong winds aloft.
What happens at the surface below a region of diverging air aloft? | hard | Pressure falls and air rises | Pressure rises and air sinks | The wind stops | A high forms | Air removed aloft lets surface pressure drop.
Which feature marks a mid-latitude cyclone and not a hurricane? | medium | Fronts | A warm core | An eye | Low pressure | Mid-latitude storms feed on contrasts of temperature.
What is the energy source of a hurricane in physical terms? | medium | Latent heat of condensation | Chemical energy of salt | Earth’s rotation energy alone | Sunlight stored in rain | Condensing vapor heats the core.
Why are tornadoes most frequent in spring on the Great Plains? | medium | Warm moist and cold dry air meet with shear | The ground is frozen | The sun is lowest and the days are shortest | Hurricanes come ashore | Instability and wind shear occur together then.
What does a hook echo on radar suggest? | hard | A possible tornado | A snow band | A large snow band | A sea breeze | Rain wraps around the rotating updraft.
What is a haboob? | medium | A wall of dust from a storm’s outflow | A warm current along a dry coast | A polar low | A type of cloud | Cold air rushing out of a thunderstorm lifts dust.
What is a derecho? | hard | A long-lived windstorm from thunderstorms | A dry river in a southern desert | A cold ocean current | A cold current along a southern coast | Its straight-line winds cause damage over hundreds of miles.
In the Köppen system, what do climates of group A have in common? | medium | They are tropical | They are polar | They are dry | They have cold winters | Each month averages at least 18 °C.
In the Köppen system, what does group B stand for? | hard | Dry climates | Polar climates | Tropical climates | Mild climates | There, evaporation exceeds precipitation.
Which climate has dry summers and mild, wet winters? | easy | Mediterranean | Tundra | Tropical rain forest | Humid continental | Coastal California is an example.
What happens to trade winds and rain during El Niño? | medium | Trades weaken, and rain moves east | Trades strengthen, and rain moves west | Both stop for a year | Rain falls only at the poles | Warm water spreads east, and storms follow it.
What did the Keeling Curve record? | easy | Carbon dioxide at Mauna Loa | The number of hurricanes | Sea level in New York | Sunspots since 1700 | Measurements began in 1958.
Why does the Keeling Curve go up and down each year? | medium | Plants take up CO2 in the growing season | Volcanoes erupt in winter | People breathe out more of it in summer | The sensor changes | Northern forests draw CO2 down in summer and release it in winter.
What do oxygen isotopes in ice cores tell us? | medium | Past temperatures | Past populations | Past sunspots only | Past wind directions | The share of heavy oxygen depends on temperature.
How long are climate averages usually taken over? | easy | 30 years | 1 year | 5 years | 1,000 years | Thirty years smooth out the variations from year to year.
How does carbon dioxide change seawater? | medium | It makes it more acidic | It makes it saltier | It makes it colder | It adds oxygen | Carbonic acid forms, which harms shells and corals.
`,
    forms: questionForms,
  }),
];
