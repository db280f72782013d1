import type { QuestionDifficulty } from '#events/values/shapes.ts';
import { defineTable } from '#services/learning/questions/facts/english/define-table.ts';
import { splitCell } from '#services/learning/questions/facts/english/split-cell.ts';
import { defineForm, type FactForm } from '#services/learning/questions/facts/fact-form.ts';
import type { GradePair } from '#services/learning/questions/facts/fact-question.ts';

/** Sentences with a gap for a linking word or an exact word, and why one word is the best. */
const columns = ['sentence', 'answer', 'wrong', 'reason'] as const;
const define = (text: string) => defineTable('William Strunk and E. B. White: The Elements of Style', columns, text);

const links12 = define(`
I had a cold, ____ I stayed in bed. | so | or / if / yet | “So” tells what came of it.
First, wet your hands. ____, rub on soap. | Next | Last week / Before / If | “Next” tells what comes after the first step.
I like plums ____ they are sweet. | because | but / or / until | “Because” gives the reason.
I wanted to swim, ____ the pool was shut. | but | or / because / so that | “But” joins two things that do not agree.
____ we eat, we wash our hands. | Before | But / So / Or | “Before” tells when we wash.
We ran in. ____, it began to hail. | Then | If / Or / Because | “Then” tells what happened next.
We looked all day. ____, we found the ring. | At last | At first / For one / As if | “At last” shows that it took a long time.
You can have milk ____ you can have juice. | or | so / because / until | “Or” gives a choice.
____ it rains, we will play inside. | If | But / So / And | “If” tells what must happen first.
I put on socks. ____ that, I put on shoes. | After | Before / Until / But | “After” tells what comes later.
Frogs can swim. They can ____ hop. | also | but / never / because | “Also” adds one more thing.
I like cats. ____, my cat Moe is funny. | For example | At last / Before / But | “For example” shows one case.
____, I woke up. Then I got dressed. | First | Last / Then / But | “First” comes before “then.”
Stay here ____ I come back. | until | or / so / but | “Until” tells how long.
`);

const exact12 = define(`
The tiny mouse ____ under the door. | crept | stomped / marched / crashed | “Crept” tells that it moved with no sound.
“Fire!” he ____. | shouted | said softly / whispered / hummed | One shouts when there is danger.
The hungry dog ____ its food. | gobbled | licked a bit of / sniffed / left | “Gobbled” tells that it ate fast.
The baby bird was soft and ____. | fluffy | bumpy / rusty / sharp | “Fluffy” tells how soft feathers feel.
The old door opened with a ____. | creak | giggle / splash / purr | “Creak” is the sound of an old door.
The race car ____ down the track. | zoomed | strolled / crept / rolled slowly | “Zoomed” tells that it went fast.
It was so hot that the ice cream ____. | melted | froze / grew / sang | “Melted” tells what heat does to ice cream.
The ____ wind made us pull our hats down. | icy | warm / gentle / quiet | “Icy” tells why they pulled their hats down.
The happy kids ____ in the puddles. | splashed | slept / sat still / froze | “Splashed” tells what kids do in puddles.
Her ____ laugh filled the whole room. | loud | tiny / silent / faint | Only a loud laugh fills a whole room.
The kitten’s fur was as ____ as silk. | smooth | rough / sticky / dirty | Silk is smooth.
The snake ____ through the grass. | slid | hopped / galloped / skipped | “Slid” tells how a snake moves.
`);

