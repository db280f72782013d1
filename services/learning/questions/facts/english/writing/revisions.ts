import { defineTable } from '#services/learning/questions/facts/english/define-table.ts';
import { splitCell } from '#services/learning/questions/facts/english/split-cell.ts';
import { defineForm, type FactForm } from '#services/learning/questions/facts/fact-form.ts';
import type { GradePair } from '#services/learning/questions/facts/fact-question.ts';

/** Texts with their best revision, and revisions that lose the sense, keep the fault, or bring in another. */
const columns = ['text', 'revision', 'wrong', 'reason'] as const;
const define = (text: string) => defineTable('William Strunk and E. B. White: The Elements of Style', columns, text);

const joined12 = define(`
I have a cat. I have a dog. | I have a cat and a dog. | I have a cat or a dog. / I have a cat, I have a dog. / I a cat and a dog have. | “And” joins two things that you have.
Sam can run. Sam can jump. | Sam can run and jump. | Sam can run jump. / Sam can run but jump. / Sam run and Sam jump can. | “And” joins two things that Sam can do.
The ball is big. The ball is red. | The ball is big and red. | The ball is big or red. / The big is ball and red. / The ball is big, the red. | “And” joins two words about the ball.
I was cold. I got a coat. | I was cold, so I got a coat. | I was cold, but I got a coat on me cold. / I got a coat, so I was cold. / I was cold, I got a coat. | “So” tells what came of it.
We ran. We lost. | We ran, but we lost. | We ran, or we lost. / We lost, so we ran. / We ran we lost. | “But” joins things that do not go well with each other.
Ann sang. Ben sang. | Ann and Ben sang. | Ann sang Ben sang. / Ann or Ben and sang. / Ann and sang Ben. | “And” joins two people who do one thing.
`);

const joined34 = define(`
The dog was wet. The dog shook itself. | The wet dog shook itself. | The dog was wet, shook itself. / The dog shook wet itself. / The dog it was wet and it the dog shook itself. | “Wet” can stand before “dog,” so one sentence is enough.
Maya hit the ball. Maya ran to first base. | Maya hit the ball and ran to first base. | Maya hit the ball, Maya ran to first base. / Maya hit the ball ran to first base. / Maya hit and ran the ball to first base. | “And” joins two acts of Maya.
The cake was sweet. The cake was dry. | The cake was sweet but dry. | The cake was sweet, it was dry. / The cake was sweet so dry cake. / The sweet was cake but dry. | “But” joins words that do not agree.
It was raining. We stayed inside. | Because it was raining, we stayed inside. | Because we stayed inside, it was raining. / It was raining, we stayed inside. / Although it was raining, we stayed inside. | “Because” shows which is the cause.
My uncle is a pilot. My uncle visited our class. | My uncle, a pilot, visited our class. | My uncle is a pilot visited our class. / My uncle, a pilot visited, our class. / My uncle visited, a pilot our class. | “A pilot” can stand beside “my uncle.”
The frog jumped. It jumped into the pond. | The frog jumped into the pond. | The frog jumped, it into the pond. / The frog jumped and into the pond. / Into the pond it the frog jumped. | The place can be added to the first sentence.
Leo likes soup. Ana likes soup. | Leo and Ana like soup. | Leo and Ana likes soup. / Leo likes, Ana likes soup. / Leo or Ana like soup. | Two people joined by “and” take “like.”
I found a shell. The shell was white. | I found a white shell. | I found a shell, it white. / I white found a shell. / I found a shell the shell was white. | “White” can stand before “shell.”
`);

const concise56 = define(`
Due to the fact that it rained, we left. | Because it rained, we left. | Due to rain facts, we left it. / It rained for the reason we left. / We left due to the fact of rain that fell. | “Because” says in one word what “due to the fact that” says in five.
At this point in time, I am ready. | I am ready now. | I am at this time ready at this point. / I am at the point of time. / In time, I will be ready. | “Now” is enough.
The ball was round in shape and red in color. | The ball was round and red. | The ball was a round and red shape and color. / The ball was in shape. / The ball had a shape and a color. | “Round” is a shape and “red” is a color already.
She returned back to her home again. | She returned home. | She returned back home again. / She returned back again. / She again was home to return. | “Return” already means to go back.
In my opinion, I think that dogs are loyal. | I think that dogs are loyal. | In my opinion, I think dogs. / My thinking opinion is that dogs are loyal ones. / I think my opinion that dogs are loyal. | “In my opinion” and “I think” say the same thing.
The reason why I am late is because I overslept. | I am late because I overslept. | The reason is late because I overslept. / I am late for the reason why because I overslept. / Because I am late, I overslept. | “Because” already gives the reason.
There are many students who walk to school. | Many students walk to school. | There are many who walk. / Many walking students are there at school. / Students there are who walk many to school. | “There are … who” adds nothing.
He made a decision to leave. | He decided to leave. | He made leaving decided. / He decided a decision. / He left deciding to make one and to leave. | “Decided” says it in one word.
The two twins were both identical to each other. | The twins were identical. | The two twins were both the same identical. / Each of the twins was the other. / The twins were two. | Twins are two, and “identical” already compares them.
We plan in advance for the future ahead. | We plan ahead. | We plan in the future. / We advance the plan. / We plan in advance ahead for it. | To plan is always for the future.
`);

