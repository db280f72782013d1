import { readGapSentences } from './gap-sentences.ts';

/** For both pairs of high school. */
export const gapSentences912 = readGapSentences(`
The board of directors, as well as the auditors, ____ concerned. | is | are / were / have been | “As well as the auditors” does not change the subject, “board.”
Few of the delegates ____ the proposal. | support | supports / is supporting / has supported | “Few” is always plural.
Every desk, chair, and lamp ____ sold. | was | were / are / have been | “Every” makes the whole list singular.
It is essential that the report ____ complete. | be | is being / was / being | After “it is essential that,” formal English uses the base form “be.”
Had I known, I ____ sooner. | would have come | will have come / came / had come | “Had I known” means “if I had known” and goes with “would have.”
The senator insisted that the bill ____ at once. | be passed | passes / is passing / passing | After “insisted that,” a demand takes the base form.
The man ____ she interviewed was her former teacher. | whom | who’s / whose / which | “Whom” is the object of “interviewed.”
The candidate ____ critics said would lose won easily. | who | whom / whose / which | “Who” is the subject of “would lose”; “critics said” only interrupts.
We will hire ____ is best qualified. | whoever | whomever / whom / whose | “Whoever” is the subject of “is.”
I appreciate ____ helping me move. | your | you’re / yours / yourself | A possessive goes before a gerund such as “helping.”
The audience objected to ____ talking during the film. | his | he / him who / himself | A possessive goes before a gerund such as “talking.”
Neither of the plans ____ without its flaws. | is | are / were / have been | “Neither” is singular.
The report was detailed, accurate, and ____. | well written | it was well written / of good writing / writing well | Items in a series should have the same grammatical form.
She would rather read a book than ____ a film. | watch | watching / to watch / watched | “Read” and “watch” must have the same form.
The more you practice, ____ you will play. | the better | better / the best / more better | Paired comparisons both begin with “the.”
No sooner had we sat down ____ the phone rang. | than | when / then / that | “No sooner” is paired with “than.”
Hardly had the game begun ____ it started to rain. | when | than / then / that | “Hardly” is paired with “when.”
The reason that he left is ____ he was tired. | that | for / why / due to | The fixed pattern is “the reason is that.”
The injured player ____ on the field until help came. | lay | laid / lain / layed | “Lay” is the past of “lie,” to rest.
She ____ her keys on the counter and forgot them. | laid | lay / lain / lied | “Laid” is the past of “lay,” to put.
The old dog has ____ by the fire all day. | lain | laid / lay / lied | “Lain” is the participle of “lie,” to rest.
He is one of the few writers who ____ by hand. | write | writes / is writing / has written | “Who” stands for “writers,” which is plural.
He is the only one of the writers who ____ by hand. | writes | write / are writing / have written | “Who” stands for “the only one,” which is singular.
A large ____ of people attended the rally. | number | amount / quantity in / sum | “Number” goes with what can be counted.
The two sides agreed ____ a plan to share the water. | on | to be / at / for | People agree on a plan and with a person.
The jury was composed ____ seven women and five men. | of | by / from / in | The standard phrase is “composed of.”
By the time the paramedics arrived, the bleeding ____. | had stopped | has stopped / stops / will have stopped | What was complete before a past event takes the past perfect.
`);

