import { orderForm, questionForms } from '#services/learning/questions/facts/common-text-forms.ts';
import { historyTermForms, makePersonForms } from '#services/learning/questions/facts/history/person-forms.ts';
import { defineTextForms } from '#services/learning/questions/facts/text-forms.ts';

const source = 'White House Historical Association: The Presidents Timeline';
const year = 2023;

/** For grades 3 to 6. */
export const presidentsAndTheirTimeForms = [
  ...defineTextForms({
    ...{ id: 'time', grades: ['3-4', '5-6'], source, year },
    table: `
who | did | scene | why
George Washington | led the Continental Army and then set up the first cabinet | Soldiers at Valley Forge looked up to him. Later he led the new government from New York and Philadelphia. | He chose Jefferson and Hamilton for his cabinet.
John Adams | followed Washington and lost the next election to Jefferson | His wife Abigail hung the wash in an unfinished room of the White House. | He served one term, from 1797 to 1801.
Thomas Jefferson | doubled the size of the country with the Louisiana Purchase | He sent Lewis and Clark to explore land that he had just bought. | France sold the land in 1803.
James Madison | held office when the British burned the White House | His wife saved a portrait of Washington before the soldiers came. | That was in 1814, during the War of 1812.
James Monroe | told Europe to make no new colonies in the Americas | He served in the calm “Era of Good Feelings” after 1817. | His warning of 1823 became famous.
John Quincy Adams | was the first whose father had held the office before | He later served in Congress for 17 years and spoke against slavery. | His father was the second president.
Andrew Jackson | signed the law that forced Native nations off their land in 1830 | People called this general “Old Hickory.” He won the Battle of New Orleans. | The Cherokee walked the Trail of Tears in 1838.
William Henry Harrison | died one month after he took office | He gave a very long speech in the cold in 1841. | No one served a shorter time.
James K. Polk | led the country in the war with Mexico | In his four years, the country reached the Pacific Ocean. | The war lasted from 1846 to 1848.
James Buchanan | held office when the first Southern states left the Union | He never married, and he did not stop the split of the country in 1860. | Lincoln took office after him.
Abraham Lincoln | gave the Gettysburg Address | At a graveyard of soldiers in Pennsylvania, he spoke for only about two minutes. | He spoke of government “of the people, by the people, for the people.”
Andrew Johnson | became president when Lincoln was killed | He was a tailor from Tennessee. Congress nearly removed him in 1868. | He had been Lincoln’s vice president.
Ulysses S. Grant | accepted Lee’s surrender four years before he took office | As a general, he let the beaten soldiers keep their horses for spring plowing. | It was at Appomattox in 1865.
Grover Cleveland | opened the Statue of Liberty in 1886 | He won, lost, and won again. That is why he counts twice in the list. | France gave the statue to the United States.
William McKinley | was president in the war with Spain in 1898 | He was shot at a fair in Buffalo, New York, in 1901. | The war lasted only a few months.
Theodore Roosevelt | led the Rough Riders and set aside land for parks | He became president at 42, the youngest ever, and kept a pony for his children. | He was president from 1901 to 1909.
Woodrow Wilson | led the country in World War I | He had been a college president in New Jersey before he led a nation at war. | The United States joined the war in 1917.
Herbert Hoover | held office when the Great Depression began | The stock market crashed in his first year. People named shack towns after him. | The crash came in October 1929.
Franklin D. Roosevelt | started the New Deal | He told people that they had nothing to fear but fear itself. | The New Deal gave work to people who had lost their jobs.
Harry S. Truman | decided to use the atomic bomb in 1945 | He had been vice president for only 82 days. A sign on his desk said, “The buck stops here!” | Japan surrendered a few days later.
Dwight D. Eisenhower | signed the law for the interstate highways | He had seen wide, fast roads in Germany as a general. | The law was signed in 1956.
John F. Kennedy | started the Peace Corps | He said, “Ask not what your country can do for you.” | The Peace Corps sends Americans to help in other countries.
Lyndon B. Johnson | signed the Civil Rights Act of 1964 | He took the oath on an airplane in Dallas in 1963. | The law forbids unfair treatment because of race.
Richard Nixon | resigned because of the Watergate scandal | He spoke by telephone with the first astronauts on the moon. | He left office in August 1974.
`,
    forms: makePersonForms('president', [
      'What do we know about {who}? He ____.',
      'In a report on {who}, which words fit? The president ____.',
    ]),
  }),
  ...defineTextForms({
    ...{ id: 'early', grades: ['3-4'], source, year },
    table: `
question | level | answer | w1 | w2 | w3 | why
Which branch of government does the president lead? | easy | The executive branch | The legislative branch | The judicial branch | The military branch | The executive branch carries out the laws.
Where is the president’s oath taken most often? | medium | In front of the Capitol | Inside a church | At Mount Rushmore | On a ship | Most inaugurations are held on the steps of the Capitol.
How do people address the leader of the United States? | easy | Mr. or Madam President | Your Majesty | Your Honor | Captain | Washington wanted a simple title, not one like a king’s.
In which month does a new president take office? | easy | January | July | November | March | Since 1937, a term begins on January 20.
In which month is the election for president? | easy | November | January | June | September | Election Day is the Tuesday after the first Monday in November.
How many terms may a president be elected to? | easy | Two | One | Three | Four | The 22nd Amendment set this limit in 1951.
Who was the first vice president? | medium | John Adams | Thomas Jefferson | Benjamin Franklin | Aaron Burr | He served under Washington and then became president himself.
Who leads the army and navy as commander in chief? | easy | The president | The speaker of the House | The chief justice | The oldest general | The Constitution gives this job to an elected person.
Who was Dolley Madison? | medium | A first lady who saved a portrait of Washington | The first woman who voted for a president | The girl who sewed the first flag | A nurse in the Civil War | She left the White House just before the British came.
Who was Abigail Adams? | medium | Wife of one president and mother of another | Sister of two presidents | Daughter of George Washington | Wife of Abraham Lincoln | Her husband was John Adams, and her son was John Quincy Adams.
Which first lady wrote a newspaper column almost every day for 26 years? | medium | Eleanor Roosevelt | Martha Washington | Mary Todd Lincoln | Dolley Madison | She traveled the country and spoke up for human rights.
Why did Lincoln’s face change after a girl wrote him a letter? | medium | He grew a beard | He wore glasses | He lost weight | He cut his hair | Grace Bedell was 11 when she told him to let his whiskers grow.
Which job did Abraham Lincoln have before he was president? | medium | Lawyer | Doctor | Sea captain | Painter | He also worked in a store and split rails for fences.
Which job did young George Washington have? | medium | Surveyor | Printer | Teacher | Blacksmith | A surveyor measures land and draws maps.
What did Thomas Jefferson start in Virginia after he was president? | hard | A university | A bank | A railroad | A zoo | The University of Virginia opened in 1825.
Where was the nation’s capital when Washington first took office? | hard | New York City | Boston | Washington, D.C. | Baltimore | It moved to Philadelphia in 1790 and to Washington, D.C., in 1800.
Which state is called the “Mother of Presidents” because most were born there? | hard | Virginia | California | Florida | Maine | Eight presidents were born in Virginia.
Who was president when the Declaration of Independence was signed? | hard | Nobody, because the office did not exist yet | George Washington | Thomas Jefferson | Benjamin Franklin | The first president took office 13 years later, in 1789.
Which of these men was never president? | medium | Benjamin Franklin | James Madison | Andrew Jackson | James Monroe | Franklin was a founder, an inventor, and a printer.
Which famous American was never president, though he is on the $10 bill? | medium | Alexander Hamilton | John Adams | James Monroe | Andrew Jackson | He was the first secretary of the treasury.
Which president is on the $5 bill? | easy | Abraham Lincoln | George Washington | Thomas Jefferson | Ulysses S. Grant | He is on the penny, too.
Which president is on the $1 bill? | easy | George Washington | Abraham Lincoln | James Madison | John F. Kennedy | He is on the quarter, too.
Which president is on the $50 bill? | medium | Ulysses S. Grant | Theodore Roosevelt | John Adams | Herbert Hoover | Grant led the Union army before he was president.
In which state is Mount Rushmore? | medium | South Dakota | Montana | Colorado | Ohio | The faces look out over the Black Hills.
How did the White House get burned in 1814? | medium | British soldiers set it on fire | Lightning struck the roof | A cook left a stove on | An oil lamp fell over | Only the walls were left, and it was built again.
What did President Lincoln sign on January 1, 1863? | medium | The Emancipation Proclamation | The Constitution | The Declaration of Independence | A peace treaty with England | It said that enslaved people in the rebelling states were free.
Where was Abraham Lincoln shot? | medium | At a theater | On a train | In the White House | On a battlefield | It happened in Ford’s Theatre on April 14, 1865.
What did presidents use before there were telephones to send news fast? | medium | The telegraph | The radio | Television | The computer | Lincoln waited in the telegraph office for news of battles.
What does a president give to Congress at the start of most years? | hard | The State of the Union speech | A new Constitution | A list of new states | The key of the White House | The president tells how the country is doing.
A president vetoes a bill. How can it still become a law? | hard | Two thirds of Congress vote for it again | The vice president signs it | The army agrees | It waits for one year | Congress can override a veto.
Which comes last on the way to become president? | hard | Taking the oath | Starting a campaign | Winning the party’s vote | Winning the election | The oath begins the term.
What was special about Franklin D. Roosevelt’s time in office? | medium | He served longer than anyone else | He was the first president | He was the youngest president | He never lived in the White House | He was president from 1933 until he died in 1945.
What did Eleanor Roosevelt do because her husband could not walk far? | hard | She traveled and told him what she saw | She signed the laws | She led the army | She closed the White House | She visited mines, farms, and schools all over the country.
Why was Washington, D.C., built between the North and the South? | hard | So that both parts could agree on it | Because gold was found there | Because the king chose it | So that it was far from any river | The plan was a bargain between leaders of both parts.
Which sentence about John F. Kennedy is true? | hard | He was the first Catholic president | He was the first president on radio | He fought in the Civil War | He bought Alaska | He was also the youngest man ever elected president.
Which sentence about Theodore Roosevelt is true? | hard | He won the Nobel Peace Prize | He was president in the Civil War | He wrote the Constitution | He was shot in a theater | He helped to end a war between Russia and Japan.
Which two presidents died on the same day, July 4, 1826? | hard | John Adams and Thomas Jefferson | Washington and Lincoln | Madison and Monroe | Jackson and Polk | It was 50 years after the Declaration of Independence.
Which president had been a general but never held another elected office? | hard | Ulysses S. Grant | Abraham Lincoln | John F. Kennedy | Thomas Jefferson | He went from the army to the White House.
Which president was called the “Rail Splitter” in his campaign? | medium | Abraham Lincoln | James Monroe | Woodrow Wilson | John Adams | He had split logs to make fence rails when he was young.
What did Jefferson ask Lewis and Clark to find? | medium | A way to the Pacific Ocean | The North Pole | A gold mine in Alaska | A new home for the president | They left in 1804 and came back in 1806.
Who guided Washington as his helpers in his first cabinet? | hard | Jefferson and Hamilton | Lincoln and Grant | Lewis and Clark | Adams and Lee | One led the State Department, the other led the Treasury.
Which party did Abraham Lincoln belong to? | hard | Republican | Democratic | Federalist | Whig until he died | The Republican Party was new, and it was against more slave states.
Why did Washington leave office after two terms? | medium | He did not want to rule like a king | He lost the election | The law made him leave | He moved to France | He set an example for those who came later.
Which building holds the papers of a modern president for visitors to see? | hard | A presidential library | The Supreme Court | A post office | A bank vault | Franklin D. Roosevelt opened the first one.
Whose home was called The Hermitage, near Nashville, Tennessee? | hard | Andrew Jackson | George Washington | John Adams | Theodore Roosevelt | Enslaved people worked on this large farm.
`,
    forms: questionForms,
  }),
  ...defineTextForms({
    ...{ id: 'office-term', grades: ['5-6'], source: 'USA.gov: Branches of the US government', year: 2023 },
    table: `
term | meaning | example | also
impeachment | a charge of wrongdoing that the House brings against a president | In 1868, the House voted to put Andrew Johnson on trial. |
inauguration | the ceremony in which a president takes office | In January, crowds watched the new leader raise a hand and swear to protect the Constitution. |
Electoral College | the group of people from each state who formally choose the president | Ohio’s chosen people met in December and cast the state’s votes. |
incumbent | a person who holds an office now and runs again | She was already in office when she asked voters for four more years. |
landslide | a victory by a very large number of votes | In 1936, Roosevelt won 46 of 48 states. |
running mate | the candidate for vice president on the same team | Lincoln ran with Andrew Johnson on his side in 1864. |
nomination | a party’s choice of its candidate | At the convention, the delegates agreed on one person to run in the fall. |
primary | an election in which a party’s voters pick their candidate | In the spring, voters of one party chose among five of its members. |
political party | a group of people with shared ideas who try to win elections | The Whigs held meetings, printed papers, and backed Harrison for office. |
majority | more than half of the votes | The winner needed at least 270 of the 538 votes. |
executive order | a rule that the president makes without a vote of Congress | With one signature, Truman ended segregation in the army. |
pardon | forgiveness for a crime, given by a president or governor | President Ford freed Richard Nixon from any trial. |
treaty | a formal agreement between countries | The two nations signed a paper that ended the war. |
precedent | an example that later people follow | Washington stepped down after two terms, and others did so too. |
State of the Union | the president’s report to Congress on how the country is doing | Both houses sat together to hear the yearly speech. |
assassination | the murder of a leader for political reasons | In 1865, an actor shot the president in a theater. |
succession | the order in which others take over an office | When the president died, everyone knew who was next in line. |
commander in chief | the person who has the highest command of the armed forces | A civilian in the White House gave orders to all generals and admirals. |
ambassador | a person who speaks for the country in another land | Benjamin Franklin was sent to Paris to represent the United States. |
administration | the time in office of one president with all helpers | During Lincoln’s years in the White House, Seward led the State Department and Stanton the army. |
`,
    forms: historyTermForms,
  }),
  ...defineTextForms({
    ...{ id: 'office', grades: ['5-6'], source, year },
    table: `
task | order | why
Which list names presidents in the order in which they first served? The first group was in office before 1820. | Washington, Adams, Jefferson, Madison | They took office in 1789, 1797, 1801, and 1809.
Put these presidents in the order of their time, earliest first. All of them served between 1825 and 1870. | Jackson, Polk, Lincoln, Grant | They took office in 1829, 1845, 1861, and 1869.
Which list goes from the earliest to the latest president of these leaders in wartime? | Madison, Lincoln, Wilson, Truman | They led in the War of 1812, the Civil War, World War I, and the end of World War II.
Which order is right for these presidents of the first half of the 1900s? | Taft, Wilson, Hoover, Truman | They took office in 1909, 1913, 1929, and 1945.
Which order is right for these presidents of the second half of the 1900s? | Eisenhower, Kennedy, Nixon, Reagan | They took office in 1953, 1961, 1969, and 1981.
Put these events in the order in which they happened, earliest first. | Louisiana Purchase, Civil War, Great Depression, Watergate | Jefferson, Lincoln, Hoover, and Nixon were president then.
Which order do these steps to the White House have? | primary, convention, election, inauguration | A party picks its candidate first, and a term starts with the inauguration.
How does a bill become a law? Choose the right order. | idea, vote in Congress, president’s signature, law | The president signs a bill only after Congress has passed it.
Four presidents were killed in office. In which order did they die? | Lincoln, Garfield, McKinley, Kennedy | They died in 1865, 1881, 1901, and 1963.
`,
    forms: [orderForm],
  }),
  ...defineTextForms({
    ...{ id: 'middle', grades: ['5-6'], source, year },
    table: `
question | level | answer | w1 | w2 | w3 | why
Which three branches check one another? | easy | Executive, legislative, and judicial | Federal, state, and local government | President, vice president, and cabinet | Army, navy, and air force | The president leads the executive branch.
What three things must a president be? | easy | At least 35, born a citizen, and 14 years a resident | At least 30, a citizen for nine years, and a voter | At least 40, born in a state, and once a governor | At least 25, a citizen for seven years, and a lawyer | The Constitution lists these in Article II.
How are the electoral votes of a state counted out? | hard | By its members in both houses of Congress | By its members in the House alone | By the number of its counties and cities | By the size of its land and its lakes | Each state has two senators and at least one member of the House.
Who breaks a tie in the Senate? | medium | The vice president | The president | The chief justice | The speaker of the House | The vice president is president of the Senate.
Who is next in line after the vice president? | hard | The speaker of the House | The secretary of state | The chief justice | The leader of the Senate | A law of 1947 sets this order.
Who must approve the people whom a president chooses for the cabinet? | medium | The Senate | The House | The Supreme Court | The governors | The Constitution asks for the “advice and consent” of the Senate.
Who decides whether a president who was impeached must leave office? | hard | The Senate | The Supreme Court | The voters | The vice president | The House brings the charge, and the Senate holds the trial.
Who can declare war under the Constitution? | medium | Congress | The president | The army | The Supreme Court | The president commands the forces, but Congress declares war.
Who appoints the justices of the Supreme Court? | medium | The president, with the Senate’s consent | The House, with the president’s consent | The governors of all the states | The voters, for terms of six years | Justices then serve for life or until they retire.
What did Lewis and Clark do for President Jefferson? | easy | They explored the Louisiana Territory | They bought the Louisiana Territory | They found gold in northern California | They built a fort at New Orleans | Sacagawea helped them on the way.
Why did Jefferson buy Louisiana? | medium | To control New Orleans and the Mississippi | To find the gold mines of California | To keep Russia out of the Pacific Northwest | To open new land for the Cherokee nation | Western farmers shipped their goods down the river.
How did the Trail of Tears come about? | medium | Jackson’s removal law drove Native nations west | The Cherokee chose to look for better land | A long drought forced families to leave their farms | Lincoln’s Homestead Act gave their land away | Thousands of Cherokee died on the way in 1838 and 1839.
What did Lincoln want most at the start of the Civil War? | medium | To save the Union | To free all enslaved people at once | To punish South Carolina | To keep cotton out of Europe | Ending slavery became a second goal during the war.
What did the Emancipation Proclamation leave for the 13th Amendment to do? | hard | End slavery everywhere in the country | Give Black men the right to vote | Make freed people citizens | Bring the Southern states back | The proclamation freed people only in the rebelling states.
What did Lincoln’s Homestead Act give to settlers? | medium | 160 acres of land if they farmed it for five years | 160 dollars a year if they moved out to California | A free house if they worked on the railroad | Land in Oregon if they joined the army | Many families moved to the Great Plains.
What did President Grant create in 1872? | hard | Yellowstone, the first national park | The Smithsonian, a national museum | The National Park Service of today | Yosemite, the first state park | It lies mostly in Wyoming.
What did Theodore Roosevelt start to build in Central America? | medium | The Panama Canal | The Nicaragua Railroad | The Erie Canal | The Pan-American Highway | Ships no longer had to sail around South America.
What did President Wilson hope the League of Nations would do? | medium | Keep the peace | Punish Germany | End the use of taxes | Give land to soldiers | The Senate did not let the United States join.
What was Franklin D. Roosevelt’s Social Security meant to do? | medium | Help older people and people without work | Give every family a doctor without cost | Protect the president and the White House | Teach new trades to soldiers after the war | The law was passed in 1935.
What did Roosevelt call December 7, 1941? | easy | A date which will live in infamy | A day of victory for free people | A rendezvous with destiny | The end of the beginning | Japan had attacked Pearl Harbor.
What was the Cuban Missile Crisis? | medium | A dangerous standoff of 1962 over Soviet missiles | A failed landing of Cuban exiles at the Bay of Pigs | A war with Spain over the harbor of Havana in 1898 | A contest with Moscow to reach the moon | Kennedy sent ships, and the missiles were taken away.
Which event did President Kennedy not live to see? | hard | The moon landing | The Berlin Wall | The Peace Corps | The launch of Sputnik | He was killed in 1963, and astronauts landed in 1969.
Which law gave African Americans in the South real access to the ballot in 1965? | hard | Voting Rights Act | Civil Rights Act | Fair Housing Act | Homestead Act | President Johnson signed it after the marches at Selma.
Which president gave up office by resigning? | easy | Richard Nixon | Andrew Johnson | Herbert Hoover | Jimmy Carter | No other president has resigned.
What did President Reagan ask the Soviet leader to tear down? | easy | The Berlin Wall | The Kremlin | The Great Wall | The Eiffel Tower | He said so in Berlin in 1987.
Which president served two terms that were apart, in the 1800s? | medium | Grover Cleveland | James Monroe | Ulysses S. Grant | Andrew Jackson | Benjamin Harrison was president in between.
Which pair were grandfather and grandson? | hard | William Henry and Benjamin Harrison | John Adams and John Quincy Adams | Theodore and Franklin D. Roosevelt | George H. W. and George W. Bush | They took office in 1841 and 1889.
Which pair were distant cousins? | medium | Theodore and Franklin D. Roosevelt | William Henry and Benjamin Harrison | Andrew Johnson and Lyndon B. Johnson | John Adams and John Quincy Adams | Eleanor Roosevelt was the niece of one and the wife of the other.
What did Washington’s Farewell Address advise about other countries? | hard | To stay out of lasting alliances | To make a lasting alliance with France | To take Canada from Great Britain | To buy all the land west of the Mississippi | He wanted the young nation to stay out of Europe’s wars.
Why did people call John Tyler “His Accidency”? | hard | He became president by another’s death | He was elected although nobody knew him | He won the White House by a single vote | He was hurt in an accident on a ship | He was the first vice president who took over.
What did the sign “The buck stops here!” on Truman’s desk mean? | medium | The president is responsible in the end | The government must spend less money | Visitors must wait outside the office | The vice president decides small matters | To pass the buck is to push a decision to someone else.
How did television change the election of 1960? | hard | Millions compared the candidates in debates | Voters could cast their ballots from home | The networks chose the two candidates | Newspapers no longer reported on it | Kennedy looked calm, and many thought he had won the debate.
`,
    forms: questionForms,
  }),
];
