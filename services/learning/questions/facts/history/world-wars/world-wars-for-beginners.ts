import { questionForms, wordForms } from '#services/learning/questions/facts/common-text-forms.ts';
import { makePersonForms, makeThingForms } from '#services/learning/questions/facts/history/person-forms.ts';
import { defineTextForms } from '#services/learning/questions/facts/text-forms.ts';

const source = 'The National WWII Museum: Students and Teachers';
const year = 2023;

/** For grades 1 and 2; the words also for grades 3 and 4. */
export const worldWarsForBeginnersForms = [
  ...defineTextForms({
    ...{ id: 'word', grades: ['1-2', '3-4'], source, year },
    table: `
word | named | meaning | riddle | gap | sign | also
war | a war | a long fight between countries | I am a fight between countries. Nobody likes me to last long. | The ____ lasted four years, and many countries fought. | Two countries send armies to fight each other. |
peace | peace | a time without fighting between countries | I come when the fighting is over. | Everybody cheered when ____ came at last. | The guns are quiet, and families are safe again. | victory
soldier | a soldier | a person who serves in an army | I wear a uniform and march with my army. | The young ____ marched with the army. | Joe put on his boots and marched with his unit. |
ally | an ally | a country that fights on your side | I am your friend in a war. | Britain was a friend and ____ of the United States. | France and Britain promised to help each other. |
enemy | an enemy | a country that you fight against | I am on the other side in a war. | The guard looked out for the ____. | That country is on the other side in the war. |
navy | a navy | a force that fights with ships at sea | My people sail on gray ships. | Uncle Sam served on a ship in the ____. | Many big ships with guns sail the ocean. |
pilot | a pilot | a person who flies a plane | I sit in a plane and fly it. | The ____ landed the plane on the grass. | Bessie climbs into the plane and takes off. |
submarine | a submarine | a ship that travels under water | I am a ship, and I can dive. | The ____ dove deep under the waves. | It is under the sea, and a long tube looks out. |
tank | a tank | a heavy war machine with tracks and armor | I roll over mud on tracks. My sides are steel. | The heavy ____ rolled through the mud. | A steel machine crawls over a ditch on its tracks. |
trench | a trench | a long, deep ditch where soldiers stay safe | I am a ditch. Soldiers stand in me. | The soldiers stood in the muddy ____. | The men dug it deep, and they lived in it for weeks. |
helmet | a helmet | a hard hat that protects the head | I am a hat of steel. | He put the hard ____ on his head. | It is round and hard, and it keeps a head safe. |
nurse | a nurse | a person who cares for the sick and hurt | I bring medicine and clean bandages. | The ____ put a bandage on his arm. | Ann washes a cut and wraps it up in a tent. |
veteran | a veteran | a person who served in the armed forces in the past | I once served my country. You thank me in November. | Grandpa served in the army long ago, so he is a ____. | Grandma was in the navy when she was young. |
medal | a medal | an award for brave deeds | I hang on a ribbon. Brave people get me. | The brave woman got a gold ____ on a ribbon. | A round piece of gold hangs on his coat. |
uniform | a uniform | clothes that show which group you serve in | I am clothing. All the people in the army wear me. | Each sailor wore the same white ____. | All of them wear the same coat, pants, and cap. |
ration | a ration | a limited share of food or other goods | I am a small share of sugar or meat. | Each family got one small ____ of sugar. | Mom may buy only half a pound of sugar a week. |
victory | victory | winning a fight or a war | I am what the winners cheer about. | Crowds cheered because their side had won a ____. | The war is won, and people dance in the street. | peace
treaty | a treaty | a written promise between countries | Leaders sign me when a war ends. | The leaders signed a ____ to end the war. | On a sheet of paper, two countries promise to stop the war. | peace
parade | a parade | a march with music through the streets | I have bands, flags, and marching people. | The band and the soldiers marched in the ____. | People wave flags while bands march down Main Street. |
factory | a factory | a building where workers make many things | Workers build planes in me. | In the ____, workers built one plane after another. | Rosie puts parts of planes together all day long. |
refugee | a refugee | a person who has to leave home to be safe | I left my country because of a war. | The ____ left home with one bag to be safe. | Lena’s family ran from the war to a new land. |
parachute | a parachute | a large cloth that lets a person fall slowly | I open in the sky above a jumper. | He jumped from the plane, and his ____ opened. | It opens like an umbrella, and the man floats down. |
`,
    forms: wordForms,
  }),
  ...defineTextForms({
    ...{ id: 'thing', grades: ['1-2'], source, year },
    table: `
name | fact | why
a victory garden | gave families beans and corn that they grew at home | Then more food was left for the soldiers.
a gas mask | kept bad air away from a person’s nose and mouth | In World War I, soldiers carried masks with them.
a radio | let families hear news of the war at home | There was no TV news in most homes then.
a jeep | was a small, strong army car for rough roads | It could drive through mud and over hills.
a poppy | is a red flower that people wear to remember soldiers | Red poppies grew on the fields of World War I.
a poster | was a picture on a wall that asked people to join | On one of them, Uncle Sam points at you.
a war bond | was a paper for people who lent money for the war | Later they got their money back with a little more.
a carrier pigeon | flew home with a note on its leg | One bird named Cher Ami saved many soldiers.
an airship | was a giant bag of gas that floated and had motors | Germany called such ships zeppelins.
an aircraft carrier | is a huge ship on which planes land | Its flat deck is like a runway at sea.
a siren | made a loud sound to warn people of planes | People ran to a shelter when they heard it.
a blackout curtain | kept light from shining out of windows at night | Pilots could not see the houses in the dark.
a dog tag | tells a soldier’s name and hangs around the neck | It is a small metal plate.
`,
    forms: makeThingForms('thing'),
  }),
  ...defineTextForms({
    ...{ id: 'hero', grades: ['1-2'], source, year },
    table: `
who | did | scene | why
Anne Frank | wrote a diary while she hid | This Jewish girl lived in secret rooms in Holland. | People all over the world read it.
Franklin D. Roosevelt | led America in most of World War II | He used a wheelchair and spoke on the radio. | He was the president then.
Winston Churchill | led Britain in World War II | He made a V sign and told his people to be brave. | He told his people never to give in.
Woodrow Wilson | led America in World War I | He was president when America joined the war in 1917. | He hoped for peace after the war.
Rosie the Riveter | stood for women in war factories | Her poster says, “We Can Do It!” | She wears a red scarf on posters.
Dwight D. Eisenhower | led the D-Day landing | People called him Ike, and he was a general. | Later he was president.
Navajo code talkers | sent secret messages in their own language | They were Marines, and the enemy never broke their code. | They sent messages fast and without mistakes.
Tuskegee Airmen | were the army’s first Black pilots | They trained in Alabama, and some planes had red tails. | They kept many bombers safe.
Amelia Earhart | flew alone over the Atlantic between the wars | She was a famous pilot and got lost over the Pacific. | She was the first woman to do so.
`,
    forms: makePersonForms('name', ['Finish the sentence. {Who} ____.']).map((form) =>
      form.id === 'who' ? { ...form, ask: 'Whose name goes here? ____ {did}.' } : form,
    ),
  }),
  ...defineTextForms({
    ...{ id: 'beginner', grades: ['1-2'], source, year },
    table: `
question | level | answer | w1 | w2 | w3 | why
How many world wars were there? | easy | Two | One | Five | Ten | We call them World War I and World War II.
Which world war came first? | easy | World War I | World War II | They came at once | Nobody knows | The “I” in the name means one.
Why do we say “world” war? | easy | Many countries fought | It was fought in space | It was about a map | It lasted one day | Armies fought on land and at sea in many places.
What do people hope for when there is a war? | easy | Peace | Rain | Snow | Gold | In peace, families can be safe at home.
Which holiday thanks people who served in the army or navy? | easy | Veterans Day | New Year’s Day | Labor Day | Valentine’s Day | It is on November 11.
Which country’s soldiers wore a flag patch of stars and stripes? | easy | The United States | Germany | Japan | Italy | The American flag has 50 stars today.
How did soldiers send news home? | easy | They wrote letters | They sent e-mails | They made videos | They used smartphones | Letters could take weeks.
What did children collect to help in World War II? | easy | Old metal | Seashells | Stamps only | Snowballs | Factories melted old metal for ships and planes.
What did people plant in victory gardens? | easy | Vegetables | Flags | Coins | Toys | Beans, corn, and carrots were eaten at home.
What did nurses do in the wars? | easy | They cared for the hurt | They drew maps of stars | They sold candy | They built castles | Nurses worked in tents and on ships.
What carries soldiers across the ocean? | easy | A ship | A sled | A bus | A bicycle | Most soldiers sailed to Europe on big ships.
Who was Uncle Sam on the posters? | easy | A picture that stands for America | A king of England | A famous doctor | A baseball star | He wears a tall hat and points at you.
What did people do in a shelter? | easy | They stayed safe from bombs | They bought shoes | They watched TV | They fed horses | Many shelters were under the ground.
What is a Purple Heart? | medium | A medal for soldiers who were hurt | A candy | A red flower | A kind of plane | It has a picture of George Washington.
Why was sugar hard to buy in World War II? | medium | Soldiers needed much of the food | Nobody liked it | It was too heavy | Farmers grew only corn | Families got stamps for a small share.
Which animals carried notes in World War I? | medium | Pigeons | Cows | Rabbits | Goldfish | A pigeon can find its way home.
Which animals pulled wagons in World War I? | medium | Horses and mules | Lions and tigers | Cats and mice | Bears and deer | There were few trucks then.
Why did women work in factories in World War II? | medium | Many men were away in the war | All shops were closed | Schools told them to | They wanted to meet the queen | Women built planes, ships, and trucks.
Where is Pearl Harbor? | medium | In Hawaii | In Texas | In France | In Maine | Planes attacked the ships there in 1941.
Which country attacked Pearl Harbor? | medium | Japan | Canada | Mexico | France | The next day, America joined World War II.
What was D-Day? | medium | A big landing of soldiers in France | A school holiday | The first day of the war | A ship with four decks | It helped to free Europe.
Which ocean did American soldiers cross to get to Europe? | medium | The Atlantic Ocean | The Pacific Ocean | The Indian Ocean | The Arctic Ocean | The Atlantic lies between America and Europe.
Which ocean lies between America and Japan? | medium | The Pacific Ocean | The Atlantic Ocean | The Indian Ocean | The Arctic Ocean | Many ships fought there in World War II.
Why did people turn off the lights at night? | medium | So that planes could not find them | To sleep longer | To save the moon | To see more stars | This was called a blackout.
What do people place on graves on Memorial Day? | medium | Flags and flowers | Helmets | Cakes | Books | We remember those who died for the country.
Whom do we remember on Memorial Day? | hard | People who died while serving | All teachers | The first settlers | The presidents | On Veterans Day, we thank all who served.
Anne hid in secret rooms. Why? | hard | Cruel leaders hunted Jewish people | She played a game | She did not like school | Her house was too cold | The Nazis treated Jewish people very badly.
Why does a country want allies? | hard | They help one another | They pay no taxes | They speak one language | They have the same flag | Together they are stronger.
Which of these was new in World War I? | hard | Tanks | Horses | Boats | Swords | The first tanks rolled in 1916.
Which of these did no soldier of World War I have? | hard | A cell phone | A rifle | A helmet | A blanket | Cell phones came about 60 years later.
Why was the code of the Navajo soldiers so good? | hard | The enemy could not understand it | It was very short | It was sung | It was written in red | Few other people knew the Navajo language.
Sam’s great-grandpa has a medal and an old uniform. What can Sam do to learn more? | hard | Ask him about his life | Wear the medal to bed | Guess the answer | Throw the coat out | People who were there can tell us much.
What do leaders build so that wars do not start again? | hard | Friendly ties with other lands | Bigger walls only | Taller houses | Longer roads | Countries that talk and trade can stay friends.
What did people do on the day World War II ended? | hard | They danced in the streets | They started a school | They moved to the moon | They built a tank | People were glad that the war was over.
Which came last? | hard | World War II ended | World War I began | World War I ended | World War II began | World War II ended in 1945.
Two leaders sign a paper and stop a war. What will happen next? | hard | The soldiers can go home | More ships will fight | The ration will be smaller | The trench will be deeper | The paper is a treaty, and it brings peace.
Why should we learn about the world wars? | hard | To help keep peace in our time | To make new bombs | To win a prize | To forget them | When we know what went wrong, we can do better.
`,
    forms: questionForms,
  }),
];
