import { orderForm, questionForms } from '#services/learning/questions/facts/common-text-forms.ts';
import {
  historyTermForms,
  makePersonForms,
  makeThingForms,
} from '#services/learning/questions/facts/history/person-forms.ts';
import { defineTextForms } from '#services/learning/questions/facts/text-forms.ts';

const source = 'OpenStax: World History, Volume 2';
const year = 2022;

/** For grades 9 to 12. */
export const warCourseForms = [
  ...defineTextForms({
    ...{ id: 'course-term', grades: ['9-10', '11-12'], source, year },
    table: `
term | meaning | example | also
blank check | Germany’s promise of full support for Austria-Hungary in July 1914 | Vienna could press Serbia without fear because Berlin stood behind it. |
Weltpolitik | Germany’s drive for overseas power under Wilhelm II | The kaiser wanted a large navy and “a place in the sun.” |
Pan-Slavism | the idea that Slavic peoples should unite | Russia saw itself as the protector of Serbs and Bulgarians. |
creeping barrage | artillery fire that moves forward just ahead of the infantry | Shells fell fifty yards in front of advancing men, then farther on. |
Schlieffen Plan | the scheme to beat France fast before turning to Russia | Armies were to swing through Belgium and take Paris within six weeks. |
Balfour Declaration | British support of 1917 for a Jewish national home in Palestine | A letter to Lord Rothschild raised hopes that clashed with promises to Arabs. |
Sykes-Picot Agreement | a secret plan to divide Ottoman lands between Britain and France | Two diplomats drew a line across the Middle East in 1916. |
Armenian genocide | the mass killing of an Ottoman Christian people from 1915 on | Families were marched into the Syrian desert, where hundreds of thousands died. |
Brest-Litovsk treaty | the agreement that took Russia out of the fighting in 1918 | The Bolsheviks gave up Ukraine, Poland, and the Baltic lands in March 1918. |
stab-in-the-back myth | the false claim that civilians betrayed an undefeated German army | Nationalists blamed socialists and Jews for the armistice. |
Weimar Republic | the democratic state in Germany between 1919 and 1933 | Its constitution gave women the vote and let the president rule by decree. |
Dawes Plan | the arrangement of 1924 that eased reparations with American loans | Money went from New York to Berlin, then to Paris and London, and back. |
Kellogg-Briand Pact | the treaty of 1928 that renounced war as a policy | Dozens of nations signed it, but nothing was said about enforcement. |
Washington Naval Conference | the meeting of 1921 and 1922 that limited battleships | The United States, Britain, and Japan agreed on a ratio of 5:5:3. |
Enabling Act | the law of March 1933 that let Hitler rule without parliament | The Reichstag voted away its own power while storm troopers stood around. |
Nazi-Soviet Pact | the nonaggression treaty of August 1939 | Ribbentrop and Molotov signed, and a secret protocol split Eastern Europe. |
Atlantic Charter | the statement of war aims by Roosevelt and Churchill in 1941 | On ships off Newfoundland, two leaders promised self-government and freedom of the seas. |
cash-and-carry | the rule that warring nations pay at once and ship arms themselves | Britain could buy American weapons in 1939 if it used its own vessels and gold. |
Operation Barbarossa | the German invasion of the Soviet Union in June 1941 | More than three million soldiers crossed a front of a thousand miles. |
Operation Overlord | the Allied invasion of northwestern Europe in June 1944 | Airborne troops landed by night, and the fleet came at dawn. |
Einsatzgruppen | mobile killing squads that followed the German army | At Babi Yar, they shot more than 33,000 Jews in two days. |
strategic bombing | air attacks on an enemy’s industry and cities | By day and night, fleets of planes struck Hamburg and Dresden. |
Bretton Woods system | the postwar monetary order with currencies tied to the dollar | A conference in New Hampshire in 1944 planned the IMF and the World Bank. |
Greater East Asia Co-Prosperity Sphere | Japan’s name for its wartime empire | Tokyo spoke of Asia for Asians, but took rice, oil, and labor by force. |
Vichy regime | the French government that collaborated with Germany | From a spa town, Marshal Pétain ruled the south and helped to deport Jews. |
Warsaw Ghetto Uprising | the armed Jewish revolt of April 1943 | With few pistols, fighters held off German troops for nearly a month. |
Potsdam Declaration | the call of July 1945 for Japan’s surrender | The Allies warned of “prompt and utter destruction.” |
Double V campaign | the Black press’s demand for victory abroad and equality at home | The Pittsburgh Courier asked why a man should fight for rights he lacked. |
`,
    forms: historyTermForms.map((form) =>
      form.id === 'meaning' ? { ...form, ask: 'In a course on the world wars, what does “{term}” refer to?' } : form,
    ),
  }),
  ...defineTextForms({
    ...{ id: 'document', grades: ['11-12'], source, year },
    table: `
name | fact | why
the Treaty of London of 1839 | guaranteed Belgian neutrality | Bethmann Hollweg called it a scrap of paper.
the Treaty of London of 1915 | brought Italy into the war by promising it Austrian lands | Italy later spoke of a mutilated victory.
the Fourteen Points | called for open diplomacy, free seas, and national self-determination | Wilson presented them in January 1918.
the Treaty of Saint-Germain | dissolved the Austrian half of the Habsburg Empire | It also forbade a union with Germany.
the Treaty of Trianon | took about two thirds of Hungary’s land | Millions of Magyars found themselves outside the new borders.
the Treaty of Sèvres | partitioned Ottoman Anatolia and was never ratified | Mustafa Kemal’s victory made it void.
the Treaty of Lausanne | recognized the borders of modern Turkey | It was signed in 1923.
the Treaty of Rapallo | ended the isolation of Germany and Soviet Russia in 1922 | The two outcasts renounced claims on each other.
the Locarno Treaties | confirmed Germany’s western borders but left the eastern ones open | They were signed in 1925.
the Stimson Doctrine | refused to recognize conquests in Manchuria | It was the American answer to Japan in 1932.
the Hoare-Laval plan | would have given Mussolini much of Ethiopia | A newspaper leak brought it down in 1935.
the Anti-Comintern Pact | joined Berlin and Tokyo against international communism | It was signed in 1936.
the Hossbach Memorandum | recorded Hitler’s talk in 1937 about war for living space | Historians debate whether it was a plan.
the Tripartite Pact | allied Germany, Italy, and Japan in September 1940 | It was aimed at keeping the United States out of the war.
the Declaration by United Nations | pledged 26 governments in January 1942 to make no separate peace | The name was later taken by the world body.
the Casablanca Conference | announced the policy of unconditional surrender | Roosevelt and Churchill met in Morocco in January 1943.
the Tehran Conference | settled on an invasion of France in 1944 | It was the first meeting of the Big Three.
the Yalta Conference | promised free elections in Poland and Soviet entry into the war on Japan | It took place in February 1945.
the Potsdam Conference | was the first meeting of the Big Three that Truman attended | Attlee replaced Churchill in the middle of it.
the Dumbarton Oaks Conference | drafted the structure of the United Nations | It met in Washington in 1944.
the London Charter of August 1945 | defined crimes against humanity for the trial of Nazi leaders | It set up the court at Nuremberg.
the Genocide Convention of 1948 | made the destruction of a people a crime under international law | Raphael Lemkin had coined the word.
`,
    forms: makeThingForms('document, plan, or meeting', ['{Name}: which words are true of it? It ____.']),
  }),
  ...defineTextForms({
    ...{ id: 'senior-order', grades: ['9-10'], source, year },
    table: `
task | order | why
In which order did these events of the July Crisis and its outcome take place? | shots in Sarajevo, blank check, Serbian reply, German invasion of Belgium | They date from June 28, July 5 and 6, July 25, and August 4, 1914.
Put these events of 1917 and 1918 in order. | Zimmermann Telegram, Bolshevik Revolution, Fourteen Points, armistice in the West | They date from early 1917, November 1917, January 1918, and November 1918.
Put Hitler’s steps before the war in order. | chancellor, Nuremberg Laws, Rhineland, Munich Agreement | They date from 1933, 1935, 1936, and 1938.
In which order did these acts bring American neutrality to an end? | Neutrality Act, cash-and-carry for arms, Lend-Lease, declaration of war | They date from 1935, 1939, March 1941, and December 1941.
Put these turning points against the Axis in order. | Midway, El Alamein, Kursk, Overlord | They date from June 1942, fall 1942, July 1943, and June 1944.
Put these wartime conferences in order. | Casablanca, Tehran, Yalta, Potsdam | They date from January 1943, November 1943, February 1945, and July 1945.
Put these events in the Pacific and Asia in order. | Manchuria, Nanjing, Pearl Harbor, Hiroshima | They date from 1931, 1937, 1941, and 1945.
`,
    forms: [orderForm],
  }),
  ...defineTextForms({
    ...{ id: 'thinker', grades: ['11-12'], source, year },
    table: `
who | did | scene | why
Theobald von Bethmann Hollweg | dismissed the guarantee of Belgium as a scrap of paper | A German chancellor hoped in July 1914 that the conflict could be kept local. | Britain entered the war over Belgium.
Rosa Luxemburg | opposed the war as a socialist and founded the Spartacus League | Soldiers of the Free Corps murdered this Polish-born Marxist in Berlin in January 1919. | She spent much of the war in prison.
John Maynard Keynes | resigned from his delegation and attacked the reparations of 1919 | This Cambridge economist called the peace Carthaginian. | His book made him famous.
Gustav Stresemann | reconciled Weimar Germany with France in the 1920s | A German foreign minister shared the Nobel Peace Prize with Aristide Briand. | He led the way to Locarno and to the League.
Wilfred Owen | wrote poems against the “old Lie” that dying for one’s country is sweet | An English officer was killed one week before the armistice. | “Dulce et Decorum Est” is his best-known poem.
Erich Maria Remarque | wrote “All Quiet on the Western Front” | The Nazis burned the novel of this German veteran, who left for Switzerland. | It appeared in 1928 and 1929.
Haile Selassie | appealed to the League in 1936 against the conquest of his country | This emperor of Ethiopia warned in Geneva, “It is us today. It will be you tomorrow.” | Sanctions against Italy were weak.
Dietrich Bonhoeffer | joined the resistance as a Protestant theologian | This pastor wrote letters from a Berlin prison and was hanged in April 1945. | He had helped to found the Confessing Church.
Sophie Scholl | spread leaflets of the White Rose in Munich | A student of 21 was caught at her university and executed in 1943. | Her brother Hans was executed with her.
Claus von Stauffenberg | placed a bomb in Hitler’s headquarters in July 1944 | A wounded colonel flew back to Berlin to start Operation Valkyrie. | Hitler survived, and the plotters were executed.
Jan Karski | carried a report on the murder of Polish Jews to London and Washington | This courier of the Polish underground had been smuggled into the Warsaw ghetto. | He met Roosevelt in 1943.
Chiune Sugihara | issued transit visas to Jewish refugees against his orders | A Japanese consul in Kaunas wrote papers by hand day and night in 1940. | Thousands of people escaped because of him.
Henry L. Stimson | advised on the atomic bomb as secretary of war and struck Kyoto from the target list | In the 1930s, this American had refused to recognize conquests by force. | He defended the decision in an article of 1947.
Raphael Lemkin | coined the word genocide | A Polish-Jewish lawyer lost most of his family and pressed the United Nations for a convention. | The convention was adopted in 1948.
`,
    forms: makePersonForms('person of the period', ['In a lecture on {who}, which words are true? This person ____.']),
  }),
  ...defineTextForms({
    ...{ id: 'senior', grades: ['9-10'], source, year },
    table: `
question | level | answer | w1 | w2 | w3 | why
Which long-term cause of World War I does the Anglo-German naval race illustrate? | easy | Militarism | Appeasement | Isolationism | Totalitarianism | Each country built more dreadnoughts because the other did.
How did the alliance system turn a local crisis into a general war? | easy | Each declaration of war obliged other states to act | Each alliance had promised to stay neutral for a year | It gave the League of Nations the right to send troops | It bound the United States to join Britain and France | Within a week, most great powers were at war.
Why did the Schlieffen Plan make diplomacy harder in 1914? | medium | Its timetable left no time once Russia mobilized | Its maps had been published in the French newspapers | It required the consent of Belgium and Luxembourg | It depended on the help of Italian troops at the Marne | Germany felt that it had to strike France at once.
Which factor most explains the stalemate in the West by the end of 1914? | medium | Defensive firepower was stronger than attack | Both sides had run out of trained soldiers | Airplanes destroyed all roads to the front | Neutral states had forbidden any further attacks | Machine guns, wire, and artillery stopped infantry.
How did World War I change the role of government in the economies of warring states? | medium | Governments planned production and prices | Governments gave up all taxes on large firms | Governments sold their railroads to investors | Governments left the economy to the colonies | The US War Industries Board is an example.
Why did colonial soldiers’ service strengthen independence movements? | medium | They expected rights in return | They had been promised farms in Europe | They took over the officers’ ranks | They had been trained to lead revolts | Millions came from India and Africa.
What was the aim of the Committee on Public Information? | easy | To win Americans over to the war effort | To count the casualties of each division | To publish the secret treaties of the Allies | To investigate the profits of arms makers | George Creel led it with posters and speakers.
Which test did the Supreme Court use in Schenck v. United States in 1919? | hard | Clear and present danger | Separate but equal facilities | Imminent lawless action | Beyond a reasonable doubt | Justice Holmes compared such speech to a false cry of fire.
Which fear did the Red Scare after World War I express? | easy | A communist revolution in America | A new wave of the deadly influenza | A German attack across the Mexican border | A return of the king of England | The Palmer Raids arrested thousands.
What was a weakness of the League of Nations from the beginning? | medium | It had no army and lacked the United States | It could be ruled by votes of the defeated states | It had to ask Germany for troops and money | It met only once every five years in Geneva | Decisions of its council had to be unanimous.
Why did Japan invade Manchuria in 1931? | medium | For raw materials and land | To stop a civil war in Korea | To obey a mandate of the League | To help Chinese communists in Beijing | Japan’s industry lacked coal, iron, and oil.
What did the Spanish Civil War let Germany and Italy do? | medium | Test new weapons and tactics | Win new colonies in Africa | Take Gibraltar from the British | Practice landings from the sea | Guernica was bombed by German planes in 1937.
Why did France build the Maginot Line, and how did Germany get around it? | medium | To stop a frontal attack; Germany came through the Ardennes | To keep out Italy; Germany came across the Alps with its ally | To protect Paris; Germany landed behind it on the Channel coast | To guard the Rhine; Germany crossed Switzerland with its tanks | The forts faced the German border only.
Which arguments did Americans use for neutrality in the 1930s? | easy | The last war had cost lives and enriched arms makers | Trade with Germany and Japan made up most American exports | The Constitution allowed wars only on American soil | Britain and France had asked Americans to stay out of Europe | The Nye Committee had blamed bankers and munitions firms.
Which step brought the United States closest to war with Germany before Pearl Harbor? | hard | Naval convoys in the Atlantic in 1941 | The Neutrality Act of August 1935 | The embargo on oil for Japan in 1941 | The occupation of the Rhineland | American destroyers exchanged fire with U-boats that fall.
Why did the United States freeze Japanese assets and stop oil exports in 1941? | medium | Japan had occupied southern Indochina | Japan had attacked the Philippines | Japan had withdrawn from the League of Nations | Japan had signed a treaty with the Soviet Union | Japan got most of its oil from the United States.
What was the significance of the capture of Enigma keys for the Battle of the Atlantic? | medium | Convoys could be sent around U-boat groups | German bombers could be led to false targets | Japanese orders could be read before Midway | Messages of Soviet spies could be read in London | The intelligence was called Ultra.
Why did the Allies follow a strategy of island hopping? | easy | To move closer to Japan without taking every base | To cut off Japan from its German and Italian allies | To protect Australia by taking every island around it | To bring food and arms to the Chinese army by land | Strong bases such as Rabaul were cut off.
Which long-term result did the Bracero Program of 1942 have? | hard | Mexican workers became important for American farms | Mexican oil companies were sold to American owners | American factories were moved to the Mexican border | American women replaced men in the fields for good | It lasted until 1964.
What did the Zoot Suit Riots of 1943 show? | medium | Ethnic tension in wartime cities | Anger about the rationing of gasoline | Support for Mussolini among immigrants | Protest of students against the draft | Servicemen attacked young Mexican Americans in Los Angeles.
Why does the Holocaust count as a turning point in international law? | medium | Leaders were tried for crimes against humanity | States agreed to give up their right to own armies | Refugees received the right to enter any country | The League of Nations was given its own court | The trials at Nuremberg set a precedent.
What did most people sent to Auschwitz-Birkenau suffer on arrival? | hard | Selection, and for most, murder in gas chambers | Registration, and for most, transfer to neutral Sweden | Interrogation, and for most, a trial before a judge | Quarantine, and for most, release after the harvest | Over a million people were murdered there, most of them Jews.
Which conflict over Eastern Europe followed from Yalta? | medium | Stalin did not allow free elections | Britain refused to leave Poland | Germany kept the city of Warsaw | Roosevelt demanded bases in Hungary | The dispute was an early cause of the Cold War.
Which demographic effect did World War II have in the United States? | easy | Migration to cities in the West | A return of families to small farms | A fall in the number of births after 1945 | A move of Black families back to the South | War plants in California drew millions.
What ended the Great Depression in the United States, by most accounts? | easy | Spending for the war | The Smoot-Hawley Tariff | The return to the gold standard | The National Recovery Act | Unemployment fell below 2 percent by 1944.
Which reason makes a propaganda poster a useful source for historians? | medium | It shows what a government wanted people to believe | It shows what most people at the time really believed | It gives exact numbers for the losses of both sides | It was checked by neutral observers before it was printed | Its purpose tells about aims and fears of the time.
Which source gives the best view of a soldier’s daily life at Verdun? | easy | A letter from the trench | A general’s official report | A map of the railroads in 1916 | A film made in 1998 | A letter written at the time is a primary source.
How did women’s work in World War I help their political rights? | medium | It strengthened the argument for suffrage | It gave women seats in the League of Nations | It led to equal wages in all the factories | It made women officers in the regular army | Wilson called the vote a war measure in 1918.
What did the Harlem Hellfighters of World War I experience? | hard | Honor from France and segregation at home | Command of white troops in the US Army | A mutiny in France and a trial at home | Service in the Pacific and homes in Japan | The 369th Infantry spent 191 days at the front.
How did decolonization follow from World War II? | medium | Weakened empires could not hold their colonies | Colonies had sided with Germany and were set free | The United Nations bought colonies and freed them | The victors divided all the colonies of France | India became independent in 1947.
Why was Poland’s fate in 1939 called a fourth partition? | hard | Germany and the Soviet Union divided it | Four Allied armies occupied it in zones | Germany, Austria, and Hungary divided it | Its government agreed to give up four provinces | Poland had been partitioned three times in the 1700s.
`,
    forms: questionForms,
  }),
  ...defineTextForms({
    ...{ id: 'advanced', grades: ['11-12'], source, year },
    table: `
question | level | answer | w1 | w2 | w3 | why
What was Fritz Fischer’s thesis about 1914? | hard | Germany bore chief responsibility through aims for world power | The powers slid into a war that no government had wanted | Russia bore chief responsibility because it mobilized first | Britain planned the war in order to destroy a trade rival | His book of 1961 began a long debate.
Which view of 1914 does Christopher Clark’s title “The Sleepwalkers” suggest? | medium | Leaders of several states moved into war without seeing its horror | Generals in Berlin alone had planned the war since the year 1912 | Public opinion in the capitals forced unwilling rulers to fight | Bankers and arms makers led governments into a profitable war | He spreads responsibility among the powers.
What did A. J. P. Taylor argue about the origins of World War II? | hard | Hitler was an opportunist in foreign policy | Hitler followed the timetable of “Mein Kampf” | Stalin planned the war in order to weaken the West | Roosevelt wanted war so as to end the Depression | Taylor’s book of 1961 provoked the intentionalists.
What is the core of the debate between intentionalists and functionalists on the Holocaust? | hard | Long-held plan or step-by-step radicalization | Economic interest or religious conviction | Guilt of the army or guilt of the diplomats | Local collaboration or Allied indifference | Many scholars now combine both views.
Which argument does John Maynard Keynes make in “The Economic Consequences of the Peace”? | medium | Harsh reparations would ruin Europe’s economy | Germany should be divided to prevent a new war | The gold standard had been the true cause of the war | The United States should take over Europe’s colonies | He resigned from the British delegation in 1919.
Why do some historians speak of a “Second Thirty Years’ War” from 1914 to 1945? | medium | They see both wars as one connected crisis | They believe that religion caused both wars | They count thirty separate wars in those years | They hold that one treaty ended both wars | Unsettled issues of 1919 led to 1939.
Which domestic function did the “spirit of 1914” and the German Burgfrieden serve? | hard | A truce between parties during the war | A ban on newspapers of the opposition | A new constitution with votes for women | A pact between churches and labor unions | Even Social Democrats voted for war credits.
How did the Hindenburg Program of 1916 change Germany? | hard | The army directed industry and labor | The parliament took control of the army | The navy received half of the steel | The large estates were divided among veterans | It brought the country close to military dictatorship.
Why did the mutinies of 1917 matter for France? | medium | They forced a halt to costly offensives | They ended the Third Republic for a time | They removed Clemenceau from his office | They let German troops march into Paris | Pétain improved leave and food, and waited for tanks and Americans.
Which economic mechanism linked the crash of 1929 to German politics? | medium | American short-term loans were called back | Reparations were doubled by the Young Plan | Gold flowed into Berlin and raised prices | Tariffs fell, and cheap goods closed factories | Unemployment strengthened Nazis and communists.
What role did Article 48 play in the end of the Weimar Republic? | medium | It let the president rule by emergency decree | It let the chancellor command the army in peace | It allowed the states to leave the republic | It barred parties with less than five percent | Brüning, Papen, and Schleicher governed with it.
Why did the policy of sanctions against Italy in 1935 fail? | medium | Oil was left out and the Suez Canal stayed open | The United States supplied Italy through Ethiopia | The League’s bombers did not reach their targets | Germany had already annexed the Italian colonies | Britain and France wanted to keep Italy on their side.
What is the main argument of those who defend Chamberlain’s appeasement? | hard | It won time for rearmament | It saved the borders of Czechoslovakia | It kept Mussolini out of the war until 1945 | It won Stalin over as an ally in 1938 | Radar and fighters were not ready in 1938.
How did the Nazi “Hunger Plan” relate to the war in the East? | hard | It meant to feed the army by starving Soviet civilians | It meant to feed German cities by taking food from Denmark | It meant to force Britain to surrender by sinking grain ships | It meant to cut rations in order to pay for new tanks | Millions of prisoners and city dwellers were to die.
Which effect did the Commissar Order have? | hard | Captured Soviet political officers were shot | Captured Soviet generals were tried in Berlin | Soviet officials could change sides without penalty | Soviet villages were placed under German mayors | It broke the laws of war.
How did the Soviet Union keep producing arms after the invasion of 1941? | medium | It moved factories behind the Urals | It bought most of its tanks from Japan | It rebuilt its plants on British soil | It turned Leningrad into its main arsenal | Over 1,500 plants were moved eastward.
What is the “Ultra secret” important for in the historiography of the war? | hard | Its release in the 1970s changed accounts of Allied success | Its release in the 1920s showed who had started World War I | It proved that Germany had nearly finished an atomic bomb | It revealed that D-Day had been planned by Soviet generals | Earlier histories could not mention the broken codes.
Which question divides historians about Hiroshima, as in Gar Alperovitz’s work? | medium | Whether the bomb was also meant to impress Moscow | Whether the bomb was dropped on a Sunday or a Monday | Whether Truman knew that the bomb had been tested | Whether Japan had agreed to surrender on August 1 | Others stress the wish to avoid an invasion.
Why was the Soviet declaration of war on August 8, 1945, important for Tokyo? | hard | It ended hope of Soviet mediation | It made the Soviet Union the owner of Korea | It gave the atomic bomb to Moscow | It cut Japan off from its oil in Sumatra | Some historians think that it mattered as much as the bombs.
How did Korematsu v. United States justify exclusion? | medium | By military necessity | By immigration quotas | By a treaty with Japan | By the law of citizenship | Justice Murphy called it a fall into “the ugly abyss of racism.”
What does Raphael Lemkin’s term “genocide” combine? | easy | A Greek word for people and a Latin word for killing | A Latin word for people and a German word for war | A Greek word for law and a Latin word for breaking | A French word for nation and a Greek word for death | He used it in a book of 1944.
What do historians mean by the “imperial overstretch” of Japan by 1942? | medium | Its commitments were larger than its resources | Its emperor had more power than the constitution allowed | Its colonies produced more than its industry could use | Its navy was larger than treaties had permitted | Its front ran from Burma to the Aleutians.
How did total war blur the line between soldiers and civilians? | easy | Workers and cities became targets | Civilians were given military ranks | Soldiers were sent home for the harvest | Armies were replaced by volunteers | Blockade and bombing were aimed at whole societies.
Which institution of 1944 was meant to rebuild war-damaged economies by loans? | easy | The World Bank | The League of Nations | The Warsaw Pact | The European Union | Its formal name is the International Bank for Reconstruction and Development.
What lesson did planners of 1944 draw from the trade wars of the 1930s? | medium | Open trade and stable currencies support peace | High tariffs protect jobs without harming others | Colonies should trade only with their owners | Nations should settle all debts in silver | Tariffs and devaluations had deepened the Depression.
A British memo of 1938 calls Czechoslovakia “a far-away country.” What should a historian examine first? | medium | Who wrote it, for whom, and why | How long it is and on what paper | Whether later writers agree with it | Whether it uses the names of places correctly | Origin and purpose decide what a source can show.
Why are postwar memoirs of German generals read with caution? | medium | They shifted blame to Hitler and denied the army’s crimes | They were written by order of Hitler before the war ended | They praised the Soviet army and admitted all of their own errors | They dealt with battles of World War I and not of World War II | The “clean Wehrmacht” was a myth.
Which comparison supports the view that the United States was slow to aid Europe’s Jews? | hard | Immigration quotas were not even filled in most years | Immigration quotas were larger than those of Britain | Congress doubled the quotas after the pogroms of 1938 | All the ships with refugees were admitted after 1939 | The War Refugee Board was set up only in 1944.
How did the wars change the balance of world finance? | easy | The United States became the main creditor | Britain became the main creditor of the world | Germany held most of the world’s gold reserves | France issued the currency used in world trade | Britain sold assets to pay for both wars.
Which concept of Wilson’s encouraged protest from Korea to Egypt in 1919? | easy | Self-determination | Dollar diplomacy | Collective bargaining | Containment | Historian Erez Manela calls it the Wilsonian moment.
Why did China refuse to sign the Treaty of Versailles? | hard | Japan received German rights in Shandong | China had been left out of the conference | Britain refused to give back Hong Kong | China was asked to pay reparations to Germany | The May Fourth Movement grew out of the protest.
Which idea did George Kennan and others draw from the 1930s for the Cold War? | medium | Aggressors should not be appeased | Alliances lead democracies into wars | Trade is the best way to calm dictators | Small states should give way to large ones | The “lesson of Munich” was often cited.
How did the Wannsee Conference of January 1942 matter? | medium | It coordinated agencies for genocide already under way | It ordered the first boycott of Jewish shops in Germany | It decided to deport all European Jews to Madagascar | It ended the murder of disabled people in Germany | Heydrich led the meeting of officials.
`,
    forms: questionForms,
  }),
];
