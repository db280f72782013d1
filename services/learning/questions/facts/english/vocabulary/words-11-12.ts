import { readWords } from './word.ts';

export const words1112 = readWords({
  adjective: `
ubiquitous | present everywhere at once | omnipresent | rare | Screens have become so ____ that one sees them even in elevators.
ephemeral | lasting only a very short time | fleeting | enduring | The mayfly’s ____ adult life is over within a day or two. | time
laconic | using very few words | terse | loquacious | Asked for a speech, the ____ farmer said, “Nope,” and sat down. | talk
garrulous | talking too much about trivial things | talkative | taciturn | My ____ seatmate chattered from takeoff to landing. | talk
esoteric | understood by only a few specialists | arcane | accessible | The lecture was so ____ that only three experts could follow it.
capricious | governed by sudden whims | whimsical | predictable | The ____ director changed the script every hour for no reason. | time
intransigent | refusing any compromise | unyielding | compliant | Talks failed because both ____ parties rejected every compromise.
magnanimous | generous toward a rival or an enemy | noble | petty | She was ____ in victory and praised the skill of the team she had beaten. | revenge
insidious | harmful in a slow and hidden way | stealthy | | The disease is ____ and does its damage before any symptom appears. | insidious
obsequious | too eager to please those in power | fawning | domineering | The ____ clerk bowed, flattered, and agreed with all his boss said.
pernicious | causing great harm | destructive | beneficial | Gossip can have a ____ effect and ruin lives. | insidious
prolific | producing a great deal of work | productive | unproductive | A ____ novelist, she published more than eighty books.
sanguine | cheerfully optimistic | hopeful | pessimistic | Despite the bad forecast, he was ____ and expected a fine day.
spurious | not genuine | counterfeit | authentic | Experts proved that the signature was ____ and the letter a forgery. | false
sporadic | occurring at irregular intervals | intermittent | constant | Apart from ____ gunfire, heard once or twice a night, all was still. | time
tenuous | having little substance or strength | flimsy | substantial | The link between the two events is ____ and rests on one rumor. | false
vindictive | eager for revenge | vengeful | forgiving | The ____ man slashed the tires of everyone who had voted against him. | revenge
didactic | intended to teach a lesson | instructive | | Fables are ____, since each one ends with a moral.
dogmatic | asserting opinions as if beyond doubt | opinionated | open-minded | A ____ thinker will not hear evidence against a belief. | intransigent
innocuous | causing no harm or offense | harmless | noxious | The snake looks fearsome but is quite ____. | insidious
`,
  verb: `
ameliorate | make a bad situation better | improve | worsen | New wells helped to ____ the harsh conditions in the camp. | assuage
obfuscate | make deliberately hard to understand | muddle | clarify | Officials used jargon to ____ the facts and hide their error.
repudiate | refuse to have anything to do with | disown | embrace | He chose to ____ the views that he had held in his youth. | abjure proof denigrate
vacillate | shift back and forth between choices | dither | | Leaders who ____ between two plans lose the trust of their followers.
exonerate | clear of blame | acquit | convict | New DNA evidence may ____ the man who was wrongly imprisoned.
assuage | ease an unpleasant feeling | soothe | intensify | Nothing could ____ the grief that she felt at his death. | assuage
circumvent | find a clever way around | evade | confront | They tried to ____ the law by means of a loophole.
galvanize | shock into action | rouse | | The speech was meant to ____ the idle public into protest.
denigrate | attack the reputation of | disparage | extol | Do not ____ her work merely because you dislike her. | denigrate
substantiate | support with proof | validate | refute | No documents were found to ____ the claim that he had served. | proof
expedite | speed up the progress of | accelerate | impede | Pay an extra fee to ____ your application if you need it by Monday.
proliferate | increase rapidly in number | multiply | dwindle | In warm milk, bacteria ____ until there are millions.
capitulate | surrender on certain terms | yield | resist | After a siege of three months, the city had to ____. | abjure
castigate | criticize or punish severely | berate | commend | Editorials will ____ the senator for the bribe. | denigrate
concede | admit, often unwillingly | acknowledge | dispute | After the last votes were counted, he had to ____ that he had lost. | abjure proof
ingratiate | bring oneself into favor on purpose | | | She tried to ____ herself with the new boss through gifts and praise.
juxtapose | place side by side for contrast | | | Editors ____ the two photographs so that readers see the contrast.
subjugate | bring under control by force | conquer | liberate | The emperor sent armies to ____ the tribes on his border.
`,
  noun: `
acumen | quickness and depth of judgment | shrewdness | | Her business ____ turned a failing shop into a national chain.
anachronism | a thing out of its proper time | | | A wristwatch on an actor in a film on ancient Rome is an obvious ____.
dichotomy | a division into two opposed parts | split | | The essay rests on a false ____ between reason and emotion.
enmity | deep mutual hatred | antagonism | amity | The ____ between the rival clans led to a century of bloodshed.
ennui | weariness that comes from boredom | boredom | excitement | With nothing to do all summer, the wealthy heirs sank into ____.
euphemism | a mild term for a harsh one | | | “Passed away” is the ____ for “died” that many people prefer.
hubris | excessive pride that leads to ruin | arrogance | humility | In many Greek tragedies, the hero’s ____ brings about his fall.
impunity | freedom from punishment | immunity | | With no police in town, thieves could steal with ____.
panacea | a remedy for every ill | cure-all | | No single reform is a ____ that will cure all the city’s ills.
penchant | a strong liking | fondness | aversion | With his ____ for hot peppers, he eats them at every meal.
quandary | a state of uncertainty about what to do | predicament | | Torn between two job offers, she was in a ____.
rapport | a relationship of mutual understanding | harmony | | The counselor’s easy ____ with teenagers makes them trust her.
solace | comfort in grief | consolation | | After the funeral, he found ____ in the company of old friends.
vestige | a small remaining trace | remnant | | The crumbling wall is the last ____ of the old fort.
`,
});
