import { questionForms, wordForms } from '#services/learning/questions/facts/common-text-forms.ts';
import { makeThingForms } from '#services/learning/questions/facts/history/person-forms.ts';
import { defineTextForms } from '#services/learning/questions/facts/text-forms.ts';

const source = 'British Museum: Ancient Civilizations for Schools';
const year = 2023;

/** For grades 1 and 2; the words also for grades 3 and 4. */
export const ancientLifeForBeginnersForms = [
  ...defineTextForms({
    ...{ id: 'word', grades: ['1-2', '3-4'], source, year },
    table: `
word | named | meaning | riddle | gap | sign | also
pyramid | a pyramid | a huge stone building with a pointed top | I am made of stone. A king of Egypt lies inside me. | The king was buried in a great stone ____. | Its four sides meet in a point high over the sand. | tomb
pharaoh | a pharaoh | a king of ancient Egypt | I ruled Egypt and wore a double crown. | The ____ ruled all of Egypt. | A ruler by the Nile holds a crook and wears a tall crown. |
mummy | a mummy | a dead body that was dried and wrapped | I am wrapped in strips of cloth. | They wrapped the ____ in long strips of cloth. | It has lain in cloth for 3,000 years, and it is well kept. |
papyrus | papyrus | a kind of paper made from a water plant | I grow by the Nile. People wrote on me. | The scribe wrote on a sheet of ____. | Strips of a reed are pressed flat, and then ink goes on them. |
scribe | a scribe | a person whose job was to write | I write down what the king says. | The king spoke, and the ____ wrote it down. | Ani sits with a reed pen and writes lists of grain. |
temple | a temple | a building where people prayed to their gods | People brought gifts for the gods to me. | People brought gifts to the god in the ____. | Tall columns stand around a room with a statue of a god. |
statue | a statue | a figure cut from stone or made of metal | I look like a person, but I am made of stone. | The marble ____ shows a man with a disk. | It looks like a horse, but it is hard and cold. |
tomb | a tomb | a place where a dead person is laid to rest | I am full of things for a dead king. | Gold lay beside the king in his ____. | Behind a sealed door, a queen lies with her jewels. | pyramid; mummy; temple
chariot | a chariot | a fast cart with two wheels, pulled by horses | Horses pull me in races. I have two wheels. | Two horses pulled the ____ around the track. | The driver stands on it and holds the reins. |
emperor | an emperor | a ruler of many lands | I rule over kings and many lands. | Augustus was the first ____ of Rome. | He rules Rome and all the lands around the sea. | pharaoh
gladiator | a gladiator | a fighter in shows of ancient Rome | I fought in the Colosseum while crowds cheered. | The ____ fought with a sword and a net in front of a crowd. | He fights in the ring, and the people shout. |
legion | a legion | a large unit of the Roman army | Thousands of soldiers of Rome march in me. | The Roman ____ marched behind its eagle. | Five thousand men with shields march in step. |
toga | a toga | a long cloth that Roman men wrapped around the body | I am white cloth, and a Roman man wears me. | Marcus wrapped the long white ____ around him. | It has no buttons. It goes over one shoulder. |
aqueduct | an aqueduct | a channel that brings water to a city | I carry water, often over tall arches. | Water ran to Rome through the ____. | Clean water flows from the hills over high arches. |
mosaic | a mosaic | a picture made of many small stones | I am a picture, but nobody painted me. | The floor shows a dog in a ____ of small stones. | Thousands of bits of stone make a fish on the floor. |
myth | a myth | an old story about gods and heroes | I am a story with gods and monsters. | The ____ tells how Zeus threw lightning. | In this old tale, a hero meets a man with a bull’s head. |
theater | a theater | a place with seats where plays are shown | I have rows of stone seats on a hill. | The Greeks watched plays in the open-air ____. | Actors wear masks, and people sit in half a circle. |
silk | silk | a soft, shiny cloth made by worms in China | I am cloth. Little worms spin my thread. | Chinese women wove shiny cloth from ____. | A worm spins a cocoon, and the thread becomes a robe. |
wall | a wall | a long structure that keeps others out | I am very long in China, and I have towers. | China built a Great ____ to keep out enemies. | It is made of stone, and guards walk on top of it. |
artifact | an artifact | a thing made by people of long ago | I am an old thing, and I tell about the past. | The old jar is an ____ from Egypt. | A comb lay in the ground for 2,000 years, and now we see it. | statue; mosaic
farmer | a farmer | a person who grows food from the soil | I plant seeds, and I feed the city. | The ____ planted wheat in the mud by the river. | Each spring, Nebu plows a field and sows barley. |
trade | trade | giving one thing to get another | I am what happens when you give salt and get gold. | By ____, Egypt got wood for its grain. | One man gives a bag of salt and takes a copper pot. |
`,
    forms: wordForms,
  }),
  ...defineTextForms({
    ...{ id: 'thing', grades: ['1-2'], source, year },
    table: `
name | fact | why
the Nile | flows through Egypt and made its fields rich | Its floods left good mud.
the Great Sphinx | has a lion’s body and a human head | It lies near the pyramids of Giza.
the Colosseum | held shows for 50,000 people in Rome | Its ruins still stand.
the Parthenon | is a white temple on a hill in Athens | It was built for the goddess Athena.
the Great Wall | runs over the hills of China | It is thousands of miles long.
the Trojan horse | was made of wood and hid soldiers in a story | The Greeks tricked the city of Troy.
the Olympic Games | began in Greece for the god Zeus | They started in 776 BC.
the Rosetta Stone | helped people read Egyptian writing | It has the same text in three scripts.
an abacus | helps people count with beads | It was used long before there were calculators.
a sundial | shows the time by a shadow | It works only when the sun shines.
the wheel | made it easy to move heavy loads | People in Mesopotamia used it over 5,000 years ago.
a clay tablet | was what people in Mesopotamia wrote on | They pressed marks into it with a reed.
Pompeii | was covered by ash from a volcano | Mount Vesuvius erupted in the year 79.
a compass | points north and was invented in China | Sailors used it to find their way.
the Silk Road | was a long path for traders from China to the West | Camels carried goods on it.
a catapult | threw big stones at walls | Armies used it in war.
a war galley | was rowed by many men in Greek wars | It had a sharp point to ram other ships.
the terracotta army | is made of thousands of clay soldiers in China | It guards the grave of the first emperor.
a Roman road | was straight, paved, and built for soldiers | Some of them are still there today.
a plow | turns over the soil before seeds go in | Oxen often pulled it.
a cat | was loved in Egypt and caught mice | People even made mummies of cats.
Tutankhamun’s mask | is made of gold and shows a young king | It was found in 1925 inside his coffin.
`,
    forms: makeThingForms('of these', ['Which ending is true? {Name} ____.']).map((form) =>
      form.id === 'which' ? { ...form, ask: ['What {fact}?', 'Read and choose the name: ____ {fact}.'] } : form,
    ),
  }),
  ...defineTextForms({
    ...{ id: 'beginner', grades: ['1-2'], source, year },
    table: `
question | level | answer | w1 | w2 | w3 | why
In which land do the pyramids of Giza stand? | easy | Egypt | China | Italy | Mexico | They are near the Nile.
Which river runs through Egypt? | easy | The Nile | The Mississippi | The Amazon | The Thames | People lived close to its water.
What does “ancient” mean? | easy | Very old | Very new | Very small | Very loud | Ancient Egypt began about 5,000 years ago.
What did kings of Egypt have built for their graves? | easy | Pyramids | Log cabins | Lighthouses | Schools | The Great Pyramid is the biggest of all.
Who ruled old Rome when it was biggest? | easy | An emperor | A pharaoh | A president | A sheriff | Augustus was the first of them.
Where did the Olympic Games begin? | easy | In Greece | In Japan | In Canada | In Brazil | They were held at Olympia.
What is the Great Wall of China made of? | easy | Stone, brick, and earth | Ice and snow | Glass | Paper | It was built and rebuilt over many years.
Which animal pulled Roman carts in races? | easy | Horses | Cats | Lions | Whales | Four horses often ran side by side.
What did ancient people use to make fire? | easy | Sticks and stones | Matches | A lighter | A stove | They rubbed or hit things to make sparks.
What did the first people hunt with? | easy | Spears | Cameras | Cars | Nets of steel | A spear had a stone point.
Where did cave people paint? | easy | On cave walls | On paper | On screens | On glass | They drew horses and bulls.
What did Egyptian farmers wait for each year? | medium | The flood of the Nile | The first snow | A circus | A ship from America | The flood made the soil rich.
Why did Egyptians put food in a tomb? | medium | For the next life | For their cats | To cook it later | To hide it | They believed in life after death.
What did Egyptian writing use? | medium | Pictures | Dots of light | Only numbers | Piano notes | We call it hieroglyphs.
What language did the Romans speak? | medium | Latin | English | Spanish | Chinese | Many English words come from Latin.
Which number is “V” in Roman numbers? | medium | 5 | 1 | 10 | 50 | I is 1, V is 5, and X is 10.
Which number is “X” in Roman numbers? | medium | 10 | 2 | 5 | 100 | You can see Roman numbers on some clocks.
Who was Zeus in Greek stories? | medium | The king of the gods | A farmer | A horse with wings | A queen of Egypt | He threw bolts of lightning.
Who was Cleopatra? | medium | A queen of Egypt | A Greek goddess | A Roman ship | A Chinese poet | She was the last queen to rule there.
Who found King Tut’s tomb? | hard | Howard Carter | Neil Armstrong | Paul Revere | Marco Polo | He found it in 1922.
What did the Chinese make that we write on? | medium | Paper | Clay | Wood | Plastic | Paper was made in China about 2,000 years ago.
Which toy that flies came from China? | medium | The kite | The drone | The yo-yo | The balloon | Kites were made of silk and bamboo.
Which people built pyramids in the forests of Mexico? | medium | The Maya | The Romans | The Greeks | The Chinese | They also made a calendar.
What did the Greeks wear in plays? | medium | Masks | Crowns of ice | Space suits | Baseball caps | Big masks helped people see who was who.
What prize did winners at Olympia get? | medium | A crown of leaves | A gold watch | A new car | A cake | It was made from a wild olive tree.
What did people in the first cities store in jars? | medium | Grain | Ice cream | Gas | Coins of paper | They ate bread made from grain.
Why did people build their first towns near rivers? | hard | They needed water to drink and farm | They liked to swim | Boats were their houses | It was colder there | Water helps food grow.
Why were Roman roads good for the empire? | hard | Soldiers and news moved fast | They were made of gold | They kept out rain | They led to the moon | All roads lead to Rome, people said.
How did people in old Egypt travel far? | easy | By boat | By cart | By train | By sled | The Nile was their best road.
What did Romans build to cross a river? | easy | Bridges | Rockets | Elevators | Subways | Some Roman bridges still stand.
What did Greek children use to write? | medium | A wax tablet | A computer | A crayon | A chalkboard | They scratched letters into soft wax.
Which animal did Egyptians love and honor? | medium | The cat | The kangaroo | The penguin | The turkey | Cats kept mice away from the grain.
What did the Maya of Mexico drink? | medium | Chocolate | Lemonade | Orange juice | Root beer | They made a foamy drink from cacao beans.
Which people built long, straight roads? | easy | The Romans | The cave people | The Pilgrims | The Vikings | Their army marched on stone roads.
In which land did silk come first? | easy | China | Greece | Rome | Egypt | The Chinese kept the secret for a long time.
Which comes first in time? | hard | People hunt with stone spears | People build the Colosseum | People fly in planes | People use computers | Stone tools are very, very old.
Which god ruled the sea in Greek stories? | hard | Poseidon | Zeus | Hercules | Romulus | He carried a spear with three points.
Which Greek city was known for its strong soldiers? | hard | Sparta | Rome | Memphis | Babylon | Boys of Sparta trained from age seven.
Which is the oldest? | hard | The Great Pyramid | The Colosseum | The Statue of Liberty | The White House | The Great Pyramid is about 4,500 years old.
Which of these did ancient people not have? | hard | Phones | Boats | Bread | Music | Phones came thousands of years later.
What can an old pot tell us? | hard | How people cooked and ate | What they dreamed | How they sang | What they will do next | Things from the past are clues.
People began to farm. What could they do then? | hard | Stay in one place | Fly in planes | Live under water | Stop eating | They did not have to follow animals.
What does a king do when he makes a code of laws? | hard | He writes down rules for all | He hides a secret map | He builds a boat | He draws a lion | Hammurabi had his laws cut in stone.
Why do we know what Egyptians ate? | hard | We found food and pictures in tombs | They told us by phone | They made movies | We guessed | Dry sand kept many things safe.
Who voted in old Athens? | hard | Free men who were citizens | All children | The queen of Egypt | Everybody | Women and enslaved people could not vote.
What did Romans do in the big public baths? | medium | They washed and met friends | They raced horses | They kept fish | They slept all night | Some baths had hot and cold pools.
`,
    forms: questionForms,
  }),
];
