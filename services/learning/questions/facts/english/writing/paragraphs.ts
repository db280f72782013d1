import { defineTable } from '#services/learning/questions/facts/english/define-table.ts';
import { splitCell } from '#services/learning/questions/facts/english/split-cell.ts';
import { defineForm, type FactForm } from '#services/learning/questions/facts/fact-form.ts';
import type { GradePair } from '#services/learning/questions/facts/fact-question.ts';

/** Topics with a topic sentence, three details, a sentence that strays from the topic, and a closing sentence. */
const columns = ['topic', 'main', 'details', 'stray', 'closing'] as const;
const define = (text: string) => defineTable('The sentences themselves', columns, text);

const paragraphs12 = define(`
dogs as pets | Dogs are good pets. | Dogs like to play with you. / A dog can guard your home. / Dogs are glad to see you. | My aunt has a red car. | That is why I want a dog.
how to stay clean | It is good to stay clean. | Wash your hands with soap. / Rinse off mud with water. / Brush your teeth each day. | The sun is very far away. | Now you know what to do.
the farm | There is much to see on a farm. | Cows eat grass in the field. / Hens lay eggs in the barn. / Pigs roll in the mud. | I lost my blue hat at school. | I would love to live on a farm.
my best friend | Lee is my best friend. | Lee shares his toys. / He makes me laugh. / We ride the bus side by side. | Fish can swim very fast. | I am so glad to know him.
winter fun | Winter is a fun time of year. | We sled down the hill. / We make a big snowman. / We skate on the pond. | Some bugs have six legs. | I can not wait for snow to fall.
healthy food | Good food helps you grow. | Apples are good for you. / Milk makes bones strong. / Green beans are a good snack. | My bike has a flat tire. | Eat well, and you will feel great.
rain | Rain helps all of us. | Plants need rain to grow. / Rain fills up the lakes. / Animals drink rain from puddles. | Our class has ten desks. | So do not be sad when it rains.
bedtime | I get ready for bed each night. | I put on my pajamas. / Mom reads me a book. / I hug my bear and shut my eyes. | Trains run on long tracks. | Then I sleep until the sun comes up.
bees | Bees work very hard. | They fly from bloom to bloom. / They make sweet honey. / They care for their queen. | I like to paint with blue. | A bee is never lazy.
the library | The library is a great place. | You can take books home. / You can hear a story there. / It is quiet and cozy inside. | My dog ate my sock. | I go there each week.
`);

const paragraphs34 = define(`
sea turtles | Sea turtles are made for life in the ocean. | Their flippers work like paddles. / Their shells are smooth and light. / They can stay under for hours. | Sandcastles are fun to build with a bucket. | Few animals are better suited to the sea.
recycling | Recycling helps our planet in many ways. | It saves trees. / It keeps trash out of the sea. / It uses less energy than making new things. | My new backpack is bright orange. | Every can that you recycle makes a difference.
learning the piano | Learning the piano takes time and effort. | You must practice nearly every day. / You need to read music. / Both hands must learn to work together. | My cousin collects old coins. | If you keep at it, you will play well.
the town fair | Our town fair has something for everyone. | Children ride the Ferris wheel. / Farmers show their best animals. / Bakers compete for a blue ribbon. | It snowed twice last January. | No wonder the whole town comes.
spiders | Spiders are helpful, though many people fear them. | They eat insects that harm crops. / They catch flies in the house. / Their silk has taught us about strong thread. | Some people are allergic to cats. | The next time you see a spider, let it be.
our field trip | Our trip to the space museum was amazing. | We touched a real moon rock. / We sat in a model of a rocket. / A guide showed us how astronauts eat. | I usually eat cereal for breakfast. | I hope that we can go again next year.
bicycle safety | You can stay safe on a bicycle. | Always wear a helmet. / Stop and look at every corner. / Use a light after dark. | Some bicycles are painted green. | With these rules, you will ride safely.
the desert | Plants have clever ways to live in the desert. | A cactus holds rain in its stem. / Some roots spread far to catch rain. / Waxy skin keeps moisture in. | Camels can be stubborn. | Thanks to these tricks, they thrive with little rain.
school lunch | Our school should start a salad bar. | Students would eat more vegetables. / Less food would be thrown away. / Everyone could choose what he or she likes. | Our gym has a new floor. | Please help us to make this change.
the telephone | The telephone has changed a great deal. | Early ones hung on the wall. / Later ones had a dial. / Today they fit in a pocket. | My grandfather was born in Texas. | Who knows what it will look like next?
our garden | Our garden has something for every season. | Tulips come up in the spring. / Tomatoes ripen all summer. / Pumpkins turn orange in the fall. | My sister is learning to swim. | There is always a reason to go outside.
being a good guest | A good guest is always welcome. | Bring a small gift. / Help to clear the table. / Say thank you before you leave. | Our doorbell plays a song. | Follow these rules, and you will be asked back.
`);

