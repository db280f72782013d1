import { defineTable } from '#services/learning/questions/facts/english/define-table.ts';
import { splitCell } from '#services/learning/questions/facts/english/split-cell.ts';
import { defineForm, type FactForm } from '#services/learning/questions/facts/fact-form.ts';
import type { GradePair } from '#services/learning/questions/facts/fact-question.ts';

/** Words with two meanings, and three sentences for each. */
const columns = ['word', 'sense', 'sentences', 'otherSense', 'otherSentences'] as const;

const homographs12 = defineTable(
  'Merriam-Webster Dictionary',
  columns,
  `
bat | an animal that flies at night | A bat flew out of the cave. / The bat ate a bug at night. / We saw a bat hang by its feet.
| a stick to hit a ball with | Hit the ball with the bat. / My bat is made of wood. / He will swing the bat hard.
bark | the outside of a tree | The bark felt rough. / Ants ran up the bark. / A deer ate the bark.
| the sound a dog makes | I heard a loud bark. / The bark woke up Dad. / My pup has a funny bark.
park | a place to play outside | We ran in the park. / The park has a slide. / I met Sam at the park.
| stop a car and leave it | Where can we park? / Mom will park the van. / You can not park here.
ring | a thing you wear on a finger | Her ring is gold. / I put on my new ring. / His ring has a red stone.
| make the sound of a bell | Did the phone ring? / Bells ring at noon. / I heard the bell ring.
fly | a small bug with wings | A fly sat on my food. / The frog ate the fly. / Shoo that fly away.
| move in the air | Birds fly in the sky. / I want to fly a kite. / Can a hen fly far?
left | the side that is not right | Turn left at the tree. / She writes with her left hand. / Look to the left.
| went away | Dad left for work. / The bus left on time. / We left the party at six.
can | a thing made of metal for food | Open the can of soup. / The can fell off the shelf. / I got a can of beans.
| be able to | I can ride a bike. / She can swim fast. / We can help you.
duck | a bird that swims | The duck swam by. / I fed the duck some corn. / That duck has six babies.
| bend down fast | Duck or the ball will hit you! / He had to duck under the gate. / Tall men duck at that door.
saw | used the eyes to see | I saw a big fox. / We saw the show. / She saw her friend.
| a tool that cuts wood | Cut the log with a saw. / The saw is very sharp. / Put the saw with the tools.
watch | a small clock on the arm | My watch says it is noon. / Her watch is too big. / I wind my watch each day.
| look at for a while | We watch a game. / Let us watch the birds. / They watch the rain.
wave | water that moves up and down | The wave hit the sand. / A wave tipped the boat. / We rode on a big wave.
| move a hand to say hi | Wave to Grandma! / I wave at my friend. / Did you wave to the bus?
star | a light in the night sky | One star is very bright. / Look up and find a star. / A star lit the sky.
| a person who is well known | She is a movie star. / The star sang on TV. / A star came to our show.
`,
);

const homographs34 = defineTable(
  'Merriam-Webster Dictionary',
  columns,
  `
pitcher | a person who throws in baseball | The pitcher struck out the batter. / Our pitcher has a strong arm. / A pitcher stands on the mound.
| a jug to pour from | Fill the pitcher with lemonade. / The glass pitcher broke. / She set a pitcher on the table.
current | the flow of water in a river | The current carried our raft away. / Swim across the current. / The river’s current is strong.
| happening now | We read about current events. / Who is the current champion? / This is the current month.
season | a part of the year | Fall is my favorite season. / It is the rainy season. / Each season lasts three months.
| add salt or spices to food | Season the soup with pepper. / Chefs season their meat. / Did you season the beans?
trunk | the nose of an elephant | It sprayed water with its trunk. / The elephant raised its trunk. / Her trunk picked up a peanut.
| a large box for clothes | She packed a trunk for the trip. / Old hats filled the trunk. / The trunk has a brass lock.
bank | the land beside a river | We fished from the bank. / Turtles sat on the muddy bank. / Reeds grow along the bank.
| a place that keeps money | I saved ten dollars in the bank. / The bank opens at nine. / The bank lent them money.
pupil | a student in a school | The new pupil raised her hand. / Each pupil has a desk. / He is the best pupil in class.
| the dark center of an eye | Light makes the pupil smaller. / His left pupil looked large. / The pupil lets light into the eye.
fair | treating everyone the same way | The rules must be fair. / A fair judge takes no sides. / It is fair to take turns.
| a show with rides and animals | Let us go on rides at the fair. / We saw prize pigs at the fair. / The county fair is in August.
wound | an injury | The nurse cleaned the wound. / His wound took weeks to heal. / A bandage covered the wound.
| wrapped around and around | She wound the yarn into a ball. / Vines wound up the pole. / He wound the rope on a reel.
sentence | words that tell a complete idea | End each sentence with a period. / Read the last sentence aloud. / My sentence has nine words.
| a punishment given by a judge | The thief got a sentence of a year. / Her sentence was a large fine. / He served his sentence in jail.
tire | become in need of rest | Old dogs tire quickly. / Runners tire on steep hills. / Babies tire by noon.
| the rubber around a wheel | A nail made the tire flat. / Put air in the front tire. / The spare tire is in back.
match | a small stick that makes fire | Strike a match to light the candle. / One match started the campfire. / The match burned his finger.
| a game between two players | She won the tennis match. / Our match ended in a tie. / The chess match took an hour.
scale | a thing that shows weight | Put the melons on the scale. / The scale says ten pounds. / Step on the scale.
| one of the small plates on a fish | A shiny scale fell off the trout. / One scale was silver. / Each scale protects the fish.
`,
);

