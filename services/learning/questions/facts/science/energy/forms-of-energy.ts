import {
  oddOneOutForm,
  questionForms,
  wordFormsInLaterGrades,
} from '#services/learning/questions/facts/common-text-forms.ts';
import { defineTextForms } from '#services/learning/questions/facts/text-forms.ts';

const source = 'U.S. Energy Information Administration: Energy Kids';
const year = 2024;

/** For grades 3 to 6. */
export const formOfEnergyForms = [
  ...defineTextForms({
    ...{ id: 'form-word', grades: ['3-4', '5-6'], source, year },
    table: `
word | named | meaning | gap | sign | also
kinetic energy | kinetic energy | the energy of motion | A flying arrow has ____, because it moves. | A bowling ball rolls down the lane and knocks over the pins. | thermal energy; sound energy
potential energy | potential energy | energy that is stored because of place or shape | Because it could fall, a rock on a cliff has stored ____. | A bow is pulled back, and the arrow is still at rest. |
chemical energy | chemical energy | energy that is stored in food, fuel, and batteries | Wood stores ____, which burning turns into heat and light. | A sandwich holds what you need to run a mile. | potential energy
thermal energy | thermal energy | the energy of moving particles in warm things | The particles in hot soup have a lot of ____. | The tiny particles of the hot tea move fast. | kinetic energy
light energy | light energy | energy that we can see | A lamp gives off ____, so we can read. | It streams from the sun, and leaves use it to make food. |
sound energy | sound energy | energy of vibrations that we can hear | A drum sends out ____ when it is hit. | The guitar string vibrates, and your ear picks it up. | kinetic energy
electrical energy | electrical energy | energy of charges that flow through wires | A toaster uses ____ from the outlet. | It comes from the outlet and runs the fan. | current
conduction | conduction | the flow of heat through things that touch | The pan’s handle gets hot by ____. | A metal spoon in hot cocoa gets hot at its upper end. |
convection | convection | the flow of heat by moving air or water | Warm air carries heat upward by ____. | Hot water rises in the pot, and cooler water sinks. |
radiation | radiation | the flow of energy in rays, even through empty space | The sun’s heat reaches us by ____. | You feel the campfire on your face, although the air is cold. |
conductor | a conductor | a material that electricity or heat passes through easily | Copper is a good ____. | Wires are made of it so that current can flow. |
insulator | an insulator | a material that electricity or heat hardly passes through | Rubber is a good ____. | It covers the wire so that you do not get a shock. |
current | a current | the flow of electric charge | The bulb glows when a ____ flows through it. | Charges move around the closed loop of wire. | electrical energy
generator | a generator | a machine that turns motion into electricity | A wind turbine turns a ____. | Its coil spins near magnets, and lamps in the city light up. |
renewable resource | a renewable resource | a supply of energy that nature replaces quickly | Wind is a ____, since it will not run out. | There will always be sunshine and wind to use. |
fossil fuel | a fossil fuel | coal, oil, or gas made from ancient living things | Coal is a ____ that took millions of years to form. | It formed from plants that died millions of years ago, and now we burn it. |
reflection | reflection | the bouncing of light off a surface | You see your face in a mirror by ____. | Light hits the still lake and bounces up to your eye. |
refraction | refraction | the bending of light as it enters another material | A straw in water looks broken by ____. | The pencil in a glass of water looks bent. |
absorption | absorption | the taking in of light by a material | A black road gets hot by the ____ of sunlight. | The dark shirt takes in sunlight and gets warm. |
collision | a collision | the meeting of two objects that hit each other | In a ____, energy passes from one ball to another. | One marble hits the next, and the second one rolls off. |
`,
    forms: wordFormsInLaterGrades,
  }),
  ...defineTextForms({
    ...{ id: 'form-reason', grades: ['3-4', '5-6'], source, year },
    table: `
question | level | answer | w1 | w2 | w3 | why
What do scientists mean by energy? | easy | The ability to do work or cause change | The weight of a moving object | A kind of matter that is very light | The speed of a falling object | Energy moves, heats, lights up, or changes things.
What energy change happens in a flashlight? | medium | Chemical to electrical to light | Light to chemical to sound | Sound to electrical to light | Electrical to chemical to motion | The battery’s stored energy becomes current, and the bulb turns it into light.
What energy change happens in a toaster? | easy | Electrical to heat | Heat to electrical | Sound to light | Light to chemical | The glowing wires toast the bread.
What energy change happens in a fan? | easy | Electrical to motion | Motion to chemical | Heat to light | Light to motion | A motor makes the blades turn.
What energy change happens in a green leaf? | medium | Light to chemical | Chemical to light | Heat to sound | Sound to chemical | The leaf stores the sun’s energy in sugar.
What energy change happens when you run? | medium | Chemical to motion and heat | Light to chemical | Electrical to light | Motion to chemical and light | Your muscles use the energy in food.
What energy change happens in a wind turbine? | medium | Motion to electrical | Electrical to motion | Heat to electrical | Chemical to light | Wind turns the blades, and a generator makes current.
What energy change happens in a solar panel? | easy | Light to electrical | Electrical to light | Heat to motion | Sound to electrical | Solar cells turn sunlight into current.
Where on a roller coaster is potential energy greatest? | medium | At the top of the highest hill | At the bottom of the first hill | Where it moves the fastest | Halfway down a slope | The higher the car is, the more energy is stored.
Where on a roller coaster is kinetic energy greatest? | medium | At the bottom of the highest hill | At the top of the highest hill | Where the ride stops | Halfway up the first slope | The car is fastest at the bottom.
What happens to the energy of a bouncing ball as it bounces lower and lower? | hard | It turns into heat and sound | It is lost from the world for good | It goes back into your hand | It turns into new matter | Energy is never lost. It spreads to the floor, the air, and the ball.
Which ball has more kinetic energy? | medium | A fast ball | A slow ball of equal mass | A ball at rest of equal mass | A ball on a shelf of equal mass | For equal masses, the faster one has more energy of motion.
What happens to energy when one ball hits another? | easy | It passes from one to the other | It is made new by the hit | It stays only in the first ball | It disappears at once | The second ball moves because it got energy.
Why does a metal slide feel hotter than a wooden bench in the sun? | hard | Metal passes heat to your skin faster | Metal takes in the heat of the wood | Wood makes cold air | Wood has no heat at all | Metal is a better conductor of heat.
Why do double windows keep a house warm? | medium | Air between the panes slows heat | Glass makes heat | Cold cannot see inside | The panes shine heat inward | Trapped air is a poor conductor.
Why are pots made of metal and handles of plastic? | easy | Metal conducts heat and plastic does not | Metal is shiny and plastic is dull | Plastic is heavier than metal | Metal never gets hot | Heat gets to the food, but not to your hand.
Which of these sources of energy will not run out? | easy | Wind | Coal | Oil | Natural gas | Wind keeps blowing, but fossil fuels run out.
Which of these is not renewable? | easy | Coal | Sunlight | Wind | Flowing water | Coal takes millions of years to form.
What is a drawback of burning coal? | medium | It pollutes the air | It works only at night | It needs strong wind | It makes no heat | Smoke and carbon dioxide go into the air.
What is a drawback of solar power? | medium | It makes no current at night | It makes a lot of smoke | It uses up the sun | It needs coal to run | Without sunlight, panels make no electricity.
What must be true of a circuit for the bulb to shine? | easy | It forms a closed loop | It has at least two switches | Its wires are blue | It touches the ground | Current flows only around a closed path.
What does a switch do when it is off? | easy | It opens the circuit | It closes the circuit | It fills the battery | It cools the bulb | The gap stops the current.
Two bulbs are in one single loop. One burns out. What happens to the other? | hard | It goes out, too | It gets brighter | It stays the same | It blinks | In a series circuit, the gap breaks the only path.
How does sound travel through a wall? | medium | The wall vibrates | It flies over the wall only | It turns to light inside | It waits until a door opens | Vibrations pass through solids, too.
Where can sound not travel? | hard | In empty space | In water | In steel | In warm air | Sound needs particles that can vibrate.
What makes a sound louder? | medium | Larger vibrations | Faster light | Colder air | Smaller vibrations | More energy means bigger vibrations.
What makes a tone higher? | medium | Faster vibrations | Slower vibrations | Larger vibrations | Longer strings | High tones have a high frequency.
Why do we see the flash of a storm before we hear the boom? | easy | Light is faster than sound | Sound starts later | Eyes are closer than ears | Clouds hold the sound | Light takes almost no time, but sound takes five seconds a mile.
Why does an object look red? | hard | It reflects red light | It absorbs only red light | It makes red light by itself | It blocks all light | The other colors are absorbed.
`,
    forms: questionForms,
  }),
  ...defineTextForms({
    ...{ id: 'form-odd', grades: ['3-4'], source, year },
    table: `
kind | odd | w1 | w2 | w3 | why
forms of energy | mass | light | sound | heat | Mass is an amount of matter.
renewable sources | oil | wind | sunlight | flowing water | Oil is a fossil fuel and will run out.
fossil fuels | wood | coal | oil | natural gas | Wood comes from trees that lived not long ago.
good conductors of electricity | rubber | copper | silver | aluminum | Rubber is an insulator.
good insulators | iron nail | plastic | wood | glass | Iron conducts electricity.
objects with kinetic energy | book on a shelf | rolling ball | flying bird | running dog | A book at rest has no energy of motion.
`,
    forms: [{ ...oddOneOutForm, ask: 'Three of these are {kind}: {list(odd,w1,w2,w3)}. Which one is not?' }],
  }),
];
