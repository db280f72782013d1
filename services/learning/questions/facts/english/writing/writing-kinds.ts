import { defineTable } from '#services/learning/questions/facts/english/define-table.ts';

/** Texts, each of one kind, and how one can tell. */
const columns = ['text', 'kind', 'reason'] as const;
const define = (text: string) =>
  defineTable('Common Core State Standards for English Language Arts: Writing', columns, text);

export const senses12 = define(`
The bell went ding, ding, ding. | sound | You hear a bell.
The leaves were red and gold. | sight | You see colors.
The soup was salty. | taste | You taste salt with your tongue.
The pillow was soft. | touch | You feel that it is soft.
Fresh bread made the air sweet. | smell | You smell bread in the air.
The drum went boom. | sound | You hear a drum.
The rock was rough and cold. | touch | You feel that it is rough.
A tall tree stood by the lake. | sight | You see a tree.
The lemon was sour. | taste | You taste a lemon.
Smoke came to my nose. | smell | You smell smoke with your nose.
The cat’s fur was silky. | touch | You feel fur with your hand.
The stars were bright. | sight | You see stars.
The old stairs creaked. | sound | You hear stairs creak.
The honey was sweet on my tongue. | taste | You taste honey.
The skunk left a bad stink. | smell | You smell a skunk.
The sand burned my feet. | touch | You feel the heat of the sand.
The wind went whoosh. | sound | You hear the wind.
The moon was round and white. | sight | You see the moon.
The milk had gone sour. | taste | You taste that it is sour.
Her hands were sticky. | touch | You feel that they are sticky.
The rose made my nose glad. | smell | You smell a rose with your nose.
The frogs said croak. | sound | You hear frogs.
The chips were hot and spicy. | taste | You taste that they are spicy.
The hill was green and tall. | sight | You see a hill.
`);

export const formats12 = define(`
You want to say thanks for a gift. | a thank-you note | It tells someone that you are glad of a gift.
You want to help Dad buy food. | a shopping list | It names what to buy.
You want kids to come to your birthday. | an invitation | It asks people to come.
You want to tell how to make a sandwich. | directions | They tell each step.
You want to make up a tale about a dragon. | a story | It tells of made-up things.
You want to find your lost dog. | a sign with a picture | It shows people what to look for.
You want to write down your day just for you. | a diary | It is for your own thoughts.
You want to write with rhymes about the moon. | a poem | It can have rhymes.
You want to tell Gran how you are. | a letter | It tells someone far away how you are.
You want kids to stay off the wet paint. | a warning sign | It tells people to look out.
You want to tell true facts about frogs. | a report | It tells true facts.
You want to be sure you do all your jobs. | a to-do list | It names what to do.
You want to tell Mom that you went next door. | a short note | It tells her where you are.
`);

export const modes34 = define(`
Write about a time when you were brave. | a true story of your own | It asks for something that happened to you.
Should recess be longer? Give reasons. | an opinion piece | It asks what you think, and why.
Explain how a seed grows into a plant. | an informative piece | It asks you to explain facts.
Make up a tale about a talking shoe. | an imaginary story | It asks for something that is made up.
Which pet is best for a class? Give reasons. | an opinion piece | It asks what you think, and why.
Tell about your first day at school. | a true story of your own | It asks for something that happened to you.
Tell what bees do all summer. | an informative piece | It asks for facts.
Invent an adventure on a planet of cats. | an imaginary story | It asks for something that is made up.
Tell about the best meal that you ever ate. | a true story of your own | It asks for something that happened to you.
Report on how rivers are formed. | an informative piece | It asks you to explain facts.
Do you think that homework helps? Say why. | an opinion piece | It asks what you think, and why.
Write what a pencil would say if it could talk. | an imaginary story | It asks for something that is made up.
Should children choose their own bedtime? Tell what you think and why. | an opinion piece | It asks what you think, and why.
Explain why the moon seems to change its shape. | an informative piece | It asks you to explain facts.
Tell about a time when you got lost. | a true story of your own | It asks for something that happened to you.
A dragon knocks on your door. What happens next? | an imaginary story | It asks for something that is made up.
Which season is the best? Give three reasons. | an opinion piece | It asks what you think, and why.
Report on the jobs of honeybees. | an informative piece | It asks you to explain facts.
Tell how you felt on the day that your pet came home. | a true story of your own | It asks for something that happened to you.
Make up a tale about a boy who is one inch tall. | an imaginary story | It asks for something that is made up.
`);

