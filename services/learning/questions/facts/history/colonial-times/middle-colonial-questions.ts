import { orderForm, questionForms } from '#services/learning/questions/facts/common-text-forms.ts';
import { defineTextForms } from '#services/learning/questions/facts/text-forms.ts';

const source = 'Library of Congress: Colonial Settlement, 1600s–1763';
const year = 2023;

/** For grades 5 and 6. */
export const middleColonialQuestionForms = [
  ...defineTextForms({
    ...{ id: 'middle', grades: ['5-6'], source, year },
    table: `
question | level | answer | w1 | w2 | w3 | why
Which two crops most changed what Europeans ate after 1492? | medium | Potatoes and corn | Wheat and barley | Rice and sugar cane | Oats and rye | Both came from the Americas.
Which animal did the Spanish bring that changed life on the Plains? | easy | The horse | The bison | The turkey | The beaver | Horses had died out in the Americas thousands of years before.
Why did Spain build St. Augustine in 1565? | medium | To keep the French out of Florida | To grow tobacco for the king of Spain | To trade with the Dutch of New York | To stop English ships at Jamestown | The Spanish destroyed the French Fort Caroline nearby.
Why did the Roanoke colonists get no help for three years? | hard | England was at war with Spain | Their ships had sunk in a storm | The queen had forbidden all voyages | France held the coast of Virginia | All ships were needed against the Spanish Armada.
What mistake did Jamestown’s founders make when they chose the place? | medium | It was swampy and had bad water | It was too far from any large river | It lay on a cold and rocky mountain | It was on land that Spain had fortified | Salty water and mosquitoes made people sick.
Which crop saved Virginia’s economy? | easy | Tobacco | Cotton | Wheat | Sugar | John Rolfe shipped the first good crop around 1613.
Which two things happened in Virginia in 1619? | hard | An assembly met and Africans were brought in | Gold was found and the first college opened | The Pilgrims landed and tobacco was first planted | Jamestown burned and the governor fled | The year shows the roots of both self-rule and slavery.
Why did the king take over Virginia from its company in 1624? | hard | It was in debt, and many settlers had died | It had found gold and had not told the king | It had declared that it was independent | It had sold half of its land to the Dutch | Thousands had died, not least in the attack of 1622.
Where did the Pilgrims plan to settle before wind took them north? | medium | In northern Virginia | In Spanish Florida | On the coast of Maine | On an island in the Caribbean | Their patent was for land near the Hudson River, then part of Virginia.
What did a man need to vote in early Massachusetts? | medium | Membership in the church | A degree from Harvard College | A title from the king of England | Service as a soldier in the militia | Only church members were freemen until 1664.
Why was Roger Williams banished from Massachusetts? | medium | He said that rulers must not control religion | He wanted the king to choose the ministers | He was caught selling guns to the Pequot | He refused to let his church be separate from others | He also said that land must be bought from Native people.
What began the Pequot War of 1636 and 1637? | hard | Killings of traders and rivalry for trade | A tax that Boston put on Native furs | The burning of the town of Plymouth | The sale of Manhattan to the Dutch | English and Narragansett fighters destroyed the Pequot fort at Mystic.
What caused King Philip’s War? | medium | English pressure on Native land and rule | A quarrel about the tax on tea and paper | A French attack on the harbor of Boston | The king’s order to move the Wampanoag west | Plymouth had just hanged three Wampanoag men.
How did King Philip’s War end? | medium | Metacom was killed and his allies were beaten | The English agreed to give back their farms | The king of France made a peace for both sides | Metacom was made governor of Plymouth | Hundreds of captives were sold into slavery.
How many people were hanged in the Salem witch trials? | hard | 19 | 3 | 100 | 250 | One more man, Giles Corey, was pressed to death.
What kind of proof did the Salem court accept that it should not have? | hard | Dreams and visions of the accusers | Letters in a secret language | Marks of footprints in the snow | Reports of spies from New France | It was called spectral evidence.
Why did the Dutch lose New Netherland so easily? | medium | Its people would not fight the English fleet | Its soldiers were away in a war with Sweden | Its governor had secretly sold it to the English | Its harbor was frozen for most of the winter | Stuyvesant wanted to fight, but the townspeople did not.
After whom was New York named? | easy | The king’s brother, the Duke of York | The first English governor, Richard York | The archbishop of the old city of York | The captain of the English fleet | He later became King James II.
What did Penn promise settlers in his “Holy Experiment”? | medium | Freedom of worship | Free servants for each farm | An end to all taxes | Seats in Parliament | He advertised in several languages.
Why did Quakers upset other English people? | medium | They would not fight or bow to lords | They wanted the pope to rule England | They refused to work in the fields | They burned the books of other churches | They believed that all people are equal before God.
Which group settled in Pennsylvania and is wrongly called “Dutch”? | medium | Germans | Swedes | Scots-Irish | Huguenots | “Deutsch” is the German word for German.
Where did most Scots-Irish settlers make their homes? | medium | In the backcountry | On the rice coast | In New Amsterdam | In Boston’s harbor | Land there was cheap.
Whom did Georgia’s founders keep out at first? | hard | Catholics and enslaved people | Germans and Scottish Highlanders | Quakers and indentured servants | Soldiers and poor debtors | The Trustees also limited land and banned rum.
Why was Georgia a “buffer” colony? | easy | It lay between the Carolinas and Spanish Florida | It had the softest soil of all the colonies | It kept French traders away from the Hudson River | It was ruled by two different kings | British leaders feared Spain.
What did the Middle Colonies have that New England lacked? | medium | Rich soil for grain | Deep harbors for ships | Forests full of timber | Colleges for ministers | That is why they were called the breadbasket.
Which work did New England’s forests make possible? | easy | Shipbuilding | Rice growing | Silver mining | Indigo making | Oak and pine were near deep harbors.
What was rum made from in New England? | medium | Molasses | Apples | Corn | Grapes | Molasses came from sugar islands in the Caribbean.
Why did planters in the Chesapeake use more enslaved people after 1680? | hard | Fewer servants came from England | Tobacco was no longer grown there | The king gave enslaved people away | A new law set all the servants free | Enslaved people could also be held for life.
How did a child’s status follow under Virginia’s law of 1662? | hard | From the mother | From the father | From the oldest uncle | From the place of birth | So children of enslaved women were enslaved.
Which skill of Africans helped Carolina’s planters most? | medium | Growing rice | Blowing glass | Trapping beaver | Printing books | People from the Rice Coast of West Africa knew how to flood fields.
What is the Gullah culture? | hard | A blend of African ways on the Sea Islands | A Native nation on the coast of Maine | A group of French Protestants in Charleston | A Dutch way of building farms on the Hudson | It has its own language, food, and baskets.
How did enslaved people most often resist day by day? | medium | They worked slowly and broke tools | They wrote petitions to the king | They bought land in the backcountry | They voted against the planters | Some also ran away or rebelled.
What did the Zenger trial of 1735 help to establish? | medium | True criticism of rulers is no crime | Only royal printers may print the news | Judges must be elected by the voters | Governors may close any newspaper | A jury set the printer free.
What was Franklin’s Junto? | hard | A club for self-improvement | A newspaper for German farmers | A new kind of iron stove | A company of soldiers | It started a lending library in 1731.
What did the Albany Congress of 1754 discuss? | medium | A union of colonies and ties with the Iroquois | A tax on molasses and the customs officers of Boston | The end of slavery in all the colonies | A plan to declare independence from Britain | Franklin’s plan was turned down.
What is shown in Franklin’s “Join, or Die” cartoon? | easy | A snake cut into pieces | A lion without its crown | A chain with broken links | An eagle with thirteen arrows | Each piece stands for a colony or region.
Where did the French and Indian War begin? | medium | In the Ohio River Valley | On the coast of Florida | On the Hudson River | Near the city of Quebec | Both France and Virginia claimed the land.
What did France give up in 1763? | medium | Canada and its land east of the Mississippi | All of its sugar islands in the Caribbean | Only the forts at Detroit and Niagara | New Orleans and all of its ports in India | New Orleans went to Spain.
What did the Proclamation of 1763 try to prevent? | medium | Wars with Native nations over western land | Smuggling of molasses from the French islands | Meetings of the Sons of Liberty in Boston | The printing of newspapers without a stamp | Settlers were told to stay east of the mountains.
Who had to pay the stamp tax? | easy | Anyone who bought printed paper | Only people who sent letters | Only owners of large plantations | Captains of ships with tea | It even fell on playing cards.
Why was the Stamp Act repealed in 1766? | medium | Boycotts hurt British merchants | The stamps were lost in a shipwreck | The colonies had paid all of Britain’s debts | The assemblies voted for a higher tax | At the same time, Parliament said that it could make any law for the colonies.
What happened in the Boston Massacre? | easy | Soldiers fired into a crowd and killed five | Colonists burned three ships full of tea | The militia drove the redcoats out of Boston | A powder store blew up and destroyed the harbor | John Adams later defended the soldiers in court.
Who defended the British soldiers in court after March 1770? | hard | John Adams | Samuel Adams | James Otis | Patrick Henry | He believed that everyone deserves a fair trial.
Why did Paul Revere’s picture of March 1770 anger people? | hard | It showed soldiers who fire on order at a calm crowd | It showed colonists who throw ice and clubs at soldiers | It showed the king as he signs the Stamp Act | It showed Boston in flames after a battle | It was propaganda, for the crowd had thrown ice and clubs.
Where did the First Continental Congress meet in 1774? | medium | Philadelphia | Boston | New York City | Williamsburg | All colonies but Georgia sent delegates.
What did the First Continental Congress decide? | hard | To stop trade with Britain | To declare independence at once | To choose Washington as president | To ask France for an army | It planned to meet again in May 1775.
Who fired first at Lexington in April 1775? | hard | Nobody knows | Paul Revere | John Parker | General Gage | Each side blamed the other.
What did most colonists do for a living in 1770? | easy | They farmed | They fished | They built ships | They kept shops | About nine of ten people worked on the land.
`,
    forms: questionForms,
  }),
  ...defineTextForms({
    ...{ id: 'middle-order', grades: ['5-6'], source, year },
    table: `
task | order | why
In which order were these colonies founded? | Virginia, Maryland, Pennsylvania, Georgia | The years are 1607, 1634, 1681, and 1733.
Which list gives these wars in the order in which they began? | Pequot War, King Philip’s War, French and Indian War, American Revolution | They began in 1636, 1675, 1754, and 1775.
In which order did Parliament pass these acts? | Sugar Act, Stamp Act, Townshend Acts, Tea Act | The years are 1764, 1765, 1767, and 1773.
In which order did these towns begin? | St. Augustine, Jamestown, Plymouth, Philadelphia | The years are 1565, 1607, 1620, and 1682.
In which order did these events take place? | Boston Massacre, Boston Tea Party, Battle of Lexington, Declaration of Independence | The years are 1770, 1773, 1775, and 1776.
From north to south, which list is right? | New Hampshire, Connecticut, Delaware, Georgia | New Hampshire lies in New England and Georgia beside Florida.
`,
    forms: [orderForm],
  }),
];
