import { readPassages } from './passages.ts';

export const passages78 = readPassages(`
@sparrows: In 1958, China’s leaders ordered the people to kill sparrows, which ate grain. Families banged pots until the birds dropped from exhaustion. The plan succeeded, and the harvest failed. Sparrows, it turned out, had eaten not only grain but also locusts, which now swarmed unchecked over the fields.
e Why were sparrows killed? | They ate grain. | They spread disease. / They made noise. / They ate locusts. | The first sentence gives the reason.
m What happened to the locusts? | They multiplied. | They ate the sparrows. / They left the fields. / They starved. | With no sparrows to eat them, they swarmed unchecked.
h What is the effect of “The plan succeeded, and the harvest failed”? | It stresses the irony of the result. | It praises the leaders. / It shows that the sparrows later returned. / It explains how grain grows. | The success of the plan caused the very loss that it was to prevent.
h What is the central idea? | Changing one part of nature can upset the whole. | Birds should be kept away from farms. / Locusts are worse for farmers than sparrows in every way. / Noise is a good way to scare birds. | Removing sparrows let the locusts ruin the crops.
m What does “unchecked” mean here? | without anything to stop them | without being counted / without any order or clear pattern / without food | Nothing kept the locusts down any longer.
h Which detail best shows that the leaders misunderstood sparrows? | The birds had also eaten locusts. | Families banged pots in the fields. / The order came in 1958. / The birds dropped from exhaustion. | They knew only that sparrows ate grain.
@piano: The piano arrived without its player. My grandmother had left it to me, though I had quit lessons at nine. For weeks it stood in the hall like a guest whom nobody would speak to. Then, one night, I pressed a single key, and her whole kitchen came back: flour, radio, rain.
e When had the narrator quit lessons? | at the age of nine | a week before / in college / that night | The narrator says, “I had quit lessons at nine.”
m What does “without its player” suggest? | The grandmother had died. | The piano was broken. / The mover was late. / The narrator could play well. | She had left the piano to the narrator.
m To what is the piano compared? | an ignored guest | a kitchen / a radio / a rainy night | It stood “like a guest whom nobody would speak to.”
h What happens when the key is pressed? | A memory returns. | The neighbors complain. / The piano breaks. / The lesson begins. | The sound brings back the grandmother’s kitchen.
h Why does the author list “flour, radio, rain”? | to show memory through the senses | to give a recipe / to describe what stood in the hall / to name three songs | They are things smelled, heard, and felt in that kitchen.
h How does the narrator’s attitude toward the piano change? | from avoidance to connection | from love to anger / from pride to shame / from interest to complete boredom | At first nobody speaks to it, and then it brings her back.
@sleep-study: Researchers asked forty students to learn a list of words. Half of them slept before the test; the others stayed awake for the same number of hours. Those who slept recalled a third more words. The study does not prove that sleep makes anyone smarter, but it suggests that a sleeping brain is not an idle one.
e How many students took part? | forty | twenty / thirty / a third | The first sentence gives the number.
m How were the two groups different? | One of them slept before the test. | One of them had an easier list. / One of them had far more time to study. / One of them was older. | All else was alike: the words and the hours.
m What did the study find? | Those who slept recalled more words. | Those who slept were smarter. / Those who stayed awake recalled more. / Both groups did equally well. | They recalled a third more words.
h What does the author mean by “not an idle one”? | The brain works during sleep. | The brain should never rest. / The brain is lazy at night. / The brain needs hardly any sleep. | Idle means doing nothing, and the sleeping brain is doing something.
h Why does the author say what the study “does not prove”? | to avoid claiming too much | to attack the researchers / to show that sleep is harmful / to suggest that students cheated | A careful writer says only what the evidence supports.
h Which finding would weaken the conclusion? | The sleepers had studied the words before. | The test took place in the morning. / The students all came from the same small town. / The words were all nouns. | Then their better memory might not come from sleep.
@market-day: By noon, the square had emptied. Only the woman with the apricots remained, turning each one so that its bruise faced down. A boy stopped, counted his coins twice, and bought the most bruised of all. She put three perfect ones in his bag while he was looking at the fountain.
m Why did the woman turn the apricots? | to hide their bruises | to ripen them / to count them / to clean them | She turned each so that its bruise faced down.
m What can you infer about the boy? | He had little money. | He disliked fruit. / He was lost. / He was in a great hurry. | He counted his coins twice and chose the most bruised.
h Why did she add the fruit while he looked away? | to be kind without hurting his pride | to trick him into paying more the next day / to get rid of bad fruit / to see whether he was honest | She gave him good fruit in secret.
h What is surprising about the woman? | She hides flaws but gives freely. | She sells only at night. / She does not like to serve children. / She owns the fountain. | First she seems sly, and then she is generous.
e When does the scene take place? | at noon | at dawn / at midnight / in the evening | The passage begins “By noon.”
h Which theme fits best? | Generosity can be quiet. | Money brings happiness. / Never trust a merchant. / Fruit spoils in the sun. | She helps the boy without letting him know.
@screens: Some schools have banned phones altogether. Supporters point to calmer halls and better grades; critics reply that students must learn to manage distractions, not merely be spared them. Both sides may be right. A ban can clear the air, but sooner or later someone must teach the skill that the ban postpones.
m What do critics of the ban say? | Students must learn to manage distractions. | Phones cost more than most families can pay. / Grades do not matter. / Halls are too calm. | The passage says that they must learn, not merely be spared.
m Which benefit do supporters name? | calmer halls | cheaper phones / shorter days / more homework | They point to calmer halls and better grades.
h What is the author’s own view? | A ban may help but is not enough. | A ban is always wrong. / A ban solves the whole problem for good. / Phones should be free. | The author says that someone must still teach the skill.
m What does “clear the air” mean here? | remove the trouble for now | open the windows / clean the halls / start an argument | A ban takes the distraction away.
h How is the passage organized? | It gives two views and then weighs them. | It tells a story in the order of its events. / It lists causes and then effects. / It describes a place in detail. | Supporters come first, then critics, then the author’s judgment.
h What does “the skill that the ban postpones” refer to? | managing distractions | using a phone / getting better grades in class / staying quiet | This is what critics say students must learn.
@glass-frog: The glass frog of Central America sleeps by day on green leaves, where its see-through skin makes it hard to spot. Yet red blood should give it away. Scientists found that, while it sleeps, the frog hides nearly nine-tenths of its red blood cells in its liver. Doctors are interested: packed so tightly, human blood would clot.
e Where does the frog sleep? | on green leaves | in a pond / under a rock / in a burrow | The first sentence says that it sleeps on green leaves.
m What problem does red blood cause for the frog? | It could make the frog visible. | It could make the frog heavy. / It could slow the frog. / It could warm the frog. | Red would show through its clear skin.
m Where does it hide its red cells? | in its liver | in its skin / in its heart / in the leaves | The passage says that they are hidden in the liver.
h Why are doctors interested? | The frog’s blood does not clot when packed. | The frog’s skin could be used as glass for windows. / The frog is poisonous to humans. / The frog never sleeps at night. | Human blood would clot, so the frog may teach how to prevent it.
m What does “give it away” mean here? | reveal it | make it a gift / lose it / feed it | The red color would show where the frog is.
h What is the author’s main purpose? | to explain a discovery | to persuade readers to buy frogs / to tell a legend / to warn about blood | The passage tells what scientists found and why it matters.
@letter-home: Dear Ma: They feed us well, and the sergeant says I shoot straighter than any farm boy he has seen. Don’t fret about the cough. Half the camp has it. I’d give a month’s pay to hear you call the hens. When this is over I will mend that gate, and you may hold me to it. Your son, Will.
m What is Will most likely? | a soldier | a farmer / a doctor / a student | He writes of a sergeant, a camp, and shooting.
h Why does he mention the cough so briefly? | so that his mother will not worry | because he has never coughed / because he ran out of ink / so that she sends a doctor to the camp | He writes, “Don’t fret about the cough.”
h What does the line about the hens show? | He is homesick. | He is hungry. / He dislikes his pay. / He owns many hens. | He would give a month’s pay to hear that sound of home.
m What does he promise to do? | mend a gate | feed the hens / write again / buy a farm | He writes that he will mend that gate.
m What does “hold me to it” mean? | make me keep my promise | give me a hug / keep the gate shut / stop me from leaving | She may remind him of what he promised.
h What might the promise about the gate really express? | hope that he will come home | a wish to become a carpenter / anger about the farm / fear of the sergeant | He can mend the gate only if he returns.
@invention: It is often said that necessity is the mother of invention. But the microwave oven was born of a melted candy bar. In 1945, Percy Spencer, standing near a radar tube, felt the chocolate in his pocket go soft. Another man might have bought new trousers. Spencer sent for popcorn.
e What melted in Spencer’s pocket? | chocolate | popcorn / wax / butter | The passage says that the chocolate went soft.
m Near what was he standing? | a radar tube | an oven / a stove / a campfire | The passage says that he stood near a radar tube.
h Why did he send for popcorn? | to test what had heated the candy | because he was hungry / to feed his coworkers / to replace the candy bar that had melted | He wanted to see whether the tube would heat other food.
h What does “Another man might have bought new trousers” suggest? | Spencer’s curiosity was unusual. | Spencer could not afford clothes. / Spencer was careless. / Others were better inventors. | Most people would have thought only of the stain.
h How does the example relate to the saying in the first sentence? | It is an exception to it. | It proves it. / It explains how it began. / It repeats it. | The oven came from chance and curiosity, not from need.
m Which word best describes the author’s tone? | amused | angry / sorrowful / fearful | The remark about trousers is a light joke.
@two-maps: Old maps of the sea were crowded with monsters. Modern ones are crowded with numbers. It is tempting to think that we have replaced fear with knowledge. But a mapmaker drew a serpent exactly where he knew nothing; perhaps we should be sorry that our own maps no longer admit so honestly where our knowledge ends.
m What filled old maps of the sea? | monsters | numbers / islands / ships | The first sentence says so.
m Where did a mapmaker draw a serpent? | where he knew nothing | where he had been / near every port / on the edge of land | The passage says “exactly where he knew nothing.”
h What does the author admire in the old maps? | They admitted ignorance. | They were accurate. / They were very easy to read. / They had more numbers. | The monsters marked honestly where knowledge ended.
h What does the author suggest about modern maps? | They hide what we do not know. | They are full of fear. / They are less useful. / They ought to show sea monsters again. | They “no longer admit so honestly where our knowledge ends.”
m What does “tempting” mean here? | easy and attractive | wrong and harmful / tasty / difficult | It is a thought that one would like to accept.
h What is the function of the word “But”? | It turns against a common view. | It adds an example. / It begins a summary. / It shows the order of events in time. | The author questions the idea that came before.
@race: Nobody noticed Imani until the last lap. She ran with her eyes on the ground, as if reading. Then she looked up. Later, the runner whom she passed would say that it was like being overtaken by weather: no footsteps, only a change in the air, and then the blue back of a shirt.
e When did people notice Imani? | in the last lap | at the start / after the race / at the halfway mark | The first sentence says so.
m How did she run at first? | with her eyes on the ground | with her arms raised / with a loud shout / with a limp | She ran as if reading the ground.
m What is she compared to? | weather | a book / a bird / a shirt | It was “like being overtaken by weather.”
h What does the comparison suggest? | She passed smoothly and could not be stopped. | She was cold and wet. / She was slow to start. / She made a great noise as she came up from behind. | Weather comes over people without footsteps.
h Why does the author write “Then she looked up”? | to mark the moment when she strikes | to show that it began to rain / to show that she had lost her way on the track / to end the race | The short sentence marks the turn of the race.
h From whose view is the passing described? | that of the runner who was passed | that of Imani / that of the coach / that of a judge | The passage says what that runner would say later.
@salt: Salt was once so precious that it built roads. Roman soldiers were sometimes given an allowance to buy it, from which, many believe, comes our word “salary.” Cities grew rich by taxing it; wars were fought over it. Now it lies in paper packets on every table, and we throw it away.
m What word may come from salt? | salary | soldier / road / packet | The passage says that many believe so.
e How did cities grow rich? | by taxing salt | by building roads / by fighting wars / by selling paper | The passage says that they taxed it.
h What contrast does the passage draw? | between past value and present cheapness | between the pay of soldiers and that of cities / between roads and wars / between salt and pepper | Salt was once precious, and now we throw it away.
h Why does the author use the phrase “many believe”? | The origin is not certain. | The origin is a secret. / Nobody believes it. / It is a fact that is fully proved. | The words show that the claim is not fully proved.
m What does “precious” mean here? | of great value | very pretty / hard to see / well loved | Salt was worth enough to build roads and fight wars.
h How does the last sentence affect the reader? | It surprises by showing how little we value it. | It explains where salt is mined. / It proves that too much salt is bad for our health. / It asks us to buy more. | What was once worth wars is now thrown away.
@clockmaker: The clockmaker’s shop was never silent, and so he noticed at once when it was. Every pendulum hung still. He wound one, and it did not stir. Then, from the back room, where no clock stood, came a slow, unmistakable tick.
m Why did he notice the silence at once? | The shop was always full of ticking. | He had stopped the clocks on purpose. / A bell had rung. / He was hard of hearing. | The shop was never silent before.
e What happened when he wound a clock? | It did not move. | It rang. / It fell. / It ran fast. | The passage says that it did not stir.
h What mood does the passage create? | eerie | cheerful / bored / peaceful | All clocks stop, and a tick comes from an empty room.
h Why is the last detail strange? | There is no clock in that room. | The clock is too slow. / The room is locked. / The tick is much too loud for a clock. | The tick comes from where no clock stood.
m What does “unmistakable” mean? | impossible to confuse | full of mistakes / very faint / out of order | He could not take the sound for anything else.
h What will the clockmaker most likely do next? | look into the back room | sell the shop / wind every clock / go to sleep | The sound comes from there, and it is a mystery.
@wolves: When wolves returned to Yellowstone in 1995, elk stopped lingering by the streams. Willows, no longer eaten to the ground, grew tall. Beavers came back for the willows and built dams, and the dams made ponds for ducks and fish. Some scientists caution that other causes played a part, but few doubt that the wolves did.
e When did the wolves return? | in 1995 | in 1959 / in 1905 / in 2005 | The first sentence gives the year.
m Why did willows grow tall? | Elk no longer ate them down. | Beavers planted them. / Ducks spread many of their seeds. / It rained more. | The elk stopped lingering by the streams.
m What came after the beavers built dams? | Ponds formed. | Elk returned. / Wolves left. / Willows died. | The dams made ponds for ducks and fish.
h How is the passage organized? | as a chain of causes and effects | as a list of animals / as a comparison of several large parks / as a debate between two people | Each change leads to the next.
h Why does the author mention scientists who “caution”? | to be fair about what is uncertain | to reject every one of their claims / to prove that wolves are dangerous / to praise the elk | Other causes may have played a part as well.
m What does “lingering” mean here? | staying for a long time | running quickly / drinking / hiding | The elk no longer stayed by the streams.
@stage-fright: A famous actor was once asked how he had overcome his fear of the stage. “I haven’t,” he said. “I have only learned to walk on with it, as one walks on with a heavy coat. The audience sees the coat. They think that it is part of the costume.”
e What had the actor not overcome? | stage fright | a heavy cold / his love of coats / a bad review | He was asked about his fear of the stage, and he said, “I haven’t.”
m To what does he compare his fear? | a coat | an audience / a stage / a friend | He walks on with it as with a heavy coat.
h What does he mean by “They think that it is part of the costume”? | People take his fear for part of his acting. | People admire his clothes. / People cannot see the stage. / People laugh at him because his coat is too heavy. | The audience sees his nervousness and believes that he plays it.
h What advice does the passage imply? | Carry on in spite of fear. | Avoid what frightens you. / Dress warmly. / Tell other people of your fear. | He has learned to walk on with his fear.
m How would you describe the actor’s answer? | honest and witty | rude and short / proud and cold / sad and hopeless | He admits his fear and makes a clever comparison.
@river: People speak of “the river” as if it were one thing. Yet the water that you see is gone before you can name it. What stays is a shape: banks, a bend, a sound at night. A town is like that, my aunt used to say, locking the shop that had been her mother’s.
m According to the passage, what stays? | a shape | the water / a name / the shop | The passage says, “What stays is a shape.”
h What comparison does the aunt make? | A town changes like a river but keeps its shape. | A town is as wet as the banks of a river in the spring. / A shop is like a bend. / A mother is like the water. | People pass on, as water does, but the place remains.
h Why does the author mention that the shop “had been her mother’s”? | to give an example of what lasts | to show that she stole it / to explain why it closed in the end / to describe its size | The owner changed, but the shop went on.
m What does “gone before you can name it” stress? | how quickly water moves | how many names there are / how cold the river is / how deep the river is | The water that you see has already flowed past.
h What is the tone of the passage? | reflective | furious / comic / frightened | The narrator thinks quietly about change.
@tunnel: When engineers dug the tunnel under the English Channel, one crew began in France and the other in England. For three years they bored toward each other through the dark. In December 1990, a worker broke through the last wall and shook a hand from the other side. After thirty miles, the two halves were out of line by about the length of a pencil case.
e Where did the two crews begin? | in France and in England | in Paris and in London / on two ships / in the middle of the channel itself | The first sentence says so.
m How long did they dig before they met? | three years | thirty years / one December / a whole century | The passage says that they bored for three years.
m Why does the author mention a pencil case? | to show how small the error was | to show what the workers carried / to explain how plans are drawn / to compare the tunnel to a school | It gives a sense of how little the halves were out of line.
h What is most impressive about the meeting? | the precision of the work | the strength of the handshake / the friendship of the two crews / the speed of the trains | After thirty miles, the halves nearly matched.
h Why is the handshake a fitting image? | It joins two countries. | It shows that the two workers were tired. / It ends a long argument. / It proves that nobody was hurt. | The tunnel links England with France.
`);
