import { defineLesson } from '#services/learning/questions/facts/social-studies/lesson-forms.ts';

const source = 'Encyclopædia Britannica';
const year = 2024;

/** For grades 3 to 8. */
export const middleCultureForms = [
  ...defineLesson('middle', {
    ...{ id: 'heritage', grades: ['3-4', '5-6'], source, year },
    words: `
word | named | meaning | gap | scene | also
heritage | heritage | what a people receives from those who lived before | Old songs and skills are part of our ____ from earlier generations. | Songs and skills from great-grandparents still belong to a family. | oral history
dialect | a dialect | a form of a language spoken in one region | In the ____ of that region, a soda is called “pop.” | In one part of the country, people say “pop,” and in another “soda.” | slang
slang | slang | informal words that a group uses for a time | Teenagers use ____ such as “cool” with friends. | Among friends, a teenager says “cool” for something she likes. | dialect
oral history | oral history | memories of the past told aloud | My great-aunt’s spoken memories are ____ for our recording. | A girl records her great-aunt’s spoken memories of 1950. | heritage
legend | a legend | a story that may be based on a real person | The ____ of Johnny Appleseed is based on a real man. | People say that Johnny Appleseed, a real man, slept with bears. | fable
fable | a fable | a short story with animals and a moral | In Aesop’s ____, the slow tortoise wins, which teaches patience. | A tortoise beats a hare, and readers learn to be steady. | legend
proverb | a proverb | a short saying that gives advice | “Look before you leap” is a ____. | “A stitch in time saves nine,” Grandfather likes to say. |
etiquette | etiquette | rules of polite behavior | Good ____ asks us to put the napkin on the lap. | At dinner, one waits until the host begins to eat. |
craft | a craft | skilled work done by hand | Basket weaving is a ____ that takes skilled hands. | She weaves baskets by hand from strips of ash. |
mural | a mural | a large painting on a wall | Diego Rivera painted a ____ across the wall of the hall. | Artists cover the wall of a school with a painting. |
mosaic | a mosaic | a picture made of small colored tiles | Thousands of little tiles form the ____ on the Roman floor. | Tiny colored tiles on a Roman floor form a fish. |
calligraphy | calligraphy | the art of beautiful writing | With a brush and ink, he practiced Chinese ____. | With a brush, he writes each Chinese character as a work of art. |
origami | origami | the Japanese art of folding paper | In ____, a square of paper becomes a crane. | A square sheet is folded into a crane, without glue. |
pilgrimage | a pilgrimage | a journey to a holy place | Every Muslim who is able makes a ____ to Mecca. | A Muslim family travels to Mecca, the holiest city of Islam. |
monument | a monument | a structure built in memory of a person or event | The Lincoln Memorial is a ____ to a president. | A great marble hall in Washington honors Abraham Lincoln. |
folk music | folk music | songs of a people passed on by ear | Appalachian fiddle tunes are ____ learned by ear. | Fiddlers in the mountains learn old tunes from each other by ear. | heritage
immigrant community | an immigrant community | a group of newcomers from one country who live near each other | The ____ from Poland opened bakeries on our street. | Newcomers from Poland settle on one street and open bakeries. |
generation | a generation | all the people born at about the same time | The older ____ grew up without smartphones. | Children born around 1950 grew up without computers. |
`,
    questions: `
question | level | answer | w1 | w2 | w3 | why
Which religion follows the Torah? | easy | Judaism | Islam | Buddhism | Hinduism | The Torah is the first part of the Hebrew Bible.
Which religion follows the Quran? | easy | Islam | Judaism | Christianity | Sikhism | Muslims believe that the Quran was revealed to Muhammad.
Which religion follows the teachings of the Buddha? | easy | Buddhism | Islam | Judaism | Christianity | The Buddha taught in India about 2,500 years ago.
In which country did the Olympic Games begin? | medium | Greece | China | Egypt | England | The first recorded games took place in 776 BC at Olympia.
What did the ancient Egyptians write with? | medium | Hieroglyphs | An alphabet of 26 letters | Runes | Knotted cords | Hieroglyphs are picture signs.
Which American Indian people lived in pueblos of adobe? | medium | The Hopi | The Iroquois | The Inuit | The Seminole | Adobe is sun-dried clay, good for dry lands.
What kind of home did many Iroquois families share? | medium | A longhouse | An igloo | A tepee | A houseboat | Several related families lived in one longhouse.
Why did Plains Indians use tepees? | hard | They could be moved with the herds | They were cut into cliffs | They floated on lakes | They were made of brick | The people followed the bison.
Which music began among African Americans in New Orleans? | medium | Jazz | Polka | Opera | Waltz | Jazz mixes blues, ragtime, and brass band music.
From which language do the words “canyon” and “rodeo” come? | hard | Spanish | German | Chinese | Dutch | English borrowed many words in the Southwest.
From which language does the word “kindergarten” come? | medium | German | Spanish | Japanese | French | It means “children’s garden.”
What is the Hindu spring festival of colors called? | medium | Holi | Diwali | Eid | Passover | People throw colored powder at each other.
Which festival ends the month of Ramadan? | hard | Eid al-Fitr | Passover | Holi | Vesak | Families pray, visit, and share sweets.
What does Passover remember? | hard | The escape from slavery in Egypt | The first harvest in Rome | The birth of the Buddha | The voyage to Mecca | Jewish families tell the story at a meal called the Seder.
Which is part of culture that you cannot touch? | medium | A belief | A mask | A drum | A basket | Ideas and values are nonmaterial culture.
`,
  }),
  ...defineLesson('middle', {
    ...{ id: 'change', grades: ['5-6', '7-8'], source, year },
    words: `
word | named | meaning | gap | scene | also
cultural diffusion | cultural diffusion | the spread of ideas and customs from one people to another | Through ____, yoga came from India to Ohio. | Yoga spreads from India to gyms in Ohio. | globalization
assimilation | assimilation | the adoption of another group’s ways until one’s own fade | After full ____, the grandchildren spoke no word of Swedish. | The grandchildren of Swedes know only English and keep no Swedish customs. | acculturation
acculturation | acculturation | the taking on of new ways while keeping some old ones | In a process of ____, they kept their own holidays but adopted American ones. | A Korean family keeps its holidays and also adopts the Fourth of July. | assimilation;multiculturalism
ethnic group | an ethnic group | people who share ancestry, language, or customs | The Basques, with a language of their own, are an example of the term ____. | The Basques share ancestors, a language, and customs. | subculture
subculture | a subculture | a group within a society with some ways of its own | Skateboarders have their own style and words and form a ____. | Skateboarders within one city share their own style and words. | ethnic group
stereotype | a stereotype | an oversimplified idea of all members of a group | “All teenagers are lazy” is a ____. | A man says, “All teenagers are lazy.” | prejudice
prejudice | a prejudice | an unfair judgment made without knowledge | He disliked the new family before he met them, out of ____. | He dislikes a new family before he has met them. | stereotype
monotheism | monotheism | belief in one god | Judaism, Christianity, and Islam share ____. | Jews, Christians, and Muslims each pray to one God. |
polytheism | polytheism | belief in many gods | With Zeus, Hera, and Apollo, the Greek religion was an example of ____. | The Greeks honor Zeus, Hera, Apollo, and others. |
taboo | a taboo | a strong social ban on an act | For many Hindus, eating beef is a ____. | Many Hindus would never eat beef, because the cow is sacred. |
rite of passage | a rite of passage | a ceremony that marks a new stage of life | A bar mitzvah at thirteen is a Jewish ____. | At thirteen, a boy reads from the Torah and is counted as an adult. |
nomad | a nomad | a person who moves with herds and has no fixed home | The Mongolian herder moves his tent with the seasons, as he is a ____. | A herder takes down his tent each season and follows the grass. |
lingua franca | a lingua franca | a language used between people of different mother tongues | Swahili is a ____ among many peoples of East Africa. | Traders of different mother tongues in East Africa all use Swahili. |
globalization | globalization | the growing connection of the world’s economies and cultures | Through ____, the same brands and films reach every continent. | The same phones, films, and brands reach every continent. | cultural diffusion
cultural landscape | a cultural landscape | land as it has been shaped by people | The terraced rice hills of the Philippines are a ____ shaped over centuries. | Farmers have shaped hills in the Philippines into terraces for rice. |
World Heritage Site | a World Heritage Site | a place that UNESCO lists as of value to all | UNESCO lists the Taj Mahal as a ____. | UNESCO puts the Taj Mahal on its list of places to protect. |
multiculturalism | multiculturalism | the support of many ways of life within one nation | A policy of ____ supports schools and media in several languages. | A nation funds festivals and broadcasts of all its peoples. | acculturation
patriarchy | a patriarchy | a society that gives men most power | Under Roman law, fathers ruled, so Rome was a ____. | In early Rome, the father holds legal power over his wife and children. |
`,
    questions: `
question | level | answer | w1 | w2 | w3 | why
Which religion has the Four Noble Truths? | medium | Buddhism | Hinduism | Judaism | Islam | They explain suffering and how to end it.
Which are the Five Pillars of a religion? | hard | Duties of Muslims | Books of Moses | Castes of India | Steps to nirvana | They are faith, prayer, alms, fasting, and pilgrimage.
Which religion began in the Punjab around 1500 with Guru Nanak? | medium | Sikhism | Jainism | Shinto | Taoism | Sikhs believe in one God and the equality of all people.
Which religion is native to Japan? | medium | Shinto | Islam | Hinduism | Sikhism | Shinto honors spirits called kami.
Which thinker taught respect for parents and order in China? | easy | Confucius | Socrates | Gandhi | Moses | His sayings are collected in the Analects.
Where did paper and printing with blocks first appear? | easy | China | Spain | Egypt | Peru | Both spread from China to the west.
Which numerals do most people use today? | medium | Hindu-Arabic | Roman | Mayan | Babylonian | They came from India through the Arab world.
Which people built Machu Picchu? | easy | The Inca | The Aztec | The Maya | The Olmec | It lies high in the Andes of Peru.
Which instrument is typical of Scottish music? | easy | Bagpipes | Sitar | Djembe | Koto | Bagpipes are played in Highland bands.
Which instrument is typical of Indian classical music? | medium | Sitar | Banjo | Balalaika | Accordion | The sitar is a long-necked lute.
What are griots in West Africa? | hard | Keepers of oral history | Makers of bronze | Judges of the market | Herders of camels | Griots tell and sing the history of families and kings.
Which American music grew from field songs and spirituals? | medium | Blues | Polka | Disco | March | The blues grew up in the South after slavery.
What was the Harlem Renaissance? | medium | A flowering of African American arts | A rebuilding of New York bridges | A revival of Greek temples | A strike of theater workers | In the 1920s, writers and musicians in Harlem became famous.
Which belongs to material culture? | hard | A wedding ring | A wedding vow | A belief in fate | A rule of politeness | Material culture consists of things that people make and use.
Why do deserts and mountains slow cultural diffusion? | hard | Fewer people cross them | They have no culture | They attract too many traders | They change the seasons | Barriers limit contact between peoples.
`,
  }),
];
