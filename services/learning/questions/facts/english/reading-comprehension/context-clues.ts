import { defineTable } from '#services/learning/questions/facts/english/define-table.ts';
import { splitCell } from '#services/learning/questions/facts/english/split-cell.ts';
import { defineForm, type FactForm } from '#services/learning/questions/facts/fact-form.ts';
import type { GradePair } from '#services/learning/questions/facts/fact-question.ts';

/** Sentences with a word or phrase whose meaning the other words show. */
const columns = ['passage', 'words', 'meaning', 'wrong', 'clue'] as const;

const clues34 = defineTable(
  'Merriam-Webster Dictionary',
  columns,
  `
The kitten was so famished that it ate two bowls of food. | famished | very hungry | very sleepy / very small / very wet | It ate two bowls of food.
Unlike her noisy brother, Rina is silent most of the day. | silent | making no sound | making jokes / full of anger / quick to help | “Unlike” shows that it is the opposite of “noisy.”
The soup was scalding, so we let it cool before we tried it. | scalding | burning hot | icy cold / too salty / very thick | They had to let it cool.
Please don’t dawdle, or we will be late. | dawdle | waste time | make noise / run fast / forget your bag | Someone who is slow makes others late.
After the flood, the street was submerged under three feet of water. | submerged | covered by water | freshly painted / full of cars / broken into two parts | Three feet of water lay over it.
The puppy’s antics, such as chasing its tail, made us laugh. | antics | silly acts | sharp teeth / sad looks / long naps | Chasing its tail is an example.
Deserts are barren, with few plants of any kind. | barren | with little growing | full of rain / covered in snow / crowded with people | There are few plants of any kind.
He hoisted the heavy flag to the top of the pole. | hoisted | lifted up | tore apart / folded up / looked for | It went to the top of the pole.
Grandma’s soup is delectable, and everyone asks for more. | delectable | very tasty | very cold / hard to chew / easy to spill | Everyone asks for more.
The old bridge looked so rickety that we were afraid to cross it. | rickety | ready to break | newly built / very wide / painted red | They were afraid to cross it.
She felt dejected when her team lost the last game. | dejected | very sad | very proud / well rested / full of hope | Her team had lost.
The two roads converge at the lake and become one. | converge | come together | go uphill / turn to dirt / end at a wall | The two roads become one.
Owls are nocturnal, so they hunt while we sleep. | nocturnal | active at night | afraid of people / slow to wake / fond of water | They hunt while we sleep.
The coach was furious and shouted at the players who came late. | furious | very angry | very tired / a bit shy / well dressed | The coach shouted.
I was so exhausted after the hike that I fell asleep in the car. | exhausted | worn out | wide awake / very lost / dripping wet | The speaker fell asleep in the car.
My heart was a drum as I waited for my name to be called. | my heart was a drum | It beat hard | It made music / It had stopped / It was broken | A drum is beaten hard, as a heart is when one is nervous.
The snow was a white blanket over the town. | a white blanket | The snow covered everything | People slept outside / The snow was warm / The town sold many blankets | A blanket covers what is under it.
Dad is a bear until he has had his coffee. | a bear | He is grumpy | He is furry / He is asleep in a cave / He is very strong | He is in a bad mood until he has coffee.
The leaves danced in the wind. | danced | moved about | sang a song / fell asleep / turned green | Wind moves leaves about as if they danced.
Her smile was as bright as the sun. | as bright as the sun | It was very cheerful | It hurt our eyes / It was very hot / It was yellow | A bright smile makes others feel good.
The test was a breeze, and I finished early. | a breeze | It was easy | It was outdoors / It was windy / It was unfair | The speaker finished early.
My little sister eats like a bird. | eats like a bird | She eats very little | She eats seeds / She eats in a tree / She eats with a beak | Birds eat small bits at a time.
The thunder grumbled all night. | grumbled | It made a low noise | It told a long story / It woke up late / It was hungry | Grumbling is a low, angry sound.
When the bell rang, the students were bees leaving a hive. | bees leaving a hive | They rushed out in a crowd | They stung each other badly / They made honey / They had wings | Bees leave a hive fast and all together.
`,
);