const homographs56 = defineTable(
  'Merriam-Webster Dictionary',
  columns,
  `
object | a thing that can be seen or touched | A strange object fell from the sky. / Draw any object in the room. / The object weighed a pound.
| say that one is against something | I object to that unfair rule. / Did anyone object to the plan? / They object to the noise.
charge | the price asked for something | There is no charge for children. / The charge for parking is low. / What is the charge for repairs?
| rush forward to attack | The bull began to charge. / We saw the knights charge. / An angry rhino may charge.
draft | a first version of a text | Revise your draft before Friday. / My first draft had many errors. / She wrote a draft of the speech.
| a flow of cool air | A draft came through the window. / Shut the door to stop the draft. / The draft blew out the candle.
novel | a long work of fiction | The novel has thirty chapters. / She is writing her second novel. / That novel became a film.
| new and unlike anything before | He found a novel way to fish. / It was a novel idea at the time. / The novel design won a prize.
grave | very serious | The doctor looked grave. / It was a grave mistake. / We are in grave danger.
| a place where a body is buried | Flowers lay on the grave. / They dug a grave for the king. / A stone marks his grave.
spring | a place where water flows from the ground | We drank from a cool spring. / The stream begins at a spring. / Water bubbled up in the spring.
| a coil that bounces back | A spring in the mattress broke. / The toy jumps because of a spring. / Oil the spring in the lock.
refuse | say no to | I refuse to eat another bite. / They refuse all gifts. / Mules may refuse to move.
| trash | Put the refuse in the bin. / Trucks collect refuse on Monday. / A heap of refuse lay outside.
plot | the main events of a story | The plot of the film was confusing. / An exciting plot keeps us reading. / The plot takes a sudden turn.
| a small piece of land | They grow beans on a small plot. / Each family has a garden plot. / The plot is next to the road.
court | a place where trials are held | The witness spoke in court. / The court found him guilty. / A lawyer argues in court.
| an area for playing ball games | Ten players ran onto the court. / The tennis court was wet. / Lines are painted on the court.
bolt | run away suddenly | Loud thunder made the horse bolt. / Deer bolt at any sound. / I saw the thief bolt.
| a metal bar that locks a door | Slide the bolt to lock the gate. / The rusty bolt would not move. / A bolt kept the door shut.
bear | put up with | I cannot bear that awful noise. / She could not bear the heat. / How can you bear such cold?
| a large furry animal | A bear caught a salmon. / The bear sleeps all winter. / We saw a bear near the tents.
mine | a deep hole dug for minerals | They dug coal in the mine. / The gold mine closed. / The mine is a mile deep.
| belonging to me | That red jacket is mine. / Your desk is next to mine. / Is this seat yours or mine?
`,
);

type HomographTable = typeof homographs12;

const defineHomographForms = (pair: GradePair, table: HomographTable): FactForm[] => [
  defineForm({
    ...{ id: `${pair}-homograph`, grades: [pair], difficulty: 'medium', table },
    text: ({ word, sense }) => `In which sentence does “${word}” mean “${sense}”?`,
    answer: ({ sentences }) => splitCell(sentences)[0] as string,
    options: ({ otherSentences }) => splitCell(otherSentences),
    explanation: (row) => explainSenses(row, row.sense, row.otherSense),
  }),
  defineForm({
    ...{ id: `${pair}-homograph-other`, grades: [pair], difficulty: 'medium', table },
    text: ({ word, otherSense }) => `In which sentence does “${word}” mean “${otherSense}”?`,
    answer: ({ otherSentences }) => splitCell(otherSentences)[1] as string,
    options: ({ sentences }) => splitCell(sentences),
    explanation: (row) => explainSenses(row, row.otherSense, row.sense),
  }),
];

const explainSenses = ({ word }: { word: string }, sense: string, otherSense: string) =>
  `The word “${word}” can mean “${sense}.” In the other sentences, it means “${otherSense}.”`;

export const homographForms: readonly FactForm[] = [
  ...defineHomographForms('1-2', homographs12),
  ...defineHomographForms('3-4', homographs34),
  ...defineHomographForms('5-6', homographs56),
];
