import { orderForm, questionForms } from '#services/learning/questions/facts/common-text-forms.ts';
import { defineTextForms } from '#services/learning/questions/facts/text-forms.ts';

const source = 'OpenStax: U.S. History';
const year = 2014;

/** For grades 7 and 8. */
export const juniorColonialQuestionForms = [
  ...defineTextForms({
    ...{ id: 'junior', grades: ['7-8'], source, year },
    table: `
question | level | answer | w1 | w2 | w3 | why
Why did England’s population of landless poor favor colonization around 1600? | hard | Enclosure had driven tenants off the land | The first factories had replaced all weavers | The plague had emptied the port cities | Parliament had banned the growing of wheat | Landowners fenced fields for sheep.
How did Spanish colonies differ most from English ones? | medium | They put more Native labor and converts under the crown | They let settlers elect the governor of each province | They allowed every Protestant church to worship freely | They kept soldiers and priests out of Native towns | Encomiendas and missions were central.
How did the French treat Native nations differently from most English settlers? | medium | They depended on trade and alliances with them | They moved them to reservations along the coast | They gave them seats in the parliament of Paris | They cleared more of their land for large farms | New France had few settlers and much fur trade.
Why was New Netherland so diverse? | easy | The Dutch company welcomed anyone useful for trade | The English king sent his prisoners of war there | The Dutch church looked for converts in every nation | The colony’s law gave free land to every sailor | Eighteen languages were heard on Manhattan in the 1640s.
What made the Puritan migration of the 1630s different from that to Virginia? | medium | Whole families came | Only young soldiers came | Most came as indentured servants | Most came back after two years | That is one reason why the population grew by births.
Why did people in early New England live longer than people in the Chesapeake? | medium | A cooler climate had less malaria | Doctors had learned to cure smallpox | The rich soil gave them more food | They never fought with their neighbors | Cleaner water helped, too.
What did the Half-Way Covenant show about Puritan society in 1662? | hard | Fewer people had a conversion experience | More people wanted to become Catholics | Ministers had given up infant baptism | Quakers had won a majority in Boston | It let children of baptized persons be baptized, too.
Which tension lay behind many accusations at Salem in 1692? | hard | Farmers of the village against merchants of the town | Catholic servants against their Protestant masters | Dutch settlers of the coast against English newcomers | Students of Harvard against their old teachers | Land, war fears, and family quarrels mattered, too.
Which result did Bacon’s Rebellion have in the long run? | medium | Planters relied more on enslaved labor | Virginia gave all servants the vote | Native nations regained their land | The king closed Virginia’s assembly | Leaders feared landless former servants.
Why did tobacco planters spread out along rivers? | easy | The crop wore out the soil and was shipped by water | The law kept farms at least a mile away from each other | The crop could grow only in the salty marshes of the coast | Towns charged high taxes on the sale of every harvest | So Virginia had few towns.
What was the main labor force in early Virginia until about 1680? | easy | Indentured servants | Enslaved Africans | Free wage earners | Captives from Native wars | About three of four settlers came as servants.
What was the task system in Carolina’s rice fields? | hard | Workers had a set job for the day and then time of their own | Workers stayed in one line under an overseer from dawn until dusk | Workers moved to another plantation when a task was done | Workers got a share of the harvest for every task that they did | It left some room to garden and trade.
Which event led South Carolina to pass the strict slave code of 1740? | medium | The Stono Rebellion | Bacon’s Rebellion | The Yamasee War | The Regulator movement | It limited movement, learning, and gatherings.
Why did Spanish Florida offer freedom to people who escaped from Carolina? | hard | To weaken its English rival and gain defenders | To obey a law that Parliament had passed | To find enough workers for its silver mines | To pay a debt that it owed to South Carolina | They founded Fort Mose in 1738.
What was the effect of the Great Awakening on authority? | medium | People felt free to question established ministers | Ministers won the power to collect taxes themselves | Most colonists joined one church under a bishop | Assemblies made church attendance a duty again | New colleges and sects also came from it.
Which college was founded by “New Light” supporters of the revival? | hard | Princeton | Harvard | William and Mary | King’s College | It opened as the College of New Jersey in 1746.
How did the Enlightenment show itself in Franklin’s life? | easy | He used experiments and founded learned societies | He preached revivals and started new churches | He rejected books and trusted old customs alone | He defended the right of kings to rule by birth | The American Philosophical Society is one of them.
What right did colonial assemblies use to limit royal governors? | medium | Control of taxes and salaries | Command of the royal navy | The choice of the next king | The right to appoint bishops | It is called the power of the purse.
Who could vote in most colonies in 1750? | easy | White men with property | All free men over 21 | Only the king’s officials | Men and women with land | Between half and three quarters of white men qualified in many places.
Why did colonial women have few legal rights once they married? | medium | Their husbands held their property under coverture | Their fathers had to live in the same household | Parliament had taken away their right to inherit | Churches did not let them enter into contracts | Widows and single women could own land.
What did colonists import most from Britain by 1770? | medium | Manufactured goods | Wheat and flour | Raw cotton and hemp | Lumber for ships | Historians speak of a consumer revolution.
Which port was the largest city of the 13 colonies in 1775? | medium | Philadelphia | Boston | Charleston | Baltimore | It had over 30,000 people.
Why did the Albany Plan fail? | medium | Assemblies and the crown both feared to lose power | The Iroquois declared war on the delegates in Albany | Franklin withdrew it when he heard of a French attack | Only the king’s governors wanted to keep it | Each colony guarded its own rights.
What did Washington’s skirmish with Jumonville’s men in 1754 lead to? | hard | A war between France and Britain around the world | A lasting border between New York and Canada | The return of the Ohio Valley to the Iroquois | The first vote for independence in Virginia | In Europe, the conflict was called the Seven Years’ War.
Which change in British policy helped to win the war after 1757? | medium | Pitt paid colonies and sent more troops | London gave the command to Washington | Britain offered to share Canada with France | Parliament put its first tax on tea | It doubled Britain’s debt.
Why did the Iroquois lose influence after 1763? | hard | They could no longer play France against Britain | They had joined the French king and lost with him | They had moved to the Spanish side of the Mississippi | They had given up their league for a single king | Balance between empires had been their strength.
Who gained Louisiana west of the Mississippi from France in 1762 and 1763? | medium | Spain | Britain | Russia | Portugal | It was a reward for an ally that had lost Florida.
What did Pontiac’s allies object to in British policy? | medium | The end of gifts and the arrival of settlers | A new tax on furs and the ban on French priests | The peace that the Iroquois had made with Spain | The sale of Canada and the closing of Quebec | General Amherst had cut off gunpowder.
Why were colonists angrier about the Stamp Act than about the Sugar Act? | medium | It was a direct tax that touched almost everyone | It was a duty on molasses that only merchants paid | It was a law that their own assemblies had passed | It was the first law that Parliament made on trade | Lawyers and printers were also loud opponents.
What did the Virginia Resolves of 1765 claim? | medium | Only Virginia’s assembly may tax Virginians | Virginia should be an independent republic | Parliament may tax Virginia’s trade and paper | Virginia’s assembly may tax all the colonies | Patrick Henry introduced them.
How did the Sons of Liberty stop the stamp tax in practice? | easy | They forced the men who sold stamps to resign | They bought up every sheet of stamped paper | They printed stamps that looked the same | They persuaded the governors to delay it | Hardly any stamps were sold.
How did colonial women take part in the boycotts? | easy | By making homespun cloth and giving up tea | By sitting as judges in courts of the Sons of Liberty | By voting for members of the Stamp Act Congress | By sailing to London with petitions for the king | Edenton’s women signed a pledge in 1774.
What was the Gaspee affair of 1772? | hard | Rhode Islanders burned a customs ship | New Yorkers sank a ship loaded with tea | A British captain shelled the port of Boston | Virginians captured the governor’s yacht | A royal inquiry could not find the culprits.
Why did cheaper tea anger colonists in 1773? | medium | Buying it meant to accept Parliament’s tax | It came from France and hurt British trade | It was sold to soldiers at an even lower price | It was taxed by their own assemblies | They also feared the company’s monopoly.
How did the Coercive Acts backfire? | medium | Other colonies came to help Massachusetts | Boston’s merchants paid for the tea at once | Britain’s allies stopped their trade with London | The governor of Massachusetts joined the rebels | They led to the First Continental Congress.
Why did British troops march to Concord in April 1775? | easy | To seize gunpowder and weapons of the militia | To collect the unpaid tax on tea | To close the Continental Congress | To free captured British soldiers | They also hoped to catch Adams and Hancock.
What did Bunker Hill show in June 1775? | medium | Colonists could stand against regular troops | The British navy could not enter Boston | French troops were stronger than the redcoats | The militia would not fight behind walls | Britain won the hill with over 1,000 casualties.
Which argument did Loyalists often use? | hard | Resistance would bring mob rule and ruin | Parliament’s taxes should be doubled | The king had lost all of his power | A republic was the best form of government | About a fifth of white colonists stayed loyal.
Why did Paine call hereditary monarchy absurd? | medium | Birth does not make a good ruler | Kings should be chosen by bishops | England had never had a real king | A king was needed in America | He wrote in plain words for ordinary readers.
Which empire held the land around Santa Fe in 1700? | easy | Spain | France | Britain | Russia | Santa Fe was founded around 1610.
Which document of 1689 listed liberties that colonists claimed as subjects? | hard | The English Bill of Rights | The Magna Carta of King John | The Petition of Right | The Fundamental Orders | It limited the king and came out of the Glorious Revolution.
`,
    forms: questionForms,
  }),
  ...defineTextForms({
    ...{ id: 'junior-order', grades: ['7-8'], source, year },
    table: `
task | order | why
In which order did these documents appear? | Mayflower Compact, Fundamental Orders, English Bill of Rights, Declaration of Independence | The years are 1620, 1639, 1689, and 1776.
In which order did these revolts break out? | Bacon’s Rebellion, Pueblo Revolt, Stono Rebellion, Pontiac’s War | They began in 1676, 1680, 1739, and 1763.
Which list shows how the crisis grew? | Proclamation of 1763, Stamp Act, Boston Massacre, Coercive Acts | The last three date from 1765, 1770, and 1774.
In which order did New York’s area change? | Lenape homeland, New Netherland, English colony, American state | The Dutch came in 1624, the English in 1664, and independence in 1776.
In which order were these colleges founded? | Harvard, William and Mary, Yale, Princeton | The years are 1636, 1693, 1701, and 1746.
`,
    forms: [orderForm],
  }),
];
