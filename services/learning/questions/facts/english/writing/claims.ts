import { defineTable } from '#services/learning/questions/facts/english/define-table.ts';
import { defineForm, type FactForm } from '#services/learning/questions/facts/fact-form.ts';
import type { GradePair } from '#services/learning/questions/facts/fact-question.ts';

/** Claims with evidence that supports them, a fact that does not bear on them, and a mere restatement. */
const columns = ['claim', 'evidence', 'idle', 'restated'] as const;
const define = (text: string) =>
  defineTable('Common Core State Standards for English Language Arts: Writing', columns, text);

const claims56 = define(`
Our town needs a new bus route. | The nearest stop is three miles from the school. | Buses in some cities are painted green. | A bus route is something that our town needs.
Chess should be taught in school. | Players in one club raised their math scores. | The queen is a powerful piece in the game. | Chess is a thing that schools should teach.
The park should stay open later. | Two hundred people signed up for evening games. | The park was named for a mayor long ago. | It would be good if the park closed later.
Cats are easier pets than dogs. | Cats do not have to be walked each day. | Some cats have one blue eye and one green. | Dogs are harder to keep than cats are.
Students should drink more water. | Tests show that thirsty people tire sooner. | Water freezes at 32 degrees. | Drinking more water is a good idea.
The old mill should be saved. | It is the only mill of its kind in the state. | Mills often stand beside rivers. | We ought not to let the old mill go.
Reading aloud helps young children. | In one study, those who listened knew more words. | Many books have pictures on their covers. | Children gain from hearing books read.
We should plant trees on Oak Street. | Shaded streets can be ten degrees cooler. | Oaks grow from small acorns. | Oak Street should have more trees.
Music lessons build patience. | Pupils in the band finished longer tasks. | A violin has four strings. | One gets more patient by learning music.
The library needs more computers. | People wait an average of forty minutes for one. | The first computers filled whole rooms. | More computers are what the library needs.
`);

const claims78 = define(`
The city should ban plastic bags. | Bags made up a third of the trash in its river. | Plastic was first sold more than a century ago. | Plastic bags are things that the city ought to forbid.
Teenagers need more sleep than adults. | Labs find that young brains mend during long rest. | Some mattresses are filled with water or air. | Adults do not need as much sleep as teenagers do.
The new crosswalk has made Main Street safer. | Accidents there fell from nine a year to two. | The crosswalk was painted by a crew of five. | Main Street is safer with the new crosswalk.
Learning an instrument improves memory. | Students of the piano recalled longer lists of words. | Pianos have eighty-eight keys. | Memory gets better when one learns an instrument.
Wolves help the forests of the park. | Young trees grew back once packs thinned the elk. | Wolves are related to coyotes and foxes. | The forests of the park benefit from wolves.
Later starts would help our school. | In a nearby town, absences fell once classes began at nine. | Our school has had the same bell since 1970. | Our school would gain from starting later.
The dam harms the salmon. | Only one in ten fish now reaches the upper river. | The dam is made of eleven tons of steel. | Salmon are hurt by the dam.
Volunteering should be required. | Graduates who volunteered were likelier to vote. | The word “volunteer” comes from Latin. | Everyone ought to have to volunteer.
Farmers’ markets help local farms. | Nine of ten sellers earned more than at stores. | Markets are often held on Saturdays. | Local farms are better off with such markets.
Sunscreen should be free at pools. | Where it was offered, burns fell by half. | Sunscreen comes in tubes and sprays. | Pools should not charge for sunscreen.
`);

