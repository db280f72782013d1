import { questionForms } from '#services/learning/questions/facts/common-text-forms.ts';
import {
  historyTermForms,
  makePersonForms,
  makeThingForms,
} from '#services/learning/questions/facts/history/person-forms.ts';
import { defineTextForms } from '#services/learning/questions/facts/text-forms.ts';

const source = 'Encyclopaedia Britannica: World War I; World War II';
const year = 2023;

/** For grades 5 to 10. */
export const battlesAndLeadersForms = [
  ...defineTextForms({
    ...{ id: 'battle', grades: ['5-6', '7-8'], source, year },
    table: `
name | fact | why
the First Battle of the Marne | stopped the German march on Paris in 1914 | Some French troops rode to the front in taxis.
Gallipoli | cost many Australian and New Zealand lives on a Turkish shore | The Allies gave up the landing after eight months.
Verdun | was the longest fight of World War I, in which France held its forts | It lasted from February to December 1916.
the Somme | saw the first tanks and over a million casualties in 1916 | The British lost over 57,000 men on the first day.
Jutland | was the great clash of British and German battleships | After 1916, the German fleet mostly stayed in port.
Belleau Wood | made US Marines famous in France in June 1918 | They helped to stop a German drive toward Paris.
the Meuse-Argonne offensive | was the largest American attack of World War I | More than a million Americans fought there in the fall of 1918.
Dunkirk | ended with a rescue across the Channel in 1940 | Hundreds of small boats helped the navy.
the Battle of Britain | was fought by planes over England | The Royal Air Force kept Germany from invading.
Pearl Harbor | brought the United States into World War II | Over 2,400 Americans were killed.
Bataan | was followed by a deadly march of captured soldiers in the Philippines | Thousands died on the march in 1942.
Midway | cost Japan four aircraft carriers in June 1942 | It turned the tide in the Pacific.
Guadalcanal | was the first big American land attack in the Pacific | It lasted from August 1942 to February 1943.
Stalingrad | destroyed a German army on the Volga River | The last Germans surrendered in February 1943.
El Alamein | drove Rommel’s forces back from Egypt | Montgomery commanded the British in 1942.
Normandy | was the landing place of the largest fleet of invasion ever | It opened a second front in June 1944.
the Battle of the Bulge | was Germany’s last great attack in the West | It was fought in snowy forests of Belgium in the winter of 1944.
Iwo Jima | is known for a photo of Marines who raise a flag | The island was taken in early 1945.
Okinawa | was the last and bloodiest island fight of the Pacific war | It ended in June 1945.
`,
    forms: makeThingForms('event of the wars', [
      'What is true of the event called “{Name}”? It ____.',
      'Finish the line in a guidebook about “{Name}”: It ____.',
    ]),
  }),
  ...defineTextForms({
    ...{ id: 'leader', grades: ['7-8', '9-10'], source, year },
    table: `
who | did | scene | why
Gavrilo Princip | fired the shots at Sarajevo in June 1914 | This young Bosnian Serb wanted the South Slavs to be free of Habsburg rule. | He killed the heir to Austria-Hungary.
Alfred von Schlieffen | planned a quick defeat of France through Belgium | His plan of 1905 was meant to save Germany from a long war on two fronts. | The plan failed at the Marne in 1914.
Nicholas II | was forced from the Russian throne in March 1917 | He had taken personal command of his army, and he was blamed for its defeats. | The Romanov dynasty ended with him.
Vladimir Lenin | took Russia out of World War I | His slogan was “Peace, Land, and Bread,” and Germany let him ride home in a train. | His government signed the Treaty of Brest-Litovsk.
Ferdinand Foch | was supreme commander of the Allied armies in 1918 | In a railway car at Compiègne, this French marshal dictated terms to the Germans. | The armistice was signed there.
Paul von Hindenburg | won at Tannenberg and later named Hitler chancellor | An old field marshal became president of the Weimar Republic. | He died in office in 1934.
Georges Clemenceau | wanted to make Germany pay and weaken it forever | They called this French premier “the Tiger” at the peace talks in Paris. | France had been invaded twice within his lifetime.
David Lloyd George | was prime minister of Britain at the Paris Peace Conference | This Welshman stood between the idealism of Wilson and the harsh terms of France. | He had led his country since 1916.
Henry Cabot Lodge | led the senators who had reservations about the League | The chairman of the Foreign Relations Committee quarreled with Wilson over Article X. | The Senate rejected the treaty.
T. E. Lawrence | helped Arab forces to rise against the Ottoman Empire | This British officer rode camels and wrote “Seven Pillars of Wisdom.” | People called him “Lawrence of Arabia.”
Neville Chamberlain | signed the Munich Agreement and spoke of “peace for our time” | A British prime minister flew three times to Germany to avoid a war. | His policy is called appeasement.
Winston Churchill | warned early about Hitler and said, “We shall fight on the beaches” | He lost an election in July 1945, right after victory in Europe. | He became prime minister in May 1940.
Joseph Goebbels | directed Nazi propaganda | As a minister in Berlin, he controlled radio, film, and newspapers. | He was one of Hitler’s closest followers.
Heinrich Himmler | led the SS and organized the death camps | He had been a chicken farmer before he built up the black-uniformed guard. | He was one of the main planners of the Holocaust.
Isoroku Yamamoto | planned the attack on Pearl Harbor | This admiral had studied at Harvard. American pilots shot down his plane in 1943. | He feared a long war with the United States.
Hirohito | told his people by radio that Japan would surrender | He kept his throne after 1945, but no longer counted as divine. | He was emperor of Japan from 1926 to 1989.
Georgy Zhukov | commanded the Soviet armies that took Berlin | This marshal also defended Moscow and planned the blow at Stalingrad. | Berlin fell in May 1945.
Bernard Montgomery | beat the Afrika Korps at El Alamein | This British general in a black beret also commanded the ground forces on D-Day. | The battle was fought in 1942.
George C. Marshall | built up the US Army as chief of staff and later planned aid for Europe | This general won the Nobel Peace Prize in 1953. | Churchill called him the organizer of victory.
Philippe Pétain | led the French government that worked with Germany | The old hero of Verdun was condemned after World War II. | His government ruled the unoccupied part of France.
Raoul Wallenberg | gave thousands of Hungarian Jews Swedish passes | A young diplomat in Budapest put flags on houses to protect people in them. | He disappeared in Soviet hands in 1945.
A. Philip Randolph | planned a march on Washington to open defense jobs to Black workers | The head of a union of sleeping-car porters put pressure on Roosevelt in 1941. | Roosevelt then issued Executive Order 8802.
Fred Korematsu | challenged the order to leave his home in California in court | A welder of Japanese descent lost his case in 1944 and was cleared 39 years later. | The Supreme Court had upheld the exclusion.
Robert H. Jackson | was the chief American prosecutor at Nuremberg | A justice took leave from the Supreme Court and spoke of the hand of vengeance that was stayed. | The trial of Nazi leaders began in 1945.
Alan Turing | helped to break the Enigma code at Bletchley Park | This British mathematician built a machine that searched for keys. | The work gave the Allies secret information.
Albert Einstein | put his name under a warning to Roosevelt that Germany might build a bomb | A physicist who had fled to Princeton was asked for his signature in 1939. | The letter was one root of the Manhattan Project.
`,
    forms: makePersonForms('person', [
      'Which statement about {who} is correct? This person ____.',
      'Complete this entry on {who} in a book about the wars: This person ____.',
    ]),
  }),
  ...defineTextForms({
    ...{ id: 'junior-term', grades: ['7-8'], source, year },
    table: `
term | meaning | example | also
Triple Entente | the partnership of France, Russia, and Great Britain before 1914 | Three powers made agreements because they feared Germany. |
Triple Alliance | the pact of Germany, Austria-Hungary, and Italy before 1914 | Berlin, Vienna, and Rome promised one another help in 1882. |
imperialism | the policy of building an empire by ruling other lands | European powers raced one another for colonies in Africa. |
mobilization | getting an army ready for war | In July 1914, Russia called up its men and moved them to the border by train. |
ultimatum | a final demand with a threat | Austria-Hungary gave Serbia 48 hours to accept its terms. |
war of attrition | a war won by wearing the enemy down | At Verdun, generals hoped that the other side would run out of men first. |
total war | a war for which a country uses all its people and resources | Factories, farms, schools, and newspapers all had to serve the fight. |
contraband | goods that may not be shipped to an enemy in war | The British searched neutral ships for weapons and took them away. |
blockade | cutting off a coast so that no ships can come or go | British warships kept food from reaching German ports. |
unrestricted submarine warfare | sinking ships without warning, even neutral ones | In 1917, Germany told its U-boats to attack any vessel near Britain. |
convoy | a group of merchant ships guarded by warships | Destroyers sailed around forty freighters to protect them from torpedoes. |
conscription | drafting people for military service by law | The Selective Service Act of 1917 made men register at once. |
shell shock | mental injury from the strain of battle | A soldier back from the trenches trembled and could not speak. |
self-determination | the right of a people to choose its own government | Wilson wanted Poles and Czechs to have states of their own. |
mandate | a land ruled by another country for the League of Nations | Britain governed Palestine and Iraq in the name of an international body. |
demilitarized zone | an area in which no troops may be kept | After 1919, Germany was allowed no soldiers in the Rhineland. |
isolationism | the wish to stay out of other countries’ affairs | In the 1930s, Congress passed laws to keep Americans out of foreign wars. |
totalitarianism | total control by the state over people’s lives | The party decided what people read, taught, and said, even at home. |
Anschluss | the union of Austria with Germany in 1938 | German troops crossed the border, and Vienna lost its independence. |
scapegoat | a person or group that is blamed for others’ troubles | The Nazis falsely said that Jews had caused the defeat of 1918. |
ghetto | a closed part of a city where Jews were forced to live | In Warsaw, hundreds of thousands lived behind a wall without enough food. |
Final Solution | the Nazi plan to murder all the Jews of Europe | At Wannsee in 1942, officials planned how trains would run to death camps. |
D-Day deception | the fake army and false signals before the landing in Normandy | Rubber tanks in southeast England made Germans expect an attack at Calais. |
war crime | an act that breaks the laws of war | Shooting prisoners who have given up is punished by courts. |
`,
    forms: historyTermForms.map((form) =>
      form.id === 'meaning' ? { ...form, ask: 'What does “{term}” mean in the history of the world wars?' } : form,
    ),
  }),
  ...defineTextForms({
    ...{ id: 'junior', grades: ['7-8'], source, year },
    table: `
question | level | answer | w1 | w2 | w3 | why
Why was the Balkan region called the powder keg of Europe? | easy | National conflicts there could explode into war | Its factories made most of Europe’s gunpowder | Its mines held the coal that navies needed | Its rulers had built the largest armies in Europe | Austria-Hungary, Russia, and Serbia had rival aims there.
Why did Britain declare war on Germany in August 1914? | medium | Germany invaded neutral Belgium | Germany attacked the British fleet at Jutland | Germany sank the passenger ship Lusitania | Germany refused to leave Serbia | Britain had promised to protect Belgium by a treaty of 1839.
Why did trenches make attacks so costly? | medium | Machine guns could mow down men in the open | Soldiers could not see the enemy’s airplanes | Officers had to lead from far behind the lines | Trains could not bring food to the front line | Defenders had cover, and attackers had to cross bare ground.
Which two events of 1917 led the United States into World War I? | medium | Submarine attacks and the Zimmermann Telegram | The sinking of the Lusitania and the Battle of Verdun | The shooting at Sarajevo and the invasion of Belgium | The fall of the tsar and the peace of Brest-Litovsk | Congress declared war in April 1917.
What did the Espionage and Sedition Acts of 1917 and 1918 do? | hard | They limited speech against the war | They allowed the army to read enemy codes | They punished spies of Britain and France | They forced every man to register for the draft | Eugene V. Debs was sent to prison for a speech.
What moved many African Americans north during World War I? | medium | Jobs in factories | Free farmland in the West | Training camps of the army | Laws that banned segregation | It was part of the Great Migration.
Which point of Wilson’s plan became the League of Nations? | easy | A union of states to keep the peace | Freedom of the seas in peace and war | The return of Alsace-Lorraine to France | The end of secret treaties between states | It was the last of the Fourteen Points.
What did the “war guilt clause” say? | medium | Germany and its allies were responsible for the damage | Austria-Hungary alone had started the war against Serbia | All nations shared the blame and would pay for their own losses | The kaiser and his generals had to be tried by a German court | Article 231 was the basis for reparations.
Why was the flu of 1918 so deadly in camps and trenches? | hard | Crowded soldiers infected one another | Poison gas had weakened the water supply | Enemy planes spread the virus at the front | Doctors had no more of the vaccine | The pandemic killed more people than the battles did.
How did hyperinflation hurt Germans in 1923? | medium | Savings became worthless | Shops gave up paper money for gold coins | Wages were cut by a new tax on bread | Debts to banks became much larger | A loaf of bread cost billions of marks.
What was Hitler’s “Lebensraum”? | hard | Living space to be taken in the East | A union of all Germans with Austria | A line of forts on the French border | A youth camp for future soldiers | The idea led to the attack on the Soviet Union.
What did the Nuremberg Laws of 1935 do? | medium | They took citizenship from Jews | They sent all opponents to camps | They put Nazi leaders on trial | They ended the payment of reparations | They also forbade marriages between Jews and others.
Why did many ships with refugees find no port, as the St. Louis did in 1939? | hard | Countries kept strict limits on immigrants | German submarines blocked all the harbors | The passengers wished to return to Germany | The captains had no maps of foreign ports | Many of its passengers later died in the Holocaust.
What was the “Phony War”? | hard | Months with little fighting in the West | A radio play about an invasion from Mars | The air battle over southern England | The quick defeat of Poland in 1939 | It lasted from the fall of Poland to April 1940.
Why did Hitler’s attack on the Soviet Union fail in 1941? | medium | Distance, winter, and strong resistance | A revolt of German generals in Moscow | A second front that Britain opened in France | A Japanese attack on Siberia | German troops were stopped near Moscow.
How did the US government turn factories to war work? | easy | Carmakers built tanks and planes | The army took over all the steel mills | Workers were drafted and sent to Britain | Factories were moved to the Rocky Mountains | Detroit was called part of the “arsenal of democracy.”
What did Executive Order 9066 lead to? | medium | The removal of Japanese Americans from the West Coast | The end of segregation in the factories of the defense industry | The internment of all Germans and Italians in the United States | The rationing of gas and rubber in the states on the West Coast | About 120,000 people were sent to camps.
What did Executive Order 8802 forbid? | hard | Racial discrimination in defense jobs | Segregation in the army and the navy | Strikes in coal mines and steel mills | The sale of scrap iron to Japan | It was issued in June 1941.
Which unit of Japanese American soldiers became highly decorated? | medium | The 442nd Regimental Combat Team | The 54th Massachusetts Infantry Regiment | The 332nd Fighter Group of Tuskegee | The 369th Infantry Regiment | Its motto was “Go for Broke.”
What did the Allies decide to do first after Pearl Harbor? | medium | Defeat Germany | Defeat Japan | Liberate China | Invade Norway | The plan was called “Europe first.”
Why did the Allies invade Italy before France? | hard | To knock out a weaker Axis power | To stop the Soviet army at the Alps | To save Rome from the German bombers | To reach Japan through the Suez Canal | Mussolini fell in July 1943.
What did Stalin ask his allies for until 1944? | medium | A second front in Western Europe | A fleet that would attack Japan | A separate peace between Britain and Italy | A share of the oil fields in Arabia | Soviet forces had faced most of the German army.
What did Truman say was his reason to use the atomic bomb? | medium | To end the war quickly and save lives | To keep the Soviet Union out of Europe | To help the Nationalists win in China | To show Congress what the bomb had cost | Historians still discuss other reasons and the cost to civilians.
Why did Korea become divided in 1945? | hard | Soviet and American troops occupied two halves | Chinese and Japanese armies had fought there to a draw | The Koreans voted for two separate governments | The peace treaty with Japan had drawn a border | The border was set at the 38th parallel.
What new rivalry grew out of World War II? | easy | The Cold War | The Hundred Years’ War | The Opium War | The Crimean War | The United States and the Soviet Union became opponents.
Which five powers got a veto in the UN Security Council? | medium | United States, Soviet Union, Britain, France, and China | United States, Soviet Union, Britain, France, and Canada | United States, Soviet Union, Britain, Poland, and China | United States, Germany, Britain, France, and Japan | They were the main victors of the war.
How were the two peace settlements after 1918 and 1945 different? | hard | After 1945, the United States helped to rebuild its enemies | After 1918, Germany was divided into four zones of occupation | After 1945, Germany had to pay most of its reparations to Britain | After 1918, the United States joined the new world organization | The Marshall Plan is an example.
A poster shows a sugar bowl with the words “Share it for our boys.” What is its purpose? | easy | To support rationing | To raise money for farmers | To recruit new pilots | To warn of enemy spies | It asked people at home to use less.
A diary says, “Gas alarm again; the wire is cut; over the top at dawn.” What does “over the top” mean? | medium | Climbing out of the trench to attack | Flying low across the enemy’s lines | Falling back behind the second trench | Firing shells over one’s own men | Men climbed over the edge of the trench.
Which map shows the result of the peace treaties of 1919 and 1920? | hard | A map with a new Poland and Czechoslovakia | A map with Austria and Hungary as one empire | A map with an East and a West Germany | A map with Alsace-Lorraine as a part of Germany | New nations were carved from old empires.
`,
    forms: questionForms,
  }),
];
