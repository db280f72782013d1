import { makePersonForms, makeThingForms } from '#services/learning/questions/facts/history/person-forms.ts';
import { defineTextForms } from '#services/learning/questions/facts/text-forms.ts';

const source = 'Locke and Wright: The American Yawp';
const year = 2019;

/** For grades 9 and 10. */
export const warsAndLeadersOfTheColoniesForms = [
  ...defineTextForms({
    ...{ id: 'senior-people', grades: ['9-10'], source, year },
    table: `
who | did | scene | why
Lord De La Warr | met the fleeing settlers of Jamestown and turned them back in 1610 | A governor’s supply ships appeared on the James just after the town had been given up. | A river, a bay, and a colony have his name.
Sir Thomas Dale | enforced the harsh “Lawes Divine, Morall and Martiall” at Jamestown | A marshal who arrived in 1611 punished idleness like a crime of war but let settlers farm plots of their own. | The code was printed in 1612.
Charles II | granted Carolina and Pennsylvania to friends and creditors | After his restoration in 1660, this king rewarded those who had stood by his family. | These lands are called the Restoration colonies.
James II | merged the northern colonies into one dominion without an assembly | A Catholic king lost his throne in 1688, and Boston rose against his governor. | The dominion lasted from 1686 to 1689.
William Laud | drove Puritans to emigrate by enforcing Anglican ritual | An archbishop under Charles I silenced preachers and cropped the ears of critics. | The Great Migration took place during his years of power.
John Cotton | was the Boston minister whom Anne Hutchinson had followed from England | He debated Roger Williams on persecution and defended a bond of church and state. | He arrived in 1633.
Increase Mather | argued against spectral evidence in “Cases of Conscience” | Harvard’s president wrote that ten suspected witches had better escape than one innocent person be condemned. | The governor then ended the special court in 1692.
Samuel Parris | was the minister in whose house the Salem accusations began | A former merchant in Barbados quarreled with his villagers over firewood and pay. | His daughter and niece had fits early in 1692.
Francis Daniel Pastorius | founded Germantown and signed a protest against slavery in 1688 | A learned lawyer led Quakers and Mennonites from the Rhine to a place near Philadelphia. | It was the first such protest in English America.
James Blair | founded the College of William and Mary | The bishop of London’s commissary in Virginia quarreled with one governor after the other. | The college received its charter in 1693.
William Byrd II | surveyed the line between Virginia and North Carolina and kept secret diaries | A planter with 3,600 books wrote in shorthand about prayers, dinners, and whippings. | The survey took place in 1728.
Robert Carter | was nicknamed “King” and held some 300,000 acres | A land agent of Lord Fairfax became the richest man in Virginia. | He died in 1732.
Gilbert Tennent | preached “The Danger of an Unconverted Ministry” | A Presbyterian from the Log College warned people against pastors without rebirth. | The sermon of 1740 split his church.
Charles Chauncy | attacked the revivals as disorder and false enthusiasm | A minister of Boston’s First Church led the Old Lights with a long book in 1743. | He defended reason in religion.
Andrew Hamilton | defended Zenger before a New York jury | A Philadelphia lawyer argued in 1735 that truth cannot be libel. | The judge told jurors otherwise, but they acquitted.
William Pepperrell | led New Englanders who captured Louisbourg in 1745 | A merchant from Maine was made a baronet for the conquest of a French fortress. | Britain gave the fortress back three years later.
Robert Dinwiddie | sent Washington to warn the French away from the Ohio | Virginia’s lieutenant governor had shares in a land company. | The journey took place in 1753.
Tanaghrisson | guided Washington to Jumonville’s camp in 1754 | A Seneca “Half King” is said to have killed the French envoy himself. | The skirmish set off a war.
Jeffery Amherst | took Montreal and then cut off gifts to Native nations | A commander in chief thought diplomacy with presents a waste and mentioned the use of smallpox in a letter. | His policy helped to cause Pontiac’s War.
Neolin | preached that Native people must give up European goods and alcohol | The Delaware Prophet drew his vision of heaven on a deerskin. | Pontiac spread his message.
William Pitt | financed the conquest of Canada and paid colonies for their troops | The “Great Commoner” ran the war from 1757 and later praised resistance to the Stamp Act. | Fort Duquesne was renamed in his honor.
Jonathan Mayhew | preached a duty to resist tyrants in a sermon of 1750 | A Boston minister spoke on the anniversary of the execution of Charles I. | John Adams said that everyone read his discourse.
Joseph Galloway | proposed a union with an American parliament in 1774 | A Pennsylvanian at the First Continental Congress lost by one vote and later became a Loyalist. | His plan was struck from the minutes.
Edmund Burke | urged Parliament in 1775 to conciliate the colonies | A member for Bristol praised the “wise and salutary neglect” of the past. | The House voted his resolutions down.
`,
    forms: makePersonForms('figure', [
      'Which statement about {who} would you keep in an essay? This person ____.',
      'Which clause on {who} is accurate? This person ____.',
    ]),
  }),
  ...defineTextForms({
    ...{ id: 'conflict', grades: ['9-10'], source: 'Encyclopaedia Britannica: American colonies', year: 2023 },
    table: `
name | fact | why
the Powhatan attack of 1622 | killed about a quarter of Virginia’s colonists | It helped to cost the Virginia Company its charter.
the Pequot War | opened the Connecticut Valley to English settlement | Survivors were enslaved or placed under other nations.
King Philip’s War | destroyed a dozen New England towns and broke Native power there | Per head, it was among the deadliest wars in American history.
the Beaver Wars | let the Iroquois disperse the Huron and other fur-trading rivals | They lasted for much of the 1600s.
King William’s War | ended in 1697 with the Treaty of Ryswick | In it, Port Royal was taken, but the attack on Quebec failed.
the Great Peace of Montreal | ended fighting of the Iroquois with France and some forty nations in 1701 | After it, the Iroquois tried to stay neutral.
Queen Anne’s War | was the American side of the War of the Spanish Succession | Deerfield was raided in 1704.
the Treaty of Utrecht | gave Britain Newfoundland, Nova Scotia, and Hudson Bay in 1713 | It also gave Britain the asiento, a contract to sell captives to Spain’s colonies.
the Tuscarora War | drove an Iroquoian people north from Carolina after 1711 | They became the sixth nation of the Iroquois.
the Yamasee War | nearly destroyed South Carolina in 1715 and weakened its trade in Native slaves | Afterward, the colony turned from its proprietors to the crown.
the War of Jenkins’ Ear | began in 1739 after a captain showed Parliament a severed body part | Oglethorpe attacked St. Augustine in it.
King George’s War | saw New Englanders conquer Louisbourg | It was part of the War of the Austrian Succession.
the Treaty of Aix-la-Chapelle | returned Louisbourg to France in 1748 | New Englanders felt betrayed.
the Treaty of Easton | won the Ohio nations away from France in 1758 with a promise on land | Soon afterward the French gave up Fort Duquesne.
the Treaty of Paris of 1763 | removed France from mainland North America | Spain received Louisiana and gave up Florida.
Pontiac’s War | took eight British forts around the Great Lakes | It ended with a treaty in 1766.
the Treaty of Fort Stanwix | moved the settlement line west in 1768 by an Iroquois cession | The Shawnee who used the land had not agreed.
the Battle of Alamance | ended the Regulator movement in North Carolina | Governor Tryon’s militia won in May 1771.
Dunmore’s War | forced the Shawnee to accept the Ohio River as a border in 1774 | The main battle was at Point Pleasant.
`,
    forms: makeThingForms('war, battle, or treaty', [
      'Which result or fact belongs to {name}? It ____.',
      'Finish the note on {name}. It ____.',
    ]).map((form) =>
      form.id === 'which' ? { ...form, ask: 'Which conflict or agreement {fact}?' } : { ...form, difficulty: 'hard' },
    ),
  }),
];
