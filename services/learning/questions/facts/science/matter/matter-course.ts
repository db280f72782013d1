import { questionForms, termForms } from '#services/learning/questions/facts/common-text-forms.ts';
import { defineTextForms } from '#services/learning/questions/facts/text-forms.ts';

const source = 'OpenStax: University Physics';
const year = 2016;

/** For grades 11 and 12. */
export const matterCourseForms = [
  ...defineTextForms({
    ...{ id: 'course-term', grades: ['11-12'], source, year },
    table: `
term | meaning | example | also
internal energy | all that the particles within a system hold, moving or bound | Compressing a gas without heat loss increases it. |
state function | a quantity that depends only on the present condition | However a gas came to 2 atm and 300 K, its internal energy is the same. | internal energy
isothermal process | a change at constant temperature | A gas expands slowly in a water bath and takes in heat all the while. |
adiabatic process | a change without heat exchange | A piston is pushed in so fast that no heat escapes, and the gas gets hot. |
isobaric process | a change at constant pressure | A gas in a cylinder with a weighted, free piston is warmed. |
isochoric process | a change at constant volume | A gas is heated in a rigid steel bottle. |
degree of freedom | an independent way in which a particle can store energy | A monatomic gas has three, for motion along three axes. |
equipartition theorem | the rule that each mode of motion holds kT/2 on average | A helium atom has the average energy 3kT/2. |
Maxwell-Boltzmann distribution | the spread of molecular speeds at a given temperature | At higher temperature, the curve gets flatter and shifts to the right. |
root-mean-square speed | a typical value for how fast molecules move | For nitrogen at room temperature, it is about 500 meters per second. |
mean free path | the average distance between two collisions of a molecule | In air at sea level, it is less than a ten-thousandth of a millimeter. |
Young’s modulus | the ratio of tensile stress to strain | Steel has a large one and stretches little under load. |
stress | force per area inside a material | A cable of one square centimeter carries 10,000 newtons. |
strain | relative change in length | A rod of one meter becomes one millimeter longer. |
elastic limit | the greatest load from which a material returns to its shape | A spring that is pulled beyond it stays bent. | plastic deformation
plastic deformation | a change of shape that remains | A paper clip stays bent after you let go. | elastic limit
bulk modulus | the resistance of a material to uniform compression | Water has a value of 2.2 GPa, so it hardly shrinks under pressure. |
quark | an elementary particle of which protons are built | Three of them, two up and one down, make a proton. |
lepton | an elementary particle without strong interaction, such as an electron | A muon is heavier than an electron but of the same family. |
hadron | a particle made of quarks | A neutron and a pion both feel the strong force. |
antimatter | particles with opposite charges of ordinary ones | A positron meets an electron, and both vanish in gamma rays. |
Bose-Einstein condensate | a state of very cold atoms in one quantum state | At a billionth of a kelvin above zero, rubidium atoms act as one wave. |
superconductor | a material without electrical resistance below a certain temperature | A magnet floats above a cooled ceramic disk. |
superfluid | a liquid that flows without viscosity | Helium at 2 kelvins climbs over the rim of its cup. |
band gap | the range of energies that electrons in a solid cannot have | In diamond it is large, so diamond is an insulator. |
graphene | a single layer of carbon atoms in a honeycomb | Tape pulled one sheet of atoms from pencil lead. |
nanomaterial | matter with structures of less than 100 nanometers | Tiny gold balls look red in a solution. |
composite | a material made of two or more joined materials | Glass fibers in plastic make a light, strong boat hull. |
`,
    forms: termForms,
  }),
  ...defineTextForms({
    ...{ id: 'course-reason', grades: ['11-12'], source, year },
    table: `
question | level | answer | w1 | w2 | w3 | why
A gas takes in 500 J of heat and does 200 J of work. How does its internal energy change? | easy | It rises by 300 J | It rises by 700 J | It falls by 300 J | It stays the same | By the first law, the change is heat in minus work done.
In an isothermal expansion of an ideal gas, what happens to its internal energy? | medium | It stays the same | It rises with volume | It falls with volume | It becomes zero | Internal energy of an ideal gas depends only on temperature.
In an adiabatic expansion, what happens to the temperature of a gas? | medium | It falls | It rises | It stays the same | It oscillates | The gas does work at the cost of its internal energy.
A gas expands by 2 L at a constant 100 kPa. How much work does it do? | medium | 200 J | 50 J | 2,000 J | 20 J | Work is pressure times change in volume, and 100,000 Pa times 0.002 cubic meters is 200.
How does the rms speed change if absolute temperature becomes four times as large? | medium | It doubles | It becomes four times as large | It becomes 16 times as large | It stays the same | Speed grows with the square root of temperature.
What is the average kinetic energy of a molecule proportional to? | easy | Absolute temperature | Celsius temperature | Molar mass | Pressure alone | It equals 3kT/2.
Why does the moon have no atmosphere of hydrogen? | medium | Many molecules exceed its escape speed | Hydrogen freezes on the moon by day | Hydrogen sinks into the rock | Sunlight turns hydrogen into helium | The fast tail of the speed distribution escapes from weak gravity.
What is the molar heat capacity of a monatomic ideal gas at constant volume? | hard | 3R/2 | 5R/2 | R | 7R/2 | Three degrees of freedom give R/2 each.
Why is the heat capacity at constant pressure greater than that at constant volume? | hard | Some heat does work of expansion | Molecules get heavier under pressure | Temperature is higher at constant pressure | Gas leaks out at constant pressure | At constant volume, all heat raises the internal energy.
A wire of 2 m stretches by 1 mm. What is its strain? | medium | 0.0005 | 0.002 | 0.5 | 2,000 | Strain is change in length divided by length, 0.001 divided by 2.
A cable of 2 cm² carries 4,000 N. What is the stress? | medium | 20 MPa | 2 MPa | 8 MPa | 200 MPa | 4,000 divided by 0.0002 square meters is 20 million pascals.
A wire is replaced by one of twice the diameter. How does its stretch under the same load change? | hard | It becomes one fourth | It becomes one half | It stays the same | It doubles | The area is four times as large.
Fluid flows from a pipe of 4 cm² into one of 1 cm². How does its speed change? | easy | It becomes four times as large | It becomes one fourth as large | It doubles | It stays the same | The same volume must pass each second.
What does Bernoulli’s principle say about a fluid that speeds up at one height? | medium | Its pressure falls | Its pressure rises | Its density falls | Its temperature doubles | Kinetic energy is gained at the cost of pressure.
A cube of side 10 cm floats with 8 cm under water. What is its density? | medium | 800 kg/m³ | 200 kg/m³ | 1,250 kg/m³ | 80 kg/m³ | Four fifths are under water, so its density is four fifths of that of water.
What is the gauge pressure 10 m below the surface of a lake? | easy | About 100 kPa | About 10 kPa | About 1,000 kPa | About 1 kPa | It is 1,000 times 9.8 times 10 pascals.
A hydraulic lift has pistons of 10 cm² and 500 cm². What force lifts 10,000 N? | medium | 200 N | 50 N | 5,000 N | 2,000 N | The force is reduced by the ratio of areas, 50.
Ice floats in a full glass of water and melts. What happens? | hard | The level stays the same | The glass overflows | The level falls clearly | The water boils at the rim | The ice displaced just as much water as it becomes.
A steel rod (α = 12 × 10⁻⁶ per °C) of 10 m warms by 50 °C. How much longer is it? | medium | 6 mm | 0.6 mm | 60 mm | 12 mm | 10 times 50 times 12 millionths is 0.006 meters.
A metal plate with a hole is heated. What happens to the hole? | hard | It gets larger | It gets smaller | It stays the same | It becomes oval | All lengths grow in the same proportion, also that of the hole’s edge.
How does the heat flow through a wall change if its thickness is doubled? | easy | It is halved | It is doubled | It is quartered | It stays the same | Conduction is inversely proportional to thickness.
What is the charge of an up quark? | medium | +2/3 | −1/3 | +1 | 0 | Two up quarks and one down quark give the proton’s charge of +1.
Which quarks make up a neutron? | medium | One up and two down | Two up and one down | Three up | Three down | The charges +2/3, −1/3, and −1/3 add up to zero.
Which force holds quarks together? | easy | The strong force | The weak force | Gravity | The electric force | Gluons carry it.
Which force is responsible for beta decay? | medium | The weak force | The strong force | Gravity | The electric force | It can change one kind of quark into another.
Which particle did the experiments at CERN confirm in 2012? | easy | The Higgs boson | The electron | The neutron | The positron | It belongs to the field that gives particles their mass.
What did Rutherford’s gold foil experiment show? | easy | Atoms have a tiny, dense nucleus | Atoms can never be divided | Electrons have mass | Light is a wave | A few alpha particles bounced straight back.
What did J. J. Thomson discover in 1897? | easy | The electron | The proton | The neutron | The nucleus | He measured how cathode rays are bent.
What did James Chadwick discover in 1932? | medium | The neutron | The electron | The proton | The quark | It explained the missing mass of nuclei.
What did Millikan’s oil drop experiment measure? | medium | The charge of an electron | The mass of an oil atom | The size of a nucleus | The speed of light | Charges of drops were always multiples of one value.
How much energy corresponds to 1 gram of matter by E = mc²? | hard | About 9 × 10¹³ J | About 3 × 10⁸ J | About 9 × 10⁹ J | About 3 × 10⁵ J | 0.001 kg times the square of 300 million meters per second.
Why is the mass of a helium nucleus smaller than that of its parts? | medium | Binding energy has been released | Neutrons have lost their charge | Electrons have been removed | Protons have been destroyed | The lost mass is the energy set free in binding.
After three half-lives, what part of a radioactive sample is left? | easy | One eighth | One third | One sixth | One ninth | One half to the third power is one eighth.
In a semiconductor, what happens to resistance as it gets warmer? | medium | It falls | It rises | It stays the same | It becomes infinite | More electrons cross the band gap.
In a metal, what happens to resistance as it gets warmer? | medium | It rises | It falls | It stays the same | It becomes zero | Vibrating ions scatter the electrons more.
Which scientists peeled graphene from graphite with adhesive tape? | hard | Andre Geim and Konstantin Novoselov | Francis Crick and James Watson | Marie and Pierre Curie | Otto Hahn and Lise Meitner | They received the Nobel Prize in Physics in 2010.
`,
    forms: questionForms,
  }),
];
