import { readPassages } from './passages.ts';

export const passages34 = readPassages(`
@lighthouse: Long ago, lighthouse keepers lived beside their towers. Each evening, the keeper climbed the stairs, trimmed the wick, and lit the lamp. Ships far out at sea saw the beam and steered away from the rocks. Today, most of the lamps turn on by themselves.
e What did the keeper do each evening? | lit the lamp | steered a ship / moved the rocks / painted the tower | The passage says that the keeper lit the lamp each evening.
e Where did keepers live? | beside their towers | on board the ships / deep in the forest / in the nearest town | The first sentence tells where they lived.
m Why did ships need the beam? | to keep away from rocks | to find more fish / to signal other ships / to tell the time of day | The sailors saw it and steered away from the rocks.
m How are most lighthouses different today? | Their lamps turn on by themselves. | They stand far from the water. / Their keepers live in the towers. / They are lit by candles. | The last sentence tells how they have changed.
h Why are keepers no longer needed at most of them? | Machines do their work. | Ships no longer sail at night. / Nobody can climb the stairs. / The rocks have been taken away. | The lamps turn on by themselves, so nobody must light them.
h What is the main purpose of this passage? | to tell about a job of the past | to warn sailors about storms / to teach how to build a tower / to make readers laugh | It tells what keepers did long ago.
@violin: Priya wanted to quit the violin. Her songs squeaked, and her fingers ached. “Give it one more month,” said her teacher. Priya practiced every night. At the spring concert, her grandmother wiped her eyes and clapped the loudest.
e What did Priya want to quit? | the violin | the school band / the soccer team / the spelling club | The first sentence tells what she wanted to quit.
e What did her teacher ask for? | one more month | one more song / a new violin / a short rest | The teacher said, “Give it one more month.”
m How did Priya’s playing change? | It got better. | It got louder. / It got squeaky. / It stayed the same. | She practiced every night, and the concert moved her grandmother.
h Why did her grandmother wipe her eyes? | She was proud and moved. | She had hurt her hand. / The hall was full of dust. / She wanted to go home. | She clapped the loudest, so her tears were happy ones.
h What lesson does the story teach? | Hard work can pay off. | Music is easy for everyone. / Never listen to a teacher. / Concerts are always sad. | Priya kept practicing and played well in the end.
m Which word describes Priya at the end? | determined | careless / selfish / lazy | She kept practicing although it was hard.
@camels: A camel’s hump does not hold water. It holds fat. When food is hard to find, the camel’s body uses that fat for energy. As the fat is used up, the hump droops to one side. A good meal makes it firm again.
e What is in a camel’s hump? | fat | water / bone / sand | The passage says that the hump holds fat.
m What happens when the fat is used up? | The hump droops. | The hump fills with water. / The camel falls asleep. / The hump turns white. | The passage says that the hump droops to one side.
m What mistake do some people make about camels? | that the hump holds water | that they live in deserts / that they eat plants / that the hump holds fat | The first sentence corrects this idea.
h What can you tell about a camel with a firm hump? | It has eaten well. | It is very thirsty. / It is very old. / It has walked too far. | A good meal makes the hump firm.
m What does “droops” mean here? | hangs down | grows tall / shines brightly / breaks open | The hump loses its fat and hangs to one side.
h What is the hump most like? | a lunch box saved for later | a water bottle for a hike / a pillow for a nap / a hat for shade | It stores energy for a time without food.
@bake-sale: Room 12 wanted a class fish tank, but it cost eighty dollars. Omar suggested a bake sale. The students sold muffins for one dollar each. By noon, they had ninety dollars. They spent the extra ten on fish food.
e What did the class want? | a fish tank | a bake sale / a new oven / a field trip | The first sentence tells what they wanted.
e How much did a muffin cost? | one dollar | two dollars / ten dollars / eighty dollars | The passage says one dollar each.
e Who had the idea for the sale? | Omar | the teacher / the baker / the principal | The passage says that Omar suggested it.
m How much money did they make? | ninety dollars | eighty dollars / ten dollars / one hundred dollars | The passage says that they had ninety dollars by noon.
h Why did they have money left over? | They earned more than they needed. | They forgot to buy the tank. / They sold fish food too. / The tank went on sale. | They needed eighty dollars and made ninety.
m How did they solve their problem? | by selling muffins | by asking their parents / by choosing a smaller tank / by waiting until summer | They had too little money, so they held a bake sale.
@woodpecker: Tap, tap, tap! A woodpecker drums on a tree up to twenty times a second. It is looking for insects under the bark. Why does its head not hurt? Its skull is thick and strong, and its brain fits tightly inside, so it does not shake.
e What is a woodpecker looking for? | insects | seeds / water / other birds | The passage says that it looks for insects under the bark.
m Why does the brain not shake? | It fits tightly. | It is very light. / It is full of air. / It is soft as wool. | The passage says that the brain fits tightly inside the skull.
m What does “drums” mean in this passage? | taps quickly | plays a song / flies in circles / builds a nest | The bird taps up to twenty times a second.
h What question does the passage mostly answer? | How can a bird tap so hard and not get hurt? | Why do birds fly south for the winter? / How do trees grow such strong bark? / What do baby woodpeckers eat in the nest? | It explains how the skull and brain are protected.
h How is the skull like a bike helmet? | It protects the brain. | It is worn on roads. / It has a strap. / It is made of plastic. | Both keep the brain from being hurt.
m Why does the author begin with “Tap, tap, tap”? | to let us hear the sound | to count the insects / to show how trees grow / to tell us to clap | The words copy the sound that the bird makes.
@new-kid: Theo sat alone at lunch, pushing peas around his plate. At his old school, his table had always been full. A boy with a chess set stopped beside him. “Do you play?” he asked. Theo slid over and smiled for the first time all day.
e What was Theo doing with his peas? | pushing them around | eating them fast / sharing them / throwing them away | The first sentence says that he pushed them around.
e What did the other boy carry? | a chess set | a lunch box / a soccer ball / a library book | The passage says that he had a chess set.
h Why did Theo push his peas around? | He felt lonely. | He was too full. / He was in a hurry. / He wanted dessert. | He sat alone and missed his old table.
h Why did Theo slide over? | to make room for the boy | to get away from the boy / to reach the salt / to look for his friends | He smiled and wanted the boy to sit down.
m What can you tell about Theo’s old school? | He had friends there. | It was close by. / He never ate there. / It had no lunch room. | His table had always been full.
h What will most likely happen next? | They will play chess. | Theo will go home. / The boys will argue. / Theo will eat all alone. | The boy asked whether he plays, and Theo made room.
@honey: Bees do not make honey for us. They make it for winter, when there are no flowers. All summer, they collect sweet nectar and store it in wax cells. They fan it with their wings until most of the water is gone. Then they seal each cell with wax.
m Why do bees make honey? | to eat in winter | to feed people / to build cells / to attract flowers | The passage says that they make it for winter.
e What do bees collect? | nectar | water / wax / leaves | The passage says that they collect sweet nectar.
m How do bees dry the nectar? | by fanning their wings | by leaving it in the sun / by mixing in wax / by carrying it far | They fan it until most of the water is gone.
e What do bees do last? | seal the cells | collect nectar / fan their wings / look for flowers | The last sentence tells the last step.
h Why would bees go hungry in winter without honey? | There are no flowers. | Their wings freeze off. / The wax melts. / People eat their wax. | Bees get nectar from flowers, and winter has none.
h What is this passage mostly about? | how and why bees make honey | why people like honey / how bees sting / where flowers grow | It tells the reason for honey and the steps of making it.
@tortoise: A hare teased a tortoise for being slow. “Let us race,” said the tortoise. The hare dashed ahead and then lay down for a nap, sure that he would win. The tortoise plodded on. When the hare awoke, the tortoise was crossing the finish line.
e Who suggested the race? | the tortoise | the hare / a fox / the crowd | The tortoise said, “Let us race.”
m Why did the hare stop? | He was sure he would win. | He had hurt his foot. / He was lost in the woods. / He was waiting for lunch. | He lay down because he felt sure of himself.
m What does “plodded” mean? | walked slowly | ran quickly / slept soundly / turned back | The tortoise is slow but keeps going.
h What lesson does the story teach? | Slow and steady wins. | Naps are bad for health. / Never race a friend. / The fastest always wins. | The tortoise kept going and won.
h Which word best describes the hare? | overconfident | shy / patient / careful | He was so sure of himself that he took a nap.
e What was the tortoise doing when the hare awoke? | crossing the finish line | taking a nap / starting the race / teasing the hare | The last sentence tells what the hare saw.
@maps: A map key tells what the symbols on a map mean. A blue line may stand for a river. A small tent may show a campground. A star often marks the capital city. Without the key, the symbols would be a puzzle.
e What does a map key do? | explains the symbols | opens a lock / shows the weather / gives the price | The first sentence tells what a key does.
e What does a star often mark? | the capital city | a campground / a river / a mountain | The passage says that a star often marks the capital.
m What might a small tent show? | a place to camp | a place to shop / a circus in town / a tall mountain | The passage says that it may show a campground.
h Why would a map be a puzzle without a key? | We would not know what symbols mean. | We could not unfold the paper. / The lines would disappear. / The map would be too small. | The key is what tells us the meaning of the symbols.
m What does “stand for” mean here? | mean | hold up / stay away from / put up with | A blue line means a river on the map.
@storm-cat: All week, Nora left milk on the porch for a thin gray cat. It ran whenever she opened the door. On Friday, thunder rumbled. Nora opened the door a crack and stepped back. Minutes later, something warm rubbed against her ankle.
e When did it thunder? | on Friday | on Monday / all week / in the morning | The passage says that thunder rumbled on Friday.
m Why did Nora step back? | so as not to scare the cat | because she feared the thunder / to get more milk / to close the window | The cat ran whenever she came too close.
h What rubbed against her ankle? | the cat | the door / the wind / a dog | The cat had come in through the open door.
h Why did the cat come in? | It feared the storm. | It wanted to catch mice. / Nora carried it. / The milk was gone. | It came in only when thunder rumbled.
m What did the cat do all week when the door opened? | It ran away. | It came inside. / It drank the milk. / It hid in the house. | The passage says that it ran whenever she opened the door.
h Which word best describes Nora? | patient | bossy / careless / noisy | She waited all week and let the cat come by itself.
@volcano: Deep under the ground, it is so hot that rock melts. Melted rock under the ground is called magma. When it pushes up through a crack and pours out, it is called lava. Lava cools into new, hard rock. Some islands were built this way.
e What is melted rock under the ground called? | magma | lava / island / crack | The passage says that it is called magma.
e What is it called once it pours out? | lava | magma / sand / steam | The passage says that it is called lava.
m What happens when lava cools? | It becomes hard rock. | It sinks into the sea. / It turns into sand. / It melts again. | The passage says that it cools into new, hard rock.
m What is the difference between magma and lava? | where each is found | what color each has / how old each is / who found each | Magma is under the ground, and lava has come out.
h How could lava build an island? | Layers of cooled lava pile up. | Lava pushes the water away. / People carry the rocks there. / The sea dries up around it. | Lava cools into new rock, which can rise above the sea.
@lost-tooth: Marcus put his tooth in an envelope and wrote, “Dear Tooth Fairy, please leave the tooth. I want to show it to my class.” In the morning, he found the tooth, a coin, and a note with tiny letters: “Anything for science!”
e Where did Marcus put his tooth? | in an envelope | in a jar / under a cup / in his desk | The first sentence tells where he put it.
m Why did he want to keep the tooth? | to show it to his class | to sell it to a friend / to give it to his dad / to plant it | He wrote that he wanted to show it to his class.
m What did he find in the morning? | a tooth, a coin, and a note | a coin and a toy / just a note / an empty envelope | The passage lists the three things.
h Who most likely wrote the note with tiny letters? | one of his parents | his teacher at school / a scientist / the class | It came in the night at home, as a joke for him.
h What is the tone of the story? | playful | sad / scary / angry | The note makes a small joke.
@recycling: Every ton of paper that we recycle saves about seventeen trees. Recycling also uses less water than making new paper. Our school throws away three boxes of paper each day. Let us put a blue bin in every room!
e How many trees does a ton of recycled paper save? | about seventeen | about three / about seven / about seventy | The first sentence gives the number.
m What does the author want? | a bin in every room | more paper for students / a new school / a bigger box of crayons | The last sentence tells what the author wants.
h What is the author’s purpose? | to persuade | to tell a story / to give directions / to describe a dream | The author gives reasons and asks us to act.
m Which reason does the author give? | Recycling uses less water. | Blue is a nice color. / Boxes are hard to lift. / New paper is too white. | The second sentence gives this reason.
h Which sentence is an opinion or a wish? | Let us put a bin in every room! | Recycling saves trees. / Recycling uses less water. / We throw away three boxes a day. | It tells what the author wants, and not a fact.
@soccer: The score was tied with one minute left. Jada had the ball, but Lin stood alone by the goal. Jada had never scored all season. She looked at the goal, then at Lin, and passed. Lin kicked. The crowd roared.
e How much time was left? | one minute | ten minutes / an hour / one second | The first sentence tells how much time was left.
m What did Jada do with the ball? | She passed it. | She kept it. / She lost it. / She kicked it out. | She looked at Lin and passed.
h Why was the pass hard for Jada? | She wanted to score herself. | She disliked Lin. / Her foot was hurt. / She could not see the goal. | She had never scored all season and gave up her chance.
h What most likely happened when the crowd roared? | Lin scored. | Jada fell. / The rain began. / The game was called off. | Lin kicked, and the crowd cheered.
h What does the story show about Jada? | She puts her team first. | She is afraid of the ball. / She likes to show off. / She does not know the rules. | She gave Lin the better chance to score.
m What does “tied” mean here? | even | knotted / lost / finished | Both teams had the same score.
@penguin: An emperor penguin lays an egg and gives it to her mate. Then she goes off to the sea to eat. For two months, the father keeps the egg on top of his feet. A fold of warm skin covers it. He does not eat at all. When she returns, it is his turn to feed.
e Where does the father keep the egg? | on his feet | in a nest / in the sea / under a rock | The passage says that he keeps it on top of his feet.
e How long does he keep it? | two months | two weeks / two days / a year | The passage says for two months.
m Why does the mother leave? | to eat at sea | to build a nest / to find a new mate / to hide from seals | She goes off to the sea to eat.
m What keeps the egg warm? | a fold of skin | a pile of snow / a nest of grass / the mother | It lies under a fold of warm skin.
h Why must the father be hungry at the end? | He has not eaten for two months. | He has swum far out to sea. / He gave his food to the egg. / He ate only snow and ice. | The passage says that he does not eat at all.
h How do the parents work together? | They take turns. | They build a nest. / They hunt as a pair. / They share one egg with others. | One feeds while the other cares for the egg.
@inventor: In 1905, Frank Epperson was eleven. He left a cup of soda powder and water on his porch, with a stick in it. The night was freezing. In the morning, the drink was solid ice around the stick. He tasted it and smiled. Years later, he sold it as the Popsicle.
e How old was Frank? | eleven | five / seven / twenty | The first sentence tells his age.
e Where did he leave the cup? | on his porch | in the kitchen / at school / in the garden | The passage says that he left it on his porch.
m What made the drink turn solid? | the freezing night | the soda powder / the stick / the morning sun | The night was freezing, so the drink became ice.
h Was the first one made on purpose? | No, it was an accident. | Yes, he had a plan. / Yes, his mother asked for it. / No, a friend made it. | He just left the cup outside on a cold night.
m What did Frank do years later? | He sold his treat. | He moved to the North. / He lost the stick. / He made hot soda. | The last sentence tells what he did.
h What does this passage show? | Good ideas can come by chance. | Ice is always sweet. / Children should not drink soda. / Winter lasts too long. | A forgotten cup led to a new treat.
@desert: The desert looks empty at noon. The sun bakes the sand, and nothing moves. But when night falls, it comes alive. Foxes trot out of their dens. Owls leave their holes in the cactus. Mice search for seeds in the cool air.
m When is the desert most alive? | at night | at noon / at dawn / in the fall | It comes alive when night falls.
e Where do the owls live? | in holes in the cactus | in dens in the sand / in tall trees / under rocks | The passage says that they leave their holes in the cactus.
e What do the mice search for? | seeds | water / owls / foxes | The last sentence says that they search for seeds.
h Why do the animals wait for night? | It is cooler then. | It is brighter then. / The seeds fall then. / People are awake then. | The sun bakes the sand by day, and the night air is cool.
m What does “bakes” mean here? | heats strongly | makes bread / covers up / blows away | The sun makes the sand very hot.
h How is this passage organized? | It contrasts day and night. | It lists steps in order. / It gives a problem and an answer. / It tells of one owl’s life. | It tells how empty the day is and how lively the night.
@library-card: “You owe two dollars,” said the librarian. Ivy’s face grew hot. The book had been under her bed since March. “I can’t pay,” she whispered. “Then you may pay in work,” he said, pointing to a cart of books. Ivy grinned and began to shelve them.
e How much did Ivy owe? | two dollars | one dollar / three dollars / ten dollars | The librarian said, “You owe two dollars.”
e Where had the book been? | under her bed | on a cart / at school / in her bag | The passage says that it was under her bed.
h Why did her face grow hot? | She was embarrassed. | She had run all the way. / The room was heated. / She was angry at him. | She owed money and could not pay.
m How did Ivy pay? | by shelving books | by selling a book / with two dollars / by writing a letter | She was told to pay in work and began to shelve books.
h Which word best describes the librarian? | understanding | strict / forgetful / careless | He gave her a way to pay without money.
m Why did Ivy owe money? | The book was late. | She lost her card. / She tore a page. / She broke a cart. | The book had been under her bed since March.
@tide: Twice a day, the sea rises and falls. We call this the tide. It is caused mostly by the pull of the moon. At low tide, you can see crabs and sea stars in pools among the rocks. At high tide, the same rocks lie under water.
e What mostly causes the tide? | the pull of the moon | the heat of the sun / the wind / the crabs | The passage says that the moon’s pull causes it.
e When can you see the pools? | at low tide | at high tide / at night only / twice a week | The passage says at low tide.
m What happens to the rocks at high tide? | Water covers them. | They move away. / They dry out. / They break apart. | At high tide, the rocks lie under water.
h When should you go to look for sea stars? | when the sea is low | when the sea is high / when the moon is gone / when it rains | The pools can be seen at low tide.
m What is the passage mostly about? | the rise and fall of the sea | how crabs find food / how to swim safely / what the moon is made of | It explains the tide.
@twins: Ben and Bea are twins, but they are not alike. Ben wakes at dawn, loves spicy food, and never stops talking. Bea sleeps late, eats plain rice, and would rather listen. Still, they both laugh at the same silly jokes.
e Who wakes at dawn? | Ben | Bea / both twins / their mother | The passage says that Ben wakes at dawn.
e What does Bea eat? | plain rice | spicy food / sweet fruit / soup | The passage says that Bea eats plain rice.
m How are the twins alike? | They laugh at the same jokes. | They wake at dawn. / They both love spice. / They talk all day. | The last sentence tells what they share.
h Which word best describes Bea? | quiet | chatty / bossy / hungry | She would rather listen than talk.
m How is this passage organized? | It compares two people. | It tells steps in order. / It solves a problem. / It describes a place. | It tells how the twins differ and how they are alike.
@first-snow: Amara pressed her nose to the window. In Ghana, she had read about snow in books. Now it fell past the street light like feathers from a torn pillow. She ran out in her slippers, caught a flake on her tongue, and shrieked with joy.
e Where had Amara read about snow? | in books | on signs / in letters / on a map | The passage says that she read about it in books.
h What can you tell about Ghana? | It is warm there. | It is very far north. / Nobody reads there. / It has many pillows. | Amara had never seen snow there.
m What is the snow compared to? | feathers | a street light / a window / slippers | It fell “like feathers from a torn pillow.”
h Why did she run out in slippers? | She was too excited to put on boots. | She had no other shoes. / Her boots were outside. / She wanted to clean the steps. | She ran out at once and shrieked with joy.
m How did Amara feel? | delighted | frightened / bored / angry | She shrieked with joy.
`);