const claims910 = define(`
Macbeth is destroyed by his own ambition. | He admits that he has no other spur to the murder. | The play was first performed in the reign of James I. | Ambition is what brings about the end of Macbeth.
The minimum voting age should be lowered. | Towns that did so saw turnout rise among the young. | Voting machines differ from one county to another. | People should be allowed to vote when they are younger.
Remote work benefits employers. | Firms that allowed it kept a fifth more of their staff. | Many remote workers own more than one screen. | Employers gain when people work from home.
The Dust Bowl was partly caused by people. | Plowing had torn out the grass that held the soil. | Photographers recorded the storms in black and white. | Human beings had a part in causing the Dust Bowl.
School libraries raise achievement. | Scores rose where a full-time librarian was hired. | Library shelves are often made of oak. | Achievement goes up because of school libraries.
The narrator cannot be trusted. | He tells us that he never drinks, and then pours a third glass. | The novel is divided into twelve chapters of equal length. | His account is one that we should not believe.
Public art improves a city. | Visits downtown doubled after the murals were painted. | Some murals are painted on wet plaster. | A city is made better by public art.
The railroad changed how people told time. | Cities gave up local noon for zones set by the lines. | Engines of the day burned both wood and coal. | Time was told differently because of trains.
Year-round school would help learners. | Pupils with shorter breaks forgot less of their mathematics. | Summer was once the season of the harvest. | Learners would gain from school throughout the year.
The symbol of the river shifts in the novel. | It first means freedom and later carries the dead. | The river is nine hundred miles long. | In the novel, what the river stands for changes.
Bans on plastic straws matter little. | They would remove a tiny part of the waste in the sea. | The paper straw was patented in 1888. | Forbidding plastic straws is of small importance.
`);

const claims1112 = define(`
The poem mistrusts its own beauty. | Its last stanza breaks the rhyme that it has kept till then. | The poem was reprinted in an anthology in 1922. | Beauty is something of which the poem is suspicious.
The treaty made a later war more likely. | Its payments ruined the currency and fed resentment. | It was signed in a hall that is lined with mirrors. | War was more probable as a result of the treaty.
Solitary confinement should be limited. | Inmates held alone for weeks show lasting harm to memory. | Prisons vary greatly in the age of their buildings. | There should be limits on holding inmates alone.
Gatsby loves an idea and not a woman. | He finds that Daisy falls short of “the colossal vitality of his illusion.” | The novel has been filmed several times since it appeared. | What Gatsby is in love with is less a person than an idea.
The printing press weakened central authority. | Banned tracts were reprinted faster than censors could burn them. | Type was cast in an alloy of lead, tin, and antimony. | Authority at the center grew weaker because of print.
Antibiotics are prescribed too freely. | A third of the doses were for illnesses that they cannot cure. | The first of them came from a mold. | Doctors give too many prescriptions for antibiotics.
The essay’s humor conceals anger. | Its jokes all fall on those who profit from hunger. | The essay is shorter than most of his other works. | Behind the comedy of the essay lies rage.
Congestion charges ease traffic. | Entries fell by a sixth in the year after the fee began. | Cameras read the plates of the cars that pass. | Traffic is lighter where drivers must pay.
The jury system educates citizens. | Former jurors voted more often than their neighbors did. | Juries in England once went without food or fire. | Citizens are taught by the system of juries.
The soliloquy exposes self-deception. | The speaker calls himself calm in lines that stumble and break. | The actor delivers it alone, near the front of the stage. | What the soliloquy reveals is that he deceives himself.
Peer review improves research. | Errors in reviewed drafts were caught twice as often. | The first journals appeared in the seventeenth century. | Research becomes better because of peer review.
`);

const defineClaimForms = (pair: GradePair, table: typeof claims56): FactForm[] => {
  const grades = [pair];
  return [
    defineForm({
      ...{ id: `${pair}-evidence-for`, grades, difficulty: 'medium', table },
      text: ({ claim }) => `Which sentence best supports this claim? ${claim}`,
      answer: ({ evidence }) => evidence,
      options: ({ idle, restated, evidence }) => [
        idle,
        restated,
        ...table.rows.filter((row) => row.evidence !== evidence).map((row) => row.idle),
      ],
      distance: (option, { idle, restated }) => (option === idle || option === restated ? 0 : 1),
      explanation: () => 'It gives a reason to believe the claim. A restatement or a fact on the side does not.',
    }),
    defineForm({
      ...{ id: `${pair}-claim-of`, grades, difficulty: 'easy', table },
      text: ({ evidence }) => `Which claim does this best support? ${evidence}`,
      answer: ({ claim }) => claim,
      explanation: () => 'The fact is a reason to believe this claim and has nothing to do with the others.',
    }),
    defineForm({
      ...{ id: `${pair}-use-of`, grades, difficulty: 'hard', table },
      text: ({ claim, idle }) => `A writer claims this: ${claim} Why is this sentence weak support? ${idle}`,
      answer: () => 'It has nothing to do with the claim.',
      options: () => [
        'It is an insult.',
        'It repeats the claim in other words.',
        'It comes from too small a sample.',
        'It contradicts the claim.',
      ],
      explanation: () => 'It may be true, but it gives no reason to believe the claim.',
    }),
    defineForm({
      ...{ id: `${pair}-restatement`, grades, difficulty: 'hard', table },
      text: ({ claim, restated }) => `A writer claims this: ${claim} Why is this sentence weak support? ${restated}`,
      answer: () => 'It repeats the claim in other words.',
      options: () => [
        'It is an insult.',
        'It has nothing to do with the claim.',
        'It comes from too small a sample.',
        'It contradicts the claim.',
      ],
      explanation: () => 'Saying a claim again gives no new reason to believe it.',
    }),
  ];
};

