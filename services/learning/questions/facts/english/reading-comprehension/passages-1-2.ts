import { readPassages } from './passages.ts';

export const passages12 = readPassages(`
@kite: Sam has a red kite. He flies it on the hill with Ann. Then the wind stops. The kite drops into a pond.
e What color is the kite? | red | blue / green / pink | The text says that Sam has a red kite.
e Who is with Sam? | Ann | Mom / Dad / Ben | The text says that he flies it with Ann.
e Where does Sam fly the kite? | on the hill | in the pond / in the park / on the beach | The text says that he flies it on the hill.
m Why does the kite drop? | The wind stops. | The string breaks. / Ann lets it go. / It starts to rain. | First the wind stops, and then the kite drops.
m What happens last? | The kite gets wet. | The kite goes up. / The wind blows. / Ann goes home. | The kite drops into a pond, so it gets wet.
h How may Sam feel at the end? | sad | proud / sleepy / hungry | His kite is in a pond, and he may not get it back.
@nap: Max the cat likes to nap. He naps on the bed. He naps on the rug. Best of all, he naps in the sun.
e Who likes to nap? | a cat | a dog / a boy / a bird | The text says that Max is a cat.
e Where does Max like to nap best? | in the sun | on the bed / on the rug / in a box | “Best of all” tells which place he likes most.
m What is this mostly about? | where a cat naps | how to pet a cat / what cats eat / a cat that is lost | Each part tells a place where Max naps.
m Which place is not in the text? | the chair | the bed / the rug / the sun | The text tells of the bed, the rug, and the sun.
h What can you tell about Max? | He rests a lot. | He is very big. / He hates the sun. / He can open doors. | He naps in many places, so he rests a lot.
@seed: Mia put a seed in a pot. She gave it water each day. A green leaf came up. Soon there was a pink flower.
e What did Mia put in the pot? | a seed | a leaf / a rock / a flower | The first sentence tells what she put in.
m What came up first? | a leaf | a flower / a seed / a bug | The leaf came up, and then the flower.
e What color was the flower? | pink | green / red / white | The text says that it was a pink flower.
m What did Mia do each day? | She gave it water. | She dug it up. / She cut the leaf. / She sang to it. | The text says that she gave it water each day.
h Why did the seed grow well? | Mia took care of it. | Mia put it in a bag. / Mia left on a trip. / Mia got a new pot. | She gave it water each day, and plants need water.
h What would be a good name for this story? | Mia Grows a Flower | Mia Gets Wet / The Lost Pot / A Walk in the Woods | It tells how a seed of Mia’s became a flower.
@bus: Tim ran to the bus stop. His bag was open, and his lunch fell out. A girl named Jo gave it back. “Thank you!” said Tim.
e Where did Tim run? | to the bus stop | to his class / to the park / to his home | The first sentence tells where he ran.
e What fell out of the bag? | his lunch | his book / his hat / his pen | The text says that his lunch fell out.
m Why did it fall out? | The bag was open. | The bag was wet. / Jo pushed him. / The bus was late. | The text says that his bag was open.
e Who gave it back? | Jo | Tim / Mom / the driver | The text says that Jo gave it back.
h Which word tells about Jo? | kind | mean / shy / lazy | She helped Tim, so she was kind.
h How did Tim feel at the end? | glad | mad / bored / scared | He said “Thank you!” because she helped him.
@rain: It rained all day. Eva could not play ball. So she made a tent from a sheet. She read a book in it with her dog.
e What was the weather like? | It rained. | It was sunny. / It snowed. / It was foggy. | The first sentence says that it rained all day.
m Why did Eva not play ball? | It rained. | She lost the ball. / She felt sick. / Her dog was asleep. | The rain kept her from playing ball.
e What did she make a tent from? | a sheet | a box / a coat / some sticks | The text says that she used a sheet.
e What did she do in the tent? | She read a book. | She had a snack. / She took a nap. / She drew a dog. | The text says that she read a book in it.
e Who was in the tent with Eva? | her dog | her mom / her friend / her cat | The text says that her dog was with her.
h What does this show about Eva? | She can make her own fun. | She likes to be wet. / She can not read. / She is mad at her dog. | When she could not play ball, she found a new thing to do.
@frog: A frog starts as an egg in water. Next, it is a tadpole with a tail. Then it grows legs. At last, it is a frog and hops on land.
e What is a frog at the very start? | an egg | a tadpole / a fish / a bug | The first sentence says that it starts as an egg.
m What comes right after the egg? | a tadpole | a frog / a pond / a leg | The word “next” tells what comes after the egg.
m What does the tadpole grow? | legs | wings / fur / teeth | The text says that it grows legs.
e Where does the egg start? | in water | on land / in a tree / in sand | The text says that it starts in water.
m What does this text teach? | how a frog grows | what frogs eat / how to catch frogs / where frogs sleep | It tells each step from egg to frog.
h What can a frog do that a tadpole can not? | hop on land | be in water / have a tail / grow legs | It hops on land at last, when it is a frog.
@cake: Dad and Lee made a cake. They mixed eggs, milk, and flour. They forgot the sugar! The cake did not taste sweet.
e Who made the cake with Lee? | Dad | Mom / Gran / Kim | The text says that Dad and Lee made it.
e What did they forget? | the sugar | the eggs / the milk / the flour | The text says that they forgot the sugar.
m Why was the cake not sweet? | It had no sugar. | It had no milk. / It was too hot. / It was too old. | Sugar makes a cake sweet, and they forgot it.
m Which food went into the cake? | milk | sugar / salt / nuts | They mixed eggs, milk, and flour.
h What will they do next time? | put in the sugar | leave out the eggs / add more milk / buy a pie | They want a sweet cake, so they will not forget the sugar.
@owl: Owls sleep in the day. They hunt at night. They have big eyes to see in the dark. They eat mice and bugs.
e When do owls sleep? | in the day | at night / in the fall / at noon only | The first sentence says that they sleep in the day.
e When do owls hunt? | at night | in the day / at noon / in the rain | The text says that they hunt at night.
m Why do owls have big eyes? | to see in the dark | to scare mice / to look nice / to sleep well | The text says that big eyes help them see in the dark.
e What do owls eat? | mice and bugs | nuts and seeds / grass and leaves / milk and eggs | The last sentence tells what they eat.
h Why do we not see owls much? | They sleep when we are up. | They live in the sea. / They are too big to fly. / They eat only grass. | We are up in the day, and owls sleep then.
m What is this mostly about? | how owls live | how mice hide / why it gets dark / what birds sing | Each sentence tells about owls.
@shoe: One of Ben’s shoes was gone. He looked by the door. He looked in the car. Then he saw his pup chew on it under the bed.
e What was gone? | a shoe | a car / a bed / a pup | The first sentence tells what was gone.
e Where did Ben look first? | by the door | in the car / under the bed / in the tub | He looked by the door before he looked in the car.
e Where was the shoe? | under the bed | by the door / in the car / on a shelf | The pup had it under the bed.
m Who had the shoe? | the pup | his mom / a friend / the cat | The pup was chewing on it.
h What may the shoe look like now? | It has bite marks. | It is brand new. / It is clean. / It is too small. | The pup chewed on it, so it may have marks.
h Why did the pup take it? | to chew on it | to wear it / to clean it / to hide Ben | The text says that the pup was chewing on it.
@snow: It was cold and white outside. Ana put on her boots and hat. She made a big ball, then a small one. She used a carrot for the nose.
h What did Ana make? | a snowman | a cake / a salad / a tent | She put one ball on the other and gave it a nose.
m What season is it? | winter | summer / spring / fall | It is cold and white with snow outside.
e What did she use for the nose? | a carrot | a rock / a stick / a hat | The last sentence says that she used a carrot.
e What did Ana put on? | boots and a hat | a coat and socks / a mask and cap / shoes and a dress | The text says that she put on boots and a hat.
m Which ball did she make first? | the big one | the small one / the red one / the wet one | She made a big ball, and then a small one.
@market: Gran and I went to the market. We got ripe pears and corn. I held the bag. On the way home, I ate one pear.
e Where did they go? | to the market | to a farm / to the bank / to a zoo | The first sentence tells where they went.
e What did they get? | pears and corn | plums and milk / bread and jam / fish and rice | The text says that they got pears and corn.
e Who held the bag? | the one who tells the story | Gran / the man at the shop / a friend | The teller says, “I held the bag.”
m What happened on the way home? | One pear was gone. | The bag broke. / Gran got lost. / It began to rain. | The teller ate one pear on the way home.
h What does “ripe” mean here? | ready to eat | very old / not washed / hard to find | The teller ate a pear at once, so it was ready to eat.
@bear: A bear eats a lot in the fall. It gets fat and warm. It sleeps in a den all winter. In spring, it wakes up and looks for food.
e When does a bear eat a lot? | in the fall | in the winter / in the night / in the den | The first sentence says that it eats a lot in the fall.
e Where does it sleep? | in a den | in a tree / in a nest / in a pond | The text says that it sleeps in a den.
e When does it wake up? | in spring | in fall / in winter / at noon | The last sentence says that it wakes up in spring.
m Why does it look for food in spring? | It is hungry. | It is sleepy. / It is too hot. / It is lost. | It slept all winter and did not eat.
h How does the fat help the bear? | It keeps the bear warm. | It helps the bear run. / It makes the bear brave. / It hides the den. | The text says that the bear gets fat and warm.
h What is a den? | a home for a bear | a kind of food / a time of year / a baby bear | The bear sleeps in it, so it is a kind of home.
@tooth: Nia had a loose tooth. She bit into an apple. Out came the tooth! She ran to show her dad, and they both smiled.
e What was loose? | a tooth | a shoe / a button / a wheel | The first sentence tells what was loose.
m What made the tooth come out? | She bit an apple. | She fell down. / Her dad pulled it. / She ran fast. | She bit into an apple, and out it came.
e Whom did she show? | her dad | her mom / her teacher / her pal | The text says that she ran to show her dad.
h How did Nia feel? | happy | scared / angry / bored | They both smiled, so she was happy.
h What does “loose” mean here? | about to come out | very clean / hard as a rock / brand new | The tooth came out with one bite.
@library: Kim got a book about ships. She read it three times. Her pal Joe wanted to read it, too. Kim gave it back so that Joe could get it.
e What was the book about? | ships | cats / cars / trees | The text says that it was about ships.
e How many times did Kim read it? | three | one / two / four | The text says that she read it three times.
m Why did Kim give it back? | so Joe could read it | because it was torn / so she could nap / because it was dull | She gave it back so that Joe could get it.
h Did Kim like the book? | Yes, she read it again and again. | No, she put it down. / No, she gave it away. / Yes, but it was too long. | She read it three times, so she liked it.
h Which word tells about Kim? | thoughtful | greedy / angry / silly | She thought of Joe and gave the book back.
@ants: Ants live in big groups. They work as a team. Some ants dig. Some find food. Some care for the eggs.
e How do ants live? | in big groups | all alone / in pairs / with birds | The first sentence says that they live in big groups.
m Which job is not in the text? | sing songs | dig / find food / care for eggs | Some ants dig, some find food, and some care for eggs.
m What is the main idea? | Ants work as a team. | Ants are very small. / Ants eat bread. / Ants bite people. | Each sentence tells how ants share the work.
h Why do ants have many jobs? | so the group gets all it needs | so they can rest all day / so they can fly / so no one can see them | The jobs give the group a home, food, and care.
@swing: Ty sat on the swing by himself. He was new at school. Then Leo came up. “Do you want to race?” Leo asked. Ty grinned and jumped up.
e Where was Ty? | on the swing | on the slide / in class / at home | The first sentence says that he sat on the swing.
m Why was Ty by himself? | He was new. | He was sick. / He was late. / He was mad. | He was new, so he did not know the other kids.
e What did Leo ask him to do? | race | swing / read / eat | Leo asked, “Do you want to race?”
h How did Ty feel at first? | lonely | brave / silly / proud | He was new and sat by himself.
h Why did Ty grin? | He had made a friend. | He won a game. / He saw his mom. / He got a snack. | Leo asked him to play, so he was not alone.
m What did Ty do at the end? | He got up to race. | He went home. / He sat back down. / He hid from Leo. | He jumped up when Leo asked him to race.
@moon: The moon does not make its own light. It shines with light from the sun. Some nights it looks round. Some nights it looks thin.
e What does the moon shine with? | light from the sun | its own light / light from fire / light from cars | The text says that its light comes from the sun.
e How can the moon look? | round or thin | red or green / big or flat / wet or dry | Some nights it looks round, and some nights thin.
m What is this mostly about? | how the moon looks and shines | how to get to the moon / why we sleep / what the sun eats | It tells about the light and the look of the moon.
h What does the text say that the moon can not do? | make its own light | look round / look thin / shine at night | The first sentence says that it does not make its own light.
@boat: Rosa made a paper boat. She set it in the stream. It sailed fast past a rock. Then it got too wet and sank.
e What was the boat made of? | paper | wood / tin / rope | The text says that it was a paper boat.
e Where did she set it? | in the stream | in the tub / on a rock / in the sea | The text says that she set it in the stream.
m Why did it sink? | It got too wet. | It hit a fish. / It was too big. / The wind stopped. | The text says that it got too wet and sank.
h What might work better next time? | a boat of wood | a boat of salt / a boat of snow / a boat of bread | Wood can get wet and still float.
m What happened before the boat sank? | It went past a rock. | Rosa fell in. / It hit a duck. / Rosa ran home. | It sailed past a rock, and then it sank.
@bell: The bell rings. The kids put on coats and get in line. They hop, skip, and run in the fresh air. Then the bell rings again.
h What is this about? | recess | bedtime / lunch / a bath | The kids line up, go out, and play until the bell.
m What do the kids do right after the first bell? | get their coats | run and hop / eat lunch / go home | They put on coats and then get in line.
h What will they do after the last bell? | go back in | put on coats / start to hop / go to bed | The bell rings again, so play time is over.
m Where do they play? | outside | in class / on the bus / in a tent | They are in the fresh air.
@dog: My paws were wet, so I shook by the fire. The boy laughed and rubbed my ears. I wagged my tail.
h Who tells this story? | a dog | a boy / a mother / a cat | The teller has paws and wags a tail.
e What was wet? | the paws | the fire / the tail of a cat / the boy | The text says that the paws were wet.
m What did the boy do? | He laughed. | He barked. / He ran away. / He cried. | The text says that the boy laughed.
h How did the teller feel? | happy | sad / angry / scared | The teller wagged a tail.
@garden: A bunny got in the garden. It ate the beans. It ate the peas. Pop put up a fence. Now the bunny eats grass.
e What did the bunny eat first? | beans | peas / grass / corn | It ate the beans and then the peas.
e What did Pop put up? | a fence | a tent / a sign / a light | The text says that Pop put up a fence.
m Why did Pop put it up? | to keep the bunny out | to keep the bunny in / to hold up the beans / to make shade | After the fence, the bunny could not eat the garden.
m What does the bunny eat now? | grass | beans / peas / the fence | The last sentence says that it eats grass.
h Did the fence work? | Yes, the bunny stays out. | No, the bunny got in. / No, the fence fell. / Yes, the beans ran away. | Now the bunny eats grass and not the beans and peas.
@fish: Fish live in water. They use gills to breathe. They use fins to swim. Most fish lay eggs.
e What do fish use to breathe? | gills | fins / eggs / legs | The text says that they use gills to breathe.
e What do fish use to swim? | fins | gills / eggs / arms | The text says that they use fins to swim.
m Which fact is in the text? | Most fish lay eggs. | Most fish are red. / Most fish can fly. / Most fish eat grass. | The last sentence says that most fish lay eggs.
h What are fins like? | oars on a boat | the roof of a house / a bag of food / a cup of milk | Fins move a fish in water, as oars move a boat.
@dark: The lights went out. Jen could not see. Her brother lit a small lamp. “It was just the storm,” he said. Jen held his hand.
e What went out? | the lights | the fire / the cat / the water | The first sentence says that the lights went out.
m What made the lights go out? | the storm | the lamp / her brother / the cat | Her brother said that it was the storm.
e Who lit a lamp? | her brother | Jen / her dad / her aunt | The text says that her brother lit it.
h How did Jen feel in the dark? | afraid | bored / silly / proud | She could not see and held his hand.
m What did the lamp do? | It gave light. | It made noise. / It gave heat. / It broke. | The room was dark, and he lit a lamp to see.
@pen: Jack had one pen. Tara had none. The test was about to start. Jack broke his long red pencil in two and gave Tara half.
h Why did Tara need help? | She had no pen. | She was late. / She was sick. / She lost her book. | The text says that Tara had none.
e What did Jack give her? | half a pencil | his only pen / a new book / a red crayon | He broke a pencil and gave her half.
m What was about to start? | a test | a race / a show / a storm | The text says that the test was about to start.
h What kind of boy is Jack? | helpful | selfish / careless / shy | He shared what he had with Tara.
@bread: First, mix flour and water. Next, press the dough with your hands. Then let it rest. Last, bake it until it is brown.
h What are these steps for? | making bread | washing hands / drawing a picture / planting seeds | You mix dough and bake it.
e What do you do first? | mix flour and water | press the dough / let it rest / bake it | The word “first” shows this step.
e What do you do last? | bake it | let it rest / press the dough / mix flour and water | The word “last” shows this step.
m What comes right after you press the dough? | let it rest | bake it / mix flour and water / eat it | The word “then” shows the next step.
m How do you know that it is done? | It is brown. | It is wet. / It is cold. / It is flat. | You bake it until it is brown.
@zoo: We saw a lion, a zebra, and two apes. The zebra had stripes. The lion slept. The apes made us laugh the most.
e How many apes did they see? | two | one / three / four | The text says that they saw two apes.
e Which animal had stripes? | the zebra | the lion / the ape / the tiger | The text says that the zebra had stripes.
e What did the lion do? | It slept. | It ate. / It roared. / It ran. | The text says that the lion slept.
m Which animals made them laugh? | the apes | the zebras / the lions / the birds | The last sentence says that the apes did.
h Where were they? | at a zoo | at a farm / at school / at the beach | One can see lions, zebras, and apes at a zoo.
@hat: The wind took Pam’s hat. It rolled down the street. A man in a truck saw it and stopped. He handed it to Pam.
e What took the hat? | the wind | a dog / a man / a truck | The first sentence says that the wind took it.
e Who gave back the hat? | a man in a truck | a boy on a bike / Pam’s mom / a girl | The man in the truck handed it to Pam.
m Why did the man stop? | He saw the hat. | He ran out of gas. / He knew Pam. / The road was wet. | The text says that he saw it and stopped.
h What might Pam say to the man? | Thank you! | Go away! / Look out! / Be quiet! | He helped her, so she would thank him.
@stars: Ed and his mom lay on the grass. It was dark. “There is the Big Dipper,” said his mom. Ed counted seven bright stars.
e Where were Ed and his mom? | on the grass | on the roof / in bed / in a car | The first sentence says that they lay on the grass.
e How many stars did Ed count? | seven | five / six / ten | The text says that he counted seven.
m What time of day was it? | night | noon / morning / lunch time | It was dark, and they could see stars.
h What is the Big Dipper? | a group of stars | a kind of cup / a tall hill / a toy ship | Ed looked at it and counted its stars.
@cup: Dan set his cup near the edge. “Move it back,” said Mom. Dan did not. The cat jumped up, and the milk went all over the floor.
m What did Mom tell Dan to do? | move the cup | pet the cat / drink the milk / mop the floor | She said, “Move it back.”
e What went all over the floor? | milk | juice / soup / water | The text says that the milk went all over.
m What did the cat do? | It jumped up. | It ran out. / It fell asleep. / It hid. | The text says that the cat jumped up.
h What should Dan learn? | to listen to his mom | to keep no pets / to drink no milk / to sit on the floor | If he had moved the cup, the milk would not have spilled.
`);
