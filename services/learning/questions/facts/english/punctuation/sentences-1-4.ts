import { readPunctuatedSentences } from './punctuated-sentences.ts';

export const sentences12 = readPunctuatedSentences(`
#list
I like figs, plums, and pears.
We saw ducks, hens, and pigs.
Ben can run, hop, and skip.
Pack a hat, a coat, and boots.
Red, blue, and green are colors.
Ann, Max, and Lily came over.
She drew a sun, a moon, and a star.
The bag has pens, clips, and glue.
#date
I was born on May 2, 2019.
We met on June 9, 2020.
The show is on March 3, 2027.
Gran came on July 15, 2024.
It snowed on January 8, 2023.
School began on August 20, 2025.
#greeting
Dear Grandma, thank you for the hat.
Dear Sam, come to my party.
Dear Mr. Diaz, I like your class.
Dear Ana, I miss you a lot.
#closing
Your good friend, Kim
With lots of love, Ben
Yours very truly, Rosa
#short
I don’t like wet socks.
We can’t find the cat.
She isn’t at home now.
They didn’t see the bus.
He wasn’t on the swing.
You aren’t too late.
That doesn’t fit me.
We’ll go to the lake soon.
I’m the last one in line.
She’s my best friend.
They’re on the green rug.
Let’s play a new game.
#owner
One cat’s tail is long.
Tom’s car is in the shop.
That girl’s nose is pink.
A bird’s nest fell down.
One girl’s shoe is lost.
Sam’s dog can do tricks.
That boy’s kite is torn.
This teacher’s desk is big.
#person
My friend is Tom.
We sat with Lucy at lunch.
The pup ran to Omar.
I gave a card to Nina.
My cousin is named Carl.
#day
We swim on Monday.
The game is on Friday night.
I was sick last Tuesday.
We eat out each Sunday.
Let us meet next Thursday.
#month
It is hot in July.
School starts in August.
The buds open in April.
My birthday is in May.
We pick apples in October.
#holiday
We eat turkey on Thanksgiving.
My dad cooks on Christmas.
We wear masks on Halloween.
#self
My dad and I like fish.
Can you and I play now?
When it rains, I stay in.
#place
We live in Texas.
My aunt is from Ohio.
They took a trip to Boston.
I want to see Paris.
The bear lives in Alaska.
`);

export const sentences34 = readPunctuatedSentences(`
#city
My cousins live in Austin, Texas.
The train leaves from Denver, Colorado.
She was born in Tampa, Florida.
We flew to Portland, Maine.
The museum is in Omaha, Nebraska.
#date
The bridge opened on May 24, 1883.
Our team won on November 3, 2022.
The twins were born on April 12, 2016.
#join
The sun came out, and the snow melted.
I called my brother, but he did not answer.
We can ride our bikes, or we can walk.
It was raining, so we stayed inside.
The bell rang, and the students lined up.
Mia wanted to swim, but the pool was closed.
You may read a book, or you may draw.
He was hungry, so he made a sandwich.
The cat hid, but the dog found her.
Dad washed the dishes, and I dried them.
#yes
Yes, I would like more soup.
No, the store is not open today.
Yes, that is my blue umbrella.
No, we have never been to Canada.
#name
Carlos, please shut the window.
Will you help me, Grandpa?
Thank you for the ride, Mrs. Lopez.
Ella, your shoes are untied.
#speech
Dad said, “The soup is hot.”
Lena whispered, “I found your keys.”
Marco shouted, “The bus is here!”
My teacher said, “Open your books.”
The boy cried, “We should go home.”
The guide told us, “Stay on the path.”
#tag
You fed the fish, didn’t you?
It is cold today, isn’t it?
They won the game, didn’t they?
#list
We packed sandwiches, apples, chips, and juice.
The parade had clowns, horses, and a band.
Foxes, owls, and bats hunt at night.
She swept the floor, made the bed, and fed the cat.
#short
The puppies won’t stop barking.
You shouldn’t run near the pool.
We’ve read that book twice.
I’d like a glass of water.
There’s a frog on the porch.
They haven’t finished the puzzle.
Who’s at the front door?
It’s too dark to see the trail.
#owner
One dentist’s office is on Main Street.
One horse’s mane was braided.
A spider’s web sparkled in the sun.
This man’s truck has a flat tire.
#owners
Both girls’ coats were wet.
Two dogs’ leashes got tangled.
The three boys’ tents blew over.
Both parents’ names are on the card.
Both twins’ birthdays are in March.
Both teams’ buses arrived late.
Several farmers’ fields were flooded.
#oddPlural
The children’s coats hang in the hall.
The men’s team won the race.
The women’s meeting begins at noon.
Those mice’s tails are very long.
#title
We saw Doctor Patel about my ear.
Our class wrote to Mayor Jackson.
I sit beside Aunt Rosa at dinner.
The letter was from Captain Reed.
#place
We camped near Lake Superior last fall.
Our flight landed in Chicago at noon.
My pen pal lives in Brazil with his family.
#language
My grandmother speaks Spanish at home.
We learned a song in French today.
The story was first told in Chinese by monks.
#quoted
Maya asked, “May we play outside?”
The coach yelled, “Keep running!”
Then he said, “That was fun.”
#holiday
The bank is closed on Labor Day this year.
We plant a tree each Earth Day at school.
`);
