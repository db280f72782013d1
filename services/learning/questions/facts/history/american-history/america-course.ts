import { questionForms } from '#services/learning/questions/facts/common-text-forms.ts';
import { historyTermForms, makePersonForms } from '#services/learning/questions/facts/history/person-forms.ts';
import { defineTextForms } from '#services/learning/questions/facts/text-forms.ts';

const source = 'OpenStax: U.S. History';
const year = 2014;

/** For grades 9 to 12. */
export const americaCourseForms = [
  ...defineTextForms({
    ...{ id: 'course-term', grades: ['9-10', '11-12'], source, year },
    table: `
term | meaning | example | also
Columbian Exchange | the transfer of plants, animals, and diseases across the Atlantic after 1492 | Potatoes went east, while horses and smallpox went west. |
encomienda | the Spanish grant of Native labor to a colonist | A conquistador received the work of a village and was supposed to teach its people Christianity. |
mercantilism | the theory that colonies exist to enrich the mother country through trade | London wanted more exports than imports and directed sugar and tobacco to its own ports. |
indentured servitude | a contract to work for years in return for passage | A young man from Bristol owed a Virginia planter seven years for his ticket. |
Bacon’s Rebellion | the Virginia uprising of 1676 by frontier colonists against the governor | Former servants burned Jamestown, and planters afterward relied more on enslaved labor. |
Great Awakening | the religious revival of the 1730s and 1740s | George Whitefield preached outdoors to thousands, and new churches split from old ones. |
virtual representation | the claim that Parliament spoke for all British subjects | London said that colonists needed no members of their own in the House of Commons. |
republican motherhood | the ideal that women should raise virtuous citizens | After the Revolution, schools for girls were justified by what they would teach sons. |
Hartford Convention | the meeting of New England Federalists against the War of 1812 | Its delegates reached Washington just after news of New Orleans, and their party was ruined. |
market revolution | the shift from home production to buying and selling over long distances | Canals, mills, and telegraphs tied farmers in Ohio to customers in New York. |
cult of domesticity | the ideal that a woman’s proper sphere was the home | Magazines of the 1830s praised piety and purity in middle-class wives. |
transcendentalism | the movement that trusted intuition, nature, and the individual | Emerson wrote on self-reliance, and Thoreau went to Walden Pond. |
gag rule | the House’s refusal to discuss antislavery petitions | From 1836 to 1844, thousands of signatures were tabled without debate. |
Wilmot Proviso | the proposal to ban slavery in land taken from Mexico | It passed the House twice and failed in the Senate. |
Know-Nothings | the anti-immigrant party of the 1850s | Its members swore to secrecy and opposed Irish and German Catholics. |
Freeport Doctrine | Douglas’s view that a territory could keep slavery out by not protecting it | Without local police laws, he told Lincoln, the institution could not last. |
Crittenden Compromise | the failed plan of 1860 to extend a slavery line to the Pacific | Lincoln rejected it because it let the institution spread south of 36°30′. |
Copperheads | Northern Democrats who wanted peace with the Confederacy | Clement Vallandigham was banished behind Southern lines for his speeches. |
Redeemers | white Southern Democrats who took back state governments in the 1870s | They cut taxes and schools, and drove Black officials from office. |
Slaughterhouse Cases | the decisions of 1873 that read the 14th Amendment narrowly | The Court held that most privileges came from state citizenship. |
Social Darwinism | the use of natural selection to justify inequality | William Graham Sumner argued that millionaires are the product of a struggle for survival. |
Gospel of Wealth | the idea that the rich should give their fortunes away for public good | Carnegie wrote that a man who dies rich dies disgraced. |
Social Gospel | the movement that applied Christian ethics to the ills of industrial cities | Walter Rauschenbusch called on churches to fight slums and child labor. |
frontier thesis | the claim that the West shaped the nation’s democracy | Frederick Jackson Turner told historians in 1893 that an era had closed. |
Chinese Exclusion Act | the law of 1882 that barred laborers of one nation | For the first time, a group was shut out because of its origin. |
Platt Amendment | the rule that let the United States intervene in Cuba | Havana had to accept it in 1901 and lease a base at Guantánamo. |
Palmer Raids | the mass arrests of suspected radicals in 1919 and 1920 | J. Edgar Hoover helped to plan them, and hundreds were deported. |
Scopes Trial | the court case of 1925 about teaching evolution | Bryan and Darrow faced each other in Dayton, Tennessee. |
court-packing plan | the proposal of 1937 to add justices | After it, Justice Roberts voted for a minimum wage, and the bill failed. |
second New Deal | the reforms of 1935, such as Social Security and the Wagner Act | The president turned from recovery toward security and union rights. |
Levittown | mass-produced suburban housing after World War II | Thousands of similar homes rose on Long Island, but contracts barred Black buyers. |
Great Society | Johnson’s programs against poverty and racial injustice | Medicare, Head Start, and new immigration rules came out of Congress within two years. |
silent majority | Nixon’s name for Americans who did not protest | In a speech of 1969, he appealed to people at home against demonstrators. |
stagflation | high inflation together with high unemployment | In the 1970s, prices rose at double-digit rates while plants laid off workers. |
`,
    forms: historyTermForms.map((form) =>
      form.id === 'meaning' ? { ...form, ask: 'In a course on American history, what does “{term}” refer to?' } : form,
    ),
  }),
  ...defineTextForms({
    ...{ id: 'senior', grades: ['9-10'], source, year },
    table: `
question | level | answer | w1 | w2 | w3 | why
Why did tobacco change Virginia’s society in the 1600s? | easy | It created a demand for land and bound labor | It ended trade with England | It made farms smaller | It freed most servants early | Planters first used servants and later mostly enslaved Africans.
Why did the British victory of 1763 lead to conflict with the colonies? | medium | Debts and new taxes followed the war | France kept Canada | The colonies had fought for France | Spain closed all ports | Parliament wanted colonists to share the cost of defense.
Why did cotton become “king” after 1800? | easy | Gins and mills made it highly profitable | Wool was forbidden | The North stopped buying cloth | Tobacco was taxed | British and Northern mills bought ever more of it.
How did the Fugitive Slave Act of 1850 affect Northern opinion? | medium | It made slavery seem everybody’s problem | It ended the abolition movement | It won support for slave states | It had no effect outside Kansas | People saw neighbors seized in their own streets.
Why did most Southern Black families become sharecroppers after 1865? | medium | They received no land and little credit | They were paid high wages | They owned large plantations | They wished to leave farming | Land that had been given out was returned to former owners.
What did Plessy v. Ferguson allow in 1896? | easy | Segregation by law | Votes for women | An income tax | Child labor | The phrase “separate but equal” stood until 1954.
Why did the Haymarket affair of 1886 hurt labor unions? | hard | The public linked them with anarchist violence | They lost all strikes by law | Employers met their demands | It ended immigration | A bomb killed policemen in Chicago.
What was the main goal of the Civilian Conservation Corps? | easy | Jobs for young men in forests and parks | Homes for veterans | Loans for banks | Pensions for the old | It was one of the first New Deal programs.
Which strategy did the Montgomery bus boycott and the sit-ins share? | medium | Nonviolent direct action | Armed self-defense | Secret lobbying | Mass emigration | Gandhi’s example influenced Dr. King.
Which sequence of causes led to the Dust Bowl? | hard | Plowed-up grass, then drought and wind | Floods, then frost and hail | Too many trees, then fire | Cattle disease, then locusts | Roots of grass had held the soil before.
`,
    forms: questionForms,
  }),
  ...defineTextForms({
    ...{ id: 'mind', grades: ['11-12'], source, year },
    table: `
who | did | scene | why
John Winthrop | envisioned a “city upon a hill” for his colony | A Puritan governor preached on Christian charity in 1630. | He led the Massachusetts Bay Colony.
Anne Hutchinson | was banished for Antinomian views | A midwife held meetings in Boston and claimed direct revelation. | She was tried in 1637.
Roger Williams | defended separation of church and state and founded Providence | This minister said that land must be bought from Native people. | Massachusetts had banished him in 1635.
Jonathan Edwards | preached “Sinners in the Hands of an Angry God” | A theologian in Northampton compared man to a spider above a fire. | His sermon dates from 1741.
Mercy Otis Warren | wrote satires of royal officials and a history of the Revolution | A playwright from Massachusetts opposed the Constitution without a bill of rights. | Her history was published in 1805.
Phillis Wheatley | published a book of poems in 1773 while she was enslaved | A young poet in Boston wrote to George Washington, who invited her to his camp. | She had been brought from West Africa as a child.
Charles Beard | explained the Constitution by the economic interests of its framers | This historian studied who owned public securities in 1787. | His book appeared in 1913.
Bernard Bailyn | traced the Revolution to the ideas of radical Whig pamphlets | A Harvard scholar stressed fear of conspiracy against liberty. | His book appeared in 1967.
Gordon Wood | argued that the Revolution was socially radical | He described the passage from monarchy to republic to democracy. | His book won the Pulitzer Prize in 1993.
Edmund Morgan | linked American freedom and American slavery in a study of Virginia | His title of 1975 names an “ordeal.” | He saw a paradox in the rise of both together.
Alexis de Tocqueville | analyzed equality and voluntary associations in “Democracy in America” | A French aristocrat came in 1831 to study prisons. | He warned of a tyranny of the majority.
David Walker | called on enslaved people to resist in an “Appeal” of 1829 | A clothes dealer in Boston sewed his pamphlet into sailors’ coats. | Southern states banned it.
Angelina Grimké | addressed a legislature against slavery as a daughter of slaveholders | With her sister Sarah, she left Charleston and linked abolition with women’s rights. | She spoke in Massachusetts in 1838.
Hinton Rowan Helper | argued in “The Impending Crisis” that slavery hurt poor whites | A North Carolinian used census figures in 1857. | The book was banned in much of the South.
Roger B. Taney | denied in a ruling that Black Americans could be citizens | This chief justice from Maryland clashed with Lincoln over habeas corpus. | He wrote the opinion in Dred Scott v. Sandford.
Eric Foner | called Reconstruction an “unfinished revolution” | He placed Black people’s own actions at the center of the years from 1863 to 1877. | His book of 1988 replaced older views.
C. Vann Woodward | showed that segregation by law was not as old as many believed | Dr. King called his study of Jim Crow a historical bible of the movement. | The book appeared in 1955.
Helen Hunt Jackson | condemned broken treaties in “A Century of Dishonor” | She sent a copy to each member of Congress in 1881. | She also wrote the novel “Ramona.”
Henry George | proposed a single tax on land in “Progress and Poverty” | This reformer asked why want grows beside wealth. | His book appeared in 1879.
Edward Bellamy | imagined a socialist America of the year 2000 in “Looking Backward” | In his novel, a Bostonian falls asleep in 1887. | Clubs were founded to spread its ideas.
Terence Powderly | led the Knights of Labor at their height | His order welcomed unskilled workers, women, and Black members. | The order declined after the Haymarket affair.
Mary Elizabeth Lease | urged farmers to raise less corn and more trouble | This Populist speaker from Kansas thrilled crowds in 1890. | The saying may have been put in her mouth by reporters.
Alfred Thayer Mahan | argued that sea power decides the fate of nations | A naval officer wished for coaling stations, a canal, and a great fleet. | His book appeared in 1890.
Herbert Croly | called for a strong state in “The Promise of American Life” | An editor wanted Hamiltonian means for Jeffersonian ends. | He influenced Theodore Roosevelt’s New Nationalism.
Louis Brandeis | used social data in a brief for shorter hours for women | “The people’s attorney” later became the first Jewish justice. | The case was Muller v. Oregon in 1908.
Randolph Bourne | warned that “war is the health of the state” | This critic split with liberals who supported Wilson in 1917. | He also wrote of a trans-national America.
Zora Neale Hurston | collected folklore and wrote “Their Eyes Were Watching God” | An anthropologist from Eatonville, Florida, was forgotten and found again. | The novel appeared in 1937.
Father Charles Coughlin | attacked bankers and Jews on the radio in the 1930s | A priest near Detroit first backed Roosevelt and then turned on him. | Millions listened to him.
John Kenneth Galbraith | criticized private plenty and public want in “The Affluent Society” | A tall economist advised Kennedy and served in India. | The book appeared in 1958.
Bayard Rustin | organized the March on Washington of 1963 | A pacifist and gay activist had taught nonviolence in Montgomery. | He worked closely with A. Philip Randolph.
Fannie Lou Hamer | challenged an all-white delegation at the Democratic convention of 1964 | A sharecropper from Mississippi told on television how she was beaten. | She spoke for the Freedom Democratic Party.
Stokely Carmichael | popularized the slogan “Black Power” | He chaired SNCC and spoke in Greenwood, Mississippi, in 1966. | He had been a Freedom Rider.
Phyllis Schlafly | led the campaign against the Equal Rights Amendment | A conservative from Illinois stopped ratification three states short. | She founded the Eagle Forum.
Michael Harrington | revealed hidden poverty in “The Other America” | His book of 1962 reached President Kennedy. | It helped to start the War on Poverty.
`,
    forms: makePersonForms('thinker or leader', [
      'In a seminar on {who}, which words are true? This person ____.',
      'Which clause belongs in a paper on {who}? This person ____.',
    ]),
  }),
];