export const storyParts34 = define(`
The snow lay deep around the little cabin. | setting | It tells where and when.
Old Mr. Finch had a long nose and a short temper. | description of a character | It tells what someone is like.
“Give me back my hat!” cried Lulu. | dialogue | It gives the words of a speaker.
The bridge had washed away, and the doctor was on the other side. | problem | It tells what stands in the way.
With a rope and a raft, they brought the doctor across at last. | solution | It tells how the trouble ended.
It was a foggy night in London in 1888. | setting | It tells where and when.
Nina was tall, quiet, and always first to help. | description of a character | It tells what someone is like.
“I can’t see the path,” whispered Sam. | dialogue | It gives the words of a speaker.
Nobody had enough money to save the farm. | problem | It tells what stands in the way.
The prize money paid the debt, and the farm was theirs. | solution | It tells how the trouble ended.
High on a hill stood a castle with nine towers. | setting | It tells where the story takes place.
Lulu was a skinny girl with a laugh like a bell. | description of a character | It tells what someone is like.
“Who took the map?” asked the captain. | dialogue | It gives the words of a speaker.
The key was at the bottom of the well. | problem | It tells what stands in the way.
They tied a spoon to a string and fished the key out. | solution | It tells how the trouble ended.
It was noon on the hottest day of summer. | setting | It tells when the story takes place.
The giant was huge, but he was afraid of mice. | description of a character | It tells what someone is like.
“Run!” shouted Uncle Bo. | dialogue | It gives the words of a speaker.
The bus had left, and the show began in ten minutes. | problem | It tells what stands in the way.
A farmer drove them to town, and they were on time. | solution | It tells how the trouble ended.
`);

export const stages56 = define(`
Leo makes a web of ideas before he writes a word. | planning | He gathers ideas before he writes.
Ana writes her whole story without stopping to fix mistakes. | drafting | She gets her ideas down for the first time.
Max moves a paragraph and adds a stronger example. | revising | He changes ideas and their order.
Kim corrects commas and spelling. | editing | She corrects the marks and spelling.
Ty reads his finished poem to the class. | publishing | He shares the finished work.
Rosa lists questions about her topic. | planning | She gathers ideas before she writes.
Ben cuts three sentences that stray from his point. | revising | He changes what the text says.
Eva changes “their” to “there.” | editing | She corrects the spelling of a word.
Jon puts his report on the school’s website. | publishing | He shares the finished work.
Mia turns her outline into sentences for the first time. | drafting | She writes the first version.
Ali asks whether his reasons are in the best order. | revising | He thinks about the order of ideas.
Sue chooses between two topics. | planning | She decides what to write about.
Dan makes sure that each sentence ends with a mark. | editing | He corrects the marks.
Lily prints her story, adds a cover, and gives it to the library. | publishing | She shares the finished work.
Nell reads her essay aloud and finds a missing period. | editing | She corrects a mark.
Hal makes a chart of his reasons before he begins. | planning | He orders his ideas before he writes.
Jade replaces a weak opening with a vivid scene. | revising | She changes what the text says.
Ravi turns his notes into a first full version. | drafting | He writes the first version.
Zoe sends her letter to the newspaper. | publishing | She shares the finished work.
Omar fills two pages with his story and leaves blanks for words that he cannot find. | drafting | He gets the story down for the first time.
`);

