import { readPunctuatedSentences } from './punctuated-sentences.ts';

export const sentences56 = readPunctuatedSentences(`
#opening
When the storm ended, we went outside.
If you see a bear, back away slowly.
Because the road was icy, school opened late.
After we ate lunch, the tour continued.
Although he was tired, he finished the race.
Before you cross the street, look both ways.
While the bread baked, we set the table.
Since nobody was home, I left a note.
Unless it rains, the picnic will begin at noon.
As soon as the bell rang, the hall filled up.
#rename
Our neighbor, a retired pilot, told us stories.
My cat, a gray tabby, sleeps on the piano.
Juneau, the capital of Alaska, has no road to it.
Our dentist, a drummer, practices every night.
We visited Saturn Farm, a large dairy.
The mayor, a former teacher, visited our class.
I met Ms. Ito, the new librarian.
The blue whale, the largest animal, eats tiny shrimp.
#extra
My oldest aunt, who lives in Peru, called us today.
This clock, which is two hundred years old, still works.
Mount Hood, which is a volcano, is covered with snow.
Mr. Grant, who teaches art, painted the mural.
Our car, which is red, needs new tires.
The Nile, which flows north, is very long.
#interrupt
The answer, however, was wrong.
Your plan, I think, will work.
Bats, in fact, are not blind.
The trip, of course, costs money.
Spiders, for example, have eight legs.
#yes
No, the tickets have not been sold.
Yes, we can repair that bicycle.
#name
If you listen, Jordan, you will hear the owl.
Class, please turn to page nine.
I think, Dr. Chen, that my tooth is loose.
#tag
The museum is free today, isn’t it?
You have met my sister, haven’t you?
#equal
It was a cold, windy morning.
He told a long, boring story.
She has a calm, gentle voice.
We hiked up a steep, rocky trail.
They live in a small, cozy cottage.
#join
The engine sputtered, yet the boat moved forward.
I wrote to the author, and she answered me.
The map was old, so we could not read it.
We must leave now, or we will miss the ferry.
#list
We studied volcanoes, earthquakes, and tsunamis.
The recipe calls for flour, eggs, butter, and salt.
Wolves, foxes, and coyotes are related to dogs.
#introduce
We need three things: rope, tape, and a ladder.
Bring these items: a pen, a ruler, and a notebook.
The menu had two soups: tomato and lentil.
I have lived in three states: Utah, Iowa, and Maine.
She packed four snacks: nuts, raisins, cheese, and crackers.
#linked
The sun set; the stars came out.
Some birds fly south; others stay all winter.
I cooked dinner; my sister washed the dishes.
The play was long; nobody wanted to leave.
Dogs are loyal; cats are independent.
The river rose; the bridge was closed.
#owner
One scientist’s notebook was full of sketches.
That senator’s speech lasted an hour.
This farmer’s barn is a century old.
#owners
Both lawyers’ speeches were brief.
The Garcias’ house is on the corner.
Four countries’ flags hung in the hall.
#oddPlural
The women’s choir sang first.
The oxen’s yoke was made of oak.
#together
Ana and Leo’s project won a prize.
Mom and Dad’s room is upstairs.
#language
The menu was printed in Italian and nothing else.
Several students are learning Korean this year.
#number
He won by fifty-four points.
There are twenty-six letters in the alphabet.
The class has thirty-one students.
#compound
The well-known singer waved to us.
She adopted a three-legged cat.
It was a last-minute decision.
`);

export const sentences78 = readPunctuatedSentences(`
#participle
Exhausted by the climb, the hikers rested at the top.
Running for the bus, Maya dropped her phone.
Having finished the exam, Luis checked his answers.
Surrounded by reporters, the senator said nothing.
Hoping for rain, the farmers watched the sky.
Built in 1790, the lighthouse still guides ships.
Hearing the alarm, everyone left the building.
Frightened by thunder, the horse bolted.
#equal
The old engine made a harsh, grinding noise.
A tall, muscular man carried the piano.
It was a fascinating, enjoyable film.
The committee wants a simple, practical plan.
Her quick, confident answer surprised us.
They crossed a wide, treeless plain.
#contrast
The whale is a mammal, not a fish.
We asked for justice, not revenge.
The prize went to Elena, not her brother.
He writes with his left hand, unlike his twin.
#rename
The chemist Marie Curie, a native of Poland, won two Nobel Prizes.
Our destination, a remote island, came into view.
The novel was written by Toni Morrison, a winner of the Nobel Prize.
Ottawa, the capital of Canada, lies on a river.
#extra
The Wright brothers, who ran a bicycle shop, built an airplane.
Venus, which has thick clouds, is the hottest planet.
My laptop, which I bought used, has never failed me.
The governor, whose term ends soon, signed the bill.
Marie Curie, who studied radiation, was born in Warsaw.
#interrupt
The results, to our surprise, were identical.
The second witness, on the other hand, remembered nothing.
Exercise, according to the study, improves sleep.
The bridge, by the way, was never finished.
#opening
Until the fog lifted, no planes could land.
Even though the team lost, the fans cheered.
Wherever the river bends, silt collects.
If the data are correct, the theory fails.
#linked
The library was silent; every seat was taken.
Gold does not rust; iron does.
He studied the map; she watched the sky.
The first test failed; the second succeeded.
Winter was mild; spring came early.
The trial lasted a month; the verdict took an hour.
#however
The path was steep; however, the view was worth it.
She missed the train; therefore, she arrived late.
The soil is poor; nevertheless, olives grow there.
I forgot my umbrella; consequently, I got soaked.
The plan is bold; moreover, it is cheap.
He trained for years; still, he was nervous.
#series
We stopped in Reno, Nevada; Boise, Idaho; and Salem, Oregon.
The judges were Ann, a chef; Raj, a baker; and Lee, a critic.
Send copies to Ms. Ortiz, the editor; Mr. Wu, the printer; and me.
#introduce
The kit contains four tools: a hammer, a saw, a drill, and a level.
Three countries share the island: Brunei, Indonesia, and Malaysia.
The law protects two groups: renters and owners.
#explain
She had one goal: she wanted to swim the channel.
The reason was simple: nobody had read the rules.
We learned the truth at last: the letter was a fake.
He faced a hard truth: nobody would come.
#compound
We need a long-term solution.
She gave a half-hearted apology.
It is a low-income neighborhood.
He wore a blood-red scarf.
They run a family-owned bakery.
#number
The bill lost by forty-two votes.
Exactly sixty-five students voted.
There were eighty-one steps to the tower.
#owners
The witnesses’ statements did not agree.
Both candidates’ answers were vague.
The Joneses’ garden won an award.
#together
Lewis and Clark’s journey began in 1804.
Kim and Tariq’s bakery opens at six.
#family
I asked whether Grandma would come with us.
Later that day, Dad fixed the gate.
We knew that Mom had the key.
#language
The poem was written in Latin by a monk.
The exhibit includes Aztec masks made of jade.
The treaty was signed in German and nothing else.
`);
