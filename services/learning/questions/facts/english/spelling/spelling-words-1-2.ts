import { readSpellingWords } from './spelling-words.ts';

export const spellingWords12 = readSpellingWords(`
said | siad / saied / seid | My mom ____ that they can play. | The letters “ai” say a short “e” here.
they | thay / thaye / tehy | Both cats nap when ____ are full. | The letters “ey” say a long “a.”
was | wuz / waz / wass | The little dog ____ very wet. | The “s” sounds like a “z.”
have | hav / hafe / haev | Two big fish ____ red tails. | It ends with a silent “e” after the “v.”
some | sume / somm / soem | She ate ____ green grapes today. | It ends with a silent “e.”
come | cume / kome / coem | My two friends will ____ over today. | It ends with a silent “e,” just like “some.”
what | whut / waht / whatt | Tell the class ____ you saw. | It begins with “wh” and has an “a.”
when | hwen / whenn / wenn | The birds sing ____ the sun is up. | It begins with “wh,” as many asking words do.
were | wer / wure / whur | The kids ____ sad that day. | It ends with a silent “e.”
friend | frend / freind / frand | My best ____ sits with the new girl. | The “i” comes before the “e.” It ends with “end.”
because | becuse / becase / becaus | The baby cried ____ his toy fell. | It begins with “be” and ends with “cause.”
people | peple / peeple / pepole | Many ____ ride the bus each day. | The letters “eo” say a long “e” here.
could | cood / coud / culd | The boy ____ hop on one leg. | The letters “oul” sound like “oo,” and the “l” is silent.
would | wuld / woud / wolud | The girl ____ like more milk. | The “l” is silent, as it is in “could.”
again | agian / agenn / aggain | Please read that funny book ____ today. | It has “gain” in it.
first | furst / ferst / firrst | My sister came in ____ place. | The letters “ir” make the middle sound.
girl | gerl / gril / girel | The new ____ has long hair. | The letters “ir” make the middle sound, as in “bird.”
bird | berd / brid / birde | One small ____ sat near the nest. | The letters “ir” make the middle sound, as in “girl.”
green | grean / grene / grien | The wet grass was very ____ today. | The letters “ee” say a long “e.”
night | nihgt / nigt / niht | The owl hunts all ____ long. | The letters “gh” are silent.
light | lihgt / ligt / liht | Please turn off the ____ near the bed. | The letters “gh” are silent, as in “night.”
right | rihgt / rigt / riht | That was the ____ way home. | The letters “gh” are silent.
train | trane / trian / tran | The long ____ went past the farm. | The letters “ai” say a long “a” here.
play | plai / pley / plaa | The kids will ____ with the ball. | At the end of a word, “ay” says a long “a.”
boat | baot / boate / bowt | The red ____ went down the lake. | The letters “oa” say a long “o.”
snow | snoe / sno / snou | White ____ fell all day long. | At the end of a word, “ow” can say a long “o.”
school | scool / schol / skool | My ____ has one big gym. | It begins with “sch,” and the “h” is silent.
house | hous / howse / huose | The blue ____ has two doors. | The letters “ou” sound like “ow.” It ends with a silent “e.”
mouse | mowse / muose / mouce | The gray ____ ran past the cat. | It rhymes with “house” and is spelled like it.
down | dowm / dowen / dowwn | The ball rolled ____ the big hill. | The letters “ow” sound as they do in “cow.”
happy | happey / hapy / happi | The new pup was very ____ today. | It has two “p’s” and ends with “y.”
little | littel / litle / lidle | The ____ bug hid under the leaf. | It has two “t’s” and ends with “le.”
apple | aple / appul / apel | She cut the red ____ for lunch. | It has two “p’s” and ends with “le.”
funny | funy / funney / fuuny | The clown told one ____ joke. | It has two “n’s” and ends with “y.”
chair | chaire / chaer / chiar | Grandma sat down on the soft ____ inside. | It has “air” in it.
three | thre / threa / trhee | There were ____ eggs in the nest. | It ends with two “e’s.”
jump | jumpe / jummp / jupm | Frogs can ____ over the log. | It starts with “j” and ends with “mp.”
cake | caik / kake / cayk | Mom made one big ____ for Dad. | The silent “e” makes the “a” long.
bike | biek / bikke / biyk | Please ride the ____ down the path. | The silent “e” makes the “i” long.
home | hoam / hoem / hoame | The lost dog ran back ____ today. | The silent “e” makes the “o” long.
brother | bruther / brothor / broter | My big ____ can ride one horse. | It has an “o” that sounds like a short “u.”
mother | muther / mothor / moter | The bear cub ran after the ____ bear. | It has an “o” that sounds like a short “u.”
water | wotter / watar / watir | Please put the ____ down now. | It has one “t.”
walk | wawk / wolk / wallk | We ____ past the park each day. | The “l” is silent, as it is in “talk.”
talk | tolk / tawk / tauk | You may ____ with your friend now. | The “l” is silent, as it is in “walk.”
know | kno / knoe / nowe | Do you ____ where the cat is? | The “k” is silent.
white | whiet / whitte / wiht | The duck has soft ____ wings. | It begins with “wh.” The silent “e” makes the “i” long.
wash | wosh / wahs / wassh | Please ____ both hands with soap. | It has an “a” and ends with “sh.”
truck | truk / truc / trukc | The big ____ was stuck there. | After a short vowel, the “k” sound is “ck.”
fish | fesh / fich / fishe | The big ____ swam past the boat. | It ends with “sh.”
`);
