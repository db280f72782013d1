import { questionForms, wordForms } from '#services/learning/questions/facts/common-text-forms.ts';
import { makePersonForms, makeThingForms } from '#services/learning/questions/facts/history/person-forms.ts';
import { defineTextForms } from '#services/learning/questions/facts/text-forms.ts';

const source = 'Library of Congress: America’s Story';
const year = 2023;

/** For grades 1 to 4. */
export const americaForBeginnersForms = [
  ...defineTextForms({
    ...{ id: 'word', grades: ['1-2', '3-4'], source, year },
    table: `
word | named | meaning | riddle | gap | sign | also
history | history | the story of what happened long ago | I tell you about people who lived before you. | In ____ class, we learn about people of long ago. | Our class reads about how people lived 200 years ago. |
flag | a flag | a cloth with colors that stands for a country | I wave on a pole. I have stars and stripes. | The ____ with stars and stripes waves on a pole. | It is red, white, and blue, and it hangs by the school door. |
freedom | freedom | the right to choose how you live | People fought for me. I let you speak your mind. | Enslaved people wanted ____ for their families. | No one owns another person, and all may speak. |
colony | a colony | a place that is ruled by a faraway country | A king far away rules me. | Virginia was once a ____ of England. | A king across the ocean rules the land and its people. |
settler | a settler | a person who moves to a new land to live there | I build a new home in a new land. | The ____ built a cabin in the new land. | Sam’s family cut down trees and built a house in a new place. | pioneer; immigrant
explorer | an explorer | a person who travels to learn about unknown places | I sail or walk to places that I do not know. | The ____ sailed off to find a new way to Asia. | Captain Ray maps a river that is new to him. |
pioneer | a pioneer | a person who went west early to make a home | I rode in a covered wagon. | The ____ drove a covered wagon along the trail. | The family walked beside oxen all the way to Oregon. | settler; immigrant
immigrant | an immigrant | a person who comes from another country to live here | I came here by ship from another country. | Each ____ at Ellis Island had come from another land. | Ana moved from Italy to New York to stay. | settler; pioneer
inventor | an inventor | a person who makes a new kind of thing | I have ideas and make things that nobody had before. | The ____ worked on a new kind of lamp. | Nobody had such a machine before Elias built one. |
slavery | slavery | the cruel practice of owning people | I was wrong. I took people’s freedom. | The Civil War brought an end to ____. | People had to work without pay and could be sold. |
timeline | a timeline | a line that shows when things happened | I am a line with dates on it. | On our ____, 1776 comes before 1861. | The years stand in a row, and each has a small picture. |
symbol | a symbol | a picture or thing that stands for an idea | I stand for something else, as an eagle stands for us. | The bald eagle is a ____ of our country. | When people see the eagle, they think of our country. | flag
holiday | a holiday | a special day when we remember or celebrate | Schools often close on me. | The Fourth of July is a ____ with fireworks. | On this day, we stay home and honor Dr. King. |
museum | a museum | a place where old things are kept and shown | You walk through me and look at old things. | The class saw an old plow in the ____. | Old wagons and dresses stand in rooms, with signs to read. |
railroad | a railroad | a road of steel tracks for trains | Trains run on me. | The ____ carried people and mail from sea to sea. | Workers lay long steel tracks over the mountains. |
plantation | a plantation | a large farm in the old South with one main crop | I am a big farm where cotton grew. | Enslaved people picked cotton on the ____. | For miles you see one crop, and one big house. |
strike | a strike | stopping work until things get better | Workers use me when they want fair pay. | The workers went on ____ for fair pay. | All the workers walk out of the shop until they get more pay. |
march | a march | a walk by many people to ask for change | People carry signs in me and walk together. | Dr. King led a big ____ to ask for fair laws. | Many people walk down the road with signs. |
`,
    forms: wordForms,
  }),
  ...defineTextForms({
    ...{ id: 'first', grades: ['1-2'], source, year },
    table: `
who | did | scene | why
Rosa Parks | kept her seat on a bus | She sat on a bus in Montgomery and said no. | A driver told her to move in 1955.
Martin Luther King Jr. | said “I have a dream” | He was a pastor who led marches for fair laws. | He spoke in Washington, D.C., in 1963.
Harriet Tubman | led many enslaved people north to freedom | She followed the North Star by night on a secret path. | The path was called the Underground Railroad.
Betsy Ross | sewed flags in Philadelphia | An old story says that she made the first flag. | She had her own shop.
Benjamin Franklin | flew a kite to learn about lightning | He was a printer, and he helped to start a library. | He also signed the Declaration of Independence.
Paul Revere | rode at night to warn of soldiers | He looked for lanterns in a church tower and jumped on a horse. | He rode in April 1775.
Sacagawea | helped Lewis and Clark on their long trip west | This Shoshone woman carried her baby to the Pacific Ocean. | She spoke for them with other Native people.
Thomas Edison | made a light bulb that burned for hours | He had a big lab in New Jersey and made sound recordings. | He made many other inventions.
Alexander Graham Bell | invented the telephone | He taught deaf students and sent his voice over a wire. | He made the first call in 1876.
Orville and Wilbur Wright | flew the first motor plane | Two brothers had a bicycle shop in Ohio. | They flew at Kitty Hawk in 1903.
Susan B. Anthony | worked so that women could vote | She voted in 1872, and police came for her. | Women won the vote in 1920.
Jackie Robinson | opened big league baseball to Black players | He wore number 42 for the Brooklyn Dodgers. | He first played for them in 1947.
Neil Armstrong | was first to walk on the moon | He came down a ladder and took “one small step.” | That was in July 1969.
Ruby Bridges | went to an all-white school at six | Four marshals walked a little girl to school in New Orleans. | She was very brave in 1960.
César Chávez | helped farm workers get fair pay | He asked people not to buy grapes. | He led a union in California.
Clara Barton | started the American Red Cross | In the Civil War, she brought bandages to soldiers. | People called her the “angel of the battlefield.”
Sally Ride | was the first American woman in space | She loved science and flew on a shuttle. | She flew in 1983.
`,
    forms: makePersonForms('person'),
  }),
  ...defineTextForms({
    ...{ id: 'thing', grades: ['1-2'], source, year },
    table: `
name | fact | why
the Statue of Liberty | holds up a torch in New York Harbor | France gave her to us in 1886.
the Liberty Bell | has a big crack and hangs in Philadelphia | It stands for freedom.
the bald eagle | is the national bird | It stands for strength and freedom.
the Mayflower | carried the Pilgrims over the ocean | The ship came to Plymouth in 1620.
a covered wagon | had a white cloth top and rolled west | Oxen or mules pulled it.
the Pony Express | carried mail west on fast horses | Riders changed horses at each station.
a log cabin | was a small home made of tree trunks | Settlers filled the gaps with mud.
a quill pen | is a feather that can write | Leaders signed the Declaration with such pens.
Ellis Island | was the first stop for many who came by ship | Doctors and officers met them there.
the Alamo | was an old church that became a fort in Texas | A famous battle was fought there in 1836.
a candle | gave light before there were lamps with bulbs | People made them at home.
the national anthem | is our country’s song about a flag | Its first words are “O say can you see.”
the Fourth of July | is the birthday of the United States | Leaders agreed on the Declaration in 1776.
`,
    forms: makeThingForms('of these', ['Which ending is true? {Name} ____.']).map((form) =>
      form.id === 'which' ? { ...form, ask: ['What {fact}?', 'Read and choose the name: ____ {fact}.'] } : form,
    ),
  }),
  ...defineTextForms({
    ...{ id: 'beginner', grades: ['1-2'], source, year },
    table: `
question | level | answer | w1 | w2 | w3 | why
Who lived in America first? | easy | Native Americans | The Pilgrims | The English king | Astronauts | Native Americans have lived here for thousands of years.
What colors are on the American flag? | easy | Red, white, and blue | Green and gold | Black and yellow | Pink and gray | It has 13 stripes and 50 stars.
What do the 50 stars on our flag stand for? | easy | The states | The presidents | The cities | The oceans | There is one star for each state.
What do the 13 stripes on our flag stand for? | medium | The first 13 colonies | The 13 oceans | The 13 presidents | The 13 months | The colonies became the first states.
On which day do we celebrate our country’s birthday? | easy | July 4 | January 1 | October 31 | December 25 | We remember July 4, 1776.
Which holiday reminds us of a meal of Pilgrims and Native people? | easy | Thanksgiving | Labor Day | Halloween | Flag Day | They shared a harvest meal in 1621.
Whose birthday do we honor on a Monday in January? | easy | Martin Luther King Jr. | Thomas Edison | Paul Revere | Betsy Ross | Dr. King worked for fair laws.
Which day honors all workers? | easy | Labor Day | Veterans Day | Flag Day | Mother’s Day | It is on the first Monday in September.
How did the Pilgrims come to America? | easy | By ship | By train | By plane | By car | They sailed on the Mayflower.
How did most pioneers travel west? | easy | In covered wagons | In buses | In planes | In subways | The trip took many months.
Where did children in pioneer days learn? | medium | In one-room schools | In computer rooms | In tall towers | On school buses | One teacher taught all ages.
What did families use for light 200 years ago? | easy | Candles | Flashlights | Light bulbs | Lasers | There was no electric light yet.
Where did people get water 200 years ago? | medium | From a well | From a machine | From a store | From a fire truck | A well is a deep hole with water.
Who built homes called tepees? | medium | People of the Plains | Pilgrims | Pioneers from France | Astronauts | A tepee can be put up and taken down fast.
Which animal did the people of the Plains hunt? | medium | Bison | Whales | Lions | Penguins | They used the meat, skin, and bones.
Who was the leader that America broke away from? | medium | King George of England | The queen of Spain | Abraham Lincoln | The mayor of Boston | In 1776, the colonies said that they were free.
What did people throw into the water at the Boston Tea Party? | easy | Tea | Cake | Gold | Flags | They were angry about a tax on tea.
What does the Statue of Liberty hold up high? | easy | A torch | A sword | A ball | A bell | Her torch lights the way to freedom.
Which country gave us the Statue of Liberty? | medium | France | Spain | China | Mexico | It was a gift of friendship.
What did Harriet Tubman help people escape from? | medium | Slavery | A storm | A school | A flood | She made about 13 trips.
Why do we remember Rosa Parks? | medium | She stood up for what is fair | She sewed a flag | She flew a plane | She found gold | Her act led to a bus boycott.
What did people hope to find in California in 1849? | medium | Gold | Oil | Ice | Pearls | That is why they are called forty-niners.
Which was invented first? | hard | The printing press | The telephone | The car | The computer | Books were printed long before there were phones.
How did news travel before phones? | medium | By letters and riders | By e-mail | By TV | By radio | A letter could take weeks.
Which tells about real people of the past? | hard | A diary from 1850 | A fairy tale | A comic about robots | A story with dragons | A diary is written by a person who was there.
What can an old photo show you? | hard | How people dressed long ago | What people will do next year | How long the film was | What dragons ate | Photos are clues about the past.
Which happened first? | hard | Pilgrims came on the Mayflower | A man walked on the moon | The Civil War was fought | The Wright brothers flew | The Pilgrims came in 1620.
Which happened last? | hard | People walked on the moon | The Pilgrims landed | The colonies became free | Slavery ended | The moon walk was in 1969.
Grandma had no TV when she was small. What does this teach us? | hard | Life changes over time | TV is very old | Grandma is not real | All homes are the same | Things are different now than in the past.
Long ago, only men could vote. Who changed this? | hard | Women who asked for fair laws | Kings of Europe | The Pilgrims | Movie stars | Many women and men worked for it for years.
Who works at night on the Underground Railroad in the story? | hard | People who help others flee slavery | Train drivers | Gold miners | Bakers | It was a secret network and not a real train.
Why did people from many lands come to America? | hard | They hoped for a better life | They wanted colder weather | They were lost | They liked long trips | Many came for work, land, or freedom.
What does “E pluribus unum” on our coins mean? | hard | Out of many, one | Time is money | Land of gold | Keep this coin | Many people make one country.
`,
    forms: questionForms,
  }),
  ...defineTextForms({
    ...{ id: 'early', grades: ['3-4'], source, year },
    table: `
question | level | answer | w1 | w2 | w3 | why
Where was the first lasting English settlement in America? | easy | Jamestown | Plymouth | Boston | New York | It was founded in Virginia in 1607.
What did the colonists mean by “no taxation without representation”? | medium | They had no vote in the body that taxed them | They wanted to pay more taxes | They had no money | They wanted a new king | No one from the colonies sat in Parliament.
Which document said that the colonies were free? | easy | The Declaration of Independence | The Mayflower Compact | The Constitution | The Bill of Rights | It was approved on July 4, 1776.
Where did the first battles of the American Revolution take place? | medium | Lexington and Concord | Gettysburg and Antietam | Saratoga and Yorktown | Trenton and Princeton | They were fought in Massachusetts in April 1775.
Which country helped America win the Revolution? | easy | France | Russia | China | Sweden | French ships and soldiers helped at Yorktown.
What did Francis Scott Key write? | medium | The words of the national anthem | The Pledge of Allegiance | The Constitution | A book about whales | He saw the flag after a night of bombs in 1814.
What did the Erie Canal connect? | medium | The Hudson River and Lake Erie | The Atlantic and the Pacific | The Ohio and the Missouri | Boston and Miami | Goods could then go by boat from the Great Lakes to New York.
What did Eli Whitney’s machine, the gin, do? | medium | It took the seeds out of cotton | It wove cloth | It picked apples | It planted corn | Sadly, it also made slavery grow.
What did Samuel Morse send over a wire? | easy | Messages in dots and dashes | His voice | Pictures | Music | The telegraph made news fast.
What was the Oregon Trail? | easy | A long road for wagons to the West | A railroad in Florida | A path around a lake | A river in Texas | It began in Missouri and was about 2,000 miles long.
What was the Trail of Tears? | medium | The forced march of the Cherokee to the West | A road for gold miners | A secret path to Canada | A trip by Lewis and Clark | Thousands died on the way.
Who was Frederick Douglass? | easy | A man who escaped slavery and spoke against it | A general of the South | An inventor of trains | The first astronaut | He wrote a book about his life.
Which side did Robert E. Lee lead in the Civil War? | easy | The South | The North | The British | The French | He surrendered to Grant in 1865.
What were the Southern states that left the Union called? | medium | The Confederacy | The Colonies | The Frontier | The Allies | Its capital was Richmond, Virginia.
What did the 13th Amendment do? | medium | It ended slavery | It let women vote | It made a new flag | It bought Alaska | It became law in 1865.
Where did the two railroads from east and west meet in 1869? | hard | Promontory, Utah | Chicago, Illinois | Denver, Colorado | Dallas, Texas | A golden spike was driven there.
Who were many of the workers who built the railroad over the Sierra Nevada? | medium | Chinese immigrants | British soldiers | Gold miners from France | Sailors from Spain | Their work was hard and dangerous.
What did a sod house on the prairie consist of? | medium | Blocks of earth and grass | Bricks and glass | Logs and tar | Ice and snow | There were few trees on the prairie.
What was a cattle drive? | easy | Moving cows a long way to a railroad | A race for horses | A kind of truck | A game for children | Cowboys rode beside the herd.
What did Henry Ford make so that more people could buy a car? | medium | A moving assembly line | A bigger garage | A new road | A free gas station | The Model T became cheap.
What was the Dust Bowl? | medium | A dry time with huge dust storms on the Plains | A football game | A clay pot | A storm in Florida | Many families left their farms in the 1930s.
What was the Great Depression? | easy | A time when many people had no work | A deep valley | A very bad storm | A war in Europe | It began in 1929.
What was school like under segregation? | medium | Black and white children had to go to different schools | All children learned together | There were no teachers | Boys and girls had no books | The Supreme Court ruled against this in 1954.
What did the bus boycott in Montgomery lead to? | medium | Anyone could sit anywhere on the bus | Buses were stopped forever | Bus rides became free | Only children could ride | It lasted more than a year.
What did the Mayflower Compact do? | hard | It set up self-government in Plymouth | It freed the colonies | It sold land to Spain | It started a war | The Pilgrims signed it on the ship in 1620.
Which two inventions changed life on the Plains for farmers? | hard | The steel plow and barbed wire | The TV and the radio | The airplane and the jeep | The compass and the sail | The plow cut tough soil, and wire kept cattle out.
Which state was a country of its own from 1836 to 1845? | hard | Texas | Ohio | Maine | Georgia | It had its own president, Sam Houston.
Why is Juneteenth a holiday? | hard | News of freedom reached Texas on June 19, 1865 | The Civil War began that day | Women first voted that day | The flag was made that day | It became a national holiday in 2021.
`,
    forms: questionForms,
  }),
];
