import { oddOneOutForm, questionForms, termForms } from '#services/learning/questions/facts/common-text-forms.ts';
import { defineTextForms } from '#services/learning/questions/facts/text-forms.ts';

const source = 'OpenStax: Physics (high school)';
const year = 2020;

/** For grades 5 to 8. */
export const workWaveAndCircuitForms = [
  ...defineTextForms({
    ...{ id: 'work-term', grades: ['5-6', '7-8'], source, year },
    table: `
term | meaning | example | also
work | force times the distance moved in its direction | You lift a box one meter off the floor against its weight. | gravitational potential energy; mechanical energy
power | the rate at which energy is used or transferred | Two people climb the same stairs, but one needs half the time. |
joule | the unit of energy | Lifting a small apple by one meter takes about one of these. |
watt | the unit of power, one joule per second | A phone charger has a label with the number 10 and this unit. |
gravitational potential energy | energy stored by height above the ground | Water behind a high dam can later turn a turbine. | mechanical energy
elastic potential energy | energy stored in a stretched or squeezed object | A drawn slingshot can send a pebble far away. | mechanical energy
mechanical energy | kinetic and potential energy together | A pendulum has the same sum of both at each point, apart from friction. | law of conservation of energy
law of conservation of energy | the rule that energy is neither made nor destroyed | A falling ball loses height energy and gains just as much in motion. | energy transformation; mechanical energy
energy transformation | a change from one form into another | A lamp turns what comes through the wire into light and heat. |
efficiency | the useful share of the energy put in | Of 100 joules, a lamp turns 40 into light. |
heat | energy that flows from warmer to cooler objects | A hot stone is dropped into cold water, and soon both are lukewarm. | temperature; energy transformation
temperature | a measure of the average motion of particles | A spark is far hotter than a bathtub, although it holds less energy. |
amplitude | the height of a wave from its rest position | The waves were tall in the storm and low the next day. |
wavelength | the distance from one crest to the next | On the lake, crests are three meters apart. |
frequency | the number of waves per second | A tuning fork shakes 440 times each second. | hertz
hertz | the unit of waves per second | A radio station has 98 million of these. | frequency
transverse wave | a wave that shakes at right angles to its path | A rope is flicked up and down, and a bump runs along it. |
longitudinal wave | a wave that shakes along its path | In a spring toy, squeezed parts run from one end to the other. |
series circuit | a circuit with one single path | One bulb of the string burns out, and all go dark. |
parallel circuit | a circuit with several branches | One lamp of the house burns out, and the others stay on. |
voltage | the push that drives electric charges | Two batteries in a row make a bulb brighter than one. |
resistance | how strongly a material opposes electric current | A thin, long wire lets less charge pass each second. |
electromagnet | a coil of wire that pulls iron while current flows | A crane drops its load of scrap iron when the switch is opened. |
static electricity | a buildup of charge on an object | A balloon rubbed on hair sticks to the wall. |
`,
    forms: termForms,
  }),
  ...defineTextForms({
    ...{ id: 'work-reason', grades: ['5-6', '7-8'], source, year },
    table: `
question | level | answer | w1 | w2 | w3 | why
A force of 20 N moves a box 3 m in its own direction. How much work is done? | medium | 60 J | 23 J | 17 J | 6.7 J | Work is force times distance, and 20 times 3 is 60.
You hold a heavy bag without moving it. How much work do you do on the bag? | hard | None, since it does not move | Much, since it is heavy | As much as its weight in newtons | It depends on your age | In science, work needs a distance moved in the direction of the force.
A motor does 100 J of work in 5 s. What is its power? | medium | 20 W | 500 W | 95 W | 105 W | Power is work divided by time.
A 60 W lamp is on for 10 s. How much energy does it use? | medium | 600 J | 6 J | 70 J | 60 J | Energy is power times time.
A machine takes in 200 J and gives out 150 J of useful work. What is its efficiency? | medium | 75% | 50% | 133% | 25% | 150 out of 200 is three fourths.
Why can no machine be 100% efficient? | easy | Some energy always turns into waste heat | Machines use up matter in each step | Gravity takes away part of the energy | Energy is destroyed by moving parts | Friction warms the parts and the air.
A cart has twice the mass of another and the same speed. How do their kinetic energies compare? | medium | The heavier one has twice as much | They have equal amounts | The heavier one has four times as much | The lighter one has twice as much | Kinetic energy is proportional to mass.
A car doubles its speed. How does its kinetic energy change? | hard | It becomes four times as large | It becomes twice as large | It becomes eight times as large | It stays the same | Kinetic energy grows with the square of speed.
A book is lifted twice as high. How does its potential energy change? | easy | It doubles | It becomes four times as large | It is halved | It stays the same | Energy of height is proportional to height.
At which point of its swing does a pendulum have the least kinetic energy? | medium | At its highest points | At its lowest point | Halfway down | It is equal everywhere | It stops there for a moment before it turns around.
What happens to the particles of a pot that gets hot? | easy | They move faster | They get larger | They change color | They stand still | Temperature tells about the motion of particles.
In which direction does heat flow by itself? | easy | From hot to cold | From cold to hot | From large to small objects | From solids to gases | It flows until both have the same temperature.
Which way of moving heat works in empty space? | easy | Radiation | Conduction | Convection | Evaporation | Sunlight crosses 93 million miles of nearly empty space.
Why are heaters often placed near the floor? | medium | Warm air rises and spreads | Cold air rises to meet them | Floors conduct heat well | Heat falls from the ceiling | Convection carries warm air through the room.
Why does a thermos bottle keep soup hot? | hard | A vacuum between its walls blocks conduction | Its walls make new heat for the soup | Its silver layer absorbs all the heat | Its lid presses heat into the soup | Shiny walls also send radiation back.
What does the pitch of a sound depend on? | medium | Frequency | Amplitude | Direction | Distance | Fast vibrations are heard as high tones.
What does the loudness of a sound depend on? | medium | Amplitude | Frequency | Color | Speed of light | Large vibrations carry more energy.
In which material does sound travel fastest? | hard | Steel | Water | Air | Empty space | Particles in solids are tightly linked and pass vibrations on quickly.
What happens to light when it passes from air into glass at a slant? | medium | It bends | It stops | It turns around | It becomes sound | It slows down in glass, and this changes its direction.
Which color of visible light has the longest wavelength? | hard | Red | Violet | Green | Blue | Red waves are almost twice as long as violet ones.
What happens to the current if a second battery is added in line? | medium | It gets larger | It gets smaller | It stops | It changes color | Voltages add up, so charges are pushed harder.
Why is house wiring done with parallel circuits? | hard | Each device works on its own | Wires can then be left bare | It needs no voltage to work | Lamps share one single path | If one device is off, current still flows in the other branches.
What is a fuse or breaker for? | medium | It stops a current that is too large | It makes current flow faster | It stores charge for the night | It turns current into light | Too much current could heat the wires and start a fire.
How can you make an electromagnet stronger? | medium | Add more turns of wire | Use a wooden core | Take out the battery | Make the wire longer and straight | More turns and an iron core add to the magnetic field.
How does a generator make current? | medium | A coil turns in a magnetic field | A battery turns a lamp | Steam flows through wires | Heat pushes the charges along | Motion of a coil near magnets drives charges.
Which energy changes happen in a power plant that burns coal? | hard | Chemical, thermal, motion, electrical | Electrical, motion, thermal, chemical | Light, chemical, sound, electrical | Nuclear, light, motion, chemical | Burning makes steam, steam turns a turbine, and a generator makes current.
What is the source of energy in a hydroelectric dam? | easy | Falling water | Burning wood | Hot rock | Wind waves | Water falls through pipes and turns turbines.
What is the source of geothermal energy? | easy | Heat from inside Earth | Light from the moon | Tides of the sea | Rotting plants | Hot rock heats water to steam.
What is the source of energy in a nuclear power plant? | medium | Splitting of atomic nuclei | Burning of uranium in air | Sunlight on metal | Friction of rods | Fission of uranium heats water.
Where did the energy in fossil fuels come from in the beginning? | medium | From sunlight | From volcanoes | From lightning | From ocean tides | Ancient plants stored it by photosynthesis.
`,
    forms: questionForms,
  }),
  ...defineTextForms({
    ...{ id: 'work-odd', grades: ['5-6'], source, year },
    table: `
kind | odd | w1 | w2 | w3 | why
forms of potential energy | sound | chemical | elastic | gravitational | Sound is the motion of vibrating particles.
units of energy | watt | joule | calorie | kilowatt-hour | A watt is a unit of power.
ways that heat moves | reflection | conduction | convection | radiation | Reflection is the bouncing of waves.
renewable resources | uranium | solar | hydro | geothermal | Uranium is mined and does not grow back.
properties of a wave | mass | amplitude | frequency | wavelength | A wave carries energy but no mass.
simple machines | generator | pulley | inclined plane | wedge | A generator is a machine with many parts that makes current.
electromagnetic waves | sound | X-rays | microwaves | visible light | Sound needs matter to travel.
`,
    forms: [oddOneOutForm],
  }),
];