export const modes56 = define(`
Argue for or against a longer school day. | argument | It asks for a claim with reasons.
Explain how a bill becomes a law. | explanation | It asks for facts and steps.
Tell of a day that changed you. | narrative | It asks for a story of what happened.
Paint a picture in words of a busy kitchen. | description | It asks for details of the senses.
Convince the mayor to build a skate park. | argument | It asks you to persuade.
Tell the story of how your family met a stranger. | narrative | It asks for a story of what happened.
Show readers, through sight and sound, a forest at dawn. | description | It asks for details of the senses.
Inform readers about the causes of earthquakes. | explanation | It asks for facts.
Should phones be allowed at lunch? Defend your view. | argument | It asks for a claim with reasons.
Write about a mistake and what happened after it. | narrative | It asks for a story of what happened.
Explain why leaves change color. | explanation | It asks for facts.
Make readers see, hear, and smell your street in the rain. | description | It asks for details of the senses.
Persuade your classmates to read one book. | argument | It asks you to persuade.
Tell the tale of a journey that went wrong. | narrative | It asks for a story of what happened.
Explain how a bridge carries weight. | explanation | It asks for facts.
Capture the look and the sounds of a fairground at night. | description | It asks for details of the senses.
Should zoos be closed? Take a side and defend it. | argument | It asks for a claim with reasons.
Describe how cheese is made, step by step. | explanation | It asks for steps and facts.
`);

export const arguments56 = define(`
Our school should start a garden. | claim | It states what the writer wants to show.
A garden would teach science outdoors. | reason | It tells why one should agree.
In one school, science scores rose by ten points. | evidence | It gives a fact that can be checked.
Some say that a garden costs too much. | opposing view | It tells what others think.
Dogs should be allowed in the park. | claim | It states what the writer wants to show.
Dogs need room to run. | reason | It tells why one should agree.
The park has nine acres of open grass. | evidence | It gives a fact that can be checked.
Others fear that dogs will scare small children. | opposing view | It tells what others think.
Every student should learn to cook. | claim | It states what the writer wants to show.
Cooking at home helps families to eat well. | reason | It tells why one should agree.
A study of 500 families found that they ate more vegetables. | evidence | It gives a fact that can be checked.
Critics say that kitchens are not safe for children. | opposing view | It tells what others think.
`);

export const parts78 = define(`
Have you ever wondered why the sky is blue? | hook | A question draws readers in.
Schools should start later, since sleep improves learning. | thesis | It states the claim of the whole essay.
In one study, grades rose after the bell was moved to nine. | evidence | It gives a fact in support.
Some object that buses would run late. | counterclaim | It states the view of the other side.
Yet one district solved this by changing its routes. | rebuttal | It answers the view of the other side.
For all these reasons, the first bell should wait. | conclusion | It sums up the essay.
“The future of our town,” said the mayor, “rides on two wheels.” | hook | A quotation draws readers in.
Cities should build bike lanes, because they save lives and money. | thesis | It states the claim of the whole essay.
Injuries fell by forty percent in five cities with new lanes. | evidence | It gives a fact in support.
Opponents argue that lanes take space from cars. | counterclaim | It states the view of the other side.
However, each cyclist means one car fewer on the road. | rebuttal | It answers the view of the other side.
In sum, a strip of paint can change a city. | conclusion | It sums up the essay.
It was three in the morning when the siren woke us. | hook | A scene draws readers in.
According to the census, half of the town is under thirty. | evidence | It gives a fact in support.
Critics claim that such parks are rarely used. | counterclaim | It states the view of the other side.
The records, though, show two hundred visitors a day. | rebuttal | It answers the view of the other side.
Imagine a street without a single car. | hook | A scene draws readers in.
Main Street should be closed to cars, because people matter more than parking. | thesis | It states the claim of the whole essay.
Sales rose by a fifth on the one street that tried it. | evidence | It gives a fact in support.
Shop owners worry that customers will stay away. | counterclaim | It states the view of the other side.
But three of four customers already come on foot. | rebuttal | It answers the view of the other side.
To sum up, a street belongs to those who walk on it. | conclusion | It sums up the essay.
Our school should teach cooking, since it builds health and skill. | thesis | It states the claim of the whole essay.
In a survey, most graduates said that they could not boil an egg. | evidence | It gives a fact in support.
`);

