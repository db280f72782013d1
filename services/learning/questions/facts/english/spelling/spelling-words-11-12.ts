import { readSpellingWords } from './spelling-words.ts';

export const spellingWords1112 = readSpellingWords(`
acquiesce | aquiesce / acquiese / acquiesse | The senator would not ____ to the demand. | It has “acq” at the start and “sce” at the end.
accessible | accessable / acessible / accesible | The ramp makes the stage ____ to wheelchairs. | It has a double “c” and a double “s,” and ends with “ible.”
algorithm | algorythm / algorithim / alogrithm | The ____ sorts a million names quickly. | It ends with “ithm” and has no “y.”
archaeology | archeaology / archaology / arkaeology | Her interest in ____ began in Peru. | It has “aeo” in the middle.
assassinate | assasinate / asassinate / assassanate | The plot to ____ the king was discovered. | It has two pairs of “s.”
bourgeois | bourgois / burgeois / bourgeiose | The novel mocks ____ tastes and habits. | It has “geo” in the middle, and the final “s” is silent.
broccoli | brocolli / brocoli / broccolli | Steam the ____ until it turns bright green. | It has a double “c” and one “l.”
bouillon | boullion / bouilon / bullyon | Dissolve a cube of ____ in hot water. | It has “oui” after the “b.”
cacophony | cacaphony / cacophany / caccophony | A ____ of horns rose from the street. | It ends with “phony,” the Greek root for sound.
caffeine | caffiene / cafeine / caffene | Tea has less ____ than coffee does. | It has a double “f,” and the “e” comes before the “i.”
caricature | charicature / caracature / carricature | The artist drew a ____ of the mayor. | It begins with “cari” and has no “h.”
coalesce | coalese / coalesse / collesce | Small drops ____ into larger ones. | It ends with “esce,” as “effervesce” does.
concede | conceed / conceede / consede | He had to ____ the election by midnight. | It ends with “cede.”
condescend | condesend / condecend / condescind | Good teachers never ____ to their students. | It has “descend” in it.
corroborate | coroborate / corraborate / corrobarate | Two witnesses can ____ the driver’s story. | It has a double “r” and then “obor.”
dachshund | dachsund / dashhund / daschund | The neighbor’s ____ digs under our fence. | It is German: “Dachs” with “Hund.”
decaffeinated | decaffinated / decafeinated / decaffienated | She drinks ____ coffee after dinner. | It has “caffein” in the middle.
deferred | defered / deffered / deferrd | The company ____ payment until next spring. | The stress falls on the last syllable of “defer,” so the “r” doubles.
desiccate | dessicate / desicate / dessiccate | Hot winds ____ the soil within days. | It has one “s” and a double “c.”
deterrent | deterent / deterrant / detterent | A loud alarm is a ____ to burglars. | It has a double “r” and ends with “ent.”
dissension | disention / disension / disenssion | There was ____ within the ruling party. | It has a double “s” first and then “sion.”
drunkenness | drunkeness / drunkennes / drunknness | Public ____ is against the law here. | It is “drunken” with “ness,” so the “n” doubles.
effervescent | effervesent / efervescent / effervescant | Her ____ humor brightened the meeting. | It has a double “f,” and “scent” at the end.
entrepreneur | entrepeneur / entreprenuer / entreprener | The young ____ opened three bakeries. | It has “pre” before “neur.”
exhilarate | exhilerate / exilarate / exhillarate | Fast rides ____ some people and frighten others. | It has an “h” after the “x,” and “hilar” as in “hilarious.”
extraordinary | extrordinary / extraordinery / exterordinary | The pianist showed ____ skill for a child. | It is “extra” with “ordinary.”
fulfill | fullfill / fufill / fullfil | She hopes to ____ her promise this year. | In American spelling, it has one “l” first and a double “l” last.
haphazard | haphazzard / hapazard / haphazerd | The files were stacked in a ____ way. | It is “hap” with “hazard.”
hemorrhage | hemorrage / hemmorhage / hemorrhege | Surgeons worked to stop the ____ in time. | It has “rrh” in the middle.
hydraulic | hidraulic / hydralic / hydrolic | The ____ lift raised the heavy car with ease. | It begins with “hydr,” the Greek root for water, and then has “au.”
impresario | impressario / impresarrio / imprisario | The ____ brought Italian opera to New York. | It has one “s.”
incandescent | incandesent / incandecent / incandescant | An ____ bulb wastes energy as heat. | It ends with “escent.”
infinitesimal | infinitessimal / infinitesmal / infinatesimal | The risk was ____ but never zero. | It has “infinite” in it and one “s.”
iridescent | irridescent / iridesent / iridecent | The beetle’s ____ shell shone green and gold. | It has one “r” and ends with “escent.”
kaleidoscope | kaliedoscope / kaleidescope / calleidoscope | A ____ makes patterns from bits of glass. | It begins with “kalei” and has an “o” before “scope.”
labyrinth | labrynth / labirynth / labyrinthe | The hero escaped from the ____ with a thread. | The “y” comes before the “r,” and the “i” after it.
larynx | larnyx / larinx / laryngx | A singer must protect the ____ from smoke. | The “y” comes before the “n.”
lieutenant | leiutenant / lieutenent / lutenant | The ____ reported to her captain at dawn. | It begins with “lieu.”
mayonnaise | mayonaise / mayonnaisse / mayonnase | He spread ____ on both slices of bread. | It has a double “n” and ends with “aise.”
mnemonic | nemonic / mneumonic / mnemonick | A ____ helps students recall the planets. | The first “m” is silent, and there is no “u.”
ophthalmologist | opthalmologist / ophthamologist / ophthalmolagist | The ____ examined both of her eyes. | It has “ph” and then “th,” and an “l” before the “m.”
paraffin | parafin / parrafin / parraffin | The candles are made of ____ and dye. | It has one “r” and a double “f.”
pharaoh | pharoah / pharoh / faraoh | The ____ ordered a tomb of white stone. | The “a” comes before the “o” at the end.
playwright | playwrite / playright / playwrigt | The ____ revised the last act twice. | A “wright” is a maker, as in “shipwright.”
prerogative | perogative / prerogitive / preroggative | Choosing the cover is the editor’s ____ alone. | It begins with “prero.”
reconnaissance | reconaissance / reconnaisance / reconnaissence | Drones flew over the valley on ____ that night. | It has a double “n” and a double “s.”
sacrilegious | sacreligious / sacriligious / sacrilegous | Some called the film ____ and offensive. | It comes from “sacrilege,” not from “religious.”
susceptible | suseptible / susceptable / succeptible | Young plants are ____ to frost damage. | It has “sc” in the middle and ends with “ible.”
synonymous | synonimous / synonomous / sinonymous | His name became ____ with fast cars. | It is “synonym” with “ous.”
vicissitude | vicisitude / visissitude / vicissatude | They endured every ____ of fortune together. | It has one “c” and a double “s.”
`);
