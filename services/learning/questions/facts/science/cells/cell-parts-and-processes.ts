import { oddOneOutForm, questionForms, termForms } from '#services/learning/questions/facts/common-text-forms.ts';
import { defineTextForms } from '#services/learning/questions/facts/text-forms.ts';

const source = 'OpenStax: Concepts of Biology';
const year = 2013;

/** For grades 5 to 8. */
export const cellPartAndProcessForms = [
  ...defineTextForms({
    ...{ id: 'part-term', grades: ['5-6', '7-8'], source, year },
    table: `
term | meaning | example | also
organelle | a small part of a cell with its own job | A nucleus and a chloroplast are two of these small parts. |
cell theory | the idea that all life is made of cells that come from cells | Schleiden, Schwann, and Virchow each added a part of it. |
prokaryote | a living thing whose single cell lacks a nucleus | The DNA of a bacterium lies free in its cell. |
eukaryote | a living thing whose cells have a nucleus | A mushroom, an oak, and a cat all keep their DNA in an envelope. |
ribosome | a tiny part that builds proteins | Thousands of small grains in a cell link amino acids together. |
endoplasmic reticulum | a network of membranes that makes and moves materials | A folded network next to the nucleus carries new proteins. |
Golgi apparatus | a stack of sacs that packs and ships proteins | Like a post office, it sorts and sends what the cell has made. |
lysosome | a sac with enzymes that breaks down waste | A worn-out part of a cell is taken into a small bag and digested. |
chromosome | a package of coiled DNA | A human body cell has 46 of these packages. |
gene | a piece of DNA with the plan for one trait or protein | A short stretch of the long molecule holds the plan for a pigment. |
enzyme | a protein that speeds up a reaction in living things | Spit turns starch into sugar much faster than water would. |
osmosis | the movement of water through a membrane | A raisin in water swells, because water passes through its skin. | diffusion
diffusion | the spreading of particles from a crowded to a less crowded place | The smell of an orange fills a room without any wind. |
active transport | the movement of particles against the trend, with energy | Root hairs take in minerals although the soil has fewer of them. |
cellular respiration | the release of energy from sugar with oxygen | Muscle cells use up sugar and oxygen and give off carbon dioxide. |
fermentation | the release of energy from sugar without oxygen | In a closed jar, yeast turns grape juice into wine. |
mitosis | a division that gives two cells with the same DNA | A skin cell divides into two that are exact copies. | daughter cell
cell cycle | the life of a cell from one division to the next | It grows, copies its DNA, and divides, and then it begins again. |
daughter cell | one of the two cells that a division makes | After the split, each new one has its own nucleus. | mitosis
stem cell | a cell that can become several other kinds | In bone marrow, a cell can turn into a red or a white blood cell. |
specialized cell | a cell with a form that fits one job | A root hair is long and thin, so that it takes in a lot of water. |
flagellum | a whip-like thread that moves a cell | A sperm swims with a beating tail. | specialized cell
cilia | short hairs that beat on the surface of a cell | Tiny hairs in your windpipe sweep dust up to your throat. | specialized cell
protist | a mostly single-celled living thing with a nucleus, such as an ameba | A paramecium in pond water is neither a plant, an animal, nor a fungus. | eukaryote
`,
    forms: termForms,
  }),
  ...defineTextForms({
    ...{ id: 'part-reason', grades: ['5-6', '7-8'], source, year },
    table: `
question | level | answer | w1 | w2 | w3 | why
Which statement belongs to the cell theory? | easy | All cells come from other cells | All cells have a nucleus with DNA | All cells have walls | All cells can move | Virchow added this part in the 1850s.
Which kind of living thing has no nucleus in its cell? | easy | A bacterium | A mushroom | A moss | A worm | Bacteria are prokaryotes.
Why do muscle cells have many mitochondria? | medium | They need much energy | They store much water | They divide very often | They make many hormones | Mitochondria set free the energy for movement.
Why do leaf cells have chloroplasts, but root cells have none? | medium | Roots get no light | Roots have no nucleus | Roots are too cold | Roots have no walls | Chloroplasts are useful only where there is light.
What would happen to a cell without ribosomes? | hard | It could not make proteins | It could not hold water | It would lose its membrane | It would become green | Ribosomes build all proteins of a cell.
What happens to a plant cell in pure water? | medium | It takes in water and gets firm | It loses water and goes limp | It bursts at once | It divides | The wall keeps it from bursting.
What happens to an animal cell in pure water? | hard | It swells and may burst | It shrinks and wrinkles | It gets a wall | Nothing happens | Without a wall, it cannot hold against the water that enters.
What happens to a cell in very salty water? | medium | It loses water and shrinks | It takes in water and swells | It takes in salt and bursts | It begins to divide | Water moves out to where it is scarcer.
Why does salt keep ham from spoiling? | hard | It draws water out of bacteria | It makes bacteria grow too large | It feeds good bacteria | It turns meat into rock | Bacteria cannot grow without water.
What do cells take in for respiration? | easy | Sugar and oxygen | Water and carbon dioxide | Light and water | Salt and nitrogen | They give off carbon dioxide and water and gain energy.
Which two processes are nearly opposite to each other? | medium | Photosynthesis and respiration | Osmosis and active transport | Mitosis and growth | Digestion and chewing | One stores energy in sugar, and the other sets it free.
When do your muscles use fermentation? | medium | In a hard sprint | In deep sleep | While you sit still | While you eat | When oxygen runs short, they make lactic acid.
Why does your body need mitosis? | easy | For growth and repair | For thinking and feeling | For taking in oxygen | For digesting fat | New cells replace those that are lost.
A cell with 46 chromosomes divides by mitosis. How many does each new cell have? | medium | 46 | 23 | 92 | 12 | The chromosomes are copied first and then shared out equally.
A cell divides every hour. How many cells are there after 3 hours? | medium | 8 | 3 | 6 | 4 | One becomes 2, then 4, then 8.
A microscope has an eyepiece of 10x and an objective of 40x. By how much does it magnify? | easy | 400 times | 50 times | 30 times | 4,000 times | The two numbers are multiplied.
Why are most cells so small? | hard | Substances reach all parts quickly | They have little food to eat | They are young | Large cells are seen by enemies | A small cell has much surface for its volume.
Which cell has its job matched with its form? | hard | Root hair: long and thin to take in water | Red blood cell: stiff wall to hold air | Nerve cell: round to roll along | Muscle cell: green to make food | Its form gives it a large surface.
Which substance must be in all cell membranes, since it forms a double layer? | hard | Fat-like molecules | Cellulose | Starch | Minerals of bones | Phospholipids line up in two layers.
What does it mean that a membrane is selectively permeable? | medium | It lets only some things pass | It lets all things pass | It lets nothing pass | It lets things pass only at night | Small molecules pass easily, and others need a gate.
Where is the DNA of a eukaryotic cell mainly found? | easy | In the nucleus | In the vacuole | In the cell wall | In the cytoplasm only | A little DNA is also in mitochondria and chloroplasts.
In which direction do particles diffuse? | easy | From more to fewer of them | From fewer to more of them | Always upward | Always toward the nucleus | They spread until they are evenly mixed.
Why do doctors not give antibiotics against a cold? | hard | Colds are caused by viruses | Colds last only a day | Bacteria are good for a cold | Antibiotics taste bad | Antibiotics act on bacteria and not on viruses.
How is a virus different from a bacterium? | medium | It is not made of a cell | It is much larger | It has a nucleus | It makes its own food | A virus is DNA or RNA in a protein coat.
Which cell part do plant cells use to stay firm without bones? | medium | A water-filled vacuole with a wall around the cell | Many small mitochondria that push from the inside | A nucleus with much DNA | Thick cytoplasm only | Water presses on the stiff wall from inside.
What is the difference between a tissue and an organ? | easy | An organ has several tissues | A tissue has several organs | An organ is a single cell | A tissue is always larger | The heart has muscle, nerve, and lining tissue.
Which lens do you start with when you focus a microscope? | easy | The one with the lowest power | The one with the highest power | Any lens without light | Two lenses at once | The low power shows a wide field, so that you find the cells.
Sugar is put on cut strawberries, and juice comes out. Why? | hard | Water leaves the cells by osmosis | Sugar melts the cell walls apart | The cells start to divide | Light breaks the cells | Water moves to where there is more dissolved sugar.
What holds the two copies of a chromosome together before they part? | hard | The centromere | The ribosome | The vacuole | The cell wall | In mitosis the copies are pulled apart there.
What do all cells have, from bacteria to elephants? | medium | A membrane, cytoplasm, and DNA | A nucleus and a wall | Chloroplasts and a vacuole | Muscles and nerves | These parts are needed for life.
What is a drop of iodine used for in plant cells? | medium | To show starch | To show salt | To show oxygen | To show fat | Starch turns blue-black.
Which of these is an organ system? | easy | Heart with blood and vessels | A layer of skin cells | A single nerve cell | A leaf cell with chloroplasts | An organ system is a team of organs.
`,
    forms: questionForms,
  }),
  ...defineTextForms({
    ...{ id: 'part-odd', grades: ['5-6', '7-8'], source, year },
    table: `
kind | odd | w1 | w2 | w3 | why
organelles | kidney | ribosome | lysosome | mitochondrion | A kidney is an organ made of millions of cells.
prokaryotes | yeast | E. coli | streptococcus | cyanobacterium | Yeast is a fungus, and its cell has a nucleus.
eukaryotes | bacterium | ameba | mushroom | grass | A bacterium has no nucleus.
found in animal cells | chloroplast | nucleus | ribosome | mitochondrion | Only plants and algae have chloroplasts.
found in bacteria | nucleus | ribosome | cell membrane | DNA | The DNA of bacteria is not in a nucleus.
ways for particles to cross a membrane | mitosis | diffusion | osmosis | active transport | Mitosis is a kind of cell division.
needed for cellular respiration in your cells | chlorophyll | sugar | oxygen | mitochondrion | Chlorophyll is needed for photosynthesis in plants.
specialized cells | nucleus | sperm cell | guard cell | neuron | A nucleus is only a part of a cell.
tissues | stomach | muscle | cartilage | xylem | A stomach is an organ of several tissues.
parts of a light microscope | flagellum | eyepiece | objective | stage | A flagellum moves a cell.
`,
    forms: [oddOneOutForm],
  }),
];
