import { makePersonForms, makeThingForms } from '#services/learning/questions/facts/history/person-forms.ts';
import { defineTextForms } from '#services/learning/questions/facts/text-forms.ts';

const source = 'Colonial Williamsburg Foundation: Historic trades';
const year = 2023;

/** For grades 3 and 4. */
export const tradesAndColoniesForms = [
  ...defineTextForms({
    ...{ id: 'trade', grades: ['3-4'], source, year },
    table: `
who | did | scene | why
the wheelwright | made and mended wheels for carts and wagons | He joins spokes to a round hub and puts an iron tire around the rim. | A wagon was no use with a broken wheel.
the cooper | made casks, buckets, and tubs from strips of wood | He holds curved staves together with hoops so that no water leaks out. | Ships carried tobacco, flour, and fish in casks.
the blacksmith | shaped hot iron into nails, hinges, and plows | A boy pumps the bellows while the master hammers on the anvil. | Every town needed iron tools.
the silversmith | turned melted coins into spoons and teapots | A rich lady brings a bag of coins and wants a shiny tea set for them. | Paul Revere had this trade.
the tanner | soaked hides with oak bark to make leather | The pits behind this smelly yard are full of cow skins. | It could take a year to finish thick hides.
the shoemaker | sewed boots from leather | He has a wooden foot, called a last, on his bench. | This trade was also called cordwainer.
the tailor | cut and sewed coats and breeches to measure | He sits cross-legged on a table and sews by the window. | Rich men had suits made for them.
the milliner | sold caps, ribbons, and fans, and sewed gowns | A woman owns this shop, and London fashions fill its window. | It was one of the few trades that women led.
the weaver | made cloth on a loom | A shuttle flies left and right between long threads. | Families brought yarn that they had spun at home.
the hatter | pressed beaver fur into felt for the head | He steams fur and shapes it on a round block. | England forbade the colonies to sell such goods abroad in 1732.
the wigmaker | made false curls for gentlemen | Horse, goat, and human hair hang in this shop beside a pot of powder. | The shop also shaved men.
the chandler | made candles and soap | Fat boils in a kettle, and strings are dipped into it row by row. | Benjamin Franklin’s father had this trade in Boston.
the apothecary | mixed and sold medicines | Jars of herbs stand on the shelves, and a bowl is ready to grind them. | He also treated sick people.
the printer | set metal letters and made newspapers | Wet sheets hang on lines to dry, and a boy inks the type. | The trade brought news and laws to the people.
the bookbinder | sewed pages together and put covers on them | He stamps a gold title on a spine of calfskin. | Loose sheets were often sold before they were bound.
the cabinetmaker | built fine desks, tables, and chairs | He planes a board of walnut and carves a leg like a claw. | Rich planters ordered such furniture.
the gunsmith | made and repaired muskets and rifles | He needs wood for a stock, brass for a plate, and iron for a lock. | The trade joined skills of wood and metal.
the shipwright | built the wooden hulls of ships | Oak ribs rise on the shore, and men hammer planks on them. | New England had good wood and deep harbors.
the sailmaker | cut and sewed canvas that catches the wind | He works in a loft near the harbor, with a palm of leather to push the needle. | A big ship needed acres of canvas.
the ropemaker | twisted hemp into long lines for ships | He walks backward through a very long shed as the threads twist. | A ship needed miles of such lines.
the glassblower | shaped melted sand through a long pipe | He puffs his cheeks, and a glowing bubble becomes a bottle. | Jamestown tried this trade in 1608.
the brickmaker | pressed clay into molds and baked it | Children stamp in wet clay, and smoke rises from the kiln for days. | Brick houses did not burn as easily as wooden ones.
the mason | built walls and chimneys of stone | With a trowel and mortar, he lays one course above the other. | Fireplaces had to be safe.
the surveyor | measured land and drew its borders | He drags a chain through the woods and writes angles in a notebook. | Young George Washington did this work.
the midwife | helped mothers when babies were born | A woman rides out at night with herbs because a birth is near. | Most babies were born at home.
the tavern keeper | gave travelers meals and beds | Under a painted sign, horses rest, guests eat, and neighbors read the news. | People also met there to talk about politics.
the peddler | walked from farm to farm with things for sale | He opens his pack at the door and shows pins, combs, and tinware. | Many farms were far from shops.
the post rider | carried letters between towns on horseback | He blows a horn, hands over his bag, and gallops on to the next town. | Mail between Boston and New York took about a week in the 1700s.
the saddler | made leather seats and harnesses for horses | He stuffs a seat with hair and stitches a bridle. | Everyone who rode needed his goods.
the schoolmaster | taught boys to read, write, and do sums | He listens to one pupil after the other in a cold room with benches. | In New England, towns of 50 families had to hire one.
`,
    forms: makePersonForms('colonial worker', [
      'What did this worker do in colonial times? {Who} ____.',
      'You visit a colonial town. Which ending is true? {Who} ____.',
    ]),
  }),
  ...defineTextForms({
    ...{ id: 'colony', grades: ['3-4'], source: 'Encyclopaedia Britannica: American colonies', year },
    table: `
name | fact | why
Virginia | was the first of the 13 to be founded | Jamestown began in 1607.
Massachusetts | had the towns of Plymouth and Boston | Plymouth joined this larger colony in 1691.
New Hampshire | had its capital at Portsmouth | It became a royal colony of its own in 1679.
Rhode Island | was the smallest of the 13 | It took in people of many faiths.
Connecticut | had Thomas Hooker’s town, Hartford | His group came from Massachusetts in 1636.
New York | was Dutch and had the name New Netherland before | The English took it in 1664.
New Jersey | was given to Lord Berkeley and Sir George Carteret | They got it from the king’s brother in 1664.
Pennsylvania | was founded by William Penn | Philadelphia was its main town.
Delaware | was the heart of New Sweden | The Swedes built Fort Christina in 1638.
Maryland | was founded by a Catholic lord, Baltimore | The first settlers came in 1634.
North Carolina | made tar from its pine trees and was ruled from New Bern | Ships needed tar to keep water out.
South Carolina | grew rice around its port, Charles Town | Today the port is called Charleston.
Georgia | was the last of the 13 to be founded | It was founded in 1733.
`,
    forms: makeThingForms('colony'),
  }),
];
