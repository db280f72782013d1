import { readWords } from './word.ts';

export const words12 = readWords({
  adjective: `
tiny | very small | little | huge | The bug is so ____ that it fits on the tip of a pin. | weak
angry | very mad | mad | pleased | Dad was ____ when the dog ate his new shoes.
brave | not afraid | bold | scared | Be ____! There is no need to fear the dark.
quick | very fast | speedy | slow | She is so ____ that she wins each race. | easy
damp | a little wet | moist | dry | The cloth is ____, so now the table is a bit wet. | cool
silly | funny and not wise | goofy | serious | Do not be ____! A fish can not ride a bike. | odd
loud | making much noise | noisy | quiet | The drum was so ____ that the baby woke up.
sleepy | in need of a nap | tired | awake | I yawn when I am ____, so I go to bed. | sick
kind | good and helpful to people | nice | mean | Be ____ to the new girl, and help her make friends. | fair
sharp | able to cut | pointed | dull | Be careful with that knife, because it is ____.
neat | clean and in order | tidy | messy | He puts away all his toys to keep his room ____. | empty
empty | with nothing in it | bare | | There is no more milk, so my cup is ____. | empty
rich | having lots of money | wealthy | poor | A ____ man can buy most things he sees.
sick | not feeling well | ill | healthy | A ____ child should rest in bed and see a doctor. | sick
odd | not like most others | strange | normal | It is ____ to see snow in July. | odd
simple | not hard to do | easy | difficult | It was so ____ to do that a baby got it right. | easy
sour | with a taste like lemons | tart | sweet | The lemon was so ____ that I made a face.
weak | not strong | feeble | strong | If you are too ____, you can not lift a big rock. | weak sick
chilly | a bit cold | cool | warm | Put on a coat, because it is ____ outside. | cool
shy | afraid to talk to new people | timid | outgoing | Max is too ____ to say hi to kids he does not know.
entire | with no part left out | whole | partial | Not one bit is left, because he ate the ____ cake.
rough | not flat or soft to touch | bumpy | smooth | Sand feels ____ on my hand, but silk does not.
fair | the same for each person | just | | It is not ____ if you get two turns and I get one. | fair
wild | living free, not with people | untamed | tame | A lion is ____, but a pet cat is not.
`,
  verb: `
shout | talk in a very loud voice | yell | whisper | Please use a soft voice, and do not ____.
begin | do the first part | start | finish | The show will ____ at six, so do not be late.
leap | go up high off the ground | jump | | A frog can ____ high and land on a rock.
weep | have tears in your eyes | cry | laugh | Tears ran down her face, and she began to ____.
mend | make a broken thing good again | fix | break | Dad will use glue to ____ the broken cup.
shut | move a door so no one can get in | close | open | It is cold in here, so please ____ the open door.
hurry | go fast to be on time | rush | wait | We must ____, or we will miss the bus.
collect | bring many things together | gather | scatter | Ben wants to ____ as many shells as he can find. | choose
choose | take the one you want | pick | | Which one do you want? You must ____ only one. | choose
hide | put a thing where no one sees it | | show | Let us ____ the gift so that Mom does not see it. | gone
forget | fail to keep in mind | | remember | Tie a string on your finger so you do not ____.
harm | make a thing hurt or break | hurt | help | The dog is nice and will not ____ you. | gobble
shiver | shake from the cold | tremble | | It is so cold that my arms and legs ____.
toss | send a thing through the air | throw | catch | Please ____ the ball to me.
vanish | go away so no one can see you | disappear | appear | The snow will ____ when the hot sun melts it. | gone
peek | take a fast look in secret | peep | | Do not ____ at your gift before your birthday.
gobble | eat very fast | gulp | nibble | The hungry pups ____ up all their food. | gobble
complain | say that you do not like something | grumble | praise | Do not ____ that the soup is too hot.
`,
  noun: `
meadow | a field of grass | field | | Cows and sheep eat grass in the ____.
storm | bad weather with wind and rain | | | The ____ blew down a tree last night.
pal | someone you like to play with | friend | enemy | My best ____ and I play each day.
present | a thing you give on a birthday | gift | | She tore the paper off her birthday ____.
stone | a small hard piece of the ground | rock | | We skip a flat ____ on the pond.
bunny | a small animal with long ears | rabbit | | The ____ hopped by and ate a carrot.
error | a thing that is not right | mistake | | I made one ____ on my test, so I got nine out of ten.
road | a way that cars drive on | street | | Look both ways before you cross the ____.
infant | a very young child | baby | adult | The ____ is too young to walk.
doctor | a person who helps sick people | physician | | The ____ looked in my sore throat.
cabin | a small house in the woods | hut | | We slept in a log ____ in the woods.
sack | a thing to carry food in | bag | | She put ten apples in a paper ____.
`,
});
