import { historyTermForms, makePersonForms } from '#services/learning/questions/facts/history/person-forms.ts';
import { defineTextForms } from '#services/learning/questions/facts/text-forms.ts';

const source = 'Encyclopaedia Britannica: American colonies';
const year = 2023;

/** For grades 3 and 4. */
export const peopleAndWordsOfTheColoniesForms = [
  ...defineTextForms({
    ...{ id: 'early-people', grades: ['3-4'], source, year },
    table: `
who | did | scene | why
Sir Walter Raleigh | sent the first English colonists to Roanoke Island | A favorite of Queen Elizabeth paid for ships but never came to Virginia himself. | His colonies of 1585 and 1587 failed.
John White | came back to Roanoke and found all the people gone | He was a governor and painter who found the word “CROATOAN” on a post. | He returned in 1590 after three years.
Virginia Dare | was the first English child born in America | Her grandfather sailed away for help days after her birth, and nobody saw her again. | She was born on Roanoke Island in 1587.
Christopher Newport | was captain of the ships that brought settlers to Jamestown | This sailor with one arm led the Susan Constant across the sea. | He made five trips to Virginia.
John Rolfe | grew the first tobacco that sold well in England | A planter of Jamestown used sweet seeds from the West Indies and married Powhatan’s daughter. | His first crop was shipped around 1613.
John Winthrop | brought the Puritans to Boston and was their governor | He told the people on his ship that they would be “as a city upon a hill.” | About 700 people came with his fleet in 1630.
Thomas Hooker | left Massachusetts and started Hartford | A minister walked with 100 people and 160 cows to the Connecticut River. | He wanted more men to have a vote.
Anne Hutchinson | was sent out of Massachusetts for her Bible meetings | A mother of many children talked about sermons with neighbors in her Boston home. | She went to Rhode Island in 1638.
Anne Bradstreet | was the first poet of the English colonies with a book | She came to Massachusetts at 18 and wrote about her children and a fire in her house. | Her book was printed in London in 1650.
Lord Baltimore | owned the colony of Maryland | A Catholic nobleman wanted a place where people of his faith were safe. | His name was Cecilius Calvert.
Henry Hudson | sailed for the Dutch up a river that has his name | An English captain looked for a way to Asia in a ship called the Half Moon. | He came to the river in 1609.
Peter Minuit | traded with Native people for the island of Manhattan | A Dutch governor offered goods worth 60 guilders in 1626. | Later he led the colony of New Sweden.
Metacom | led Native nations in a war against New England | A son of Massasoit was called King Philip by the English. | He was killed in 1676.
Tomochichi | let Oglethorpe’s colonists build Savannah | This Yamacraw chief sailed to London and met the king in 1734. | He helped to keep the peace in Georgia.
Eliza Lucas Pinckney | showed that indigo could grow in South Carolina | At 16, she ran her father’s farms and tried out a plant for blue dye. | Indigo became the colony’s second export after rice.
Benjamin Banneker | built a clock almost wholly of wood | A free Black farmer in Maryland took a watch apart and studied its wheels in the 1750s. | Later he wrote almanacs.
Daniel Boone | cut a road through the Cumberland Gap to Kentucky | A hunter from Pennsylvania led settlers over the Appalachians in 1775. | The way was called the Wilderness Road.
Crispus Attucks | was killed by British soldiers in the Boston Massacre | A sailor of African and Native descent stood in an angry crowd in 1770. | Five people died.
George Washington | led Virginia’s soldiers in the French and Indian War | At 21, he carried a letter to a French fort through snow and icy rivers. | He was a planter before he led an army again.
John Peter Zenger | was jailed because his newspaper attacked a governor | A New York printer’s wife kept his newspaper going while he sat behind bars. | A jury set him free in 1735.
`,
    forms: makePersonForms('person', [
      'What do we know about {who}? This person ____.',
      'Which words belong on a card about {who}? This person ____.',
    ]),
  }),
  ...defineTextForms({
    ...{ id: 'early-term', grades: ['3-4'], source, year },
    table: `
term | meaning | example | also
charter | a paper in which a ruler allows a colony | King Charles signed a sheet that gave land and rules to William Penn. |
governor | the leader of a colony | The king chose one man to rule Virginia for him. |
assembly | a group of elected people who make laws for a colony | In 1619, men from each part of Virginia met to vote on rules. | town meeting
town meeting | a gathering where the voters of a town decide together | Men of Dedham came to the meetinghouse and voted on a new bridge. | assembly
treaty | an agreement between nations | Penn and the Lenape promised to live in peace. | charter
religious freedom | the right to worship in one’s own way | In Rhode Island, Jews, Baptists, and Quakers could all pray as they wished. |
militia | men of a town who serve as soldiers when needed | Farmers left their fields and trained with muskets on the green. |
Puritan | an English Protestant who wanted a simpler church | Sarah’s family sailed to Boston because they wanted a church with plain prayers. |
Quaker | a member of the Society of Friends, who are for peace | Hannah sat in silent worship and would not fight in any war. |
indentured servant | a person who works for years to pay for the trip | John had no money, so he signed a paper and worked four years for a planter. | apprenticeship
apprenticeship | years of learning a trade from a master | At 12, Ben moved in with his brother to learn printing. | indentured servant
plantation | a large farm with one main crop and many workers | Enslaved people worked on 2,000 acres of rice around one big house. |
cash crop | a plant that farmers grow to sell | Mr. Carter did not eat his tobacco but shipped it to London. | export
export | a good that is sold to another country | Ships took furs and dried fish away to Europe. | cash crop
import | a good that is brought in from another country | Tea and fine cloth came to Boston from London. |
barter | trading goods without money | The farmer gave two hens and got a pair of shoes. |
boycott | a refusal to buy goods as a protest | The women of the town stopped buying tea from England. |
almanac | a yearly book with a calendar, weather, and advice | Father looked up the day of the full moon and the best time to plant. |
wampum | beads that Native people made from shells | White and purple pieces were strung on a belt to remember a promise. |
palisade | a wall of pointed posts | The men set tall logs in the ground around their village. |
gristmill | a building where grain is ground | A stream turns the wheel, and two stones make flour. |
`,
    forms: historyTermForms.map((form) =>
      form.id === 'meaning' ? { ...form, ask: 'What does “{term}” mean in a book about the colonies?' } : form,
    ),
  }),
];
