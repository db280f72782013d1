import { readSpellingWords } from './spelling-words.ts';

export const spellingWords34 = readSpellingWords(`
believe | beleive / beleave / beliefe | I can hardly ____ that we won the game. | The “i” comes before the “e.” There is a “lie” in “believe.”
beautiful | beutiful / beautifull / butiful | We watched the ____ sunset from the beach. | It begins with “beau” and ends with one “l.”
different | diffrent / diferent / differant | The twins chose ____ shirts for the party. | It has a double “f,” and its middle “e” is hard to hear.
favorite | favrite / favorit / faverite | Her ____ food is pizza with mushrooms. | It has “favor” in it and ends with “ite.”
surprise | suprise / supprise / serprise | The party was a ____ for Grandpa. | It begins with “sur,” and the first “r” is easy to miss.
answer | anser / answere / awnser | Please write your ____ on the blue line. | The “w” is silent.
minute | minit / minnute / minut | Wait a ____ before you open the oven. | It ends with “ute,” although it sounds like “it.”
straight | straght / strate / straigt | Draw a ____ line across the paper. | The letters “aigh” say a long “a.”
through | throo / thrugh / throgh | The train rushed ____ the dark tunnel. | The letters “ough” sound like “oo” here.
enough | enuff / enouf / enogh | There was ____ soup for everyone there. | The letters “gh” sound like “f” here.
laugh | laff / lagh / laph | The clown made all the children ____ loudly. | The letters “gh” sound like “f” here.
knife | kniff / knif / nyfe | Cut the bread with a sharp ____ please. | The “k” is silent.
island | iland / ilend / islend | They sailed around the small ____ twice. | The “s” is silent.
caught | cought / cawt / cauht | She ____ the ball with one hand. | The letters “augh” say “aw.”
thought | thougth / thougt / thaught | He ____ about the hard question all day. | The letters “ough” say “aw.”
neighbor | nieghbor / naybor / neigbor | Our ____ has a friendly old dog. | The letters “eigh” say a long “a.”
weather | wheather / weathar / weathor | The ____ was too cold for swimming. | The letters “ea” say a short “e” here.
birthday | birfday / berthday / birthdey | Ten friends came to her ____ party today. | It joins “birth” and “day.”
tomorrow | tommorow / tomorow / tommorrow | We will visit the museum ____ morning. | It has one “m” and a double “r.”
library | libary / liberry / librery | I borrowed three books from the ____ today. | There is an “r” after the “b.”
February | Febuary / Febrary / Februery | The coldest month here is ____ each year. | There is an “r” after the “b.”
Wednesday | Wensday / Wendsday / Wednsday | Soccer practice starts on ____ after school. | Say “Wed-nes-day” to remember the silent letters.
separate | seperate / seprate / separrate | Put the cups in a ____ box. | There is “a rat” in “separate.”
probably | probly / probaly / probebly | It will ____ rain before dinner tonight. | It comes from “probable,” with two “b’s.”
really | realy / reely / rilly | That was a ____ long movie. | It joins “real” and “ly,” so it has a double “l.”
usually | usualy / usally / ushually | We ____ walk home with our friends. | It joins “usual” and “ly,” so it has a double “l.”
exercise | excercise / exersise / exercize | Running is good ____ for your heart. | There is no “c” right after the “x.”
piece | peice / piese / pieece | May I have another ____ of pie? | There is a “pie” in “piece.”
receive | recieve / receeve / reseive | Did you ____ the letter from Grandma? | After “c,” the “e” comes before the “i.”
science | sience / scients / sciense | Our ____ class grew beans from seeds. | It begins with “sc,” and the “c” is silent.
guess | gess / geuss / guesse | Can you ____ how many beans are inside? | The “u” is silent and keeps the “g” hard.
country | countrie / contry / countrey | Which ____ has the most people living there? | The letters “ou” say a short “u” here.
machine | masheen / machene / mashine | The new washing ____ makes loud noises. | The letters “ch” say “sh” here.
touch | tuch / toutch / tuoch | Please do not ____ the wet paint. | The letters “ou” say a short “u” here.
heard | haerd / hurd / heared | We ____ thunder from far away. | It is “hear” with a “d” at the end.
quiet | qwiet / quiat / queit | The library was ____ and almost empty. | It has two beats, “qui” and “et.”
clothes | cloathes / clothse / clothez | Fold your clean ____ before you leave. | It is “cloth” with “es.”
breakfast | brekfast / breakfest / brakefast | We had eggs and toast for ____ today. | It joins “break” and “fast.”
height | hieght / hite / heigth | Measure the ____ of the young tree. | It begins with “hei,” and the “gh” is silent.
weigh | wiegh / waigh / weygh | How much does that pumpkin ____ today? | The letters “eigh” say a long “a,” as in “eight.”
comb | coam / koam / comeb | Please ____ your hair before school starts. | The “b” is silent.
wrist | rist / wrisst / rhist | She wore a bracelet on her left ____ today. | The “w” is silent.
scissors | sissors / scisors / sizzers | Cut the paper with ____ from the drawer. | It begins with “sc” and has a double “s” in the middle.
calendar | calandar / calandor / callendar | Mark the date on the ____ beside the door. | It ends with “ar.”
grammar | grammer / gramar / grammor | Good ____ makes your writing clear. | It ends with “ar,” not “er.”
sincerely | sincerly / sinserely / sincerelly | Sign your letter “Yours ____” and your name. | It is “sincere” with “ly,” so the “e” stays.
special | speshal / specal / spetial | Today is a very ____ day for us. | The letters “ci” say “sh” here.
trouble | trubble / troubel / truoble | The car had ____ on the steep hill. | The letters “ou” say a short “u” here.
bought | bawt / bougt / baught | Dad ____ fresh corn at the market. | The letters “ough” say “aw.”
toward | tword / toword / twoard | The puppy ran ____ the open gate. | It joins “to” and “ward.”
`);
