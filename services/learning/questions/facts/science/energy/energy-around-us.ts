import {
  oddOneOutForm,
  orderForm,
  questionForms,
  wordForms,
} from '#services/learning/questions/facts/common-text-forms.ts';
import { defineTextForms } from '#services/learning/questions/facts/text-forms.ts';

const source = 'U.S. Energy Information Administration: Energy Kids';
const year = 2024;

/** For grades 1 to 4. */
export const energyAroundUsForms = [
  ...defineTextForms({
    ...{ id: 'power-word', grades: ['1-2', '3-4'], source, year },
    table: `
word | named | meaning | gap | sign | also
energy | energy | what makes things move, light up, or get warm | Food gives you ____ to run. | You need it to run, and a lamp needs it to shine. | electricity
force | a force | a push or a pull | It takes a strong ____ to open the stuck door. | You kick a ball, and it flies off. | motion; energy
motion | motion | the change of place of a thing | A rolling ball is in ____. | The train goes from one town to the next.
speed | speed | how fast a thing moves | The ____ of the car is 30 miles an hour. | The car goes 30 miles in one hour.
friction | friction | the rub between two things that slows them | The sled stops on the grass because of ____. | The rug rubs on the toy car and slows it down.
gravity | gravity | the pull of Earth on things | A cup that you drop falls because of ____. | You jump up and always come down again.
electricity | electricity | the kind of energy that flows in wires | The TV needs ____ from the wall. | It flows through wires and makes lamps shine.
circuit | a circuit | a closed path for electricity | The bulb lights up when the ____ is closed. | From the battery, a path of wire goes to the bulb and back.
switch | a switch | a part that turns a lamp on or off | Flip the ____ to turn off the lamp. | You flip it on the wall, and the room gets dark.
thermometer | a thermometer | a tool to measure how warm a thing is | The ____ shows that you have a fever. | The nurse puts it under your tongue to see if you are too warm.
vibration | a vibration | a fast shaking back and forth | You can feel the ____ of a guitar string. | The string shakes back and forth, and you hear a tone.
`,
    forms: wordForms,
  }),
  ...defineTextForms({
    ...{ id: 'power-odd', grades: ['1-2', '3-4'], source, year },
    table: `
kind | odd | w1 | w2 | w3 | why
sources of light | mirror | sun | candle | lamp | A mirror only sends light back.
sources of heat | ice cube | fire | stove | sun | An ice cube is cold and takes in heat.
things that make sound | pillow | drum | bell | whistle | A pillow is soft and quiet.
things that use electricity | wooden spoon | fridge | fan | computer | A wooden spoon is moved by your hand.
kinds of fuel | water | wood | gasoline | coal | Water does not burn.
pushes | pulling a sled | kicking a ball | pressing a key | shoving a box | You pull a sled with a rope.
pulls | throwing a ball | dragging a sled | opening a drawer | tugging a rope | You push a ball when you throw it.
things a magnet pulls | wooden block | steel pin | iron nail | paper clip | A magnet does not pull wood.
things that spin | shoe box | wheel | fan | top | A shoe box does not turn around.
ways to save energy | a long, hot bath | lights off | a closed fridge | a bike ride | Heating water uses a lot of energy.
things that let light through | brick | window | clear cup | clean water | Light does not go through a brick.
things that keep heat in | metal fan | blanket | wool hat | thick coat | A fan moves air and cools you.
simple machines | teddy bear | ramp | lever | pulley | A teddy bear does not help to lift or move things.
things that store energy | empty cup | battery | wound-up spring | apple | An empty cup holds only air.
`,
    forms: [{ ...oddOneOutForm, ask: 'Three of these are {kind}: {list(odd,w1,w2,w3)}. Which one is not?' }],
  }),
  ...defineTextForms({
    ...{ id: 'power-why', grades: ['1-2', '3-4'], source, year },
    table: `
question | level | answer | w1 | w2 | w3 | why
What makes a toy boat move in the tub? | easy | A push from your hand | The color of the boat | The name of the boat | The size of the tub | A force makes it start to move.
Why is it hard to walk on ice? | easy | There is little friction | The ice is too soft | There is no gravity there | Ice pulls at shoes | Your shoes slip, because the ice hardly rubs on them.
What does a bike brake do? | medium | It rubs on the wheel and slows it | It makes the wheel lighter | It lets air out of the tire | It pushes the pedals down | Rubbing takes away the energy of motion.
Why do people rub their hands when they are cold? | easy | Rubbing makes heat | Rubbing makes light | Rubbing makes sound stop | Rubbing makes ice | Motion is turned into heat.
What can a force do to a ball? | easy | Change how it moves | Change what it is made of | Make it alive | Make it smell | A push can start it, stop it, or turn it.
Where does heat go when you hold an ice cube? | hard | From your hand to the ice | From the ice to your hand | From the air to your arm | It stays where it is | Heat always moves from warm things to cold ones.
Why do we wear light colors on hot days? | medium | They take in less sunlight | They are always made of ice | They hold in more heat | They keep the wind away | Light colors send more sunlight back.
Why does a ball that rolls on grass stop? | medium | The ground rubs on it | It gets very tired | The sun pulls on it | It loses its air | The rubbing, or friction, slows the ball.
Why do shoes have rough soles? | medium | So that you do not slip | So that they look nice | So that they weigh more | So that they are quiet | Rough soles have more friction with the floor.
Why do we oil a squeaky wheel? | hard | To lower the rubbing | To make it heavier | To make it louder | To make it rust | Oil makes things slide more easily.
How does sound get to your ears? | hard | Through the air | Through your shoes | By light | By shadows | The shaking of the drum makes the air shake too.
What do you hear if a string shakes faster? | hard | A higher tone | A lower tone | No tone at all | A longer tone | Fast shaking makes high tones.
Why do you hear less when you cover your ears? | medium | Less shaking air gets in | Your ears are asleep | Sound turns to light | Hands eat sound | Your hands keep the shaking air out.
Why is it dark at night? | easy | The sun does not shine on us | The moon turns off the light | Clouds are thicker | The stars eat light | Our side of Earth has turned away from the sun.
A lamp is moved closer to your hand. What happens to the shadow on the wall? | hard | It gets bigger | It gets smaller | It goes away | It turns red | A hand close to the lamp blocks more of the light.
When is your shadow outside the shortest? | medium | At noon | At sunrise | At sunset | At bedtime | The sun is highest at noon.
What does a mirror do with light? | medium | It bounces it back | It makes it | It eats it up | It turns it to heat | Light hits the mirror and bounces off.
What do you need to make a bulb light up? | medium | A battery and wires | A magnet and wood | Water and sand | A rope and a wheel | Electricity must flow in a closed path.
A wire comes off the battery. What happens to the bulb? | easy | It goes out | It gets brighter | It turns blue | It spins | The path is open, and electricity stops.
What covers most wires to keep us safe? | medium | Plastic | Iron | Water | Salt | Electricity does not flow through plastic.
Two magnets push each other away. What is true? | hard | Like ends face each other | They are both broken | One is made of wood | Unlike ends face each other | Two north ends or two south ends push apart.
Which ends of two magnets pull together? | hard | North and south | North and north | South and south | Top and top | Unlike ends pull, and like ends push.
Which wind power machine makes electricity? | medium | A wind turbine | A paper kite | A sail | A flag | Wind turns its blades, and they turn a generator.
What does a solar panel use? | easy | Sunlight | Wind | Coal | Rain | A solar panel turns sunlight into electricity.
What does a lever help you do? | medium | Lift heavy things | See in the dark | Hear far sounds | Keep food cold | A seesaw is a lever.
Which one is a ramp? | easy | A slide | A ball | A wheel | A rope | A slide is a slope that you go down.
What happens when two toy cars crash? | medium | They push on each other | They turn to dust | They fly to space | They both get new paint | Each car pushes the other and changes its motion.
A brick and a foam block get the same push. Which goes faster? | hard | The foam | The brick | They stop at once | They go backward | A heavier thing is harder to speed up.
What kind of energy does a moving car have? | medium | Motion energy | Light energy | Plant energy | Magnet energy | Things that move have energy of motion.
What gives a stretched rubber band its snap? | medium | Stored energy | Hot air | Sunlight | Loud sound | It stores the energy of your pull.
`,
    forms: questionForms,
  }),
  ...defineTextForms({
    ...{ id: 'power-order', grades: ['1-2', '3-4'], source, year },
    table: `
name | task | order | why
speed | Which list goes from slow to fast? | walking, biking, driving, flying in a jet | A jet is the fastest of these.
sound | Which list goes from quiet to loud? | whisper, talk, shout, jet engine | A jet engine is so loud that it can hurt your ears.
light | Which list goes from dim to bright? | night light, desk lamp, the sun | The sun is the brightest.
path | In which order does energy get to you? | sun shines, apple tree grows, you eat an apple, you run | Plants use sunlight, and you use the food.
heat | Which list goes from cold to hot? | ice cream, tap water, hot tea, campfire | A campfire is the hottest.
swing | In which order does this happen? | you push the swing, it goes up, it comes back down | After the push it goes up, and gravity pulls it down.
`,
    forms: [orderForm],
  }),
];
