import { orderForm, questionForms } from '#services/learning/questions/facts/common-text-forms.ts';
import { makePersonForms } from '#services/learning/questions/facts/history/person-forms.ts';
import { defineTextForms } from '#services/learning/questions/facts/text-forms.ts';

const source = 'Miller Center, University of Virginia: American Presidents';
const year = 2023;

/** For grades 5 to 10. */
export const presidentsAndEventsForms = [
  ...defineTextForms({
    ...{ id: 'event', grades: ['5-6', '7-8'], source, year },
    table: `
who | event | why
George Washington | farmers in Pennsylvania rose up in the Whiskey Rebellion | Washington himself rode out with the militia in 1794.
John Adams | Congress passed the Alien and Sedition Acts | The acts of 1798 punished critics of the government.
Thomas Jefferson | Lewis and Clark reached the Pacific Ocean | They arrived in November 1805.
James Madison | Francis Scott Key wrote “The Star-Spangled Banner” | He wrote it in 1814, after a night of British bombs.
James Monroe | Congress agreed on the Missouri Compromise | It admitted Missouri and Maine in 1820 and 1821.
John Quincy Adams | the Erie Canal was finished | The canal opened in October 1825.
Andrew Jackson | South Carolina tried to nullify a federal tariff | Jackson threatened force in the crisis of 1832 and 1833.
Martin Van Buren | the Panic of 1837 closed many banks | It began only weeks after he took office.
James K. Polk | gold was found at Sutter’s Mill in California | It was found in January 1848.
Millard Fillmore | the Compromise of 1850 became law | It included the harsh Fugitive Slave Act.
Franklin Pierce | the Kansas-Nebraska Act opened new lands to slavery | Fighting broke out in “Bleeding Kansas” after 1854.
James Buchanan | the Supreme Court decided against Dred Scott | The decision came two days after he took office in 1857.
Abraham Lincoln | the Battle of Gettysburg was fought | It was fought from July 1 to July 3, 1863.
Andrew Johnson | the United States bought Alaska from Russia | Critics called it “Seward’s Folly” in 1867.
Ulysses S. Grant | the railroad from coast to coast was completed | The last spike was driven in May 1869.
Rutherford B. Hayes | Reconstruction ended in the South | The last federal troops were withdrawn in 1877.
Benjamin Harrison | the immigration station on Ellis Island opened | It opened on January 1, 1892.
William McKinley | the battleship Maine blew up in Havana | War with Spain followed in 1898.
Theodore Roosevelt | the Wright brothers first flew an airplane | They flew at Kitty Hawk in December 1903.
William Howard Taft | New Mexico and Arizona joined the Union | They became the 47th and 48th states early in 1912.
Woodrow Wilson | the 19th Amendment gave women the vote | It was ratified in August 1920.
Calvin Coolidge | Charles Lindbergh flew alone across the Atlantic | He flew from New York to Paris in 1927.
Herbert Hoover | the Bonus Army of veterans camped in Washington | Troops drove the veterans out in 1932.
Franklin D. Roosevelt | Japan attacked Pearl Harbor | The attack came on December 7, 1941.
Harry S. Truman | the Korean War began | North Korea invaded the South in June 1950.
Dwight D. Eisenhower | the Soviet Union launched Sputnik | The first satellite went up in October 1957.
John F. Kennedy | the Berlin Wall was built | East Germany closed the border in August 1961.
Lyndon B. Johnson | Martin Luther King Jr. was assassinated | He was killed in Memphis in April 1968.
Richard Nixon | astronauts first walked on the moon | Apollo 11 landed in July 1969.
Gerald Ford | the nation celebrated its 200th birthday | The bicentennial was on July 4, 1976.
Jimmy Carter | Americans were taken hostage in Iran | The hostages were held from 1979 to 1981.
Ronald Reagan | the space shuttle Challenger was lost | It broke apart in January 1986.
George H. W. Bush | the Berlin Wall was opened | People crossed it freely in November 1989.
George W. Bush | terrorists attacked on September 11, 2001 | Nearly 3,000 people were killed that day.
`,
    forms: [
      {
        ...{ id: 'who', difficulty: 'medium' },
        ...{
          ask: 'Who was president when {event}?',
          answer: '{who}',
          because: '{Who} was president when {event}. {Why}',
        },
      },
      {
        ...{ id: 'event', difficulty: 'hard', keepsCase: true },
        ask: [
          'Which of these happened while {who} was president? In those years, ____.',
          'Finish the sentence: When {who} was president, ____.',
        ],
        ...{ answer: '{event}', because: 'When {who} was president, {event}. {Why}' },
      },
    ],
  }),
  ...defineTextForms({
    ...{ id: 'deed', grades: ['7-8', '9-10'], source, year },
    table: `
who | did | scene | why
George Washington | declared in 1793 that the country would be neutral in Europe’s war | He ended his time in office with a printed letter that warned against factions and permanent alliances. | He thought that the young nation could not afford a war.
John Adams | kept peace with France after the XYZ Affair | On his last night in office he signed commissions for “midnight judges.” | His own party had wanted a war.
Thomas Jefferson | signed the Embargo Act of 1807 | His first inaugural address said, “We are all Republicans, we are all Federalists.” | The ban on foreign trade hurt American merchants most.
James Madison | asked Congress to declare war on Britain in 1812 | Before he was president, he had written 29 of the Federalist essays. | British ships had taken American sailors by force.
James Monroe | bought Florida from Spain through a treaty of 1819 | As a young officer he was wounded at Trenton. His election in 1820 was nearly unopposed. | John Quincy Adams negotiated the treaty.
John Quincy Adams | was chosen by the House after a “corrupt bargain,” his rivals said | After one unhappy term he fought the gag rule in Congress and defended the Amistad captives. | No candidate had a majority of electors in 1824.
Andrew Jackson | refused to renew the charter of the Second Bank of the United States | Crowds of ordinary people poured into the White House at his inauguration. | He called the bank a tool of the rich.
Martin Van Buren | followed Jackson and faced the Panic of 1837 | He grew up speaking Dutch in Kinderhook, New York, and helped to build the Democratic Party. | The panic cost him a second term.
John Tyler | was the first vice president to take over after a president’s death | His own Whig Party expelled him because he vetoed its bank bills. | He took over from William Henry Harrison in 1841.
James K. Polk | promised to serve one term and gained Oregon and California | A dark horse from Tennessee, he reached all four goals that he had set for his term. | He settled the Oregon border with Britain in 1846.
Zachary Taylor | won fame as “Old Rough and Ready” in the war with Mexico | This general owned slaves but opposed their spread to the West. He died in office in 1850. | He had never voted before he ran.
Abraham Lincoln | suspended habeas corpus and defended this step in a message to Congress | He gave high offices to rivals such as Seward and Chase and removed McClellan from command in 1862. | His message of July 1861 said that the Constitution allowed it in a rebellion.
Andrew Johnson | was the first president to be impeached | He vetoed civil rights bills and was saved in the Senate by one vote. | The House charged him in 1868.
Ulysses S. Grant | used federal power to break the first Ku Klux Klan | His friends’ scandals hurt his name, but he fought for the rights of freed people in the South. | The Enforcement Acts of 1870 and 1871 allowed it.
Rutherford B. Hayes | took office after the disputed election of 1876 | A special commission gave him every contested electoral vote. | Federal troops left the South soon after.
James A. Garfield | was shot by a disappointed office seeker in 1881 | He had been a canal boy, a professor, and a general. He served only half a year. | His death led to civil service reform.
Chester A. Arthur | signed the Pendleton Act, which began the merit system | A machine politician from New York, he surprised everyone by backing reform. | The act of 1883 made many federal jobs depend on tests.
Grover Cleveland | sent troops against the Pullman strike in 1894 | He vetoed hundreds of private pension bills and won the popular vote three times in a row. | The strike had stopped trains and mail.
Benjamin Harrison | signed the Sherman Antitrust Act of 1890 | He won with fewer popular votes than his rival, and six states joined in his term. | It was the first federal law against monopolies.
William McKinley | annexed Hawaii and took the Philippines from Spain | He campaigned from his front porch in Ohio for the gold standard. | The treaty with Spain was signed in 1898.
Theodore Roosevelt | broke up trusts and signed the Pure Food and Drug Act | “Speak softly and carry a big stick,” he liked to say. | His program was called the Square Deal.
William Howard Taft | filed more antitrust suits than Theodore Roosevelt | A split in his party over his record put a Democrat in office in 1912. | He served from 1909 to 1913.
Woodrow Wilson | proposed the Fourteen Points | He set up the Federal Reserve, but a stroke broke his fight for the League. | The plan of 1918 was meant to make a lasting peace.
Warren G. Harding | promised a “return to normalcy” | The Teapot Dome scandal over oil leases came out after he had died in office. | He won the election of 1920.
Calvin Coolidge | said that the chief business of the American people is business | His father, a notary, gave him the oath by the light of a lamp in Vermont. | He cut taxes and spoke little.
Herbert Hoover | signed the Smoot-Hawley Tariff | An engineer who had fed hungry Belgium, he was blamed for shantytowns with his name. | The high tariff of 1930 made world trade shrink.
Franklin D. Roosevelt | closed the banks for a holiday in his first week | His first hundred days brought the CCC and the TVA. | The emergency act of March 1933 helped banks reopen safely.
Harry S. Truman | dismissed General MacArthur during the Korean War | Newspapers had already printed that he lost in 1948, but he had won. | MacArthur had spoken in public against his policy.
Dwight D. Eisenhower | sent soldiers to Little Rock so that Black students could attend school | In his farewell speech he warned of the “military-industrial complex.” | The governor of Arkansas had blocked the students in 1957.
John F. Kennedy | ordered a naval quarantine of Cuba | He took the blame for the failed landing at the Bay of Pigs. | Soviet missiles had been found there in 1962.
Lyndon B. Johnson | created Medicare and Medicaid | He called for a Great Society and sent half a million troops to Vietnam. | Both programs began with a law of 1965.
Richard Nixon | opened relations with Communist China | He set up the Environmental Protection Agency, and later he left office in disgrace. | He visited Beijing in 1972.
Gerald Ford | pardoned Richard Nixon | He was an athlete from Michigan whom nobody had elected as president or vice president. | He wanted to end the long struggle over Watergate.
Jimmy Carter | brought the leaders of Egypt and Israel together at Camp David | High oil prices and a hostage crisis cost this Georgian a second term. | The two countries made peace in 1979.
Ronald Reagan | signed a treaty with Gorbachev on medium-range missiles | He believed in supply-side tax cuts and survived an assassin’s bullet. | The INF Treaty was signed in 1987.
George H. W. Bush | led a coalition that freed Kuwait in 1991 | A Navy pilot in World War II, he was president when the Soviet Union broke up. | Iraq had invaded Kuwait in 1990.
Bill Clinton | signed the law for the North American Free Trade Agreement | The former governor of Arkansas balanced the budget. The House impeached him in 1998, and the Senate acquitted him. | The agreement joined the United States, Canada, and Mexico in 1994.
`,
    forms: makePersonForms('president', [
      'Which statement about {who} is correct? He ____.',
      'Complete this line of a timeline about {who}: He ____.',
    ]),
  }),
  ...defineTextForms({
    ...{ id: 'order', grades: ['7-8'], source, year },
    table: `
task | order | why
In which order did these purchases and treaties add land, earliest first? | Louisiana, Florida, California, Alaska | They date from 1803, 1819, 1848, and 1867.
Put these slogans of presidents in the order of their time. | Fourteen Points, New Deal, Great Society, War on Terror | Wilson, Franklin Roosevelt, Lyndon Johnson, and George W. Bush used them.
Put these presidents before the Civil War in order. | Van Buren, Tyler, Taylor, Buchanan | They took office in 1837, 1841, 1849, and 1857.
Put these presidents after the Civil War in order. | Grant, Hayes, Arthur, McKinley | They took office in 1869, 1877, 1881, and 1897.
Which list of wars is in the order of their presidents Madison, Polk, McKinley, and Wilson? | War of 1812, Mexican War, Spanish-American War, World War I | The wars began for the country in 1812, 1846, 1898, and 1917.
Put these presidents of the Cold War in order. | Truman, Kennedy, Ford, Reagan | They took office in 1945, 1961, 1974, and 1981.
Put these documents in the order in which they were written. | Declaration of Independence, Constitution, Monroe Doctrine, Gettysburg Address | They date from 1776, 1787, 1823, and 1863.
`,
    forms: [orderForm],
  }),
  ...defineTextForms({
    ...{ id: 'junior', grades: ['7-8'], source, year },
    table: `
question | level | answer | w1 | w2 | w3 | why
Why did George Washington create the first cabinet? | easy | To get advice from department heads | To replace the weak Congress of 1781 | To choose the president who would follow him | To settle disputes between the states | The Constitution mentions department heads, and Washington met with them regularly.
Why was the election of 1800 called a revolution? | medium | Power passed peacefully to the other party | The army took the side of the losing party | The voters rejected the Constitution | Women voted for the first time in it | Jefferson’s party took over from the Federalists without violence.
Which amendment followed from the tie of 1800 between Jefferson and Burr? | hard | The 12th Amendment | The 10th Amendment | The 14th Amendment | The 16th Amendment | Electors have since voted apart for president and vice president.
Why did the Louisiana Purchase trouble Jefferson’s conscience? | hard | The Constitution did not mention buying land | He had promised the land to Native nations | The treasury was too poor to pay for it | He feared that Spain would declare war | He believed in a strict reading of the Constitution, but bought the land all the same.
What did the Monroe Doctrine oppose? | easy | New European colonies in the Americas | American trade with Latin American ports | Russian settlers in the Canadian interior | Immigration from Asia to the West Coast | In return, the United States would stay out of European affairs.
What was the spoils system of Jackson’s time? | medium | Giving government jobs to political supporters | Giving land to soldiers who had won a war | Sharing tariff money among all the states | Choosing officials by written tests | The phrase says that “to the victor belong the spoils.”
What did Jackson do after the Supreme Court ruled for the Cherokee in 1832? | medium | He did not enforce the ruling | He asked Congress to return the land | He replaced the chief justice | He sent troops to protect the Cherokee | The Cherokee were driven out all the same.
How did Whigs make William Henry Harrison popular in 1840? | medium | With log cabins and hard cider as symbols | With debates against Van Buren in seven towns | With promises to free all enslaved people | With a plan to annex Texas and Oregon | Their slogan was “Tippecanoe and Tyler Too.”
What does “manifest destiny” mean, an idea that Polk’s voters liked? | easy | The nation should stretch to the Pacific | The states may leave the Union in peace | The president rules by the will of God | The nation should stay out of wars | The phrase appeared in print in 1845.
What made Southern states secede in 1860 and 1861? | easy | Lincoln’s election, which they saw as a threat to slavery | Lincoln’s proclamation, which freed all people in slavery | A tariff that Congress had passed to help the North in 1850 | A Supreme Court ruling that banned slavery in the West | Lincoln opposed slavery in the western territories.
What did Lincoln mean by “a house divided against itself cannot stand”? | medium | The nation could not stay half slave and half free | The two parties should form one government in war | The White House could not be shared by two families | The Republican Party would break into two parts | He said it in 1858, when he ran for the Senate.
What did the Gettysburg Address say the war was testing? | hard | Whether a nation based on equality could endure | Whether the North could find better generals | Whether Britain and France would help the South | Whether slavery could be limited to some states | Lincoln tied the war to the words of 1776.
Which group did Lincoln’s proclamation of 1863 invite to join the army? | medium | African Americans | Confederate officers | Recent immigrants | Native Americans | Nearly 180,000 Black soldiers served in the Union army.
How did Congress and Andrew Johnson differ over Reconstruction? | medium | Congress wanted more rights for freed people | Johnson wanted more troops in the South | Congress wanted to pardon all Confederate leaders | Johnson wanted to give land to freed people | Congress passed civil rights laws over his vetoes.
What did the Compromise of 1877 exchange? | hard | The presidency for the withdrawal of troops | Free silver for a lower tariff on cotton | Votes for women for a ban on alcohol | Land for railroads to the Pacific | It left African Americans in the South without federal protection.
Why was Garfield’s assassination a turning point for government jobs? | medium | It led to hiring by merit | It ended the Secret Service | It gave all jobs to veterans | It led to shorter terms in office | People were shocked that a job seeker had killed him.
What did the Spanish-American War make of the United States? | easy | A power with overseas lands | A partner of the British Empire | A country without foreign debts | A country with a smaller navy | It gained Puerto Rico, Guam, and the Philippines.
Why was Theodore Roosevelt called a trustbuster? | easy | His government sued giant companies | He ended the use of child labor | He took money away from banks | He broke his promises to his party | He attacked combinations that hurt the public.
What does a conservationist president such as Theodore Roosevelt protect? | easy | Forests, wildlife, and water | Factories, mines, and tariffs | Old churches and town halls | Farm prices and farm loans | He doubled the number of national parks.
What split the Republican vote in 1912? | medium | Theodore Roosevelt’s Progressive Party | Woodrow Wilson’s League of Nations | William Jennings Bryan’s free silver | Eugene Debs’s railroad strike of that year | Roosevelt and Taft both ran, so Wilson won.
Why did the Senate reject the Treaty of Versailles? | hard | It feared to be drawn into wars by the League | It wanted Germany to pay even more money | It wished to annex the German colonies | It believed that Germany had not lost the war | Wilson refused to accept the changes that the Senate wanted.
What was the purpose of Roosevelt’s fireside chats? | easy | To explain his plans and calm people | To report the results of elections | To teach farmers better methods | To answer letters from soldiers abroad | Millions listened to them at home.
Which letters name a New Deal agency that put young men to work in parks? | medium | CCC | SEC | FDIC | NATO | The Civilian Conservation Corps planted billions of trees.
Why was Roosevelt’s plan to add justices unpopular? | hard | It seemed to attack the Court’s independence | It would have let the House choose the judges | It gave the justices power to veto bills | It cost more than the New Deal could pay | Even many Democrats opposed it in 1937.
What was the aim of the Marshall Plan under Truman? | easy | To rebuild Western Europe | To free Eastern Europe by force | To move factories to Asia | To unite Korea under one government | Prosperous countries were less likely to turn to communism.
What does containment mean in Truman’s foreign policy? | medium | Keeping communism from spreading | Keeping out of alliances in Europe | Freeing nations from Soviet rule by war | Limiting the number of atomic bombs | It guided the United States through the Cold War.
What did the Supreme Court force Nixon to hand over in 1974? | medium | Tape recordings | Campaign money | The Pentagon Papers | His tax returns | The tapes showed that he had tried to stop an investigation.
Which power did the War Powers Resolution of 1973 try to limit? | hard | Sending troops without Congress | Appointing judges without the Senate | Spending money without a budget | Signing treaties with one country | Congress passed it over Nixon’s veto after the Vietnam War.
Which amendment limits a president to two elections? | easy | The 22nd Amendment | The 1st Amendment | The 13th Amendment | The 19th Amendment | It was ratified in 1951.
Which amendment says what happens if a president cannot do the job? | medium | The 25th Amendment | The 5th Amendment | The 15th Amendment | The 18th Amendment | It was ratified in 1967, after Kennedy’s death.
Which amendment moved Inauguration Day from March to January? | hard | The 20th Amendment | The 14th Amendment | The 21st Amendment | The 26th Amendment | News and travel were faster by 1933, so the long wait was not needed.
How can a candidate lose the popular vote and still win? | medium | By winning more electoral votes | By winning more states than the other candidate | By asking the Supreme Court for a new vote | By winning the largest state alone | Most states give all their electors to the winner in the state.
What happens if no candidate has a majority of electoral votes? | hard | The House chooses the president | The Senate chooses the president | The Supreme Court chooses the president | The voters choose again in January | Each state has one vote in the House then. It happened in 1824.
What is a lame duck? | medium | An official who will soon leave office | An official who breaks a campaign promise | A bill that failed in committee | A candidate who has no money | Such a president has less power to persuade.
What is a swing state? | easy | A state that either party could win | A state that counts its votes last | A state that changes its number of electors | A state without a primary election | Campaigns spend most of their time and money there.
What is a filibuster, which can stop a president’s plans in the Senate? | medium | A long debate that delays a vote | A secret vote on a nomination | A tie that the vice president breaks | A meeting of both houses on a bill | Senators can hold the floor to block a bill.
How is a pocket veto different from a regular one? | hard | The president simply does not sign, and Congress has gone home | The president signs, but strikes out a few parts of the bill | The president sends the bill back with a list of objections | The president asks the Supreme Court to rule on the bill | The bill dies without being sent back.
Which check does the Supreme Court have on a president? | medium | It can declare an act unconstitutional | It can remove a president by impeachment | It can refuse to approve a treaty | It can cut the budget of the White House | This power is called judicial review.
Which check does Congress have on a president’s treaties? | medium | The Senate must approve them | The House must sign each of them | Three fourths of the states must vote on them | The Supreme Court must read them first | Two thirds of the senators present must agree.
Which two presidents were generals in the Civil War? | hard | Grant and Garfield | Lincoln and Johnson | Cleveland and Wilson | Polk and Pierce | Hayes and Benjamin Harrison were officers of the Union, too.
Who was the only president to serve more than two full terms? | easy | Franklin D. Roosevelt | George Washington | Ulysses S. Grant | Theodore Roosevelt | He won four elections and died early in his fourth term.
Which president wrote a bestselling memoir while he was dying, to save his family from debt? | hard | Ulysses S. Grant | James Garfield | Zachary Taylor | Andrew Johnson | Mark Twain published the book in 1885.
Which two presidents signed the Constitution in 1787? | hard | Washington and Madison | Adams and Jefferson | Monroe and Jackson | Jefferson and Madison | Adams and Jefferson were serving in Europe at the time.
What did presidents before Lincoln disagree about most bitterly in new western lands? | easy | Whether slavery should be allowed | Whether women should vote there | Whether railroads should be built | Whether Britain should own the land | Each new state could tip the balance in the Senate.
`,
    forms: questionForms,
  }),
];
