import { readPassages } from './passages.ts';

export const passages56 = readPassages(`
@pigeons: During the First World War, soldiers carried pigeons in baskets to the front. When radios failed, an officer tied a message to a bird’s leg and let it go. The pigeon flew straight home, often through gunfire, and a clerk read the note. One bird, Cher Ami, helped to save nearly two hundred men. She delivered their message although she had been shot through the breast.
e Where was a message tied? | to a leg of the bird | to a basket / to the neck of the bird / to a radio | The passage says that it was tied to the bird’s leg.
m Why were pigeons used? | Radios sometimes failed. | Clerks liked to keep birds. / Officers could not write. / Birds could carry soldiers. | The passage says that pigeons were sent when radios failed.
m What did a pigeon do when it was let go? | It flew home. | It followed the soldiers. / It looked for food. / It returned to the front. | The passage says that it flew straight home.
h Why does the author mention that Cher Ami was shot? | to show how hard her task was | to prove that pigeons are useless / to explain how radios work / to blame the officer | She delivered her message in spite of a wound.
h Which statement does the passage best support? | Animals have served in war in important ways. | Radios were better than birds in every case. / Most pigeons were hurt in the war. / Soldiers disliked their pigeons. | The pigeons carried messages, and one helped to save many men.
m In this passage, what is “the front”? | the place where armies fight | the first row of seats in a classroom / the face of a building / the start of a letter | Soldiers carried the birds there, and there was gunfire.
@audition: Dev had memorized every line. Yet when his name was called, the words scattered like startled birds. He stood in the hot light, hearing the clock. In the third row, his rival, Paige, silently mouthed the first three words. Dev drew a breath and began. Afterward, he found her by the door. “Why?” he asked. “I want to beat you at your best,” she said.
e Who helped Dev? | Paige | his teacher / a judge / his brother | Paige mouthed the first three words.
m What does the comparison “like startled birds” show? | His words left him suddenly. | He was making bird sounds. / The audience got up and flew away. / He spoke too quickly. | Startled birds fly off all at once.
m Where did the event take place? | on a stage | in a forest / at a clock shop / on a field | He stood in the hot light before rows of seats.
h Why did Paige help him? | She wanted a fair contest. | She wanted him to fail. / She was told to by a judge. / She had dropped out. | She said that she wanted to beat him at his best.
h Which word best describes Paige? | honorable | jealous / timid / absent-minded | She helped a rival so that the contest would be fair.
h What does Dev’s question “Why?” show? | He did not expect her help. | He had not heard the words. / He was angry at the judges. / He wanted to stop acting. | Rivals do not usually help each other.
@sugar: In 1747, the ship’s doctor James Lind tried an experiment. Twelve sailors were sick with scurvy. He split them into six pairs and gave each pair the same meals, plus one extra: cider, vinegar, sea water, and so on. The two who got oranges and lemons were well within a week. The others hardly improved.
e How many sailors took part? | twelve | six / two / seven | The passage says that twelve sailors were sick.
m What was different for each pair? | the extra food or drink | the meals they shared / the illness they had / the ship they sailed on | All got the same meals, plus one extra.
m Which extra worked best? | oranges and lemons | cider / vinegar / sea water | The two who got them were well within a week.
h Why did Lind give all pairs the same meals? | so that only the extra could make a difference | so that nobody would be jealous / because he had little food / because each of the sailors had asked for the same | If only one thing differs, one can see its effect.
h What can the reader conclude? | Oranges and lemons have something that cures scurvy. | Scurvy spreads from one sailor to another on long trips. / Sailors should drink sea water. / Cider causes scurvy. | Only those who got these fruits became well.
m What does “hardly” mean in this passage? | only a little | with effort / completely / in a hard way | The others did not get much better.
@library-vote: Dear Editor: The city plans to close the Elm Street library on Sundays. Sunday is the only day when many parents can bring their children. Last year, Sunday visits made up a fifth of the total. Closing would save money, it is true. But a city that saves on books will pay for it later.
m What does the writer want? | to keep Sunday hours | to build a library / to close the library / to buy more books | The letter argues against closing on Sundays.
e What part of the visits came on Sundays? | a fifth | a half / a third / a tenth | The letter says that they made up a fifth of the total.
h Why does the writer say “Closing would save money, it is true”? | to show that the other side was considered | to agree with the plan / to change the subject / to prove that the city has lost all of its money | A fair argument admits what the other side has right.
m Which is a fact in the letter? | Sunday visits were a fifth of the total. | A city that saves on books will pay for it. / Books are worth any cost. / The plan is a bad one. | This figure can be checked.
h What does the last sentence suggest? | Fewer books will do harm in time. | Books will cost more next year. / The city owes money to the library. / Readers must pay to enter. | “Pay for it later” means that bad results will follow.
m Who is the most likely audience? | people who live in the city | librarians who live in other lands / very young children / the writer’s parents | The letter is to the editor of a paper about a city’s plan.
@kudzu: Kudzu, a vine from Asia, was planted across the South in the 1930s to hold the soil in place. It did its job too well. Growing up to a foot a day, it climbed over trees, fences, and even houses, shutting out the light. Today, some farmers have found an answer with four legs: goats, which eat it happily.
e Where did kudzu come from? | Asia | Africa / Europe / the South | The first sentence says that it is a vine from Asia.
m Why was it planted? | to hold soil in place | to feed goats / to shade houses / to hide fences | The first sentence gives the reason.
m What problem did it cause? | It covered other plants. | It washed away soil. / It poisoned the goats. / It dried out rivers. | It climbed over trees and shut out the light.
m What is the “answer with four legs”? | goats | a table / farmers / a machine | The passage names goats right after the phrase.
h What does “It did its job too well” mean? | It spread more than people wanted. | It saved every farm in the South. / It was quite easy for farmers to plant. / It never grew again. | It held the soil but then covered everything.
h What lesson does the passage suggest? | A solution can bring new problems. | Vines are better for the soil than trees. / Never plant anything. / Goats make the best pets. | Kudzu solved one problem and made another.
@dialogue: “You’re limping,” said Coach Reyes. “I’m fine,” said Sam, lacing his shoe so that the swelling would not show. The championship was an hour away. Coach knelt, untied the lace, and looked. “There will be other games,” she said. “You only get two ankles.” Sam stared at the bleachers, blinking fast.
m What is Sam trying to hide? | an injury | a torn shoe / a bad grade / his fear of crowds | He laces his shoe so that the swelling will not show.
e When is the championship? | in an hour | the next day / at noon / in a week | The passage says that it was an hour away.
h Why does Sam blink fast? | He is holding back tears. | The sun is shining in his eyes. / He is tired. / He has dust in his eye. | He has just learned that he will not play.
h What does the coach mean by “You only get two ankles”? | Health matters more than a game. | Players need two shoes. / The game has two halves. / Sam should learn to use his other leg. | Games can be replaced, but a body cannot.
h Which word best describes the coach? | caring | ruthless / forgetful / nervous | She looks after Sam’s health although the game matters.
m What will Sam most likely do during the game? | sit and watch | play every minute / coach the team / leave the country | The coach has made clear that he will not play.
@octopus: One night, an octopus in a New Zealand aquarium slipped through a gap at the top of its tank. It slid across the floor and squeezed down a drainpipe to the sea. Having no bones, an octopus can pass through any hole that fits its beak. The keepers were sorry to lose Inky, but they were not entirely surprised.
e Where was the aquarium? | in New Zealand | in Iceland / in Japan / in New York | The first sentence tells where it was.
m How did the octopus reach the sea? | through a drainpipe | through an open window / in a bucket / with a keeper | It squeezed down a drainpipe.
m Why can an octopus fit through small holes? | It has no bones. | It is very small. / It has eight arms. / It is covered in oil. | The passage says that it has no bones.
h What is the only hard part that limits it? | its beak | its skull / its arms / its shell | It can pass through any hole that fits its beak.
h Why were the keepers “not entirely surprised”? | They knew what an octopus can do. | They had let it go. / They had read about it in a paper. / They did not like Inky. | People who care for octopuses know that they can escape.
m What was Inky? | the octopus | a keeper / the tank / the drainpipe | The keepers were sorry to lose Inky, who had escaped.
@pompeii: In the year 79, Mount Vesuvius erupted and buried the Roman town of Pompeii under ash. For centuries it lay forgotten. When workers dug it out, they found loaves still in an oven and paint on the walls. A sign read “Beware of the dog.” The disaster that ended the town also preserved it.
e What buried the town? | ash | sand / water / snow | The passage says that it was buried under ash.
m What did workers find in an oven? | loaves of bread | a sign / a jar of paint / a dog | The passage says that loaves were still in an oven.
m What does “preserved” mean here? | kept from decay | put in jars / made famous / burned down | The bread and paint were still there.
h What is surprising about the disaster? | It destroyed the town and saved it too. | It happened in Rome itself. / It hurt nobody at all. / It was caused by workers who dug too deep. | The ash ended the town and kept its things.
h What can we learn from the things that were found? | how people lived long ago | how to bake better bread / when the next eruption comes / why ash is gray | Bread, paint, and signs show everyday life.
m What happened right after the eruption? | The town was forgotten. | Workers dug it out. / Bread was baked. / The people soon returned. | The passage says that it lay forgotten for centuries.
@raft: Ife’s raft was six milk jugs, a door, and a great deal of string. “It’ll sink,” said her brother. She carried it to the pond anyway. It wobbled, tipped, and held. She floated past him, one hand trailing in the water like a queen’s. “Beginner’s luck,” he muttered, looking around for more jugs.
e What was the raft made of? | jugs, a door, and string | logs and rope / a boat and a sail / boxes and tape | The first sentence lists what it was made of.
m What did her brother expect? | that it would sink | that it would fly / that she would share it / that it would win a prize | He said, “It’ll sink.”
h Why did he look for more jugs? | He wanted a raft too. | He was thirsty. / He wanted to sink hers. / He was cleaning up. | He saw that it worked and wanted to build one.
h What does “like a queen’s” show about Ife? | She felt proud. | She was rich. / She was afraid. / She wore a crown. | She trails her hand as if she ruled the pond.
m Which word best describes Ife? | confident | discouraged / lazy / jealous | She tried her raft although her brother doubted it.
h How does the brother’s attitude change? | from doubt to envy | from joy to sadness / from anger to fear / from love to hate | First he doubts it, and then he wants one.
@two-diaries: Monday. The trail is steep, but the view! I could sing. Max has not stopped complaining about his boots. —— Monday. Eight miles uphill with a stone in my boot. Jo sang the whole way. If she points at one more sunset, I will scream.
m Who wrote the first entry? | Jo | Max / a guide / a parent | The writer could sing, and Max says that Jo sang.
m How do the two entries differ? | in how the writers feel | in the day they describe / in the trail they walk / in the length of the walk | Both tell of Monday on the same trail, with different feelings.
e What bothered Max? | a stone in his boot | the bright sun / a wild bear / a lost map | The second entry says that there was a stone in his boot.
h Why does the author give two diaries? | to show two views of one event | to tell of two trips / to teach hikers how to pack their bags / to prove that Max lied | The same day seems different to each of them.
h What is the effect of reading both? | It is humorous. | It is frightening. / It is sorrowful. / It is puzzling. | Jo’s joy and Max’s grumbling about it clash in a funny way.
m What does Max mean by “I will scream”? | He is annoyed. | He is hurt. / He is afraid. / He likes to sing. | Her pointing at sunsets bothers him.
@bridge-builder: When Washington Roebling fell ill, work on the Brooklyn Bridge seemed doomed. But his wife, Emily, had listened. She learned about cables and stone, carried his notes to the workers, and answered their questions. For eleven years she kept the great project going. When the bridge opened in 1883, she was the first to ride across.
e Who fell ill? | Washington Roebling | Emily Roebling / the workers / the mayor | The first sentence says that he fell ill.
m How did Emily help? | She guided the work. | She sold the cables. / She nursed the workers. / She stopped the project. | She carried notes, answered questions, and kept it going.
m What does “doomed” mean here? | sure to fail | nearly finished / well paid / very loud | Without him, the work seemed about to end.
h Why was Emily the first to ride across? | to honor her part in it | to test whether the cables held / because she owned it / because he was dead | She had kept the project going for eleven years.
h Which title fits best? | The Woman Who Kept the Bridge Alive | How to Mix Stone / A Trip to Brooklyn / The Longest Bridge in the World | The passage is about what Emily did for the bridge.
m In what order did things happen? | He fell ill, she learned, it opened. | It opened, he fell ill, she learned. / She learned, it opened, he fell ill. / She rode, it opened, he fell ill. | His illness came first, and the opening came last.
@monarchs: Each fall, monarch butterflies leave Canada and fly as far as three thousand miles to a few mountain forests in Mexico. None of them has made the trip before. In spring, they start back, but no single butterfly completes the circle: it takes three or four generations to return to the north.
e Where do the monarchs spend the winter? | in Mexico | in Canada / in Texas / in Cuba | They fly to mountain forests in Mexico.
m What is remarkable about the trip south? | The butterflies have never made it before. | They fly only at night. / They carry their young. / They stop in every large city on their way. | The passage says that none of them has made the trip before.
m Who completes the return to the north? | later generations | the same butterflies / the oldest ones / young from Mexico alone | It takes three or four generations.
h What question does the passage raise? | How do they know the way? | Why is it cold in Canada? / Who owns the forests? / What color are they? | They find a place where they have never been.
h Why would cutting those forests be serious? | The monarchs gather in only a few. | Mexico has no other trees at all left. / Canada would get too warm. / Butterflies eat the wood. | They all depend on a few mountain forests.
m What does “generations” mean here? | sets of parents and their young | groups of travelers / kinds of butterflies / long flights | The young of the young of the butterflies arrive in the north.
@debate: “Homework builds habits,” said Lena. “So does brushing teeth,” said Raj, “and that takes three minutes.” The class laughed. Lena waited. “Then let us agree on three minutes for each subject,” she said, “and ask teachers to make those minutes count.” Raj opened his mouth, closed it, and nodded.
m What does Raj do to make his point? | makes a joke | quotes a book / tells a lie / shouts | The class laughed at his answer.
h How does Lena respond to him? | She turns his joke into a plan. | She gives up at once. / She leaves the room. / She repeats exactly what she said first. | She takes his three minutes and proposes a rule.
h Why does Raj close his mouth? | He has no answer. | He is chewing gum. / He is told to. / He forgot her name. | Her proposal uses his own words, so he can only agree.
m What do they agree on in the end? | short, useful homework | no homework / more brushing / longer classes | She proposed three minutes that count, and he nodded.
e What does Lena say that homework builds? | habits | muscles / bridges / friends | She says, “Homework builds habits.”
h Which word describes Lena? | quick-witted | short-tempered / bashful / gloomy | She finds a clever answer to a joke.
@cactus-wren: A wren that nests in a cactus is safe from most snakes, since few will cross the spines. The cactus gains something too: the wren eats insects that bore into it. Scientists call such a bond, in which both partners benefit, mutualism.
e What is the wren safe from? | snakes | insects / rain / the sun | The first sentence says that it is safe from most snakes.
m How does the cactus benefit? | The bird eats insects that harm it. | The bird carries water to its dry roots. / The bird hides its spines. / The bird brings it shade. | The wren eats insects that bore into it.
m What is mutualism? | a bond that helps both partners | a fight between two animals over food / a nest in a cactus / a kind of insect | The last sentence gives the meaning.
h Which is another example of mutualism? | A bee feeds on a flower and spreads its pollen. | A hawk eats a mouse. / A tick drinks the blood of a dog. / A vine slowly kills the old tree on which it climbs. | Both the bee and the flower gain.
h Why do few snakes reach the nest? | The spines would hurt them. | The nest is too small. / They would much rather eat insects. / Wrens attack them. | The passage says that few will cross the spines.
m What does “bore” mean here? | dig a hole | make tired / carry / talk too long | The insects dig into the cactus.
@attic: Rain drummed on the roof as Kenji lifted the lid of the trunk. Inside lay a baseball glove, stiff as bark, and a photograph: a boy with Kenji’s own ears, squinting into the sun. On the back, someone had written “Camp, 1943.” Kenji slid his hand into the glove. It fit.
e What was in the trunk? | a glove and a photograph | a bat and a ball / a letter and a coin / a coat and boots | The passage names the glove and the photograph.
m Who is most likely in the photograph? | a relative of Kenji | a famous player / a stranger / Kenji himself | The boy had Kenji’s own ears.
m What does “stiff as bark” tell about the glove? | It was old and dry. | It was made of wood. / It was brand new. / It was wet. | Old leather that has dried gets hard.
h Why does the author end with “It fit”? | to show a link across time | to give the size of a glove / to show that it was stolen / to end the rain | The glove joins Kenji to the boy of 1943.
h What mood does the setting create? | quiet and mysterious | noisy and silly / hot and angry / bright, busy, and loud | Rain, an attic trunk, and an old photograph suggest a secret.
m What was the weather like? | rainy | sunny / snowy / foggy | Rain drummed on the roof.
@compost-letter: To the principal: Each day, our cafeteria fills nine bags with food scraps. Compost bins would turn those scraps into soil for the school garden, which now buys soil for two hundred dollars a year. The science club has offered to tend the bins. All we need is your permission.
m What does the writer ask for? | permission to start composting | two hundred dollars / a new cafeteria / more food for lunch | The letter ends by asking for permission.
e Who will tend the bins? | the science club | the principal / the cooks / the garden club | The letter says that the science club has offered.
m Which reason has to do with money? | The garden now buys soil. | The club has offered help. / There are nine bags a day. / The bins turn scraps into soil. | The garden spends two hundred dollars a year on soil.
h Why does the writer mention the science club? | to show that it means no extra work for staff | to invite the principal to join / to show that science is hard / to warn the principal that the club may be in trouble | If the club tends the bins, nobody else has to.
h How would you describe the tone? | polite and practical | angry and demanding / sad and hopeless / silly and careless | The writer gives reasons and asks for permission.
h Which fact would make the letter stronger? | how well compost worked at another school | what the writer ate for lunch / who painted the cafeteria / when the school was built and who drew the plans | Proof that it worked elsewhere would support the plan.
@chess-grandpa: Grandpa let me win at chess until I was seven. Then, one Sunday, he took my queen. I cried. “Now we are really playing,” he said. It took me five years to beat him. On that day it was he who wiped his eyes, laughing, and reached across the board to shake my hand.
e What did Grandpa take one Sunday? | a queen | a king / a hand / a photograph of the board | The passage says that he took the queen.
m How old was the narrator after beating him at last? | about twelve | about five / about seven / about seventeen | Seven years and five more make twelve.
m What does Grandpa mean by “really playing”? | playing his best | playing for money / playing against the clock / playing by new rules | Until then, he had let the narrator win.
h Why did Grandpa wipe his eyes at the end? | He was proud. | He had lost too much money. / He was angry about the queen. / He wanted to stop playing. | He laughed and shook the narrator’s hand.
h What does the story show about winning? | It means more when it is earned. | It is more important than family. / It should come easily to children. / It always ends in tears. | Only the win after five years was a real one.
@lichen: The crusty gray patches on old walls are lichens. A lichen looks like one plant but is really two living things: a fungus, which holds water, and an alga, which makes food from light. Neither could live on bare stone alone. Since lichens die in dirty air, scientists use them to judge how clean a city is.
e What two living things make up a lichen? | a fungus and an alga | a plant and a stone / a moss and an insect / a root and a leaf on a wall | The passage names them.
m What does the alga do? | makes food | holds water / cleans the air / breaks up the stone walls | It makes food from light.
m What happens to lichens in dirty air? | They die. | They grow faster. / They turn into algae. / They move to other walls. | The last sentence says that they die.
h What would a wall with no lichens suggest about a city? | Its air may be dirty. | Its walls are very old. / Its people dislike plants. / Its weather is too wet for stone. | Lichens die in dirty air.
h How is a lichen like a team? | Each part does what the other cannot. | Both parts compete for the same prize. / One part gives orders to the other. / The parts look exactly alike. | The fungus holds water, and the alga makes food.
`);