const links34 = define(`
Owls hunt at night. ____, hawks hunt by day. | In contrast | For example / As a result / In other words | “In contrast” shows a difference.
It had not rained for weeks. ____, the grass turned brown. | As a result | However / For example / In contrast | “As a result” shows an effect.
Many animals sleep in winter. ____, bears rest in dens. | For example | However / As a result / Instead | “For example” gives a case.
The trail was steep. ____, we reached the top. | Even so | For example / Because / In addition | “Even so” shows that it happened in spite of the hill.
Bats eat insects. ____, they spread seeds. | In addition | However / Instead / As a result | “In addition” adds one more point.
We did not go to the beach. ____, we went to the pool. | Instead | Likewise / For example / Because | “Instead” shows what took its place.
____ the bell rang, we lined up. | As soon as | In order to / So that / In spite of | “As soon as” tells when.
First, gather your supplies. ____, fold the paper in half. | Next | Earlier / In contrast / However | “Next” shows what comes after the first step.
We searched every room. ____, we found the hamster. | Finally | For instance / At first / Likewise | “Finally” shows that it took a long time.
Dad cooked dinner. ____, I set the table. | Meanwhile | As a result / For example / In contrast | “Meanwhile” shows that both happened at one time.
Wear a helmet ____ you fall. | in case | because of / even so / as a result | “In case” tells what might happen.
Soccer needs little gear. ____, hockey needs a great deal. | On the other hand | For this reason / In the same way / For instance | “On the other hand” shows a difference.
I was tired. ____, I finished my homework. | Still | Because / For example / So that | “Still” shows that it happened in spite of being tired.
Trees give shade. They ____ clean the air. | also | instead / but / however | “Also” adds one more point.
`);

const exact34 = define(`
The wolves ____ at the full moon. | howled | chirped / talked / giggled | “Howled” is the exact sound that wolves make.
Grandma ____ the button onto my coat. | sewed | put / got / did | “Sewed” tells exactly how it was put on.
The thief ____ past the sleeping guard. | tiptoed | went / stomped / ran loudly | “Tiptoed” shows that he moved without a sound.
“I don’t want to go,” he ____, kicking a stone. | grumbled | cheered / sang / said happily | “Grumbled” fits someone who is unhappy.
The cook ____ the carrots into tiny cubes. | diced | cut / did / made | “Diced” means to cut into tiny cubes.
The lake ____ in the morning sun. | sparkled | was / looked nice / had light | “Sparkled” lets readers see the light on the water.
The giant ____ across the bridge. | lumbered | went / skipped / fluttered | “Lumbered” fits the heavy steps of a giant.
The ____ old house had broken shutters and a sagging roof. | shabby | nice / good / bad | “Shabby” tells exactly what kind of house it was.
Steam ____ from the hot soup. | rose | fell / came / was | “Rose” tells exactly how steam moves.
The dog ____ its tail when it saw me. | wagged | moved / had / used | “Wagged” is the exact word for a tail.
Maya ____ at the clock, for she had only a second. | glanced | looked / stared / saw | “Glanced” means to look for just a second.
The baker ____ the dough with both fists. | kneaded | touched / did / hit once | “Kneaded” is the exact word for working dough.
`);

const links56 = define(`
The bridge was closed. ____, we took the ferry. | Therefore | Nevertheless / Similarly / For instance | “Therefore” shows a result.
The novel is long. ____, it is never dull. | Nevertheless | Therefore / For example / In addition | “Nevertheless” shows a contrast with what one expects.
Some reptiles care for their young. ____, crocodiles guard their eggs. | For instance | However / Consequently / On the contrary | “For instance” gives a case.
Wolves hunt in packs. ____, lions hunt as a group. | Similarly | Instead / Nevertheless / Therefore | “Similarly” shows a likeness.
The plan is cheap. ____, it can be carried out at once. | Furthermore | However / Otherwise / For example | “Furthermore” adds a point in favor.
Save your work often. ____, you may lose it. | Otherwise | Likewise / For instance / Meanwhile | “Otherwise” tells what will happen if one does not.
Many feared that the dam would break. ____, it held. | Fortunately | Similarly / For example / Moreover | “Fortunately” shows that fears did not come true.
____ the cost, the city built the park. | Despite | Because / Therefore / Unless | “Despite” shows that it was done in spite of the cost.
The first test failed. ____, the engineers changed the design. | Consequently | Likewise / In contrast / For instance | “Consequently” shows a result.
Alligators have broad snouts, ____ crocodiles have narrow ones. | whereas | therefore / because / unless | “Whereas” shows a difference.
The museum is free on Mondays. ____, it is crowded then. | As you might expect | On the contrary / For example / Instead | “As you might expect” fits a natural result.
____ to popular belief, bulls do not hate red. | Contrary | Thanks / Similar / Due | “Contrary to” shows that the belief is wrong.
The soil is poor; ____, olives grow well there. | however | therefore / similarly / for example | “However” shows a contrast with what one expects.
____, the evidence supports one conclusion: the fire was an accident. | In short | For instance / Meanwhile / Otherwise | “In short” introduces a summary.
`);

