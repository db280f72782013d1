import { readGapSentences } from './gap-sentences.ts';

export const gapSentences34 = readGapSentences(`
The box of pencils ____ on the desk. | is | are / were / be | The subject is “box,” which is singular.
The players on the team ____ new shirts. | have | has / having / is having | The subject is “players,” which is plural.
Each of the girls ____ a turn. | gets | get / are getting / getting | The word “each” is singular.
My brother and my sister ____ the piano. | play | plays / is playing / playing | Two people joined by “and” take a plural verb.
There ____ three apples in the bowl. | are | is / was / be | The subject is “apples,” which is plural.
Here ____ your missing glove. | is | are / were / be | The subject is “glove,” which is singular.
Everyone in the class ____ pizza. | likes | like / are liking / liking | The word “everyone” is singular.
Neither of the boys ____ ready. | is | are / were / be | The word “neither” is singular here.
She and ____ walk to school together. | I | me / my / mine | You would say “I walk,” so use “I.”
The teacher thanked Omar and ____. | me | I / my / mine | You would say “thanked me,” so use “me.”
Between you and ____, I think it will rain. | me | I / my / mine | After “between,” use “me.”
____ and I made a kite. | He | Him / His / Himself | You would say “he made,” so use “he.”
The girls made lunch by ____. | themselves | theirselves / themself / them | The word for a group is “themselves.”
He hurt ____ on the slide. | himself | hisself / he / his | The right word is “himself.” There is no word “hisself.”
The bird built ____ nest. | its | it’s / it / itself | The word “its” shows that the nest belongs to the bird.
The coats on the hooks are ____. | theirs | their / there’s / their’s | The word “theirs” stands alone and has no apostrophe.
This soup is ____ than the last one. | better | gooder / more good / best | The word “good” changes to “better.”
That was the ____ storm of the year. | worst | baddest / worse / most bad | The word “bad” changes to “worst” for more than two.
My box is ____ than yours. | heavier | heavyer / more heavy / heaviest | A word that ends with “y” changes to “ier.”
This puzzle is ____ than that one. | more difficult | difficulter / most difficult / more difficulter | A long adjective takes “more.”
She is the ____ player on our team. | most careful | carefulest / more careful / most carefulest | A long adjective takes “most.”
He plays the drums very ____. | well | good / better / gooder | An adverb tells how he plays, and “well” is an adverb.
The soup smells ____. | good | well / goodly / better than | After “smells,” an adjective describes the soup.
Please speak more ____. | slowly | slow / slowness / slowest | An adverb tells how someone speaks.
I do not have ____ money left. | any | no / nothing / never | With “not,” use “any,” because two negatives are one too many.
She never says ____ rude. | anything | nothing / no thing / nobody | With “never,” use “anything.”
We can hardly see ____ in this fog. | anything | nothing / no one / nobody | The word “hardly” is already negative.
He has ____ much homework. | too | to / two / more | The word “too” means “more than enough.”
____ you finish your work, you may play. | After | But / So / Or | The word “after” tells when you may play.
We stayed inside ____ the storm passed. | until | or / nor / than | The word “until” tells how long we stayed.
You will be late ____ you hurry. | unless | because / so / and | The word “unless” means “if not.”
I wore boots ____ the ground was muddy. | because | although / unless / or | The word “because” gives a reason.
He kept running ____ he was tired. | although | because / unless / or | The word “although” joins ideas that one does not expect together.
By the time we came, the show ____ already begun. | had | has / have / will | The show began before another past act, so use “had.”
I ____ my lunch when the bell rang. | was eating | am eating / eats / has eaten | The eating was going on in the past.
Next week, they ____ their cousins. | will visit | visited / have visited / visits | “Next week” tells of the future.
`);
