import { defineLesson } from '#services/learning/questions/facts/social-studies/lesson-forms.ts';

const source = 'Annenberg Classroom: Glossary of the Constitution and civics';
const year = 2023;

/** For grades 7 to 12. */
export const upperCitizenshipForms = [
  ...defineLesson('upper', {
    ...{ id: 'person', grades: ['7-8', '9-10'], source, year },
    words: `
word | named | meaning | gap | scene | also
jus soli | jus soli | citizenship by place of birth | Under ____, a child born on American soil is a citizen. | A baby of foreign parents is born in Texas and is an American citizen. |
jus sanguinis | jus sanguinis | citizenship by descent from a citizen | Under ____, the child of Americans abroad is an American. | A baby of American parents is born in Paris and is an American citizen. |
presumption of innocence | the presumption of innocence | the rule that guilt must be proved by the accuser | Because of the ____, a defendant need not prove anything. | A defendant need not prove anything, as the state must prove its case. |
double jeopardy | double jeopardy | a second trial for the same offense after acquittal | A man found not guilty may not be tried again, for that would be ____. | A man is found not guilty and later charged again with the same offense. |
self-incrimination | self-incrimination | testimony against oneself | The Fifth Amendment protects suspects from forced ____. | Police try to force a suspect to testify against himself. |
search warrant | a search warrant | a judge’s written permission to look for evidence in a place | The officers showed a ____ before they entered the house. | A judge signs a paper that lets officers look for evidence in a garage. |
bail | bail | money left with a court so that an accused person may wait for trial in freedom | The judge set ____ at $2,000, which would be lost if she fled. | She leaves $2,000 with the court and goes home until her trial. |
plea bargain | a plea bargain | an agreement to admit guilt for a lighter charge | Under the ____, he admitted a lesser crime and avoided trial. | He admits a lesser crime, and the prosecutor drops the graver charge. |
grand jury | a grand jury | a group of citizens who decide if there is enough evidence for a charge | The ____ found enough evidence for an indictment. | Citizens hear a prosecutor’s evidence and decide if a charge should be brought. | indictment
indictment | an indictment | a formal charge issued by citizens in a felony case | After the secret hearings, the ____ charged him with fraud. | A written charge of fraud, voted by citizens, starts his case. | grand jury
civil case | a civil case | a lawsuit over a private dispute | She sued her landlord over the deposit in a ____. | A tenant sues her landlord over $600. | plaintiff
plaintiff | a plaintiff | the party who brings a lawsuit | The ____ in the lawsuit asked for $600 in damages. | Ms. Green files a lawsuit against a builder who ruined her roof. | civil case
class action | a class action | a lawsuit by many people with the same complaint | Thousands of buyers sued the carmaker together in a ____. | Ten thousand buyers of one car sue its maker together. | civil case;plaintiff
whistleblower | a whistleblower | an insider who reveals wrongdoing in an organization | The ____ inside the company told reporters about the dumping of poison. | An engineer reveals that her own company dumps poison in a river. |
clear and present danger | the clear and present danger test | a standard for speech likely to cause immediate harm | In 1919, Justice Holmes said speech may be limited if it creates a ____. | In 1919, a court asks if leaflets would cause immediate harm in wartime. | 
libel | libel | a false written statement that harms a reputation | The paper printed a false story that ruined him, so he sued for ____. | A magazine prints a false story that ruins a doctor’s name. | slander
slander | slander | a false spoken statement that harms a reputation | He falsely told a crowd that the baker was a thief, which was ____. | A man falsely tells a crowd that a baker steals. | libel
voter registration | voter registration | the process of signing up to cast a ballot | In most states, ____ is required before election day. | Weeks before election day, Kim signs up with her county to be on the rolls. |
`,
    questions: `
question | level | answer | w1 | w2 | w3 | why
Which standard of proof applies in a criminal trial? | easy | Beyond a reasonable doubt | More likely than not | Some evidence | A majority of witnesses | A person’s liberty is at stake, so the standard is high.
Which standard of proof applies in most civil cases? | medium | Preponderance of the evidence | Beyond a reasonable doubt | Absolute certainty | Unanimous witnesses | One side must be more likely right than the other.
Which amendment gives the accused a speedy and public trial? | medium | The Sixth | The Third | The Ninth | The Fourteenth | It also guarantees a lawyer and the right to confront witnesses.
Which amendment forbids cruel and unusual punishments? | easy | The Eighth | The Second | The Tenth | The Twentieth | It also forbids excessive bail and fines.
A school wants to search a student’s bag. What does it need, by New Jersey v. T.L.O. (1985)? | hard | Reasonable suspicion | A warrant from a judge | Proof beyond doubt | The consent of all parents | The Court set a lower standard for schools than for police.
May burning the flag be punished as a crime, by Texas v. Johnson (1989)? | hard | No, because it is symbolic speech | Yes, because the flag is sacred | Yes, but only on holidays | No, because cloth is property | The Court held that the First Amendment protects it.
Which amendment demands payment when the state takes private property? | medium | The Fifth | The First | The Eighth | The Tenth | Its takings clause asks for just compensation.
How may a naturalized citizen differ from one by birth? | medium | The first may not become president | The first may not vote | The first may not own land | The first pays other taxes | The Constitution reserves the presidency for natural-born citizens.
What did Dr. King’s “Letter from Birmingham Jail” defend? | medium | Breaking unjust laws openly and peacefully | Obeying every law without question | Waiting for the courts alone | Leaving the country in protest | He wrote that one has a moral duty to disobey unjust laws.
What did the Seneca Falls Convention (1848) demand? | medium | Rights for women | Land for settlers | An end of the draft | A national bank | Its Declaration of Sentiments was modeled on the Declaration of Independence.
What happened in Korematsu v. United States (1944)? | hard | The Court upheld wartime exclusion of Japanese Americans | The Court ended segregation in the army | The Court freed all war prisoners | The Court banned loyalty oaths | In 2018, the Court said that the decision was gravely wrong.
What does the Freedom of Information Act let people do? | medium | Request records of federal agencies | Publish anything without liability | Attend any trial for free | See any person’s tax return | Agencies must give records unless an exemption applies.
Which case began the “clear and present danger” test? | hard | Schenck v. United States | Marbury v. Madison | Gibbons v. Ogden | Plessy v. Ferguson | Schenck had urged men to resist the draft in World War I.
Which of these is a civic virtue? | easy | Respect for opposing views | Winning at any price | Avoiding public affairs | Loyalty to friends above the law | Self-government needs people who can disagree with respect.
Who decides the facts in a jury trial? | easy | The jury | The judge | The prosecutor | The bailiff | The judge decides questions of law.
`,
  }),
  ...defineLesson('upper', {
    ...{ id: 'public', grades: ['9-10', '11-12'], source, year },
    words: `
word | named | meaning | gap | scene | also
political socialization | political socialization | the process by which people form their views on government | Family and school are the main agents of ____. | A girl takes on her parents’ party loyalty at the dinner table. |
political efficacy | political efficacy | the belief that one’s participation makes a difference | Citizens with high ____ believe that their votes matter. | A man writes to officials, sure that his voice can change things. |
civil society | civil society | voluntary associations between the family and the state | Clubs, charities, and churches make up ____. | Choirs, charities, and clubs flourish without orders from the state. | social capital
social capital | social capital | networks of trust that help people act together | Bowling leagues build ____, according to Robert Putnam. | Neighbors who trust each other quickly organize a flood watch. | civil society
exit poll | an exit poll | a survey of voters as they leave the polls | Networks used the ____ to estimate results that evening. | Reporters question voters as they leave a voting site. |
random sample | a random sample | a group chosen so that each member of a population has an equal chance | A pollster needs a ____ to represent all voters fairly. | A pollster lets a computer draw 1,000 names from all voters. |
margin of error | the margin of error | the range in which a survey’s true value probably lies | With 48 percent and a ____ of 3 points, the race is too close to call. | A survey gives 48 percent, plus or minus 3 points. |
push poll | a push poll | negative campaigning disguised as a survey | The callers in the ____ spread rumors in the form of questions. | A caller “asks” thousands of people if they know of a candidate’s crimes. |
selective exposure | selective exposure | the habit of choosing news that agrees with one’s views | By ____, people follow only outlets that share their opinion. | A man follows only outlets that share his opinion. |
agenda setting | agenda setting | the power of the media to decide what the public thinks is important | Through ____, heavy coverage makes an issue seem urgent. | Daily front pages on crime make people name crime as the top issue. | 
gatekeeping | gatekeeping | the decision of editors on what becomes news | The editor’s ____ kept the story off the front page. | An editor picks twelve of two hundred stories for tonight’s broadcast. | agenda setting
split-ticket voting | split-ticket voting | the choice of candidates of different parties on one ballot | Choosing a Republican for governor and a Democrat for senator is ____. | On one ballot, she chooses one party for governor and the other for senator. |
absentee ballot | an absentee ballot | a form for citizens who cannot be at their polling place | A sailor at sea votes by ____. | A sailor at sea marks a form and mails it to his county. |
initiative | an initiative | a process that lets citizens propose a law by petition | By ____, citizens gathered signatures and put their own proposal on the ballot. | Citizens gather 90,000 signatures and put their own proposal to the voters. |
affirmative action | affirmative action | steps to increase the representation of groups that were discriminated against | A plan to recruit more members of excluded groups is called ____. | A firm that long shut out women sets up a plan to recruit more of them. | 
naturalized citizen | a naturalized citizen | an immigrant who has taken the oath of allegiance | As a ____, she was born abroad but votes here. | Born in Ghana, she took the oath in Ohio and now votes there. |
suspect classification | a suspect classification | a legal category, such as race, that courts examine most closely | A law that treats people by race uses a ____. | Courts look most closely at a law that treats people by race. | 
de facto segregation | de facto segregation | separation that results from practice and not from law | Housing patterns, and no law, led to ____ of the schools. | No law requires it, yet housing patterns leave two schools divided by race. |
`,
    questions: `
question | level | answer | w1 | w2 | w3 | why
Which factor predicts voter turnout best? | medium | Education | Gender | Birth order | Height | Turnout rises strongly with years of schooling.
In which elections is American turnout usually highest? | easy | Presidential elections | Midterm elections | City elections | Primary elections | More voters take part when the presidency is at stake.
Why do closed-ended online polls of a website’s visitors mislead? | medium | The participants choose themselves | The questions are too easy | The answers are counted twice | The sample is always too small | A self-selected sample does not represent the population.
What is the usual effect of a larger random sample? | medium | A smaller margin of error | A larger margin of error | More bias in the wording | A lower response rate | Sampling error shrinks as the sample grows.
Which question wording is neutral? | hard | Do you favor or oppose the new tax? | Do you oppose the unfair new tax? | Do you agree that the new tax helps children? | Why do you dislike the new tax? | Neutral wording gives both sides and no judgment.
What did Alexis de Tocqueville admire in America? | medium | Its many voluntary associations | Its powerful nobility | Its state church | Its large standing army | In Democracy in America (1835), he wrote that Americans constantly form associations.
What did Obergefell v. Hodges (2015) rest on? | hard | The Fourteenth Amendment | The Second Amendment | The Tenth Amendment | The Commerce Clause | The Court based the right to marry on due process and equal protection.
What did Loving v. Virginia (1967) strike down? | medium | Bans on interracial marriage | School prayer laws | Poll taxes | Literacy tests | The Court ruled unanimously under the Fourteenth Amendment.
What did Plessy v. Ferguson (1896) uphold? | easy | Separate but equal facilities | Votes for women | The income tax | A ban on child labor | Brown v. Board of Education rejected the doctrine for public schools in 1954.
What does Title IX (1972) forbid in schools with federal money? | easy | Discrimination by sex | Sports after dark | Religious clubs | Student newspapers | It opened many sports and programs to girls and women.
Which amendment did the Court apply to the states in Gitlow v. New York (1925)? | hard | The First | The Third | The Seventh | The Tenth | Gitlow began the incorporation of free speech.
What does the “collective action problem” describe? | hard | People gain without contributing | Groups always agree too fast | Leaders act without followers | Voters know too much | Each person hopes that others will bear the cost of a shared benefit.
Which right did Griswold v. Connecticut (1965) recognize? | medium | Privacy | Assembly | Petition | Bail | The Court found it in the “penumbras” of several amendments.
Which claim is normative? | medium | Everyone ought to vote | Turnout fell last year | Most voters are over 30 | Two states vote by mail | A normative claim says what should be.
What weakens a democracy’s “marketplace of ideas” most? | medium | Censorship of opponents | Many competing newspapers | Public debates | Open archives | The metaphor holds that truth emerges when ideas compete freely.
`,
  }),
  ...defineLesson('upper', {
    ...{ id: 'theory', grades: ['11-12'], source, year },
    words: `
word | named | meaning | gap | scene | also
civic republicanism | civic republicanism | the tradition that values active service to the common good above private interest | The tradition of ____ calls citizens to serve the common good. | Cicero praises citizens who put public service above private gain. | 
classical liberalism | classical liberalism | the tradition that stresses individual rights and limited government | In the spirit of ____, Locke held that government exists to protect rights. | Locke argues that a state exists to protect each person’s natural rights. | 
cosmopolitanism | cosmopolitanism | the view that all humans belong to one moral community | Diogenes called himself a citizen of the world, an early form of ____. | Diogenes says, “I am a citizen of the world.” |
communitarianism | communitarianism | the view that identity and duty grow from one’s community | According to ____, liberals overlook how communities shape us. | A philosopher says that our duties grow from the traditions that formed us. |
deliberative democracy | deliberative democracy | decision-making that puts public reasoning before voting | In ____, citizens exchange reasons before they decide. | A panel of citizens weighs expert evidence for weeks before it votes. |
tyranny of the majority | the tyranny of the majority | the oppression of a minority through democratic power | Madison and Tocqueville feared the ____ over minorities. | Fifty-one percent vote to silence the other forty-nine. |
negative liberty | negative liberty | freedom from interference by others | Isaiah Berlin’s ____ means being left alone. | No one stops a man from speaking, and he is left alone. | 
positive liberty | positive liberty | the capacity to control one’s own life | A right to schooling serves ____, the power to shape one’s life. | Free schooling gives a poor girl the power to shape her own life. | 
natural law | natural law | moral principles held to stand above man-made rules | Dr. King cited ____ when he called unjust statutes no law at all. | A thinker says that an unjust statute is no law at all. | 
statelessness | statelessness | the condition of having no nationality | After their nation took away their passports, they lived in ____. | No country in the world accepts a man as its national. |
expatriation | expatriation | the giving up of one’s nationality | By formal ____ at the embassy, he ceased to be an American. | At an embassy, an American signs a paper and ceases to be one. | denaturalization
denaturalization | denaturalization | the loss of citizenship that was granted because of fraud | A court ordered the ____ of a man who had lied in his application. | A man lied in his citizenship application, and a court revokes the grant. | expatriation
birthright citizenship | birthright citizenship | nationality that comes automatically from being born on a nation’s soil | United States v. Wong Kim Ark confirmed ____ in 1898. | In 1898, the Court rules that a man born in San Francisco is an American. | 
fighting words doctrine | the fighting words doctrine | the rule that insults likely to provoke immediate violence are not protected | Chaplinsky v. New Hampshire set out the ____ in 1942. | A man hurls insults in another’s face, and a brawl is certain. |
public forum | a public forum | a place, such as a park, traditionally open to expression | A city park is a traditional ____ for speech. | A speaker uses a park that has always been open to expression. |
intermediate scrutiny | intermediate scrutiny | the test for laws that classify by sex | Under ____, a law on sex must serve an important interest. | A court asks if a law that treats men and women differently serves an important interest. |
exclusionary rule | the exclusionary rule | the bar on evidence that police gained unlawfully | Under the ____, evidence from an unlawful search is kept out of court. | A judge keeps out a gun that police found in an unlawful search. |
Overton window | the Overton window | the range of ideas that the public finds acceptable at a given time | Over decades, activists moved the ____ until the idea was acceptable. | An idea that was unthinkable in 1900 is now acceptable in debate. |
`,
    questions: `
question | level | answer | w1 | w2 | w3 | why
What did Afroyim v. Rusk (1967) decide about citizenship? | hard | Congress may not take it away without consent | Voting abroad ends it at once | It requires military service | It passes only through fathers | The Court relied on the Fourteenth Amendment.
Which work of 1849 argues for refusing to support an unjust state? | medium | Thoreau’s Civil Disobedience | Hobbes’s Leviathan | Burke’s Reflections | Hamilton’s Report on Manufactures | Thoreau refused to pay a tax in protest against slavery and the war with Mexico.
Which thinker argued that liberty may be limited only to prevent harm to others? | medium | John Stuart Mill | Thomas Hobbes | Plato | Edmund Burke | It is the harm principle of On Liberty (1859).
Whose “veil of ignorance” tests the fairness of principles? | medium | John Rawls | Robert Nozick | John Dewey | Karl Marx | In A Theory of Justice (1971), people choose principles without knowing their place in society.
Who defended a minimal state in Anarchy, State, and Utopia (1974)? | hard | Robert Nozick | John Rawls | Michael Sandel | Jürgen Habermas | Nozick held that a state may do little more than protect rights.
How does Aristotle define a citizen in the Politics? | hard | One who shares in ruling and judging | One who owns slaves and land | One who is born of two nobles | One who obeys a king | For Aristotle, a citizen takes part in deliberation and office.
Which test did Brandenburg v. Ohio (1969) set for inciting speech? | hard | Incitement to imminent lawless action | Any bad tendency | Offense to a reasonable listener | A majority’s disapproval | Abstract advocacy of force is protected.
What must a public official prove in a libel suit, by New York Times v. Sullivan (1964)? | medium | Actual malice | Ordinary negligence | Loss of income | Breach of contract | The publisher must have known the statement was false or have recklessly ignored the truth.
For which part of the Constitution did Lemon v. Kurtzman (1971) set a test? | medium | The establishment clause | The commerce clause | The takings clause | The contracts clause | It asked about secular purpose, primary effect, and entanglement.
What is the classic objection to compulsory voting? | easy | It limits the freedom to abstain | It lowers turnout | It makes ballots public | It ends political parties | Supporters answer that it makes the electorate representative.
What is an argument for ranked-choice voting? | medium | Voters can support minor candidates without wasting votes | Counting takes less time than before | Parties can cancel results | Only the first choice ever counts | If no one has a majority, ballots of the last-placed candidate pass to the next choice.
Which trait separates civil from criminal disobedience, for Rawls? | medium | It is public and appeals to justice | It is secret and profitable | It is violent and sudden | It is approved in advance | Rawls calls it public, nonviolent, and conscientious.
What did the Universal Declaration of Human Rights (1948) proclaim? | easy | What every person is entitled to | Where new nations have borders | How goods cross the oceans | How one continent is ruled | The General Assembly of the United Nations adopted it.
Who chaired the committee that drafted the Universal Declaration of Human Rights? | medium | Eleanor Roosevelt | Jane Addams | Frances Perkins | Golda Meir | She led the Commission on Human Rights.
Which right is usually called a “positive” right? | medium | A free education | Freedom from torture | Freedom of speech | Freedom of worship | A positive right asks others to provide something.
`,
  }),
];