const clues56 = defineTable(
  'Merriam-Webster Dictionary',
  columns,
  `
The guide was so meticulous that she checked every rope twice. | meticulous | very careful | very strong / easily bored / quite late | She checked every rope twice.
Unlike his gregarious sister, Leo prefers to be alone. | gregarious | fond of company | quick to anger / good at sports / slow to speak | She is the opposite of someone who prefers to be alone.
The evidence was so flimsy that the judge threw the case out. | flimsy | weak | secret / lengthy / expensive | The judge did not accept it.
Arid regions, which receive little rain, need water from elsewhere. | arid | dry | cold / distant / crowded | The clause explains that they receive little rain.
The hikers were jubilant when they finally reached the peak. | jubilant | full of joy | full of doubt / short of breath / lost in fog | Reaching the peak at last made them happy.
His apology sounded insincere, because he was grinning. | insincere | not honest | not loud / not early / not clear | Someone who is truly sorry does not grin.
The factory’s output dwindled from ninety cars a day to ten. | dwindled | became smaller | became cheaper / stayed the same / moved away | It went from ninety to ten.
The mayor tried to placate the angry crowd by promising a new park. | placate | calm | count / insult / photograph | The crowd was angry, and the promise was to help.
Lemons, vinegar, and other acidic foods taste sour. | acidic | sharp and sour | soft and sweet / hot and spicy / rare and costly | Lemons and vinegar are examples.
She is frugal: she mends her clothes and never wastes a cent. | frugal | careful with money | fond of fashion / easy to fool / quick with a needle | The examples show how she saves.
The witness’s account was vague, with no times, names, or places. | vague | not exact | not true / not short / not new | It had no times, names, or places.
After weeks of drought, the downpour was a welcome relief. | downpour | heavy rain | cool wind / long speech / bright moon | It ended the drought.
The castle was impregnable: no army ever broke in. | impregnable | impossible to capture | hard to find / cheap to build / easy to heat | No army ever broke in.
He spoke so candidly that he admitted every mistake. | candidly | honestly | angrily / softly / hastily | He admitted every mistake.
The stray dog was emaciated, with every rib showing. | emaciated | extremely thin | badly behaved / gray with age / wet from the rain | Every rib could be seen.
The news hit him like a ton of bricks. | like a ton of bricks | It shocked him | It made him laugh / It built him up / It cost a lot | A falling load of bricks would strike with great force.
The city never sleeps. | never sleeps | It is busy at all hours | It has no beds / It is always dark / It is very quiet after dark | Someone is always awake and active there.
Her words were daggers. | daggers | They hurt | They were made of steel / They were few / They were hard to spell | Daggers wound, and so did her words.
The engine coughed and died. | coughed and died | It sputtered and stopped | It caught a cold / It was soon thrown away / It grew louder | A car that coughs and dies makes a noise and stops.
Time crawled during the long speech. | crawled | It seemed to pass slowly | It ran out / It went back / It was measured with care | What crawls moves slowly.
He has a mountain of homework. | a mountain | He has very much of it | It is outdoors / It is about rocks / It is far away | A mountain is huge.
The sunflowers nodded to us as we passed. | nodded | They moved in the wind | They said yes / They fell asleep / They lost their petals | Wind makes tall flowers bend like nodding heads.
The old house groaned in the storm. | groaned | It creaked | It was in pain / It fell down / It was locked | Old boards creak in the wind.
That idea is half-baked. | half-baked | It is not well thought out | It is about how to bake bread / It is very old / It is too costly | Something half-baked is not finished.
`,
);

