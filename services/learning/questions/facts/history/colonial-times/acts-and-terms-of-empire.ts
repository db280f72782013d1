import { historyTermForms, makeThingForms } from '#services/learning/questions/facts/history/person-forms.ts';
import { defineTextForms } from '#services/learning/questions/facts/text-forms.ts';

/** For grades 7 and 8. */
export const actsAndTermsOfEmpireForms = [
  ...defineTextForms({
    ...{ id: 'act', grades: ['7-8'], source: 'Yale Law School: The Avalon Project', year: 2008 },
    table: `
name | fact | why
the Navigation Act of 1651 | shut Dutch ships out of trade with the colonies | It began a century of English trade laws.
the Enumerated Commodities Act of 1660 | listed goods such as tobacco and sugar for English ports alone | More goods were added to the list later.
the Staple Act of 1663 | made most European goods pass through England first | Merchants there earned fees on them.
the Woolen Act of 1699 | stopped colonists from selling their yarn and cloth abroad | English weavers feared competition.
the Molasses Act of 1733 | put a high duty on syrup from foreign sugar islands | Most merchants avoided it by smuggling.
the Hat Act of 1732 | forbade colonies to sell one another articles of beaver felt | London makers had complained.
the Iron Act of 1750 | welcomed raw metal but banned new mills for finished goods | Such rules are typical of mercantilism.
the Currency Act of 1764 | kept colonies from making paper money legal tender | British creditors wanted to be paid in sound coin.
the Sugar Act of 1764 | cut a duty by half but enforced it strictly | It was the first law meant to raise revenue from the colonies.
the Stamp Act of 1765 | taxed legal papers, newspapers, and playing cards | Delegates of nine colonies met in New York to protest.
the Quartering Act of 1765 | ordered colonies to provide barracks and supplies for troops | New York’s assembly was suspended for refusing.
the Declaratory Act of 1766 | claimed power over the colonies “in all cases whatsoever” | It passed on the day when a tax was repealed.
the Townshend Revenue Act of 1767 | placed duties on glass, lead, paint, paper, and tea | All but the duty on tea were dropped in 1770.
the Tea Act of 1773 | let the East India Company sell directly to American consumers | Local merchants were cut out.
the Boston Port Act of 1774 | closed a harbor until the cost of destroyed cargo was paid | Other colonies sent food to the city.
the Massachusetts Government Act of 1774 | let the king appoint a council and limited town meetings | Colonists called it intolerable.
the Administration of Justice Act of 1774 | let accused officials be tried in England | Washington called it the “Murder Act.”
the Quebec Act of 1774 | protected Catholics and extended a province to the Ohio River | Protestants and land companies were alarmed.
the New England Restraining Act of 1775 | barred four colonies from the Newfoundland fisheries | It was a reply to the boycott of British goods.
the Prohibitory Act of 1775 | made American ships at sea subject to seizure | It treated the colonists as open enemies.
`,
    forms: makeThingForms('British law', [
      'Finish the sentence on British law: {Name} ____.',
      'Which ending is correct for a law of Parliament? {Name} ____.',
    ]),
  }),
  ...defineTextForms({
    ...{ id: 'junior-term', grades: ['7-8'], source: 'OpenStax: U.S. History', year: 2014 },
    table: `
term | meaning | example | also
salutary neglect | loose enforcement of trade rules by Britain before 1763 | For decades, customs officers looked away, and colonial merchants prospered. |
writs of assistance | general search warrants for customs officers | Agents could enter any warehouse in Boston without naming what they were looking for. |
vice-admiralty court | a royal tribunal that tried smugglers without a jury | A judge in Halifax alone decided the case of a Boston merchant. |
virtual representation | the claim that Parliament speaks for all subjects wherever they live | London replied that Manchester elected no member either. |
nonimportation agreement | a merchants’ promise to stop buying British goods | In 1768, traders in Boston and New York canceled their orders in London. |
Stamp Act Congress | the meeting of delegates from nine colonies in 1765 | In New York, they declared that only their own assemblies could tax them. | Albany Congress; First Continental Congress
Albany Congress | the meeting of 1754 on defense and ties with the Iroquois | Delegates heard Franklin’s idea of a grand council with a president-general. | Stamp Act Congress; First Continental Congress
First Continental Congress | the meeting of twelve colonies in 1774 | Delegates in Philadelphia set up an association to stop trade. | Albany Congress; Stamp Act Congress
Olive Branch Petition | the last appeal to the king to avoid full war | In July 1775, Dickinson asked for peace, but George III refused to read it. | Common Sense
Common Sense | Paine’s pamphlet for independence and a republic | In January 1776, a newcomer wrote that an island should not rule a continent. | Olive Branch Petition
Enlightenment | the movement that trusted reason and natural law | Franklin’s experiments and Locke’s books belong to it. |
natural rights | freedoms that people have from birth and not from rulers | Jefferson listed life, liberty, and the pursuit of happiness. | social contract
social contract | the idea that people agree to be governed and may withdraw consent | If a king breaks his side of the bargain, Locke wrote, the people may replace him. | natural rights
Dominion of New England | the single province under Andros from 1686 to 1689 | James II put the colonies from Maine to New Jersey under one governor without an assembly. |
Glorious Revolution | the replacement of James II by William and Mary | In 1688, Parliament won, and revolts followed in Boston, New York, and Maryland. |
Act of Toleration | Maryland’s law of 1649 for all Christians who believed in the Trinity | Lord Baltimore wanted to protect Catholics, who had become a minority. |
Walking Purchase | the fraud by which Penn’s sons took land from the Lenape | Fast runners on a cleared path went far beyond what a man strolls in a day and a half. |
Covenant Chain | the alliance between the Iroquois and the English colonies | At Albany, speakers said that rust must be polished off the silver links. |
Paxton Boys | frontiersmen who killed peaceful Conestoga people | In 1764, they marched on Philadelphia and wanted more protection from the assembly. | Regulators
Regulators | Carolina farmers who rose against corrupt officials | Governor Tryon’s militia beat them at Alamance in 1771. | Paxton Boys
redemptioner | an immigrant who had to find somebody to pay the fare after landing | A German family in Philadelphia was sold into service because relatives could not pay. |
patroon | a Dutch landowner with rights like a lord’s | Kiliaen van Rensselaer received miles of the Hudson for bringing 50 settlers. |
coureur de bois | an independent French fur trader in the woods | Pierre lived among the Ojibwe and sold pelts without a license. |
mission | a church settlement to convert Native people | Franciscans at San Antonio taught religion, farming, and Spanish. | presidio
presidio | a Spanish fort | Soldiers on the northern border of New Spain guarded friars and roads from behind adobe walls. | mission
primogeniture | the rule that the oldest son inherits all land | Robert’s younger brothers got nothing and sailed to Virginia. |
freehold | land owned outright, which gave men the right to vote | Mr. Lee had fifty acres of his own and could therefore choose a burgess. |
`,
    forms: historyTermForms.map((form) =>
      form.id === 'meaning' ? { ...form, ask: 'In a unit on colonial America, what does “{term}” mean?' } : form,
    ),
  }),
];
