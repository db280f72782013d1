import { readSpellingWords } from './spelling-words.ts';

export const spellingWords78 = readSpellingWords(`
accommodate | accomodate / acommodate / accomadate | The hall can ____ two hundred guests at once. | It has room for a double “c” and a double “m.”
maintenance | maintainance / maintenence / maintanance | The elevator is closed for ____ until Friday. | It comes from “maintain,” but its middle is “ten.”
occurrence | occurence / occurrance / ocurrence | Hail is a rare ____ in this valley. | It has a double “c” and a double “r,” and ends with “ence.”
conscience | concience / consience / conscence | His ____ would not let him keep the money. | It is “con” with “science.”
conscious | concious / conscous / consious | She was barely ____ after the accident. | It begins with “cons,” and “ci” sounds like “sh.”
mischievous | mischievious / mischevous / mischeivous | The ____ kitten unrolled all the yarn. | It has three syllables and ends with “vous.”
questionnaire | questionaire / questionnare / questionairre | Each customer filled out a short ____ online. | It has a double “n” and one “r.”
surveillance | surveilance / survelliance / serveillance | The bank is under constant video ____ now. | It has “veil” in the middle and ends with “lance.”
bureaucracy | beaurocracy / bureacracy / burocracy | Permits move slowly through the ____ of that city. | It begins with “bureau.”
hierarchy | heirarchy / hierachy / higherarchy | The general stands high in the military ____ today. | The “i” comes before the “e,” and it ends with “archy.”
perseverance | perserverance / perseverence / persaverance | Her ____ paid off in the final race. | It is “persevere” with “ance”; there is no “r” before the “v.”
pronunciation | pronounciation / pronunsiation / pronuncation | His ____ of French words has improved. | The “ou” of “pronounce” becomes “u.”
jewelry | jewlery / jewelery / jewellrey | The thief took only silver ____ from the shop. | It is “jewel” with “ry.”
license | lisence / liscense / lisense | You need a ____ to drive a truck. | In American spelling, it has a “c” first and then an “s.”
cemetery | cemetary / cematery / semetery | The soldiers were buried in a ____ near the church. | All three vowels before the “y” are “e.”
acquaintance | aquaintance / acquaintence / acquantance | An old ____ greeted me at the airport. | It begins with “acq” and ends with “ance.”
acquire | aquire / acquier / ackquire | The museum hopes to ____ that famous painting. | It has a “c” before the “q.”
apparent | apparant / aparent / apparrent | It was ____ that nobody had locked the gate. | It has a double “p,” and ends like “parent.”
changeable | changable / changible / changeble | Mountain weather is ____ even during summer. | The “e” stays to keep the “g” soft.
noticeable | noticable / noticible / notisable | There was a ____ change in her mood. | The “e” stays to keep the “c” soft.
consensus | concensus / consencus / consensis | The board reached a ____ after long debate. | It comes from “consent,” so it has an “s” in the middle.
correspondence | correspondance / corespondence / correspondense | Their ____ by mail lasted thirty years. | It has a double “r” and ends with “ence.”
discipline | disipline / discapline / dicipline | Learning the violin takes great ____ and time. | It has an “s” and a “c,” as “disciple” does.
existence | existance / existense / exsistence | The fossil proves the ____ of giant birds. | It ends with “ence.”
exaggerate | exagerate / exaggarate / exadgerate | Fishermen often ____ the size of their catch. | It has a double “g,” and then “er.”
fascinate | facinate / fasinate / fascenate | Deep caves ____ many curious explorers. | It has an “s” and a “c.”
fluorescent | flourescent / fluoresent / floresant | The ____ lamp in the hall flickers. | It begins with “fluor,” with the “u” before the “o.”
harass | harrass / haras / herass | Bullies must not ____ younger students. | It has one “r” and a double “s.”
hygiene | hygeine / hygene / higiene | Brushing your teeth is part of good ____ habits. | The “i” comes before the “e.”
independent | independant / indapendent / indipendent | The colony became ____ after the war. | It ends with “ent.”
indispensable | indispensible / indespensable / indispensabel | A compass is ____ in the deep forest. | It ends with “able.”
irresistible | irresistable / iresistible / irrisistible | The smell of fresh bread was ____ to us. | It has a double “r” and ends with “ible.”
millennium | millenium / milennium / millenneum | A ____ lasts for one thousand years. | It has a double “l” and a double “n.”
miniature | minature / miniture / miniatur | He built a ____ railroad in the basement. | It has “mini” at the start, and then “ature.”
misspell | mispell / misspel / mispel | Even good writers sometimes ____ long words. | It is “mis” with “spell,” so it has a double “s.”
occasionally | ocasionally / occassionally / occasionaly | We ____ see deer behind the barn. | It has a double “c,” one “s,” and a double “l.”
parliament | parliment / parlament / parlaiment | The British ____ meets beside the river. | There is an “i” before the second “a.”
persistent | persistant / persistint / presistent | A ____ cough kept him awake all week. | It ends with “ent.”
possession | posession / possesion / possesssion | Her dearest ____ is a silver locket. | It has two pairs of “s.”
precede | preceed / preceede / presede | A short speech will ____ the dinner tonight. | It ends with “cede.”
proceed | procede / proseed / proceede | You may ____ when the light turns green. | It ends with “ceed,” as “succeed” and “exceed” do.
referred | refered / reffered / referrd | My dentist ____ me to a specialist downtown. | The stress falls on the last syllable of “refer,” so the “r” doubles.
relevant | relevent / relavant / revelant | Please keep your comments ____ to the topic. | It ends with “ant.”
rhyme | ryme / rhymme / rhyhm | The second and fourth lines of the poem ____ well. | The “h” comes right after the “r.”
sergeant | sargeant / sergent / sergeent | The ____ ordered the troops to march. | It begins with “serge.”
sieve | seive / sive / siev | Pour the flour through a ____ before you bake. | The “i” comes before the “e.”
vacuum | vaccum / vaccuum / vacume | Please ____ the carpet before guests arrive. | It has one “c” and a double “u.”
vehicle | vehical / vehicel / veichle | An electric ____ needs no gasoline at all. | The “h” is barely heard, and it ends with “cle.”
villain | villian / vilain / villane | The ____ escaped at the end of the film. | It ends with “ain.”
yacht | yaht / yatch / yauht | A white ____ sailed out of the harbor. | The letters “ch” are silent.
`);
