import { historyTermForms, makePersonForms } from '#services/learning/questions/facts/history/person-forms.ts';
import { defineTextForms } from '#services/learning/questions/facts/text-forms.ts';

const source = 'OpenStax: World History, Volume 1';
const year = 2022;

/** For grades 9 to 12. */
export const antiquityCourseForms = [
  ...defineTextForms({
    ...{ id: 'course-term', grades: ['9-10', '11-12'], source, year },
    table: `
term | meaning | example | also
hydraulic thesis | the theory that large-scale irrigation gave rise to despotic states | Karl Wittfogel linked canals with strong bureaucracies. |
Uruk expansion | the spread of early Sumerian urban culture in the fourth millennium BC | Beveled-rim bowls from the south appear in Syria and Iran. |
lugal | the Sumerian title for a king, literally “big man” | A war leader kept his powers in peace and ruled beside the temple. |
lex talionis | the principle of retaliation in kind | In Hammurabi’s code, one who blinds an equal loses an eye. |
maat | the Egyptian ideal of truth, order, and justice | At the judgment, a heart is weighed against a feather. |
nomarch | a governor of an Egyptian province | When the Old Kingdom weakened, local lords built tombs as rich as those of kings. |
Hyksos | the foreign rulers of the Nile Delta before the New Kingdom | From Avaris, they introduced chariots and composite bows. |
Amarna letters | the diplomatic archive in Akkadian from Akhenaten’s capital | Kings write to one another as brothers and ask for gold. |
Sea Peoples | the raiders named in Egyptian texts around 1200 BC | Ramses III shows a battle against ships with bird-headed prows. |
Late Bronze Age collapse | the fall of palace states around 1200 BC | Hattusa burned, Ugarit was deserted, and Linear B disappeared. | Sea Peoples
satrapy | a province of the Persian Empire | A royal inspector, “the king’s eye,” checks the governor’s accounts. |
synoecism | the joining of villages into one polis | Legend credits Theseus with it in Attica. |
hoplite revolution | the theory that massed infantry gave middling farmers a political voice | Men who could pay for armor began to demand a say. |
stasis | civil strife within a Greek polis | At Corcyra, democrats and oligarchs slaughtered one another. |
metic | a free resident foreigner in Athens | Lysias made shields and wrote speeches, but he could not vote or own land. |
trierarchy | the duty of rich Athenians to equip a warship | A wealthy man paid for the crew and repairs of his galley for a year. |
Second Sophistic | the revival of Greek rhetoric under the Roman Empire | Star orators drew crowds in Smyrna with speeches in Attic style. |
Seleucid Empire | the successor kingdom that stretched from Anatolia to Bactria | One of Alexander’s generals founded Antioch and many other cities. |
koine | the common Greek of the age after Alexander | A merchant from Egypt could talk with one from Bactria, and the New Testament uses it. |
Conflict of the Orders | the struggle of plebeians for political rights in Rome | It brought tribunes, written law, and in 287 BC binding plebiscites. |
mos maiorum | the custom of the ancestors in Rome | Cato opposed new ways by pointing to how the forefathers had lived. |
clientela | the bond between a Roman patron and dependents | Each morning, men greeted their protector and promised him their votes. |
equites | the wealthy Roman order below the senators | They collected taxes in Asia and lent money in the provinces. |
Marian reforms | changes that opened the legions to men without property | Poor volunteers looked to their general for land. |
principate | Augustus’s system of monarchy behind republican forms | The first citizen held tribunician power while consuls were still elected. |
damnatio memoriae | the official erasure of a person’s memory | Domitian’s name was chiseled out of inscriptions. |
Edict of Caracalla | the grant of citizenship to nearly all free people of the empire in 212 | Suddenly most provincials bore the name Aurelius. |
Crisis of the Third Century | fifty years of civil war, invasion, and inflation in Rome | More than twenty emperors followed one another, and Gaul and Palmyra broke away. |
foederati | peoples allied by treaty who fought for Rome under their own leaders | After 382, Goths kept their kings and served in the army. |
Axial Age | Karl Jaspers’s name for the era of new thought from about 800 to 200 BC | Confucius, the Buddha, Hebrew prophets, and Greek philosophers lived within a few centuries. |
dharma | duty and moral order in Indian thought | Krishna tells Arjuna to do what befits a warrior. |
Zhou feudalism | the system by which Chinese kings granted land to kin and nobles | Lords owed troops to the king, and later they became rivals. |
Warring States period | the era of rivalry that ended with the Qin unification | Seven kingdoms fielded mass armies and hired thinkers as advisers. |
civil service examination | the test of classical learning for Chinese officials | A Han candidate was asked about the Five Classics before he got a post. |
Long Count | the Maya calendar that numbers days from 3114 BC | A stela gives a date in baktuns and katuns. |
`,
    forms: historyTermForms.map((form) =>
      form.id === 'meaning' ? { ...form, ask: 'In a course on the ancient world, what does “{term}” refer to?' } : form,
    ),
  }),
  ...defineTextForms({
    ...{ id: 'mind', grades: ['11-12'], source, year },
    table: `
who | did | scene | why
V. Gordon Childe | coined the phrases “Neolithic Revolution” and “Urban Revolution” | An Australian archaeologist explained early history by economic change. | He wrote in the 1930s.
Jean-François Champollion | deciphered hieroglyphs with the Rosetta Stone | A French linguist saw in 1822 that Coptic was a key. | He recognized signs for sounds.
Henry Rawlinson | copied the Behistun inscription and helped to read cuneiform | A British officer hung from ropes on a cliff in Persia. | The text is in three languages.
Michael Ventris | deciphered Linear B as an early form of Greek | An architect solved a puzzle of clay tablets in 1952. | He worked with John Chadwick.
Heinrich Schliemann | dug at Troy and Mycenae and trusted Homer | A rich businessman cut a great trench through a hill in Turkey. | His methods destroyed much evidence.
Arthur Evans | excavated Knossos and named the Minoans | A British archaeologist rebuilt parts of a palace in concrete. | He began in 1900.
Kathleen Kenyon | used careful layers to date the walls of Jericho | A British archaeologist improved the method of digging in squares. | She worked there in the 1950s.
Mary Beard | wrote “SPQR,” a history of Rome with ordinary people in view | A classicist from Cambridge is known from television. | The book appeared in 2015.
Edward Gibbon | partly blamed Christianity for the decline and fall of Rome | An English historian had his idea among ruins on the Capitol in 1764. | His first volume appeared in 1776.
Ronald Syme | described Augustus’s rise as a “Roman revolution” by a faction | A New Zealander at Oxford wrote in 1939, with dictators of his own time in mind. | He studied family ties of the elite.
Peter Brown | saw late antiquity as an age of change and not only of decline | An Irish scholar wrote of holy men and a changing Mediterranean in 1971. | His view replaced a story of simple ruin.
Moses Finley | argued that the ancient economy was ruled by status | An American in Cambridge denied that Greeks thought in terms of markets. | His book dates from 1973.
Martin Bernal | claimed African and Semitic roots of Greece in “Black Athena” | A scholar of China started a fierce debate in 1987. | Many experts disputed his evidence.
Polybius | explained Rome’s rise by its mixed constitution | A Greek hostage lived with the Scipios and saw Carthage burn. | He found kingship, aristocracy, and democracy in balance.
Livy | told Roman history from the founding in moral examples | A man from Padua wrote 142 books under Augustus. | Only about a quarter has survived.
Tacitus | criticized the emperors in his “Annals” | A senator promised to write without anger and partiality. | He also wrote about the Germans.
Plutarch | paired famous Greeks and Romans in “Parallel Lives” | A priest at Delphi was interested in character more than battles. | Shakespeare used his book.
Suetonius | filled “The Twelve Caesars” with anecdotes | A secretary of Hadrian could use the palace archives. | He wrote about private lives.
Josephus | reported the Jewish revolt after he had gone over to Rome | A priest and commander from Judea got the family name Flavius. | He saw Jerusalem fall in AD 70.
Manetho | divided Egypt’s rulers into thirty dynasties | An Egyptian priest wrote in Greek for the Ptolemies. | Egyptologists still use his scheme.
Parmenides | denied that change is real | A thinker from Elea taught that what is cannot come from what is not. | Plato named a dialogue after him.
Heraclitus | taught that everything is in flux | This thinker from Ephesus said that one cannot step twice into the same river. | He was called “the Obscure.”
Democritus | held that all things consist of atoms and void | A philosopher from Abdera laughed at human folly. | His teacher was Leucippus.
Protagoras | said that man is the measure of all things | A sophist taught speaking for pay in Athens. | He was from Abdera.
Epicurus | taught that the highest good is freedom from pain and fear | A philosopher met his friends in a garden in Athens. | Lucretius spread his teaching in verse.
Zeno of Citium | founded Stoicism | A merchant’s son taught in a painted porch in Athens. | The school is named after the porch.
Aristarchus | placed the sun at the center of the universe | An astronomer from Samos came 1,800 years before Copernicus. | Few people accepted his idea.
Galen | shaped medicine for centuries with his anatomy | A doctor from Pergamon treated gladiators and then emperors. | He dissected animals.
Ptolemy | described a universe around Earth in the “Almagest” | An Alexandrian also wrote a geography with coordinates. | His model lasted until the 1500s.
Hypatia | taught mathematics and philosophy in Alexandria and was killed by a mob | She was a Neoplatonist and the daughter of Theon. | She died in 415.
Mencius | held that human nature is good | A follower of Confucius said that anyone will rush to save a child at a well. | He lived in the 300s BC.
Xunzi | held that human nature is bad and must be trained | A Confucian compared people to crooked wood that needs steaming. | Han Fei was his student.
Shang Yang | reformed Qin by harsh laws and rewards for farmers and soldiers | A minister from Wei was torn apart by chariots after his lord died. | His reforms prepared the unification.
Hesiod | told of the origin of the gods in the “Theogony” | A farmer-poet from Boeotia also gave advice in “Works and Days.” | He lived about 700 BC.
Augustine | wrote “The City of God” after the sack of Rome | A bishop in North Africa had told of his youth in “Confessions.” | He answered pagans who blamed Christians.
`,
    forms: makePersonForms('thinker or scholar', [
      'In a seminar on {who}, which words are true? This person ____.',
      'Which clause belongs in a paper on {who}? This person ____.',
    ]),
  }),
];
