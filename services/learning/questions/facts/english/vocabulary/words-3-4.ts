import { readWords } from './word.ts';

export const words34 = readWords({
  adjective: `
ancient | very, very old | old | modern | The castle is so ____ that it was built before there were clocks. | old
fragile | easy to break | delicate | sturdy | Wrap the glass bowls with care, because they are ____. | old
enormous | very large in size | gigantic | tiny | The ____ whale was longer than our school bus. | size
drowsy | nearly falling asleep | sleepy | alert | The warm car made her so ____ that her eyes kept closing.
scarce | hard to find or get | rare | plentiful | After a month with no rain, water became ____.
curious | eager to learn or know | nosy | uninterested | A ____ child asks question after question about the stars.
polite | having good manners | courteous | rude | It is ____ to say “please” and “thank you.”
narrow | not wide | slender | broad | The path was so ____ that we had to walk one behind the other. | size
humorous | making people laugh | funny | serious | The joke book was so ____ that we could not stop laughing.
frequent | happening often | regular | rare | Buses are ____ here, so you never wait more than five minutes.
loyal | always true to a friend | faithful | disloyal | A ____ friend stays by your side when times are hard.
cautious | careful to avoid danger | careful | reckless | Be ____ on the ice, and take small steps. | fear
timid | easily frightened | fearful | fearless | The ____ kitten hid under the bed when people came in. | fear
brief | lasting a short time | short | lengthy | The talk was ____ and ended after only two minutes.
generous | glad to give and share | giving | selfish | The ____ man gave half of his money to people in need.
calm | quiet and without worry | peaceful | upset | She took slow breaths to stay ____ before the big test.
clumsy | likely to drop or bump things | awkward | graceful | I felt ____ when I tripped and knocked over two cups.
spoiled | no longer fresh enough to eat | rotten | fresh | The milk smelled bad, because it was ____. | old
vacant | with no one living or sitting there | unoccupied | occupied | The house is ____, since no one has lived there for years.
cozy | warm and comfortable | snug | | Under my thick blanket by the fire, I felt ____ and safe.
`,
  verb: `
examine | look at very closely | inspect | ignore | The vet used a bright light to ____ the dog’s sore ear. | think
rescue | save from danger | save | endanger | Firefighters used a ladder to ____ the boy from the roof. | safe
shrink | become smaller | contract | grow | If you dry the wool sweater in high heat, it may ____.
wander | walk around with no plan | roam | | The lost sheep began to ____ from hill to hill all day.
glance | look for just a moment | peek | stare | He had time only to ____ at the clock as he ran by.
construct | put parts together to make a building | build | destroy | Workers will ____ a new bridge of steel and stone.
gather | come together in one place | assemble | scatter | All the families will ____ in the gym for the meeting.
repeat | say or do again | redo | | I did not hear you, so please ____ the question.
protect | keep safe from harm | guard | attack | A helmet helps to ____ your head if you fall. | safe
soar | fly high in the air | | | Eagles ____ above the cliffs with their wings spread wide.
consider | think about with care | ponder | disregard | Take time to ____ both plans before you pick one. | think
admit | say that something is true | confess | deny | He was honest enough to ____ that he broke the window. | let
attempt | make an effort to do something | try | | The team will ____ to climb the mountain for the first time. | try
struggle | work hard against a difficulty | strain | | Many people ____ to lift a heavy box up the stairs. | try
amaze | surprise very much | astonish | bore | The magician’s last trick will ____ you.
imitate | act just like someone else | copy | | Parrots can ____ the words that they hear us say.
delay | make something late | postpone | hasten | Heavy snow may ____ our flight by two hours.
permit | let someone do something | allow | forbid | The rules do not ____ dogs inside the store. | let
`,
  noun: `
journey | a long trip | voyage | | The pioneers’ ____ to Oregon took about five months.
odor | a smell | scent | | A skunk can leave a strong ____ in the air.
courage | strength to face something scary | bravery | cowardice | It took ____ for her to speak in front of the whole school.
habitat | the place where an animal lives in nature | environment | | The forest is the deer’s natural ____.
peak | the top of a mountain | summit | base | The climbers put a flag on the snowy ____.
solution | the answer to a problem | answer | problem | We talked until we found the ____ to our problem.
crop | plants that a farmer grows | harvest | | The farmer’s best ____ this year was corn.
opinion | what someone thinks or feels | view | fact | In my ____, blue is the best color, but you may not agree.
victory | the winning of a game or fight | triumph | defeat | The team cheered its ____ in the last game.
vehicle | a thing that carries people or goods | | | A truck is a large ____ that uses the road.
ancestor | a family member from long ago | forefather | descendant | My great-great-grandmother is my ____.
globe | a round map of the world | | | Spin the ____ and find Africa on it.
`,
});
