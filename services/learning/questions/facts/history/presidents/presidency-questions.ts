import { questionForms } from '#services/learning/questions/facts/common-text-forms.ts';
import { defineTextForms } from '#services/learning/questions/facts/text-forms.ts';

const source = 'OpenStax: U.S. History';
const year = 2014;

/** For grades 9 to 12. */
export const presidencyQuestionForms = [
  ...defineTextForms({
    ...{ id: 'senior', grades: ['9-10'], source, year },
    table: `
question | level | answer | w1 | w2 | w3 | why
Why did Hamilton want the new federal government to take over the states’ debts? | medium | To tie wealthy creditors to its success | To punish the Southern states | To avoid paying soldiers | To make a war with Spain possible | Creditors would support a government that owed them money.
Which bargain won Southern votes for Hamilton’s plan to assume debts? | hard | A capital on the Potomac | An end to the tariff | New Orleans as a free port | More seats in the House | Jefferson, Madison, and Hamilton arranged it in 1790.
Which idea did the Virginia and Kentucky Resolutions put forward? | hard | States may judge federal acts unconstitutional | Presidents may serve for life | Congress may abolish slavery | Courts may elect presidents | Madison and Jefferson wrote them in 1798 against the Sedition Act.
What did Jackson’s Nullification Proclamation assert? | medium | The Union cannot be dissolved by a state | Tariffs are unconstitutional | Slavery is a positive good | Banks must be private | He called disunion by armed force treason.
Which principle did Lincoln and Douglas mainly debate in 1858? | medium | The spread of slavery into the territories | The gold standard | Women’s suffrage | The annexation of Texas | Douglas defended popular sovereignty.
Why did the Emancipation Proclamation make British intervention unlikely? | hard | Britain would not openly side with slavery | It gave Canada to Britain | It lowered the price of cotton | It ended the Union blockade | The British public opposed slavery.
What did Radical Republicans think of Lincoln’s Ten Percent Plan? | medium | It was too lenient | It was too harsh | It cost too much | It gave land to freed people | The Wade-Davis Bill asked for the loyalty of a majority.
Which issue made William Jennings Bryan famous in 1896, when he ran against McKinley? | medium | Free coinage of silver | Prohibition | Restoring slavery | War with Mexico | His “Cross of Gold” speech won him the nomination.
Which two aims did Progressive presidents share? | easy | To curb monopolies and protect consumers | To end all taxes and close banks | To leave Alaska and Hawaii | To restore the spoils system | Food safety and antitrust laws are examples.
How did Wilson justify the war declaration of 1917? | easy | The world must be made safe for democracy | Germany had bombed New York | France owed no debts | Mexico had to be conquered | He also cited unrestricted submarine warfare.
What were the “three Rs” of the New Deal? | easy | Relief, recovery, and reform | Reading, writing, and arithmetic | Rights, republic, and revenue | Roads, rivers, and railroads | They name immediate aid, economic growth, and lasting change.
Why did Roosevelt cut spending in 1937, and what followed? | hard | He wanted a balanced budget, and a recession came | He wanted war, and prices doubled | He feared Congress, and strikes ended | He disliked the TVA, and it closed | The downturn of 1937 and 1938 is sometimes called the Roosevelt recession.
What did the Truman Doctrine promise? | easy | Support for peoples resisting communist pressure | An army in every country | A return to isolation | A ban on atomic weapons | The first aid went to Greece and Turkey in 1947.
Which domestic program did Truman call the Fair Deal? | medium | Health insurance, housing, and civil rights | Lower wages and longer hours | A return to the gold standard | Free land in the West | Congress passed only parts of it.
What is the domino theory that Eisenhower described in 1954? | easy | If one country falls to communism, neighbors will follow | Small wars always become large | Tax cuts spread from state to state | One scandal leads to another | It was used to justify support for South Vietnam.
What did Congress give to Johnson by the Gulf of Tonkin Resolution? | medium | Broad authority to use force in Vietnam | A formal declaration of war on China | Money for the Great Society | Power to draft women | He used it to send combat troops in 1965.
How did Johnson’s signing of civil rights laws change party loyalty? | medium | Many white Southerners turned to Republicans | Black voters left the Democrats | The North became solidly Republican | Third parties disappeared | The South had been solidly Democratic for generations.
What is détente, which Nixon pursued? | easy | A relaxation of Cold War tension | A trade boycott | A missile system | A secret alliance with Cuba | It brought the SALT agreement of 1972.
What did Carter make a stated aim of his foreign policy? | medium | Human rights | Colonial expansion | A larger nuclear arsenal | A union with Canada | He criticized friendly dictators as well as enemies.
What does supply-side economics, which Reagan favored, hold? | medium | Lower taxes encourage production and growth | Higher tariffs raise wages | Public works end recessions | Price controls stop inflation | Critics answered that deficits grew.
What did the Iran-Contra affair involve? | hard | Secret arms sales and funds for rebels in Nicaragua | A break-in at a party’s office | Oil leases in Wyoming | Bribes for railroad shares | Congress had forbidden such aid to the Contras.
What did the Teapot Dome scandal concern? | hard | Leases of federal oil reserves | Whiskey taxes | Railroad stock | Government printing | Harding’s secretary of the interior went to prison for a bribe.
`,
    forms: questionForms,
  }),
  ...defineTextForms({
    ...{ id: 'advanced', grades: ['11-12'], source, year },
    table: `
question | level | answer | w1 | w2 | w3 | why
Which argument did Hamilton make in Federalist No. 70? | medium | Energy in the executive needs a single person | A plural executive is safer | Presidents should serve for life | Electors should be abolished | He thought that several executives would hide responsibility.
Why did the framers not let the legislature elect the president? | medium | The executive would depend on Congress | It would cost too much | It would favor small states only | It would give women the vote | They wanted a separate executive with its own source of authority.
Which clause is the usual basis for implied powers of Congress? | easy | The necessary and proper clause | The supremacy clause | The presentment clause | The guarantee clause | Hamilton used it to defend the first national bank.
Which constitutional duty do presidents cite when they issue executive orders? | medium | To take care that the laws be faithfully executed | To guarantee a republican government | To punish piracy | To regulate commerce among states | Orders also rest on powers that statutes give.
Under Justice Jackson’s test of 1952, when is presidential power strongest? | hard | When Congress has authorized the act | When Congress is silent | When Congress has forbidden the act | When the Court has not ruled | Then the president acts with all powers of both branches.
When is presidential power at its lowest ebb, by Justice Jackson’s test of 1952? | hard | When the act conflicts with the will of Congress | When Congress is silent | When Congress has approved it | When the nation is at peace | The president can then rely only on powers of the office alone.
How did historians of the 1960s and later revise the older view of Reconstruction presidents? | hard | They judged Grant’s defense of Black rights more favorably | They praised Johnson’s vetoes more than before | They saw the Klan as harmless | They gave up the study of Congress | Older accounts had repeated the bias of the Dunning school.
Richard Neustadt argued that presidential power is mainly the power to do what? | easy | Persuade | Command | Pardon | Spend | His book of 1960 stressed bargaining with others who share power.
Which event first showed how weak the vice presidency left questions of succession? | hard | Harrison’s death in 1841 | Lincoln’s death in 1865 | Garfield’s death in 1881 | Kennedy’s death in 1963 | Tyler insisted that he was president and not merely acting.
Which change made presidents depend less on party bosses after 1968? | medium | Binding primaries chose most delegates | Senators chose the nominees | Electors were abolished | Campaign ads were banned | The McGovern-Fraser reforms opened the process.
Which law of 1921 gave presidents a central role in planning federal spending? | medium | Budget and Accounting Act | Pendleton Act | Hatch Act | Taft-Hartley Act | It created the Bureau of the Budget.
Which law of 1974 answered Nixon’s refusals to spend appropriated money? | medium | Budget and Impoundment Control Act | War Powers Resolution | Freedom of Information Act | Ethics in Government Act | It also created the Congressional Budget Office.
Why is Washington’s handling of the Whiskey Rebellion important? | easy | It showed that federal law would be enforced | It led to the repeal of the Constitution | It began the Civil War | It ended all excise taxes for good | The Confederation had been unable to do so.
Why did Madison veto the Bonus Bill of 1817 for roads and canals? | hard | He found no authority for it in the Constitution | He opposed all trade | He feared an attack by Spain | He wanted private toll roads banned | He asked for an amendment instead.
What did Jackson claim in his veto of the bank bill that earlier presidents had not? | hard | A right to judge policy and constitutionality for himself | A right to remove senators | A right to dissolve the Court | A right to print money | Earlier vetoes had rested mostly on constitutional grounds alone.
Why did Polk’s critics introduce the “spot resolutions”? | hard | To ask where on American soil blood had been shed | To stop the Oregon Treaty | To find gold fields in California | To punish General Taylor | Representative Abraham Lincoln doubted the official cause of the war.
What did the Wilmot Proviso try to do during Polk’s war? | medium | Ban slavery from land gained from Mexico | Annex all of Mexico | Admit Texas as four states | End the draft | It passed the House but not the Senate.
Which concept did Theodore Roosevelt’s “New Nationalism” stress, in contrast to Wilson’s “New Freedom”? | hard | Regulating big business instead of breaking it all up | Abolishing the federal courts | Returning to free silver | Ending conservation | Wilson preferred to restore competition among small firms.
What was Wilson’s view of Article X of the League covenant? | medium | It was the heart of the collective security system | It was a minor detail | It was a threat to the navy | It was an error by Britain | Opponents feared that it would commit American troops.
Which critique did Huey Long make of the New Deal? | medium | It did too little to share wealth | It did too much for the poor | It was controlled by unions | It hurt the South by ending tariffs | His plan was called “Share Our Wealth.”
What did NSC-68 recommend to Truman in 1950? | hard | A massive military buildup | A withdrawal from Europe | A treaty with Moscow | An end to the draft | The Korean War made Congress ready to pay for it.
Which doctrine did Nixon announce at Guam in 1969? | hard | Allies should supply the troops for their own defense | The nation should strike first with atomic weapons | All aid to Asia should end | Europe should join the war in Vietnam | The United States would still keep its treaty commitments.
Which development made Carter announce a doctrine on the Persian Gulf in 1980? | medium | The Soviet invasion of Afghanistan | The Suez crisis | The Iraqi invasion of Kuwait | The fall of Saigon | He said that force would be used against outside control of the Gulf.
Which source would best show what Lincoln’s opponents in the North thought of him? | easy | A Copperhead newspaper of 1863 | A textbook of 1990 | A statue of 1922 | A film about his life | A primary source of the time gives a contemporary view.
A memoir by a former president is used as a source. What is its main limitation? | easy | The author may defend past decisions | It cannot be read by the public | It contains no facts | It was written before the events | Historians compare memoirs with documents of the time.
Two speeches by Lincoln differ between Northern and Southern Illinois in 1858. What does a historian consider first? | medium | The audience of each speech | The length of each speech | The color of the paper | The number of speakers | Politicians adapt their words to their listeners.
`,
    forms: questionForms,
  }),
];
