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
the Potsdam Conference | was the first summit of the victors with Truman | Attlee replaced Churchill in the middle of it.
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
Which long-term cause of World War I does the Anglo-German naval race illustrate? | easy | Militarism | Appeasement | Fascism | Communism | Each country built more dreadnoughts because the other did.
How did the alliance system turn a local crisis into a general war? | easy | Each declaration of war obliged other states to act | It let the League of Nations vote | It gave Serbia control of Russia | It forced the United States to mobilize in 1914 | Within a week, most great powers were at war.
Why did the Schlieffen Plan make diplomacy harder in 1914? | medium | Its timetable left no time once Russia mobilized | It required the consent of Belgium | It had been published in newspapers | It depended on Italian ships | Germany felt that it had to strike France at once.
Which factor most explains the stalemate in the West by the end of 1914? | medium | Defensive firepower was stronger than attack | Both sides lacked soldiers | Both sides had too many tanks | Snow covered the front all year | Machine guns, wire, and artillery stopped infantry.
How did World War I change the role of government in the economies of warring states? | medium | Governments planned production and prices | Governments gave up all taxes | Governments sold their railroads | Governments left trade to colonies | The US War Industries Board is an example.
Why did colonial soldiers’ service strengthen independence movements? | medium | They expected rights in return | They were given European land | They lost contact with home | They became kings | Millions came from India and Africa.
What was the aim of the Committee on Public Information? | easy | To win Americans over to the war effort | To count casualties | To publish secret treaties | To train reporters for the army | George Creel led it with posters and speakers.
Which test did the Supreme Court use in Schenck v. United States in 1919? | hard | Clear and present danger | Separate but equal | Strict scrutiny | Reasonable doubt | Justice Holmes compared such speech to a false cry of fire.
Which fear did the Red Scare after World War I express? | easy | A communist revolution in America | A new flu | Japanese immigration | The return of the draft | The Palmer Raids arrested thousands.
What was a weakness of the League of Nations from the beginning? | medium | It had no army and lacked the United States | It had too many soldiers | It was ruled by Germany | It met only once | Decisions of its council had to be unanimous.
Why did Japan invade Manchuria in 1931? | medium | For raw materials and land | To help Chinese communists | To obey the League | To take Russian ports in Europe | Japan’s industry lacked coal, iron, and oil.
What did the Spanish Civil War let Germany and Italy do? | medium | Test new weapons and tactics | Join the Allies | Conquer Portugal | Sell wine | Guernica was bombed by German planes in 1937.
Why did France build the Maginot Line, and how did Germany get around it? | medium | To stop a frontal attack; Germany came through the Ardennes | To keep out Italy; Germany came by sea | To protect Paris; Germany dug tunnels | To guard Spain; Germany used parachutes alone | The forts faced the German border only.
Which arguments did Americans use for neutrality in the 1930s? | easy | The last war had cost lives and enriched arms makers | Germany was an ally | Britain was too strong | The army was needed in China | The Nye Committee had blamed bankers and munitions firms.
Which step brought the United States closest to war with Germany before Pearl Harbor? | hard | Naval convoys in the Atlantic in 1941 | The Neutrality Act of 1935 | The Munich Agreement | The annexation of Hawaii | American destroyers exchanged fire with U-boats that fall.
Why did the United States freeze Japanese assets and stop oil exports in 1941? | medium | Japan had occupied southern Indochina | Japan had left the Olympics | Japan had attacked Hawaii | Japan had invaded Alaska | Japan got most of its oil from the United States.
What was the significance of the capture of Enigma keys for the Battle of the Atlantic? | medium | Convoys could be sent around U-boat groups | German planes lost their fuel | Japan’s navy surrendered | The Allies could read Soviet mail | The intelligence was called Ultra.
Why did the Allies follow a strategy of island hopping? | easy | To move closer to Japan without taking every base | To gather food for China | To avoid using ships | To free Hawaii | Strong bases such as Rabaul were cut off.
Which long-term result did the Bracero Program of 1942 have? | hard | Mexican workers became important for American farms | Mexico joined the Axis | The border was closed for good | Farm machines were forbidden | It lasted until 1964.
What did the Zoot Suit Riots of 1943 show? | medium | Ethnic tension in wartime cities | Support for Italy | A shortage of ships | A strike of tailors | Servicemen attacked young Mexican Americans in Los Angeles.
Why does the Holocaust count as a turning point in international law? | medium | Leaders were tried for crimes against humanity | Treaties were abolished | States lost their borders | Wars became legal | The trials at Nuremberg set a precedent.
What did most people sent to Auschwitz-Birkenau suffer on arrival? | hard | Selection, and for most, murder in gas chambers | A trial before a judge | An exchange for prisoners | A transfer to neutral Sweden | Over a million people were murdered there, most of them Jews.
Which conflict over Eastern Europe followed from Yalta? | medium | Stalin did not allow free elections | Britain annexed Poland | Germany kept Warsaw | The United States left the UN | The dispute was an early cause of the Cold War.
Which demographic effect did World War II have in the United States? | easy | Migration to cities in the West | A return to small farms | A fall in births after 1945 | An end to immigration from Europe for good | War plants in California drew millions.
What ended the Great Depression in the United States, by most accounts? | easy | Spending for the war | The Smoot-Hawley Tariff | The stock market of 1929 | The gold standard | Unemployment fell below 2 percent by 1944.
Which reason makes a propaganda poster a useful source for historians? | medium | It shows what a government wanted people to believe | It shows what all people believed | It gives exact numbers of losses | It is never biased | Its purpose tells about aims and fears of the time.
Which source gives the best view of a soldier’s daily life at Verdun? | easy | A letter from the trench | A general’s statue | A map of railways | A film of 1998 | A letter written at the time is a primary source.
How did women’s work in World War I help their political rights? | medium | It strengthened the argument for suffrage | It ended the vote for men | It made them officers | It gave them seats in the League | Wilson called the vote a war measure in 1918.
What did the Harlem Hellfighters of World War I experience? | hard | Honor from France and segregation at home | A revolt against France | Service in Japan | Command of the US Army | The 369th Infantry spent 191 days at the front.
How did decolonization follow from World War II? | medium | Weakened empires could not hold their colonies | Victors gave all colonies to Germany | The UN bought the colonies | Colonies had fought against each other | India became independent in 1947.
Why was Poland’s fate in 1939 called a fourth partition? | hard | Germany and the Soviet Union divided it | Four armies occupied it | It was split in four zones | It was sold to Austria | Poland had been partitioned three times in the 1700s.
`,
    forms: questionForms,
  }),
  ...defineTextForms({
    ...{ id: 'advanced', grades: ['11-12'], source, year },
    table: `