/** Topics with a thesis that can be argued, and sentences that are none, each for another reason. */
const thesisColumns = ['topic', 'thesis', 'fact', 'announcement', 'broad'] as const;
const defineTheses = (text: string) =>
  defineTable('Wayne Booth and others: The Craft of Research', thesisColumns, text);

const theses78 = defineTheses(`
school uniforms | Uniforms ease the pressure to dress well and should be required. | Some schools in our state require uniforms. | In this essay, I will talk about uniforms. | Clothes have always been important to people.
zoos | Zoos should keep only species that they can breed for the wild. | The first zoo in our state opened in 1902. | This paper is about zoos and their animals. | Animals matter to everyone on earth.
social media | Schools should teach how feeds are made to hold our attention. | Social media sites have many users. | I am going to write about social media. | Technology has changed everything.
recess | A longer recess would raise grades by resting tired minds. | Our recess lasts fifteen minutes. | My topic is recess at our school. | Children everywhere like to play.
space travel | Robots should explore Mars, since they risk no lives and cost less. | Humans first landed on the moon in 1969. | The subject of this report is space travel. | Space is very big and very interesting.
plastic | A deposit on bottles would clean our rivers faster than fines. | Plastic is made from oil. | This essay will discuss plastic. | Pollution is bad for the world.
homework | Homework should be limited to an hour, so that students can sleep. | Teachers assign homework in most schools. | I will give my thoughts on homework. | Education is important in life.
bicycles | Protected lanes would lead more people to ride and save lives. | The bicycle was improved in the 1880s. | Here I will explain about bicycles. | Transportation has a long history.
libraries | Libraries should lend tools, because few can afford to buy them. | Our library has twenty thousand books. | This essay is about public libraries. | Reading is a wonderful thing.
sleep | School should begin at nine, when teenage brains are awake. | Teenagers sleep about seven hours. | I chose to write about sleep. | Everybody in the world needs rest.
video games | Games that are played in teams teach cooperation better than drills. | Many video games are sold each year. | This essay is going to be about video games. | Games have been part of every culture.
school lunches | Students who help to plan the menu waste less of it. | Our cafeteria opens at eleven. | Let me tell you about school lunches. | Food is something that we all need.
`);

const theses910 = defineTheses(`
Romeo and Juliet | The lovers die less from fate than from the haste of everyone around them. | Romeo and Juliet is a tragedy by Shakespeare. | In this essay, I will discuss Romeo and Juliet. | Love is a theme in many works of literature.
the Industrial Revolution | Factory clocks changed family life more deeply than machines did. | The Industrial Revolution began in Britain. | This paper will be about the Industrial Revolution. | Inventions have always affected human history.
voting | Automatic registration would raise turnout without raising fraud. | Citizens may vote at eighteen. | The topic of my paper is voting. | Democracy matters to people everywhere.
Of Mice and Men | The dream of a farm sustains the men because it cannot come true. | Steinbeck published Of Mice and Men in 1937. | I will write about Of Mice and Men. | Friendship is important in many stories.
genetic testing | Test results should be kept from insurers, lest the sick be priced out. | Genetic tests examine DNA. | My essay examines genetic testing. | Science keeps advancing in our world.
the New Deal | The New Deal saved capitalism by restraining it. | The New Deal began in 1933. | This essay concerns the New Deal. | Government plays a part in all our lives.
fast fashion | A tax on discarded clothing would slow fast fashion better than labels. | Many clothes are sewn overseas. | Here I will explore fast fashion. | Clothing has been worn since ancient times.
Fahrenheit 451 | Bradbury blames readers who stopped reading before he blames those who burn. | Fahrenheit 451 was published in 1953. | This report is about Fahrenheit 451. | Books have always been important.
public transit | Free buses would do more for downtown shops than free parking. | Our city runs forty buses. | I am writing about public transit. | Cities face a great many problems.
the Odyssey’s gods | The gods act less as rulers than as a test of hospitality. | Athena helps Odysseus in the epic. | My essay looks at the gods of the Odyssey. | Religion plays a role in many cultures.
standardized tests | Colleges should weigh growth over four years above one day’s score. | Many colleges ask for test scores. | I will be discussing standardized tests. | School is a stage of life for everyone.
`);

