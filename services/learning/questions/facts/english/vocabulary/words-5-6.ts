import { readWords } from './word.ts';

export const words56 = readWords({
  adjective: `
reluctant | not wanting to do something | unwilling | eager | The cat was ____ to go out in the rain and had to be pushed. | no
abundant | more than enough | plentiful | scarce | Fish were so ____ in the bay that every net came up full. | plenty
vivid | very bright or clear in the mind | bright | dull | She gave such a ____ account that we could picture each scene. | clear
rigid | not able to bend | stiff | flexible | Steel beams are ____, so they hold up a roof without bending. | firm
hostile | very unfriendly, like an enemy | unfriendly | friendly | The ____ crowd booed and threw tomatoes at the speaker.
accurate | free from mistakes | exact | incorrect | Check each figure so that your report is ____.
essential | needed and not to be left out | necessary | unneeded | Water is ____ for life, because no one can do without it.
temporary | lasting for a limited time | short-term | permanent | The school used ____ classrooms until the new wing was ready.
arid | having very little rain | dry | humid | Few plants can grow where the climate is so ____.
obvious | easy to see or understand | clear | hidden | With jam all over his face, it was ____ who ate the tart. | clear
stubborn | refusing to change one’s mind | obstinate | yielding | The ____ mule would not move, whatever we tried. | no firm
ample | large enough, with some to spare | sufficient | insufficient | We packed ____ food, so there were leftovers. | plenty
weary | very tired after hard work | exhausted | rested | After twelve hours of digging, the ____ workers could barely stand.
transparent | so clear that one can see through it | see-through | opaque | A window must be ____, or you could not see the yard. | clear
peculiar | strange in an interesting way | unusual | ordinary | The bird made a ____ sound, unlike any that we had ever heard.
sincere | meaning what one says | honest | insincere | I believed his apology, because he sounded ____.
vast | extremely wide or great in area | immense | small | From the plane, we saw the ____ ocean reach to the horizon.
diligent | working steadily and with care | hardworking | lazy | The ____ student finished all her work a day early.
hazardous | full of risk | dangerous | safe | Icy roads are ____, so drive slowly or stay home.
anxious | worried about what may happen | nervous | relaxed | She felt ____ while she waited for the doctor to call.
`,
  verb: `
hesitate | stop for a moment before acting | pause | | If you know the answer, do not ____ to raise your hand.
conceal | keep out of sight | hide | reveal | He wore a hat to ____ his bad haircut.
expand | become larger | swell | shrink | A balloon will ____ as you blow air into it.
persuade | talk someone into doing something | convince | dissuade | She tried to ____ her parents to let her have a dog. | ask
abandon | leave and never return to | desert | | The crew had to ____ the sinking ship and swim to shore.
detest | dislike very strongly | hate | adore | I ____ onions so much that the smell makes me ill.
assist | give help to | aid | hinder | A nurse will ____ the doctor during the operation.
demolish | tear down completely | wreck | build | The crew will ____ the old hotel with a wrecking ball.
observe | watch with attention | watch | overlook | Scientists sat in a tree to ____ the birds for a week.
predict | say what will happen later | forecast | | Clouds help us ____ whether it will rain tomorrow.
linger | stay longer than expected | remain | depart | Guests often ____ at the door to chat after a party.
compete | try to win against others | contend | | Ten runners will ____ for the gold medal.
require | have a need for | need | | These toys ____ two batteries, or they will not work.
boast | speak with too much pride about oneself | brag | | It is rude to ____ about how much money you have.
accuse | say that someone did wrong | blame | | You should not ____ her of stealing without proof.
plead | ask with strong feeling | beg | | I had to ____ with the guard for an hour to let us in. | ask
pursue | follow in order to catch | chase | flee | Wolves may ____ a herd for miles before they catch one elk.
donate | give to a good cause | contribute | | They ____ canned food to the shelter each month.
`,
  noun: `
ancestry | the line of family from which one comes | heritage | | By her ____, she is half Irish and half Greek.
obstacle | something that blocks the way | barrier | | We climbed over each ____ on the trail, from logs to rocks.
companion | one who spends time or travels with another | friend | | On the long hike, her dog was her only ____.
drought | a long time without rain | | flood | During the ____, farmers lost crops for lack of rain.
consequence | what follows from an act | result | cause | Bad grades were the ____ of never doing homework.
fatigue | the state of being worn out | tiredness | energy | The marathon runner collapsed from ____.
myth | an old story about gods or heroes | legend | | The ____ tells how the hero slew a monster with snakes for hair.
majority | more than half of a group | | minority | The ____ voted yes, with thirty for the plan and ten against it.
technique | a special way of doing something | method | | Her painting ____ uses tiny dots of color in place of lines. | way
vicinity | the area around a place | neighborhood | | There are three parks in the ____ of our home.
tradition | a custom handed down in a group | custom | | It is a family ____ to eat soup on New Year’s Day. | way
harmony | peaceful agreement | agreement | conflict | The two tribes lived in ____ and never went to war.
dilemma | a choice between two bad things | predicament | | He faced the ____ of losing either his job or his home.
`,
});
