import { questionForms, termForms } from '#services/learning/questions/facts/common-text-forms.ts';
import { defineTextForms } from '#services/learning/questions/facts/text-forms.ts';

const source = 'OpenStax: Chemistry 2e';
const year = 2019;

/** For grades 9 to 12. */
export const gasAndSolidForms = [
  ...defineTextForms({
    ...{ id: 'gas-term', grades: ['9-10', '11-12'], source, year },
    table: `
term | meaning | example | also
ideal gas | a model whose particles have no size and do not attract | Helium at low pressure behaves almost exactly like this model. |
universal gas constant | the factor R in PV = nRT | Its value is 8.31 J/(mol·K). |
partial pressure | the pressure that one gas of a mixture exerts alone | Oxygen contributes about 0.21 atm to the air at sea level. | Dalton’s law
Dalton’s law | the rule that the pressures of mixed gases add up | Nitrogen at 0.8 atm and oxygen at 0.2 atm give 1 atm together. | partial pressure
Avogadro’s law | the rule that equal volumes of gases hold equal numbers of molecules | A liter of hydrogen and a liter of oxygen hold the same count at equal conditions. |
Graham’s law | the rule that lighter gases effuse faster | Helium leaks out of a balloon sooner than air does. | effusion
effusion | the escape of gas through a tiny hole | A punctured tank in space loses its molecules one by one. | Graham’s law
vapor pressure | the pressure of gas in balance with its liquid | In a closed bottle of ether, it is high even when the room is cool. |
normal boiling point | the temperature at which a liquid’s vapor reaches 1 atm | For water it is 100 °C. |
critical point | the condition beyond which liquid and gas cannot be told apart | Above 374 °C, no pressure can make water vapor liquid. |
supercritical fluid | a state with the density of a liquid and the flow of a gas | Carbon dioxide in this state removes caffeine from coffee beans. |
unit cell | the smallest repeating block of a crystal | Stacking tiny cubes in all directions builds up a grain of salt. |
molecular solid | a soft crystal held by weak forces | Iodine and ice are soft or melt easily. |
network solid | a crystal in which all atoms are covalently bonded | Diamond is one giant molecule and extremely hard. |
ionic solid | a crystal of positive and negative ions | Magnesium oxide melts at 2,850 °C and conducts only when molten. |
metallic solid | a crystal of positive ions in a sea of electrons | Copper can be bent, because layers slide without breaking apart. |
semiconductor | a material that lets a little current pass, and more when warmed | Silicon with traces of boron is used in computer chips. |
liquid crystal | matter that flows but keeps some order | The screen of a calculator darkens where a voltage turns rod-shaped molecules. |
molality | moles of solute per kilogram of solvent | Half a mole in 500 grams of water gives 1. |
mole fraction | the moles of one part divided by all moles | One mole of alcohol in three moles of water gives 0.25. |
Henry’s law | the rule that dissolved gas is proportional to its pressure | A diver’s blood takes up more nitrogen at depth. |
Raoult’s law | the rule that a solute lowers a solvent’s vapor pressure in proportion | Sugar water evaporates a little more slowly than pure water. |
boiling point elevation | the effect that a solute keeps a liquid from turning to steam at its usual temperature | Salted water boils slightly above 100 °C. |
freezing point depression | the effect that a solute keeps a liquid from turning solid at its usual temperature | Antifreeze keeps the water in a car from turning to ice. |
osmotic pressure | the push that stops water from flowing through a membrane | About 27 atm must be applied to seawater to begin making it fresh. |
Tyndall effect | the scattering of light by colloid particles | A beam of headlights is visible in fog. |
`,
    forms: termForms,
  }),
  ...defineTextForms({
    ...{ id: 'gas-reason', grades: ['9-10', '11-12'], source, year },
    table: `
question | level | answer | w1 | w2 | w3 | why
Which equation is the ideal gas law? | easy | PV = nRT | PV = n/RT | P = VnRT | PT = nRV | Pressure times volume equals moles times R times absolute temperature.
What is the volume of 2 mol of gas at 0 °C and 1 atm? | easy | 44.8 L | 22.4 L | 11.2 L | 2 L | Each mole fills 22.4 liters under these conditions.
A gas at 1 atm and 300 K in 10 L is brought to 2 atm and 600 K. What is its volume? | medium | 10 L | 20 L | 5 L | 40 L | Doubling the pressure halves the volume, and doubling the temperature doubles it.
What happens to the pressure if twice as much gas is put in at constant V and T? | easy | It doubles | It halves | It stays the same | It becomes four times as large | Pressure is proportional to the number of moles.
A gas mixture holds 3 mol N2 and 1 mol O2 at 4 atm. What is the partial pressure of O2? | medium | 1 atm | 3 atm | 4 atm | 0.25 atm | Oxygen is a quarter of the molecules.
What is the ratio of speeds of H2 and O2 at the same temperature? | hard | 4 to 1 | 16 to 1 | 1 to 4 | 2 to 1 | The masses differ by a factor of 16, and speed goes with the square root.
Which gas has the greatest average kinetic energy per molecule at 25 °C? | hard | They are all equal | Hydrogen | Oxygen | Carbon dioxide | Average kinetic energy depends only on temperature.
Which gas is densest at the same temperature and pressure? | medium | Carbon dioxide | Oxygen | Pure nitrogen | Helium | Density is proportional to molar mass, and 44 is the largest.
What is the molar mass of a gas with a density of 2.0 g/L at 0 °C and 1 atm? | hard | About 45 g/mol | About 22 g/mol | About 90 g/mol | About 2 g/mol | 2.0 grams per liter times 22.4 liters per mole is about 45.
Under which condition do real gases differ most from the ideal gas law? | medium | High pressure and low temperature | Low pressure and high temperature | Low pressure and low density | High temperature and large volume | Attraction and the size of the molecules matter then.
What does the van der Waals constant b stand for? | hard | The volume of the molecules | The attraction between molecules | The speed of the molecules | The charge of the molecules | The constant a stands for attraction.
At what temperature does water boil where the air pressure is 0.7 atm? | medium | At about 90 °C | At 100 °C exactly | At about 110 °C | At about 70 °C | It boils when its vapor pressure equals the lower outside pressure.
Which liquid has the highest vapor pressure at 25 °C? | medium | Ether | Water | Ethylene glycol | Mercury | Weak forces let its molecules escape easily.
How does stronger attraction between molecules change the boiling point? | easy | It raises it | It lowers it | It has no effect on it | It makes it vary by color | More energy is needed to separate the molecules.
Which solid has the highest melting point? | medium | Diamond | Ice | Table salt | Wax | A network of covalent bonds must be broken.
Which type of solid conducts electricity both as a solid and when molten? | easy | Metallic | Ionic | Molecular | Network | Electrons are mobile in a metal in both states.
Which type of solid conducts only when molten or dissolved? | easy | Ionic | Metallic | Molecular | Network like quartz | Ions cannot move in the crystal.
How many atoms belong to one face-centered cubic unit cell? | hard | 4 | 1 | 2 | 14 | Eight corners count one eighth each and six faces one half each.
How many atoms belong to one body-centered cubic unit cell? | hard | 2 | 1 | 4 | 9 | Eight corners make one atom, and the center adds another.
What is doping of silicon with phosphorus good for? | medium | It adds mobile electrons | It removes all electrons | It makes silicon transparent | It turns silicon into a metal | Phosphorus has one more valence electron than silicon.
Why does graphite conduct along its layers? | medium | Some of its electrons are delocalized | Its ions move between layers | It contains traces of iron metal | Its layers are held by water | Each carbon uses three electrons for bonds, and the fourth is free to move.
Why do gases dissolve less at higher temperature? | medium | Molecules escape from the liquid more easily | The liquid has shrunk in its total volume | Gas molecules become larger | Water reacts with them | Faster molecules leave the surface.
Why do divers who rise too fast get the bends? | medium | Nitrogen forms bubbles in the blood | Oxygen in the blood freezes | Salt crystals grow in the joints | Lungs fill with water vapor | Less pressure lets dissolved gas come out of solution.
What is the freezing point of 1 m sugar water (Kf = 1.86 °C/m)? | medium | −1.86 °C | 1.86 °C | −3.72 °C | 0 °C | One mole of particles per kilogram lowers it by 1.86 degrees.
What is the freezing point of 1 m NaCl (Kf = 1.86 °C/m), ideally? | hard | −3.72 °C | −1.86 °C | −5.58 °C | 3.72 °C | Each unit gives two ions.
Which 0.1 m solution boils at the highest temperature? | hard | CaCl2 | NaCl | Sugar | Alcohol | It gives three ions for each unit.
How many grams of sugar are in 500 g of a 12% solution? | easy | 60 g | 12 g | 120 g | 488 g | 12% of 500 is 60.
What is the mole fraction of a solute when 1 mol of it is in 9 mol of water? | easy | 0.1 | 0.11 | 0.9 | 9 | One out of ten moles is solute.
Hexane floats on water. Both are shaken with iodine, which is nonpolar. Where does it go? | medium | Into the upper layer | Into the lower layer | To the boundary only | Out of the flask as gas | Like dissolves like, and hexane is nonpolar too.
What does soap form in water to carry away grease? | medium | Micelles | Crystals | Alloys | Polymers | Nonpolar tails surround the grease, and polar heads face the water.
How much heat melts 10 g of ice at 0 °C (334 J/g)? | easy | 3,340 J | 334 J | 33.4 J | 33,400 J | 10 times 334 is 3,340.
How much heat turns 5 g of water at 100 °C to steam (2,260 J/g)? | easy | 11,300 J | 2,260 J | 452 J | 22,600 J | 5 times 2,260 is 11,300.
A 50 g metal at 100 °C warms 100 g of water from 20 °C to 25 °C. How much heat did it lose (4.2 J/g·°C)? | medium | 2,100 J | 1,050 J | 4,200 J | 15,750 J | The water gained 100 times 5 times 4.2 joules.
On a phase diagram of water, which way does the melting line lean? | hard | To the left, since ice is less dense | To the right, since ice is denser | Straight up, since pressure has no effect | It is a circle around the triple point | Pressure favors the denser liquid.
On a phase diagram, what lies at the end of the boiling line? | medium | The critical point | The triple point | Absolute zero | The freezing point | Beyond it, liquid and gas become one fluid.
A sample has sharp melting at 80 °C. What does this suggest? | easy | It is a pure substance | It is a mixture of two metals | It is an amorphous glass | It is a dilute solution | Mixtures melt over a range of temperatures.
`,
    forms: questionForms,
  }),
];
