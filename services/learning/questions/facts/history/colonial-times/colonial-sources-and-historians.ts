import { makePersonForms } from '#services/learning/questions/facts/history/person-forms.ts';
import { defineTextForms, type TextForm } from '#services/learning/questions/facts/text-forms.ts';

/** For a table with the columns `name`, `fact` (words that fit after the name), `quotation`, and `why`. */
const documentForms: readonly TextForm[] = [
  {
    ...{ id: 'which', difficulty: 'easy' },
    ...{ ask: 'Which primary source {fact}?', answer: '{name}', because: '{Name} {fact}. {Why}' },
  },
  {
    ...{ id: 'fact', difficulty: 'medium', keepsCase: true },
    ask: ['Which clause introduces {name} correctly? This source ____.', 'What does {name} do? It ____.'],
    ...{ answer: '{fact}', because: 'This source {fact}. {Why}' },
  },
  {
    ...{ id: 'quotation', difficulty: 'hard' },
    ask: ['Which primary source contains these words? “{quotation}”', '“{quotation}” Which source is quoted here?'],
    ...{ answer: '{name}', because: 'The words are from a source that {fact}. {Why}' },
  },
];

/** For grades 11 and 12. */
export const colonialSourcesAndHistoriansForms = [
  ...defineTextForms({
    ...{
      id: 'document',
      grades: ['11-12'],
      source: 'National Humanities Center: Primary Resources in U.S. History and Literature',
      year: 2013,
    },
    table: `
name | fact | quotation | why
the Mayflower Compact | formed a government by consent off Cape Cod in 1620 | Covenant and combine ourselves together into a civil body politic. | The signers were outside the area of their patent.
Bradford’s history of Plymouth | tells of a landing in winter and of God’s providence | They had now no friends to welcome them nor inns to entertain or refresh their weatherbeaten bodies. | He began to write it in 1630.
Winthrop’s “A Model of Christian Charity” | tells Puritans on their voyage that the world will judge them | We shall be as a city upon a hill. | It dates from 1630.
John Smith’s history of Virginia | reports how a captain disciplined idle settlers | You must obey this now for a law, that he that will not work shall not eat. | It was printed in 1624.
the Massachusetts school law of 1647 | orders towns of 50 families to appoint a teacher | It being one chief project of that old deluder, Satan, to keep men from the knowledge of the Scriptures. | It is therefore called the Old Deluder Satan Act.
Maryland’s Act of Toleration | protects Trinitarian Christians and punishes blasphemers | Professing to believe in Jesus Christ, shall from henceforth be any ways troubled. | It was passed in 1649.
the Flushing Remonstrance | protests to Stuyvesant against the persecution of Quakers | We desire therefore in this case not to judge lest we be judged. | Townspeople of New Netherland signed it in 1657.
the Virginia act of 1662 | makes the legal status of children follow that of the mother | All children born in this country shall be held bond or free only according to the condition of the mother. | It departed from English common law.
Bacon’s “Declaration in the Name of the People” | accuses Governor Berkeley of favoritism and neglect of defense | For having, upon specious pretenses of public works, raised great unjust taxes. | It dates from July 1676.
Mary Rowlandson’s narrative | recounts eleven weeks of captivity as a trial sent by God | Came the Indians with great numbers upon Lancaster. | It was published in 1682.
the Germantown protest of 1688 | applies the Golden Rule to the trade in human beings | To bring men hither, or to rob and sell them against their will, we stand against. | Four men of a Quaker meeting near Philadelphia signed it.
Sewall’s “The Selling of Joseph” | argues from the Bible against slaveholding in Boston | All men, as they are the sons of Adam, are coheirs; and have equal right unto liberty. | It was printed in 1700.
Penn’s Charter of Privileges | grants liberty of conscience and a one-house assembly in 1701 | No people can be truly happy, though under the greatest enjoyment of civil liberties, if abridged of the freedom of their consciences. | It was in force until 1776.
Edwards’s “Sinners in the Hands of an Angry God” | warns a congregation in Enfield that only grace holds them up | The God that holds you over the pit of hell, much as one holds a spider. | The sermon was preached in 1741.
the Albany Plan of Union | proposes a president-general and a grand council of the colonies | One general government may be formed in America, including all the said colonies. | Every assembly turned it down.
Equiano’s “Interesting Narrative” | describes the slave trade from the view of a survivor | The shrieks of the women, and the groans of the dying, rendered the whole a scene of horror almost inconceivable. | It appeared in London in 1789.
the Proclamation of 1763 | reserves land beyond the mountains for Native nations for the present | Reserve under our sovereignty, protection, and dominion, for the use of the said Indians, all the lands and territories. | It was issued in October 1763.
the resolutions of the Stamp Act Congress | claim trial by jury and consent to taxes as rights of English subjects | No taxes be imposed on them, but with their own consent, given personally, or by their representatives. | Nine colonies sent delegates.
the Declaratory Act | states that Parliament is sovereign over America | Full power and authority to make laws and statutes of sufficient force and validity to bind the colonies and people of America. | It passed in March 1766.
Dickinson’s “Letters from a Farmer” | distinguishes the regulation of trade from taxation for revenue | The cause of liberty is a cause of too much dignity to be sullied by turbulence and tumult. | They were printed in nearly all colonial newspapers.
the Suffolk Resolves | call for disobedience to the Coercive Acts in a county around Boston | No obedience is due from this province to either or any part of the acts above-mentioned. | Congress endorsed them in September 1774.
the “Declaration of the Causes and Necessity of Taking Up Arms” | explains why Congress raised an army before it wanted independence | Being with one mind resolved to die freemen rather than to live slaves. | Dickinson and Jefferson drafted it in 1775.
Dunmore’s proclamation | frees bound laborers of rebels who fight for the crown | Free that are able and willing to bear arms, they joining His Majesty’s troops as soon as may be. | It was issued in November 1775.
Paine’s “Common Sense” | attacks hereditary monarchy and asks for a republic | There is something very absurd in supposing a continent to be perpetually governed by an island. | It appeared in January 1776.
`,
    forms: documentForms,
  }),
  ...defineTextForms({
    ...{ id: 'historian', grades: ['11-12'], source: 'Encyclopaedia Britannica: American colonies', year: 2023 },
    table: `
who | did | scene | why
Perry Miller | traced Puritan thought in “The New England Mind” | This Harvard scholar wrote of an “errand into the wilderness.” | The first volume appeared in 1939.
Edmund S. Morgan | saw a paradox of freedom and bondage in Virginia | His study of 1975 argues that unfree labor let white Virginians see one another as equals. | It is titled “American Slavery, American Freedom.”
Bernard Bailyn | found the sources of rebellion in pamphlets of English radicals | He edited hundreds of tracts and showed how afraid colonists were of plots against liberty. | His “Ideological Origins” appeared in 1967.
Charles McLean Andrews | saw colonial history from London as part of an empire | The leader of the imperial school studied offices, customs, and trade boards. | His four volumes appeared from 1934 to 1938.
Jack P. Greene | argued that the Chesapeake, not New England, was the typical colonial region | His “Pursuits of Happiness” of 1988 rejects Puritan decline as the model of American development. | He also studied the rise of assemblies.
Richard White | described shared worlds of French and Algonquian people in “The Middle Ground” | His book of 1991 centers on mutual misunderstanding that created new customs in the Great Lakes. | Historians now use the title as a concept.
Alfred Crosby | coined the name for the exchange of species after 1492 | His book of 1972 puts germs, plants, and animals before generals. | It is “The Columbian Exchange.”
William Cronon | studied how colonists altered New England’s environment | “Changes in the Land” compares Native and English ideas of property, forests, and deer. | It appeared in 1983.
Peter H. Wood | showed what Africans knew and did in early South Carolina | “Black Majority” stresses skills in rice growing and leads up to the Stono Rebellion. | It appeared in 1974.
Ira Berlin | distinguished generations of enslaved people from the charter to the plantation generation | “Many Thousands Gone” of 1998 contrasts societies with slaves and slave societies. | He followed changes over two centuries.
Winthrop Jordan | examined English attitudes toward Africans in “White over Black” | This scholar asked in 1968 whether prejudice came before bondage. | He called the process an “unthinking decision.”
Laurel Thatcher Ulrich | recovered the everyday work of women in “Good Wives” | She also won a Pulitzer Prize for a book on the diary of a midwife in Maine. | “Good Wives” appeared in 1982.
Paul Boyer | mapped factions of Salem Village together with Stephen Nissenbaum | “Salem Possessed” of 1974 connects accusations with a quarrel between farmers and the commercial town. | Tax lists and petitions are its sources.
Mary Beth Norton | linked Salem’s trials to war on the Maine frontier | “In the Devil’s Snare” of 2002 notes that many accusers were refugees of raids. | She explains why judges believed the charges.
David Hackett Fischer | traced four British folkways to American regions | “Albion’s Seed” of 1989 follows Puritans, Cavaliers, Quakers, and borderers. | Critics say that it leaves out Africans and Native people.
Gary B. Nash | wrote about class and politics of seaports in “The Urban Crucible” | He counted poor relief and wealth in Boston, New York, and Philadelphia. | It appeared in 1979.
T. H. Breen | connected consumer goods and boycotts in “The Marketplace of Revolution” | He argues that shared experience as buyers taught colonists to trust strangers. | It appeared in 2004.
Fred Anderson | presented the Seven Years’ War as decisive in “Crucible of War” | He begins at Jumonville’s Glen and sees the Revolution as one outcome of an imperial victory. | It appeared in 2000.
Jill Lepore | asked how King Philip’s War was remembered in “The Name of War” | She studies how words and printed narratives drew a line between English and Native people. | It appeared in 1998.
Jon Butler | called the Great Awakening a label invented afterward | His article of 1982 says that the revivals were local and short. | Its title speaks of “interpretative fiction.”
Daniel K. Richter | told early American history from Native villages eastward | “Facing East from Indian Country” of 2001 reverses the usual direction. | He also wrote on the Iroquois.
Woody Holton | argued that pressure from below pushed Virginia’s gentry to independence | “Forced Founders” of 1999 includes debtors, Native nations, and enslaved people. | Merchants’ credit plays a part, too.
`,
    forms: makePersonForms('historian', [
      'In a review of the literature, which clause fits {who}? This historian ____.',
      'For what is {who} known in the study of early America? This scholar ____.',
    ]),
  }),
];