const clues78 = defineTable(
  'Merriam-Webster Dictionary',
  columns,
  `
The senator’s terse reply, a single “No,” ended the interview. | terse | brief | rude / honest / clever | It was a single word.
While the first speaker was long-winded, the second was concise. | concise | short and clear | loud and bold / slow and dull / warm and kind | “While” shows a contrast with “long-winded.”
The law was so ambiguous that two judges read it in opposite ways. | ambiguous | open to two meanings | far too strict / very old / known to every judge in court | Two judges read it in opposite ways.
The medicine alleviated her pain, and she slept at last. | alleviated | eased | caused / measured / hid | She could sleep at last.
His novice mistakes, such as holding the racket backward, amused the crowd. | novice | made by a beginner | made on purpose / made by a judge / made in anger | Someone with experience would not hold the racket backward.
The two accounts were contradictory: one said noon, and the other said midnight. | contradictory | in conflict | in verse / in secret / in order | They gave different times.
Invasive vines proliferated until they covered the whole hillside. | proliferated | spread rapidly | dried out / lost leaves / slowly turned red | They came to cover the whole hillside.
The general’s audacious plan was to attack a force ten times as large. | audacious | daring | secret / costly / simple | To attack so large a force is very bold.
Rather than confront the bully, she tried to evade him by taking another street. | evade | avoid | follow / defeat / understand | She took another street so as not to meet him.
The curator was appalled to find a priceless vase used as an umbrella stand. | appalled | shocked | pleased / relieved / puzzled | A priceless vase should not be used like that.
The committee’s decision was unanimous; not one member disagreed. | unanimous | agreed on by all | kept from the public / made in haste / soon reversed | Not one member disagreed.
Her prudent savings carried her through a year without work. | prudent | wise and careful | small and secret / borrowed / sudden | The savings helped in hard times.
The once-thriving mill town is now desolate, its windows boarded up. | desolate | empty and lifeless | rich and busy / clean and modern / loud and very crowded | Its windows are boarded up, unlike before.
The detective scrutinized the letter under a lamp for an hour. | scrutinized | studied closely | read aloud / threw away / copied out | He spent an hour with it under a lamp.
The critic’s scathing review left the young actor in tears. | scathing | harshly critical | highly flattering / very brief / poorly spelled | It left the actor in tears.
The promise was a house of cards. | a house of cards | It would easily collapse | It was fun to play / It was made of paper / It was kept in a box | A house of cards falls at a touch.
Grief is a thief that comes in the night. | a thief that comes in the night | It takes from us unexpectedly | It can be arrested by the police / It sleeps by day / It steals money | A thief takes things when we do not expect it.
The classroom was a pressure cooker before the exam. | a pressure cooker | It was full of tension | It was too hot / It smelled of cooked food / It was made of steel | Pressure builds up in such a pot.
He wore his honesty like armor. | like armor | It protected him | It was heavy / It was old / It shone | Armor guards the one who wears it.
The politician danced around the question. | danced around | He avoided answering | He moved to music / He asked again / He answered at once | To dance around something is not to touch it.
Her laughter was a stone skipping across water. | a stone skipping across water | It came in light, quick bursts | It was cold / It sank at once / It was thrown at us in great anger | A skipping stone touches the water lightly, again and again.
Opportunity knocked, but he was not at home. | opportunity knocked | He missed a chance | A guest came by / The door was broken / He was at work | Opportunity is treated as a visitor whom he missed.
The dictator’s smile was a locked door. | a locked door | It hid what he felt | It invited guests / It was made of wood / It opened easily | One cannot see behind a locked door.
The debate generated more heat than light. | more heat than light | It stirred anger but taught little | It was held in the middle of summer / It saved energy / It ended after dark | Heat stands for anger here, and light for understanding.
`,
);