const concise78 = define(`
It is important to note that the dam is old. | The dam is old. | It is important that the dam note it is old. / Note that it is important to be old. / The dam is important and it is to be noted as old. | The opening words add nothing.
In spite of the fact that she was ill, she ran. | Although she was ill, she ran. | She ran in spite of the fact that was ill. / Because she was ill, she ran. / In the fact of illness, she ran in spite of it. | “Although” says in one word what six words say.
The results of the study are indicative of the fact that sleep helps. | The study indicates that sleep helps. | The results are the study that sleep helps. / The study is indicative of resulting sleep help. / Sleep helps the results of the study. | The verb “indicates” replaces a string of nouns.
The letter was written by my aunt in a hasty manner. | My aunt wrote the letter hastily. | The letter was hastily written in a manner by my aunt. / My aunt was written a hasty letter. / My aunt hastily was written in the letter’s manner. | The active voice and one adverb are enough.
There is no doubt but that he will come. | No doubt he will come. | There is doubt that he will come. / He will come but with no doubt there is. / But that he comes, there is no doubt of it. | “No doubt” is enough.
She is a person who works hard at all times. | She always works hard. | She is a hard person at all times. / She is working as a person all the time hard. / She is a person who works at hard times. | “Always” replaces “at all times,” and “a person who” adds nothing.
The committee held a discussion about the rule. | The committee discussed the rule. | The committee held the rule in discussion about it. / The committee ruled the discussion. / The committee held the rule. | A verb is stronger than “held a discussion.”
In the event that it snows, call me. | If it snows, call me. | In the event, call me snow. / Call me in the event that it. / It snows if you call me. | “If” says in one word what four words say.
The dog, which was brown in color, barked. | The brown dog barked. | The dog barked brown. / The dog, which barked, was in color. / The dog was brown, which barked in color. | “Brown” can stand before “dog.”
His speech was of a lengthy nature. | His speech was long. | His nature was a lengthy speech. / His speech was natural in a lengthy way. / His lengthy nature was speech. | “Long” says it in one word.
`);

const concise912 = define(`
The fact of the matter is that the theory is one that is flawed. | The theory is flawed. | The matter of the theory is a flawed fact. / The theory is one of the facts of the matter. / It is a fact that the matter is theoretical. | The opening and “one that is” add nothing.
An investigation of the accident was conducted by the agency. | The agency investigated the accident. | The accident was conducted by the agency. / The investigation conducted an accident of the agency. / The agency was conducted in an investigation. | The active verb replaces a noun and a passive.
He is of the opinion that the law should be subjected to repeal. | He thinks that the law should be repealed. | He is opinionated that the law should be. / His opinion is subjected to the repeal of the law. / The law of his opinion should be subjected. | A plain verb replaces each long phrase.
The novel makes an attempt at the depiction of grief. | The novel tries to depict grief. | The novel attempts a grief of depiction. / The depiction makes a novel attempt at grief. / The novel makes grief depict an attempt. | The verbs “tries” and “depict” replace nouns.
It was the king who was the one that gave the order. | The king gave the order. | The order was the king that gave the one. / It was the order who was the king. / It was the one that the king gave the order. | The plain order of subject and verb is enough.
The two sides came to an agreement on the terms. | The two sides agreed on the terms. | The terms came to the two sides in agreement. / The two sides came on the terms. / An agreement of sides came to terms with two. | “Agreed” replaces “came to an agreement.”
Regardless of whether or not it is true, the story persists. | True or not, the story persists. | The story is regardless, true or not it persists. / Regardless, whether the truth persists is a story. / Whether it persists or not, the story is true. | Three words keep the whole sense.
Her essay is concerned with the question of how memory fails. | Her essay asks how memory fails. | Her essay concerns a question that memory fails. / Her memory questions how the essay fails. / Her essay is a question of concern to memory. | “Asks how” replaces seven words.
In today’s modern society, people utilize phones for the purpose of talking. | Today, people use phones to talk. | Modern people use a society of phones. / People in society are utilized for phones today. / Today’s phones utilize the purpose of people. | “Today” and “modern” repeat each other, and “use … to” is plain.
The author makes use of imagery that is dark in nature. | The author uses dark imagery. | The author darkens the use of nature. / The nature of the author is dark imagery. / The imagery uses a dark author. | “Uses” and “dark” say it all.
`);

