import { makePersonForms, makeThingForms } from '#services/learning/questions/facts/history/person-forms.ts';
import { defineTextForms } from '#services/learning/questions/facts/text-forms.ts';

const source = 'OpenStax: U.S. History';
const year = 2014;

/** For grades 7 and 8. */
export const empiresAndNationsForms = [
  ...defineTextForms({
    ...{ id: 'figure', grades: ['7-8'], source, year },
    table: `
who | did | scene | why
Bartolomé de las Casas | condemned Spanish cruelty to Native peoples in a book of 1552 | A Spanish friar gave up his own encomienda and pleaded with King Charles for humane laws. | The New Laws of 1542 followed some of his demands.
Richard Hakluyt | urged Queen Elizabeth to plant colonies overseas | A geographer who never crossed the Atlantic collected reports of English voyages. | He wrote his “Discourse of Western Planting” in 1584.
Sir Edwin Sandys | led the Virginia Company when it called the first assembly | A member of Parliament also sent about 90 women to Jamestown as brides. | The assembly met in 1619.
Uncas | led the Mohegan as allies of the English against the Pequot | This leader broke away from a related nation and gained land by siding with Connecticut. | The war ended in 1638.
Miantonomo | called for a union of Native nations against the English in 1642 | A Narragansett leader said, “We must be one as they are, otherwise we shall be all gone shortly.” | Uncas’s men killed him in 1643.
John Eliot | translated the Bible into an Algonquian language | A minister founded villages of “praying Indians” in Massachusetts. | His Bible of 1663 was the first printed in English America.
Mary Rowlandson | wrote a bestseller about her captivity in King Philip’s War | A minister’s wife from Lancaster was ransomed after eleven weeks. | Her book appeared in 1682.
Anthony Johnson | rose from bondage to own land in Virginia | An Angolan arrived in 1621 and later farmed 250 acres with servants of his own. | His life shows that the color line was not yet fixed.
Elizabeth Key | won her freedom in a Virginia court in 1656 | The daughter of an Englishman and an African woman argued that she was baptized and her father free. | A law of 1662 closed this way for others.
John Locke | argued that people have natural rights to life, liberty, and property | An English philosopher also helped to draft the Fundamental Constitutions of Carolina in 1669. | His “Two Treatises” influenced the Patriots.
William Johnson | managed Britain’s relations with the Iroquois | An Irishman in the Mohawk Valley traded fairly and lived with Molly Brant. | He became superintendent in 1756.
Teedyuscung | protested for the Lenape against the Walking Purchase | A Delaware leader demanded an inquiry at the peace talks of Easton. | The purchase took place in 1737.
John Woolman | traveled from farm to farm to ask Quakers to free enslaved people | A tailor from New Jersey wore undyed clothes and kept a journal. | His “Considerations” appeared in 1754.
Anthony Benezet | opened a school for Black children in Philadelphia | This Huguenot-born teacher wrote pamphlets that moved abolitionists in England. | The school opened in 1770.
George Grenville | introduced the Sugar Act and the Stamp Act | A prime minister counted pennies and wanted colonists to share the cost of troops. | He lost office in 1765.
Charles Townshend | proposed duties on glass, paint, paper, and tea | A chancellor believed that colonists would accept taxes on imports. He died before the crisis. | The duties of 1767 are known by his name.
Lord North | was prime minister when the Tea Act and the Coercive Acts passed | He is said to have cried “Oh God! It is all over” at the news of Yorktown. | He led the government from 1770 to 1782.
Thomas Hutchinson | refused as governor to let the tea ships leave Boston | A mob had torn down this Loyalist’s house in 1765. | He was born in Massachusetts and died in exile.
John Dickinson | wrote “Letters from a Farmer in Pennsylvania” | A rich lawyer argued that Parliament may regulate trade but not tax it. | His essays of 1767 and 1768 answered the Townshend Acts.
Thomas Gage | governed Massachusetts as a general and sent troops to Concord | His American wife was suspected of warning the rebels in April 1775. | He was replaced after Bunker Hill.
Lord Dunmore | promised freedom to people enslaved by rebels who joined the king | Virginia’s last royal governor fled to a ship and formed an “Ethiopian Regiment.” | His proclamation dates from November 1775.
Samson Occom | raised money in England for a Native school that became Dartmouth College | A Mohegan minister was angry that the funds were used for white students. | He toured Britain from 1766 to 1768.
Benjamin Franklin | told Parliament in 1766 why colonists rejected the stamp tax | An agent for Pennsylvania answered questions at the House of Commons for hours. | The tax was repealed within weeks.
`,
    forms: makePersonForms('person', [
      'Which statement about {who} is correct? This person ____.',
      'Complete the entry in a guide to early America. {Who}: This person ____.',
    ]),
  }),
  ...defineTextForms({
    ...{
      id: 'nation',
      grades: ['7-8'],
      source: 'National Museum of the American Indian: Native Knowledge 360°',
      year: 2023,
    },
    table: `
name | fact | why
the Wampanoag | made a lasting peace with Plymouth in 1621 | Massasoit kept it until he died.
the Narragansett | lost hundreds of people in the Great Swamp Fight of 1675 | They had sheltered families who fled the war.
the Pequot | were nearly destroyed when the English burned their fort at Mystic | It happened in May 1637.
the Abenaki | raided Deerfield, Massachusetts, with the French in 1704 | Over 100 captives were marched to Canada.
the Mohawk | guarded the eastern door of the Iroquois longhouse | They lived nearest to Albany.
the Seneca | guarded the western door of the Iroquois longhouse | They lived near Lake Erie and the Genesee River.
the Onondaga | kept the council fire of the Iroquois | Their towns lay in the middle of the league.
the Tuscarora | left Carolina after a war and joined the Iroquois as sixth nation | They were accepted around 1722.
the Lenape | lost land in Pennsylvania by the Walking Purchase of 1737 | Hired runners covered about 65 miles in a day and a half.
the Susquehannock | were attacked in 1675 by militias of Virginia and Maryland | The attacks helped to start Bacon’s Rebellion.
the Powhatan | formed the confederacy around Jamestown | About 30 tribes paid tribute to its leader.
the Catawba | were surrounded by settlers on the border of the two Carolinas | In 1763 they received a reservation there.
the Yamasee | attacked South Carolina’s traders and farms in 1715 | They resented debts and enslavement.
the Cherokee | fought South Carolina from 1759 to 1761 after years as Britain’s allies | Troops burned many of their towns in the mountains.
the Creek | ceded coastal land to Oglethorpe’s Georgia by treaty | Mary Musgrove interpreted at the talks of 1733.
the Natchez | rose against the French at Fort Rosalie in 1729 | The French and the Choctaw then destroyed their towns.
the Huron | were New France’s main partners in the fur trade until 1649 | Then the Iroquois destroyed their villages.
the Pueblo | drove the Spanish from New Mexico in 1680 | The Spanish came back in 1692.
the Shawnee | lost hunting grounds in Kentucky by Dunmore’s War of 1774 | They were defeated at Point Pleasant.
`,
    forms: makeThingForms('Native nation or people', [
      'Which ending is correct? In colonial times, {name} ____.',
      'Which fact about {name} is correct? They ____.',
    ]),
  }),
];
