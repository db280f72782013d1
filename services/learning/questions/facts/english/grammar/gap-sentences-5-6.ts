import { readGapSentences } from './gap-sentences.ts';

export const gapSentences56 = readGapSentences(`
The flock of geese ____ over the lake each fall. | flies | fly / are flying / have flown | The subject is “flock,” which is singular.
One of the windows ____ broken. | is | are / were / have been | The subject is “one,” not “windows.”
Either the twins or Rosa ____ the dishes today. | washes | wash / are washing / have washed | With “or,” the verb agrees with the nearer subject, “Rosa.”
Either Rosa or the twins ____ the dishes today. | wash | washes / is washing / has washed | With “or,” the verb agrees with the nearer subject, “twins.”
Mathematics ____ my favorite subject. | is | are / were / be | “Mathematics” ends with “s” but is singular.
The scissors ____ in the drawer. | are | is / was / has been | “Scissors” is plural in form and takes a plural verb.
Ten dollars ____ too much for a pencil. | is | are / were / have been | An amount of money counts as one sum.
Nobody in the stands ____ the answer. | knows | know / are knowing / have known | “Nobody” is singular.
Several of the cookies ____ burned. | were | was / is / has been | “Several” is always plural.
The captain, along with her players, ____ early. | arrives | arrive / are arriving / have arrived | “Along with her players” does not change the subject, “captain.”
The coach gave Liam and ____ a ride home. | him | he / his / himself | It is an object: the coach gave him a ride.
It was a gift from my parents and ____. | me | I / we / mine | “From” takes an object, so use “me.”
____ students planned the trip. | We | Us / Our / Ourselves | Without “students,” you would say “We planned.”
Every girl must bring ____ own lunch. | her | there / them / hers | “Every girl” is singular, and “her” refers back to it.
The team won ____ final game. | its | it’s / there / its’ | The team is one group, and “its” has no apostrophe.
To ____ did you give the key? | whom | who / whose / who’s | “Whom” is the object of “to.”
____ left the door open? | Who | Whom / Whomever / Who’s | “Who” is the subject of “left.”
The artist ____ painted this is my aunt. | who | which / whom / whose | “Who” refers to a person and is the subject of “painted.”
The girl ____ bike was stolen called the police. | whose | who’s / whom / which | “Whose” shows that the bike belonged to the girl.
Of the two routes, this one is ____. | shorter | shortest / more short / most short | Two things are compared with “-er.”
Of the four brothers, Eli is the ____. | oldest | older / more old / most oldest | More than two are compared with “-est.”
The runner felt ____ after the long race. | weak | weakly / weakness / more weakly | After the linking verb “felt,” an adjective describes the runner.
The choir sang ____ at the concert. | beautifully | beautiful / beauty / more beautiful | An adverb tells how the choir sang.
The tea tastes ____. | bitter | bitterly / bitterest of / bitterness | After the linking verb “tastes,” an adjective describes the tea.
There are ____ cars on the road today. | fewer | less / least / lesser | “Fewer” goes with things that can be counted.
Please use ____ water when you wash the car. | less | fewer / fewest / few | “Less” goes with what cannot be counted.
I ____ on the couch for an hour yesterday. | lay | laid / layed / lain | “Lay” is the past of “lie,” to rest.
Please ____ the books on the table. | lay | lie / lain / lied | “Lay” takes an object: you lay something down.
____ down and rest for a while. | Lie | Lay / Laid / Lain | “Lie” means to rest and takes no object.
The sun ____ at six this morning. | rose | raised / risen / rised | “Rise” takes no object, and its past is “rose.”
They ____ the flag every morning. | raise | rise / rose / risen | “Raise” takes an object, here “the flag.”
She has lived here ____ 2015. | since | for / from when / during | “Since” goes with the point at which something began.
He has studied Spanish ____ three years. | for | since / from / while | “For” goes with a length of time.
By next June, I ____ this book. | will have finished | have finished / had finished / finished | It will be complete before a time in the future.
If it ____ tomorrow, we will stay home. | rains | will rain / rained / would rain | After “if,” the present tense tells of the future.
Not only the dog ____ also the cat ran away. | but | and / or / so | “Not only” goes with “but also.”
Neither the cat ____ the dog was fed. | nor | or / and / but | “Neither” goes with “nor.”
We should ____ left earlier. | have | of / has / had | The right words are “should have.” They only sound like “should of.”
I have ____ seen that film. | already | all ready / allready / ready | “Already” is one word and means “before now.”
`);
