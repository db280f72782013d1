import { readPunctuatedSentences } from './punctuated-sentences.ts';

/** For both pairs of high school. */
export const sentences912 = readPunctuatedSentences(`
#however
The evidence was thin; nonetheless, the jury convicted him.
The novel sold poorly; indeed, its publisher went bankrupt.
The treaty expired in May; thus, trade came to a halt.
Few attended the hearing; otherwise, the measure would have failed.
The enzyme is stable; conversely, the substrate decays.
#linked
The senate debated for hours; it reached no decision.
The desert is not empty; it teems with life.
Some critics praised the score; others called it noise.
#series
The panel included Dr. Rao, a surgeon; Mr. Finch, a lawyer; and Ms. Vega, a nurse.
The tour visits Lima, Peru; Quito, Ecuador; and La Paz, Bolivia.
Key dates are May 8, 1945; July 4, 1776; and November 11, 1918.
#explain
The verdict was clear: the bridge had been built with faulty steel.
One fact troubled her: no letter had ever been sent.
The critic was blunt: she called the play a waste of paper.
The law has a flaw: it punishes the victims.
#introduce
The essay examines three themes: exile, memory, and guilt.
The constitution created three branches: legislative, executive, and judicial.
The poet returns to two images: the sea and the wheel.
#citation
The opening sets the tone: “Call me Ishmael.”
Her reply became famous: “I would rather stand.”
The sign left no doubt: “Trespassers will be fined.”
#extra
The treaty, which took effect in 1949, created the alliance.
Frederick Douglass, who escaped from slavery, became a great orator.
The senator, whose vote was decisive, declined to comment.
#contrast
The speech appealed to reason, not fear.
The style is spare, not simple.
#participle
Weakened by years of war, the empire collapsed.
Writing in secret, she completed the novel in a year.
#compound
The court issued a far-reaching decision.
It was an ill-advised remark.
She offers a well-reasoned argument.
#prefix
The country entered the post-Soviet era.
The leaders met at a pan-African conference.
His views were considered anti-American by some.
`);

export const sentences910 = readPunctuatedSentences(`
#opening
Although the play is a tragedy, its first act is comic.
If the experiment is repeated, the results should be the same.
Because the narrator lies, readers must judge for themselves.
When the curtain fell, nobody clapped.
#participle
Stunned by the verdict, the lawyer sat down.
Working through the night, the crew repaired the dam.
Encouraged by the reviews, the director added a show.
#rename
Macbeth, a Scottish general, meets three witches.
Rachel Carson, a biologist, wrote about pesticides.
The hall honors Duke Ellington, a composer of jazz.
#extra
The Odyssey, which has twenty-four books, begins in the middle.
My grandfather, who fought in Korea, rarely spoke of it.
The bill, which had wide support, passed on Tuesday.
#interrupt
The hero, on the whole, causes his own ruin.
The sequel, sad to say, was a failure.
The real question, it seems to me, is who will pay.
#equal
The film presents a bleak, haunting landscape.
It was a tense, exhausting debate.
A sudden, violent storm struck the coast.
#linked
The comedy ends in marriage; the tragedy ends in death.
The moon has no air; nothing burns there.
She did not argue; she simply left.
#however
The design was elegant; however, it was never built.
The vaccine worked; therefore, the outbreak ended.
He lacked training; nevertheless, he won the contest.
#explain
He had one fear: his brother would find the letter.
The moral is plain: greed destroys the greedy.
The message was urgent: the dam was about to break.
#introduce
The play has two settings: a castle and a forest.
Protein comes from many sources: beans, nuts, fish, and eggs.
#compound
The book tells a thought-provoking story.
He is a soft-spoken man.
We studied nineteenth-century poetry.
They signed a ten-year contract.
#number
The sonnet has fourteen lines and ninety-one words.
The committee received thirty-eight letters.
#owners
All six senators’ motives were unclear.
The heiresses’ fortunes were lost.
Both authors’ styles are plain.
#oddPlural
The alumni’s gift paid for the hall.
The children’s testimony was recorded.
#together
Gilbert and Sullivan’s operas remain popular.
Watson and Crick’s model changed biology.
#owner
One delegate’s objection stopped the vote.
That poet’s fame came late.
#era
Painters of the Renaissance studied anatomy.
Trade declined after the Crusades had ended.
#language
The treaty survives only in Arabic and nothing else.
The ballad was first sung in Gaelic by fishermen.
`);

export const sentences1112 = readPunctuatedSentences(`
#opening
Whereas the first draft was vague, the second was precise.
Insofar as the statute applies, the defendant is liable.
Even if the premise is granted, the conclusion does not follow.
Once the premise is denied, the whole argument falls.
#participle
Having renounced the throne, the king lived in exile.
Viewed from above, the ruins form a spiral.
Lacking any precedent, the court proceeded with caution.
#rename
Hubris, the pride that precedes ruin, drives the plot.
The essay cites John Locke, a philosopher of liberty.
Entropy, a measure of disorder, tends to increase.
#extra
The ode, which Keats wrote in 1819, praises an urn.
The justices, who serve for life, heard the appeal.
The theory, which few accepted then, is now standard.
#interrupt
The narrator, it turns out, has been dead for years.
The amendment, for all its flaws, was adopted.
#equal
The essay is a lucid, persuasive defense of dissent.
It was a cynical, calculated gesture.
The report paints a grim, unflinching picture.
#contrast
The author seeks understanding, not pity.
The passage is ironic, not sincere.
#linked
The state may punish conduct; it may not punish belief.
Prose describes; poetry transforms.
Her silence was not consent; it was contempt.
The map is not the territory; it is only a guide.
#however
The claim is popular; nonetheless, it is false.
The sample was small; accordingly, the findings are tentative.
#explain
The paradox is this: the more we know, the less we are sure of.
His defense was novel: he claimed that the law did not exist.
#introduce
The treatise rests on three assumptions: reason, liberty, and consent.
Two virtues define the hero: courage and restraint.
#citation
Orwell’s opening line unsettles us: “It was a bright cold day in April.”
The inscription was brief: “Here lies one whose name was writ in water.”
#compound
The author takes a clear-eyed view of power.
It remains a much-debated passage.
We read a little-known letter of Austen.
It was a hard-won peace.
#prefix
The essay treats the neo-Gothic style.
The pro-Union speech was printed widely.
The decline of the pre-Columbian cities is debated.
#owners
Both protagonists’ motives are never explained.
The three Brontës’ novels were published under false names.
The theses’ titles are misleading.
#oddPlural
The phenomena’s causes remain unknown.
The alumnae’s letters were published.
#together
Marx and Engels’s pamphlet appeared in 1848.
Rodgers and Hammerstein’s musicals endure.
#owner
Dickens’s London is dark and foggy.
That theorem’s proof fills nine pages.
#era
Romantic poets reacted against the Enlightenment as a whole.
#language
The manuscript was translated into Aramaic by scribes.
`);
