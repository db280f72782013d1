import { makePersonForms } from '#services/learning/questions/facts/history/person-forms.ts';
import { defineTextForms, type TextForm } from '#services/learning/questions/facts/text-forms.ts';

const source = 'Encyclopaedia Britannica: American colonies';
const year = 2023;

/** For a table with the columns `colony`, `region`, `trait` (words that fit after “The colony”), and `clue`. */
const profileForms: readonly TextForm[] = [
  {
    ...{ id: 'region', difficulty: 'easy' },
    ...{ ask: 'To which region did the colony of {colony} belong?', answer: '{region}' },
    wrong: [
      'New England',
      'The Middle Colonies',
      'The Southern Colonies',
      'The French Colonies',
      'The Spanish Borderlands',
    ],
    because: '{Colony} belonged to {region}. {Clue}',
  },
  {
    ...{ id: 'trait', difficulty: 'medium', keepsCase: true },
    ...{ ask: 'Which words describe {colony} in colonial times? The colony ____.', answer: '{trait}' },
    because: '{Colony} {trait}. {Clue}',
  },
  {
    ...{ id: 'clue', difficulty: 'hard' },
    ...{ ask: '{clue} Which of the 13 colonies was it?', answer: '{colony}', because: '{Colony} {trait}.' },
  },
];

/** For grades 5 and 6. */
export const coloniesAndTheirPeopleForms = [
  ...defineTextForms({
    ...{ id: 'profile', grades: ['5-6'], source, year },
    table: `
colony | region | trait | clue
New Hampshire | New England | shared its governor with a larger neighbor until 1741 | Masts for the royal navy were cut here, and Portsmouth was its only seaport.
Massachusetts | New England | had Puritan founders who came in a great fleet in 1630 | Its men met in town meetings, and Harvard was founded here.
Rhode Island | New England | let people of every faith worship from the start | A banished minister founded Providence here.
Connecticut | New England | wrote the Fundamental Orders in 1639 | Towns on one long river, such as Hartford, joined together here.
New York | the Middle Colonies | kept large Dutch estates along the Hudson River | An English fleet took it without a shot in 1664.
New Jersey | the Middle Colonies | was split into an East and a West half until 1702 | It lay between the Hudson and the Delaware and was given to two lords.
Pennsylvania | the Middle Colonies | was land that the king gave away to settle a debt | Its founder was a Quaker, and many Germans came to farm here.
Delaware | the Middle Colonies | had Penn as owner but its own assembly from 1704 | People called it the Lower Counties.
Maryland | the Southern Colonies | passed a law in 1649 that protected Christians of different churches | It grew tobacco on Chesapeake Bay and belonged to the Calverts.
Virginia | the Southern Colonies | had the first elected assembly in English America | Its capital moved from Jamestown to Williamsburg in 1699.
North Carolina | the Southern Colonies | sold tar, pitch, and turpentine from its pine woods | Shallow, dangerous waters kept large ships away, so it had mostly small farms.
South Carolina | the Southern Colonies | had more enslaved Africans than white people by 1720 | Rice and indigo made the planters around Charles Town rich.
Georgia | the Southern Colonies | banned slavery until 1751 | Trustees in London planned it as a home for poor people and a guard against Spain.
`,
    forms: profileForms,
  }),
  ...defineTextForms({
    ...{ id: 'people', grades: ['5-6'], source, year },
    table: `
who | did | scene | why
Opechancanough | led attacks on Virginia in 1622 and 1644 | A chief near a hundred years old was carried on a litter when Powhatan’s people struck for the last time. | He was a brother of Powhatan.
Nathaniel Bacon | led rebels who burned Jamestown in 1676 | A young planter wanted war on Native people and turned his men against the governor. | He died of a fever a month later.
Sir William Berkeley | governed Virginia and fled from rebels in 1676 | For many years, this friend of King Charles ruled from a brick house called Green Spring. | He hanged 23 rebels, and the king called him home.
Mary Dyer | was hanged in Boston because she returned as a Quaker | She once walked out of church at the side of Anne Hutchinson. | She died in 1660.
Cotton Mather | urged Boston to try inoculation against smallpox in 1721 | A minister who wrote hundreds of books learned of a cure from an African man in his house. | A bomb was thrown into his window because of it.
Onesimus | explained how Africans protected themselves from smallpox | An enslaved man in Boston showed a scar on his arm to the minister who owned him. | His knowledge saved many lives.
Tituba | was an enslaved woman who was first to confess at Salem | She said what the judges wanted to hear and so was not hanged in 1692. | She was held in jail for more than a year.
Samuel Sewall | asked for forgiveness in public as a judge of the Salem trials | He stood in church in 1697 while his confession was read, and he later wrote against slavery. | His pamphlet of 1700 is called “The Selling of Joseph.”
Jonathan Edwards | preached “Sinners in the Hands of an Angry God” | A calm minister in Massachusetts frightened listeners with a spider over a fire. | He gave the sermon in 1741.
George Whitefield | preached outdoors to many thousands from Georgia to New England | An English minister had such a loud voice that Franklin measured how far it carried. | He was the best-known preacher of the Great Awakening.
Olaudah Equiano | described the slave ships in his life story | He was taken from Africa as a boy, bought his freedom, and sailed the seas. | His book appeared in 1789.
Jemmy | led the Stono Rebellion in South Carolina | Enslaved men took guns from a store and marched toward Spanish Florida with drums. | It happened in September 1739.
Edmund Andros | ruled the Dominion of New England until Boston jailed him | King James sent him to rule without assemblies. People rose when they heard that the king had fallen. | The revolt took place in 1689.
Jacob Leisler | took over New York in 1689 and was hanged two years later | A German-born merchant ruled a colony in the name of William and Mary without their order. | His followers and enemies fought for years afterward.
Samuel de Champlain | founded Quebec in 1608 | A French mapmaker sided with the Huron against the Iroquois. | A large lake between New York and Vermont has his name.
Robert de La Salle | claimed the whole Mississippi Valley for France | He paddled to the Gulf of Mexico in 1682 and called the land Louisiana. | He named it after King Louis XIV.
Po’pay | led the Pueblo Revolt against Spain in 1680 | A religious leader sent out knotted cords to count the days until the attack. | The Spanish stayed away for 12 years.
Junípero Serra | founded the first Spanish missions in what is now California | A Franciscan priest began in San Diego in 1769. | Many Native people there were forced to work and died.
Edward Braddock | was a British general who was beaten near Fort Duquesne in 1755 | He marched redcoats through the woods with young Washington at his side. | He died of his wounds.
James Wolfe | was a British general who died while he won Quebec | His men climbed a cliff at night in 1759 and formed on the Plains of Abraham. | The battle decided the fate of Canada.
the Marquis de Montcalm | was a French general who died while he lost Quebec | He had taken Fort William Henry in 1757, but two years later he came out of his walls to fight. | Both leaders of the battle were killed.
Pontiac | united nations around the Great Lakes against British forts | An Odawa leader besieged Detroit in 1763. | His war led the king to issue the Proclamation of 1763.
James Otis | spoke in court in 1761 against general search warrants | A Boston lawyer called the writs of assistance an abuse of power. | John Adams said that independence was born that day.
Patrick Henry | attacked the Stamp Act in the House of Burgesses | “If this be treason, make the most of it,” a young lawyer is said to have cried in 1765. | Virginia’s resolves spread to other colonies.
`,
    forms: makePersonForms('person', [
      'Which statement fits {who}? This person ____.',
      'In a report on {who}, which words are correct? This person ____.',
    ]),
  }),
];