const links78 = define(`
Critics called the film a failure. Audiences, ____, loved it. | on the other hand | for instance / as a result / in other words | The words show a contrast between critics and audiences.
The drug eased pain; ____, it caused no side effects. | moreover | otherwise / nevertheless / for example | “Moreover” adds a second advantage.
The evidence is circumstantial; ____, no one saw the crime. | that is | however / similarly / as a result | “That is” introduces an explanation of a term.
____ the samples were small, the results are suggestive. | Although | Because / Since / Unless | “Although” admits a weakness.
The author admires the hero. ____, she does not hide his faults. | Even so | Therefore / Likewise / For example | “Even so” shows a contrast.
Taxes fell, and spending rose. ____, the debt doubled. | As a result | By contrast / For instance / In the same way | “As a result” shows an effect.
Copper conducts heat well. ____, silver is an excellent conductor. | Likewise | Conversely / Nevertheless / Consequently | “Likewise” shows a likeness.
High tides flood the marsh; ____, low tides drain it. | conversely | therefore / for instance / moreover | “Conversely” shows the reverse.
____ that the plan is costly, it may still save money in time. | Granted | Therefore / Unless / Lest | “Granted that” admits a point before answering it.
The law has many supporters. ____, few of them have read it. | Ironically | Similarly / As a result / For example | “Ironically” fits a surprising contrast.
The poet uses images of winter, ____, “the bone-white field.” | for example | however / in contrast / therefore | The words introduce a case.
The treaty ended the war; ____, it sowed the seeds of another. | at the same time | for instance / likewise / in other words | The words join two effects that pull apart.
In the first act, he hesitates; ____, he acts without thought. | later | similarly / therefore / for example | “Later” marks a change in time.
`);

const links912 = define(`
The premise is doubtful; ____, the conclusion cannot stand. | accordingly | nonetheless / likewise / meanwhile | “Accordingly” shows that one thing follows from another.
Detractors call the style cold. ____, its restraint is its power. | On the contrary | Therefore / For instance / Similarly | “On the contrary” denies what was said.
____ her early poems celebrate nature, her later ones mistrust it. | Whereas | Because / Lest / Provided that | “Whereas” sets two things against each other.
The reform was popular. ____ it was effective is another matter. | Whether | Because / Although / Unless | “Whether” introduces what is in doubt.
____ to say that he failed is to miss what he attempted. | Merely | Therefore / However / Likewise | “Merely” limits what is said.
The data are incomplete; ____, they point in one direction. | nonetheless | therefore / similarly / for instance | “Nonetheless” shows a contrast with what one expects.
The narrator, ____ reliable at first, soon contradicts himself. | seemingly | therefore / moreover / lest | “Seemingly” fits what proves to be false.
____ its flaws, the constitution has endured. | Notwithstanding | Owing to / By virtue of / Provided | “Notwithstanding” means “in spite of.”
The senator praised the bill; ____, he voted against it. | paradoxically | accordingly / likewise / hence | “Paradoxically” fits acts that clash.
The motif recurs in each chapter, ____ binding the whole together. | thereby | whereas / however / otherwise | “Thereby” shows the means of an effect.
____ the theory is correct, light should bend near the sun. | If | Although / Lest / Whereas | “If” states the condition of a prediction.
To be sure, the cost is high. ____, the cost of delay is higher. | But | Therefore / For example / Likewise | “To be sure” admits a point, and “but” answers it.
Her first novel was ignored; her second, ____, made her famous. | by contrast | therefore / for instance / likewise | “By contrast” marks the difference between the two.
The witness was not lying; ____, she was mistaken. | rather | therefore / likewise / for example | “Rather” gives the truth in place of what was denied.
Few read the report; ____, fewer understood it. | moreover | however / otherwise / for instance | “Moreover” adds a further point.
____ he was the heir, he had no wish to rule. | Even though | Because / Lest / Provided that | “Even though” shows a contrast with what one expects.
The bridge was old; ____ it was closed for repairs. | hence | however / otherwise / likewise | “Hence” shows a result.
Some laws protect the weak; ____, a cap on rents helps the poor. | for instance | nevertheless / otherwise / hence | “For instance” gives a case.
The poem begins in doubt and ____ ends in faith. | yet | hence / for instance / likewise | “Yet” shows a contrast.
The two critics agree about the ending, ____ for different reasons. | albeit | hence / because / lest | “Albeit” means “although.”
The author first defines the term; ____, she tests it on three cases. | subsequently | conversely / nonetheless / otherwise | “Subsequently” marks what comes next.
`);

