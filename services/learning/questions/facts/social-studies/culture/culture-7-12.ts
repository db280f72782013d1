import { defineLesson } from '#services/learning/questions/facts/social-studies/lesson-forms.ts';

const source = 'OpenStax: Introduction to Anthropology';
const year = 2022;

/** For grades 7 to 12. */
export const upperCultureForms = [
  ...defineLesson('upper', {
    ...{ id: 'concept', grades: ['7-8', '9-10'], source, year },
    words: `
word | named | meaning | gap | scene | also
ethnocentrism | ethnocentrism | judging other cultures by the standards of one’s own | Calling foreign table manners wrong is ____. | A tourist calls eating with the hands wrong, as it is not done at home. | culture shock
cultural relativism | cultural relativism | understanding a culture by its own standards | Practicing ____, she tried to understand the custom from within. | A scholar sets aside her own standards to grasp why a custom makes sense to its people. |
culture shock | culture shock | the confusion of someone in an unfamiliar way of life | In his first week in Tokyo he suffered from ____. | In his first week abroad, a student feels lost among unknown customs. | ethnocentrism
enculturation | enculturation | the process of learning one’s own culture | By ____, children learn the ways of their people. | A small child learns from parents how to greet, eat, and pray. |
syncretism | syncretism | the blending of traditions into a new form | The mix of African and Catholic elements in Vodou is ____. | In Haiti, African spirits are joined with Catholic saints. |
folkway | a folkway | an everyday custom whose violation is only mildly disapproved | Saying “bless you” after a sneeze is a ____. | Someone eats dessert first, and others merely smile. |
material culture | material culture | the physical objects that a people makes and uses | Tools, clothing, and houses belong to ____. | A museum shows a people’s tools, clothing, and houses. |
creole | a creole | a full language that grew out of a mixed trade speech | Haitian ____ has native speakers and a full grammar. | Children grow up with a mixed trade speech and make it a full language. | pidgin
pidgin | a pidgin | a simplified speech for contact between groups, without native speakers | Traders spoke a simple ____ that was nobody’s mother tongue. | Traders use a few hundred mixed words that are nobody’s mother tongue. | creole
popular culture | popular culture | the mass-produced tastes of large, varied populations | Hit songs and blockbuster films belong to ____. | One pop song tops the charts in forty countries. | 
high culture | high culture | the arts associated with a society’s elite | Opera and ballet are often counted as ____. | Wealthy patrons attend the opera and the ballet. |
counterculture | a counterculture | a group that rejects mainstream values | The hippies of the 1960s rejected mainstream values and formed a ____. | In the 1960s, hippies reject careers and possessions. |
caste system | a caste system | a social ranking fixed by birth | In a ____, birth fixes one’s rank and occupation. | A child inherits rank and occupation and can never change them. |
diaspora | a diaspora | a people scattered from its homeland | Armenians in France and California belong to the Armenian ____. | Armenians live scattered over France, Lebanon, and California. |
secularism | secularism | the separation of public life from religion | French ____ keeps religion out of public schools. | A state keeps religious teaching and symbols out of its schools. |
animism | animism | belief that spirits dwell in natural things | The belief that rivers and trees have spirits is ____. | Villagers ask the spirit of a tree for leave before they cut it. |
cultural appropriation | cultural appropriation | disrespectful use of elements of another group’s culture | Selling copies of sacred headdresses as party hats is called ____. | A shop sells copies of another people’s sacred headdress as party hats. |
matrilineal descent | matrilineal descent | the tracing of kinship through mothers | Under ____, a Hopi child belongs to the mother’s clan. | A Hopi child belongs to the clan of the mother. |
`,
    questions: `
question | level | answer | w1 | w2 | w3 | why
Which of these is a cultural universal? | medium | Some form of family | Writing with an alphabet | Marriage to one partner only | Belief in one god | Every known society has some form of family.
Which change is invention and not diffusion? | hard | A tribe creates its own writing system | A city adopts foreign noodles | A school teaches a foreign language | A band copies a foreign rhythm | Sequoyah created the Cherokee syllabary in 1821.
What was the Columbian Exchange? | easy | The transfer of plants, animals, and diseases across the Atlantic | A market of Spanish gold | A treaty of Spain and Portugal | A school for navigators | Potatoes and maize went east, and horses and wheat went west.
Which food came to Europe from the Americas? | easy | Tomatoes | Wheat | Olives | Cabbage | Italian cooking had no tomatoes before the 1500s.
Which trade route linked China with the Mediterranean? | easy | The Silk Road | The Amber Road | The Oregon Trail | The Appian Way | It carried silk, spices, religions, and ideas.
What did the Silk Road help to spread to China? | medium | Buddhism | Christianity from Rome | Judaism from Spain | Norse myths | Monks and merchants carried Buddhism from India.
Which language family includes English, Hindi, and Russian? | medium | Indo-European | Sino-Tibetan | Afro-Asiatic | Austronesian | They descend from one ancient language.
To which language family does Arabic belong? | hard | Afro-Asiatic | Indo-European | Turkic | Uralic | Hebrew and Amharic belong to the same family.
Which branch do French, Spanish, and Romanian share? | medium | Romance | Germanic | Slavic | Celtic | All of them developed from Latin.
Which art form is the haiku? | easy | A poem of seventeen syllables | A dance with masks | A woodblock print | A tea ceremony | A Japanese haiku has 5, 7, and 5 syllables.
What is Noh? | hard | Japanese theater with masks | Korean pottery | Chinese opera for children | Indian temple dance | Noh dates from the fourteenth century.
What do Gothic cathedrals use to hold up high walls? | medium | Flying buttresses | Steel frames | Onion domes | Adobe bricks | They allowed large windows of stained glass.
What did the Benin bronzes mainly decorate? | hard | A royal palace | A fleet of ships | A desert tomb | A Roman forum | The plaques hung in the palace of the Oba in today’s Nigeria.
Which faith shaped the Alhambra in Spain? | medium | Islam | Hinduism | Buddhism | Shinto | Muslim rulers of Granada built it.
Which idea is central to Hinduism? | medium | Karma and rebirth | A single prophet | The Trinity | Original sin | Deeds in one life shape the next.
`,
  }),
  ...defineLesson('upper', {
    ...{ id: 'anthropology', grades: ['9-10', '11-12'], source, year },
    words: `
word | named | meaning | gap | scene | also
participant observation | participant observation | fieldwork by a researcher who shares daily life | Malinowski’s years on the Trobriand Islands made ____ a standard method. | Malinowski lives with Trobriand Islanders for years and shares their daily life. |
emic perspective | the emic perspective | the view of insiders in their own terms | In the ____, a ritual is explained as its participants understand it. | Villagers explain a rite in their own terms. | etic perspective
etic perspective | the etic perspective | the analysis of an outside observer | In the ____, an observer compares rituals with outside categories. | An observer classifies a rite with categories from outside. | emic perspective
reciprocity | reciprocity | exchange based on the duty to return a gift | Neighbors who trade favors practice ____. | A neighbor who got fish last week now brings fruit in return. | potlatch
potlatch | the potlatch | a Northwest Coast feast of hosts who give away wealth for prestige | At the ____, a Kwakiutl chief gave away blankets to gain rank. | A chief on the Northwest Coast gains rank by giving away blankets. | reciprocity
bridewealth | bridewealth | goods given by a groom’s family to the bride’s family | Among the Nuer, ____ is paid in cattle to the bride’s family. | The groom’s kin give forty cattle to the family of the bride. | dowry
dowry | a dowry | goods that a bride’s family gives at marriage | In Renaissance Florence, a bride’s father provided a ____. | A bride’s father gives silver and linen for the new household. | bridewealth
exogamy | exogamy | marriage outside one’s own group | A rule against marrying within the clan requires ____. | Clan members must choose a partner from another clan. | 
endogamy | endogamy | marriage within one’s own group | A rule to marry only inside the caste is ____. | Parents insist on a partner from the same caste. | 
liminality | liminality | the in-between stage of a ritual | Between childhood and adulthood, initiates are in a state of ____. | In a forest camp, initiates are no longer boys and not yet men. |
hegemony | hegemony | rule by winning consent to the values of the dominant group | Gramsci used the word ____ for rule by consent. | Workers come to accept the ideas of the ruling class as common sense. |
cultural capital | cultural capital | knowledge and taste that bring social advantage | In Bourdieu’s terms, knowing fine art is ____. | At a job interview, ease with fine art and manners opens doors. |
Sapir-Whorf hypothesis | the Sapir-Whorf hypothesis | the claim that language shapes thought | According to the ____, speakers of different languages perceive the world differently. | A linguist argues that a people’s words for time shape how it thinks. |
cultural hearth | a cultural hearth | an area that is the source of ideas and innovations | Mesopotamia, from which writing and wheat spread, was a ____. | From Mesopotamia, writing and wheat farming spread to other lands. |
time-space compression | time-space compression | the shrinking effect of fast transport and communication | Jets and the internet cause ____, so distant places feel close. | Jets and the internet make distant places feel close. | 
relocation diffusion | relocation diffusion | the spread of a trait by people who move | German settlers brought the Christmas tree to Pennsylvania by ____. | Settlers carry the Christmas tree from Germany to Pennsylvania. | 
hierarchical diffusion | hierarchical diffusion | the spread of a trait from major centers to smaller ones | New fashions move from Paris to small towns by ____. | A fashion starts in Paris, then reaches large cities, and finally towns. |
stimulus diffusion | stimulus diffusion | the spread of an idea in a changed form | A burger chain sells a lentil burger in India, an effect of ____. | In India, a burger chain sells its idea with lentils in place of beef. | 
`,
    questions: `
question | level | answer | w1 | w2 | w3 | why
Which anthropologist founded cultural relativism in America? | easy | Franz Boas | Herbert Spencer | Lewis Henry Morgan | Edward Tylor | Boas rejected the ranking of cultures.
Who wrote Patterns of Culture (1934)? | medium | Ruth Benedict | Zora Neale Hurston | Mary Douglas | Jane Goodall | Benedict described cultures as having a characteristic style.
Who wrote Coming of Age in Samoa (1928)? | medium | Margaret Mead | Ruth Benedict | Franz Boas | Clifford Geertz | Mead argued that adolescence differs between cultures.
Whose “thick description” reads culture like a text? | hard | Clifford Geertz | Claude Lévi-Strauss | Bronisław Malinowski | Marvin Harris | Geertz explained it in The Interpretation of Cultures.
Which school explains customs by their role in holding society together? | medium | Functionalism | Diffusionism | Postmodernism | Evolutionism | Radcliffe-Brown and Malinowski are its best-known names.
Which approach did Claude Lévi-Strauss found? | medium | Structural anthropology | Cultural materialism | Symbolic interactionism | Sociobiology | He sought universal patterns of the mind in myth and kinship.
What did Max Weber link to the rise of capitalism? | medium | The Protestant ethic | The Roman law of property | The Islamic calendar | The feudal oath | He argued so in a work of 1904 and 1905.
How did Émile Durkheim define religion’s core distinction? | hard | Sacred and profane | Rich and poor | Body and mind | Nature and nurture | Religion sets sacred things apart from everyday ones.
What did Edward Said criticize in Orientalism (1978)? | medium | Western images of the East | Eastern views of Greek art | Trade between India and China | The study of ancient Rome | Said saw these images as tied to colonial power.
Which term did Benedict Anderson use for nations? | medium | Imagined communities | Total institutions | Invisible hands | Iron cages | Most members never meet, yet they feel as one.
Which form of marriage is polyandry? | hard | One wife with several husbands | One husband with several wives | Marriage within a village | Marriage of cousins only | It occurs, for example, in parts of the Himalayas.
In an avunculocal society, where does a couple live? | hard | With the husband’s mother’s brother | With the wife’s parents | With the husband’s parents | In a house of its own | “Avuncular” refers to an uncle.
What distinguishes a universalizing religion? | easy | It seeks converts everywhere | It belongs to one people | It has no scripture | It forbids pilgrimages | Christianity, Islam, and Buddhism are universalizing religions.
Which of these is usually called an ethnic religion? | medium | Judaism | Islam | Christianity | Buddhism | An ethnic religion is tied mainly to one people.
Which effect does cultural convergence describe? | easy | Cultures become more alike | Cultures split apart | Cultures stay isolated | Cultures lose all technology | Contact and media make cultures share more traits.
`,
  }),
  ...defineLesson('upper', {
    ...{ id: 'theory', grades: ['11-12'], source, year },
    words: `
word | named | meaning | gap | scene | also
thick description | thick description | an account that interprets the meaning of behavior in context | Geertz’s example of ____ tells a wink from a twitch. | An account tells a wink from a twitch by what it means to those present. |
habitus | habitus | Bourdieu’s ingrained dispositions acquired through upbringing | In Bourdieu’s theory, ____ makes class differences feel natural. | A duke’s posture, accent, and tastes feel natural to him from childhood. |
binary opposition | a binary opposition | a pair of contrasting ideas that structures thought | For Lévi-Strauss, “raw and cooked” is a ____. | A myth contrasts raw with cooked and nature with culture. |
communitas | communitas | Turner’s intense fellowship among equals in ritual | Pilgrims of every rank feel as equals, which Turner called ____. | Pilgrims of every rank walk, eat, and sing as equals. |
cultural materialism | cultural materialism | the theory that practical conditions explain customs | In line with ____, Marvin Harris explained the sacred cow by its usefulness. | Marvin Harris explains the sacred cow by its use for plowing and fuel. |
segmentary lineage | a segmentary lineage | a descent system of related branches that unite against outsiders | Evans-Pritchard described the ____ of the Nuer, who have no chiefs. | Nuer branches feud with each other but unite against more distant kin. |
fictive kinship | fictive kinship | ties like those of family without blood or marriage | Godparents are bound to a child by ____. | A godmother is called “aunt,” though no blood or marriage ties her. |
bricolage | bricolage | making something new from whatever is at hand | Punk style turned safety pins into jewelry by ____. | Punks turn safety pins and garbage bags into fashion. |
cultural hybridity | cultural hybridity | a mixed identity in the contact of colonizer and colonized | Homi Bhabha uses ____ for identities between colonizer and colonized. | A colonial poet writes in a form that is neither English nor Indian but in between. |
invented tradition | an invented tradition | a recent practice that claims to be ancient | Hobsbawm used the ritual of Scottish tartans as an example of the term ____. | A “timeless” royal ceremony turns out to date from about 1900. |
world-systems theory | world-systems theory | Wallerstein’s analysis of core, semi-periphery, and periphery | In ____, the core profits from the labor of the periphery. | A scholar divides the globe into core, semi-periphery, and periphery. |
McDonaldization | McDonaldization | Ritzer’s spread of efficiency and predictability to all of life | Ritzer coined ____ for the rule of efficiency and predictability. | Universities and clinics come to value speed, counting, and sameness. | cultural imperialism
cultural imperialism | cultural imperialism | the domination of local media and tastes by a powerful nation | Critics saw the flood of foreign films as ____. | Films of one powerful nation crowd out those of its neighbors. | McDonaldization
glocalization | glocalization | the adaptation of worldwide products to local tastes | A teriyaki burger in Tokyo shows ____. | A worldwide chain puts teriyaki burgers on its menu in Tokyo. |
symbolic boundary | a symbolic boundary | a line that people draw to separate groups by taste or morals | Mocking another group’s music draws a ____. | By mocking a rival crowd’s music, students show who belongs. |
reflexivity | reflexivity | researchers’ scrutiny of their own influence on a study | With ____, an author asks how her own background shaped her results. | An author asks how her own background colored what villagers told her. |
salvage ethnography | salvage ethnography | the recording of ways of life thought to be vanishing | Boas’s students recorded dying languages in ____. | In 1910, a scholar hurries to record the last speakers of a language. |
intangible cultural heritage | intangible cultural heritage | UNESCO’s term for living practices such as music and rituals | Flamenco was listed by UNESCO as ____ in 2010. | UNESCO lists flamenco and other living practices. |
`,
    questions: `
question | level | answer | w1 | w2 | w3 | why
What did Arnold van Gennep identify in rites of passage? | medium | Separation, transition, and incorporation | Birth, trade, and war | Myth, magic, and science | Gift, debt, and theft | His book of 1909 gave the stages that Turner developed further.
What did Marcel Mauss argue about gifts? | medium | They oblige the receiver to give back | They are free of social meaning | They appear only in markets | They end all competition | The Gift (1925) describes giving, receiving, and repaying.
What does Mary Douglas mean by dirt? | hard | Matter out of place | A sign of poverty | A cause of feudal law | The opposite of art | Purity and Danger (1966) links pollution to broken categories.
What is the kula ring? | hard | An exchange of shells among islands | A circle of stone houses | A court of elders | A calendar of the Maya | Malinowski described how necklaces and armbands travel in opposite directions.
Why is the strong form of linguistic relativity doubted? | medium | People can think beyond the words they have | All languages have the same words | Languages never change | Children learn no grammar | Speakers can learn and express new distinctions.
Which problem did Derek Freeman’s critique of Margaret Mead raise? | hard | How reliable informants’ statements are | How bones should be dated | How islands are formed | How museums are funded | The debate about Samoa concerned the evidence from interviews.
Which Marxist term describes accepting ideas against one’s own interests? | medium | False consciousness | Surplus value | Primitive accumulation | Commodity fetish | Such ideas keep the subordinate from seeing exploitation.
What did the Frankfurt School call mass-produced entertainment? | medium | The culture industry | The public sphere | The general will | The open society | Adorno and Horkheimer coined the term in the 1940s.
What did Jürgen Habermas find in coffeehouses of the 1700s? | hard | A public sphere of debate | A revival of guilds | A secret court | A state theater | Private people met to debate public matters.
What did Samuel Huntington predict in the 1990s? | medium | Conflict along lines of civilizations | An end of all religions | A world government | A return of monarchies | Critics object that civilizations are neither uniform nor closed.
What does NAGPRA (1990) require in the United States? | medium | Return of Native American remains and sacred objects | Teaching of Native languages in each state | Free museum entry for tribes | Federal ownership of all artifacts | Museums with federal funds must consult with the tribes.
Which objection do universalists raise against strict relativism? | easy | It cannot condemn abuses | It ranks cultures too rigidly | It ignores local meaning | It forbids fieldwork | If each culture is right by its own standard, no practice can be criticized.
Which method would test whether a trait is a cultural universal? | easy | Comparison of many societies | A single case study | An opinion poll in one city | A laboratory dissection | Files such as those at Yale compare many societies.
What does “structure and agency” ask? | medium | How far individuals shape social patterns | How buildings reflect climate | How agencies are funded | How grammar is taught | It is a central question of social theory.
What is “code-switching”? | medium | Changing languages or styles by setting | Writing messages in cipher | Replacing law with custom | Trading one ritual for another | Speakers switch to fit the listener and the situation.
`,
  }),
];