const formal78 = define(`
The king was super mad. | The king was furious. | The king totally lost it. / The king was like really mad. / The king got all worked up and stuff. | A formal text avoids slang such as “super mad.”
Lots of kids think homework is a pain. | Many students find homework tiresome. | Tons of kids can’t stand homework. / Homework is such a drag for kids. / A bunch of kids think homework is the worst. | “Many” and “tiresome” suit a formal text.
The test was a piece of cake. | The test was easy. | The test was no sweat. / The test was a total breeze. / The test was like so easy. | A formal text avoids idioms.
The guy who made the thing got rich. | The inventor became wealthy. | The guy behind it made a ton of cash. / The dude who made it got super rich. / He made the thing and got loaded. | “Inventor” and “wealthy” are exact and formal.
The mayor blew off the meeting. | The mayor did not attend the meeting. | The mayor ditched the meeting. / The mayor bailed on the meeting. / The mayor just skipped out on the whole thing. | “Did not attend” is neutral and formal.
Scientists figured out a bunch of stuff about Mars. | Scientists made several discoveries about Mars. | Scientists found tons of cool stuff about Mars. / Scientists got the scoop on Mars. / Scientists dug up a lot of stuff on Mars. | “Made several discoveries” is exact and formal.
You guys should totally vote. | Every citizen should vote. | You all should get out there and vote. / Hey, folks, go vote already. / You’ve really gotta vote. | A formal text does not address “you guys.”
The plan kind of fell apart. | The plan failed. | The plan went down the drain. / The plan sort of flopped. / The plan was a bust in the end. | “Failed” is plain and formal.
`);

const formal912 = define(`
The author is basically saying that war stinks. | The author condemns war. | The author thinks war is the pits. / The author is totally against the whole war thing. / The author kind of trashes war. | “Condemns” is exact and formal.
Shakespeare really nails how it feels to be jealous. | Shakespeare captures the experience of jealousy. | Shakespeare totally gets jealousy. / Shakespeare is spot on about being jealous. / Shakespeare knows what’s up with jealous guys. | “Captures the experience” suits an essay.
The senate shot down the bill. | The senate rejected the bill. | The senate gave the bill a thumbs-down. / The senate tossed the bill out the window. / The senate just said no way to the bill. | “Rejected” is neutral and formal.
The experiment was kind of a mess. | The experiment was poorly controlled. | The experiment was all over the place. / The experiment went sideways. / The experiment was a bit of a train wreck. | “Poorly controlled” names the fault.
Her proof is pretty much airtight. | Her proof appears sound. | Her proof is rock solid for sure. / Her proof holds water big time. / You can’t poke holes in her proof. | “Appears sound” is measured and formal.
The economy tanked after that. | The economy then declined sharply. | The economy went belly up after that. / The economy hit the skids. / The economy took a nosedive. | “Declined sharply” avoids slang.
A lot of folks bought into the rumor. | Many people believed the rumor. | Loads of folks fell for the rumor. / Folks ate up the rumor like candy. / Tons of people were sold on the rumor. | “Many people believed” is plain and formal.
He beats around the bush in the last chapter. | He avoids the question in the last chapter. | He dances around things in the last chapter. / He hems and haws in the last chapter. / He never gets to the point, like, ever. | A formal text avoids idioms.
`);

const defineRevisionForm = (
  id: string,
  grades: readonly GradePair[],
  question: string,
  table: typeof joined34,
): FactForm =>
  defineForm({
    ...{ id, grades, difficulty: 'hard', table },
    text: ({ text }) => `${question} ${text}`,
    answer: ({ revision }) => revision,
    options: ({ wrong }) => splitCell(wrong),
    explanation: ({ reason }) => reason,
  });

const joinQuestion = 'Which is the best way to join these into one sentence?';
const shortenQuestion = 'Which revision is concise and keeps the meaning?';
const formalQuestion = 'Which version of this fits a formal essay best?';

export const revisionForms: readonly FactForm[] = [
  defineRevisionForm('1-2-join', ['1-2'], 'How can you best say this in one sentence?', joined12),
  defineRevisionForm('3-4-join', ['3-4'], joinQuestion, joined34),
  defineRevisionForm('5-6-concise', ['5-6'], shortenQuestion, concise56),
  defineRevisionForm('7-8-concise', ['7-8'], shortenQuestion, concise78),
  defineRevisionForm('7-8-formal', ['7-8'], formalQuestion, formal78),
  defineRevisionForm('9-12-concise', ['9-10', '11-12'], shortenQuestion, concise912),
  defineRevisionForm('9-12-formal', ['9-10', '11-12'], formalQuestion, formal912),
];
