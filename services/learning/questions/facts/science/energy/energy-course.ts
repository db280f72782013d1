import { questionForms, termForms } from '#services/learning/questions/facts/common-text-forms.ts';
import { defineTextForms } from '#services/learning/questions/facts/text-forms.ts';

const source = 'OpenStax: University Physics';
const year = 2016;

/** For grades 11 and 12. */
export const energyCourseForms = [
  ...defineTextForms({
    ...{ id: 'course-term', grades: ['11-12'], source, year },
    table: `
term | meaning | example | also
rotational kinetic energy | what a body has because it turns about an axis | A flywheel keeps a machine running after its motor stops. | angular momentum; moment of inertia
moment of inertia | the resistance of a body to changes of its spin | A skater turns faster with her arms pulled in. | angular momentum
torque | force times lever arm | A long wrench loosens a bolt that a short one cannot. |
angular momentum | the measure of spin that stays the same without torque | A spinning planet keeps it as long as nothing twists it. | moment of inertia; rotational kinetic energy
simple harmonic motion | vibration with a restoring force proportional to displacement | A mass on a spring bobs up and down in a sine curve. |
damping | the loss of amplitude by friction | A plucked string gets quieter. |
gravitational potential | potential energy per mass | At a certain height, each kilogram has the same value. | equipotential surface
electric potential | potential energy per charge | Between the poles of a battery, it differs by 9 joules per coulomb. | emf
equipotential surface | a set of points between which no work is needed to move a charge | All points at one distance from a point charge form one. |
electronvolt | the energy gained by one elementary charge crossing one volt | It equals 1.6 × 10⁻¹⁹ joules. |
capacitance | charge stored per volt | One device holds twice as much charge as another at the same voltage. |
inductance | the property of a coil to oppose changes in current | When the switch is opened, the coil keeps the current going in a spark. | emf
emf | the energy per charge that a source supplies | Without load, the battery’s terminals show 1.5 volts. | electric potential
internal resistance | the opposition to current within a battery | The voltage of a car battery drops as the starter runs. |
rms value | the direct current or voltage with the same average power | A peak of 170 volts corresponds to 120 volts in this sense. |
Poynting vector | the energy flow per area of an electromagnetic wave | It points along the light beam. |
radiation pressure | the push of light on a surface | A solar sail is accelerated by sunlight. |
work function | the least energy needed to free an electron from a metal | Violet light frees electrons from sodium, and red light does not. |
de Broglie wavelength | Planck’s constant divided by momentum | Electrons form rings on a screen behind a crystal. |
uncertainty principle | the limit on knowing position and momentum together | The narrower the slit, the wider the electrons spread. | de Broglie wavelength
ground state | the lowest energy level of an atom | A hydrogen atom at rest in a cold gas has −13.6 eV. |
stimulated emission | the release of a photon triggered by an identical one | In a laser, light waves are copied in step. |
binding energy | what it takes to pull a nucleus apart | Iron has nearly the largest value per nucleon. | mass defect
mass defect | the difference between the parts and the whole of a nucleus | Two protons and two neutrons weigh more than helium. | binding energy
critical mass | the smallest amount that keeps a chain reaction going | In a smaller piece of uranium, too many neutrons escape. |
Stefan-Boltzmann law | the rule that radiated power grows with the fourth power of temperature | A star twice as hot sends out 16 times as much from each square meter. |
Wien’s law | the rule that the peak wavelength falls as temperature rises | A heated iron bar glows red first and then yellow. |
reversible process | a change that can be undone without trace | It is an ideal that is approached by very slow changes without friction. |
`,
    forms: termForms,
  }),
  ...defineTextForms({
    ...{ id: 'course-reason', grades: ['11-12'], source, year },
    table: `
question | level | answer | w1 | w2 | w3 | why
A force F = 3x (in N, x in m) acts from 0 to 2 m. How much work does it do? | medium | 6 J | 12 J | 3 J | 9 J | The integral of 3x from 0 to 2 is 1.5 times 4.
The potential energy is U = 4x² (in J). What is the force at x = 1 m? | hard | −8 N | 4 N | −4 N | 8 N | Force is minus the derivative, −8x.
At a minimum of potential energy, what kind of equilibrium is there? | easy | Stable | Unstable | Neutral | No equilibrium | A small shift leads to a force back to the minimum.
What is the escape speed at a given distance compared with the circular orbit speed there? | hard | √2 times as large | Twice as large | Half as large | Equal | Escape needs twice the kinetic energy of the circular orbit.
A satellite in circular orbit has kinetic energy K. What is its total energy? | hard | −K | K | 2K | 0 | Potential energy is −2K in a circular orbit.
A hoop and a solid disk of equal mass and radius roll down a ramp. Which is first? | medium | The disk | The hoop | They tie | It depends on the ramp’s color | The disk has less moment of inertia, so less energy goes into turning.
A skater pulls in her arms and halves her moment of inertia. How does her angular speed change? | easy | It doubles | It is halved | It stays the same | It becomes four times as large | Angular momentum is conserved.
A skater pulls in her arms. Where does her added rotational energy come from? | medium | From work done by her muscles | From friction with the ice | From gravity | From the air around her | Pulling the arms inward requires a force over a distance.
A mass on a spring has amplitude A. Where are kinetic and potential energy equal? | hard | At A/√2 | At A/2 | At A | At zero | Potential energy is then half of the total.
The mass on a spring is made four times as large. How does the period change? | medium | It doubles | It becomes four times as large | It is halved | It stays the same | Period grows with the square root of mass.
A pendulum is made four times as long. How does its period change? | easy | It doubles | It becomes four times as long | It is halved | It stays the same | Period grows with the square root of length.
How does the energy of an oscillator depend on its amplitude? | easy | On its square | Linearly | On its square root | Not at all | Energy is one half times k times amplitude squared.
Monatomic gas expands at constant pressure. What share of the heat goes into work? | hard | 2/5 | 3/5 | 1/2 | 5/5 | Heat is 5/2 nRΔT, and work is nRΔT.
A gas goes through a closed cycle. What is its change in internal energy? | easy | Zero | The heat taken in | The work done | Twice the heat | Internal energy is a state function.
What does the area inside a cycle on a PV diagram show? | medium | The net work | The change in temperature | The internal energy | The entropy | Work is the integral of pressure over volume.
2,000 J flow reversibly into a body at 400 K. How does its entropy change? | medium | It rises by 5 J/K | It rises by 800 kJ/K | It falls by 5 J/K | It stays the same | Change in entropy is heat divided by absolute temperature.
1,200 J of heat flow from 400 K to 300 K. How does the total entropy change? | hard | It rises by 1 J/K | It falls by 1 J/K | It rises by 7 J/K | It stays the same | The cold body gains 4 J/K, and the hot one loses 3 J/K.
A heat pump has a coefficient of performance of 4 and uses 1 kW. How much heat does it deliver? | easy | 4 kW | 0.25 kW | 5 kW | 3 kW | Delivered heat is the coefficient times the work.
A capacitor of 2 μF is charged to 100 V. How much energy does it store? | medium | 0.01 J | 0.02 J | 1 J | 10 J | One half times 2 millionths times 10,000 is 0.01.
The voltage on a capacitor doubles. How does its energy change? | easy | It becomes four times as large | It doubles | It is halved | It becomes twice as large | Energy grows with the square of voltage.
A charge of 2 C moves through 12 V. How much work is done? | easy | 24 J | 6 J | 14 J | 0.17 J | Work is charge times voltage.
A battery of 12 V and 1 Ω inside drives a 5 Ω lamp. What is the current? | medium | 2 A | 2.4 A | 12 A | 72 A | 12 volts drive the current through 6 ohms in all.
When does a battery deliver the most power to a load? | hard | When the load equals the internal resistance | When the load is zero | When the load is infinite | When the load is twice the internal resistance | This is the maximum power transfer theorem.
A coil of 2 H carries 3 A. How much energy is in its field? | medium | 9 J | 6 J | 18 J | 3 J | One half times 2 times 3 squared is 9.
A peak voltage of 170 V has what rms value? | medium | About 120 V | About 85 V | About 170 V | About 240 V | It is divided by the square root of 2.
A photon has an energy of 4 eV, and the work function is 2.5 eV. What is the greatest electron energy? | easy | 1.5 eV | 6.5 eV | 2.5 eV | 4 eV | The rest of the photon’s energy becomes motion.
An electron in hydrogen falls from −3.4 eV to −13.6 eV. What photon energy is emitted? | medium | 10.2 eV | 17.0 eV | 3.4 eV | 13.6 eV | The difference of the levels is carried off by the photon.
What voltage stops electrons with a kinetic energy of 2 eV? | medium | 2 V | 0.5 V | 4 V | 1 V | One electron needs 2 electronvolts to climb 2 volts.
An electron’s momentum doubles. What happens to its de Broglie wavelength? | easy | It is halved | It doubles | It stays the same | It becomes one fourth | Wavelength is Planck’s constant over momentum.
Which nuclei have the largest binding energy per nucleon? | medium | Those near iron | Those near hydrogen | Those near uranium | Those near helium only | Light nuclei gain by fusion and heavy ones by fission.
Why does fusion need such high temperatures? | medium | Nuclei must overcome electric repulsion | Nuclei must lose all of their neutrons | Atoms must turn into metals | Magnets work only when hot | Fast nuclei come close enough for the strong force.
A mass of 1 u corresponds to what energy? | hard | About 931 MeV | About 511 keV | About 13.6 eV | About 1 GeV per gram | It follows from E = mc².
What happens to the mass of a body that is heated? | hard | It grows by a tiny amount | It shrinks by a tiny amount | It stays exactly the same | It doubles at each degree | Energy has mass, but the change is far too small to weigh.
Sunlight brings 1,000 W/m² to a 2 m² panel of 20% efficiency. What is its power? | easy | 400 W | 2,000 W | 200 W | 40 W | 2,000 watts arrive, and a fifth is converted.
At most, about what share of wind’s power can a turbine extract? | medium | 59% | 10% | 35% | 100% | This is the Betz limit, since air must keep moving behind the blades.
Wind speed doubles. How does the power in the wind change? | hard | It becomes 8 times as large | It doubles | It becomes 4 times as large | It becomes 16 times as large | Power grows with the cube of speed.
What is the main limit of a single-junction silicon solar cell? | medium | Photons below the band gap pass, and extra energy turns to heat | Silicon reflects all blue light even with a coating | Electrons in silicon cannot move | Sunlight destroys the crystal within days | This sets a limit of about 33%.
`,
    forms: questionForms,
  }),
];
