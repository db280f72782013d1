import { questionForms, wordForms } from '#services/learning/questions/facts/common-text-forms.ts';
import { defineTextForms } from '#services/learning/questions/facts/text-forms.ts';

const source = 'Nemours KidsHealth: How the Body Works';
const year = 2024;

/** For grades 1 and 2. */
export const livingBodyForBeginnersForms = [
  ...defineTextForms({
    ...{ id: 'body-word', grades: ['1-2'], source, year },
    table: `
word | named | meaning | gap | riddle
heart | the heart | the body part that pumps blood | When you run, your ____ beats fast. | I go thump, thump in your chest. I pump blood.
brain | the brain | the body part that thinks | You think and dream with your ____. | I am inside your head. I think and dream.
lung | a lung | one of the two body parts that fill with air | When you breathe in, air fills each ____. | You have two of me. I fill with air.
stomach | the stomach | the body part where food goes when you swallow | The apple that you ate is now in your ____. | You swallow, and the food lands in me.
bone | a bone | a hard part inside the body | He fell and broke a ____ in his arm. | I am hard and white. You have 206 of my kind when you are grown.
muscle | a muscle | a body part that pulls to make you move | Bend your arm and feel the ____ get hard. | I pull and get tight when you bend your arm.
skin | the skin | the cover of your whole body | A scrape on the knee hurts your ____. | I cover all of you and keep germs out.
blood | blood | the red liquid that moves through the body | A drop of red ____ came out of the cut. | I am red and wet. I flow to all parts of you.
tooth | a tooth | a hard, white thing that bites food | My loose front ____ fell out. | I am hard and white. I bite an apple.
tongue | the tongue | the body part that tastes food | Lick the ice cream with your ____. | I am in your mouth. I taste what is sweet or sour.
nose | the nose | the body part that smells | Sniff the rose with your ____. | I am in the middle of your face. I smell cookies.
ear | an ear | a body part that hears | Hold the shell to your ____ and listen. | I am on the side of your head. I hear the bell.
eye | an eye | a body part that sees | Close one ____ and look at me with the other. | I open in the morning. I see colors.
germ | a germ | a tiny living thing that can make you sick | Wash off each tiny ____ that could make you sick. | I am too small to see. I may make you sick.
cell | a cell | a tiny living brick of the body | Each tiny brick of your body is called a ____. | I am tiny and alive. Your body is built of me.
hair | hair | the thin stuff that grows on top of the head | She brushed her long brown ____. | I grow on your head. It does not hurt when I am cut.
`,
    forms: wordForms,
  }),
  ...defineTextForms({
    ...{ id: 'living-first', grades: ['1-2'], source, year },
    table: `
question | level | answer | w1 | w2 | w3 | why
Which one is alive? | easy | A puppy | A robot dog | A teddy bear | A toy car | A puppy eats, grows, and breathes.
Which one is not alive? | easy | A rock | A tree | A worm | A bird | A rock does not eat, grow, or breathe.
What do all living things do? | medium | They grow | They walk | They talk | They fly | Plants and animals both grow.
Which one can grow by itself? | easy | A kitten | A ball | A chair | A shoe | A kitten eats and grows to be a cat.
Which one needs food and water? | easy | A fish | A boat | A doll | A bike | A fish is alive, and living things need food and water.
A toy car moves. Why is it not alive? | hard | It does not eat or grow | It has wheels and doors | It is too small | It is red | Living things grow and take in food.
What are you made of? | medium | Very many tiny cells | One big cell | Little stones | Tiny drops of paint | Your body has trillions of cells.
How big is one cell of your skin? | hard | Too small to see | As big as a pea | As big as a hand | As big as a coin | You need a microscope to see most cells.
Which tool makes tiny things look big? | easy | A microscope | A hammer | A clock | A scale | A microscope has strong lenses.
Which tool makes a ladybug look bigger? | easy | A magnifying glass | A big bathroom mirror | A straw | A spoon | The lens of a magnifying glass makes small things look bigger.
Why do we wash our hands? | easy | To get rid of germs | To make them grow | To keep them cold | To change their color | Soap and water wash germs away.
What can germs do? | easy | Make us sick | Make us taller | Make us faster | Make us wet | Some germs give us a cold or a sore throat.
How can you keep germs from flying when you sneeze? | medium | Sneeze into your elbow | Sneeze at a friend | Sneeze on the table | Sneeze at your lunch | Then the germs stay on your sleeve.
What does your heart pump? | easy | Blood | Air | Milk | Food | Blood goes to all parts of the body.
What do you take in when you breathe? | easy | Air | Juice | Sand | Soup | Your lungs fill with air.
What holds your body up? | easy | Bones | Hair | Blood | Skin | Without bones you would be as floppy as a jellyfish.
What helps your bones move? | medium | Muscles | Hair | Teeth | Nails | Muscles pull on the bones.
What keeps your brain safe? | medium | The skull | The hair | The neck | The tongue | The skull is a hard shell of bone.
What do your ribs keep safe? | hard | The heart and the lungs | The brain and the eyes | The knees and the feet | The teeth and the tongue | The ribs are like a cage of bone around the chest.
How many senses do people talk about most? | medium | Five | Two | Ten | Twenty | We see, hear, smell, taste, and feel.
Which sense tells you that a lemon is sour? | easy | Taste | Sight | Touch | Hearing | You taste with your tongue.
Which sense tells you that a bell rings? | easy | Hearing | Smell | Taste | Touch | You hear with your ears.
Which sense tells you that the sky is blue? | easy | Sight | Smell | Taste | Hearing | You see with your eyes.
Which sense tells you that a cactus is prickly? | easy | Touch | Hearing | Smell | Taste | Your skin feels it.
Which sense tells you that toast is burning in the next room? | medium | Smell | Touch | Taste | Sight | The smell comes through the air to your nose.
What happens to a small cut after a week? | medium | New skin has closed it | It has grown bigger | It has turned to bone | It has turned green | The body makes new skin cells.
What do you need so that your body can grow? | easy | Good food and sleep | Candy and lots of TV | New shoes | A big bed | Food gives the body what it needs to build new cells.
Why does it not hurt to cut your nails? | hard | The tips are not alive | They are made of skin | They are very cold | They have no color | You feel nothing in the dead tip of a nail.
What does milk help to make strong? | medium | Bones and teeth | Hair and ears | Nose and lips | Eyes and tears | Milk has a lot of calcium.
What fights germs inside your body? | hard | White blood cells | Bits of bone | Drops of sweat | Baby teeth | White blood cells find germs and fight them.
Which one breathes? | easy | A cat | A lamp | A sock | A cup | A cat is alive and takes in air.
Which one will grow taller if you plant it? | easy | A bean | A button | A coin | A marble | A bean is a seed, and a seed is alive.
What helps you see, hear, and think all at once? | medium | Your brain | Your hair | Your knees | Your ribs | Eyes and ears send messages to the brain.
Where is your heart? | easy | In your chest | In your head | In your knee | In your hand | The heart sits behind the ribs, near the middle.
Where is your brain? | easy | In your head | In your chest | In your belly | In your foot | The skull keeps the brain safe.
What lets you bend your knee? | hard | A joint | A nail | A tooth | A hair | A joint is a place where bones meet.
How many hearts do you have? | easy | One | Two | Five | Ten | One heart pumps blood day and night.
Which food is best for your teeth? | medium | Crisp apples | Sticky candy | Sweet soda | Gum drops | Sugar feeds the germs that make holes in teeth.
What does your body do with the food that you eat? | hard | Uses it to grow and move | Keeps it just as it is | Turns it into air only | Sends it to the hair | Food is broken down and used.
What should you do when you are thirsty? | easy | Drink water | Hold your breath | Take a nap | Jump up and down | Your body loses water all day long.
Which animal is made of the most cells? | hard | An elephant | A mouse | A bee | An ant | Bigger animals have more cells. Their cells are not much bigger.
What does a baby have to do to become a grown-up? | easy | Make many more cells | Swap all its bones | Lose half its cells | Stay the same | As the body makes more cells, it grows.
Which of these was once alive? | hard | A wooden chair | A steel spoon | A glass cup | A plastic bag | Wood comes from a tree, and a tree is alive.
Which one has never been alive? | hard | A glass marble | A dry leaf | A feather | A wool sock | Glass is made from sand.
What do plants and animals both need? | medium | Water | Soil | Fur | Shoes | All living things need water.
What do baby animals and baby plants do? | easy | They grow up | They stay tiny | They turn to stone | They melt | Living things change as they grow.
`,
    forms: questionForms,
  }),
];
