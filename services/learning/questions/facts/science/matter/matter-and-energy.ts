import { orderForm, questionForms, termForms } from '#services/learning/questions/facts/common-text-forms.ts';
import { defineTextForms } from '#services/learning/questions/facts/text-forms.ts';

const source = 'OpenStax: Chemistry 2e';
const year = 2019;

/** For grades 7 to 10. */
export const matterAndEnergyForms = [
  ...defineTextForms({
    ...{ id: 'energy-term', grades: ['7-8', '9-10'], source, year },
    table: `
term | meaning | example | also
thermal energy | all the motion of the particles in an object, added up | A bathtub of warm water holds more of it than a cup of hot tea. |
absolute zero | the lowest possible temperature, −273.15 °C | No gas can be cooled below this point. |
kelvin | the unit of temperature that starts at absolute zero | Ice melts at 273.15 on this scale. |
pressure | force divided by area | A thumbtack goes into wood, because its point is so small. |
pascal | the unit of pressure, one newton per square meter | The air pushes on us with about 101,000 of these. |
heat of fusion | the heat needed to melt a certain amount of a solid | For ice, it is 334 joules for each gram at 0 °C. |
heat of vaporization | the heat needed to boil away a certain amount of a liquid | For water, it is 2,260 joules for each gram at 100 °C. |
specific heat | the heat that warms one gram by one degree | Sand gets hot in the sun much faster than water does. |
phase diagram | a chart of states by temperature and pressure | It shows that carbon dioxide has no liquid state at normal pressure. |
triple point | the one condition at which solid, liquid, and gas exist together | At 0.01 °C and very low pressure, ice, water, and vapor are in balance. |
Boyle’s law | the rule that pressure times volume of a gas is constant at one temperature | A bubble doubles its size as the pressure on it is halved. |
Charles’s law | the rule that a gas’s volume grows with absolute temperature | A balloon from the freezer swells in a warm room. |
Gay-Lussac’s law | the rule that pressure grows with absolute temperature in a rigid container | A spray can in a fire may burst. |
Brownian motion | the random dance of small grains hit by molecules | Under the microscope, pollen dust in water zigzags without end. |
Archimedes’ principle | the rule that the upward push equals the weight of displaced fluid | A ship sinks in the water just until it pushes aside its own weight. |
Pascal’s principle | the rule that pressure in a closed fluid spreads equally | A small force on one piston of a car lift raises a car on another. |
cohesion | the attraction between particles of the same kind | Water pulls itself into round drops on wax. |
adhesion | the attraction between particles of different kinds | Water clings to the wall of a glass tube. | capillary action
capillary action | the rise of a liquid in a narrow tube | Water creeps up in a paper towel. | adhesion; cohesion
solvation | the surrounding of dissolved particles by solvent | Water molecules gather around each ion of salt. |
miscibility | the ability to mix in any proportion | Alcohol and water form one clear liquid in all amounts. |
volatility | the tendency to evaporate at room temperature | A spill of nail polish remover is gone in a minute. |
desiccant | a material that takes up moisture | A small bag of silica gel keeps new shoes dry in their box. |
allotrope | one of several forms of the same element | Diamond and graphite are both pure carbon. |
supersaturated solution | a liquid with more solute than is normally stable | One crystal is dropped in, and the whole flask turns solid. |
absolute temperature | a measure of warmth counted in kelvins | Doubling it doubles the average energy of gas particles. |
`,
    forms: termForms,
  }),
  ...defineTextForms({
    ...{ id: 'energy-reason', grades: ['7-8', '9-10'], source, year },
    table: `
question | level | answer | w1 | w2 | w3 | why
What is 27 °C in kelvins? | easy | 300 K | 27 K | 246 K | 327 K | Add 273 to the Celsius temperature.
What is 373 K in degrees Celsius? | easy | 100 °C | 273 °C | 646 °C | 0 °C | Subtract 273, and you get the boiling point of water.
What is heat? | medium | Energy that flows because of a temperature difference | A substance that flows out of all hot objects and fires | Another word for temperature in degrees | The mass of the fast particles | Heat flows from the warmer to the colder object.
Two cups of water at 60 °C are mixed. What is the temperature of the mixture? | hard | 60 °C | 120 °C | 30 °C | 90 °C | Temperature is an average, so it does not add up.
100 g of water at 20 °C and 100 g at 60 °C are mixed. What temperature results? | medium | 40 °C | 80 °C | 60 °C | 20 °C | With equal amounts, the result lies in the middle.
200 g of water at 20 °C and 100 g at 50 °C are mixed. What temperature results? | hard | 30 °C | 35 °C | 40 °C | 25 °C | The warm water cools by 20 degrees while twice as much cold water warms by 10.
A gas fills 6 L at 1 atm. What volume has it at 3 atm and the same temperature? | medium | 2 L | 18 L | 3 L | 6 L | Three times the pressure leaves a third of the volume.
A gas fills 2 L at 300 K. What volume has it at 450 K and the same pressure? | medium | 3 L | 2.5 L | 4 L | 1.3 L | Volume grows with absolute temperature by a factor of 1.5.
A gas has 2 atm at 200 K. What pressure has it at 400 K in the same container? | medium | 4 atm | 2 atm | 1 atm | 8 atm | Doubling absolute temperature doubles the pressure.
A gas is heated from 20 °C to 40 °C. Why does its pressure not double? | hard | Only absolute temperature counts | Gas particles lose mass when heated | The container gets smaller | Pressure does not depend on temperature | From 293 K to 313 K is a rise of only 7%.
Which force supports a floating block of 5 N? | medium | A buoyant force of 5 N | A buoyant force of 10 N | A buoyant force of 2.5 N | A frictional force of 5 N | A floating object is in balance, so the upward push equals its weight.
A block floats with half of its volume under water. What is its density? | hard | 0.5 g/cm³ | 1 g/cm³ | 2 g/cm³ | 0.25 g/cm³ | It displaces half its volume of water, which weighs as much as the block.
An object weighs 10 N in air and 7 N in water. What is the buoyant force? | easy | 3 N | 17 N | 7 N | 10 N | The loss of weight equals the upward push.
Where in the sea is the pressure greatest? | easy | At the bottom | At the surface | In the middle | It is equal everywhere | Pressure grows with the weight of water above.
A force of 100 N acts on 0.5 square meters. What is the pressure? | medium | 200 Pa | 50 Pa | 100.5 Pa | 500 Pa | Pressure is force divided by area.
Why do snowshoes keep you from sinking in? | easy | They spread your weight over more area | They make you weigh less than before | They melt the snow under your feet | They push air under the snow | The same force on more area gives less pressure.
How much heat warms 50 g of water by 10 °C (4.2 J/g·°C)? | medium | 2,100 J | 420 J | 500 J | 210 J | 50 times 10 times 4.2 is 2,100.
Equal masses of iron (0.45 J/g·°C) and water (4.2 J/g·°C) get the same heat. Which gets hotter? | medium | The iron | The water | They get equally hot | It depends on their shape | A smaller specific heat means a larger rise in temperature.
What happens to the temperature while pure ice melts? | easy | It stays at 0 °C | It rises slowly | It falls slowly | It jumps to 10 °C | The heat is used to break up the crystal.
How does the heat per gram for melting ice compare with that for boiling away water? | medium | About a seventh as much is needed to melt | About seven times as much is needed to melt | Exactly as much is needed in both cases | Only the first of the two needs any | To separate particles fully takes much energy.
Why does sweating cool the body? | easy | Evaporation takes heat from the skin | Sweat is colder than the air | Salt in sweat freezes on the skin | Wet skin makes more wind | Water needs heat to become vapor.
Why does a pressure cooker cook faster? | medium | Water boils at a higher temperature in it | Water boils at a lower temperature in it | Food shrinks under pressure in it | Steam cannot carry heat in it | More pressure raises the boiling point.
What state is carbon dioxide at −100 °C and normal pressure? | medium | Solid | Liquid | Gas | Plasma | Dry ice turns to gas at about −78 °C.
Why does dry ice leave no puddle? | easy | It sublimes | It melts fast | It sinks in | It is a plasma | It goes from solid straight to gas.
What holds a piece of wax together? | hard | Weak forces between molecules | Strong forces between ions | A sea of shared electrons | A network of covalent bonds | That is why wax melts at a low temperature.
Why do crystals of salt break along flat faces? | hard | Ions are arranged in regular layers | Air bubbles lie in rows inside | Salt is always cut by machines | Water runs along the edges | Shifted layers bring like charges together, and they repel.
Why does ice have a lower density than water? | medium | Its molecules form an open lattice | Its molecules become lighter | It contains more air than water | Its molecules lose hydrogen | Hydrogen bonds hold the molecules apart in a regular frame.
What happens to solubility of most gases in water as it gets warmer? | medium | It falls | It rises | It does not change | It doubles | Warm lakes hold less oxygen.
What happens to solubility of most solids in water as it gets warmer? | easy | It rises | It falls | It does not change | It becomes zero | Hot tea takes up more sugar than iced tea.
20 g of salt are dissolved in 180 g of water. What is the percent by mass? | hard | 10% | 11% | 20% | 9% | The solution has 200 grams, and 20 is 10% of it.
Which change is physical although heat is given off? | hard | Steam condenses | Wood burns | Acid meets a base | Iron rusts | No new substance forms.
Which property stays the same if a gold bar is cut in half? | easy | Density | Mass | Volume | Length | Density depends on the material and not on the amount.
`,
    forms: questionForms,
  }),
  ...defineTextForms({
    ...{ id: 'energy-order', grades: ['7-8'], source, year },
    table: `
name | task | order | why
density | Which order goes from the least to the most dense? | air, ice, water, iron | Gases are the least dense, and metals are usually denser than water.
states | Which order of states goes from the least to the most energetic particles? | solid, liquid, gas, plasma | Energy must be added for each step.
boiling | Which order goes from the lowest to the highest boiling point? | nitrogen, alcohol, water, iron | Nitrogen boils at −196 °C and iron near 2,860 °C.
viscosity | Which order goes from runny to thick? | water, olive oil, syrup, honey left in the fridge | Thick liquids resist flow more strongly.
scale | Which order goes from smallest to largest? | electron, nucleus, atom, molecule of sugar | Atoms are far larger than their nuclei, and molecules are made of atoms.
`,
    forms: [orderForm],
  }),
];