const exact56 = define(`
The ____ of the old clock kept me awake all night. | ticking | noise / thing / way | “Ticking” names the exact sound.
The lawyer ____ the witness for an hour with sharp questions. | grilled | talked to / met / saw | “Grilled” fits sharp questions.
Smoke ____ from the chimney in slow, gray rings. | curled | came / went / was | “Curled” shows the shape of the smoke.
The hungry lion ____ behind the tall grass, waiting. | crouched | was / sat / stayed | “Crouched” shows how a hunter waits.
The miser ____ every coin in a locked chest. | hoarded | had / put / kept around | “Hoarded” means to gather and keep greedily.
The fans ____ onto the field when the game ended. | surged | went / got / came | “Surged” shows a crowd moving like a wave.
The ____ soup burned my tongue. | scalding | bad / warm / nice | “Scalding” is hot enough to burn.
She ____ at the tiny print until her eyes hurt. | squinted | looked / saw / watched | “Squinted” shows how one reads tiny print.
The spy ____ a note into the general’s pocket. | slipped | put / did / had | “Slipped” shows that it was done in secret.
The ____ dog had not eaten for a week. | starving | sad / bad / poor | “Starving” fits a week with no food.
The car ____ on the icy road and hit the fence. | skidded | went / drove / was | “Skidded” is what a car does on ice.
The mayor ____ the charge and called it a lie. | denied | said / told / made | “Denied” means to say that it is false.
`);

const exact78 = define(`
The scientist’s ____ notes recorded every drop and every minute. | meticulous | good / nice / big | “Meticulous” means careful about every detail.
The senator ____ her earlier promise and voted no. | broke | did / changed around / had | One breaks a promise.
Rumors ____ through the school within an hour. | spread | were / went / got | “Spread” is the exact word for rumors.
The old general ____ across the square on two canes. | hobbled | walked / went / moved | “Hobbled” shows how one walks on two canes.
A ____ silence followed the shocking verdict. | stunned | good / big / long-ish | “Stunned” fits what follows a shock.
The critic ____ the film as “two hours of boredom.” | dismissed | said / talked / thought about | “Dismissed” means to reject as worthless.
The crowd’s ____ turned to fury when the gates stayed shut. | impatience | stuff / thing / mood | “Impatience” names the feeling that grows into fury.
The treaty ____ both nations to reduce their armies. | obliged | made like / got / had | “Obliged” means to bind by a promise.
Vines had ____ the ruined tower until no stone could be seen. | engulfed | got on / been near / touched | “Engulfed” means to cover completely.
The witness ____ the color of the car but not its make. | recalled | had / did / got | “Recalled” means to bring back to mind.
His ____ smile did not reach his eyes. | forced | nice / good / big | A smile that does not reach the eyes is forced.
The drought ____ the farm’s last reserves of water. | exhausted | did in / hurt / took at | “Exhausted” means to use up completely.
`);

