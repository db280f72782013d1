import { historyTermForms, makeThingForms } from '#services/learning/questions/facts/history/person-forms.ts';
import { defineTextForms } from '#services/learning/questions/facts/text-forms.ts';

const source = 'Miller Center, University of Virginia: American Presidents';
const year = 2023;
const course = { source: 'OpenStax: American Government 3e', year: 2021 };

/** For grades 9 to 12. */
export const presidencyCourseForms = [
  ...defineTextForms({
    ...{ id: 'policy', grades: ['9-10', '11-12'], source, year },
    table: `
who | policy | aim | why
George Washington | the Proclamation of Neutrality | to keep the nation out of the war between France and Britain | He issued it in 1793.
John Adams | the Sedition Act | to punish false and malicious criticism of the government | It expired in 1801.
Thomas Jefferson | the Embargo Act | to force Britain and France to respect American ships by ending exports | It ruined port cities and was repealed in 1809.
James Monroe | the warning of 1823 to European powers | to close the Western Hemisphere to new colonization | John Quincy Adams helped to write it.
John Quincy Adams | the “Tariff of Abominations” | to protect Northern manufacturing by high duties | Southerners hated the tariff of 1828.
Andrew Jackson | the Indian Removal Act | to move Native nations west of the Mississippi | It was signed in 1830.
John Tyler | the joint resolution on Texas | to annex an independent republic to the Union | Congress passed it days before he left office in 1845.
James K. Polk | the Oregon Treaty | to divide the Pacific Northwest with Britain at the 49th parallel | It was made in 1846.
Millard Fillmore | the Fugitive Slave Act of 1850 | to make citizens help to return people who had escaped | It angered many Northerners.
Franklin Pierce | the Kansas-Nebraska Act | to let settlers decide on slavery by popular sovereignty | It undid the Missouri Compromise in 1854.
Abraham Lincoln | the Ten Percent Plan | to bring Southern states back on easy terms | A tenth of a state’s voters of 1860 had to swear loyalty.
Ulysses S. Grant | the Enforcement Acts | to protect Black voters from terror | They made it a federal crime to keep people from voting.
Rutherford B. Hayes | the withdrawal of troops from Southern statehouses | to settle a disputed election and end Reconstruction | It happened in 1877.
Chester A. Arthur | the Pendleton Civil Service Act | to fill federal jobs by examination | It was signed in 1883.
Grover Cleveland | the Interstate Commerce Act | to regulate railroad rates | It set up the first federal regulatory commission in 1887.
Benjamin Harrison | the Sherman Antitrust Act | to forbid combinations that restrain trade | At first it was used against unions, too.
William McKinley | the Open Door notes | to keep trade with China open to all nations | Secretary of State John Hay sent them in 1899.
Theodore Roosevelt | the corollary of 1904 to the Monroe Doctrine | to let the United States police Latin American debts | It turned a warning to Europe into a right to intervene.
William Howard Taft | dollar diplomacy | to gain influence abroad by investment | It was used in Latin America and East Asia.
Woodrow Wilson | the Federal Reserve Act | to give the country a central banking system | It was signed in 1913.
Calvin Coolidge | the Immigration Act of 1924 | to limit newcomers by national-origin quotas | It favored northwestern Europe and barred most Asians.
Herbert Hoover | the Reconstruction Finance Corporation | to lend to failing railroads and insurers | It began in 1932.
Franklin D. Roosevelt | Lend-Lease | to supply the Allies before the nation was at war | Congress passed it in March 1941.
Harry S. Truman | the Marshall Plan | to rebuild the economies of Western Europe | It began in 1948.
Dwight D. Eisenhower | the New Look | to rely on nuclear deterrence rather than large armies | It was also meant to save money.
John F. Kennedy | the Alliance for Progress | to promote development and reform in Latin America | It began in 1961.
Lyndon B. Johnson | the War on Poverty | to open jobs and schooling to the poor | Head Start and the Job Corps belong to it.
Richard Nixon | Vietnamization | to hand over the ground war to South Vietnamese forces | American troops were withdrawn step by step.
Jimmy Carter | the Panama Canal Treaties | to return a waterway to the country around it | The Senate approved them in 1978.
Ronald Reagan | the Strategic Defense Initiative | to build a shield against missiles | The press called it “Star Wars.”
George H. W. Bush | the Americans with Disabilities Act | to forbid discrimination against disabled people | It was signed in 1990.
Bill Clinton | the welfare reform of 1996 | to set work requirements and time limits for public assistance | It replaced a program from the New Deal.
`,
    forms: [
      {
        ...{ id: 'who', difficulty: 'easy' },
        ask: ['Which president’s term included {policy}?', 'With which president is {policy} associated?'],
        ...{ answer: '{who}', because: '{Policy} came under {who}. It was meant {aim}. {Why}' },
      },
      {
        ...{ id: 'aim', difficulty: 'medium' },
        ask: ['What was the aim of {policy} under {who}?', 'Why did the government of {who} turn to {policy}?'],
        ...{ answer: '{aim}', because: 'It was meant {aim}. {Why}' },
      },
      {
        ...{ id: 'policy', difficulty: 'hard' },
        ask: ['Which measure was meant {aim}?', 'A historian writes about a measure meant {aim}. Which one is it?'],
        ...{ answer: '{policy}', because: 'This was the purpose of {policy} under {who}. {Why}' },
      },
    ],
  }),
  ...defineTextForms({
    ...{ id: 'case', grades: ['11-12'], ...course },
    table: `
name | fact | why
Marbury v. Madison | let the Court strike down a law in a dispute over a judge’s commission | Chief Justice Marshall wrote the opinion in 1803.
McCulloch v. Maryland | upheld a national bank by a broad reading of implied powers | The decision of 1819 also barred states from taxing it.
Worcester v. Georgia | held that state law had no force in Cherokee territory | Jackson’s government did not enforce the decision of 1832.
Dred Scott v. Sandford | denied citizenship to Black Americans and struck down the Missouri Compromise | The 14th Amendment later reversed it.
Ex parte Milligan | held that civilians may not be tried by military courts where civil courts are open | It limited wartime powers in 1866.
Schechter Poultry Corp. v. United States | struck down the National Industrial Recovery Act | The decision of 1935 was a blow to the New Deal.
Korematsu v. United States | upheld the wartime exclusion of Japanese Americans | The Court rejected the reasoning in 2018.
Youngstown Sheet & Tube Co. v. Sawyer | stopped Truman’s seizure of steel mills | Justice Jackson described three zones of presidential power in 1952.
Brown v. Board of Education | ended the doctrine of separate but equal in public schools | Eisenhower later sent troops to enforce such orders.
New York Times Co. v. United States | let newspapers print the Pentagon Papers | The government had not justified a prior restraint.
United States v. Nixon | rejected an absolute executive privilege and ordered tapes to be released | Nixon resigned soon after the decision of 1974.
Clinton v. Jones | held that a sitting president can be sued for acts before taking office | It was decided in 1997.
Clinton v. City of New York | struck down the line-item veto | The Presentment Clause requires a yes or no to the whole bill.
Bush v. Gore | stopped a recount in Florida after a close election | The decision of December 2000 settled the electoral vote.
Humphrey’s Executor v. United States | limited the removal of members of independent commissions | The decision of 1935 distinguished them from purely executive officers.
`,
    forms: makeThingForms('Supreme Court case'),
  }),
  ...defineTextForms({
    ...{ id: 'course-term', grades: ['11-12'], ...course },
    table: `
term | meaning | example | also
executive privilege | the claimed right of presidents to keep advisers’ communications confidential | Nixon argued that his taped conversations need not be given to a court. |
signing statement | a president’s written comment on how a new law is understood | The bill became law, but with a note that one section would be read narrowly. |
line-item veto | the power to cancel single parts of a spending bill | Most governors can strike one expense and approve the rest. |
executive agreement | an international arrangement that does not need the consent of the Senate | Roosevelt traded destroyers for British bases without a vote on a treaty. |
impoundment | a president’s refusal to spend money that Congress has appropriated | Nixon held back billions for clean water until Congress limited the practice in 1974. |
bully pulpit | the office seen as a platform from which to shape opinion | Theodore Roosevelt used speeches and reporters to press Congress for railroad laws. |
imperial presidency | the growth of presidential power beyond constitutional limits | Arthur Schlesinger gave a book of 1973 this title because of Vietnam and Watergate. |
honeymoon period | the first months of a term, with high approval and cooperation | In the spring after the inauguration, Congress passed nearly every request. |
divided government | control of the White House and a chamber of Congress by different parties | After the midterm election, the president faced a House led by the other party. |
realignment | a lasting shift of voter groups between parties | In the 1930s, many Black and urban voters moved to the Democrats for decades. |
coattail effect | the help that a popular candidate gives to others of the same party | Dozens of new members of the House won on the day of Reagan’s victory. |
solid South | the long Democratic dominance in the former Confederacy | For generations, hardly any Republican won a statewide race in Georgia or Alabama. |
unitary executive | the view that all power over federal agencies rests in one person | A lawyer argues that all officials who carry out laws must be removable by one person. |
stewardship theory | the view that a president may do anything not forbidden by law | Theodore Roosevelt wrote that he served all the people and did not wait for express permission. |
prerogative power | authority to act for the public good without or against the letter of law | Lincoln raised troops and spent money before Congress had met, and he named necessity as his reason. |
inherent powers | authority that follows from the nature of the office though no text lists it | A president recognizes a foreign government, although no clause says so in these words. |
recess appointment | filling a vacancy while the Senate is not in session | With the chamber away, the new director took office until the end of its next session. |
faithless elector | a member of the Electoral College who breaks a pledge | In one state, somebody promised to support one candidate and wrote down another. |
winner-take-all rule | giving all electors of a state to its leading candidate | A candidate won by 537 votes and received all 25 electors. |
retrospective voting | judging a candidate by past performance | In 1980, Reagan asked voters whether they were better off than four years before. |
rally effect | a rise in approval during an international crisis | Kennedy’s support grew to about 80 percent after the Bay of Pigs, although the landing had failed. |
patronage | giving offices and favors to political supporters | Under Jackson, loyal party workers became postmasters. |
whistle-stop campaign | a tour by train with many short speeches | In 1948, Truman spoke from the last car in town after town. |
`,
    forms: historyTermForms.map((form) =>
      form.id === 'meaning' ? { ...form, ask: 'In the study of the presidency, what does “{term}” mean?' } : form,
    ),
  }),
];
