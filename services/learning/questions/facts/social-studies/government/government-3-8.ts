import { defineLesson } from '#services/learning/questions/facts/social-studies/lesson-forms.ts';

const source = 'USAGov: How the U.S. government works';
const year = 2024;

/** For grades 3 to 8. */
export const middleGovernmentForms = [
  ...defineLesson('middle', {
    ...{ id: 'branch', grades: ['3-4', '5-6'], source, year },
    words: `
word | named | meaning | gap | scene | also
legislative branch | the legislative branch | the part of government that makes the laws | Congress is the ____ of the national government. | The House and the Senate pass a new law about clean water. | representative;senator;bill
executive branch | the executive branch | the part of government that carries out the laws | The president heads the ____ of the national government. | The president and thousands of workers put a new law into action. | Cabinet
judicial branch | the judicial branch | the part of government that decides what the laws mean | Judges work in the ____ of the government. | Judges across the nation decide what a law means. | Supreme Court
senator | a senator | one of two lawmakers whom each state sends to Washington | A ____ serves a term of six years. | She is one of only two lawmakers chosen by all voters of Utah, for six years. | legislative branch;representative
representative | a representative | a member of the House, chosen by one district | A ____ serves a term of two years in the House. | He speaks for one district of Ohio and runs again every two years. | legislative branch;senator
veto | a veto | the power of the president to reject a bill | The president stopped the bill with a ____. | The president sends a bill back to Congress unsigned. | 
bill | a bill | a plan for a new law | A ____ must pass both houses of Congress before the president can sign it. | A member of the House writes a plan for a law that saves whales. | legislative branch
amendment | an amendment | a change to the Constitution | The 19th ____ gave women in every state the vote. | In 1920, a change to our plan of government let women vote. | 
Bill of Rights | the Bill of Rights | the first ten changes to the Constitution | Free speech is promised in the ____ of 1791. | Ten promises of freedom were added to our plan of government in 1791. | amendment
democracy | a democracy | a government in which the people rule by voting | Citizens in a ____ take part by voting. | In this land, citizens decide by voting who will lead them. | republic
monarchy | a monarchy | a government with a king or queen at its head | A queen or king is the head of a ____. | When the old king dies, his daughter wears the crown. | 
dictatorship | a dictatorship | a government in which one ruler has all the power | No one may speak against the ruler of a ____. | One man took over with the army and jails all who speak against him. | 
Supreme Court | the Supreme Court | the highest group of judges in the country | Nine justices sit on the ____ and have the last word on a law. | Nine justices in Washington have the last word in a case. | judicial branch
Cabinet | the Cabinet | the group of advisers who head the departments of the president | The Secretary of State sits in the ____ of the president. | The heads of the departments meet with the president to give advice. | executive branch
trial | a trial | a hearing in court to decide a case | The jury listened during the ____ and then decided. | In court, both sides call witnesses, and a jury listens. | judicial branch
census | a census | a count of all the people in a country | Every ten years the nation counts its people in a ____. | In a year that ends in zero, each home reports how many live there. | 
compromise | a compromise | an agreement in which each side gives up something | The two sides ended the argument with a ____. | Large and small states each gave up something and agreed on a plan. | 
campaign | a campaign | the effort to win an election | During her ____ she shook hands in every town. | For months, she gives speeches and puts up signs to win votes. | 
`,
    questions: `
question | level | answer | w1 | w2 | w3 | why
Into how many branches is our national government divided? | easy | Three | Two | Four | Fifty | They are the legislative, the executive, and the judicial branch.
Which branch does the president lead? | easy | The executive branch | The judicial branch | The legislative branch | The state branch | The executive branch carries out the laws.
Why is the power of government split among branches? | medium | So that no branch becomes too strong | So that laws can be made faster | So that each state has its own army | So that more people earn money | Each branch can check the other two.
How many people does each state send to the Senate? | easy | Two | One | Four | It depends on its size | Every state, large or small, sends two senators.
What decides how many representatives a state has? | medium | Its number of people | Its size on the map | Its age as a state | Its number of cities | States with more people have more seats in the House.
In which order does a bill become a law? | hard | House, Senate, president | President, Senate, judges | Judges, House, president | President, judges, Senate | A bill may also start in the Senate, but both houses come before the president.
What can Congress do after a veto? | hard | Pass the bill again with two-thirds of the votes | Ask the army to sign the bill | Make the vice president sign the bill | Remove the veto from the Constitution | Two-thirds of each house can make the bill a law all the same.
Which of these is a job of a state government? | medium | Giving out driver’s licenses | Printing dollar bills | Making a treaty with France | Running the Army | States decide who may drive on their roads.
Which of these is a job of a local government? | medium | Running the fire department | Declaring war | Making coins | Choosing ambassadors | Towns, cities, and counties run fire departments.
Who chooses the justices of the Supreme Court? | hard | The president, with approval of the Senate | The voters, every four years | The governors of all states | The House, with approval of the army | The president names a justice, and the Senate votes on it.
Which freedom lets reporters print news that leaders dislike? | medium | Freedom of the press | Freedom of religion | Freedom to travel | Freedom from hunger | The First Amendment protects the press.
With which words does the Constitution begin? | medium | We the People | When in the course of human events | Four score and seven years ago | I pledge allegiance | The words show that the power of government comes from the people.
Which paper told the king that the colonies were free? | easy | The Declaration of Independence | The Constitution | The Bill of Rights | The Pledge of Allegiance | It was approved on July 4, 1776.
Where does a governor work? | easy | In the capital of a state | In the Supreme Court | In the White House | In the United States Senate | A governor heads the executive branch of a state.
Which two groups make up Congress? | easy | The House and the Senate | The Senate and the Cabinet | The House and the Supreme Court | The Cabinet and the Army | Both houses must agree on a bill.
`,
  }),
  ...defineLesson('middle', {
    ...{ id: 'system', grades: ['5-6', '7-8'], source, year },
    words: `
word | named | meaning | gap | scene | also
federalism | federalism | the sharing of power between national and state governments | Under ____, both Washington and the states hold power. | The nation prints money, while each state runs its own schools. |
separation of powers | the separation of powers | the division of government into branches with different jobs | The ____ gives lawmaking, enforcing, and judging to different branches. | One group writes laws, another enforces them, and a third judges. | checks and balances
checks and balances | the system of checks and balances | the ability of each branch to limit the others | Through ____, each branch can limit the other two. | The Senate rejects a person whom the president picked as a judge. | separation of powers
popular sovereignty | popular sovereignty | the idea that government gets its power from the people | “We the People” expresses the idea of ____. | A leader says, “We rule only because the people allow it.” | republic
limited government | limited government | the idea that even leaders must stay within the law | Under ____, a president may do only what the law allows. | A court stops a governor who did something the law does not allow. | checks and balances;rule of law;separation of powers
impeachment | impeachment | a formal charge of wrongdoing against an official | The House voted for the ____ of the president for serious crimes. | The House votes to charge an official with serious crimes. | checks and balances
Electoral College | the Electoral College | the group of electors who choose the president | A candidate for president needs 270 votes in the ____. | In December, 538 people cast the votes that make someone president. |
primary election | a primary election | a vote that lets a party pick its own candidate for office | Three members of one party ran against each other in the ____ in May. | In spring, party voters decide who will run for them in November. |
political party | a political party | a group that shares ideas and tries to win elections | Members of a ____ work together to win office. | Thousands of people with like ideas back one team of candidates. |
majority | a majority | more than half of the votes | With 51 of 100 votes, she had a ____. | The bill gets 60 of 100 votes, so it passes. |
override | an override | a two-thirds vote that cancels a veto | Congress made the bill a law by its ____ of the veto. | Two-thirds of both houses vote for a bill that the president rejected. | checks and balances;majority
lobbyist | a lobbyist | a person paid to persuade lawmakers | The ____ was paid by farmers to talk with senators. | A group of bakers pays her to talk lawmakers into lower sugar prices. |
jurisdiction | jurisdiction | the right of a court to hear a case | A traffic court has no ____ over a murder case. | A state judge says, “This case belongs in a federal court, not here.” |
appeal | an appeal | a request that a higher court review a decision | After he lost the case, he brought his ____ to a higher court. | She thinks the judge erred and asks a higher court to look again. |
ambassador | an ambassador | an official who represents a nation in another country | Our ____ in Japan spoke for the United States. | He lives in Rome and speaks there for the United States. |
treaty | a treaty | a formal agreement between nations | The two nations ended the war with a ____. | Two nations sign a paper that ends their war. |
oligarchy | an oligarchy | a government in which a small group holds power | A few rich families held all power, so the city was under the rule of this ____. | Five generals share all the power in a country. |
rule of law | the rule of law | the principle that nobody stands above what is written and enforced | The ____ means that even a king can be punished. | A rich official is fined for speeding like everyone else. | limited government
`,
    questions: `
question | level | answer | w1 | w2 | w3 | why
Which power belongs to the national government alone? | medium | Coining money | Building schools | Holding elections | Collecting taxes | Article I denies the states the power to coin money.
Which power do national and state governments share? | medium | Collecting taxes | Declaring war | Running a post office | Issuing marriage licenses | You may pay income tax to both the nation and your state.
How can Congress check the Supreme Court? | hard | By proposing an amendment | By ordering a new verdict | By lowering justices’ pay | By firing a justice at will | An amendment can change the Constitution after a ruling.
How can the Supreme Court check Congress? | medium | By finding a law unconstitutional | By vetoing a bill | By calling a new election | By writing a better law | The Court can strike down laws that go against the Constitution.
What was the weakness of the Articles of Confederation? | medium | The national government could not tax | The president had too much power | The states had no power at all | The courts could remove lawmakers | Congress could only ask the states for money.
What did the Great Compromise create? | medium | A Congress with two houses | A court with nine justices | A president with a veto | A Bill of Rights | One house goes by population, and in the other the states are equal.
Where in the government are tax bills supposed to start? | hard | In the House of Representatives | In the Senate | In the Cabinet | In the Supreme Court | The Constitution gives bills for raising revenue to the House first.
Which officials serve for life if they behave well? | easy | Federal judges | Senators | Governors | Representatives | Life terms let judges decide without fear of losing an election.
A president wants to sign a treaty. Whose approval is needed? | medium | Two-thirds of the Senate | Most of the House | All fifty governors | The Supreme Court | The Senate must agree to treaties by a two-thirds vote.
Which amendment protects speech, religion, press, assembly, and petition? | easy | The First | The Second | The Fifth | The Tenth | These are the five freedoms of the First Amendment.
Which amendment ended slavery in the United States? | medium | The 13th | The 1st | The 19th | The 26th | The 13th Amendment was ratified in 1865.
What did the 26th Amendment change? | hard | It lowered the voting age to 18 | It gave women the vote | It limited presidents to two terms | It ended the poll tax | Many felt that soldiers of 18 should be able to vote.
Who becomes president if both the president and vice president cannot serve? | hard | The Speaker of the House | The Chief Justice | The Secretary of State | The Senate majority leader | A law of 1947 puts the Speaker next in line.
Which of these stands above the others if they conflict? | easy | The Constitution | A state law | A city ordinance | A governor’s order | The Constitution is the supreme law of the land.
Which of these belongs to the executive branch? | medium | The Department of Defense | The House Committee on Rules | The Court of Appeals | The Library of Congress | Its head, the Secretary of Defense, sits in the Cabinet.
`,
  }),
];
