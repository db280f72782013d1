import { wordForms } from '#services/learning/questions/facts/common-text-forms.ts';
import { makePersonForms, makeThingForms } from '#services/learning/questions/facts/history/person-forms.ts';
import { defineTextForms } from '#services/learning/questions/facts/text-forms.ts';

const source = 'Plimoth Patuxet Museums: Homework help';
const year = 2023;

const thingForms = makeThingForms('of these', ['Which ending is true? {Name} ____.']).map((form) =>
  form.id === 'which' ? { ...form, ask: ['What {fact}?', 'Read and choose the name: ____ {fact}.'] } : form,
);

/** For grades 1 and 2. */
export const colonialWordsForBeginnersForms = [
  ...defineTextForms({
    ...{ id: 'person-word', grades: ['1-2'], source, year },
    table: `
word | named | meaning | riddle | gap | sign | also
Pilgrim | a Pilgrim | a person who came to Plymouth on the Mayflower | I left England because of my faith. I came on the Mayflower. | A ____ prayed and built a home in Plymouth in 1620. | Mary left England on the Mayflower and came to Plymouth. | colonist
colonist | a colonist | a person who lives in a colony | I left Europe and made a home in a colony. | A ____ is a person who has a home in a colony. | Tom came from England. Now he lives in Virginia, which the king rules. | Pilgrim
blacksmith | a blacksmith | a person who makes things of hot iron | I hit hot iron with my hammer. | The ____ made a shoe for the horse from hot iron. | Clang! He hits the red iron, and it turns into a nail. |
cooper | a cooper | a person who makes barrels | I make barrels for fish, flour, and apples. | The ____ made a new barrel for the apples. | He bends strips of wood and puts iron hoops around them. |
miller | a miller | a person who grinds grain into flour | I turn grain into flour between two stones. | The ____ took our grain and gave us flour. | Two big stones turn, and white flour comes out. |
printer | a printer | a person who makes books and papers with a press | I put ink on metal letters and use my press. | The ____ made newspapers with ink and a press. | He puts small metal letters in a row and inks them. | apprentice
apprentice | an apprentice | a young person who learns a job from a master | I am young. I live with a master and learn his job. | For seven years, the ____ learned a job from his master. | Sam is twelve. He lives with a master and learns his job. |
`,
    forms: wordForms,
  }),
  ...defineTextForms({
    ...{ id: 'home-word', grades: ['1-2'], source, year },
    table: `
word | named | meaning | riddle | gap | sign | also
wigwam | a wigwam | a round home of bent poles and bark | I am a round home. My poles are bent. | The Wampanoag family slept in a round ____. | They bend thin poles, tie them, and put bark on top. | longhouse
longhouse | a longhouse | a very long home for many families | Many Iroquois families share me. I am a very long home. | Many Iroquois families lived in one ____. | Ten families have one home with a row of fires. | wigwam
log cabin | a log cabin | a small house made of tree trunks | I am a small house. My walls are tree trunks. | Father cut down trees and built a ____. | Tree trunks lie on top of each other and make the walls. |
candle | a candle | a stick of wax or fat that gives light | I burn at night and get smaller and smaller. | Mother lit a ____ so that she could read. | Ann dips a string in hot wax again and again. |
hearth | a hearth | the stone place in a house where the fire burns | I am made of stone. A pot hangs over my fire. | The stew cooked over the fire on the ____. | Here the family cooks its food and warms its hands. | wigwam; longhouse; log cabin
churn | a churn | a tub in which cream turns into butter | Move my stick up and down. I turn cream into butter. | Anne put cream into the ____ to make butter. | A girl moves a stick up and down until there is butter. |
spinning wheel | a spinning wheel | a tool that turns wool into thread | I turn and turn. I make wool into thread. | Grandma made her wool into thread on a ____. | The wool goes in, and a long thread comes out. | loom
loom | a loom | a frame that makes thread into cloth | I make cloth out of many threads. | Threads were made into cloth on the big ____. | Threads go over and under each other until there is cloth. | spinning wheel
quill | a quill | a pen made from a feather | Once I was on a goose. Now I write. | Ben dipped his ____ in ink and wrote. | She cuts the end of a feather and dips it in ink. |
hornbook | a hornbook | a board with a page of letters for a child | I am a board with a handle. I show the ABC. | The child read the ABC on her ____. | One page with the ABC is on a small board. |
well | a well | a deep hole in the ground that gives water | I am deep and dark. Let down a bucket for a drink. | She pulled a bucket of water up from the ____. | Tom lets a bucket down on a long rope to get water. |
moccasin | a moccasin | a soft shoe made of deer skin | I am soft. Put your foot into me. | He lost one ____ and had a cold foot. | This soft shoe is made of deer skin. |
bonnet | a bonnet | a soft hat with strings | Put me on your head and tie my strings. | She tied the strings of her ____ under her chin. | A girl puts this on her head before she goes out. |
`,
    forms: wordForms,
  }),
  ...defineTextForms({
    ...{ id: 'idea-word', grades: ['1-2'], source, year },
    table: `
word | named | meaning | riddle | gap | sign | also
colony | a colony | a place that is ruled by a country far away | A king across the sea rules me. | Virginia was once a ____ of England. | People live here, but a king across the sea makes the laws. |
slavery | slavery | the cruel practice of owning people | I was wrong. I let some people own other people. | The people in ____ had to work, and they were not free. | Some people had to work without pay and could be sold. |
tax | a tax | money that people must pay to a ruler | You must pay me to the king. | The king put a ____ on tea, and people had to pay. | If you buy paper, you must give the king some money, too. |
harvest | the harvest | the time when ripe crops are brought in | I come in fall, when the corn is ripe. | The barn was full of corn after the ____. | All of them bring in the ripe corn and beans. |
harbor | a harbor | a safe place for ships near the land | Ships rest in me, safe from the waves. | Big ships from England came into Boston ____. | Ships lie here, and men take the boxes off. |
`,
    forms: wordForms,
  }),
  ...defineTextForms({
    ...{ id: 'first', grades: ['1-2'], source: 'Encyclopaedia Britannica: American colonies', year },
    table: `
who | did | scene | why
Squanto | showed the Pilgrims how to plant corn | This Patuxet man was taken to Europe. He came back and found that his people had died. | He put fish into the soil to help the corn.
Samoset | was first to greet the Pilgrims in English | One day in March, he walked into Plymouth and said, “Welcome!” | He had learned some English from fishermen.
Massasoit | made peace with the Pilgrims for his people | This Wampanoag leader came to the harvest feast with 90 men. | The peace of 1621 lasted as long as he lived.
Pocahontas | was a chief’s daughter and married John Rolfe | This girl knew Jamestown well. Later she sailed to England. | She was married in 1614.
John Smith | led Jamestown and made people work | This captain told the lazy men of Jamestown, “No work, no food.” | He led the town in 1608 and 1609.
Powhatan | was the great chief near Jamestown | He ruled about 30 tribes in Virginia, and he had many children. | He was the father of Pocahontas.
William Bradford | led Plymouth and wrote its story | His book tells of the trip, the first winter, and the harvest. | He was chosen governor in 1621.
Myles Standish | was the captain of the soldiers of Plymouth | He was a short man with a sword who kept the Pilgrims safe. | He came on the Mayflower.
Roger Williams | started Rhode Island, where all faiths were safe | He had to leave his town in the snow. | He bought land from the Narragansett people in 1636.
William Penn | started a colony for the Quakers | He kept peace with the Lenape people and planned Philadelphia. | His colony is called Pennsylvania.
James Oglethorpe | started Georgia to help poor people | He came with 114 people in 1733 and built the town of Savannah. | Georgia was the last of the 13 colonies.
Peter Stuyvesant | was the Dutch leader who lost New Amsterdam | This man with a wooden leg gave up his town to the English. | The town became New York in 1664.
Benjamin Franklin | printed a yearly book of wise words | At 17, he came to Philadelphia with few coins. | His book was called “Poor Richard’s Almanack.”
Phillis Wheatley | wrote poems though she was not free | She was brought from Africa as a child and learned to write in Boston. | Her book came out in 1773.
Paul Revere | made silver bowls and warned towns at night | He lived in Boston, worked with silver, and rode well. | His famous ride was in April 1775.
King George III | ruled the colonies when they broke away | He lived in London, and the colonists were angry about his taxes. | The colonies left him in 1776.
`,
    forms: makePersonForms('person'),
  }),
  ...defineTextForms({
    ...{ id: 'place', grades: ['1-2'], source: 'Colonial Williamsburg Foundation: Colonial life', year },
    table: `
name | fact | why
the Mayflower | carried the Pilgrims over the ocean | The trip in 1620 took 66 days.
the Susan Constant | was the biggest of the three ships that came to Jamestown | The other two were the Godspeed and the Discovery.
Jamestown | was the first English town here that lasted | It began in Virginia in 1607.
Plymouth | was the town that the Pilgrims built | It is in Massachusetts.
the Atlantic | is the ocean between England and the colonies | Ships needed about two months to cross it.
the meetinghouse | was the place where a town prayed and made plans | Each New England town had one.
the common | was the grass in town that all could use for their cows | Boston still has one as a park.
`,
    forms: thingForms,
  }),
  ...defineTextForms({
    ...{ id: 'thing', grades: ['1-2'], source: 'Colonial Williamsburg Foundation: Colonial life', year },
    table: `
name | fact | why
a trundle bed | was kept under a higher bed by day | Children pulled it out at night.
a bed warmer | held hot coals and took the cold from the sheets | It was a pan with a long handle.
a sampler | was a cloth with letters that a girl sewed | Girls learned to sew and to read at once.
a hoop | was a toy that children rolled with a stick | It could come from an old barrel.
a husk doll | was a toy made from leaves of corn | Husks are the leaves around the corn.
johnnycake | was a flat bread made from corn | It was baked near the fire.
a town crier | walked through the streets and called out the news | Many people could not read.
a dugout canoe | was a boat made from one big tree trunk | Native people burned and scraped out the wood.
a lantern | was carried at night to light the way | Its sides kept the wind from the flame.
`,
    forms: thingForms,
  }),
];
