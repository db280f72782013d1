import { orderForm, questionForms, termForms } from '#services/learning/questions/facts/common-text-forms.ts';
import { defineTextForms } from '#services/learning/questions/facts/text-forms.ts';

const source = 'OpenStax: Physics (high school)';
const year = 2020;

/** For grades 7 to 10. */
export const energyAndWaveForms = [
  ...defineTextForms({
    ...{ id: 'wave-term', grades: ['7-8', '9-10'], source, year },
    table: `
term | meaning | example | also
mechanical advantage | the factor by which a machine multiplies force | With a crowbar, 50 newtons of push lift 500 newtons of rock. | lever
lever | a bar that turns about a pivot | A seesaw lifts a child on one end as the other end goes down. | mechanical advantage; fulcrum
pulley | a wheel with a groove for a rope | A flag goes up as you pull the rope down. |
inclined plane | a sloping surface that lowers the force needed | A long ramp lets you roll a barrel onto a truck. | mechanical advantage
fulcrum | the point about which a bar turns | The seesaw rests and tilts on its middle support. | lever
closed system | a set of objects that exchanges no matter with its surroundings | Soup in a sealed jar cools, but nothing gets in or out. |
calorimeter | a device that measures heat | A nut is burned under a can of water, and the rise in temperature is read. |
thermal equilibrium | the state in which no heat flows, since temperatures are equal | After an hour, the spoon and the tea have the same temperature. |
kilowatt-hour | the energy used by 1,000 watts in one hour | The electric bill lists 600 of these for the month. |
turbine | a wheel that is turned by a moving fluid | Steam rushes past the blades and makes them spin. |
nuclear fission | the splitting of a heavy nucleus | A neutron hits uranium, and two smaller nuclei fly apart. |
nuclear fusion | the joining of light nuclei | In the sun, hydrogen becomes helium. |
biomass | plant or animal matter used as a source of energy | Wood chips and manure heat a farm. |
crest | the highest point of a wave | A surfer stands on the top of the water’s swell. |
trough | the lowest point of a wave | A small boat disappears between two swells. |
period of a wave | the time for one full cycle | A buoy goes up and down once every four seconds. |
medium | the matter through which a wave travels | Sound of a whale comes through water. |
interference | the combining of waves that meet | Two ripples meet, and in some places the water stays flat. |
diffraction | the spreading of waves around an edge | You can hear someone around a corner. |
resonance | strong vibration at an object’s natural frequency | A child is pushed at the right moments and swings higher and higher. |
Doppler effect | the change in frequency due to motion of the source | The siren sounds higher as it comes and lower as it goes away. |
echo | sound that comes back from a surface | You shout at a cliff and hear your words again. |
ultrasound | sound too high for human ears | A bat finds moths with calls that we cannot hear. |
electromagnetic spectrum | the full range of light waves from radio to gamma rays | Radio, microwaves, visible light, and X-rays are parts of it. |
ampere | the unit of electric current | The toaster draws 8 of these. |
ohm | the unit of electrical resistance | A small part with colored bands has 220 of these. |
`,
    forms: termForms,
  }),
  ...defineTextForms({
    ...{ id: 'wave-reason', grades: ['7-8', '9-10'], source, year },
    table: `
question | level | answer | w1 | w2 | w3 | why
What is the kinetic energy of a 2 kg ball at 3 m/s? | medium | 9 J | 6 J | 18 J | 3 J | One half times 2 times 3 squared is 9.
What is the potential energy of a 5 kg rock 4 m up (g = 10 N/kg)? | medium | 200 J | 20 J | 50 J | 2,000 J | Mass times g times height is 5 times 10 times 4.
A 1 kg ball falls from 5 m without air resistance (g = 10 m/s²). How fast is it at the ground? | hard | 10 m/s | 5 m/s | 50 m/s | 25 m/s | 50 joules become kinetic energy, and one half times 1 times 10 squared is 50.
A pendulum starts 20 cm up. How high can it swing on the other side without friction? | easy | 20 cm | 10 cm | 40 cm | 30 cm | Energy is conserved, so it comes up to the same height.
A 1,000 W heater runs for 3 hours. How many kilowatt-hours does it use? | easy | 3 kWh | 3,000 kWh | 0.33 kWh | 1 kWh | One kilowatt times three hours is three kilowatt-hours.
One lamp uses 60 W and another 10 W for equal light. How much energy is saved in 10 hours? | hard | 0.5 kWh | 5 kWh | 50 kWh | 0.05 kWh | 50 watts times 10 hours is 500 watt-hours.
You lift 300 N with a lever by pushing with 100 N. What is its mechanical advantage? | easy | 3 | 0.33 | 200 | 400 | Output force divided by input force is 300 divided by 100.
A ramp halves the force needed to raise a box. What about the distance? | medium | It is twice as long | It is half as long | It stays the same | It is four times as long | Work stays the same, so less force needs more distance.
Does a simple machine save work? | hard | No, it trades force for distance | Yes, it makes new energy | Yes, it removes all friction | No, it always doubles the work | Work out can never be more than work in.
A wave has a frequency of 5 Hz and a wavelength of 2 m. What is its speed? | medium | 10 m/s | 2.5 m/s | 7 m/s | 0.4 m/s | Speed is frequency times wavelength.
A wave of 340 m/s has a frequency of 170 Hz. What is its wavelength? | medium | 2 m | 0.5 m | 510 m | 170 m | Wavelength is speed divided by frequency.
An echo returns from a cliff after 2 s (speed of sound 340 m/s). How far away is the cliff? | hard | 340 m | 680 m | 170 m | 1,360 m | The sound travels there and back, so it takes 1 second each way.
The period of a wave is 0.25 s. What is its frequency? | medium | 4 Hz | 0.25 Hz | 2.5 Hz | 25 Hz | Frequency is one divided by the period.
What does a wave carry from place to place? | easy | Energy | Matter | Water | Charge | The water only moves up and down as the wave passes.
Which waves need no medium? | easy | Electromagnetic waves | Sound waves | Water waves | Waves of an earthquake | Light crosses empty space.
Which part of the electromagnetic spectrum has more energy per photon than visible light? | medium | Ultraviolet | Infrared | Microwaves | Radio waves | Higher frequency means more energy per photon.
How does a microwave oven heat food? | medium | It makes water molecules turn and move faster | It blows very hot dry air at the food | It sends current through the plate | It burns gas under the food | The waves’ energy becomes motion of molecules.
Two waves of equal size meet crest to trough. What happens? | medium | They cancel at that point | They double at that point | They bounce back | They both stop for good | This is destructive interference.
A 12 V battery drives a current through 4 Ω. How large is the current? | medium | 3 A | 48 A | 0.33 A | 8 A | By Ohm’s law, current is voltage divided by resistance.
A current of 2 A flows through 10 Ω. What is the voltage? | medium | 20 V | 5 V | 0.2 V | 12 V | Voltage is current times resistance.
A 120 V toaster draws 10 A. What is its power? | medium | 1,200 W | 12 W | 130 W | 110 W | Power is voltage times current.
Two 6 Ω resistors are in series. What is the total resistance? | easy | 12 Ω | 6 Ω | 3 Ω | 36 Ω | In series, resistances add up.
Two 6 Ω resistors are in parallel. What is the total resistance? | hard | 3 Ω | 12 Ω | 6 Ω | 36 Ω | Two equal branches let twice as much current pass.
What do a transformer and a generator both depend on? | hard | Electromagnetic induction | Static charge | Fast chemical reactions | Heat of friction | A changing magnetic field drives a current.
Why is electricity sent over long distances at high voltage? | hard | The current and so the heat loss are smaller | The wires can be made of wood | The electrons move at the speed of sound | The voltage attracts fewer birds | For the same power, high voltage needs less current.
A 2 kg pot of water (4.2 kJ/kg·°C) is warmed by 50 °C. How much heat is needed? | medium | 420 kJ | 210 kJ | 84 kJ | 105 kJ | 2 times 4.2 times 50 is 420.
Why does the beach feel cool at night while the sea stays warm? | medium | Sand has a low specific heat | Sand has a high specific heat | Water has no stored heat | Sand reflects moonlight | Sand warms and cools faster than water.
Which energy source gives off no carbon dioxide while it runs? | easy | Wind | Natural gas | Coal | Oil | Turbines burn nothing.
What is a disadvantage of nuclear power? | easy | Its waste stays radioactive for long | It depends on the weather | It gives off much carbon dioxide | It works only at night | Spent fuel must be stored safely.
What is a disadvantage of large dams? | medium | They flood land and block fish | They need coal to start | They work only in the desert | They use up all the water | Rivers and habitats are changed.
Why is hydrogen called an energy carrier and not a source? | hard | It must first be made from other things | It cannot be burned with oxygen or air | It is found pure in large gas fields | It weighs more than any kind of oil | Pure hydrogen hardly exists on Earth.
`,
    forms: questionForms,
  }),
  ...defineTextForms({
    ...{ id: 'wave-order', grades: ['7-8'], source, year },
    table: `
name | task | order | why
spectrum | Which order goes from long to short wavelengths? | radio waves, infrared, ultraviolet, gamma rays | Energy per photon rises in the same order.
coal | In which order is energy changed in a coal plant? | boiler, turbine, generator, power line | Steam from the boiler turns a turbine, which turns a generator.
sound | Which order of materials goes from slow to fast sound? | air, water, steel | Stiff, dense-packed materials pass on vibrations faster.
coaster | In which order does a coaster car pass these points from most to least kinetic energy? | bottom of the hill, halfway up, near the top, top at rest | It loses speed as it climbs.
hydro | In which order does energy change at a dam? | height of water, motion of water, spin of turbine, electric current | Falling water turns a turbine and a generator.
`,
    forms: [orderForm],
  }),
];