export const hooks78 = define(`
What would you do with one extra hour a day? | a question | It asks readers something.
Every minute, a truckload of plastic enters the sea. | a startling fact | It surprises readers with a figure.
My hands shook as I cut the rope. | a scene from a story | It puts readers in the middle of an event.
“Be yourself,” wrote a wit, “everyone else is taken.” | a quotation | It begins with someone’s words.
A comet is a dirty snowball that circles the sun. | a definition | It tells what something is.
Who decided that mornings should begin so early? | a question | It asks readers something.
The human body holds enough iron for a nail. | a startling fact | It surprises readers.
The kitchen smelled of smoke, and my sister was laughing. | a scene from a story | It puts readers in the middle of an event.
“A journey of a thousand miles begins with one step,” says a proverb. | a quotation | It begins with someone’s words.
Courage is the strength to act in spite of fear. | a definition | It tells what something is.
Have you ever tasted a color? | a question | It asks readers something.
An octopus has three hearts. | a startling fact | It surprises readers.
The rope snapped, and I heard my brother shout my name. | a scene from a story | It puts readers in the middle of an event.
“Well begun is half done,” my grandfather used to say. | a quotation | It begins with someone’s words.
A drought is a long time without enough rain. | a definition | It tells what something is.
How many of your clothes have you never worn? | a question | It asks readers something.
`);

export const evidence912 = define(`
Of 1,200 adults surveyed, 64 percent favored the plan. | a statistic | It gives figures from a survey.
When I was nine, a librarian handed me a book that changed my life. | a personal anecdote | It tells a story from the writer’s life.
“The bridge is unsafe,” says Dr. Lin, an engineer for thirty years. | expert testimony | It quotes someone with knowledge of the field.
A city is like a body: when one organ fails, all suffer. | an analogy | It explains by comparison.
Rome, too, debased its coins, and its trade collapsed. | a historical example | It points to a case from the past.
Suppose that everyone threw one bottle into the river. | a hypothetical case | It imagines what might happen.
The average commute grew from 22 to 31 minutes. | a statistic | It gives figures.
My grandmother once walked ten miles to vote. | a personal anecdote | It tells a story from the writer’s family.
Professor Okoro, who has studied sleep for decades, calls the hours too short. | expert testimony | It cites someone with knowledge of the field.
The mind is a garden in which weeds grow without our help. | an analogy | It explains by comparison.
In 1930, a high tariff helped to choke world trade. | a historical example | It points to a case from the past.
Imagine a town with no teachers. | a hypothetical case | It imagines what might happen.
Nine of every ten wells tested were clean. | a statistic | It gives figures.
Reading without thinking is like eating without digesting. | an analogy | It explains by comparison.
The Dust Bowl shows what happens when soil is abused. | a historical example | It points to a case from the past.
If the dam broke tomorrow, the water would reach the school in an hour. | a hypothetical case | It imagines what might happen.
Rents rose by eleven percent in a single year. | a statistic | It gives a figure.
I learned to swim at forty, and no lesson ever frightened me more. | a personal anecdote | It tells a story from the writer’s life.
Dr. Amara Bello, a geologist, warns that the slope will slide. | expert testimony | It cites someone with knowledge of the field.
A law without courts is like a lock without a key. | an analogy | It explains by comparison.
Athens, at war with Sparta, voted away its own liberties. | a historical example | It points to a case from the past.
Picture a city in which every window faced a wall. | a hypothetical case | It imagines what might happen.
`);

