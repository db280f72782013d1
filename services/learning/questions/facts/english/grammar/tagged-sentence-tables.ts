import { readTaggedSentences } from './tagged-sentences.ts';

export const taggedSentences12 = readTaggedSentences(`
She/p has/v a red/a hat/n.
We/p ate/v sweet/a grapes/n.
He/p rode/v a brown/a horse/n.
They/p built/v a tall/a tower/n.
I/p saw/v a funny/a clown/n.
You/p drew/v a pretty/a tree/n.
She/p fed/v the hungry/a goat/n.
He/p lost/v a shiny/a coin/n.
We/p found/v a tiny/a frog/n.
They/p made/v a round/a cake/n.
It/p is/v a cold/a day/n.
I/p hugged/v the soft/a bear/n.
The big/a dog/n chased/v him/p.
The loud/a bell/n woke/v me/p.
A kind/a nurse/n helped/v us/p.
The old/a man/n told/v her/p.
Sam/N gave/v them/p hot/a soup.
A wild/a wind/n shook/v it/p.
`);

export const taggedSentences34 = readTaggedSentences(`
They/p quickly/r climbed/v the steep/a hill/n.
She/p carefully/r opened/v the heavy/a box/n.
He/p often/r walks/v along/i the sandy/a beach/n.
We/p happily/r sang/v a cheerful/a song/n.
The nervous/a kitten/n hid/v under/i it/p.
You/p rarely/r eat/v spicy/a food/n.
I/p gently/r held/v the fragile/a egg/n.
He/p bravely/r swam/v across/i the icy/a lake/n.
They/p camped/v near/i a wide/a river/n.
She/p proudly/r wore/v the golden/a medal/n.
We/p waited/v patiently/r for/i the late/a train/n.
It/p barked/v loudly/r during/i the long/a game/n.
He/p tripped/v but/c never/r fell/v.
The lazy/a cat/n slept/v beside/i me/p.
A noisy/a crow/n always/r wakes/v us/p.
`);

export const taggedSentences56 = readTaggedSentences(`
The curious/a scientist/n carefully/r studied/v them/p.
Everyone/p cheered/v wildly/r throughout/i the exciting/a match/n.
He/p abruptly/r left/v before/i the final/a scene/n.
Somebody/p silently/r slipped/v through/i the narrow/a gate/n.
An unexpected/a blizzard/n nearly/r trapped/v us/p.
We/p eventually/r reached/v an empty/a cabin/n.
Nothing/p moved/v beneath/i the calm/a surface/n.
She/p hummed/v softly/r while/c he/p worked/v.
They/p were/v tired/a yet/c extremely/r proud/a.
It/p spread/v rapidly/r among/i the dry/a shrubs/n.
You/p certainly/r deserve/v a generous/a reward/n.
I/p arrived/v early/r because/c he/p insisted/v.
A sudden/a noise/n startled/v everybody/p.
`);

export const taggedSentences78 = readTaggedSentences(`
She/p spoke/v candidly/r about/i the costly/a error/n.
Unless/c they/p protest/v loudly/r, nobody/p will listen/v.
Despite/i the fierce/a storm/n, we/p remained/v remarkably/r calm/a.
An almost/r invisible/a crack/n ran/v across/i it/p.
He/p worked/v hard/r throughout/i the rainy/a season/n.
They/p faced/v a surprisingly/r hard/a task/n.
The friendly/a guide/n greeted/v us/p warmly/r.
Swimming/n always/r relaxes/v me/p.
They/p answer/v quickly/r after/i each lesson/n.
We/p urgently/r need/v a clear/a answer/n.
He/p drove/v past/i the old/a mill/n.
Since/c you/p asked/v politely/r, I/p agreed/v.
The play/n was/v rather/r dull/a, so/c we/p left/v.
`);
