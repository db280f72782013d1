import {
  oddOneOutForm,
  orderForm,
  questionForms,
  wordForms,
} from '#services/learning/questions/facts/common-text-forms.ts';
import { defineTextForms } from '#services/learning/questions/facts/text-forms.ts';

const source = 'Nemours KidsHealth: How the Body Works';
const year = 2024;

/** For grades 1 to 4. */
export const bodyPartAndJobForms = [
  ...defineTextForms({
    ...{ id: 'science-word', grades: ['1-2', '3-4'], source, year },
    table: `
word | named | meaning | gap | sign | also
microscope | a microscope | a tool that makes tiny things look big | She saw a cell of an onion with a ____. | The doctor looks through its lens at a drop of blood. | lens
lens | a lens | a curved piece of glass that makes things look bigger | Look at the ant through the ____ of the magnifying tool. | It is a curved piece of glass, and the ant under it looks big.
virus | a virus | a germ that is even smaller than a cell | The flu is caused by a ____. | It is smaller than any cell, and it gives people the flu.
skeleton | a skeleton | all the bones of a body together | The museum has a dinosaur ____. | All 206 bones together hold you up.
nerve | a nerve | a thread that carries messages to the brain | A ____ tells your brain that your toe hurts. | You stub your toe, and a message runs up to your brain.
organ | an organ | a body part with a job of its own | The heart is one ____, and the stomach is another one. | The lungs, the heart, and the stomach are each one.
joint | a joint | a place where two bones meet | Your elbow is a ____ that lets your arm bend. | Your knee and your elbow bend here.
vein | a vein | a tube that brings blood back to the heart | Blood flows back to the heart in a ____. | The blue line on your wrist carries blood back.
scab | a scab | a dry crust over a healing cut | Do not pick the ____ off your knee. | The cut dried up. Under its crust, new skin grows.
sweat | sweat | the salty water that cools your skin | After the race, ____ ran down his face. | You are hot, and salty drops come out of your skin.
pulse | a pulse | the beat of blood you feel at your wrist | Put two fingers on your wrist and feel your ____. | Count how often the blood pushes against your finger in a minute.
`,
    forms: wordForms,
  }),
  ...defineTextForms({
    ...{ id: 'body-odd', grades: ['1-2', '3-4'], source, year },
    table: `
kind | odd | w1 | w2 | w3 | why
alive | cloud | moss | worm | mushroom | A cloud is made of tiny water drops. It does not eat.
nonliving things | seed | rock | river | spoon | A seed holds a tiny living plant.
body parts inside you | elbow | heart | lung | stomach | You can see and touch your elbow from outside.
body parts that you can see in a mirror | liver | nose | ear | chin | The liver is inside your belly.
parts that sense the world | elbow | eye | ear | tongue | The elbow is a joint that bends.
bones | heart | skull | rib | kneecap | The heart is a muscle.
good for your body | lots of candy | sleep | exercise | vegetables | Too much sugar is bad for teeth and health.
ways to stop germs | sharing a cup | washing hands | covering a sneeze | cleaning a cut | Germs can travel from mouth to mouth on a cup.
tools to see small things | ruler | microscope | magnifying glass | hand lens | A ruler tells how long things are.
foods that help muscles grow | gum drops | eggs | fish | beans | Gum drops are mostly sugar.
jobs of the skin | digesting food | keeping germs out | feeling touch | making sweat | Food is digested in the stomach and gut.
made of cells | pebble | apple | cat | leaf | A pebble was never alive.
things that living things do | rust | grow | breathe | eat | Iron rusts, but it is not alive.
things that your brain does | pump blood | think | remember | dream | The heart pumps the blood.
`,
    forms: [{ ...oddOneOutForm, ask: 'Three of these are {kind}: {list(odd,w1,w2,w3)}. Which one is not?' }],
  }),
  ...defineTextForms({
    ...{ id: 'body-job', grades: ['1-2', '3-4'], source, year },
    table: `
question | level | answer | w1 | w2 | w3 | why
What is the job of the heart? | easy | To pump blood | To think | To chew food | To make sound | The heart pushes blood through the body.
What is the job of the lungs? | easy | To take in air | To chew food | To pump blood | To hear sound | Lungs take oxygen out of the air.
What is the job of the stomach? | easy | To break down food | To hold air for running | To see light | To move bones | The stomach mixes food with juices.
What is the job of the bones? | easy | To hold the body up | To smell food | To clean the blood | To make tears | Bones also keep soft parts safe.
What is the job of the muscles? | easy | To move the body | To hear music | To make hair | To taste food | Muscles pull on bones.
What is the job of the brain? | medium | To control the body | To pump blood | To store food | To hold the hair | The brain thinks and sends messages.
What is the job of the nerves? | hard | To carry messages | To carry air | To carry food | To carry light | Messages run along the nerves to and from the brain.
What is the job of the kidneys? | hard | To clean the blood | To move the legs | To taste food | To store air | They take out waste and make urine.
What is the job of red blood cells? | hard | To carry oxygen | To fight germs | To make bones | To taste food | They bring oxygen from the lungs to all parts of the body.
What is the job of the teeth? | easy | To bite and chew food | To taste food | To swallow food | To keep the mouth warm | Chewed food is easier to break down.
Why does your heart beat faster when you run? | medium | Muscles need more oxygen | You are getting cold | You are getting taller | The lungs fall asleep | More blood brings more oxygen to the muscles.
Why do you get goose bumps? | hard | Tiny muscles pull up your hairs | Your bones get cold and shake a bit | Your skin is growing | Air gets into your skin | Each hair has a tiny muscle.
Why do you sweat when it is hot? | medium | To cool your body | To get rid of germs | To feed your skin | To wash your hair | Water that dries on the skin takes heat away.
Why do we need to sleep? | easy | Body and brain can rest and repair | The heart must stop beating for a while | The eyes grow bigger | The lungs fill with water | Kids also grow while they sleep.
Why do you need to chew your food? | easy | Small bits break down faster | Big bits taste bad | It makes your teeth longer each day | It keeps you awake | Then the stomach has less work to do.
Why do children lose their first teeth? | medium | Bigger ones grow in | They are too clean | They get tired | Food pushes them out | The jaw grows, and there is room for larger teeth.
What is the smallest living part of your body? | medium | A cell | A bone | A hair | A finger | Each part of your body is made of cells.
What is an onion skin made of? | medium | Many cells side by side | Grains of sand | Threads of yellow wool | One large cell | Under a microscope, they look like bricks in a wall.
How did you begin your life? | hard | As a single cell | As a tiny skeleton | As a drop of water | As a seed | The first cell divided again and again.
How does your body get bigger? | medium | Cells divide, so there are more | Cells fill with air | Bones melt and get longer | New cells come from food as they are | One cell splits into two, and two into four.
A living thing has just one cell. Can it eat and grow? | hard | Yes, its one cell does it all | No, it needs a mouth and teeth | No, it needs a brain | Only if it has legs | Tiny pond creatures live with a single cell.
Where do bacteria live? | hard | Almost anywhere | Only in the sea | Only on the moon | Only in hospitals | They live in soil, in water, and on your skin.
Are bacteria always bad for us? | medium | No, some help us | Yes, they all hurt us | Yes, but just at night | No, they are not real | Helpful bacteria in the gut break down food.
What does a vaccine do? | hard | It teaches the body to fight a germ | It makes a cut on the skin heal at once | It gives you more blood | It cleans your teeth | The body learns to know the germ before it comes.
What does a fever show? | medium | Your body is fighting germs | You have eaten too much | You are growing fast | You slept too long | Extra heat can help to fight the germs.
Why should you brush your teeth? | easy | To clean off germs and sugar | To make them grow longer and wider | To cool them down | To turn them blue | Germs turn sugar into acid, which makes holes in teeth.
Who first saw cells with a microscope and named them? | hard | Robert Hooke | George Washington | Isaac Newton | Thomas Edison | In 1665 he looked at cork and saw tiny rooms.
`,
    forms: questionForms,
  }),
  ...defineTextForms({
    ...{ id: 'body-order', grades: ['1-2', '3-4'], source, year },
    table: `
name | task | order | why
food | In which order does food go through your body? | mouth, stomach, gut | You chew, then swallow, and then the gut takes in what you need.
size | Which list goes from small to big? | cell, finger, arm, whole body | A finger is made of very many cells.
growing | In which order do people grow? | baby, child, teenager, adult | A baby grows into a child, and at last into an adult.
cut | In which order does a cut heal? | cut bleeds, scab forms, new skin grows, scab falls off | The scab keeps germs out while new skin grows.
air | In which order does air go into your body? | nose, windpipe, lungs | Air goes in through the nose and down the windpipe.
cells | Which list counts how one cell can grow in number? | one, two, four, eight | Each time, every cell splits into two.
germs | In which order should you wash your hands? | wet them, rub on soap, rinse them, dry them | Soap must be rubbed on before you rinse.
`,
    forms: [orderForm],
  }),
];
