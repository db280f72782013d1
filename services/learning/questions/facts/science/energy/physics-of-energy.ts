import { questionForms, termForms } from '#services/learning/questions/facts/common-text-forms.ts';
import { defineTextForms } from '#services/learning/questions/facts/text-forms.ts';

const source = 'OpenStax: College Physics 2e';
const year = 2022;

/** For grades 9 to 12. */
export const physicsOfEnergyForms = [
  ...defineTextForms({
    ...{ id: 'physics-term', grades: ['9-10', '11-12'], source, year },
    table: `
term | meaning | example | also
work-energy theorem | the rule that a net force over a distance changes motion by just as much | Brakes take away 4,000 J of motion over the stopping distance. |
conservative force | a force whose work does not depend on the path | Gravity does the same work whether you take the stairs or the elevator. |
nonconservative force | a force whose work depends on the path | The longer the way over the rough floor, the more heat friction makes. |
spring constant | the force per length of stretch | A stiff coil needs 500 newtons for each meter. |
Hooke’s law | the rule that stretch is proportional to force | Twice the weight makes the coil twice as much longer. |
elastic collision | a collision that keeps total kinetic energy | Two billiard balls bounce off each other almost without loss. |
inelastic collision | a collision that turns some kinetic energy into other forms | Two lumps of clay stick together and get warm. |
momentum | mass times velocity | A slow truck is as hard to stop as a fast car. |
impulse | force times the time it acts | An air bag spreads the stop over a longer time. | momentum
first law of thermodynamics | the rule that the change in internal energy is heat in minus work out | A gas that expands without getting heat cools. |
second law of thermodynamics | the rule that entropy of an isolated system never decreases | Coffee cools by itself, but never gets hot again by itself. | entropy
entropy | a measure of how spread out energy is | It grows when a gas fills a larger room. | second law of thermodynamics
heat engine | a device that turns part of a heat flow into work | A steam locomotive needs a hot boiler and a cooler surrounding. |
heat pump | a device that moves heat from cold to warm with work | A machine takes heat from winter air and warms a house. |
Carnot efficiency | the greatest possible share of work between two temperatures | Between 600 K and 300 K, it is 50%. |
latent heat | energy taken in or given off in a change of state | Boiling goes on at 100 °C, although the stove keeps adding energy. |
blackbody | an ideal absorber and emitter of radiation | A small hole in an oven glows only according to its temperature. |
photon | a packet of light energy | A single one of these sets free one electron from a metal. |
photoelectric effect | the release of charges from a metal by light | Ultraviolet light discharges a zinc plate, and red light does not. | photon
half-life | the time in which half of a sample decays | Of 80 grams, 40 are left after 8 days. |
chain reaction | a process in which each step starts more of the same | Each fission sets free neutrons that split further nuclei. |
moderator | a material that slows neutrons in a reactor | Water between the fuel rods makes further fission more likely. |
control rod | a part that absorbs neutrons in a reactor | Boron is lowered into the core to slow it down. |
superposition | the adding of waves at each point | Two pulses pass through each other and add up while they overlap. |
standing wave | a wave pattern with fixed nodes | A guitar string vibrates in loops that do not travel. |
electromagnetic induction | the making of a voltage by a field that changes | A magnet is pushed into a coil, and a meter moves. |
`,
    forms: termForms,
  }),
  ...defineTextForms({
    ...{ id: 'physics-reason', grades: ['9-10', '11-12'], source, year },
    table: `
question | level | answer | w1 | w2 | w3 | why
A 1,000 kg car goes from 10 m/s to 20 m/s. How much work is done on it? | medium | 150 kJ | 50 kJ | 100 kJ | 200 kJ | Kinetic energy rises from 50 to 200 kilojoules.
A force of 50 N pulls a sled 10 m at 60° to the ground (cos 60° = 0.5). How much work does it do? | medium | 250 J | 500 J | 433 J | 25 J | Only the part along the motion counts, 50 times 10 times 0.5.
How much work does gravity do on a satellite in a circular orbit? | hard | Zero | Its weight times the circumference | Half of its kinetic energy | It depends on its color | The force is always at right angles to the motion.
A spring of 200 N/m is stretched by 0.1 m. How much energy is stored? | medium | 1 J | 20 J | 2 J | 10 J | One half times 200 times 0.1 squared is 1.
A spring is stretched twice as far. How does its stored energy change? | easy | It becomes four times as large | It doubles | It is halved | It becomes twice as large | Elastic energy grows with the square of the stretch.
A 2 kg block slides from 5 m height and reaches 8 m/s (g = 10 m/s²). How much energy turned to heat? | hard | 36 J | 64 J | 100 J | 16 J | 100 joules of height became 64 joules of motion.
A skier starts 45 m above the valley. How fast is she at the bottom without friction (g = 10 m/s²)? | medium | 30 m/s | 45 m/s | 21 m/s | 90 m/s | Speed is the square root of 2 times 10 times 45, which is 900.
An engine lifts 500 kg by 12 m in 20 s (g = 10 m/s²). What is its power? | medium | 3 kW | 60 kW | 6 kW | 1.2 kW | 60,000 joules in 20 seconds are 3,000 watts.
A car moves at 20 m/s against a drag of 500 N. What power is needed? | medium | 10 kW | 25 W | 1 kW | 100 kW | Power is force times speed.
A 3 kg cart at 4 m/s hits a resting 1 kg cart and sticks to it. What is their speed? | medium | 3 m/s | 4 m/s | 1 m/s | 2 m/s | Momentum is 12, and the total mass is 4 kilograms.
In which kind of collision is momentum conserved? | easy | In elastic and inelastic ones | Only in perfectly elastic ones | Only in inelastic ones | Only in head-on ones | Without outside forces, momentum is always conserved.
Two equal carts move toward each other at equal speeds and stick. What happens? | medium | They stop, and the energy turns into heat | They bounce back at the same equal speeds | They move on at half the speed | They move on at double speed | Total momentum is zero before and after.
Why do air bags prevent injuries? | easy | A longer stop means a smaller force | They make the car much lighter | They raise the speed of the stop | They take away the momentum of the car | The same impulse over a longer time needs less force.
A heat engine takes in 1,000 J and gives off 700 J as waste. What is its efficiency? | easy | 30% | 70% | 143% | 17% | 300 of 1,000 joules become work.
What is the Carnot efficiency between 400 K and 300 K? | medium | 25% | 75% | 33% | 133% | One minus 300 over 400 is one fourth.
How can the efficiency of an ideal heat engine be raised? | medium | Use a hotter source | Use a warmer exhaust | Use more fuel of equal heat | Make the engine larger | A larger difference in temperature allows more work.
Why can a room not be cooled by leaving the refrigerator door open? | hard | It gives off more heat than it takes in | Cold air sinks into the floor | The lamp inside heats the room much more | The door blocks the flow of cold | The work of its motor is added to the heat that it moves.
Ice of 0 °C is put into water of 0 °C in an insulated cup. What happens? | hard | Nothing melts on balance | All the ice melts | All the water freezes | The temperature falls below 0 °C | Without a temperature difference, no heat flows.
50 g of ice at 0 °C take in 16,700 J (334 J/g). What results? | medium | All of it melts at 0 °C | Half of it melts | It all boils | It warms to 40 °C as ice | 50 times 334 is exactly 16,700.
A 100 g piece of copper (0.39 J/g·°C) cools by 20 °C. How much heat does it give off? | easy | 780 J | 78 J | 39 J | 1,950 J | 100 times 0.39 times 20 is 780.
What is the frequency of light with a wavelength of 600 nm (c = 3 × 10⁸ m/s)? | hard | 5 × 10¹⁴ Hz | 5 × 10¹¹ Hz | 1.8 × 10² Hz | 2 × 10¹⁵ Hz | Speed divided by wavelength gives the frequency.
Photon A has double the frequency of photon B. How do their energies compare? | easy | A has twice as much | A has four times as much | A has half as much | Both have the same | Energy is Planck’s constant times frequency.
Brighter light of the same color falls on a metal that already emits electrons. What changes? | medium | More electrons come out | Faster electrons come out | The electrons change their charge | No electrons come out anymore | Intensity sets the number of photons, and frequency their energy.
Absolute temperature of a body doubles. How does its radiated power change? | medium | It becomes 16 times as large | It becomes 4 times as large | It doubles | It becomes 8 times as large | Radiated power grows with the fourth power of temperature.
Of 64 g of an isotope, how much is left after 3 half-lives? | easy | 8 g | 16 g | 21 g | 32 g | 64 is halved to 32, 16, and 8.
Which statement about fission and fusion is true? | medium | Both release energy as binding gets stronger | Only fission can release energy at all | Only fusion releases energy | Both need oxygen to start | Products are more tightly bound, so mass turns into energy.
A string of 1 m vibrates in one loop. What is the wavelength? | medium | 2 m | 1 m | 0.5 m | 4 m | One loop is half a wavelength.
A pipe closed at one end is 0.5 m long. What is its longest resonant wavelength? | hard | 2 m | 1 m | 0.5 m | 4 m | It holds a quarter of a wavelength.
Two tuning forks of 440 Hz and 444 Hz sound together. How many beats are heard each second? | medium | 4 | 442 | 2 | 884 | The beat frequency is the difference.
Sound intensity grows by a factor of 100. By how many decibels? | medium | 20 dB | 2 dB | 100 dB | 10 dB | Each factor of ten adds 10 decibels.
An ambulance moves away from you. How does its siren sound? | easy | Lower than at rest | Higher than at rest | Louder and higher | The same as at rest | The waves behind it are stretched.
A 60 W device runs on 120 V. What current does it draw? | easy | 0.5 A | 2 A | 60 A | 7,200 A | Current is power divided by voltage.
The current in a resistor doubles. How does the heat it gives off per second change? | medium | It becomes four times as large | It doubles | It is halved | It becomes twice as large | Power is current squared times resistance.
A transformer has 100 turns in and 500 out at 120 V. What is the output voltage? | easy | 600 V | 24 V | 500 V | 120 V | Voltage grows with the ratio of turns.
What does Lenz’s law say about an induced current? | hard | It opposes the change that causes it | It adds to the change that causes it | It always flows clockwise | It flows only in iron | Otherwise energy would come from nothing.
What is stored in a charged capacitor? | medium | Energy in an electric field | Energy in a magnetic field | Chemical energy in a gel | Heat between the plates | The separated charges could do work.
`,
    forms: questionForms,
  }),
];
