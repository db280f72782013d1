import { readWords } from './word.ts';

export const words78 = readWords({
  adjective: `
meticulous | extremely careful about details | thorough | careless | The ____ jeweler checked every stone three times under a lens.
ambiguous | open to more than one interpretation | unclear | unmistakable | “I saw the man with the telescope” is ____: who had it? | definite
lucrative | producing a large profit | profitable | unprofitable | The sale was so ____ that she could retire at forty.
skeptical | doubtful until given proof | doubting | trusting | I remained ____ of his claim until I saw the evidence.
obsolete | no longer used because something newer exists | outdated | current | Cell phones have made most pay phones ____.
tedious | long, slow, and boring | dull | exciting | Copying the same form five hundred times was ____ work.
candid | honest and direct in speech | frank | evasive | To be ____, I did not enjoy the play at all.
inevitable | certain to happen | unavoidable | avoidable | With no brakes on that hill, a crash was ____.
meager | too small in amount | scanty | ample | They could not live on his ____ wages of a few coins a week.
immune | protected against a disease | resistant | susceptible | People who have had measles once are usually ____ to it.
serene | peaceful and untroubled | tranquil | agitated | The lake was so ____ at dawn that not a ripple could be seen.
versatile | able to do many different things | adaptable | limited | A ____ player, she can pitch, catch, and play first base.
credible | worthy of belief | believable | implausible | The jury found the witness ____, since records backed her story.
arrogant | acting as if better than everyone else | haughty | humble | The ____ star told us that no one was good enough to play with him.
frugal | careful not to waste money | thrifty | wasteful | My ____ grandmother reuses foil and never buys at full price.
hectic | full of rushed activity | frantic | leisurely | It was a ____ day of five meetings and no time for lunch.
impartial | not favoring either side | unbiased | prejudiced | A referee must be ____ and treat both teams alike.
tentative | not final and open to change | provisional | definite | We have set a ____ date for the trip, but it may still change. | definite
eloquent | speaking in a moving and skillful way | articulate | inarticulate | Her ____ speech moved even her opponents to tears.
barren | unable to produce plants | infertile | fertile | Nothing would grow in the ____ soil.
`,
  verb: `
procrastinate | put off doing something | stall | | If you ____, you will have to write the whole essay tonight.
emulate | try to equal by copying | imitate | | Young players ____ the champion’s swing because they admire her.
fluctuate | rise and fall again and again | vary | stabilize | Gas prices ____ from week to week, up one day and down the next.
alleviate | make pain or trouble easier to bear | relieve | aggravate | The nurse gave him medicine to ____ the pain in his knee. | less calm
scrutinize | examine with great care | inspect | skim | Customs officers ____ each passport for signs of forgery.
deteriorate | become worse over time | decay | improve | Without repairs, the old bridge will ____ until it is unsafe.
contradict | say the opposite of | deny | confirm | The two witnesses ____ each other about the color of the car. | proof
reconcile | make friendly again after a quarrel | reunite | estrange | After years of silence, the brothers agreed to meet and ____.
coerce | make someone act by using threats | force | | The guard tried to ____ a confession by threatening him.
conserve | use carefully so as not to waste | preserve | squander | Take short showers in order to ____ water. | keep
advocate | speak in support of | champion | oppose | Many doctors ____ a daily walk for better health.
provoke | cause anger on purpose | irritate | soothe | Do not ____ the bull by waving your coat at it. | calm
retain | continue to have | keep | lose | A good thermos can ____ the heat of soup, so it stays hot for hours. | keep
diminish | become less | lessen | increase | As you walk away from a lamp, its brightness seems to ____. | less
anticipate | look forward to and expect | expect | | We ____ a large crowd, so we have set up extra chairs.
disperse | break up and go in different directions | scatter | congregate | Police asked the crowd to ____, and soon the square was empty.
fabricate | make up in order to deceive | invent | | Did he ____ the whole story, or is some of it true?
verify | prove that something is true | confirm | disprove | Look up the date in two sources to ____ it. | proof
`,
  noun: `
adversary | an opponent in a contest | opponent | ally | He shook hands with his ____ before the chess match began.
novice | a person who is new to a skill | beginner | expert | As a ____, she had never held a violin before.
hypothesis | an idea to be tested by experiment | conjecture | | Her ____ was that plants grow faster with music, so she tested it.
famine | a severe shortage of food | starvation | | Thousands went hungry in the ____ that followed the crop failure. | ruin
empathy | the sharing of another’s feelings | compassion | indifference | Having lost a parent herself, she felt ____ for the grieving boy.
incentive | something that encourages action | motivation | deterrent | The bonus was an added ____ for workers to finish early. | spur
prosperity | the state of being successful and rich | wealth | poverty | The discovery of oil brought ____, with new schools and good jobs.
chaos | complete disorder | turmoil | order | When the fire alarm rang, there was ____, with people running everywhere. | ruin
remorse | deep regret for a wrong that one did | guilt | | The thief felt ____ and returned everything with an apology.
consensus | general agreement in a group | agreement | disagreement | After a long debate, the committee reached a ____ that pleased all.
legacy | something handed down from the past | inheritance | | The parks are the ____ that the mayor left to later generations.
itinerary | the plan of a trip | schedule | | Our ____ lists three days in Rome, then two in Venice.
catalyst | something that causes a change to begin | spur | | The trial became the ____ for a new law. | spur
`,
});