export const gapSentences910 = readGapSentences(`
Either the editor or her assistants ____ every letter. | answer | answers / is answering / has answered | With “or,” the verb agrees with the nearer subject, “assistants.”
The news from the front ____ bad. | was | were / are / have been | “News” ends with “s” but is singular.
Each of the paintings in the two halls ____ labeled. | is | are / were / have been | “Each” is singular, whatever comes between.
Statistics ____ my hardest class this year. | is | are / were / have been | The name of a school subject is singular.
The pliers on the bench ____ mine. | are | is / was / has been | “Pliers” takes a plural verb.
A pair of pliers ____ on the bench. | is | are / were / have been | The subject is “pair,” which is singular.
Three miles ____ a long way to carry a canoe. | is | are / were / have been | A distance counts as a single amount.
____ should I say is calling? | Who | Whom / Who’s / Whomever | “Who” is the subject of “is calling.”
With ____ were you speaking? | whom | who / whose / whoever | “Whom” is the object of “with.”
My cousin and ____ split the cost. | I | me / myself / mine | The pronoun is part of the subject.
The secret stayed between Elena and ____. | him | he / his / himself | “Between” takes an object.
The dog that bit the mailman ____ returned to its owner. | was | were / are / have been | The subject is “dog.”
If he ____ more careful, he would not have fallen. | had been | has been / would have been / is | An unreal condition in the past takes “had been.”
The class has ____ the museum twice. | gone to | went to / go to / going to | “Has” takes the participle “gone.”
The bell had already ____ when we came in. | rung | rang / ring / ringed | “Had” takes the participle “rung.”
They have ____ in that pond since childhood. | swum | swam / swimmed / swimming | “Have” takes the participle “swum.”
The plaintiff ____ an oath to tell the truth. | swore | sweared / sworn / swear | “Swore” is the past of “swear.”
The statue was ____ from a single block. | hewn | hew / hewing / hewen | The passive takes the participle “hewn.”
Her proposal is ____ to mine. | superior | more superior / superior than / superiorer | “Superior” already compares and is followed by “to.”
The sculpture is ____. | unique | more uniquest / uniquer / uniquest | In formal English, what is unique is one of a kind and is not compared.
Not until the rain stopped ____ the hikers set out. | did | had been / have / were | After “not until,” the helping verb comes before the subject.
She denied ____ the letter. | having written | to have wrote / have written / having wrote | “Denied” is followed by an “-ing” form, and “having” takes “written.”
The twins, both of ____ are doctors, live in Omaha. | whom | who / which / them | “Whom” is the object of “of” and stands for people.
The storm has ____ over the coast since dawn. | hung | hanged / hing / hang | A thing is hung; only a person is hanged.
The prisoner was ____ at dawn in 1849. | hanged | hunged / hang / hanging up | In formal English, people are hanged, and pictures are hung.
Each student must submit an essay and have it ____ by a peer. | reviewed | review / reviewing / to review | “Have it reviewed” means that a peer reviews it.
She looked as if she ____ a ghost. | had seen | has saw / had saw / seen | “Had” takes the participle “seen.”
The firm has offices in ____ cities than its rival. | more | most / many / much | “More” compares two.
Among the three friends ____ not one secret. | there was | there were / were / their was | “One secret” is singular.
The captain, whose orders ____ obeyed, saved the ship. | were | was / is / has been | The subject of the clause is “orders.”
It is high time that we ____ the truth. | told | telled / telling / had telled | After “it is high time,” the past form tells of what should happen now.
`);

export const gapSentences1112 = readGapSentences(`
The phenomenon of floating lights ____ been explained. | has | have / are / were | “Phenomenon” is singular; “phenomena” is plural.
The criteria for the award ____ changed this year. | have | has / is / was | “Criteria” is the plural of “criterion.”
Politics, he often said, ____ the art of the possible. | is | are / were / have been | As the name of an activity, “politics” is singular.
Be that as it ____, we must proceed. | may | might have / is / can be | “Be that as it may” is a fixed subjunctive phrase.
Far be it from me ____ how to run your farm. | to tell you | telling you / that I told you / I tell you | “Far be it from me” is followed by an infinitive.
If need ____, we can sell the car. | be | is / were to be / being | “If need be” is a fixed subjunctive phrase.
She acts as though she ____ the queen of England. | were | be / been / has been | A comparison contrary to fact takes “were.”
Lest he ____ the meeting, he wrote a note on his hand. | forget | forgets / forgot / forgetting | “Lest” is followed by the base form.
Suffice it ____ that the plan failed. | to say | saying / said / say | “Suffice it to say” is a fixed phrase.
Such ____ the force of the wind that trees fell. | was | were / are / have been | The subject, “the force,” follows the verb.
Among the ruins ____ a bronze mirror and a comb. | were found | was found / is found / has been found | The subject, “a bronze mirror and a comb,” is plural and follows the verb.
Rarely ____ so eloquent a speech. | have I heard | I have heard / I heard / heard I have | After “rarely” at the start, the helping verb comes before the subject.
Under no circumstances ____ the door. | should you open | you should open / you open / opening | After a negative opening, the helping verb comes before the subject.
The lawyer, together with two clerks, ____ the file. | reviews | review / are reviewing / have reviewed | “Together with two clerks” does not change the subject.
The scholar to ____ the book is dedicated died last year. | whom | who / whose / whoever | “Whom” is the object of “to.”
His contribution was ____ we had hoped. | less than | fewer than / lesser of / least than | “Less” goes with an amount that is not counted.
The general had the prisoners ____ before dawn. | released | release / releasing / to be release | “Had the prisoners released” means that others released them.
Great ____ the losses on both sides. | were | was / is / has been | The subject, “losses,” follows the verb.
The alumni ____ to meet in May. | plan | plans / is planning / has planned | “Alumni” is the plural of “alumnus.”
Neither of the hypotheses ____ been tested. | has | have / are / were | “Neither” is singular.
He is a poet ____ I think deserves the prize. | who | whom / whose / which | “Who” is the subject of “deserves”; “I think” only interrupts.
The manuscript is believed ____ in 1610. | to have been written | to be wrote / having wrote / to have wrote | The passive infinitive takes “written.”
Try as he ____, he could not move the stone. | might | may have / can be / will be | “Try as he might” means “although he tried.”
The plan is not so much bold ____ reckless. | as | than / but / like | “Not so much” is paired with “as.”
She is as talented as, if not more talented ____, her teacher. | than | as / then / like | “More talented” must be completed with “than.”
Not one of the jurors ____ convinced. | was | were / are / have been | “One” is singular.
The ship and its crew ____ lost at sea in 1841. | were | was / is / has been | Two subjects joined by “and” take a plural verb.
`);
