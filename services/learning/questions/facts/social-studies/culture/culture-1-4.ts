import { defineLesson } from '#services/learning/questions/facts/social-studies/lesson-forms.ts';

const source = 'Encyclopædia Britannica';
const year = 2024;

/** For grades 1 to 4. */
export const earlyCultureForms = [
  ...defineLesson('young', {
    ...{ id: 'first', grades: ['1-2'], source, year },
    words: `
word | named | meaning | gap | scene | also
holiday | a holiday | a special day that many people celebrate | Thanksgiving is a ____, so we have no school. | It is a special day, so school is closed. | birthday;Thanksgiving
birthday | a birthday | the day on which you were born | I will be seven on my ____. | Six candles are on Ana’s cake. | holiday
song | a song | words that you sing to music | We all sang a ____ at lunch. | We sing words to music in the car. | lullaby
dance | a dance | steps and moves that go with music | The children learned a ____ with hops and turns. | To the music, kids hop, turn, and clap. | costume
story | a story | a tale that people tell or read | Grandma told us a ____ of a fox and a crow. | “Once there was a fox,” Grandma begins. |
language | a language | the words that a group of people speak | Spanish is the ____ that we speak at home. | At home we say “hola” and not “hello.” | greeting
greeting | a greeting | what you say when you meet someone | “Good morning!” is a kind ____. | “Good morning!” says Mr. Ito with a bow. | language
costume | a costume | special clothes for a show or a party | I wore a dragon ____ to the party. | Pablo puts on wings and a dragon tail for the show. |
parade | a parade | a march with bands down a street | In the ____, bands and floats went down the street. | Bands and floats go by, and we wave from the curb. |
present | a present | a thing that you give to someone you love | I put paper and a bow on the ____ for Mom. | Eva ties a bow around a box for her mother. | birthday
recipe | a recipe | steps that tell how to make a food | The ____ says to add two eggs. | A card says, “Add two eggs and stir.” |
drum | a drum | a round thing that you hit to make a beat | Boom, boom! He hits the ____ with sticks. | Boom, boom! She hits it with two sticks. |
chopstick | a chopstick | one of two thin sticks used to eat food | Mei lost one ____ and could not pick up her noodles. | Mei lifts noodles with two thin sticks. |
piñata | a piñata | a paper toy full of candy that you break | Luis hit the ____, and candy fell out. | Luis hits a paper donkey, and candy falls out. |
Thanksgiving | Thanksgiving | the November day for turkey and giving thanks | On ____, in November, we eat turkey and pie. | In November we eat turkey and say what we are glad to have. | holiday
lullaby | a lullaby | a soft tune to help a baby sleep | Dad sang a ____ until the baby slept. | Dad hums softly until the baby is asleep. | song
firework | a firework | a rocket that booms and lights up the night sky | On the Fourth of July, each ____ boomed in the dark sky. | On the Fourth of July, the dark sky booms and shines. |
elder | an elder | an older person who is looked up to | The ____ of the tribe told us how she lived long ago. | An old man of the tribe shares what he has learned in life. |
`,
    questions: `
question | level | answer | w1 | w2 | w3 | why
What do many families eat on a birthday? | easy | Cake | Raw onions | Cough drops | Plain rice | Many families put candles on a cake.
Which food comes from Italy? | easy | Pizza | Tacos | Sushi | Egg rolls | Pizza was first made in Italy.
Which food comes from Mexico? | easy | Tacos | Sushi | Pizza | Pancakes | Tacos are corn or wheat shells with a filling.
Which food comes from Japan? | medium | Sushi | Tacos | Pizza | Hot dogs | Sushi is rice with fish or other foods.
How do you say “hello” in Spanish? | easy | Hola | Bonjour | Ciao | Danke | In Mexico and Spain people say “hola.”
How do you say “hello” in French? | hard | Bonjour | Hola | Gracias | Arigato | In France people say “bonjour.”
What does “gracias” mean in Spanish? | hard | Thank you | Goodbye | Good night | Yes | People say “gracias” to give thanks.
What do many people in Japan take off before they go into a home? | medium | Shoes | Hats | Coats | Socks | Clean floors are for socks or slippers.
Which animal is in the Chinese New Year dance? | medium | A lion | A moose | A penguin | A shark | Dancers under a big lion head bring good luck for the year.
Your friend eats a food that is new to you. What is good to do? | easy | Ask about it | Say “Yuck!” | Laugh at it | Throw it out | You can learn when you ask in a kind way.
Which of these do you hear and not see? | easy | A song | A mask | A quilt | A painting | We hear songs with our ears.
Who often teaches family stories to children? | easy | Grandparents | Pilots | Bus drivers | Mayors | Grandparents know what happened long ago.
What can all families share, no matter where they live? | hard | Love for each other | The same house | The same words | The same food | Families live in many ways, but they care for each other.
What do we say to be polite when we want something? | easy | Please | Stop | Goodbye | Hurry | “Please” is a polite word.
Why do people in cold lands wear thick coats? | medium | To stay warm | To look tall | To swim fast | To hide food | People wear clothes that fit the weather.
`,
  }),
  ...defineLesson('young', {
    ...{ id: 'early', grades: ['1-2', '3-4'], source, year },
    words: `
word | named | meaning | gap | scene | also
culture | a culture | the way of life of a group of people | Food, songs, and beliefs are part of our ____. | A group shares its own foods, songs, and beliefs. | custom
custom | a custom | a thing that a group of people often does | It is a ____ in Japan to bow to a guest. | In Japan, people bow when they meet. | culture
folktale | a folktale | an old tale that people have told again and again | “The Three Pigs” is a ____ that people have told for ages. | People have told of the three pigs for hundreds of years. | myth
myth | a myth | an old tale of gods and heroes | In a Greek ____, the god Zeus throws lightning. | Long ago, Greeks told how Zeus throws lightning. | folktale
Diwali | Diwali | the Hindu festival of lights | For ____, Hindu families light rows of little oil lamps. | Asha’s Hindu family lights rows of little lamps. |
Hanukkah | Hanukkah | the Jewish festival with eight nights of candles | On each night of ____, a Jewish family lights one more candle. | For eight nights, Noah’s Jewish family lights one more candle. |
Ramadan | Ramadan | the month of fasting for Muslims | In the month of ____, many Muslims eat only after sunset. | For a month, Amina’s Muslim parents eat only after the sun sets. |
Easter | Easter | the spring day when Christians say Jesus rose | On ____, in spring, we hunt for eggs after church. | In spring we go to church and then hunt for eggs. |
Kwanzaa | Kwanzaa | a winter week that honors African roots | In ____, we light red, black, and green candles for our African roots. | In December, Maya lights a red candle to honor her African roots. |
Lunar New Year | the Lunar New Year | the start of a new year in China | On ____, kids in China get red envelopes. | In China, kids get red envelopes as a new year begins. |
Day of the Dead | the Day of the Dead | the Mexican holiday to remember those who died | On the ____, Mexican families take marigolds to the graves. | In Mexico, Rosa’s family puts marigolds on Grandpa’s grave. |
kimono | a kimono | a long robe with wide sleeves from Japan | Yuki wore a ____ with wide sleeves in Japan. | Yuki puts on her long silk robe from Japan. | kilt
kilt | a kilt | a pleated skirt worn by men in Scotland | The Scottish piper wore a plaid ____. | A Scottish man plays the pipes in a plaid skirt. | kimono
sari | a sari | a long cloth that women in India wrap as a dress | In India, Priya’s aunt wrapped a long silk ____ around her. | In India, Priya’s aunt wraps herself in a long silk cloth. |
totem pole | a totem pole | a tall carved log of the Northwest Coast peoples | An eagle is carved at the top of the tall ____. | Carved animals sit one above another on a tall log. |
quilt | a quilt | a warm bed cover sewn from bits of cloth | Grandma sewed bits of old shirts into a ____. | Grandma sews bits of old shirts into a warm bed cover. |
pottery | pottery | bowls and jars made of baked clay | The Pueblo artist makes ____ out of clay. | She shapes a clay bowl and bakes it in a fire. |
belief | a belief | a thing that people hold to be true | It is our ____ that we should be kind to all. | “Be kind to all: that is what we hold to be true,” says Dad. |
`,
    questions: `
question | level | answer | w1 | w2 | w3 | why
Which country gave us the sport of sumo? | medium | Japan | Brazil | Egypt | Ireland | Sumo is an old kind of Japanese wrestling.
In which country do people dance flamenco? | medium | Spain | China | Canada | Kenya | Flamenco comes from the south of Spain.
In which country did the tango begin? | hard | Argentina | Japan | France | Egypt | The tango grew up in the city of Buenos Aires.
Which language do most people in Brazil speak? | hard | Portuguese | Spanish | French | English | Brazil was once ruled by Portugal.
Which language would you hear most in Mexico City? | easy | Spanish | French | German | Chinese | Spain once ruled Mexico.
What is the Navajo art of making cloth called? | medium | Weaving | Carving | Painting | Baking | Navajo weavers make rugs and blankets on a loom.
Where do Christians go to pray together? | easy | A church | A mosque | A synagogue | A museum | A church is a Christian house of prayer.
Where do Muslims go to pray together? | medium | A mosque | A church | A synagogue | A castle | A mosque is a Muslim house of prayer.
Where do Jews go to pray together? | medium | A synagogue | A mosque | A church | A palace | A synagogue is a Jewish house of prayer.
Why do families keep old customs? | easy | To remember their roots | To stay up late | To sell their homes | To forget the past | Customs tie us to those who came before us.
In which place do many families build igloos for a hunting trip? | medium | The Arctic | The desert | The jungle | The beach | Inuit hunters built shelters of snow.
Why do people in wet lands build homes on stilts? | hard | To keep floods out | To be near the stars | To hide from birds | To save wood | Water can flow under the house.
How do many people in India eat with good manners? | hard | With the right hand | With both feet | With a straw | With two knives | In much of India, people eat with the right hand.
What do people from many lands bring to a new country? | easy | Foods and songs | Rivers and lakes | Hills and snow | Winds and rain | Newcomers share their ways of life.
Two friends speak different languages at home. How can they learn? | easy | Teach each other words | Stop talking | Stay apart | Talk louder | It is fun to share words and songs.
`,
  }),
];
