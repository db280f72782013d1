import { questionForms, wordForms } from '#services/learning/questions/facts/common-text-forms.ts';
import { makePersonForms } from '#services/learning/questions/facts/history/person-forms.ts';
import { defineTextForms } from '#services/learning/questions/facts/text-forms.ts';

const source = 'White House Historical Association: The Presidents Timeline';
const year = 2023;

/** For grades 1 and 2; the words and the first presidents also for grades 3 and 4. */
export const presidentsForBeginnersForms = [
  ...defineTextForms({
    ...{ id: 'word', grades: ['1-2', '3-4'], source, year },
    table: `
word | named | meaning | riddle | gap | sign | also
president | a president | the leader of the country | People choose me to lead the United States. | The ____ leads the United States. | This person leads the whole country and its army.
vote | a vote | a choice that a person makes in an election | Each grown-up citizen has one of me on election day. | Mom marks a name on paper. She casts her ____. | Aunt Jo picks one of two names on a paper. | ballot; election; citizen
election | an election | a time when people vote for their leaders | I come every four years when people pick a president. | The country holds an ____ every four years. | People stand in line at a school to pick a leader. | vote; ballot
ballot | a ballot | a paper with names to choose from | I am a paper. You mark a name on me. | She marks one name on the ____. | The paper has four names, and Dad fills in one circle. | vote; election
candidate | a candidate | a person who hopes to be elected | I hope that many people pick me. | The ____ got too few votes and did not get the job. | Ms. Lee wants to be mayor, so she shakes many hands. | campaign
campaign | a campaign | the work of asking people for votes | I am all the talks, signs, and trips before election day. | During the ____, she gave a talk in every state. | Signs stand in yards, and buses bring people to hear talks. | election; candidate
oath | an oath | a very serious promise | A new president says me with one hand raised. | The new president raises a hand and takes the ____. | “I do solemnly swear” are the first words.
term | a term | the time that a leader may serve | For a president, I last four years. | One ____ of a president lasts four years. | After four years, it is over, and people vote again.
veto | a veto | a president’s “no” to a new law | I am how a president says no to Congress. | The president did not like the bill, so he used a ____. | Congress passed a bill, but the president sent it back.
law | a law | a rule that everybody in the country must follow | I am a rule for the whole country. | Congress passed a bill, and then it became a ____. | All drivers must stop at a red light.
cabinet | the cabinet | the group of helpers who give the president advice | We are the president’s team, and we sit around a big table. | The president asks the ____ for advice. | The heads of the departments meet around a long table.
memorial | a memorial | something built to remember a person | I was built to honor a leader of long ago. | People built a ____ so that nobody forgets Lincoln. | A big stone Lincoln sits in a chair, and people visit him.
capital | a capital | the city where the leaders of a country work | I am a city. The leaders meet in me. | Washington, D.C., is the ____ of our country. | The president and Congress both work in this city.
citizen | a citizen | a member of a country | I belong to a country and may vote when I am grown. | Only a ____ of this country may vote for president. | Rosa was born in Ohio, so she belongs to our country.
`,
    forms: wordForms,
  }),
  ...defineTextForms({
    ...{ id: 'first', grades: ['1-2', '3-4'], source, year },
    table: `
who | did | scene | why
George Washington | was the first president | He led an army and then became our first leader. | He took office in 1789.
Abraham Lincoln | wore a tall hat and fought slavery | He led us in the Civil War. He was born in a log cabin. | He was president from 1861 to 1865.
Thomas Jefferson | wrote most of the Declaration of Independence | He loved books, and he wrote famous words in 1776. | It says that all men are created equal.
Theodore Roosevelt | gave his name to the teddy bear | He would not shoot a bear that was tied to a tree. | Teddy is short for Theodore.
Franklin D. Roosevelt | won four elections for president | He used a wheelchair and talked to people on the radio. | Today a president may win only two.
John F. Kennedy | set the goal to land people on the moon | He was young, and he looked up to the moon. | Astronauts landed there in 1969.
John Adams | first lived in the White House | He helped to start the country. His son led it later. | He moved in when the paint was still wet.
Barack Obama | was the first African American president | He was born in Hawaii and took office in 2009. | Before that, all presidents had been white.
Ulysses S. Grant | won the Civil War as a general and then led the country | He was a general in a blue coat. His face is on the $50 bill. | Lincoln chose him to lead the Union army.
James Madison | is called the Father of the Constitution | He was our smallest president, and his wife was Dolley. | He planned how the government should work.
Dwight D. Eisenhower | led the D-Day landing before he was president | People liked him and said, “I like Ike.” | He was a general in World War II.
Ronald Reagan | was a movie actor before he was president | He acted in films with cowboys and lived in California. | He was president in the 1980s.
Jimmy Carter | grew peanuts before he was president | He grew up in Plains, Georgia, on a peanut farm. | Later he built homes for people in need.
William Howard Taft | later became the chief justice | He weighed over 300 pounds and loved the law. | He is the only person who held both jobs.
`,
    forms: makePersonForms('president'),
  }),
  ...defineTextForms({
    ...{ id: 'money', grades: ['1-2'], source: 'US Mint and US Currency Education Program', year: 2023 },
    table: `
coin | face | kind | why | also
penny | Abraham Lincoln | coin | Lincoln was put on the penny 100 years after he was born. |
nickel | Thomas Jefferson | coin | His home, Monticello, is on the back of many nickels. |
dime | Franklin D. Roosevelt | coin | He helped people raise dimes to fight an illness. |
quarter | George Washington | coin | Washington has been on the quarter since 1932. |
half dollar | John F. Kennedy | coin | Kennedy has been on this big coin since 1964. |
`,
    forms: [
      {
        ...{ id: 'face', difficulty: 'easy' },
        ask: ['Whose face is on the {coin}?', 'Look at the front of a {coin}. Which president do you see?'],
        ...{ answer: '{face}', because: '{Face} is on the {coin}. {Why}' },
      },
      {
        ...{ id: 'coin', difficulty: 'medium' },
        ...{ ask: 'On which of these coins do you find {face}?', answer: 'The {coin}' },
        because: '{Face} is on the {coin}. {Why}',
      },
    ],
  }),
  ...defineTextForms({
    ...{ id: 'beginner', grades: ['1-2'], source, year },
    table: `
question | level | answer | w1 | w2 | w3 | why
In which house does the president live? | easy | The White House | The Blue House | The Red House | The Green House | The White House stands in Washington, D.C.
What color is the house where the president lives? | easy | White | Blue | Brown | Yellow | That is why people call it the White House.
In which city does the president work? | easy | Washington, D.C. | New York City | Chicago | Boston | Washington, D.C., is the capital of the United States.
Who chooses the president? | easy | The voters | A king | A judge | The army | People vote, and the states count the votes.
How many presidents does the United States have at one time? | easy | One | Two | Four | Fifty | There is one president for the whole country.
How often do Americans elect a president? | easy | Every four years | Every year | Every two years | Every ten years | The next election comes after four years.
Which country was George Washington president of? | easy | The United States | England | France | Mexico | He was the first president of the United States.
Which holiday in February honors leaders like Washington and Lincoln? | easy | Presidents’ Day | Labor Day | Thanksgiving | Memorial Day | It began as a holiday for Washington’s birthday.
Which city is named after the first president? | easy | Washington, D.C. | Dallas | Miami | Denver | The capital is named after George Washington.
What did Abraham Lincoln wear on his head? | easy | A tall hat | A gold crown | A cowboy hat | A baseball cap | He sometimes kept letters inside his tall hat.
What is a president’s job? | easy | To lead the country | To own the country | To drive the mail truck | To teach every school | A president leads, but the country belongs to all.
Who may vote for president? | easy | Citizens who are 18 or older | Only rich people | Only people in the army | All children | A voter must be a grown-up citizen.
Which animal is on the seal of the president? | easy | An eagle | A bear | A horse | A lion | The bald eagle stands for the United States.
What does a president use to sign a bill? | easy | A pen | A hammer | A sword | A paintbrush | Some presidents give the pens away as gifts.
What was Mount Vernon? | medium | George Washington’s home | A high mountain | A big ship | Lincoln’s school | Washington lived on this farm by a river.
What is the name of the president’s airplane? | medium | Air Force One | Sky Queen | Flying Eagle | White Cloud | A plane gets this name when the president is on it.
What shape is the president’s office? | medium | An oval | A square | A triangle | A star | It is called the Oval Office.
In which building does the president have an office? | medium | The White House | The Capitol | The Pentagon | The post office | The Oval Office is in the White House.
Who takes over if the president dies? | medium | The vice president | The president’s wife | The oldest judge | The top general | That is one reason why we have a vice president.
How old must a president be at least? | medium | 35 years | 18 years | 25 years | 60 years | The rule is in the Constitution.
What happens on Inauguration Day? | medium | A president starts a term | People vote for president | A president is born | Schools teach about flags | The new president takes an oath in January.
Why did Washington cross an icy river on a winter night? | medium | To surprise the enemy | To buy Christmas gifts | To visit a king | To catch fish | His army won the next morning at Trenton.
Who helped Washington by being his wife? | medium | Martha | Abigail | Mary | Dolley | Martha Washington was the first “first lady.”
How did young Abraham Lincoln learn most things? | medium | He read many books | He watched TV | He asked a computer | He went to a big college | Lincoln had less than one year of school.
What war was fought while Lincoln was president? | medium | The Civil War | World War I | World War II | The Revolution | The North and the South fought from 1861 to 1865.
Why do we remember Lincoln? | medium | He kept the country together | He found gold | He built the first car | He flew to the moon | He led the Union and worked to end slavery.
What did Teddy Roosevelt protect for us? | medium | Forests and parks | Gold and silver | Cars and trains | Castles and kings | He set aside land for animals, trees, and people.
What is a first lady most often? | medium | The president’s wife | The president’s boss | A queen | A judge | Martha Washington was the first one.
What did the first five presidents not have? | medium | Electric lights | Horses | Books | Pens | Electric light came to the White House in 1891.
How did George Washington travel? | medium | By horse and coach | By train | By car | By plane | There were no trains or cars in his time.
Who wrote “all men are created equal”? | medium | Thomas Jefferson | Abraham Lincoln | Ronald Reagan | John F. Kennedy | These words are in the Declaration of Independence.
Which mountain shows four presidents? | medium | Mount Rushmore | Mount Everest | Pikes Peak | Mount Hood | It is in South Dakota.
Who is not on Mount Rushmore? | hard | John F. Kennedy | George Washington | Thomas Jefferson | Abraham Lincoln | The fourth face is Theodore Roosevelt.
Which president was born first? | hard | George Washington | Abraham Lincoln | Franklin D. Roosevelt | John F. Kennedy | Washington was born in 1732.
Which president lived last? | hard | John F. Kennedy | George Washington | Abraham Lincoln | Thomas Jefferson | Kennedy was born in 1917.
Think of Adams, Lincoln, Kennedy, and Obama. Who was president last? | hard | Obama | Lincoln | Kennedy | Adams | Obama took office in 2009, long after the others.
Which was built to honor a president? | hard | The Lincoln Memorial | The Liberty Bell | The Golden Gate Bridge | The Alamo | It honors Abraham Lincoln.
Why may no president be a king? | hard | The people choose their leader | Crowns are too heavy | There is no gold | Kings must be tall | A king rules for life. A president serves a term.
Washington stopped after two terms. What did that show? | hard | A leader should not rule forever | He was afraid of voters | He did not like the house | He wanted to be king | Later presidents followed him for a long time.
Congress says yes to a bill. What can the president do next? | hard | Sign it or veto it | Change every word | Hide it for years | Sell it | If the president signs the bill, it becomes a law.
Who helps a president decide about schools, farms, and parks? | hard | The cabinet | The army band | The tour guides | The cooks | The people of the cabinet lead departments.
What did Rosa’s class do like a president when they promised to be fair? | hard | They took an oath | They cast a ballot | They signed a bill | They used a veto | An oath is a serious promise.
A tall white tower honors our first president. What is its name? | hard | Washington Monument | Lincoln Memorial | Grant’s Tomb | Statue of Liberty | The Washington Monument is 555 feet tall.
Which is a job of Congress and not of the president? | hard | To write laws | To lead the army | To live in the White House | To give a medal | The president signs or vetoes what Congress passes.
Mia says, “The president makes all the laws alone.” What is right? | hard | Congress passes the laws | The army makes the laws | Kings make the laws | Nobody makes laws | A president cannot make laws alone.
How did Kennedy speak to the whole country at once? | hard | On television | By phone | By letter | By computer | Many families had a TV set by 1961.
What came first in a new president’s first day? | hard | The oath | A long trip | A second election | A veto | The president takes the oath before starting the work.
Which of these may a president not do? | hard | Stay in office for life | Sign a bill | Give a speech | Lead the army | A president may win only two elections.
Which fruit did a made-up story about young Washington name? | medium | Cherries | Bananas | Oranges | Grapes | A writer made up the story of the cherry tree.
What did Lincoln try to be, so that people called him Honest Abe? | easy | Truthful | Rich | Fast | Loud | Honest people tell the truth.
What did George Washington do in the army? | easy | He was its top general | He cooked the meals | He played the drum | He made the boots | He led the army in the American Revolution.
Which kind of home was young Lincoln’s? | easy | A log cabin | A castle | A tent | A tall apartment house | His family built it from trees.
Who is called the Father of Our Country? | medium | George Washington | Abraham Lincoln | John F. Kennedy | Theodore Roosevelt | He led the army and was the first president.
What do people call the day when they vote? | easy | Election Day | Flag Day | Labor Day | New Year’s Day | It is on a Tuesday in November.
What does the president salute on the Fourth of July? | easy | The American flag | A gold crown | A school bus | A birthday cake | The flag stands for our country.
Which sentence is true? | hard | A president has a vice president | A president has a crown | A president works alone | A president rules for life | The vice president is ready to take over.
Two presidents had the same last name, Adams. How were they related? | hard | Father and son | Brothers | Cousins | Uncle and nephew | John Adams was the father of John Quincy Adams.
How did Franklin Roosevelt speak to families at home? | hard | On the radio | On TV | By computer | By telegraph | His talks were called fireside chats.
`,
    forms: questionForms,
  }),
  ...defineTextForms({
    ...{ id: 'place', grades: ['1-2'], source: 'National Park Service: Presidents', year: 2023 },
    table: `
place | fact | why
White House | has the president’s bedroom and office | Each president since John Adams has lived there.
Mount Rushmore | shows four giant faces in rock | Workers carved it from 1927 to 1941.
Lincoln Memorial | has a huge statue of a man in a chair | The statue of Lincoln is 19 feet tall.
Washington Monument | is a tall, thin tower of white stone | It honors the first president.
Capitol | has rooms where Congress meets | It has a big white dome.
Mount Vernon | was the farm home of George Washington | It lies on the Potomac River.
Monticello | was the hilltop home of Thomas Jefferson | He planned the house himself.
Oval Office | has no corners, and the president works there | It has a big desk and the flag.
Camp David | lies in the woods, where presidents can rest | It is in the hills of Maryland.
Rose Garden | is full of flowers and lies by the Oval Office | Presidents often speak to reporters there.
`,
    forms: [
      {
        ...{ id: 'which', difficulty: 'easy' },
        ...{ ask: 'Which place {fact}?', answer: '{place}', because: 'The place is called {place}. {Why}' },
      },
      {
        ...{ id: 'what', difficulty: 'medium', keepsCase: true },
        ...{ ask: '{Place} is the name of a place. Finish the sentence: This place ____.', answer: '{fact}' },
        because: 'This place {fact}. {Why}',
      },
    ],
  }),
];