const paragraphs56 = define(`
the value of sleep | Sleep is as important to health as food. | Tired students remember less of what they study. / The body repairs muscles during the night. / Lack of rest weakens the body against illness. | Some people prefer a firm mattress to a soft one. | A good night’s rest is time well spent.
the Erie Canal | The Erie Canal changed trade in the young United States. | It joined the Hudson River to the Great Lakes. / Goods moved far faster and cost less to ship. / Towns sprang up along its banks. | Today, many people enjoy kayaking on rivers. | A ditch of water had opened the West.
school gardens | Every school should have a garden. | Students learn science by growing plants. / Fresh vegetables can be served at lunch. / Caring for living things builds responsibility. | The parking lot is often crowded. | A small plot of land can teach a great deal.
coral reefs | Coral reefs are in danger. | Warm water causes corals to lose their color. / Careless boats break off pieces. / Pollution blocks the light that they need. | A reef makes a pretty picture on a postcard. | Unless we act, these gardens of the sea may vanish.
a first job | My first job taught me patience. | I waited on customers who could not decide. / I learned to count change twice. / I stayed calm when the line reached the door. | My brother once worked as a lifeguard. | I still use what I learned behind that counter.
city birds | Many birds have adapted to city life. | Falcons nest on tall buildings. / Crows drop nuts for cars to crack. / Pigeons find food in every park. | Hunters must buy a license each fall. | Look up, and you will see the wild among the towers.
the printing press | The printing press spread knowledge as never before. | Books could be made quickly. / Prices fell so that more people could buy them. / Ideas traveled from city to city. | Paper can also be folded into airplanes. | A machine of wood and metal had changed the world.
volunteering | Volunteering helps the helper, too. | It teaches new skills. / It brings people together. / It gives a feeling of purpose. | Some offices close early on Fridays. | When you give your time, you also receive.
the water cycle | Water travels in an endless circle. | The sun turns it to vapor. / Vapor cools and forms clouds. / Rain and snow return it to the earth. | Some clouds are shaped like animals. | The drop in your glass may once have been in a cloud.
`);

type ParagraphTable = typeof paragraphs12;

const defineParagraphForms = (pair: GradePair, table: ParagraphTable): FactForm[] => {
  const grades = [pair];
  return [
    defineForm({
      ...{ id: `${pair}-stray-sentence`, grades, difficulty: 'easy', table },
      text: ({ topic }) => `A paragraph is about ${topic}. Which sentence should be taken out?`,
      answer: ({ stray }) => stray,
      options: ({ details }) => splitCell(details),
      explanation: ({ topic }) => `Each sentence should stay with the topic, which is ${topic}.`,
    }),
    defineForm({
      ...{ id: `${pair}-detail`, grades, difficulty: 'easy', table },
      text: ({ main }) => `Which detail fits a paragraph that begins like this? ${main}`,
      answer: ({ details }) => splitCell(details)[1] as string,
      options: (row) => [
        row.stray,
        ...table.rows.filter((other) => other !== row).map(({ details }) => splitCell(details)[1] as string),
      ],
      distance: (option, { stray }) => (option === stray ? 0 : 1),
      explanation: ({ topic }) => `The detail tells more about the topic, which is ${topic}.`,
    }),
    defineForm({
      ...{ id: `${pair}-topic-sentence`, grades, difficulty: 'hard', table },
      text: ({ details }) => `Which topic sentence fits these details? ${splitCell(details).join(' ')}`,
      answer: ({ main }) => main,
      options: (row) => [splitCell(row.details)[0] as string, row.stray, ...table.rows.map(({ main }) => main)],
      isAlsoRight: (option, { details }) => option === splitCell(details)[0],
      explanation: () => 'A topic sentence states the main idea that all the details support.',
    }),
    defineForm({
      ...{ id: `${pair}-closing`, grades, difficulty: 'medium', table },
      text: ({ main }) => `Which sentence best ends a paragraph that begins like this? ${main}`,
      answer: ({ closing }) => closing,
      options: (row) => [row.stray, ...table.rows.map(({ closing }) => closing)],
      explanation: () => 'A closing sentence comes back to the main idea and rounds off the paragraph.',
    }),
    defineForm({
      ...{ id: `${pair}-belongs`, grades, difficulty: 'medium', table },
      text: ({ details }) => `Which sentence belongs with these two? ${splitCell(details).slice(0, 2).join(' ')}`,
      answer: ({ details }) => splitCell(details)[2] as string,
      options: (row) => [
        row.stray,
        ...table.rows.filter((other) => other !== row).map(({ details }) => splitCell(details)[2] as string),
      ],
      distance: (option, { stray }) => (option === stray ? 0 : 1),
      explanation: ({ topic }) => `All three sentences are about the same topic: ${topic}.`,
    }),
    defineForm({
      ...{ id: `${pair}-topic`, grades, difficulty: 'easy', table },
      text: ({ details }) => `What is the topic of these sentences? ${splitCell(details).slice(1).join(' ')}`,
      answer: ({ topic }) => topic,
      explanation: ({ topic }) => `Each of the sentences tells something about ${topic}.`,
    }),
  ];
};

export const paragraphForms: readonly FactForm[] = [
  ...defineParagraphForms('1-2', paragraphs12),
  ...defineParagraphForms('3-4', paragraphs34),
  ...defineParagraphForms('5-6', paragraphs56),
];