const clues912 = defineTable(
  'Merriam-Webster Dictionary',
  columns,
  `
Far from being a panacea, the drug helps only a few patients. | panacea | a cure for everything | a harmful poison / a costly mistake / a recent discovery | “Far from” sets it against helping only a few.
The minister’s equivocal answer let both sides claim his support. | equivocal | open to more than one reading | spoken in anger / based on a great deal of evidence / given in writing | Both sides could claim his support.
Her erudite lecture drew on nine languages and a lifetime of reading. | erudite | showing great learning | showing great haste / full of humor / hard to hear | She drew on languages and a lifetime of reading.
The truce was tenuous; a single shot would have ended it. | tenuous | weak and easily broken | long, costly, and bloody / secret / signed by all | A single shot would have ended it.
He was so reticent that even his friends knew nothing of his past. | reticent | unwilling to speak of himself | eager to please / quick to forget what he heard / hard to find | His friends knew nothing of his past.
The reform, though lauded abroad, was reviled at home. | reviled | harshly condemned | quickly copied / loudly praised / long delayed | “Though” sets it against “lauded.”
An inveterate gambler, he had placed a bet every day for forty years. | inveterate | firmly set in a habit | newly trained / widely admired by others / lucky by nature | He had done it every day for forty years.
The jury found the alibi specious: it seemed sound but fell apart on inspection. | specious | falsely convincing | fully proved / badly spoken / legally required | It seemed sound but fell apart.
The poet’s later work is austere, stripped of every ornament. | austere | plain and severe | rich and playful / loud and angry / new and strange | It is stripped of every ornament.
Far from quelling the unrest, the decree exacerbated it. | exacerbated | made worse | brought to an end / kept secret / ignored | “Far from quelling” shows that it had the opposite effect.
The archive is a trove of ephemera: tickets, menus, and handbills never meant to last. | ephemera | things of brief use | works of great art / records of laws / lists of names | Tickets and menus were never meant to last.
The diplomat’s tact averted a quarrel that a blunt word would have caused. | averted | prevented | prolonged / reported / deserved | The quarrel did not take place.
Her argument is cogent: each step follows, and no evidence is ignored. | cogent | clear and convincing | long and tiresome / bold and new / weak and unclear | Each step follows from the one before.
The regime’s collapse was precipitate, taking only nine days. | precipitate | sudden | bloody / expected / partial | It took only nine days.
He affected nonchalance, though his shaking hands betrayed him. | nonchalance | calm lack of concern | great anger / deep sadness / true and lasting courage | His shaking hands showed that he was not calm.
The verdict cast a long shadow over his career. | cast a long shadow | It harmed him for years | It ended the same day / It made him famous / It gave him shelter | A long shadow darkens what lies far ahead.
History, he wrote, is a mirror that we refuse to clean. | a mirror that we refuse to clean | We avoid seeing ourselves in the past | The past cannot be known by anyone / Old mirrors are valuable / Cleaning is dull work | A clean mirror would show us as we are.
The empire was a colossus with feet of clay. | feet of clay | It had a hidden weakness | It made fine pottery / It moved slowly / It was deeply loved | Clay feet cannot carry so great a weight.
Her silence was louder than any speech. | louder than any speech | It conveyed her view powerfully | It was full of noise / She had become hard of hearing / She spoke too softly | To say nothing can express a great deal.
The committee rearranged the deck chairs while the ship went down. | rearranged the deck chairs | They did trivial work in a crisis | They prepared for guests / They saved the furniture for later / They steered the ship | The ship was sinking, so moving chairs was useless.
The senator’s filibuster, a speech of nine hours, kept the bill from a vote. | filibuster | a speech meant to delay | a vote in secret / a law about speeches / a meeting of the leaders in private | The speech of nine hours kept the bill from a vote.
Unlike his taciturn brother, he could not stop talking. | taciturn | saying little | laughing often / lying to others / easily offended | “Unlike” shows the opposite of one who cannot stop talking.
The critic’s encomium called the symphony the finest in a century. | encomium | high praise | harsh attack / short summary / false report | To call it the finest is to praise it highly.
His peripatetic childhood took him through eleven towns. | peripatetic | moving about | poor and hungry / full of books / strictly governed | He moved through eleven towns.
The evidence is equivocal, pointing as much to innocence as to guilt. | equivocal | not decisive | clearly false / newly found / widely accepted | It points both ways.
The law was a palimpsest, each reform still showing through the next. | palimpsest | a text with older layers visible | a rule that nobody obeys any longer / a list of crimes and penalties / a promise that is soon broken | Each reform still shows through the next.
The queen’s munificent gift rebuilt every school in the county. | munificent | very generous | secret / badly needed by nobody / late | It paid for every school.
He gave only perfunctory thanks, without looking up. | perfunctory | done without care | deeply felt / shouted aloud / written by hand in advance | He did not even look up.
The plan was nebulous, with no dates, costs, or names. | nebulous | vague | daring / expensive / well known | It had no dates, costs, or names.
Their views diverged over time, until they agreed on nothing. | diverged | moved apart | became known / grew milder / were combined | In the end, they agreed on nothing.
The treaty was the linchpin of the peace; without it, all fell apart. | the linchpin | It held everything together | It was broken at the start / It was made of iron / It was kept secret from every nation | A linchpin keeps a wheel from coming off.
Fame was a coat that never fit him. | a coat that never fit | He was uncomfortable with it | He could not afford to buy it at all / He wore it out / He gave it away | A coat that does not fit is uncomfortable.
The rumor had legs. | had legs | It kept spreading | It was soon proved false in court / It was about a runner / It stood still | What has legs can travel on.
Her patience was a well that had run dry. | a well that had run dry | She had none left | She was very thirsty that day / She was calm / She was hopeful | A dry well has no water left.
The general’s victory was hollow. | hollow | It brought no real gain | It was won in an empty valley by night / It echoed / It was complete | Something hollow is empty inside.
`,
);

const defineClueForm = (id: string, grades: readonly GradePair[], table: typeof clues34): FactForm =>
  defineForm({
    ...{ id: `${id}-context-clue`, grades, difficulty: 'medium', table },
    passage: ({ passage }) => passage,
    text: ({ words, meaning }) =>
      /^[A-Z]/.test(meaning) ? `What does “${words}” tell us here?` : `What does “${words}” most likely mean here?`,
    answer: ({ meaning }) => meaning,
    options: ({ wrong }) => splitCell(wrong),
    explanation: ({ clue }) => clue,
  });

export const contextClueForms: readonly FactForm[] = [
  defineClueForm('3-4', ['3-4'], clues34),
  defineClueForm('5-6', ['5-6'], clues56),
  defineClueForm('7-8', ['7-8'], clues78),
  defineClueForm('9-12', ['9-10', '11-12'], clues912),
];