question | level | answer | w1 | w2 | w3 | why
What was Fritz Fischer’s thesis about 1914? | hard | Germany bore chief responsibility through aims for world power | All powers slid into war by accident | Britain planned the war for trade | Serbia alone was guilty | His book of 1961 began a long debate.
Which view of 1914 does Christopher Clark’s title “The Sleepwalkers” suggest? | medium | Leaders of several states moved into war without seeing its horror | Germany alone planned a world war | The people forced war on kings | Bankers started the war | He spreads responsibility among the powers.
What did A. J. P. Taylor argue about the origins of World War II? | hard | Hitler was an opportunist in foreign policy | Hitler followed a fixed timetable | Poland provoked the war | Stalin planned the war alone | Taylor’s book of 1961 provoked the intentionalists.
What is the core of the debate between intentionalists and functionalists on the Holocaust? | hard | Long-held plan or step-by-step radicalization | Whether it took place in Europe | Whether Jews fought back | Whether trials were fair | Many scholars now combine both views.
Which argument does John Maynard Keynes make in “The Economic Consequences of the Peace”? | medium | Harsh reparations would ruin Europe’s economy | Germany should lose its colonies | The gold standard should be abolished | War debts should be doubled | He resigned from the British delegation in 1919.
Why do some historians speak of a “Second Thirty Years’ War” from 1914 to 1945? | medium | They see both wars as one connected crisis | The wars were about religion | The wars lasted thirty years each | The same treaty ended both | Unsettled issues of 1919 led to 1939.
Which domestic function did the “spirit of 1914” and the German Burgfrieden serve? | hard | A truce between parties during the war | A ban on churches | A new constitution | A land reform | Even Social Democrats voted for war credits.
How did the Hindenburg Program of 1916 change Germany? | hard | The army directed industry and labor | Parliament took over the army | Farms were broken up | The navy was sold | It brought the country close to military dictatorship.
Why did the mutinies of 1917 matter for France? | medium | They forced a halt to costly offensives | They ended the republic | They opened Paris to Germany | They removed Clemenceau | Pétain improved leave and food, and waited for tanks and Americans.
Which economic mechanism linked the crash of 1929 to German politics? | medium | American short-term loans were called back | Reparations were doubled | Gold flowed into Berlin | Tariffs fell to zero | Unemployment strengthened Nazis and communists.
What role did Article 48 play in the end of the Weimar Republic? | medium | It let the president rule by emergency decree | It banned the Nazi party | It limited the army | It gave women the vote | Brüning, Papen, and Schleicher governed with it.
Why did the policy of sanctions against Italy in 1935 fail? | medium | Oil was left out and the Suez Canal stayed open | The League bombed Rome | Ethiopia withdrew | The United States invaded Sicily | Britain and France wanted to keep Italy on their side.
What is the main argument of those who defend Chamberlain’s appeasement? | hard | It won time for rearmament | It saved Czechoslovakia | It won over Stalin | It stopped the Anschluss | Radar and fighters were not ready in 1938.
How did the Nazi “Hunger Plan” relate to the war in the East? | hard | It meant to feed the army by starving Soviet civilians | It fed prisoners of war | It was relief for Poland | It was an Allied blockade | Millions of prisoners and city dwellers were to die.
Which effect did the Commissar Order have? | hard | Captured Soviet political officers were shot | Generals were tried in Berlin | Soviet towns were evacuated | Prisoners were exchanged | It broke the laws of war.
How did the Soviet Union keep producing arms after the invasion of 1941? | medium | It moved factories behind the Urals | It bought arms from Japan | It used only captured guns | It stopped building tanks | Over 1,500 plants were moved eastward.
What is the “Ultra secret” important for in the historiography of the war? | hard | Its release in the 1970s changed accounts of Allied success | It proved that Germany had the bomb | It showed that D-Day was unplanned | It ended the study of diplomacy | Earlier histories could not mention the broken codes.
Which question divides historians about Hiroshima, as in Gar Alperovitz’s work? | medium | Whether the bomb was also meant to impress Moscow | Whether the bomb was built in Nevada | Whether Truman was president | Whether Japan had carriers | Others stress the wish to avoid an invasion.
Why was the Soviet declaration of war on August 8, 1945, important for Tokyo? | hard | It ended hope of Soviet mediation | It opened trade with Siberia | It brought Soviet bombers to Hawaii | It freed Korea at once | Some historians think that it mattered as much as the bombs.
How did Korematsu v. United States justify exclusion? | medium | By military necessity | By immigration quotas | By a treaty with Japan | By state property law | Justice Murphy called it a fall into “the ugly abyss of racism.”
What does Raphael Lemkin’s term “genocide” combine? | easy | A Greek word for people and a Latin word for killing | Two German words for race | A French word for war and a Greek word for law | Two Latin words for peace | He used it in a book of 1944.
What do historians mean by the “imperial overstretch” of Japan by 1942? | medium | Its commitments were larger than its resources | It had too many emperors | It had no colonies | It gave up its navy | Its front ran from Burma to the Aleutians.
How did total war blur the line between soldiers and civilians? | easy | Workers and cities became targets | Civilians received medals | Soldiers lived at home | Armies became smaller | Blockade and bombing were aimed at whole societies.
Which institution of 1944 was meant to rebuild war-damaged economies by loans? | easy | The World Bank | The League of Nations | The Warsaw Pact | The Comintern | Its formal name is the International Bank for Reconstruction and Development.
What lesson did planners of 1944 draw from the trade wars of the 1930s? | medium | Open trade and stable currencies support peace | Every nation should raise tariffs | Gold should be banned | Colonies should trade only with owners | Tariffs and devaluations had deepened the Depression.
A British memo of 1938 calls Czechoslovakia “a far-away country.” What should a historian examine first? | medium | Who wrote it, for whom, and why | Whether it rhymes | How long it is | What paper was used | Origin and purpose decide what a source can show.
Why are postwar memoirs of German generals read with caution? | medium | They shifted blame to Hitler and denied the army’s crimes | They were written before the war | They deal only with food | They praise the Soviet army too much | The “clean Wehrmacht” was a myth.
Which comparison supports the view that the United States was slow to aid Europe’s Jews? | hard | Immigration quotas were not even filled in most years | The War Refugee Board began in 1933 | Ships of refugees were all admitted | Congress doubled the quotas in 1938 | The War Refugee Board was set up only in 1944.
How did the wars change the balance of world finance? | easy | The United States became the main creditor | Britain became the main creditor | Germany held most gold | China issued the world’s currency | Britain sold assets to pay for both wars.
Which concept of Wilson’s encouraged protest from Korea to Egypt in 1919? | easy | Self-determination | Dollar diplomacy | Containment | Manifest destiny | Historian Erez Manela calls it the Wilsonian moment.
Why did China refuse to sign the Treaty of Versailles? | hard | Japan received German rights in Shandong | China had fought for Germany | China lost Hong Kong | China was asked for reparations | The May Fourth Movement grew out of the protest.
Which idea did George Kennan and others draw from the 1930s for the Cold War? | medium | Aggressors should not be appeased | Armies are useless | Neutrality is best | Trade causes war | The “lesson of Munich” was often cited.
How did the Wannsee Conference of January 1942 matter? | medium | It coordinated agencies for genocide already under way | It decided to invade Poland | It ended the euthanasia program | It made peace with Britain | Heydrich led the meeting of officials.
`,
    forms: questionForms,
  }),
];
