import { questionForms } from '#services/learning/questions/facts/common-text-forms.ts';
import { historyTermForms } from '#services/learning/questions/facts/history/person-forms.ts';
import { defineTextForms } from '#services/learning/questions/facts/text-forms.ts';

const source = 'OpenStax: U.S. History';
const year = 2014;

/** For grades 9 and 10. */
export const seniorColonialQuestionForms = [
  ...defineTextForms({
    ...{ id: 'senior-term', grades: ['9-10'], source, year },
    table: `
term | meaning | example | also
chattel slavery | a system in which people are movable property for life | A planter’s will left a woman and her future children to his daughter, like a bed or a horse. |
gang system | plantation labor in supervised groups from dawn to dusk | An overseer drove a line of workers through the tobacco rows at one pace. | task system
task system | plantation labor in which each worker has a set job for the day | When her quarter acre of rice was hoed, Binah could tend a garden of her own. | gang system
seasoning | the deadly first period in which newcomers adjusted to disease and labor | Of the servants who landed in June, many died of fevers within a year. |
maroon community | a settlement of people who had escaped from slavery | In the Great Dismal Swamp, fugitives built huts where no patrol could find them. |
manumission | the legal release of a person from slavery by the owner | In his will, a Quaker set free all whom he had held. |
indenture | a contract that bound a servant for a term of years | The paper was torn in two with jagged edges, and each side kept a half. |
yeoman | a small farmer who owns and works the land | With eighty acres and no overseer, the Harrises fed themselves and sold some wheat. | squatter
squatter | a settler without title to the land | A Scots-Irish family cleared a field that belonged on paper to the Penns. | yeoman
quitrent | a yearly land fee owed to a proprietor or the crown | Each fall, Maryland farmers paid Lord Baltimore two shillings for a hundred acres. |
coverture | the rule that a wife’s legal identity merged into her husband’s | Once married, Mrs. Hall could not sue, sign contracts, or keep her wages. |
partible inheritance | the custom of dividing land among all sons | After three generations in Andover, farms had become too small to live on. |
Half-Way Covenant | the rule of 1662 that let children of unconverted members be baptized | Grandparents had told of their rebirth, parents had not, and the infant still received the sacrament. |
antinomianism | the belief that grace frees the saved from obeying moral law | Winthrop accused Mrs. Hutchinson of claiming that the Spirit stood above commandments. |
New Lights | supporters of the revivals of the 1740s | They left the parish church to hear a farmer who preached from the heart. | Old Lights
Old Lights | ministers and members who opposed the revivals of the 1740s | A Boston pastor complained of shrieks and fainting and asked for learned, calm sermons. | New Lights
itinerant preacher | a minister who travels from place to place | Whitefield spoke in fields from Savannah to Boston and had no parish there. | New Lights
deism | belief in a creator who does not intervene in nature | Franklin thought of God as a clockmaker and doubted miracles. |
enumerated commodities | colonial goods that might be shipped only within the empire | Tobacco for Amsterdam had to be landed in England first. |
factor | an agent who sold planters’ crops and bought goods for them | A Glasgow merchant’s man on the Potomac gave credit against next year’s leaf. |
consumer revolution | the rise in purchases of manufactured goods in the 1700s | Even tenant farmers of the 1750s drank tea from Staffordshire cups. |
middle ground | a region where neither Europeans nor Native nations could dominate | Around the Great Lakes, French traders had to give gifts and follow local customs of marriage and peace. |
mourning war | a raid to take captives who would replace the dead | An Iroquois mother asked for prisoners after smallpox had killed her sons. |
praying town | a village for converted Native people in New England | At Natick, families cut their hair, learned English law, and read Eliot’s Bible. |
Board of Trade | the London body that supervised colonies from 1696 | Governors sent it reports, and it advised the crown to veto colonial laws. |
power of the purse | an assembly’s control over taxes and spending | New Jersey’s lower house paid no salary until the governor signed its bill. | royal prerogative
royal prerogative | powers that belonged to the crown alone | The king’s governor dissolved the house and vetoed its bill without giving a reason. | power of the purse
internal tax | a levy on goods or acts within the colonies | Colonists objected to a charge on their deeds and newspapers at home. | external tax
external tax | a duty on goods that enter a port | Townshend chose charges on glass and paint as they arrived from Britain. | internal tax
nonconsumption | a promise by ordinary people not to use British goods | Students wore homespun, and ladies in Edenton signed away their tea. |
`,
    forms: historyTermForms.map((form) =>
      form.id === 'meaning' ? { ...form, ask: 'How do historians of the colonies use the term “{term}”?' } : form,
    ),
  }),
  ...defineTextForms({
    ...{ id: 'senior', grades: ['9-10'], source, year },
    table: `
question | level | answer | w1 | w2 | w3 | why
Which development in Europe made overseas voyages easier to pay for after 1550? | medium | Joint-stock companies | Feudal land grants | The guilds of craftsmen | Church tithes | Many investors shared risk and profit.
How did English experience in Ireland shape American colonization? | hard | It supplied models of plantations and of treating natives as savages | It taught the crown to make lasting treaties before settlers arrived | It convinced investors that overseas plantations always lose money | It led Parliament to forbid the taking of land by private companies | Men such as Gilbert and Raleigh fought in both places.
Why did the headright system favor planters with capital? | medium | They got land for every servant whose passage they paid | They were freed from the duty on the tobacco they exported | They could pass their seats in the assembly on to their sons | They bought land from the company at half of its price | Large estates grew from imported labor.
What does the “Starving Time” reveal about early Jamestown’s planning? | medium | It relied on supplies and Native corn | It had sent too many trained farmers | It had planted nothing but wheat and rye | It trusted Spanish ships to bring grain | A siege and a shipwreck cut off food in the winter of 1609.
What did Puritans mean by a covenant? | medium | A binding agreement with God and one another | A secret vote of the elders on new members | A royal grant of land to a group of settlers | A promise to remain single until conversion | Families, churches, and towns all rested on such agreements.
Why did Massachusetts leaders see Roger Williams as dangerous? | medium | He denied the magistrates’ power over conscience | He wished to bring back bishops and prayer books | He secretly planned a refuge for English Catholics | He wanted to keep Native people out of the colony | He also questioned the king’s right to grant Native land.
How did New England’s town system shape its society? | medium | It tied land, church, and local government together | It scattered families on large farms along the rivers | It left the ownership of land to a few absent nobles | It separated church membership from all public life | Groups rather than single persons received land.
What was unusual about Rhode Island’s charter of 1663? | hard | It guaranteed liberty of conscience | It made the Church of England official | It gave all power to a royal governor | It limited the vote to church members | It called the colony a “lively experiment.”
In what way did Pennsylvania differ from most colonies before 1750? | easy | It had no militia law or established church | It had no elected assembly or written charter | It admitted only English and Welsh settlers | It paid ministers from a tax on land | Quaker pacifism lasted in the assembly until 1756.
How did the Restoration of 1660 affect the colonies? | medium | It brought new proprietary grants and trade laws | It ended the English slave trade for a generation | It returned New England to the rule of bishops | It replaced all assemblies by royal councils | Carolina, New York, and Pennsylvania followed.
Why is the Barbados connection important for South Carolina? | hard | Planters brought its slave code and plantation system | Its merchants supplied the first settlers of Massachusetts Bay | Its assembly ruled Charles Town until the Revolution | Its sailors taught Carolinians how to grow tobacco | Many early settlers came from the island.
Which change turned Virginia from a society with slaves into a slave society? | hard | Laws of the late 1600s tied race to lifelong bondage | Planters of the 1640s replaced tobacco with cotton and rice | The crown forbade the use of servants after Bacon’s Rebellion | The company in London sent only enslaved people after 1619 | The code of 1705 summed up these laws.
Which statement best describes slavery in the northern colonies around 1750? | medium | It was legal and most common in ports such as New York | It had been abolished everywhere except in Rhode Island | It existed only on the tobacco farms of Connecticut | It was banned by law but practiced in secret at sea | About one in five people of New York City was enslaved in the 1740s.
What did New York’s court do after fires in 1741? | hard | It executed about 30 people for an alleged slave conspiracy | It fined the owners of wooden houses and paid for fire engines | It sent the governor to London for a trial before Parliament | It acquitted all those who were accused for lack of evidence | Fear of revolt and of Spain led to weak evidence.
What was a main goal of the Royal African Company, chartered in 1672? | medium | A monopoly of England’s slave trade in West Africa | A colony of freed people on the coast of Sierra Leone | The search for the sources of the Niger and the Nile | A peace with Spain on trade in the Caribbean | It lost its monopoly in 1698.
Why did the enslaved population of the Chesapeake grow by births after 1720? | hard | The number of women rose, and disease took fewer lives | Parliament banned imports, and owners freed mothers | Planters gave up tobacco and bought families in Boston | Laws made all servants who arrived from Ireland slaves | Most sugar islands, in contrast, needed constant imports.
What was the aim of the Navigation Acts? | easy | To keep colonial trade and profits within the empire | To open colonial ports to ships of every nation in Europe | To protect Native fisheries from merchants in New England | To raise money for the defense of the frontier | They were directed first against the Dutch.
How did New England merchants fit into the Atlantic economy? | medium | They fed and supplied sugar islands with fish, wood, and livestock | They carried most of Virginia’s tobacco directly to Amsterdam and Paris | They grew sugar in Rhode Island and sold it to the planters of Barbados | They sold iron from their mines to the shipyards of London and Bristol | The islands paid with molasses and bills of exchange.
How did the Dominion of New England threaten colonists? | medium | It ended assemblies and questioned land titles | It joined Massachusetts with French Canada | It forbade trade with the sugar islands | It gave the vote to Anglicans and Quakers only | Andros also enforced trade laws and Anglican services.
What did the Glorious Revolution mean for Massachusetts? | hard | A new charter with a royal governor and votes by property | The old charter with a governor elected by church members | A union with New York and New Jersey under one assembly | Direct rule by Parliament without any assembly at all | The charter of 1691 also joined Plymouth to it.
Which fact best explains the power of colonial assemblies by 1750? | medium | They controlled the money for governors’ salaries | They could appoint the judges of the admiralty courts | They sent members to the House of Commons in London | They commanded the regular troops in their provinces | London rarely interfered.
How did immigration change between 1680 and 1760? | medium | More Germans, Scots-Irish, and Africans came than English | Most newcomers were English families from London’s suburbs | Most newcomers were French Catholics from Quebec | Hardly anyone came because Parliament banned emigration | English authorities now wished to keep workers at home.
Why did Scots-Irish settlers come into conflict with Quaker leaders? | medium | They wanted more defense on the frontier | They refused to own any weapons | They wanted the Penns to keep all the land | They asked for an end to trade with London | The Paxton march of 1764 shows it.
What did the Great Awakening and the consumer revolution have in common? | hard | Both gave ordinary people choices and links across colonies | Both made colonists depend more on their own local ministers | Both were planned in London to make the colonies more English | Both were limited to the wealthy families of the seaports | Historians see them as shared American experiences.
Which effect did the Great Awakening have on enslaved people? | medium | Many heard and adapted evangelical Christianity | Most were freed by owners who had been converted | They were forbidden to hear any sermon until 1776 | Most gave up farming to become traveling preachers | Baptists and Methodists later welcomed Black preachers.
How did print culture grow in the colonies after 1720? | easy | Newspapers and almanacs multiplied | Only royal governors could own presses | Books were printed mostly in Latin | Printers moved from ports to the frontier | By 1765, more than 20 newspapers appeared.
Why did Britain and France both want the Ohio Country? | medium | For furs, land, and the link between Canada and Louisiana | For its silver mines and a road across to the Pacific Ocean | For its sugar plantations and the harbors on its coast | For its cod fisheries and the masts in its pine forests | Speculators of the Ohio Company claimed it, too.
What made the Seven Years’ War a turning point for relations with Britain? | easy | It left debts and a standing army to be paid for | It ended Britain’s right to regulate colonial trade | It gave the colonies seats in the House of Commons | It made most colonists wish to join with Canada | New taxes followed within two years.
Why did settlers and speculators resent the Proclamation Line? | easy | They had expected western land after the victory | They had to sell their farms to the Iroquois | They were ordered to move north into Canada | They had to pay a stamp tax on every deed | Washington called it a temporary expedient.
How did colonists and Parliament differ about representation? | medium | Colonists held that only members they elected could tax them | Colonists asked for ten seats in Parliament, which refused | Parliament said that only the king alone could tax colonies | Parliament wanted each assembly to vote on its own taxes | London claimed to represent all subjects virtually.
Why did Parliament keep the duty on tea in 1770? | medium | To assert its right to tax | To protect Dutch merchants | To pay for Boston’s harbor | To punish the East India Company | Lord North dropped the other duties.
What did committees of correspondence achieve by 1774? | medium | They linked local protest into a continental network | They collected the royal taxes in the smaller towns | They wrote constitutions for the thirteen new states | They carried letters between Loyalists and London | Boston’s began in 1772.
Why did the Quebec Act alarm colonists although it did not punish them? | medium | It extended a province with French law and Catholic rights to the Ohio | It gave Canada an elected assembly with power over New England | It allowed French soldiers to return to their forts on the Great Lakes | It required all colonists to pay for the Catholic Church in Canada | They counted it among the Intolerable Acts.
What was the task of the Continental Association of 1774? | medium | To enforce boycotts through local committees | To train officers for a regular continental navy | To sell land in Ohio to veterans of the war | To carry the mail between Congress and the king | The committees became governments in the making.
Which groups were most often Loyalists? | hard | Officials, Anglican clergy, and some minorities who feared the majority | Printers, lawyers, and artisans who had been hurt by the Stamp Act | Congregational ministers and farmers in the towns of New England | Virginia’s leading planters and their creditors in Philadelphia | Highland Scots in Carolina are an example.
Why did Dunmore’s proclamation push many planters toward independence? | medium | It threatened slavery by arming those who escaped | It doubled the tax on tobacco exports to Scotland | It gave the lands of rebels to the Powhatan people | It moved Virginia’s capital to the port of Norfolk | Hundreds joined him within weeks.
What did Paine add to the debate in 1776? | easy | An attack on monarchy itself | A defense of the House of Lords | A plan to buy independence | A call for a better king | Earlier protests had blamed ministers, not the crown.
Which economic position did most Northern port cities hold by 1770? | medium | Growing wealth at the top and more poor people below | Nearly equal property for all who paid the town taxes | A decline of merchants and a rise of rich farmers | A loss of trade with Britain and growth of whaling | Tax lists of Boston show rising inequality.
What do probate inventories tell historians about the colonies? | hard | Which goods households owned at death | Which laws assemblies passed each year | Which families joined a church as members | Which ships paid customs in a port | They list furniture, tools, books, and enslaved people.
What was the significance of Fort Mose in Spanish Florida? | medium | It was a town of free Black people with a militia | It was the first English fort south of Savannah | It was the last French post on the Gulf of Mexico | It was a mission that trained Native priests | It was founded in 1738 near St. Augustine.
How did Spanish missions of the 1600s affect the Pueblo people? | medium | They faced forced labor and attacks on their religion | They were paid wages and could keep their ceremonies | They were moved to Mexico City to work as translators | They gained horses and ruled the towns of the Spanish | Such pressure led to the revolt of 1680.
Why did French officials support marriages between traders and Native women at first? | hard | They created kin ties that made trade and alliances work | They gave the crown a legal title to all the land there | They were meant to produce farmers for the wheat fields | They forced nations to give up their languages at once | Children of such unions often became interpreters.
`,
    forms: questionForms,
  }),
];
