import { defineLesson } from '#services/learning/questions/facts/social-studies/lesson-forms.ts';

const source = 'OpenStax: American Government 3e';
const year = 2021;

/** For grades 7 to 12. */
export const upperGovernmentForms = [
  ...defineLesson('upper', {
    ...{ id: 'civics', grades: ['7-8', '9-10'], source, year },
    words: `
word | named | meaning | gap | scene | also
judicial review | judicial review | the power of courts to declare acts of government unconstitutional | Marbury v. Madison established ____ in 1803. | The Supreme Court strikes down an act of Congress. | supremacy clause
habeas corpus | habeas corpus | the right of a prisoner to have a judge examine the detention | A writ of ____ makes jailers explain to a judge why they hold someone. | A jailed man asks a judge to decide whether he is held lawfully. | due process
due process | due process | fair legal procedures before life, liberty, or property is taken | The Fifth and Fourteenth Amendments promise ____ of law. | A student is told the charge and may answer it before being expelled. | habeas corpus
filibuster | a filibuster | the use of long debate in the Senate to block a vote | The senator spoke all night in a ____ to stop the bill. | A senator talks for fifteen hours so that a bill cannot come to a vote. |
precedent | a precedent | an earlier ruling that guides later cases | The judge followed the ____ set by a similar case. | A judge decides as another court did in a similar case in 1985. |
gerrymandering | gerrymandering | drawing district lines to favor one party | Oddly shaped districts are often a result of ____. | Lawmakers draw a snake-shaped district to help their own party. |
bicameral legislature | a bicameral legislature | a lawmaking body with two chambers | Congress, with its House and Senate, is a ____. | A bill must pass in both an assembly and a senate. |
enumerated powers | the set of enumerated powers | the authority that the Constitution lists for the national government | Coining money and declaring war are among the ____ of Congress. | Article I lists the right of Congress to declare war. |
reserved powers | the set of reserved powers | the authority that the Tenth Amendment keeps for the states | Running public schools is one of the ____ of the states. | A state, not Washington, decides how its schools are run. |
concurrent powers | the set of concurrent powers | the authority that the nation and the states both hold | Taxing and borrowing are ____ of nation and states. | You pay an income tax to Washington and another to your state. |
supremacy clause | the supremacy clause | the part of the Constitution that puts federal law above state law | Under the ____, a valid federal law beats a state law. | A state law is void because it conflicts with a valid federal law. | judicial review
executive order | an executive order | a directive of the president with the force of law | With his ____, President Truman desegregated the armed forces. | In 1948, the president desegregates the armed forces with his signature alone. |
pardon | a pardon | the forgiveness of a crime by a president or governor | The governor granted a ____ to the prisoner. | A president forgives a federal crime, and the convict goes free. |
incumbent | an incumbent | the current holder of an office | The ____ is well known, so challengers rarely win. | A member of Congress runs again for the seat she now holds. |
platform | a platform | a statement of political goals, written before an election | Delegates at the convention voted on the ____ for the campaign. | A convention approves a list of goals on taxes, schools, and defense. |
eminent domain | eminent domain | the power to take private property for public use with payment | The state used ____ to buy the farm for a highway. | The city pays a fair price and takes a house to build a road. |
probable cause | probable cause | good reason to believe that a crime has been committed | Without ____, a judge will not sign a search warrant. | A judge signs a search warrant because a witness saw stolen goods there. | due process
direct democracy | direct democracy | a system that lets citizens vote on laws themselves, without lawmakers | A New England town meeting is a form of ____. | All citizens of a small town gather and vote on each law themselves. |
`,
    questions: `
question | level | answer | w1 | w2 | w3 | why
What did Marbury v. Madison (1803) decide? | medium | Courts may strike down laws | Schools may not segregate | Suspects must hear their rights | States may tax a federal bank | The case established judicial review.
What did Brown v. Board of Education (1954) decide? | easy | Segregated public schools are unconstitutional | Students may not protest | Separate but equal is lawful | Prayer must open each school day | The Court found that separate schools are unequal.
What did Gideon v. Wainwright (1963) guarantee? | medium | A lawyer for poor defendants | A jury in every lawsuit | A trial within ten days | A free press in wartime | The state must provide a lawyer to defendants in serious criminal cases who cannot pay.
What did Miranda v. Arizona (1966) require of police? | easy | To inform suspects of their rights | To carry a warrant at all times | To film each arrest | To release suspects at night | The warning covers silence and a lawyer during questioning in custody.
What did Tinker v. Des Moines (1969) protect? | medium | Symbolic speech of students | Searches of school lockers | Prayer led by teachers | Dress codes of schools | Students wore black armbands against the war in Vietnam.
What did McCulloch v. Maryland (1819) decide? | hard | A state may not tax a federal bank | A state may leave the Union | A state may print its own money | A state may block the mail | The Court upheld implied powers and federal supremacy.
How many votes end a debate on most bills in the Senate? | hard | 60 | 51 | 67 | 100 | Cloture needs three-fifths of all senators.
Which body tries an impeached official? | medium | The Senate | The House | The Cabinet | The Supreme Court | The House impeaches, and the Senate holds the trial.
What limits a president to two elected terms? | medium | The 22nd Amendment | The 10th Amendment | The 14th Amendment | The 26th Amendment | It was ratified in 1951, after Franklin Roosevelt had won four times.
Which amendment promises equal protection of the laws? | medium | The 14th | The 4th | The 10th | The 21st | It was ratified in 1868 and applies to the states.
Which amendment bars unreasonable searches? | easy | The Fourth | The First | The Sixth | The Eighth | Police usually need a warrant based on probable cause.
A defendant refuses to testify against herself. Which amendment lets her? | medium | The Fifth | The Second | The Third | The Eighth | The Fifth Amendment protects against self-incrimination.
Which Enlightenment thinker wrote of natural rights to life, liberty, and property? | easy | John Locke | Thomas Hobbes | Baron de Montesquieu | Voltaire | His ideas shaped the Declaration of Independence.
Which thinker inspired the three branches of government? | hard | Baron de Montesquieu | John Locke | Adam Smith | Thomas Paine | His Spirit of the Laws praised divided powers.
What did the Federalist Papers argue for? | medium | Ratifying the Constitution | Declaring independence | Keeping the Articles | Ending slavery | Hamilton, Madison, and Jay wrote them in 1787 and 1788.
`,
  }),
  ...defineLesson('upper', {
    ...{ id: 'institution', grades: ['9-10', '11-12'], source, year },
    words: `
word | named | meaning | gap | scene | also
cloture | cloture | a vote of sixty senators that ends debate | The Senate invoked ____, so debate on the bill came to a close. | Sixty senators vote to cut off a long debate. |
writ of certiorari | a writ of certiorari | an order of the Supreme Court that calls up a case for review | Four justices must agree before the Court grants a ____. | Four justices agree to take up a case from a lower court. | appellate jurisdiction
selective incorporation | selective incorporation | the application of the Bill of Rights to the states, right by right | Through ____, most of the Bill of Rights now binds the states. | In 1925, the Court holds that states, too, must respect free speech. |
establishment clause | the establishment clause | the ban on an official religion | Government-written school prayer violates the ____. | A court stops a town from requiring a prayer written by its officials. |
free exercise clause | the free exercise clause | the guarantee that people may practice their faith | The ____ protects the practice of one’s faith. | Amish parents win the right to keep teens out of high school for their faith. | selective incorporation
original jurisdiction | original jurisdiction | the authority to hear a case first | A dispute between two states falls under the ____ of the Supreme Court. | A suit of one state against another begins in the Supreme Court. |
appellate jurisdiction | appellate jurisdiction | the authority to review decisions of lower courts | A circuit court has only ____ and reviews trial courts. | A circuit court reviews a trial for errors of law, without a new jury. | writ of certiorari
pocket veto | a pocket veto | the end of a bill that stays unsigned after Congress has adjourned | Congress had adjourned within ten days, so the unsigned bill died by ____. | A bill stays unsigned, Congress goes home within ten days, and the bill dies. |
bureaucracy | a bureaucracy | an organization of appointed officials in ranks with written rules | The federal ____ employs millions of civilians in its agencies. | Civil servants in ranked offices process claims by written rules. |
block grant | a block grant | federal money that states may spend within a broad purpose | With a ____, a state has wide freedom in spending federal aid. | Washington gives a state money for “community development” and sets few conditions. |
categorical grant | a categorical grant | federal money for a specific purpose with strict conditions | A ____ must be spent on one narrow purpose. | Washington gives a state money for school lunches only, with detailed conditions. |
whip | a whip | a party leader who rounds up votes | The ____ counts how party members will vote. | Before the vote, a party leader counts and secures members’ votes. |
conference committee | a conference committee | a group from both houses that works out one version of a bill | A ____ reconciles the House and Senate versions of a bill. | Members of both chambers settle differences between two versions of a bill. |
standing committee | a standing committee | a permanent group of lawmakers for one policy area | The House Committee on Agriculture is a ____. | The House group on agriculture studies farm bills in every Congress. |
super PAC | a super PAC | a group with unlimited independent campaign spending | A ____ may not coordinate its spending with the candidate. | A group without ties to a candidate raises unlimited sums for its own ads. |
ex post facto law | an ex post facto law | an act that punishes deeds done before it was passed | Punishing past deeds that were lawful then requires the kind of measure called ____. | A deed that was lawful last year is made a crime, and people are charged for it. |
bill of attainder | a bill of attainder | an act of a legislature that punishes someone without trial | By a ____, a legislature would punish a person without any trial. | Lawmakers vote to imprison a named man, and no court hears him. |
necessary and proper clause | the necessary and proper clause | the source of the implied powers of Congress | Congress chartered a national bank under the ____. | Congress charters a bank, a power that is implied but never listed. |
`,
    questions: `
question | level | answer | w1 | w2 | w3 | why
Why does Federalist No. 10 favor a large republic? | hard | Many factions check one another | Large armies deter enemies | Small states gain more seats | Citizens can vote on each law | Madison argued that in a large republic no single faction easily prevails.
What does Federalist No. 51 mean by “ambition must be made to counteract ambition”? | hard | Branches should be able to resist each other | Leaders should seek higher office | Parties should share power equally | States should compete for trade | Madison defends checks and balances with these words.
What did Brutus No. 1 warn against? | hard | A national government that swallows the states | A republic that is too small | Courts that are too weak | A president without an army | The Anti-Federalist author feared the supremacy and necessary and proper clauses.
What did United States v. Lopez (1995) limit? | hard | The commerce power of Congress | The pardon power of the president | The taxing power of the states | The treaty power of the Senate | The Court struck down a federal ban on guns near schools.
What did Shaw v. Reno (1993) address? | hard | Districts drawn mainly by race | Money given to candidates | Prayer at graduation | Searches without a warrant | The Court applied strict scrutiny to districts that only race explains.
What did Baker v. Carr (1962) allow? | hard | Court challenges to unequal districts | Lawsuits against a sitting president | State taxes on federal land | Loyalty oaths for teachers | The case led to the principle of one person, one vote.
What did Citizens United v. FEC (2010) protect? | medium | Independent political spending by corporations | Direct gifts by corporations to candidates | Secret ballots in union elections | Free airtime for small parties | The Court treated such spending as protected speech.
Which body confirms federal judges? | easy | The Senate | The House | The Cabinet | The Judicial Conference | The Constitution asks for the advice and consent of the Senate.
What is the main work of the House Rules Committee? | medium | Setting the terms of debate for bills | Judging the ethics of members | Drafting the federal budget | Confirming Cabinet members | It decides how long and with which amendments a bill is debated.
Which agency helps the president prepare the budget? | medium | The Office of Management and Budget | The Congressional Budget Office | The Federal Reserve | The Census Bureau | The OMB belongs to the Executive Office of the President.
Why did the War Powers Resolution pass in 1973? | medium | To limit troop commitments without Congress | To end the draft for good | To give generals control of budgets | To merge the armed services | Congress reacted to the long war in Vietnam.
Which model of democracy stresses competing interest groups? | medium | Pluralist democracy | Elite democracy | Participatory democracy | Direct democracy | In pluralist theory, policy comes from the competition of groups.
What usually happens to the president’s party in midterm elections? | easy | It loses seats in the House | It gains seats in both houses | It wins most governorships | It replaces the Speaker with a senator | The president’s party has lost House seats in nearly all midterms since 1934.
What does the Seventeenth Amendment provide? | medium | Direct election of senators | A federal income tax | Votes for women | An end of Prohibition | Before 1913, state legislatures chose senators.
Which effect do single-member districts tend to have? | easy | A system of two main parties | A system of many small parties | Very high turnout | Coalition governments | In winner-take-all districts, small parties rarely win seats.
`,
  }),
  ...defineLesson('upper', {
    ...{ id: 'analysis', grades: ['11-12'], source, year },
    words: `
word | named | meaning | gap | scene | also
stare decisis | stare decisis | the doctrine that courts should stand by earlier decisions | Out of respect for ____, the Court upheld its earlier ruling. | Justices keep an old ruling that they doubt, for the sake of stability. | judicial restraint
iron triangle | an iron triangle | a stable alliance of an agency, a committee, and an interest group | Agency, congressional committee, and interest group form the ____. | Farm groups, an agency, and a House committee protect one program together. |
logrolling | logrolling | the trading of support among lawmakers | Two members traded votes on their bills, which is called ____. | “Back my dam, and I will back your bridge,” one member tells another. |
earmark | an earmark | money set aside in a bill for one local project | One member asked for the ____ that paid for a museum in her district. | A spending bill sets aside two million dollars for one town’s museum. |
concurring opinion | a concurring opinion | a justice’s agreement with the result for other reasons | She agreed with the result but not the reasoning, so she wrote a ____. | A justice supports the outcome but gives different reasons. |
dissenting opinion | a dissenting opinion | the statement of a justice who disagrees with the result | He voted with the minority and explained it in a ____. | A justice who was outvoted explains why the ruling is wrong. |
amicus brief | an amicus brief | a filing by an outsider who wants to inform a court | The medical association was no party but filed its own ____. | A group that is no party to a case sends the justices its arguments. |
strict scrutiny | strict scrutiny | the test that demands a compelling interest and narrow tailoring | Laws that classify people by race must survive ____. | A law on race stands only if narrowly tailored to a compelling interest. |
rational basis test | the rational basis test | the lenient review that asks only for a reasonable link to a legitimate goal | Most economic regulations pass the ____ easily. | A rule on barbers stands, as it is reasonably linked to health. |
prior restraint | prior restraint | censorship before publication | The Pentagon Papers case rejected ____ of the press. | The government asks a court to stop a newspaper before it prints a story. |
judicial restraint | judicial restraint | the view that courts should defer to elected branches | A believer in ____ seldom strikes down laws. | A judge dislikes a law but leaves the remedy to elected lawmakers. | stare decisis
devolution | devolution | the transfer of power from national to state governments | Welfare reform of 1996 gave states more control, an example of ____. | Washington hands control of a welfare program to the states. |
executive privilege | executive privilege | the claim that confidential advice to a president may be withheld | In 1974, President Nixon claimed ____ for his tapes. | A president refuses to hand over notes of talks with advisers. |
signing statement | a signing statement | written comments by a president on a bill that becomes law | The president approved the bill but wrote his doubts about one section in a ____. | While approving a bill, the president declares how one section will be read. |
discharge petition | a discharge petition | a device by which a House majority takes a bill from a committee | With 218 signatures, a ____ brings a stuck bill to the floor. | A majority of the House signs to move a stuck bill out of committee. |
closed primary | a closed primary | a vote on nominees that is limited to registered party members | An independent may not take part in a ____. | Only registered members of a party may help choose its nominee. |
plurality | a plurality | the largest share of votes, even if below half | With 40 percent among four candidates, she won by a ____. | He wins a House seat with 38 percent, since four others have less. |
unfunded mandate | an unfunded mandate | a federal requirement without money to meet it | States protested the ____, because Washington paid nothing toward it. | Washington orders states to build ramps but sends no money. |
`,
    questions: `
question | level | answer | w1 | w2 | w3 | why
Which claim about a unitary system is correct? | medium | The central government may redraw local powers | The regions can leave at any time | The regions hold sovereign powers | The courts are chosen by the regions | In a unitary state such as France, local powers come from the center.
How does a parliamentary system choose its head of government? | easy | The legislature decides | The courts decide | A separate popular vote decides | The outgoing leader decides | A prime minister needs the support of a majority in parliament.
What does a vote of no confidence do? | medium | It removes a government | It vetoes a court ruling | It ends a monarchy | It dissolves a party | A parliamentary government must resign or call elections when it loses one.
How does proportional representation affect small parties? | medium | They win seats in line with their votes | They are barred from parliament | They must merge before the vote | They win only in rural districts | A party with 10 percent of the votes gets about 10 percent of the seats.
Which function did the Supreme Court claim under Article III in Marbury v. Madison? | medium | Saying what the law is | Enforcing its own rulings | Proposing amendments | Naming federal marshals | Marshall wrote that this is “emphatically” the duty of the judiciary.
Why is the Tenth Amendment cited in disputes about federalism? | easy | It reserves powers to states or people | It lists the powers of Congress | It bars states from taxing | It lets states void federal law | Powers not delegated to the nation are reserved.
Which kind of spending must Congress approve every year? | medium | Discretionary spending | Mandatory spending | Entitlement spending | Interest on the debt | Defense and education are funded by annual appropriations.
Which program is mandatory spending? | medium | Social Security | NASA | The National Parks | The FBI | By law, everyone who qualifies is paid without a yearly vote.
How did the Pendleton Act (1883) change the bureaucracy? | medium | It began hiring by merit | It ended all appointments | It doubled the Cabinet | It let the courts hire | The act followed the murder of President Garfield by a man who wanted an office.
What does Hobbes say people give up in the social contract? | hard | Their freedom, in return for security | Their property, in return for votes | Their faith, in return for peace | Their rulers, in return for equality | In Leviathan, people submit to a sovereign to escape a war of all against all.
Which idea of Rousseau links law to the common good? | hard | The general will | The divine right | The state of war | The invisible hand | Rousseau holds that legitimate law expresses the general will.
What does the “exclusionary rule” exclude? | hard | Evidence from unlawful searches | Jurors with strong opinions | Reporters from open trials | Laws from court review | Mapp v. Ohio (1961) applied the rule to the states.
Which kind of question do courts decline as “political”? | hard | One left to other branches by the Constitution | One about votes in a local race | One about a crime by a party member | One reported widely in the news | Under the political question doctrine, courts leave such issues to elected branches.
What distinguishes a delegate from a trustee in Congress? | medium | A delegate follows the voters’ wishes | A delegate follows personal judgment | A delegate follows the president | A delegate follows court orders | A trustee uses personal judgment instead.
What is “retrospective voting”? | medium | Judging a party by its past record | Voting by mail before election day | Voting for the same party forever | Choosing by promises alone | Voters who look back reward or punish past performance.
`,
  }),
];
