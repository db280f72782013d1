import { readWords } from './word.ts';

export const words910 = readWords({
  adjective: `
benevolent | wishing to do good to others | charitable | malevolent | The ____ king emptied his own granaries to feed the poor.
pragmatic | concerned with what works in practice | practical | idealistic | Rather than argue over theory, she took a ____ approach and fixed it.
resilient | able to recover quickly from hardship | hardy | fragile | The ____ town rebuilt itself within a year of the flood.
verbose | using more words than needed | wordy | concise | The ____ memo took nine pages to say that lunch was at noon. | talk
lethargic | lacking energy | sluggish | energetic | The heat left us too ____ to get up from the couch. | cold
opulent | showing great wealth | luxurious | austere | The palace was ____, with gold ceilings and floors of rare marble. | show
volatile | likely to change suddenly and sharply | unstable | stable | The market was so ____ that prices doubled and crashed in a day. | fickle
ostentatious | meant to impress others by display | showy | modest | His ____ ring was meant to make everyone notice how rich he was. | show
tenacious | holding firmly and not giving up | persistent | irresolute | The ____ climber failed six times and still would not quit. | stubborn fickle
apathetic | showing no interest or concern | indifferent | passionate | Some voters are so ____ that they do not care who wins. | cold
superficial | concerned only with the surface | shallow | profound | The report was ____, since it skimmed the issue without real analysis.
gregarious | fond of company | sociable | reclusive | My ____ uncle throws a party almost every weekend.
fickle | changing one’s loyalty too easily | inconstant | steadfast | Those ____ fans cheer for whichever team happens to be winning. | fickle
lucid | expressed so that it is easily understood | clear | unintelligible | Her ____ explanation made the theory clear to all of us.
stoic | bearing pain without complaint | uncomplaining | | The ____ patient did not so much as wince when the bone was set. | cold
obscure | not well known | unknown | famous | The poet is so ____ that hardly anyone has heard of him.
plausible | seeming likely to be true | credible | unbelievable | Her excuse was ____, for the buses had in fact been late.
futile | having no useful result | pointless | productive | It is ____ to argue with a locked door.
nostalgic | longing for the past | wistful | | The old songs made her ____ for her childhood summers.
indigenous | native to a particular place | native | foreign | Kangaroos are ____ to Australia, where they first evolved.
`,
  verb: `
exacerbate | make worse | worsen | alleviate | Scratching a rash will only ____ the itch. | appease
corroborate | support with further evidence | confirm | refute | Can anyone ____ your claim that you were home at nine? | proof
mitigate | make less severe | lessen | intensify | Planting trees can help to ____ the effects of summer heat. | appease weaken
placate | make less angry by giving in | appease | antagonize | The store offered a refund to ____ the furious customer. | appease
renounce | give up formally | relinquish | claim | The prince chose to ____ his right to the throne. | seize
thwart | stop from succeeding | foil | assist | A loyal guard managed to ____ the plot before anyone was hurt.
undermine | weaken bit by bit | sabotage | strengthen | Rumors may ____ voters’ trust in the results. | proof weaken
revere | feel deep respect for | venerate | despise | Many people ____ the poet as the nation’s greatest voice. | scorn
condone | overlook or accept a wrong | excuse | condemn | The principal would not ____ cheating, so she punished those who copied.
elicit | draw out a response | evoke | suppress | The comedian’s jokes failed to ____ even one laugh.
deplete | use up almost all of | exhaust | replenish | If we go on pumping, we will ____ the wells by summer.
scoff | speak with scorn | jeer | | Experts used to ____ at the idea that germs cause disease. | scorn
speculate | form an opinion without firm proof | guess | | Without data, we can only ____ about the cause.
embellish | add details to make more attractive | adorn | | He tends to ____ his stories with dragons and sword fights.
delineate | describe or mark out exactly | outline | | The contract should ____ the duties of each partner.
assimilate | take in and make part of a whole | absorb | | New arrivals may slowly ____ into the culture around them.
usurp | seize power without the right | seize | | The general plotted to ____ the throne of the young queen. | seize
waver | be unable to decide | vacillate | | Once she had chosen, she did not ____, whatever others said.
`,
  noun: `
anomaly | something that departs from what is normal | irregularity | | A snowfall in Miami is an extreme ____.
paradox | a statement that seems to contradict itself | | | “Less is more” is a well-known ____.
disparity | a great difference | inequality | equality | The study found a wide ____ between the pay of the two groups.
hierarchy | a system of ranks | ranking | | In the army’s ____, a general stands above a colonel.
rhetoric | the art of persuasive speaking | oratory | | Skilled in ____, he could win any crowd to his side.
animosity | strong hostility | hostility | goodwill | Years of feuding left bitter ____ between the families.
candor | openness and honesty in speech | frankness | deceit | I value your ____, because you told me the truth when it hurt.
integrity | firm honesty and moral principle | honesty | corruption | A judge of ____ cannot be bribed. | candor
autonomy | the right to govern oneself | independence | dependence | The colony gained ____ and began to pass its own laws.
precedent | an earlier case that serves as an example | model | | The judge’s ruling set a ____ that later courts followed.
facade | a false outward appearance | pretense | | Behind her cheerful ____, she was deeply unhappy. | candor
zenith | the highest point | pinnacle | nadir | At its ____, the empire ruled half of the known world.
scapegoat | one who is blamed for others’ faults | | | The team made the coach a ____ for losses that were not his fault.
`,
});
