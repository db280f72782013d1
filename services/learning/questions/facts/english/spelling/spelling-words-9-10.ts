import { readSpellingWords } from './spelling-words.ts';

export const spellingWords910 = readSpellingWords(`
abscess | absess / abcess / absces | The dentist treated an ____ under his tooth. | It has “sc” in the middle and a double “s” at the end.
aggressive | agressive / aggresive / aggressiv | The coach planned an ____ style of defense. | It has a double “g” and a double “s.”
allegiance | allegience / alegiance / alliegance | Each new citizen swore ____ to the flag. | It has a double “l” and ends with “iance.”
amateur | amatuer / amature / ammateur | An ____ astronomer discovered the comet. | It ends with “eur,” as many words from French do.
anonymous | anonimous / annonymous / anonomous | An ____ donor paid for the new library. | It has one “n” at the start, and a “y” as in “synonym.”
apparatus | aparatus / apparatis / apperatus | The laboratory bought new ____ for the experiment. | It has a double “p.”
arctic | arctick / arktic / artick | Polar bears hunt on ____ ice in winter. | There is a “c” before the “t.”
asthma | asma / athsma / asthama | Cold air can trigger her ____ during races. | The letters “th” are not heard.
auxiliary | auxilary / auxillary / auxiliery | The hospital has an ____ generator for emergencies. | It has one “l,” and “iary” at the end.
bankruptcy | bankrupcy / bankruptsy / bancruptcy | The airline avoided ____ by cutting costs. | It is “bankrupt” with “cy,” so the “t” stays.
boulevard | boulavard / bulevard / bouldevard | Palm trees line the ____ near the beach. | It begins with “boule.”
camouflage | camoflage / camouflauge / camaflage | The moth’s ____ hides it from birds. | It begins with “camou” and ends with “flage.”
catastrophe | catastrophy / catastrophie / catastrofe | The flood was a ____ for local farmers. | The final “e” is said aloud, and “ph” sounds like “f.”
chauffeur | chaufeur / chofeur / shauffeur | The ____ waited beside the long black car. | It has a double “f” and ends with “eur.”
chrysanthemum | chrysanthamum / crysanthemum / chrysanthemem | She grew a yellow ____ in a clay pot. | It begins with “chrys” and ends with “mum.”
colleague | collegue / coleague / colleaque | A ____ at work proofread the whole report. | It has a double “l” and ends with “ague.”
colonel | colonal / kernal / colonul | The ____ commanded a thousand troops. | It sounds like “kernel” but is spelled with “olo.”
connoisseur | connoiseur / conoisseur / connoisuer | The critic is a ____ of classic films. | It has a double “n,” a double “s,” and ends with “eur.”
conscientious | consciencious / conscientous / concientious | A ____ worker checks every detail twice. | It has “science” in it, with the “ce” changed to “ti.”
curriculum | curiculum / curriculem / cirriculum | The new ____ includes computer science. | It has a double “r.”
deceive | decieve / deceeve / deseive | Magicians ____ the eye with quick hands. | After “c,” the “e” comes before the “i.”
descend | decend / dessend / discend | Divers ____ slowly to avoid illness. | It has an “s” and a “c.”
dilemma | dilemna / dilema / dillemma | Choosing between the two jobs was a ____ for him. | It has a double “m” and no “n.”
diphthong | dipthong / diphthang / difthong | The vowel in “coin” is a ____ in English. | It has “ph” before “th.”
ecstasy | ecstacy / exstasy / ecstasey | The fans were in ____ after the final goal. | It begins with “ecst” and ends with “asy.”
eighth | eigth / eighthe / eigthth | She finished ____ in a field of sixty. | It is “eight” with just an “h” added.
etiquette | ettiquette / etiquete / etiquet | Rules of ____ vary from culture to culture. | It has one “t” first and a double “t” later.
facsimile | facsimilie / facimile / facsimle | The museum shows a ____ of the treaty. | It begins with “facs” and ends with “ile.”
fiery | firey / fierey / fiary | He gave a ____ speech against the law. | The “e” of “fire” moves before the “r.”
gauge | guage / gaige / gawge | Sailors ____ the wind before they leave. | The “a” comes before the “u.”
genealogy | geneology / geneaology / genialogy | Her hobby is ____ and old family records. | It ends with “alogy,” not “ology.”
grievance | greivance / grievence / grievense | The union filed a formal ____ last week. | It is “grieve” with “ance.”
handkerchief | hankerchief / handkercheif / hankerchef | He wiped his glasses with a ____ of silk. | It is “hand” with “kerchief.”
hindrance | hindrince / hindrence / hindrense | Heavy boots were a ____ in the deep sand. | The “e” of “hinder” drops out.
hypocrisy | hypocracy / hipocrisy / hypocricy | The reporter exposed the ____ of both officials. | It ends with “isy.”
idiosyncrasy | idiosyncracy / ideosyncrasy / idiosincrasy | Humming while he reads is an ____ of his. | It ends with “asy.”
inoculate | innoculate / inocculate / inoculat | Nurses will ____ the children against measles. | It has one “n” and one “c.”
liaison | liason / laison / liasion | She serves as ____ between the two offices. | It has an “i” on each side of the “a.”
stupefy | stupify / stupefie / stoopefy | Such large numbers ____ even trained accountants. | It ends with “efy,” not “ify.”
maneuver | manuver / maneuvor / manuever | The pilot made a difficult ____ over the bay. | It has “eu” in the middle.
mediocre | medeocre / mediocer / mediokre | The food was excellent, but the service was ____ there. | It ends with “cre.”
memento | mamento / memmento / mementoe | He kept the ticket as a ____ of the trip. | It begins with “mem,” as “memory” does.
negligible | neglegible / negligable / neglagible | The damage to the second truck was ____ at most. | It has “glig” in the middle and ends with “ible.”
nuisance | nusance / nuisence / newsance | Mosquitoes are a ____ near the swamp. | It begins with “nuis” and ends with “ance.”
omission | ommission / omision / omition | The ____ of his name was an accident. | It has one “m” and a double “s.”
paraphernalia | paraphenalia / parafernalia / paraphernelia | Fishing ____ filled the back of the truck. | There is an “r” before the “n.”
pneumonia | neumonia / pnuemonia / pneumonea | He caught ____ after a long cold. | It begins with a silent “p” and then “neu.”
prejudice | predjudice / prejudise / prejedice | Education can overcome ____ and fear. | It has no “d” before the “j.”
rendezvous | rendevous / rondezvous / rendezvouz | The climbers set a ____ at the old bridge. | It has a “z,” and the final “s” is silent.
silhouette | silouette / silhoette / silhouete | We saw the ____ of a ship at sunset. | There is an “h” after the “l,” and a double “t.”
`);
