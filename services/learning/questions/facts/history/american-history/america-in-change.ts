import { historyTermForms, makePersonForms } from '#services/learning/questions/facts/history/person-forms.ts';
import { defineTextForms } from '#services/learning/questions/facts/text-forms.ts';

const source = 'OpenStax: U.S. History';
const year = 2014;

/** For grades 7 to 10. */
export const americaInChangeForms = [
  ...defineTextForms({
    ...{ id: 'figure', grades: ['7-8', '9-10'], source, year },
    table: `
who | did | scene | why
Crispus Attucks | was among the first killed in the Boston Massacre | A sailor of African and Native descent fell on King Street in March 1770. | Patriots honored him as a martyr.
Abigail Adams | asked her husband to “remember the ladies” | She ran a farm in Braintree and wrote hundreds of letters. | Her letter dates from March 1776.
Daniel Shays | led indebted farmers against courts in Massachusetts | A veteran of the Revolution marched on the Springfield arsenal in 1787. | The revolt showed how weak the Confederation was.
John Marshall | established judicial review in Marbury v. Madison | A Federalist from Virginia was chief justice for 34 years. | His Court strengthened the national government.
Henry Clay | arranged compromises and promoted the American System | The “Great Compromiser” from Kentucky ran for president several times and lost. | His system joined tariffs, a bank, and roads.
John C. Calhoun | defended nullification and the interests of slaveholders | He resigned as vice president and entered the Senate for South Carolina. | He held that a state could void a federal law.
Nat Turner | led a revolt of enslaved people in Virginia in 1831 | A preacher saw signs in the sun. About sixty whites died, and harsh laws followed. | Many states then forbade teaching enslaved people to read.
William Lloyd Garrison | published The Liberator and demanded immediate abolition | “I will be heard,” a printer in Boston wrote in 1831. | He also burned a copy of the Constitution in public.
Elizabeth Cady Stanton | wrote the Declaration of Sentiments at Seneca Falls | She demanded the vote for women in 1848. | It was modeled on the Declaration of Independence.
Dorothea Dix | campaigned for better care of the mentally ill | She inspected jails in Massachusetts and later directed Union nurses. | Many states then built hospitals.
Horace Mann | promoted free public schools | This reformer in Massachusetts called education the great equalizer. | He is called the father of the common school.
Brigham Young | led the Mormons to the Great Salt Lake | Thousands followed him to a dry valley in 1847. | He became the first governor of Utah Territory.
Stephen A. Douglas | sponsored the Kansas-Nebraska Act | The “Little Giant” debated Lincoln in seven towns of Illinois. | He stood for popular sovereignty.
Dred Scott | sued for freedom because he had lived on free soil | The Supreme Court told this man that he was not a citizen. | The decision of 1857 angered the North.
William T. Sherman | marched through Georgia to the sea | A Union general believed in breaking the South’s will to fight. | He took Savannah in December 1864.
Thaddeus Stevens | led the Radical Republicans in the House | A Pennsylvanian wanted land and votes for freed people. | He also pressed for the impeachment of Andrew Johnson.
Hiram Revels | was the first Black member of the US Senate | A minister took the seat that Jefferson Davis had once held for Mississippi. | He served in 1870 and 1871.
Cornelius Vanderbilt | built an empire of steamships and railroads | The “Commodore” began with a ferry to Staten Island. | He controlled the New York Central.
John D. Rockefeller | dominated oil refining with Standard Oil | He kept careful accounts in Cleveland and formed a trust in 1882. | The Supreme Court broke up the company in 1911.
J. P. Morgan | bought out Carnegie and formed United States Steel | This banker helped to stop a panic in 1907. | It was the first billion-dollar company.
Samuel Gompers | led the American Federation of Labor | A cigar maker wanted “bread and butter” gains for skilled workers. | The federation was founded in 1886.
Eugene V. Debs | led the Pullman strike and ran for president as a Socialist | He won almost a million votes in 1920 from a prison cell. | He had spoken against the draft.
Jacob Riis | photographed the slums in “How the Other Half Lives” | A Danish-born reporter used flash powder in dark rooms of New York. | His book of 1890 led to reforms.
Ida Tarbell | exposed the methods of Standard Oil | The daughter of an oil man wrote a long series for McClure’s Magazine. | She was one of the leading muckrakers.
Upton Sinclair | described Chicago’s meatpacking plants in “The Jungle” | He said that he aimed at the public’s heart and hit it in the stomach. | Food laws followed in 1906.
Ida B. Wells | investigated and wrote against lynching | A mob destroyed the office of this journalist in Memphis. | She continued her work in Chicago.
W. E. B. Du Bois | helped to found the NAACP and edited its magazine | The first Black American with a doctorate from Harvard demanded full equality at once. | He wrote “The Souls of Black Folk.”
Alice Paul | led the Silent Sentinels who picketed the White House | In prison, she went on a hunger strike for the vote. | She later wrote an equal rights amendment.
Marcus Garvey | led a mass movement for Black pride and a return to Africa | Born in Jamaica, he founded a shipping line called the Black Star. | His association had many branches in the 1920s.
Frances Perkins | was the first woman in a president’s cabinet | She had seen the Triangle fire and later helped to write the Social Security Act. | She was secretary of labor from 1933.
Huey Long | proposed to “Share Our Wealth” and make every man a king | A senator from Louisiana ruled his state with an iron hand until he was shot in 1935. | He thought that the New Deal did too little.
Joseph McCarthy | made unproven charges of communism in the 1950s | A lawyer of the army asked him if he had no sense of decency. | The Senate censured him in 1954.
Betty Friedan | wrote “The Feminine Mystique” | A founder of the National Organization for Women wrote of “the problem that has no name.” | The book appeared in 1963.
Malcolm X | spoke for Black self-reliance as a minister of the Nation of Islam | After a pilgrimage to Mecca, he changed some of his views. He was killed in 1965. | His autobiography was published that year.
Dolores Huerta | cofounded a farm workers’ union and coined “Sí, se puede” | This organizer in California helped to lead the grape boycott. | The union became the United Farm Workers.
Rachel Carson | warned of pesticides in “Silent Spring” | A marine biologist imagined a season without birdsong. | The book of 1962 helped to start the environmental movement.
`,
    forms: makePersonForms('person', [
      'Which statement about {who} is correct? This person ____.',
      'Complete this entry in a dictionary of the nation’s past. {Who}: This person ____.',
    ]),
  }),
  ...defineTextForms({
    ...{ id: 'junior-term', grades: ['7-8'], source, year },
    table: `
term | meaning | example | also
salutary neglect | Britain’s loose control of colonial trade before 1763 | For decades, officials looked away when merchants broke the rules. |
Proclamation of 1763 | the king’s ban on settlement west of the Appalachians | Veterans who wanted land in the Ohio Valley were angry. |
Great Compromise | the deal that made a House by population and an equal Senate | Large and small states both got what they needed in 1787. |
Three-Fifths Compromise | the rule for counting enslaved people for seats in the House | Southern states gained members, although the people counted had no rights. | Great Compromise
Federalists | supporters of the Constitution in the debate of 1787 and 1788 | Hamilton and Madison wrote essays under the name Publius. |
Anti-Federalists | opponents of the Constitution who feared a strong central government | George Mason refused to sign because rights were not listed. |
Northwest Ordinance | the law of 1787 that planned new states north of the Ohio and barred slavery there | Ohio and Indiana entered the Union by its steps. |
judicial review | the power of courts to declare laws unconstitutional | In Marbury v. Madison, the Court set aside part of an act. |
War Hawks | members of Congress who pressed for war in 1812 | Clay and Calhoun wanted revenge for seized sailors and hoped for Canada. |
impressment | forcing sailors to serve in a foreign navy | British officers took men from American decks. |
Era of Good Feelings | the years of one-party calm under Monroe | The Federalists faded away, and a president ran without a rival. |
Missouri Compromise | the agreement of 1820 with a line at 36°30′ | Maine came in free to balance a new slave state. | Kansas-Nebraska Act
nullification | the idea that a state may reject a federal law | South Carolina declared the tariff void in its borders. |
Second Great Awakening | the religious revival of the early 1800s | Charles Finney preached to crowds, who then joined reform movements. |
temperance | the movement against drinking alcohol | Women sang and prayed in front of saloons. |
Seneca Falls Convention | the first women’s rights meeting in the United States | In 1848, 300 people gathered in New York and asked for the vote. |
popular sovereignty | letting settlers of a territory vote on slavery | Both sides rushed to Kansas to cast ballots. | Kansas-Nebraska Act
Kansas-Nebraska Act | the law of 1854 that undid the 36°30′ line | After Douglas’s bill, two territories could choose what had been forbidden there. | popular sovereignty; Missouri Compromise
Anaconda Plan | the Union’s plan to blockade the South and take the Mississippi | A cartoon shows a snake that squeezes the Confederacy. |
total war strategy | destroying what lets the enemy’s people keep fighting | Sherman’s men tore up rails and burned barns. |
Freedmen’s Bureau | the federal agency that helped formerly enslaved people | It opened schools, gave out food, and checked labor contracts after 1865. |
Black Codes | Southern laws of 1865 and 1866 that limited freed people | A man without a job could be arrested and hired out to a planter. |
carpetbagger | a Northerner who moved to the South after the Civil War | With one suitcase, a man from Ohio came to Georgia to do business and run for office. |
grandfather clause | a rule that let men vote only if their forebears could | Poor whites passed, but sons of enslaved people did not. | poll tax; literacy test
poll tax | a fee for voting | A farmer had to pay two dollars before he got a ballot. | grandfather clause; literacy test
literacy test | a reading exam for voters | A clerk asked a Black teacher to explain a hard clause, then failed her. | grandfather clause; poll tax
Dawes Act | the law of 1887 that split reservations into private plots | Families got 160 acres, and the rest was sold to settlers. |
Populists | the farmers’ party of the 1890s | They asked for silver coinage, an income tax, and government-run railroads. |
vertical integration | owning every step from raw material to sale | Carnegie had mines, ships, and mills of his own. |
horizontal integration | buying out competitors in the same business | Rockefeller bought one refinery after another. |
Gilded Age | the late 1800s, with great fortunes and hidden problems | Mark Twain’s title suggests a thin layer of gold over cheap metal. |
nativism | favoring people born here over immigrants | A crowd demanded that no more Chinese workers be let in. |
Progressive Era | the reform years from about 1890 to 1920 | Cities got cleaner, children left the mines, and senators were elected by the people. |
initiative | the right of voters to propose a law | Citizens of Oregon collected signatures and put their own bill on the ballot. | recall
recall | the right of voters to remove an official before the term ends | Enough names on a petition forced the mayor into a new vote. | initiative
`,
    forms: historyTermForms.map((form) =>
      form.id === 'meaning' ? { ...form, ask: 'What does “{term}” mean in American history?' } : form,
    ),
  }),
];
