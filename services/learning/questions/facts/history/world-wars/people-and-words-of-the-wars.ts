import { orderForm, questionForms } from '#services/learning/questions/facts/common-text-forms.ts';
import { historyTermForms, makePersonForms } from '#services/learning/questions/facts/history/person-forms.ts';
import { defineTextForms } from '#services/learning/questions/facts/text-forms.ts';

const source = 'Encyclopaedia Britannica: World War I; World War II';
const year = 2023;

/** For grades 3 to 6. */
export const peopleAndWordsOfTheWarsForms = [
  ...defineTextForms({
    ...{ id: 'people', grades: ['3-4', '5-6'], source, year },
    table: `
who | did | scene | why
Franz Ferdinand | was shot in Sarajevo in 1914 | He was the heir to the throne of Austria-Hungary and rode in an open car with his wife. | A month later, World War I began.
Woodrow Wilson | asked Congress to enter World War I in 1917 | He went to Paris after the war and spoke for a League of Nations. | He wanted to make the world safe for democracy.
John J. Pershing | led the American soldiers in Europe in World War I | People called this American general “Black Jack.” | He led about two million soldiers in France.
Alvin York | captured 132 German soldiers in 1918 with a few men | A farmer from Tennessee first did not want to fight, and then became a famous sergeant. | He received the Medal of Honor.
Wilhelm II | was the emperor of Germany in World War I | He was called the kaiser. When the war was lost, he fled to Holland. | He gave up his throne in November 1918.
Adolf Hitler | ruled Nazi Germany as a dictator | He attacked Poland in 1939, and his followers murdered six million Jews. | He came to power in 1933.
Benito Mussolini | ruled Italy as a dictator | His followers wore black shirts and called him “Il Duce.” | He was on Germany’s side until 1943.
Hideki Tojo | was prime minister of Japan when it attacked Pearl Harbor | A general in Tokyo led his country into war with the United States. | He took office in October 1941.
Joseph Stalin | led the Soviet Union in World War II | This cruel ruler in Moscow first made a pact with Germany and later fought against it. | Germany broke the pact in 1941.
Winston Churchill | told the British people that he offered “blood, toil, tears and sweat” | With a hat and a cigar, he led the British through the bombing of London. | He became prime minister in 1940.
Charles de Gaulle | led the Free French from London | After his country fell in 1940, this tall general spoke to it on the radio. | He walked into freed Paris in 1944.
Franklin D. Roosevelt | called December 7, 1941, “a date which will live in infamy” | He led the United States in war but died before Germany gave up. | He spoke to Congress after the attack on Pearl Harbor.
Harry S. Truman | was president when World War II ended | He took over in April 1945 and had to decide about the atomic bomb. | Japan surrendered in August 1945.
Dwight D. Eisenhower | commanded the landing in Normandy | He told his troops, “The eyes of the world are upon you.” | D-Day was on June 6, 1944.
Douglas MacArthur | promised “I shall return” when he left the Philippines | This general with a corncob pipe accepted Japan’s surrender on a ship. | He came back in 1944.
George S. Patton | led tanks across France for the US Third Army | This bold American general wore ivory-handled guns. | His army helped in the Battle of the Bulge.
Chester Nimitz | commanded the US fleet in the Pacific | This admiral from Texas led the ships that won at Midway. | He took command after Pearl Harbor.
Erwin Rommel | fought in North Africa as the “Desert Fox” | This German general led tanks through sand until he was beaten at El Alamein. | He commanded the Afrika Korps.
Anne Frank | hid in Amsterdam and wrote to “Kitty” in a notebook | She wrote that people are really good at heart. She died in a camp at 15. | Her father published the diary in 1947.
Oskar Schindler | saved about 1,200 Jews by giving them work in his factory | A German businessman spent his whole fortune to keep workers alive. | A list of names protected them.
Doris Miller | shot at planes at Pearl Harbor though he was a ship’s cook | He was a Black sailor who received the Navy Cross. | A new aircraft carrier is named after him.
J. Robert Oppenheimer | led the laboratory that built the first atomic bomb | This scientist worked with his team in a secret town in New Mexico. | The first test was in July 1945.
Jeannette Rankin | voted in Congress against both world wars | She came from Montana and was the first woman in Congress. | In 1941, hers was the only “no.”
`,
    forms: makePersonForms('person'),
  }),
  ...defineTextForms({
    ...{ id: 'early', grades: ['3-4'], source, year },
    table: `
question | level | answer | w1 | w2 | w3 | why
In which year did World War I begin? | easy | 1914 | 1776 | 1861 | 1939 | It lasted from 1914 to 1918.
In which year did World War II end? | easy | 1945 | 1918 | 1929 | 1963 | It had begun in 1939.
On which continent did World War I begin? | easy | Europe | Africa | Australia | South America | The first battles were fought in Belgium, France, and Serbia.
Which two countries were the main enemies of the United States in World War II? | easy | Germany and Japan | Canada and Mexico | France and Britain | Brazil and China | Italy was on their side for some years, too.
Which country did Germany attack to start World War II in Europe? | medium | Poland | Spain | Sweden | Ireland | Britain and France then declared war on Germany.
Which country was an ally of the United States in both world wars? | easy | Great Britain | Germany | Austria | Hungary | France was an ally in both wars, too.
What was “no man’s land” in World War I? | medium | The ground between two lines of trenches | An island without people | A desert in Africa | A country with no king | It was full of wire and holes, and very dangerous to cross.
Before 1939, what did people call World War I? | hard | The Great War | World War Zero | The Cold War | The Hundred Days | Only after the second war did people say “World War I.”
What do we call a law that orders young men to serve in the army? | medium | A draft | A ration | A bond | A treaty | A draft orders people to serve.
What did ration stamps let a family do? | easy | Buy a fair share of scarce goods | Send letters for free | Ride trains for free | Vote for president | Sugar, meat, gas, and shoes were rationed.
Why did people buy war bonds? | medium | To lend the government money for the war | To get more sugar | To travel to Europe | To leave the army | They were paid back later with interest.
What did Rosie the Riveter stand for? | easy | Women who worked in war factories | Nurses on ships | Girls who grew flowers | Teachers in small schools | About six million women took such jobs.
Where did the British send many children during the bombing of London? | medium | To the countryside | To Germany | To ships at sea | To the front lines | It was safer in villages than in big cities.
What is a U-boat? | easy | A German submarine | A Russian airplane | A kind of trench | A British tank | The name comes from the German word for “undersea boat.”
Which ship with many passengers did a German submarine sink in 1915? | medium | The Lusitania | The Arizona | The Bismarck | The Missouri | Among the dead were 128 Americans.
Which battleship still lies under water at Pearl Harbor? | medium | The Arizona | The Lusitania | The Monitor | The Maine | A white memorial stands over the wreck.
What happened on June 6, 1944? | medium | Allied soldiers landed in Normandy | Pearl Harbor was attacked | World War I ended | Germany attacked Poland | The landing is called D-Day.
What do V-E and V-J Day mean? | hard | Victory in Europe and victory over Japan | Very early and very joyful | Vote east and vote in June | Visit England and visit Java | They were in May and August 1945.
What was the Holocaust? | medium | The murder of six million Jews by the Nazis | A battle in the desert | A storm that sank many ships | A plan to rebuild Europe | The Nazis also killed millions of other people.
Why were Japanese Americans sent to camps in 1942? | medium | Because of fear and unfair ideas about them | Because they had lost a battle | Because they asked to move | Because their homes had burned | In 1988, the United States said that it was sorry.
How did the Navajo code talkers help? | easy | They sent messages that nobody else could read | They flew the fastest planes | They built ships | They cooked for the army | Their code was based on the Navajo language.
Who were the Tuskegee Airmen? | easy | Black pilots of World War II | Spies in Germany | British sailors | Inventors of the radio | They trained at Tuskegee in Alabama.
What did the Red Cross do in both wars? | easy | It helped the sick and wounded | It sold weapons | It trained spies | It built bridges | Its sign is a red cross on white.
What made trench life so hard? | medium | Mud, rats, and cold | Too much food | Long train rides | Too many books | Soldiers often stood in water for days.
Why did soldiers carry gas masks in World War I? | medium | The enemies used poison gas | The smoke of trains was thick | They worked in coal mines | They dove under water | Poison gas was later forbidden.
What was special about Christmas 1914? | medium | Some enemies stopped fighting and sang | The war ended | The first tanks rolled | America joined the war | It is called the Christmas Truce.
Which new machine let people fight in the sky? | easy | The airplane | The tank | The telegraph | The tractor | It was only about ten years old in 1914.
Who was the Red Baron? | medium | A German fighter pilot | A British king | A Russian general | An American spy | Manfred von Richthofen flew a red plane.
Why did most Americans want to stay out of both wars at first? | hard | The fighting was far away, in other lands | They had no ships | They liked the kaiser | They had no army at all | The country joined in 1917 and in 1941.
What brought the United States into World War II? | medium | The attack on Pearl Harbor | The sinking of the Lusitania | The fall of Paris | The landing in Normandy | Congress declared war the next day.
Which city was hit by the first atomic bomb used in war? | hard | Hiroshima | Berlin | Paris | Shanghai | Three days later, a second bomb hit Nagasaki.
Which group was made in 1945 to keep peace? | easy | The United Nations | The Boy Scouts | The Red Cross | The Olympic Games | Its main building is in New York City.
What time did the fighting of World War I stop on November 11? | hard | At 11 in the morning | At noon | At midnight | At 6 in the evening | People say “the eleventh hour of the eleventh day of the eleventh month.”
What was the Blitz? | medium | The bombing of British cities | A German dance | A fast train | A peace talk | Many people in London slept in subway stations.
Which flower is a sign for the dead of World War I? | easy | The poppy | The rose | The tulip | The daisy | A poem begins with poppies in Flanders fields.
Who guards the Tomb of the Unknown Soldier? | medium | Soldiers of the US Army | Park rangers | Boy Scouts | The president | They guard it day and night at Arlington.
What is an armistice? | medium | An agreement to stop fighting | A large cannon | A soldier’s coat | A secret code | Veterans Day was first called Armistice Day.
What is a dictator? | easy | A ruler with complete power | A person who writes letters | A leader chosen each year | A judge | Hitler and Mussolini were such rulers.
How did scrap drives help? | medium | Old metal and rubber were used again | Children learned to drive | Roads were cleaned for tanks | Farmers got new tractors | Old pots and tires became planes and trucks.
Why did people say “loose lips sink ships”? | hard | Careless talk could help the enemy | Ships were made of wood | Sailors sang too loudly | Kissing was not allowed | A spy might hear when a ship would leave.
Which event came first? | hard | World War I began | Pearl Harbor was attacked | Germany attacked Poland | The United Nations was founded | It began in 1914. The others came in 1941, 1939, and 1945.
A soldier writes, “We dug in, and rain filled our ditch.” Which war is this most likely? | hard | World War I | The Revolutionary War | The Civil War at sea | The War of 1812 | Trenches stretched across France and Belgium from 1914 on.
`,
    forms: questionForms,
  }),
  ...defineTextForms({
    ...{ id: 'middle-term', grades: ['5-6'], source, year },
    table: `
term | meaning | example | also
alliance | an agreement between countries to help each other in war | Britain, France, and Russia stood together in 1914. |
neutral | not taking sides in a war | Switzerland fought for neither side in either war. |
militarism | the belief that a strong army should come first | Germany’s generals were heroes, and its factories made more and more guns. |
nationalism | strong pride in one’s own nation | Serbs wanted all Serbs to live in one country. |
trench warfare | fighting from long ditches that face each other | Neither army moved more than a few miles in years. |
stalemate | a situation in which neither side can win | After many battles, the front line was where it had been a year before. |
propaganda | messages that are made to influence what people think | A poster showed the enemy as a wild ape. |
armistice | an agreement to stop fighting | The guns fell silent at 11 o’clock on November 11. |
reparations | money that a defeated country must pay for damage | After the war, Germany had to send billions to France and Britain. |
fascism | rule by a dictator who puts the nation above all rights | Mussolini closed newspapers, beat opponents, and said that the state was everything. |
appeasement | giving in to demands to avoid a war | At Munich, Britain and France let Hitler take part of Czechoslovakia. |
blitzkrieg | a fast attack with tanks and planes | Poland was overrun within weeks by armor and dive bombers. |
Axis | the side of Germany, Italy, and Japan in World War II | Berlin, Rome, and Tokyo signed a pact in 1940. |
Central Powers | the side of Germany and Austria-Hungary in World War I | The Ottoman Empire and Bulgaria joined Berlin and Vienna. |
home front | the life and work of people at home during a war | Families saved fat, planted beans, and worked in shipyards. |
rationing | giving each person a limited share of scarce goods | Drivers could buy only a few gallons of gas a week. | home front
internment | holding people in camps without a trial | Japanese American families lived behind barbed wire in Manzanar. |
concentration camp | a place where Nazis held and killed prisoners | Dachau and Buchenwald were freed by American soldiers in 1945. | internment
antisemitism | hatred of Jews | Nazi laws took away the rights of Jewish citizens. |
resistance | a secret fight against an army that holds one’s country | French men and women blew up rail lines at night. |
island hopping | taking some islands and passing by others | Marines took Tarawa and Saipan on the way to Japan. |
kamikaze | a pilot who crashes a plane on purpose | Near Okinawa, Japanese airmen flew straight into ships. |
unconditional surrender | giving up without any promises from the winner | Germany had to accept everything in May 1945. | armistice
genocide | the planned killing of a whole people | The Nazis tried to murder every Jew in Europe. | antisemitism; concentration camp
`,
    forms: historyTermForms,
  }),
  ...defineTextForms({
    ...{ id: 'middle-order', grades: ['5-6'], source, year },
    table: `
task | order | why
Put these events of World War I in order, earliest first. | Sarajevo, Lusitania, Zimmermann Telegram, armistice | They date from 1914, 1915, 1917, and 1918.
Put these events of World War II in order, earliest first. | invasion of Poland, Pearl Harbor, D-Day, Hiroshima | They date from 1939, 1941, 1944, and 1945.
In which order did these countries enter World War I? | Serbia, Britain, Italy, United States | Serbia and Britain fought from 1914, Italy from 1915, the United States from 1917.
In which order did Germany invade these countries? | Poland, Norway, France, Soviet Union | The invasions began in September 1939, April 1940, May 1940, and June 1941.
Put these battles in the Pacific in order. | Midway, Guadalcanal, Iwo Jima, Okinawa | They began in June 1942, August 1942, February 1945, and April 1945.
Which order is right for these steps between the wars? | Treaty of Versailles, Great Depression, Hitler in power, Munich Agreement | They date from 1919, 1929, 1933, and 1938.
`,
    forms: [orderForm],
  }),
  ...defineTextForms({
    ...{ id: 'middle', grades: ['5-6'], source, year },
    table: `
question | level | answer | w1 | w2 | w3 | why
What do the letters in MAIN, the causes of World War I, stand for? | medium | Militarism, alliances, imperialism, nationalism | Monarchy, armistice, invasion, neutrality | Militarism, appeasement, isolation, nationalism | Mobilization, artillery, imports, navies | The four letters help students to remember the causes.
Why did a shooting in Sarajevo lead to a war of many nations? | medium | Alliances pulled one country after another in | The killer had been sent by the German kaiser | Serbia and Russia attacked France the next day | The League of Nations ordered all to take sides | Russia backed Serbia, Germany backed Austria-Hungary, and so on.
Which side did the United States join in World War I? | easy | The Allies | The Central Powers | The Axis | Neither side | It fought with Britain and France from 1917 on.
What was the Western Front? | easy | A line of trenches through France and Belgium | A line of forts from Russia to the Black Sea | A chain of islands that Japan held in the Pacific | A union of countries west of the Rhine | It ran from the North Sea to Switzerland.
What did Germany offer Mexico in the Zimmermann Telegram? | medium | Lost lands such as Texas | A fleet of new submarines | Hawaii and the Philippines | Money for a canal | Britain decoded the message and showed it to the United States.
Why did Russia leave World War I early? | medium | A revolution broke out | Germany took its capital | Its allies had surrendered | It had won back Poland | The Bolsheviks took power in 1917 and made peace in 1918.
What did the Treaty of Versailles do to Germany? | medium | It took land, shrank its army, and made it pay | It split it into an East and a West for 40 years | It let it keep its colonies but not its kaiser | It made it join the League at once | Many Germans were bitter about the treaty.
Why did the United States not join the League of Nations? | medium | The Senate did not approve the treaty | President Wilson voted against the plan | Britain and France did not want it there | The Supreme Court forbade it | Many senators feared new wars in Europe.
How did the Great Depression help Hitler? | medium | Jobless people looked for a strong leader | Rich people left and gave him their homes | Foreign banks lent money to his party | It made France close its border | About six million Germans had no work in 1932.
What was decided at Munich in 1938? | hard | Germany could take the Sudetenland | Germany could take half of Poland | Austria and Germany would unite | Italy would leave the Axis | Britain’s leader believed that it meant “peace for our time.”
What did Germany and the Soviet Union secretly agree on in 1939? | hard | To divide Poland | To attack Britain | To share atomic bombs | To invade Norway | The pact surprised the world.
What happened at Dunkirk in 1940? | medium | Ships and small boats rescued Allied soldiers | German submarines sank the whole British fleet | Allied soldiers landed to free northern France | French tanks stopped the Germans for a month | More than 330,000 soldiers were saved.
Who won the Battle of Britain in 1940? | easy | The Royal Air Force | The German air force | The US Eighth Army | The Royal Marines | Germany had to give up its plan to invade.
What helped British pilots find German planes early? | medium | Radar | Sonar | Satellites | Searchlights | Radar stations along the coast saw planes far away.
Why did Japan attack Pearl Harbor? | hard | To cripple the fleet that could stop its conquests | To win sugar and fruit from the farms of Hawaii | To take revenge for bombs on the city of Tokyo | To help Germany win the Battle of the Atlantic | The United States had stopped selling it oil.
What was the Lend-Lease Act? | medium | A law to send supplies to the Allies | A law to draft men into the army | A law to rent ships from the French | A law to ration gas and sugar | It began before the United States was at war.
Why was the Battle of Stalingrad a turning point? | medium | A whole German army was lost | Stalin fell into German hands | American tanks came to Russia | Japan declared war on Russia | After February 1943, German armies fell back.
Why was Midway a turning point? | medium | Japan lost four aircraft carriers | Japan lost its last oil fields | Japan gave up all of its islands | Japan had to leave China | Code breakers had told the Americans about the plan.
What were the five beaches of D-Day? | hard | Utah, Omaha, Gold, Juno, and Sword | Texas, Ohio, Silver, Mars, and Spear | Dover, Calais, Brest, Nice, and Cannes | Red, White, Blue, Green, and Black | Americans landed at Utah and Omaha.
What was the Manhattan Project? | easy | The secret work on an atomic bomb | The plan to defend New York’s harbor | The training of spies for Europe | The building of ships in Brooklyn | Much of the work was done at Los Alamos, New Mexico.
Which two Japanese cities were hit by atomic bombs? | easy | Hiroshima and Nagasaki | Tokyo and Kyoto | Osaka and Kobe | Seoul and Busan | The bombs fell on August 6 and 9, 1945.
What were the Nuremberg trials? | medium | Court cases against Nazi leaders | Peace talks with the new Germany | Secret tests of German rockets | Free elections in Bavaria | They showed that leaders must answer for what they do.
How was Germany divided after World War II? | medium | Into four zones | Into two kingdoms | Into six republics | Into north and south | The zones were American, British, French, and Soviet.
What was Kristallnacht in 1938? | hard | A night of attacks on Jewish homes and shops | A night on which German planes bombed London | A night on which the parliament in Berlin burned | A night march of troops into Austria | The name means “night of broken glass.”
How did African Americans fight for a “Double V” in World War II? | hard | For victory abroad and against racism at home | For victory in Europe and for victory in Asia | For votes in the North and votes in the South | For two years of service and double pay | A newspaper in Pittsburgh started the campaign.
What did the GI Bill offer veterans? | easy | Help with college and homes | Free farmland in the West | New cars at half the price | Higher ranks in the army | It was passed in 1944.
Why did the wars change women’s lives? | medium | They took many jobs that men had held | They had to serve as soldiers at the front | They moved from the cities back to farms | They were the first to be drafted | After World War I, American women won the vote.
Which empire broke apart after World War I and lost its Arab lands? | hard | The Ottoman Empire | The British Empire | The Spanish Empire | The French Empire | Modern Turkey was founded in 1923.
`,
    forms: questionForms,
  }),
];
