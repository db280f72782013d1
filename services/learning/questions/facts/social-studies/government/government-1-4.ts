import { defineLesson } from '#services/learning/questions/facts/social-studies/lesson-forms.ts';

const source = 'Ben’s Guide to the U.S. Government';
const year = 2023;

/** For grades 1 to 4. */
export const earlyGovernmentForms = [
  ...defineLesson('young', {
    ...{ id: 'first', grades: ['1-2'], source, year },
    words: `
word | named | meaning | gap | scene | also
rule | a rule | something we must do or not do in class | Our teacher made a ____ about raising hands in class. | The teacher says, “Walk in the hall. Do not run.” | law
law | the law | what all people in a place must obey | Every driver must obey the ____ and stop at a red light. | All drivers in the state must stop at a red light. | rule
leader | a leader | a person who guides a group | The ____ went first, and we all went after her. | Ana guides her team and helps it decide what to do. | mayor;president
vote | a vote | a choice that each person makes when a group decides | I will cast my ____ for pizza, and you can choose soup. | All the kids raise a hand for one game, and we count. | ballot;election
ballot | a ballot | a paper on which you mark your choice | Dad marked a name on his ____ and put it in the box. | Mom marks one name on a paper and puts it in a box. | vote;election
mayor | a mayor | the head of a city | The ____ of our city opened the new park. | She leads the whole city and works in city hall. | leader;city hall
president | the president | the head of the whole United States | The ____ leads the whole United States of America. | This person leads all fifty states. | leader;White House
White House | the White House | the home of the United States president | The president and the family live in the ____. | Our nation’s top leader lives and works in this famous home. | president
judge | a judge | the person in charge of a court | The ____ in the black robe asked for quiet in court. | She wears a black robe and says how the trial will go. | court
court | a court | a place to settle a fight about the law | The judge sat in front of everyone in the ____. | Two people cannot agree, so they tell their sides to a judge. | judge
city hall | city hall | the building where leaders of a city work | The mayor has an office in ____. | We go to this building to ask our mayor for a new park. | mayor
flag | a flag | a colorful cloth that stands for a country | Our country’s ____ has stars and stripes on it. | A cloth with fifty stars waves on a pole at school. |
country | a country | a land with its own people and government | The United States is our ____. | Canada has its own land, people, and leaders. |
tax | a tax | money that people pay to the government | Part of the price of the toy is a ____ for the government. | People pay some money, and the town builds a road with it. |
police officer | a police officer | a person who sees that people obey the law | The ____ helped the lost child and stopped the fast car. | He stops a car that is going too fast. |
public school | a public school | a free place to learn that the government runs | My ____ is free, and all children may come. | Any child may learn here, and families pay nothing. |
soldier | a soldier | a person in the army who defends the country | My aunt is a ____ and wears an army uniform. | She joined the army to defend our land. |
stop sign | a stop sign | a red shape that tells drivers to halt | The ____ on the corner is red and has eight sides. | Drivers see a red shape on a pole and halt. |
`,
    questions: `
question | level | answer | w1 | w2 | w3 | why
Why do we have rules at school? | easy | To keep us safe | To make us sad | To make us late | To keep us hungry | Rules help everyone stay safe and learn.
Why do cities have traffic lights? | easy | To keep people safe | To look pretty | To play music | To keep trees warm | The lights tell cars and people when to go.
Your class wants to pick one game. What is a fair way? | easy | Vote and count | Let the tallest pick | Yell the loudest | Pick last year’s game | In a vote each person gets one choice.
Ten children vote for tag and four vote for chess. Which game wins? | medium | Tag | Chess | Both games | A new game | Tag wins, because ten is more than four.
What happens when no one obeys the rules of a game? | easy | The game is not fair | The game is more fun | Everyone wins | The ball gets bigger | We need rules so that a game is fair.
Who made the rules that you obey at home? | easy | Your family | Your mayor | Your judge | The president | Grown-ups at home make the rules of the home.
Who makes the rules in your classroom? | easy | Your teacher and class | The army | The president | The mayor | A teacher often makes class rules with the children.
How many stars are on the flag of the United States? | medium | 50 | 13 | 10 | 100 | There is one star for each of the 50 states.
What colors are on the flag of the United States? | easy | Red, white, and blue | Red, green, and gold | Blue, pink, and black | Green, white, and blue | The flag has red and white stripes and white stars on blue.
What does each star on our flag stand for? | medium | A state | A president | A school | A river | The flag has 50 stars because there are 50 states.
Which bird stands for the United States? | medium | The bald eagle | The robin | The owl | The duck | The bald eagle is our national bird.
Which of these does a city pay for with tax money? | medium | Fixing the street | Your birthday cake | A toy store | A family’s pet | All people use the street, so all help to pay for it.
A law says: Wear a seat belt. What is it for? | hard | To keep you from getting hurt | To make the car go faster | To make the seat look nice | To keep you awake | A belt holds you in your seat if the car stops fast.
Sam breaks a class rule. What should happen next? | hard | He fixes what he did | He gets a prize | He makes the rules now | Everyone else must leave | When we break a rule, we try to make things right.
Which is a law and not just a house rule? | hard | Stop at a red light | Make your bed | Put your toys away | Brush your teeth | A law is for everyone in a place, not just one home.
`,
  }),
  ...defineLesson('young', {
    ...{ id: 'early', grades: ['1-2', '3-4'], source, year },
    words: `
word | named | meaning | gap | scene | also
governor | a governor | the head of a state government | The ____ of Texas leads the state of Texas. | He leads the government of all Ohio. |
state | a state | one of the fifty parts of the United States | Florida is a ____ in the south of our country. | Texas is one of the fifty parts of our country. |
capital | a capital | the city where a government has its home | Denver is the ____ of Colorado. | The leaders of Colorado meet in the city of Denver. |
Capitol | the Capitol | the building where Congress meets | Congress meets under the big dome of the ____. | Lawmakers for the whole country meet under a big, white dome. | Congress;capital
Congress | Congress | the group that makes laws for the whole country | The Senate and the House make up ____. | A group with two houses makes laws for all the states. | Capitol
citizen | a citizen | a member of a country | Maria was born in the United States, so she is a ____. | A person born in our land is one of its members. |
election | an election | a time when people vote for their leaders | In November we hold the ____ to pick a new mayor. | All over town, grown-ups choose who will be the next mayor. | candidate;polling place
candidate | a candidate | a person who wants to be voted into a job | The ____ got too few votes, so she did not get the job. | Ms. Lee gives speeches and asks people to vote for her. | election
polling place | a polling place | a spot where people go to vote | On voting day the school gym is our ____. | People line up at the gym to mark their votes. | election
council | a council | a group that makes rules for a city | The city ____ met and voted to build a new pool. | Seven people meet and decide rules for our city. |
Constitution | the Constitution | the plan for the government of our country | The ____ says how our country’s government works. | This plan from long ago tells how our government works. |
symbol | a symbol | a picture or thing that stands for an idea | The Liberty Bell is a ____ of freedom. | The Statue of Liberty makes us think of freedom. |
right | a right | something that the law lets you do or have | Speaking your mind is a ____ that all Americans have. | The law lets each of us pray in our own way. |
anthem | an anthem | the song of a country | We stand up when the band plays the ____. | We sing “The Star-Spangled Banner” before the ball game. |
pledge | a pledge | a promise to be true | With a hand on our hearts, we said the ____ to the flag. | We face the flag, hand on heart, and promise to be true. |
holiday | a holiday | a day on which the whole nation remembers something | On the ____ called Independence Day we watch fireworks. | On the Fourth of July, offices close, and we watch a parade. |
jury | a jury | a group of people who decide a case in court | The ____ of twelve people decided that he did not do it. | Twelve people listen in court and decide who is telling the truth. |
public service | a public service | help that a government gives to all people | Picking up trash is a ____ paid for with taxes. | The town plows snow off every street. |
`,
    questions: `
question | level | answer | w1 | w2 | w3 | why
How many states does the United States have? | easy | 50 | 48 | 13 | 52 | The last two states, Alaska and Hawaii, joined in 1959.
What is the capital of the United States? | easy | Washington, D.C. | New York City | Boston | Philadelphia | Congress and the president work in Washington, D.C.
How old must you be to vote for president? | medium | 18 | 16 | 21 | 25 | Citizens may vote from the age of 18.
How long is one term of a president? | medium | Four years | Two years | Six years | Ten years | We vote for a president every four years.
Which leader works for just one city? | easy | A mayor | A governor | A senator | A president | A mayor leads a city. A governor leads a state.
Which leader works for a whole state? | easy | A governor | A mayor | A principal | A police chief | A governor leads a state.
Which list goes from the smallest place to the largest? | hard | City, state, country | State, city, country | Country, state, city | City, country, state | A city is in a state, and a state is in a country.
Who was the first president of the United States? | easy | George Washington | Abraham Lincoln | Thomas Jefferson | Benjamin Franklin | George Washington became president in 1789.
A street light in your town is broken. Whom should your family call? | medium | The city | The president | Congress | The army | City workers take care of city streets.
Which of these is a job for the whole country’s government? | hard | Printing money | Fixing a city park | Picking up trash | Running a town library | Only the national government may make money.
Why do people vote in secret? | hard | So that no one can scare them | So that votes get lost | So that they can vote twice | So that the count is slow | In secret each person can choose freely.
What do the 13 stripes on the flag stand for? | medium | The first 13 colonies | The first 13 presidents | The 13 largest cities | The 13 longest rivers | The country began with 13 colonies.
What would help pay for a new fire truck? | medium | Taxes | Lunch money | Movie tickets | Toy sales | People pay taxes, and the city buys what all need.
Which of these can a child under 18 do? | hard | Write to the mayor | Vote for mayor | Be the mayor | Sit on a jury | People of any age may tell leaders what they think.
Two people run for mayor. Who gets the job? | easy | The one with more votes | The one who is taller | The one who is older | The one who asked first | The person with the most votes wins.
`,
  }),
];
