import { historyTermForms, makePersonForms } from '#services/learning/questions/facts/history/person-forms.ts';
import { defineTextForms } from '#services/learning/questions/facts/text-forms.ts';

const source = 'World History Encyclopedia';
const year = 2023;

/** For grades 3 to 6. */
export const peopleAndWordsOfAntiquityForms = [
  ...defineTextForms({
    ...{ id: 'people', grades: ['3-4', '5-6'], source, year },
    table: `
who | did | scene | why
Hammurabi | had a code of laws carved on a stone pillar | A king of Babylon stands before a god on a tall black stone. | His code has 282 laws.
Khufu | had the Great Pyramid built at Giza | Thousands of workers piled up more than two million blocks for this king. | It was finished about 2560 BC.
Hatshepsut | was a woman who ruled Egypt as pharaoh and sent ships to Punt | Statues show this queen with the false beard of a king. | Her temple stands at Deir el-Bahri.
Tutankhamun | became pharaoh when he was a boy | His tomb was discovered by Howard Carter in 1922. | He died at about 18.
Ramses II | ruled Egypt for 66 years and built Abu Simbel | Four giant statues of this king sit in front of a temple cut in rock. | He is often called “the Great.”
Akhenaten | told the Egyptians to worship only the sun disk | His wife was Nefertiti, and he moved to a new capital. | The old gods came back after his death.
Cleopatra | was the last queen of ancient Egypt | She spoke many languages and loved Mark Antony. | She died in 30 BC, and Rome took Egypt.
Nebuchadnezzar II | rebuilt Babylon with the blue Ishtar Gate | He destroyed Jerusalem and took many people to his city. | He ruled from 605 to 562 BC.
Cyrus the Great | founded the Persian Empire and let the Jews go home | This king took Babylon in 539 BC and respected the gods of others. | His empire became the largest up to that time.
Homer | is said to have told the “Iliad” and the “Odyssey” | Greeks believed that the poet of the Trojan War was blind. | His poems were first sung.
Solon | wrote fairer laws for Athens and freed people in debt | A wise man of Athens wanted neither rich nor poor to have too much power. | His reforms date from 594 BC.
Pericles | led Athens in its golden age and had the Parthenon built | He gave a famous speech for those who died in war. | He died of a plague in 429 BC.
Socrates | taught by asking questions and died by drinking poison | A stonecutter’s son talked with young people in the market of Athens. | A jury condemned him in 399 BC.
Plato | wrote “The Republic” and founded the Academy | A student of a famous thinker wrote down talks about justice. | Aristotle studied with him.
Aristotle | studied nature and taught Alexander the Great | A thinker from the north of Greece sorted plants, animals, and kinds of government. | He founded the Lyceum.
Alexander the Great | conquered an empire from Greece to India | He named many cities after himself and rode a horse called Bucephalus. | He died at 32 in Babylon.
Hippocrates | looked for natural causes of illness | Doctors still speak of an oath that has the name of this Greek. | He lived on the island of Kos.
Archimedes | found out how things float and cried “Eureka!” | He lived in Syracuse and built machines to fight off Roman ships. | He also studied levers.
Leonidas | led 300 Spartans at Thermopylae | This king held a narrow pass against a huge Persian army. | He fell there in 480 BC.
Romulus | was the founder of Rome in the legend of the twins | A she-wolf fed him and his brother Remus. | The Romans gave the year 753 BC.
Hannibal | crossed the Alps with elephants to fight Rome | A general of Carthage won at Cannae but never took the city. | He was beaten at Zama in 202 BC.
Julius Caesar | conquered Gaul and was killed on the Ides of March | He crossed the Rubicon with his army and became dictator. | He died in 44 BC.
Augustus | became the first emperor of Rome | He was born Octavian, and a month is named after him. | He ruled from 27 BC to AD 14.
Spartacus | led a great revolt of enslaved people against Rome | A gladiator escaped from his school and gathered tens of thousands. | The revolt was crushed in 71 BC.
Hadrian | built a wall across northern Britain | This emperor traveled through nearly all his lands. | The wall was begun in AD 122.
Constantine | was the first Roman emperor to become a Christian | He gave his name to a new capital on the Bosporus. | Christianity became legal in 313.
Qin Shi Huang | was the first emperor of a united China | He joined walls in the north and had an army of clay buried near his tomb. | He came to power in 221 BC.
Confucius | taught respect for parents and good behavior | A Chinese teacher’s sayings are in a book called the “Analects.” | He lived about 500 BC.
Siddhartha Gautama | became the Buddha and taught a way to end suffering | An Indian prince left his palace and sat under a tree until he understood. | He lived in northern India and Nepal.
Ashoka | turned from war to peace and spread Buddhism in India | After a bloody battle, this king put up pillars with kind rules. | He ruled in the 200s BC.
Zhang Qian | explored lands to the west and helped to open the Silk Road | The Han emperor’s envoy was held captive for ten years. | He traveled in the 100s BC.
Pacal the Great | ruled the Maya city of Palenque for 68 years | This king lies under a temple with a carved stone lid. | He came to the throne at 12.
Solomon | built the First Temple in Jerusalem, as the Bible tells | This king, a son of David, was famous for his wisdom. | He is said to have ruled in the 900s BC.
Boudica | led British tribes in a revolt against Rome | The queen of the Iceni burned London in AD 60 or 61. | The Romans had robbed her people.
Sappho | wrote songs about love on the island of Lesbos | Only pieces are left of the poems of this Greek woman. | Plato is said to have called her the tenth Muse.
Euclid | wrote a famous book on geometry called “Elements” | A Greek in Alexandria proved one rule after another with line and circle. | It was used for 2,000 years.
Piye | led Kushite armies north and ruled Egypt | This king of Nubia loved horses and started a line of pharaohs. | He came from Napata on the Nile.
`,
    forms: makePersonForms('person'),
  }),
  ...defineTextForms({
    ...{ id: 'middle-term', grades: ['5-6'], source, year },
    table: `
term | meaning | example | also
civilization | a large society with cities, writing, and government | Sumer had temples, kings, scribes, and many kinds of workers. |
nomad | a person who moves from place to place | The family takes down its tent when the herd has eaten the grass. |
domestication | taming plants or animals for human use | After many years, wild goats became calm and gave milk. |
irrigation | bringing water to fields by canals | Sumerians dug ditches from the Euphrates to their barley. |
surplus | more than people need | After the harvest, there was grain left over for the city’s potters. |
specialization | doing one kind of work | Ur had bakers, weavers, and metalworkers who did nothing else. |
city-state | a city with its own government and land around it | Ur, Athens, and Sparta each had rulers and armies of their own. | polis
ziggurat | a stepped temple tower of Mesopotamia | Stairs lead up to a shrine at the top of mud-brick levels. |
cuneiform | wedge-shaped writing on clay | A reed leaves small triangles in a wet tablet. |
hieroglyphics | the picture writing of Egypt | An owl, an eye, and a reed stand in rows on the tomb wall. |
Fertile Crescent | the curved region of good soil from the Persian Gulf to the Mediterranean | The first farmers of wheat lived between the Tigris and the Nile’s mouth. |
Mesopotamia | the land between the Tigris and the Euphrates | Its Greek name means “between the rivers,” and it lies mostly in Iraq. | Fertile Crescent
delta | the fan of land where a river meets the sea | In the north of Egypt, the Nile splits into many branches. |
silt | fine, rich soil left by a river | When the flood went down, black mud covered the fields. |
dynasty | a line of rulers from one family | Son followed father on the throne for 400 years. |
empire | many lands and peoples under one ruler | Persians, Babylonians, and Egyptians all paid tribute to Darius. |
polytheism | the belief in many gods | Egyptians prayed to Ra, Isis, and Osiris. |
monotheism | the belief in one God | The Hebrews prayed to no other and made no statues. |
Torah | the first five books of the Hebrew Bible | The scroll in the synagogue tells of Moses and the law. |
Exodus | the departure of the Israelites from Egypt in the Bible | Moses led his people out through the sea. |
polis | the Greek word for a city with its land and citizens | Corinth had its own coins, gods, and army. | city-state
acropolis | the fortified hill of a Greek city | The Athenians built their temples high above the market. |
agora | the marketplace and meeting place of a Greek city | Citizens bought fish and argued about politics in the open square. |
democracy | rule by the people | In Athens, citizens met on a hill and voted on laws. |
oligarchy | rule by a few | In Corinth, a small group of rich men made all decisions. |
phalanx | a tight formation of foot soldiers with long spears | Hoplites stood shield to shield, eight rows deep. |
helot | a worker whom the Spartans held in bondage | He farmed land in Messenia and gave half to a Spartan. |
Hellenistic culture | the Greek way of life mixed with others after Alexander’s conquests | People in Alexandria spoke Greek, but they also honored Isis. |
republic | a government in which citizens elect leaders | Romans drove out their king and chose two consuls each year. | democracy
patrician | a member of an old noble family of Rome | His ancestors had always sat in the Senate. |
plebeian | a common citizen of Rome | Farmers and shopkeepers once left the city until they got tribunes. |
consul | one of two highest officials elected each year in Rome | He led the army for twelve months, and his colleague could veto him. |
Pax Romana | two hundred years of peace in the Roman Empire | From Augustus on, merchants could travel safely from Spain to Syria. |
caste | a social group into which a person is born in India | A priest’s son became a priest, and he could not marry a servant. |
monsoon | a wind that brings seasonal rain | In summer, farmers in India wait for clouds from the sea. |
oracle bone | a bone with questions to the gods in ancient China | The Shang king heated a turtle shell and read the cracks. |
Mandate of Heaven | the right to rule that Chinese kings had while they ruled well | Floods and revolts were signs that the gods had turned away from the king. |
glyph | a sign in the writing of the Maya | Carved squares on the stair tell the names and dates of kings. | hieroglyphics
maize | the corn that was the main food of ancient Mexico | People ground it into flour for flat cakes. |
`,
    forms: historyTermForms,
  }),
];
