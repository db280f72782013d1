import { defineLesson } from '#services/learning/questions/facts/social-studies/lesson-forms.ts';

const source = 'U.S. Citizenship and Immigration Services: Citizenship Resource Center';
const year = 2024;

/** For grades 3 to 8. */
export const middleCitizenshipForms = [
  ...defineLesson('middle', {
    ...{ id: 'rights', grades: ['3-4', '5-6'], source, year },
    words: `
word | named | meaning | gap | scene | also
naturalization | naturalization | the legal steps that make an immigrant a citizen | After passing a test in civics, Mr. Chen became a citizen through ____. | Mr. Chen from China passes a test and becomes an American citizen. | oath
civic duty | a civic duty | something that members of a nation are expected to do | Serving when you are called to a jury is a ____. | Mrs. Diaz is called to serve on a jury, and she goes. |
common good | the common good | what helps everyone in a community | A clean river serves the ____ of the whole town. | The town cleans its river so that everyone is better off. |
freedom of speech | freedom of speech | the right to say what you think | Criticizing a mayor in public is protected by ____. | A woman stands up in public and says that the mayor is wrong. |
freedom of religion | freedom of religion | the right to practice any faith or none | Thanks to ____, a mosque, a church, and a temple share one street. | On one street, some families pray in a mosque and others in a church. |
freedom of assembly | freedom of assembly | the right to gather in peace | A peaceful march is protected by ____. | Five hundred people meet peacefully in a square and march. |
oath | an oath | a serious promise made in public | The new citizens raised their right hands and took the ____. | With her right hand raised, she swears to be loyal to the nation. | naturalization
patriotism | patriotism | love of and loyalty to one’s country | Flying the flag with pride is a sign of ____. | He hums the anthem and tears up, because he loves his country. |
integrity | integrity | doing what is right even when nobody is watching | Someone with ____ returns the money even if nobody saw. | Nobody saw the wallet fall, yet she gives back every dollar. |
perseverance | perseverance | continuing in spite of difficulties | It took ____ to learn English after three failed tests. | After three failed tests, he studies again and passes the fourth. |
leadership | leadership | the ability to guide a group toward a goal | Under her calm ____, the team finished the garden. | Ava sets a goal for her group and guides it there. |
protest | a protest | a public act to show that one disagrees | The workers held a ____ against the unfair rule. | Workers carry signs that say, “This rule is unfair!” | freedom of assembly;freedom of speech
boycott | a boycott | a refusal to buy or use something in order to bring change | In the Montgomery ____, people stopped riding the buses. | To change an unfair rule, people refuse to ride the city buses. | protest
civil right | a civil right | equal treatment or a freedom that the law promises to all | Dr. King said that being served in any restaurant is a ____ of people of every color. | A law says that restaurants must serve people of every color alike. | discrimination
discrimination | discrimination | unfair treatment of people because of a group they belong to | Refusing to hire her because of her religion was ____. | A shop turns away a worker only because of her religion. | civil right
public official | a public official | a person who holds a job in government | A ____, such as a mayor, must serve all the people. | Ms. Park was elected mayor and must serve all the people. |
debate | a debate | an orderly argument between two sides | In the ____, each side had five minutes to give its reasons. | Two teams take turns and give reasons for and against uniforms. |
diversity | diversity | a mix of people of many backgrounds | The ____ of our class shows in the nine languages we know. | In one class, children know nine languages and eat many kinds of food. | freedom of religion
`,
    questions: `
question | level | answer | w1 | w2 | w3 | why
How can someone be a U.S. citizen from birth? | easy | By being born in the United States | By visiting at age five | By learning English first | By having an American friend | The 14th Amendment makes people born here citizens.
Which duty do citizens have when a court calls them? | easy | Serving on a jury | Being a judge | Writing a law | Guarding the jail | A jury of citizens decides many cases.
Which of these does the law require? | medium | Paying taxes | Joining a party | Voting in each election | Running for office | Everyone who owes taxes must pay them. Voting is a choice.
Which responsibility is a choice and not a legal duty? | medium | Volunteering at a shelter | Paying taxes | Obeying laws | Serving on a jury when called | The law does not force people to volunteer.
Which right is in the First Amendment? | easy | Freedom of religion | The right to a vacation | The right to drive | Freedom from homework | It also protects speech, press, assembly, and petition.
Why is it wrong to shout “Fire!” in a crowd as a joke? | medium | It can get people hurt | It is too quiet | It uses up your voice | It wakes the firefighters | Rights have limits when the safety of others is at risk.
Where do voters find facts they can trust about a ballot question? | hard | In an official voter guide | In an ad for one side | In a rumor online | In a comic strip | A voter guide explains both sides and who is behind them.
What is the first step in solving a problem in your town? | hard | Find out what causes it | Blame somebody | Vote on a mascot | Buy a billboard | You need to know the cause before you look for solutions.
Two classes want the field at noon. Which plan is a compromise? | easy | Take turns by day | Let the louder class have it | Close the field | Let one class have it always | Each class gives up some days and gets others.
What did Cesar Chavez work for? | medium | Fair treatment of farm workers | A railroad to the West | The first public library | A tunnel under the sea | He and Dolores Huerta led farm workers in peaceful protest.
What did Harriet Tubman do? | easy | She led enslaved people to freedom | She designed the Capitol | She explored the Arctic | She invented the telephone | She went back south again and again, at the risk of her life.
What can a person under 18 do to influence government? | medium | Write to a representative | Vote for senator | Serve on a jury | Run for president | Anyone of any age may petition the government.
A website makes a shocking claim. What should you do first? | hard | Check it in other sources | Share it at once | Believe it if it is long | Trust it if a friend did | Informed citizens look for evidence.
Which of these helps the common good? | medium | Planting trees in a city park | Playing a game alone | Buying a new bike | Sleeping late | Trees in a park benefit everyone.
How old must a citizen be on election day to vote for president? | easy | 18 | 16 | 20 | 21 | The 26th Amendment sets the voting age at 18.
`,
  }),
  ...defineLesson('middle', {
    ...{ id: 'action', grades: ['5-6', '7-8'], source, year },
    words: `
word | named | meaning | gap | scene | also
civil disobedience | civil disobedience | the peaceful breaking of a law that one believes is unjust | Thoreau went to jail rather than pay a tax, an act of ____. | A man calmly sits where an unjust law forbids it and lets himself be arrested. | 
suffrage | suffrage | the right to vote | The 19th Amendment gave ____ to women across the nation. | After 1920, women across the nation could cast ballots. |
segregation | segregation | the forced separation of people by race | Under ____, black and white students had to attend separate schools. | A law sends black children and white children to separate schools. |
refugee | a refugee | a person who flees from war or persecution | The ____ fled from the war with only one bag. | A family flees across the border from a war at home. |
asylum | asylum | protection given to someone who flees persecution | The reporter fled from the dictator and was granted ____ here. | A nation lets a persecuted writer stay under its protection. | refugee
alien | an alien | a person who lives in a country but is not its citizen | A student from abroad who lives here is called an “____” in the language of the law. | A student from Brazil lives in Ohio and keeps her Brazilian passport. | dual citizen
dual citizen | a dual citizen | a person who belongs legally to two nations | With both a Mexican and an American passport, he is a ____. | Luis has both a Mexican and an American passport. | alien
green card | a green card | a document for lawful permanent residents | Her ____ lets her live and work here for good. | A document lets a woman from Kenya live and work here for good. |
propaganda | propaganda | biased information spread to shape opinions | A poster that shows the enemy as a monster is ____. | A wartime poster shows the enemy as a monster to stir up anger. | bias
bias | a bias | a leaning for or against something | Watch for the author’s ____, because he praises only one side. | A reporter always praises one team and never mentions its faults. | propaganda
media literacy | media literacy | the skill of judging messages in print and online | With ____, readers ask who made a message and why. | A student asks who made a video, why, and what it leaves out. |
public policy | public policy | a government’s plan of action on an issue | The state’s ____ on air pollution sets limits for factories. | To clean the air, a state sets limits for smoke from factories. |
interest group | an interest group | an organization that works for shared goals by influencing government | The ____ for cyclists urged the city to build bike lanes. | Cyclists form an organization to press the city for bike lanes. | grassroots movement
grassroots movement | a grassroots movement | an effort for change that begins with ordinary people | What began as a ____ of ordinary neighbors changed the law. | Ordinary neighbors start knocking on doors until a law is changed. | interest group
referendum | a referendum | a direct vote of the people on a law or policy | The state asked its voters in a ____ whether to raise the tax. | All voters of a state say yes or no to a new tax. |
recall | a recall | a vote to remove an official before the term ends | Angry voters removed the governor by ____ in midterm. | Voters remove a governor two years before his term is over. |
civil liberty | a civil liberty | a basic freedom that protects people from government power | Free speech is a ____ that protects us from the government. | The state may not search homes at will or silence its critics. |
service learning | service learning | study combined with work for the community | Through ____, the biology class studied and cleaned the creek. | A biology class studies a creek and cleans it for the town. |
`,
    questions: `
question | level | answer | w1 | w2 | w3 | why
Which amendment defines who is a citizen by birth? | medium | The 14th | The 1st | The 5th | The 21st | Its first sentence makes those born or naturalized here citizens.
How many years must a green card holder usually wait before naturalization? | hard | Five | One | Ten | Twenty | Spouses of citizens may apply after three years.
Which test do applicants take for naturalization? | easy | English and civics | Math and science | Driving and first aid | Music and art | They must show basic English and knowledge of history and government.
Which amendment ended poll taxes in federal elections? | hard | The 24th | The 1st | The 18th | The 22nd | It was ratified in 1964.
What did the Voting Rights Act of 1965 outlaw? | medium | Unfair tests for voters | Voting by mail | Secret ballots | Political parties | Literacy tests had been used to keep African Americans from voting.
What did the Civil Rights Act of 1964 forbid? | medium | Discrimination in public places and jobs | Strikes by workers | Taxes on voting for mayor | Marches without a permit | It covers race, color, religion, sex, and national origin.
What did the Americans with Disabilities Act (1990) require? | easy | Equal access to buildings and jobs | Free cars for everyone | Military service for all | A test for each voter | Ramps and sign language interpreters are among its results.
Which of these is protected speech? | medium | Criticizing a senator online | Threatening a neighbor | Lying under oath | Selling stolen secrets | The government may not punish criticism of officials.
Which activity is a responsibility and not a legal obligation? | easy | Staying informed about issues | Paying income tax | Answering a jury summons | Obeying traffic laws | Citizens should stay informed, but no law demands it.
Which limit on what people say is lawful? | hard | A ban on false alarms that cause panic | A ban on criticism of new taxes | A ban on unpopular opinions | A ban on jokes about leaders | Free speech does not cover words that put others in danger at once.
A citizen disagrees with a ruling of the city. Which step is lawful and effective? | easy | Speaking at a council meeting | Ignoring the ruling | Damaging city hall | Threatening a clerk | Council meetings set aside time for public comment.
How does an editorial differ from a news report? | medium | It gives an opinion | It has no author | It is always longer | It must be funny | A news report should keep to facts.
Which is a primary source on the March on Washington of 1963? | medium | A photograph taken there that day | A textbook of today | A film with actors | A poster for a new museum | A primary source comes from the time and the people who were there.
Why did suffragists picket the White House in 1917? | medium | To demand votes for women | To demand lower taxes | To support a king | To end the income tax | The pickets held banners in silence for months.
Which idea did Gandhi and Dr. King share? | easy | Nonviolent resistance | Rule by a single party | Separate schools | Voting only by the rich | Both led people in peaceful protest against unjust laws.
`,
  }),
];