const theses1112 = defineTheses(`
Hamlet | Hamlet delays because he doubts the justice of revenge and not his own courage. | Hamlet was first printed in 1603. | This essay will examine Hamlet. | Revenge appears in the literature of all ages.
the Harlem Renaissance | The movement’s magazines did more than its novels to unite its artists. | The Harlem Renaissance took place in New York. | My paper discusses the Harlem Renaissance. | Art has the power to change the world.
artificial intelligence | Firms should be liable for harms that their models could have been shown to cause. | Computers can be trained on data. | I will consider artificial intelligence. | Technology raises many questions.
Frankenstein | The novel condemns not the making of life but the refusal to care for it. | Mary Shelley published Frankenstein in 1818. | In what follows, Frankenstein is discussed. | Science has fascinated many writers.
the Electoral College | Awarding electors by district would trade one distortion for another. | There are 538 electors. | This paper is on the Electoral College. | Elections have always been controversial.
the Odyssey | Odysseus survives by stories rather than by strength. | The Odyssey is an ancient Greek epic. | I intend to write about the Odyssey. | Heroes are found in every culture.
water rights | Western states should price water by scarcity and not by seniority. | The Colorado River flows through several states. | The subject here is water rights. | Water is necessary to all life.
jury trials | Juries should be told why they may acquit against the evidence. | A jury often has twelve members. | This paper addresses jury trials. | Justice is an ideal of every society.
the sonnet | The sonnet lasts because its limits force poets to surprise. | A sonnet has fourteen lines. | I plan to discuss the sonnet. | Poetry expresses human feelings.
Beloved | Morrison makes memory a house that its owners cannot leave. | Beloved was published in 1987. | This essay deals with Beloved. | The past influences everyone.
nuclear power | Extending old reactors is the cheapest way to cut emissions before 2040. | Nuclear plants split atoms. | This report looks at nuclear power. | Energy is a vital issue today.
`);

const faults = {
  fact: 'It gives a fact that nobody would dispute.',
  announcement: 'It announces something without making a claim.',
  broad: 'It is too broad to be proved in an essay.',
} as const;
const otherFaults = [
  'It quotes a source without ever naming its author.',
  'It answers an objection before anybody has made it.',
];

const defineThesisForms = (pair: GradePair, table: typeof theses78): FactForm[] => [
  defineForm({
    ...{ id: `${pair}-thesis`, grades: [pair], difficulty: 'medium', table },
    text: ({ topic }) => `Which is the strongest thesis for an essay on ${topic}?`,
    answer: ({ thesis }) => thesis,
    options: ({ topic, fact, announcement, broad }) => [
      fact,
      topic.length % 2 === 0
        ? announcement
        : `${announcement.slice(0, -1)}, including the many opinions that people hold.`,
      broad,
    ],
    explanation: () => 'A thesis makes a limited claim that one can argue for and that others might dispute.',
  }),
  ...(['fact', 'announcement', 'broad'] as const).map((fault) =>
    defineForm({
      ...{ id: `${pair}-thesis-${fault}`, grades: [pair], difficulty: 'hard', table },
      text: (row) => `Why is this a weak thesis? ${row[fault]}`,
      answer: () => faults[fault],
      options: () => [...Object.values(faults), ...otherFaults],
      isAlsoRight: (option) =>
        fault !== 'announcement' && option === (fault === 'fact' ? faults.announcement : faults.fact),
      explanation: ({ thesis }) => `A stronger thesis would be this: ${thesis}`,
    }),
  ),
];

export const claimForms: readonly FactForm[] = [
  ...defineClaimForms('5-6', claims56),
  ...defineClaimForms('7-8', claims78),
  ...defineClaimForms('9-10', claims910),
  ...defineClaimForms('11-12', claims1112),
  ...defineThesisForms('7-8', theses78),
  ...defineThesisForms('9-10', theses910),
  ...defineThesisForms('11-12', theses1112),
];
