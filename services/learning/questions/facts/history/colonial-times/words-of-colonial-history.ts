import { historyTermForms } from '#services/learning/questions/facts/history/person-forms.ts';
import { defineTextForms } from '#services/learning/questions/facts/text-forms.ts';

/** For grades 5 and 6. */
export const wordsOfColonialHistoryForms = defineTextForms({
  ...{ id: 'middle-term', grades: ['5-6'], source: 'Encyclopaedia Britannica: American colonies', year: 2023 },
  table: `
term | meaning | example | also
joint-stock company | a business owned by many people who share profit and loss | Hundreds of Londoners each paid for a part of the voyage to Jamestown. |
headright | 50 acres of land for each person whose passage was paid | A planter brought ten servants to Virginia and received 500 acres. |
proprietary colony | a colony that the king gave to one or more owners | William Penn could choose the governor of his land. | royal colony
royal colony | a colony ruled directly by the king and his governor | After 1624, London chose the men who led Virginia. | proprietary colony
self-governing colony | a colony whose voters chose their own governor | In Rhode Island and Connecticut, even the head of government was elected. |
House of Burgesses | Virginia’s elected assembly | From 1619 on, two men from each settlement met at Jamestown to make laws. |
Mayflower Compact | the promise of 41 men on a ship to obey laws made together | Off Cape Cod, they signed a paper before they went ashore. | Fundamental Orders
Fundamental Orders | Connecticut’s written plan of government of 1639 | Hartford, Windsor, and Wethersfield agreed how to elect a governor. | Mayflower Compact
Separatist | an English Protestant who left the Church of England | The people of Scrooby gave up their parish and fled to Holland. | dissenter; Puritan
Puritan | a Protestant who wanted to cleanse the Church of England from within | Governor Winthrop hoped that his Boston would be an example for churches at home. | dissenter; Separatist
dissenter | a person who disagrees with an official church | Baptists in Virginia were fined because they held services of their own. | Separatist; Puritan
Great Awakening | the wave of religious revivals in the 1730s and 1740s | Traveling preachers moved crowds to tears, and many new churches began. |
mercantilism | the idea that a nation grows rich by exporting more than it imports | London wanted raw materials from its colonies and sold them finished goods. |
triangular trade | exchange among the Americas, Europe, and Africa | Rum went to Africa, captives to the Caribbean, and molasses to New England. | Middle Passage
Middle Passage | the forced voyage of captive Africans across the Atlantic | For weeks, hundreds of people lay chained below deck, and many died. | triangular trade
slave code | laws that took all rights from enslaved people | In 1705, Virginia ruled that certain people were property for life. |
Navigation Acts | English laws on the vessels and ports that colonists might trade with | A cargo of tobacco had to go to England on an English or colonial vessel. |
naval stores | tar, pitch, turpentine, and other goods for ships | North Carolina’s pines kept the king’s fleet watertight. |
subsistence farming | growing just enough for one’s own family | The Allens ate all that their rocky field gave, and nothing was left to sell. |
staple crop | the main crop that a region grows for sale | For Virginia it was tobacco, and for South Carolina it was rice. |
artisan | a skilled worker who makes things by hand | Mr. Revere shaped silver bowls in his shop. |
backcountry | the land far from the coast, near the mountains | Scots-Irish families built cabins in the hills west of the old towns. |
Tidewater | the low coastal plain where rivers rise and fall with the sea | Big tobacco planters of Virginia shipped from their own docks. |
fall line | the place where rivers drop from hills to the coastal plain | Ships could go no farther up, so mills and towns grew beside the rapids. |
Stamp Act | the British tax of 1765 on printed paper | Newspapers, wills, and playing cards had to carry a paid mark. | Townshend Acts; Tea Act
Townshend Acts | the British duties of 1767 on glass, lead, paint, paper, and tea | Merchants agreed not to import such goods, and soldiers were sent to Boston. | Stamp Act; Tea Act
Tea Act | the law of 1773 that let the East India Company sell directly to the colonies | The price fell, but angry men threw 342 chests overboard. | Townshend Acts; Stamp Act
Quartering Act | the law that made colonies house and supply British troops | New York’s assembly refused to pay for the soldiers’ firewood and beds. | Coercive Acts
Coercive Acts | the laws of 1774 that punished Massachusetts | Boston’s port was closed, and town meetings needed the governor’s consent. | Quartering Act
committees of correspondence | groups that spread news and plans among the colonies | Riders took letters about British acts from Boston to other towns. |
`,
  forms: historyTermForms.map((form) =>
    form.id === 'meaning' ? { ...form, ask: 'In colonial history, what does “{term}” mean?' } : form,
  ),
});
