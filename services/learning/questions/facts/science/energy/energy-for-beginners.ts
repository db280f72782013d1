import { clueForm, questionForms, wordForms } from '#services/learning/questions/facts/common-text-forms.ts';
import { defineTextForms } from '#services/learning/questions/facts/text-forms.ts';

const source = 'U.S. Energy Information Administration: Energy Kids';
const year = 2024;

/** For grades 1 and 2. */
export const energyForBeginnersForms = [
  ...defineTextForms({
    ...{ id: 'energy-word', grades: ['1-2'], source, year },
    table: `
word | named | meaning | gap | riddle
push | a push | a force that moves a thing away from you | Give the swing a ____, and it goes away from you. | I move a thing away from you.
pull | a pull | a force that moves a thing toward you | Give the rope a ____, and the sled comes to you. | I move a thing toward you.
light | light | what lets us see things | Turn on the lamp, for we need ____ to read. | I come from the sun and from lamps. I help you see.
sound | sound | what we hear with our ears | The bell makes a loud ____. | You hear me with your ears. A drum makes me.
heat | heat | what makes cold things warm | The ____ of the fire warms our hands. | I flow from a fire and warm your hands.
battery | a battery | a small thing that stores power for a toy or flashlight | The flashlight is dark, because its ____ is empty. | I am small. Toys and flashlights run on me.
fuel | fuel | stuff that we burn to make heat or run a car | The car stopped because its tank had no more ____. | I am burned in a car to make it go.
magnet | a magnet | a thing that pulls iron and steel | The ____ picked up the steel pins. | I stick to the fridge, and I pick up pins.
wheel | a wheel | a round thing that turns and helps a cart roll | One round ____ came off the toy car. | I am round. I turn and help a cart roll.
ramp | a ramp | a slope that helps you move things up or down | Push the cart up the ____ and not up the steps. | I am a slope. A wheelchair can roll up on me.
plug | a plug | the part of a cord that goes into the wall | Put the ____ into the wall to run the fan. | I am at the end of a cord. I go into the wall.
shadow | a shadow | a dark shape behind a thing that blocks light | Your hand makes a ____ on the wall. | I am dark, and I copy your shape when light hits you.
`,
    forms: wordForms,
  }),
  ...defineTextForms({
    ...{ id: 'runs-on', grades: ['1-2'], source, year },
    table: `
clue | answer | why
What pushes on the sail of a boat? | Wind | Wind pushes on the sail.
What makes a solar lamp work at night after a bright day? | Sunlight | It stored the energy of sunlight by day.
What do you gather in the forest to keep a campfire burning? | Wood | Wood is the fuel of a campfire.
What do you put in a flashlight so that it shines? | Batteries | Batteries hold energy for the lamp.
What gives you energy to run and play? | Food | Your body uses food as its fuel.
What do most cars burn to go? | Gasoline | Gasoline burns in the engine and makes the car go.
What turns the wheel of an old mill at a river? | Flowing water | Moving water pushes the wheel around.
`,
    forms: [clueForm],
  }),
  ...defineTextForms({
    ...{ id: 'energy-first', grades: ['1-2'], source, year },
    table: `
question | level | answer | w1 | w2 | w3 | why
Where do most of our light and heat come from? | easy | The sun | The moon | Lamps in cities | Campfires | The sun shines on Earth every day.
Which one gives off light? | easy | A candle flame | A mirror | A window | A white wall | A flame makes its own light. A mirror only sends light back.
Which one gives off heat? | easy | A toaster | A book | A spoon | A cold rock | A toaster gets hot inside.
Which one makes sound? | easy | A drum | A sock | A cloud | A pillow | When you hit a drum, its skin shakes and makes sound.
What do you feel when you touch a drum that is being played? | hard | It shakes | It is wet | It gets cold | It gets heavy | Sound comes from things that shake.
How can you make a sound louder on a drum? | medium | Hit it harder | Hit it softer | Look at it | Paint it red | A harder hit makes the drum skin shake more.
What happens when you push a swing? | easy | It moves away | It comes to you | It stays there | It gets smaller | A push moves things away from you.
What do you do to open a drawer? | easy | Pull | Push | Kick | Blow | You pull the drawer toward you.
What do you do to ring a doorbell button? | easy | Push | Pull | Twist | Lift | You press or push the button.
A ball rolls on the floor. What can make it stop? | medium | A wall in its way | A bright light | A loud song | A nice word | The wall pushes back on the ball.
You kick a ball harder. What happens? | easy | It goes faster | It goes slower | It stays there | It gets rounder | A bigger push makes a thing go faster.
Which floor makes a toy car stop sooner? | hard | A thick rug | A smooth tile floor | A sheet of ice | A glass top | The rug rubs on the wheels and slows the car.
Where will a ball roll on a ramp? | easy | Down | Up | Nowhere | Around | Things roll down because Earth pulls on them.
Which ramp makes a toy car go fastest? | medium | A steep ramp | A flat board | A low ramp | A bumpy, low ramp | A steeper ramp makes the car speed up more.
Which one needs to be plugged in or have a battery? | easy | A radio | A book | A spoon | A ball | A radio runs on electricity.
Which one works with no electricity? | medium | A bicycle | A TV | A fridge | A phone | You push the pedals with your legs.
How can you save electricity? | easy | Turn off lights you do not need | Leave the TV on all night | Open the fridge door wide | Use all lamps at once | A lamp that is off uses no energy.
Why should you never put a fork in a wall outlet? | easy | You could get a bad shock | The fork could get dirty | The lamp could be mad | The wall could fall | Electricity can hurt you badly.
What happens to a dark shirt in the sun? | medium | It gets hot | It gets cold | It gets wet | It gets bigger | Dark things take in a lot of sunlight.
Rub your hands together fast. What do you feel? | easy | They get warm | They get cold | They get wet | They get small | Rubbing makes heat.
Why does a metal spoon get hot in soup? | hard | Heat moves into the spoon | The spoon makes the heat | Soup turns to metal | The spoon is alive | Heat moves from hot things to cooler things.
What keeps you warm in winter? | easy | A thick coat | A wet towel | A metal belt | A paper hat | The coat keeps the heat of your body in.
What happens to your cocoa when you leave it on the table? | medium | It cools off | It gets hotter | It boils | It turns to ice | Its heat moves into the air of the room.
What can light pass through? | medium | Clear glass | A wooden door | A brick wall | A thick book | Clear things let light through.
What must be there to see a shadow? | hard | Light | Wind | Rain | Sound | A shadow forms where light is blocked.
What happens to your shadow when you jump? | medium | It jumps too | It stays still | It turns red | It runs away | Your shadow does what your shape does.
Which sense do you use to notice light? | easy | Sight | Hearing | Smell | Taste | Your eyes take in light.
Which sense do you use to notice sound? | easy | Hearing | Sight | Smell | Touch | Your ears take in sound.
What will a magnet do to a steel paper clip? | easy | Pull it | Push it away | Melt it | Paint it | Magnets pull on iron and steel.
What will a magnet NOT pick up? | medium | A plastic straw | A steel nail | An iron key | A steel pin | Magnets do not pull plastic.
What do wheels do for a heavy box? | medium | Make it easy to move | Make it lighter in weight | Make it smell nice | Make it warm | Rolling is easier than dragging.
Where does the energy in your lunch come from at first? | hard | The sun | The moon | The plate | The stove | Plants grow with sunlight, and we eat plants or animals that ate plants.
Which one moves by wind? | easy | A kite | A car | A train | A bike | Wind lifts and pulls the kite.
What do we call the pull that brings a ball back down? | medium | Gravity | Wind | Light | Sound | Earth pulls everything down by gravity.
What is a fan used for? | easy | To move air | To make light | To heat soup | To pull nails | The turning blades push the air.
What happens to a flashlight when the battery is empty? | easy | It goes dark | It gets brighter | It gets loud | It gets warm | With no energy left, the bulb cannot shine.
Which toy stores energy when you wind it up? | hard | A toy with a spring | A rag doll | A big wooden block | A paper boat | The tight spring pushes the wheels when you let go.
Which one would a magnet stick to? | medium | A fridge door | A wooden desk | A glass bowl | A paper bag | Most fridge doors are made of steel.
What helps a door swing open? | hard | A hinge | A rope | A lens | A magnet | The door turns on its hinges.
What happens when you blow on a pinwheel? | easy | It spins | It melts | It glows | It gets cold and stiff | Moving air pushes the blades around.
Which one makes a high sound? | hard | A small whistle | A big drum | A tuba | A cow’s moo | Small things often make high sounds.
Which one makes a soft sound? | easy | A falling leaf | A fire truck | A jet plane | A big drum | A leaf is so light that we hardly hear it.
What do you use to see in a dark tent? | easy | A flashlight | A mirror | A fan | A magnet | A flashlight makes its own light.
What do we use to cook food? | easy | Heat | Sound | Shadows | Magnets | Heat changes the food and makes it hot.
You want a heavy wagon to start. What must you do? | easy | Push or pull it | Look at it long | Sing to it | Paint it | A force makes it start to move.
What happens when you push from both sides just as hard? | hard | The box stays where it is | The box flies up high | The box goes left | The box gets warm | Equal pushes from both sides cancel.
Which one slides best on ice? | medium | A smooth puck | A rubber boot | A wool rug | A rough brick | Smooth things slide with little rubbing.
What makes a seesaw go down on one side? | medium | More weight on that side | A louder voice | A red seat | Less weight on that side | The heavier side goes down.
What do your eyes need to see a ball? | hard | Light from the ball | Heat from the ball | Sound from the ball | Wind on the ball | Light bounces off the ball to your eyes.
What could you use to make a shadow puppet? | medium | A lamp and your hand | A fan and a cup | A drum and a stick | A magnet and a pin | Your hand blocks the light of the lamp.
What does a fridge do? | easy | Keeps food cold | Makes food hot | Lights up the yard | Plays songs | It moves heat out of the food.
Which one gets its energy from food? | easy | A horse | A truck | A lamp | A kite | The horse eats hay and oats.
Which is the brightest? | easy | The sun | A candle | A night light | The moon | Never look right at the sun, for it is far too bright.
`,
    forms: questionForms,
  }),
];