const exact910 = define(`
The author’s ____ on freedom is clear: she returns to it in every chapter. | emphasis | thing / part / bit | “Emphasis” names the stress on an idea.
The evidence ____ the theory but does not prove it. | supports | is for / likes / goes with | “Supports” is exact and does not claim too much.
The poem ____ a mood of dread through its broken lines. | creates | does / makes up / gets | “Creates” is exact and formal.
The two accounts ____ on the date of the battle. | differ | are off / don’t go / go apart | “Differ” is exact and formal.
The narrator ____ his guilt in the final scene. | confesses | says out / tells on / shows off | “Confesses” means to admit a wrong.
Her argument ____ on a single, doubtful statistic. | rests | is / sits around / goes | “Rests” shows what an argument depends on.
The chorus ____ on the action from outside it. | comments | talks / says stuff / goes on | “Comments” names the role of a chorus.
The law ____ discrimination in housing. | prohibits | is against / stops up / says no on | “Prohibits” is the exact legal word.
The data ____ a link between sleep and memory. | suggest | say for sure / show off / know | “Suggest” does not claim more than the data can show.
The hero’s pride ____ to his downfall. | contributes | goes / does a lot / helps out | “Contributes” is exact for one cause among several.
The speech ____ to the audience’s sense of duty. | appeals | goes / talks / gets | “Appeals” names what persuasion does.
The image of ice ____ throughout the novel. | recurs | is back / comes up a lot / happens | “Recurs” is the exact word for a repeated image.
`);

const exact1112 = define(`
The essay ____ between two meanings of the word “nature.” | distinguishes | tells / picks / goes | “Distinguishes” is the exact word for marking a difference.
The last stanza ____ the hope that the first had raised. | undercuts | goes against a bit / hurts / stops up | “Undercuts” means to weaken from beneath.
The court’s ruling ____ a century of precedent. | overturned | got rid of / did away / broke up | “Overturned” is the exact legal word.
The theory ____ for the orbit of Mercury. | accounts | goes / says / tells | To account for something is to explain it.
The author ____ that all readers share her values. | assumes | thinks up / goes / takes it | “Assumes” means to take for granted without proof.
The allusion to Eden ____ the garden with a sense of loss. | invests | fills up / does / gives out | To invest a thing with a quality is to give it that quality.
The study ____ for age and income. | controls | looks / goes / checks up | “Controls for” is the exact term for removing an effect.
The satire ____ the vanity of the court. | exposes | shows off / tells on / makes | “Exposes” means to reveal what is hidden.
The treaty was ____ by both senates within a month. | ratified | okayed / said yes to / passed along | “Ratified” is the exact word for approving a treaty.
The plot ____ on a misdelivered letter. | hinges | is / goes / stands around | “Hinges” shows that all depends on it.
The witness’s account was ____ by two others. | corroborated | backed / said too / okayed | “Corroborated” means to confirm with further evidence.
The critic ____ the poem’s obscurity to haste. | attributes | puts / says / gives up | To attribute is to name as a cause.
`);

const defineGapForm = (
  id: string,
  grades: readonly GradePair[],
  difficulty: QuestionDifficulty,
  question: string,
  table: typeof links12,
): FactForm =>
  defineForm({
    ...{ id, grades, difficulty, table },
    text: ({ sentence }) => `${question} ${sentence}`,
    answer: ({ answer }) => answer,
    options: ({ wrong }) => splitCell(wrong),
    explanation: ({ reason }) => reason,
  });

const linkQuestion = 'Which linking word or phrase fits best?';
const exactQuestion = 'Which word makes this sentence most exact?';

export const writingGapForms: readonly FactForm[] = [
  defineGapForm('1-2-link', ['1-2'], 'medium', 'What fits best in the gap?', links12),
  defineGapForm('1-2-exact', ['1-2'], 'hard', 'Which word fits best in the gap?', exact12),
  defineGapForm('3-4-link', ['3-4'], 'medium', linkQuestion, links34),
  defineGapForm('3-4-exact', ['3-4'], 'medium', exactQuestion, exact34),
  defineGapForm('5-6-exact', ['5-6'], 'medium', exactQuestion, exact56),
  defineGapForm('7-8-exact', ['7-8'], 'easy', exactQuestion, exact78),
  defineGapForm('9-10-exact', ['9-10'], 'easy', exactQuestion, exact910),
  defineGapForm('11-12-exact', ['11-12'], 'easy', exactQuestion, exact1112),
  defineGapForm('5-6-link', ['5-6'], 'medium', linkQuestion, links56),
  defineGapForm('7-8-link', ['7-8'], 'medium', linkQuestion, links78),
  defineGapForm('9-12-link', ['9-10', '11-12'], 'medium', linkQuestion, links912),
];