export const moves912 = define(`
Although some fault its length, the novel needs every page. | a concession followed by a claim | It admits an objection and then makes its point.
By “freedom” I mean the power to choose without fear. | a definition of a key term | It tells how the writer uses a word.
The word “cold” occurs nine times, as if the house itself had turned against her. | analysis of evidence | It tells what a detail of the text means.
If this is so, then schools must change how they teach. | a conclusion from the argument | It draws out a result of the claim.
Critics reply that the cost is too great; but delay would cost more. | a rebuttal | It answers the view of the other side.
In what follows, I examine three causes. | a preview of the structure | It tells how the essay will go on.
By “justice” the author means more than law. | a definition of a key term | It tells how a word is used.
The short sentences quicken the pace and imitate his panic. | analysis of evidence | It tells what a detail of the text does.
Hence, the treaty should be read as a truce and not as a peace. | a conclusion from the argument | It draws a conclusion from what was shown.
The first part traces the debate; the second offers a solution. | a preview of the structure | It tells how the essay will go on.
It is true that the sample is small, yet the trend is plain. | a concession followed by a claim | It admits a weakness and then makes its point.
Some say that the poem mocks faith; its last stanza shows otherwise. | a rebuttal | It answers the view of others.
The repeated “no” turns the dialogue into a duel. | analysis of evidence | It tells what a detail of the text does.
Therefore, no ruler in the play can be called just. | a conclusion from the argument | It draws a conclusion from what was shown.
Granted, the film is slow, but its patience rewards us. | a concession followed by a claim | It admits a fault and then makes its point.
“Myth,” here, is any story that a people lives by. | a definition of a key term | It tells how a word is used.
The comma before “alone” makes the reader pause where the widow does. | analysis of evidence | It tells what a detail of the text does.
I begin with the treaty, turn to the debate, and end with its results. | a preview of the structure | It tells how the essay will go on.
Hence, the ban cannot reach its goal. | a conclusion from the argument | It draws a conclusion from what was shown.
While the plan is costly, it is cheaper than delay. | a concession followed by a claim | It admits a fault and then makes its point.
Skeptics doubt that the letters are real; the ink proves them wrong. | a rebuttal | It answers the view of others.
By “public” I mean what is open to all. | a definition of a key term | It tells how a word is used.
The storm in the third act mirrors the king’s own rage. | analysis of evidence | It tells what a detail of the text means.
This paper first defines the problem and then tests three answers. | a preview of the structure | It tells how the essay will go on.
Thus the poem, for all its grief, ends in praise. | a conclusion from the argument | It draws a conclusion from what was shown.
The flat, short vowels make the room sound as empty as it looks. | analysis of evidence | It tells what a detail of the text does.
Here “tragedy” names a choice and not an accident. | a definition of a key term | It tells how a word is used.
I turn now from the causes of the strike to its effects. | a preview of the structure | It tells how the essay will go on.
Some hold that the ending is weak; on the contrary, it completes the design. | a rebuttal | It answers the view of others.
Admittedly, the evidence is thin, but it points one way. | a concession followed by a claim | It admits a weakness and then makes its point.
So the law punishes those whom it was meant to protect. | a conclusion from the argument | It draws a conclusion from what was shown.
`);

export const sources1112 = define(`
The diary of a nurse who served in the war | a primary source | It comes from someone who was there.
A biography of the nurse, written a century later | a secondary source | It is written by someone who studies the events.
An encyclopedia entry on wars | a tertiary source | It sums up what others have found.
The minutes of the meeting at which the strike was called | a primary source | They were made at the event.
An article in which a historian reinterprets the strike | a secondary source | It studies the event from a distance.
A textbook that summarizes research on strikes | a tertiary source | It sums up what others have found.
A photograph taken on the day of the march | a primary source | It was made at the event.
A documentary in which scholars discuss the march | a secondary source | It studies the event from a distance.
`);
