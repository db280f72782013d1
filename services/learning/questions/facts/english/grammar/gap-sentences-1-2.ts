import { readGapSentences } from './gap-sentences.ts';

export const gapSentences12 = readGapSentences(`
The dog ____ in the yard now. | is | are / am / be | One dog goes with “is.”
The cats ____ on the bed now. | are | is / am / be | More than one cat goes with “are.”
I ____ six years old. | am | is / are / be | The word “I” goes with “am.”
You ____ a good friend. | are | is / am / be | The word “you” goes with “are.”
Last night, the moon ____ full. | was | were / are / be | One moon in the past goes with “was.”
Last week, we ____ at the lake. | were | was / am / is | The word “we” in the past goes with “were.”
She ____ a pet fish. | has | have / haves / having | The word “she” goes with “has.”
The boys ____ new bikes. | have | has / having / haves | More than one boy goes with “have.”
A frog ____ on a log each day. | sits | sit / sitting / siting | One frog goes with “sits.”
Two frogs ____ on a log each day. | sit | sits / sitting / sitted | Two frogs go with “sit.”
My mom ____ to work each day. | drives | drive / driving / drived | One mom goes with “drives.”
The birds ____ in the tree each day. | sing | sings / singing / singed | More than one bird goes with “sing.”
He ____ like to eat peas. | does not | do not / not does / are not | The word “he” goes with “does not.”
They ____ want to go home. | do not | does not / is not / not do | The word “they” goes with “do not.”
Ben and ____ ran a race. | I | me / my / mine | You can say “I ran.” You can not say “me ran.”
Mom gave a plum to Ann and ____. | me | I / my / mine | You can say “gave it to me.”
____ am the first in line. | I | Me / My / Mine | The word “I” does the act, and it goes with “am.”
Give the ball to ____. | him | he / they / he’s | After “to,” we use “him.”
____ is my best friend. | She | Her / She’s / Them | The one who is or does something is “she.”
We saw ____ at the zoo. | them | they / their / they’re | We saw them. They saw us.
____ are going to the park. | They | Them / Their / They’re | The ones who do something are “they.”
Dad took ____ to the fair. | us | we / our / we’re | Dad took us. We went with Dad.
That is ____ hat. | my | me / I / mine | The word “my” comes before the thing you own.
This hat is ____. | mine | my / me / I | The word “mine” stands alone.
The girl lost ____ shoe. | her | she / hers / he | The word “her” tells whose shoe it is.
I ate ____ apple. | an | a / two / many | We use “an” before a vowel sound.
She has ____ red bag. | a | an / two / many | We use “a” before the sound of “r.”
He saw ____ owl. | an | a / two / these | We use “an” before a vowel sound.
I want milk ____ a bun. | and | but / so / if | The word “and” adds one thing to the other.
I like cats, ____ I do not like rats. | but | or / if / than | The word “but” joins things that differ.
Do you want red ____ blue? | or | but / so / if | The word “or” gives a choice.
I was cold, ____ I put on a coat. | so | or / than / if | The word “so” tells what came of it.
We stayed in ____ it rained. | because | to / or / with | The word “because” tells why.
A bus is ____ than a car. | bigger | big / biggest / more big | To compare two things, add “er.”
That is the ____ tree in the park. | tallest | tall / taller / most tall | To compare more than two, add “est.”
My pup is ____ than your pup. | smaller | small / smallest / more small | To compare two things, add “er.”
Of all the kids, Max runs the ____. | fastest | fast / faster / more fast | To compare more than two, add “est.”
We ate lunch ____ noon. | at | in / on / of | The word “at” goes with the time of a clock.
My birthday is ____ May. | in | at / on / of | The word “in” goes with a month.
The game is ____ Monday. | on | at / in / of | The word “on” goes with a day.
Can you see ____ dog over there? | that | those / these / them | For one thing far away, use “that.”
Look at ____ shoes on my feet. | these | this / that / them | For more than one thing near you, use “these.”
____ cup in my hand is hot. | This | These / Those / Them | For one thing near you, use “this.”
____ kites in the sky are red. | Those | This / That / Them | For more than one thing far away, use “those.”
I see two ____ on the hill. | sheep | sheeps / a sheep / sheepes | The word “sheep” stays the same for one or more.
The ____ are at play. | children | childs / child / childrens | More than one child is “children.”
Ten ____ work in that shop. | men | mans / man / mens | More than one man is “men.”
She ran ____ to the door. | quickly | quick / quicken / quickest | The word “quickly” tells how she ran.
The baby sleeps ____. | quietly | quiet / quietness / quietest | The word “quietly” tells how the baby sleeps.
Tomorrow, I ____ a song. | will sing | sang / sings / has sung | The word “will” tells about a time to come.
`);
