import { readGapSentences } from './gap-sentences.ts';

export const gapSentences78 = readGapSentences(`
The committee ____ its decision tomorrow. | announces | announce / are announcing / have announced | The committee acts as one group, so the verb is singular.
The number of visitors ____ every year. | grows | grow / are growing / have grown | “The number” is singular.
A number of visitors ____ about the heat. | complain | complains / is complaining / has complained | “A number of” means “several” and is plural.
Two-thirds of the cake ____ gone. | is | are / were / have been | A fraction agrees with the noun after “of,” here “cake.”
Two-thirds of the apples ____ ripe. | are | is / was / has been | A fraction agrees with the noun after “of,” here “apples.”
In the attic ____ three dusty trunks. | were | was / is / has been | The subject, “trunks,” follows the verb.
Neither the coach nor the players ____ the call. | understand | understands / is understanding / has understood | With “nor,” the verb agrees with the nearer subject, “players.”
Economics ____ taught in the twelfth grade. | is | are / were / have been | The name of a school subject is singular.
Anyone who ____ late must sign in. | arrives | arrive / are arriving / have arrived | “Who” stands for “anyone,” which is singular.
She is one of those people who ____ everything. | remember | remembers / is remembering / has remembered | “Who” stands for “people,” which is plural.
The prize was shared by Dana and ____. | her | she / hers / herself | “By” takes an object.
The judges chose ____ sophomores to speak. | us | we / our / ours | Without “sophomores,” you would say “chose us.”
____ do you think will win? | Who | Whom / Who’s / Whomever | “Who” is the subject of “will win.”
____ did the voters elect? | Whom | Who / Who’s / Whoever | “Whom” is the object of “elect.”
Give the ticket to ____ arrives first. | whoever | whomever / whom / who’s ever | “Whoever” is the subject of “arrives.”
The book, ____ I read twice, is out of print. | which | that / who / what | After a comma, “which” adds information about a thing.
I wish I ____ taller. | were | am / be / have been | A wish that is contrary to fact takes “were.”
If I ____ you, I would apologize. | were | am / be / been | A condition that is contrary to fact takes “were.”
If she had called, I ____ her. | would have helped | would help had / will have helped / helped | “If” with “had called” goes with “would have.”
He suggested that she ____ a doctor. | see | sees / seen / seeing | After “suggested that,” formal English uses the base form.
The rule requires that every rider ____ a helmet. | wear | wears / wearing / worn | After “requires that,” formal English uses the base form.
By noon, the ice ____ completely. | had melted | has melt / melting / will melted | The past perfect tells what was complete by a past time.
She not only sings ____ dances. | but also | and also / or also / so also | “Not only” is paired with “but also.”
He likes hiking, swimming, and ____. | fishing | to fish / he fishes / fished | Items in a list should have the same form.
The plan is cheap, simple, and ____. | effective | it works / works well / effectively | Items in a list should have the same form.
Running is better for you than ____. | sitting | to sit / you sit / sat | The two things compared should have the same form.
Her story is different ____ mine. | from | of / by / at | In American English, the standard phrase is “different from.”
The cat is indifferent ____ dogs. | to | of / about to / from | The standard phrase is “indifferent to.”
The twins differ ____ each other in every way. | from | to / of / than | The standard phrase is “differ from.”
There is hardly ____ milk left. | any | no / nothing / never | “Hardly” is already negative.
The jacket fits him ____. | perfectly | perfect / more perfect / perfection | An adverb tells how it fits.
The milk smells ____. | sour | sourly / sourness / more sourly | After the linking verb “smells,” an adjective describes the milk.
Of the two candidates, she is the ____ qualified. | more | most / much / very | Two are compared with “more.”
This is the ____ design of all. | most unusual | more unusual / unusualest / most unusualest | More than two are compared with “most.”
`);
