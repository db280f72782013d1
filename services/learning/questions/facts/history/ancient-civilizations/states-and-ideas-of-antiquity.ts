import { historyTermForms, makePersonForms } from '#services/learning/questions/facts/history/person-forms.ts';
import { defineTextForms } from '#services/learning/questions/facts/text-forms.ts';

const source = 'OpenStax: World History, Volume 1';
const year = 2022;

/** For grades 7 to 12. */
export const statesAndIdeasOfAntiquityForms = [
  ...defineTextForms({
    ...{ id: 'figure', grades: ['7-8', '9-10'], source, year },
    table: `
who | did | scene | why
Sargon of Akkad | joined the cities of Sumer in the first known empire | A legend says that this ruler was found as a baby in a basket on the river. | He ruled in the 2300s BC.
Enheduanna | wrote hymns as a high priestess and is the first author known by name | This daughter of Sargon served the moon god at Ur. | Her hymns praise the goddess Inanna.
Gilgamesh | is the hero of an epic who seeks eternal life | A legendary king of Uruk mourns his friend Enkidu. | The epic includes a story of a great flood.
Narmer | is shown on a palette as the king who united Upper and Lower Egypt | On one side of a carved slab he wears a white crown, on the other a red one. | The unification dates from about 3100 BC.
Imhotep | designed the Step Pyramid of Djoser | This official of the Old Kingdom was later worshipped as a god of healing. | It stands at Saqqara.
Thutmose III | expanded Egypt to its largest size after Hatshepsut’s reign | He won the Battle of Megiddo and fought seventeen campaigns. | He is sometimes called Egypt’s Napoleon.
Ashurbanipal | collected thousands of tablets in a library at Nineveh | A cruel Assyrian king was proud that he could read. | The tablets preserve the Epic of Gilgamesh.
Darius I | divided Persia into satrapies and built the Royal Road | His deeds are carved in three languages on the cliff of Behistun. | He lost at Marathon in 490 BC.
Xerxes | bridged the Hellespont and was beaten at Salamis | A Persian king had the sea whipped after a storm, as Herodotus tells. | He invaded Greece in 480 BC.
Zoroaster | taught of a struggle between good and evil under Ahura Mazda | A prophet of ancient Iran composed hymns called Gathas. | His religion became important in Persia.
Draco | gave Athens harsh written laws | Later Greeks said that this lawgiver wrote in blood, not ink. | Even small thefts could bring death.
Cleisthenes | reorganized the Athenians into ten tribes and opened the way to democracy | After the fall of the tyrants, he created the Council of 500. | His reforms date from 508 BC.
Themistocles | persuaded Athens to build a fleet and won at Salamis | This Athenian was later ostracized and died in Persian service. | Silver from Laurion paid for the ships.
Herodotus | wrote a history of the Persian Wars from travels and inquiries | Cicero called this man from Halicarnassus the father of history. | He also described Egypt.
Thucydides | wrote a critical account of the Peloponnesian War | An exiled Athenian general looked for causes in fear, honor, and interest. | He left the gods out of his explanations.
Sophocles | wrote the tragedy “Oedipus the King” | An Athenian playwright also told of Antigone, who buries her brother. | He won many prizes at the festival of Dionysus.
Philip II | conquered the Greeks with a Macedonian phalanx | He used pikes of eighteen feet and was murdered at a wedding. | His son was Alexander.
Eratosthenes | measured the size of Earth by shadows | The head of the library at Alexandria compared two cities at noon in midsummer. | His result was close to the modern figure.
Scipio Africanus | beat Hannibal at Zama | A Roman general got his surname from the continent on which he won. | The victory of 202 BC ended the Second Punic War.
Tiberius Gracchus | tried to give public land to poor Romans and was killed | A tribune of 133 BC was beaten to death by senators. | His brother met a similar fate.
Sulla | marched on Rome and made himself dictator before Caesar’s time | He posted lists of enemies who could be killed by anyone. | He gave up power in 79 BC.
Cicero | defended the Republic in speeches and attacked Catiline | This orator’s hands were nailed up in the Forum after his murder. | He was killed in 43 BC.
Virgil | wrote the “Aeneid” | A poet of Augustus’s time told how a Trojan came to Italy. | His epic linked Rome to Troy.
Nero | was blamed for the fire of Rome in AD 64 | A young emperor performed as a singer and persecuted Christians. | He was the last of the Julio-Claudians.
Trajan | brought the Roman Empire to its greatest extent | A column in Rome shows his war in Dacia. | He died in AD 117.
Marcus Aurelius | wrote “Meditations” as emperor and Stoic | This ruler noted his thoughts in Greek while he fought on the Danube. | He was the last of the five good emperors.
Paul of Tarsus | carried Christianity to non-Jews by journeys and letters | A Roman citizen changed his mind on the road to Damascus. | His letters are part of the New Testament.
Diocletian | split the rule of the empire among four men | An emperor tried to fix prices and retired to a palace in Split. | His system is called the tetrarchy.
Theodosius I | made Christianity the official religion of Rome | Bishop Ambrose made this emperor do penance. | He was the last to rule both halves.
Alaric | led the Visigoths who sacked Rome in 410 | A Gothic king had served in the Roman army. | The sack shocked the whole Mediterranean.
Laozi | is regarded as the founder of Daoism | Legend says that an old sage left China on a water buffalo. | The “Daodejing” is attributed to him.
Wudi | made Confucian learning the basis of Han government | A Han emperor fought the Xiongnu and set up an imperial academy. | He ruled from 141 to 87 BC.
Sima Qian | wrote the “Records of the Grand Historian” | A court astrologer bore a terrible punishment to finish his father’s book. | It covers two thousand years of China’s past.
Ban Zhao | finished a history of the Han and wrote “Lessons for Women” | A woman scholar taught at the court in Luoyang. | She took over her brother’s work.
Ezana | made Aksum a Christian kingdom | His coins first show a moon and later a cross. | He ruled in the 300s in today’s Ethiopia and Eritrea.
`,
    forms: makePersonForms('person', [
      'Which statement about {who} is correct? This person ____.',
      'Complete this caption for a picture of {who}: This person ____.',
    ]),
  }),
  ...defineTextForms({
    ...{ id: 'junior-term', grades: ['7-8'], source, year },
    table: `
term | meaning | example | also
Paleolithic | the Old Stone Age of hunters and gatherers | Small bands chipped flint and painted animals at Lascaux. |
Neolithic Revolution | the change from gathering food to farming | About 10,000 BC, some groups began to sow wheat and keep goats. |
Bronze Age | the period when tools were made of copper mixed with tin | Smiths cast swords, and ships carried tin over long distances. |
Indus Valley civilization | the culture of planned cities such as Mohenjo-daro | Straight streets, brick drains, and a writing that nobody can read are found in Pakistan. |
Phoenicians | the seafaring traders who spread an alphabet of 22 letters | Ships from Tyre sold purple cloth and founded Carthage. |
Assyrians | the warlike people of Nineveh who used iron weapons and siege towers | Reliefs show lion hunts and cities that burn. |
Hittites | the people of Anatolia who fought Egypt at Kadesh | They made one of the first known peace treaties, with Ramses II. |
Minoans | the people of Crete with the palace at Knossos | Wall paintings show young people who leap over bulls. |
Mycenaeans | the mainland Greeks of the Bronze Age with fortress palaces | A lion gate guards the citadel, and clay tablets bear Linear B. |
Covenant | the agreement between God and the people of Israel in the Bible | Abraham was promised many descendants if he was faithful. |
Diaspora | the scattering of Jews outside their homeland | After Rome destroyed the Temple, families lived in Egypt, Syria, and Italy. |
Babylonian Exile | the forced stay of Judeans by the Euphrates after 586 BC | Nebuchadnezzar led away the leaders of Jerusalem. | Diaspora
direct democracy | a system in which citizens vote on laws themselves | Six thousand Athenians raised hands on a hill. |
ostracism | sending a person away for ten years by vote | Athenians scratched the name of a feared leader on potsherds. |
Delian League | the alliance that Athens turned into an empire | Islanders paid silver for a fleet, and the treasury was moved to the Acropolis. |
Peloponnesian War | the long conflict between Athens and Sparta | A plague struck behind the walls, and a fleet was lost at Syracuse. |
Persian Wars | the Greek fight against Darius and Xerxes | Marathon, Thermopylae, and Salamis belong to it. |
tyrant | a Greek ruler who seized power by force | Pisistratus took over Athens with a bodyguard and built temples. |
Socratic method | teaching by questions | “What is courage?” the teacher asked, and then he asked again. |
Twelve Tables | the first written laws of Rome | About 450 BC, the rules were set up in the Forum for all to read. |
tribune | an official who protected Rome’s common people | With one word, “veto,” he could stop the Senate. |
Punic Wars | the three wars between Rome and Carthage | They ended with a ruined city in North Africa in 146 BC. |
latifundia | large Roman estates worked by enslaved people | Small farmers sold their land and moved to Rome without work. |
triumvirate | the rule of three men | Caesar, Pompey, and Crassus agreed to help one another. |
bread and circuses | free grain and games that kept the people of Rome calm | Juvenal mocked citizens who cared only for food and races. |
Barbarian migrations | the movements of Goths, Vandals, and Huns into Roman lands | In 376, whole tribes asked to cross the Danube. |
Byzantine Empire | the eastern Roman state ruled from Constantinople | It lasted a thousand years longer than Rome in the West. |
Vedas | the oldest sacred texts of India | Priests recited hymns in Sanskrit for centuries before they wrote them down. |
karma | the effect of a person’s deeds on future lives | A good deed now may lead to a better rebirth. |
nirvana | release from suffering and rebirth in Buddhism | When desire is gone, a monk reaches perfect peace. | karma
filial piety | respect and care for parents and ancestors | A Chinese son bows to his father and never leaves him in need. |
Legalism | the Chinese teaching that strict rules and punishments keep order | Qin officials burned books and rewarded informers. |
Gupta golden age | the time of Indian advances in mathematics and art | Aryabhata wrote on astronomy, and scholars used zero and decimal places. |
Olmec | the mother culture of Mesoamerica, known for colossal stone heads | Sculptors by the Gulf of Mexico moved basalt blocks of twenty tons. |
Bantu migrations | the spread of farmers and languages from West Africa to the south | Over many centuries, ironworkers settled from Cameroon to the Cape. |
`,
    forms: historyTermForms.map((form) =>
      form.id === 'meaning' ? { ...form, ask: 'What does “{term}” mean in ancient history?' } : form,
    ),
  }),
];
