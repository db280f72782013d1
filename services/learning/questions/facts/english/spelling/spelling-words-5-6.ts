import { readSpellingWords } from './spelling-words.ts';

export const spellingWords56 = readSpellingWords(`
necessary | neccessary / necesary / neccesary | A ticket is ____ for every person over six. | It has one “c” and a double “s.”
government | goverment / govermant / governmint | The ____ builds roads and runs schools. | It is “govern” with “ment,” so the “n” stays.
environment | enviroment / enviornment / envirement | Recycling helps to protect the ____ for everyone. | There is an “iron” hidden in “environment.”
definitely | definately / definitly / definetly | We will ____ come to your concert tonight. | It has “finite” in it.
embarrass | embarass / embarress / emberrass | Please do not ____ me before my friends. | It has a double “r” and a double “s.”
rhythm | rythm / rhythem / rithm | The drummer kept a steady ____ all night. | It has no plain vowel: the “y” does that work.
temperature | temperture / temprature / temperatur | The ____ fell below zero last night. | It has “temper” at the start, so all its vowels count.
restaurant | restaraunt / resturant / restarant | We ate dinner at a new ____ downtown. | After “rest” comes “au,” and then “rant.”
vegetable | vegtable / vegatable / vegitable | Broccoli is the ____ that I like best. | The second “e” is hard to hear: “veg-e-table.”
interesting | intresting / interisting / interesteing | The guide told us an ____ story about pirates. | It has “interest” in it.
stomach | stomache / stumach / stomich | My ____ hurt after I ate green apples. | It ends with “ch,” which sounds like “k.”
muscle | muscel / mussle / muscal | She pulled a ____ in her left leg. | The “c” is silent.
foreign | foriegn / forein / foreing | He can speak two ____ languages very well. | The “e” comes before the “i,” and the “g” is silent.
weird | wierd / weerd / wiered | A ____ sound came from the attic. | It breaks the rule: the “e” comes before the “i.”
succeed | succede / suceed / sucseed | Work hard if you want to ____ in music. | It has a double “c” and a double “e.”
occasion | ocassion / occassion / ocasion | A wedding is a happy ____ for the family. | It has a double “c” and one “s.”
immediately | immediatly / imediately / immedietly | Call the doctor ____ if the fever returns. | It is “immediate” with “ly,” so the “e” stays.
guarantee | garantee / guarentee / gaurantee | The store gives a ____ of one full year. | It begins with “gua,” as “guard” does.
privilege | priviledge / privelege / privalege | Driving a car is a ____ and not a right. | It has no “d,” and it ends with “lege.”
familiar | familar / familier / fimiliar | The old song sounded ____ to everyone there. | It ends with “iar.”
courageous | couragous / couragious / couregeous | The ____ firefighter ran into the smoke. | It is “courage” with “ous,” and the “e” keeps the “g” soft.
disappear | dissapear / disapear / dissappear | The rabbit seemed to ____ into the hat. | It is “dis” with “appear,” so it has one “s” and a double “p.”
recommend | reccomend / recomend / reccommend | I ____ this book to anyone who loves dogs. | It is “re” with “commend,” so it has one “c.”
business | buisness / bussiness / busness | Her small ____ sells fresh bread and cakes. | It is “busy” with the “y” changed to “i,” and “ness.”
secretary | secratary / secretery / secertary | The ____ answered the phone in the office. | It begins with “secret.”
column | colum / collumn / columm | Add the numbers in the last ____ first. | The “n” is silent.
ancient | anceint / anchent / ancent | Workers found ____ coins below the temple. | The letters “ci” sound like “sh.”
knowledge | knowlege / knowladge / nowledge | Her ____ of birds amazed the teacher. | It is “know” with “ledge.”
opposite | oposite / oppisite / opposit | They live on ____ sides of the river. | It has a double “p,” as “oppose” does.
potatoes | potatos / potatoez / pottatoes | We mashed the ____ with butter and milk. | It adds “es” after the “o.”
accidentally | accidentlly / acidentally / accidentaly | He ____ stepped on the sleeping cat. | It is “accidental” with “ly.”
similar | similiar / similer / simaler | The two paintings look very ____ from afar. | It ends with “lar.”
argument | arguement / arguemint / argumant | They had an ____ about the rules again. | The “e” of “argue” drops before “ment.”
truly | truely / trully / truley | She was ____ sorry for her mistake. | The “e” of “true” drops before “ly.”
ninety | ninty / ninetey / nienty | His great aunt turned ____ years old. | It is “nine” with “ty,” so the “e” stays.
forty | fourty / forety / fortey | There are ____ chairs in the big hall. | It drops the “u” of “four.”
athlete | athelete / athlite / athleet | The young ____ ran five miles every morning. | It has two syllables: “ath-lete.”
lightning | litening / lightnig / litning | Thunder follows a flash of ____ in the sky. | It has no “e” in the middle.
mischief | mischeif / mischef / mischif | The puppies got into ____ while we slept. | It ends with “chief.”
leisure | liesure / leizure / leisur | She reads mystery novels in her ____ time. | The “e” comes before the “i.”
achieve | acheive / achive / acheave | You can ____ that goal with steady practice. | The “i” comes before the “e.”
parallel | paralell / parralel / parallell | The two railroad tracks are ____ to each other. | The double “l” in the middle looks like two parallel lines.
schedule | shedule / scedule / schedual | Check the train ____ before you leave. | It begins with “sch,” as “school” does.
committee | commitee / comittee / committe | The ____ chose a date for the fair. | It has a double “m,” a double “t,” and a double “e.”
balloon | baloon / baloone / balooon | A red ____ floated over the rooftops. | It has a double “l” and a double “o.”
biscuit | biscut / bisquit / biskit | The dog ate a ____ from my hand. | The “u” is silent, as in “build.”
desperate | desparate / desprate / desperite | The lost hikers were ____ for clean water. | It has “per” in the middle, not “par.”
marriage | marrage / mariage / marraige | Their ____ lasted for fifty happy years. | It is “marry” with the “y” changed to “i,” and “age.”
ceiling | celing / ceilling / ceeling | A spider walked across the white ____ slowly. | After “c,” the “e” comes before the “i.”
thorough | thurough / thorogh / thourough | The doctor gave him a ____ examination. | It begins with “thor” and ends with “ough.”
`);
