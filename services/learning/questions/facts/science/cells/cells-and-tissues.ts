import {
  oddOneOutForm,
  questionForms,
  wordFormsInLaterGrades,
} from '#services/learning/questions/facts/common-text-forms.ts';
import { defineTextForms } from '#services/learning/questions/facts/text-forms.ts';

const source = 'National Institute of General Medical Sciences: Inside the Cell';
const year = 2005;

/** For grades 3 to 6. */
export const cellAndTissueForms = [
  ...defineTextForms({
    ...{ id: 'cell-word', grades: ['3-4', '5-6'], source, year },
    table: `
word | named | meaning | gap | sign | also
cell | a cell | the smallest unit of life | The smallest part of you that is alive is a ____. | It takes in food, grows, and divides, and it is too small to see. |
cell membrane | the cell membrane | the thin skin that lets things in and out | Food passes through the thin ____ into the inside. | It is like a gate that lets food in and waste out. |
cell wall | a cell wall | the stiff outer layer of a plant’s smallest units | A plant stands up straight because of each stiff ____. | It is stiff like a box and is found in plants, but not in animals. |
nucleus | the nucleus | the control center that holds the DNA | The ____ controls what happens and holds the DNA. | It is the control center in the middle. |
cytoplasm | cytoplasm | the jelly around the nucleus, with all the other small parts in it | The nucleus floats in a jelly called ____. | It is a watery jelly that fills the space inside. |
chloroplast | a chloroplast | the green part where plants make food | Light is used to make sugar in each green ____. | It is green and uses sunlight to make sugar. |
vacuole | a vacuole | a storage bag for water and other things | Water is stored in the large ____ of a plant. | When this water bag is empty, the plant wilts. |
mitochondrion | a mitochondrion | the part that releases energy from food | The powerhouse of the body’s smallest units is the ____. | A muscle has very many of these tiny power plants. |
tissue | a tissue | a group of similar cells that work together | Many muscle cells together make up muscle ____. | Thousands of similar cells in a sheet cover the inside of your mouth. |
organ | an organ | a part made of several tissues with one main job | The stomach is an ____ made of muscle and other tissues. | The heart is built of muscle, nerves, and lining, and it pumps. |
organ system | an organ system | a team of body parts that do a job together | Mouth, stomach, and gut are parts of one ____. | Heart, blood, and vessels work as a team. |
organism | an organism | a whole living thing | A frog is an ____, and so is a tree. | It may be one tiny cell or a whole whale, but it lives on its own. |
bacterium | a bacterium | a tiny living thing with one cell and no nucleus | A single ____ can divide every 20 minutes in warm milk. | It is alive and has just one cell without a control center. | organism; cell
virus | a virus | a tiny germ that can multiply only inside living cells | A cold is caused by a ____ that enters the cells of the nose. | Outside a living cell, it cannot do anything. |
microscope | a microscope | a tool with lenses for seeing very small things | You need a ____ to see a cheek cell. | Its lenses make a cell look 400 times as wide. |
red blood cell | a red blood cell | a round, flat cell that carries oxygen | The ____ brings oxygen from the lungs to the toes. | It looks like a tiny red doughnut without a hole and carries oxygen. |
white blood cell | a white blood cell | a germ fighter that drifts along in our vessels | A ____ finds and eats bacteria in a wound. | It crawls to the germs in a cut and eats them. |
nerve cell | a nerve cell | a long cell that carries signals | A ____ can be three feet long and carries signals to your toe. | It has a long thread and passes on a message in a flash. |
muscle cell | a muscle cell | a long cell that can shorten and pull | Each ____ gets shorter when you bend your arm. | It gets shorter and pulls, and so your heart beats. |
cell division | cell division | the splitting of one cell into two | Your body grows by ____. | Out of one come two, and out of two come four. |
DNA | DNA | the substance that carries the plans for a living thing | The plans for eye color are written in ____. | This long, thin molecule holds the building plans of a body. |
`,
    forms: wordFormsInLaterGrades,
  }),
  ...defineTextForms({
    ...{ id: 'cell-reason', grades: ['3-4', '5-6'], source, year },
    table: `
question | level | answer | w1 | w2 | w3 | why
What are all living things made of? | easy | One or more cells | Bones and blood | Leaves and roots | Water alone | Some have one cell, and others have trillions.
Where do new cells come from? | easy | From other cells that divide | From food that turns into cells | From water and dust | From sunlight | Each cell comes from a cell that was there before.
Which parts do plant cells have that animal cells lack? | medium | Cell wall and chloroplasts | Nucleus and membrane | Cytoplasm and DNA | Membrane and mitochondria | Animals neither make food from light nor have stiff walls around their cells.
Which part do plant and animal cells both have? | easy | A nucleus | A cell wall | Chloroplasts | Leaves | In both kinds the nucleus holds the DNA.
Why do animals not have chloroplasts? | medium | They eat food and do not make it | They live in the dark most of the time | They are too small | They have bones | Chloroplasts make sugar with light, and only plants and algae have them.
What is like the brain of a cell? | easy | The nucleus | The membrane | The vacuole | The wall | It holds the plans and controls what the cell does.
What is like the power plant of a cell? | medium | The mitochondrion | The nucleus | The cell wall | The vacuole | It sets free energy from food.
What is like a gate around a cell? | easy | The cell membrane | The nucleus | The cytoplasm | The chloroplast | It decides what gets in and out.
What is like a water tank in a plant cell? | easy | The vacuole | The nucleus | The membrane | The chloroplast | A full vacuole keeps the cell firm.
Why are there different kinds of cells in your body? | medium | They have different jobs | They come from different people | Some are old and some young | They like different foods | Their shape fits their job.
Why is a nerve cell long and thin? | hard | It carries signals over a distance | It stores a lot of fat and water | It must fit in a bone | It holds oxygen | Like a wire, it links faraway parts of the body.
How are red blood cells suited to their job? | hard | They are flat and slip through tiny vessels | They are long and can pull | They have walls like boxes to hold the oxygen | They are green and make food | A flat shape also lets oxygen in and out quickly.
An elephant is far larger than a mouse. How do the cells of the two compare? | hard | They are of nearly the same size | Those of the elephant are as big as peas | Those of the mouse have no nucleus | The mouse has more of them | A larger animal has more cells, not much larger ones.
Which one has only one cell? | medium | An ameba | An ant | A mushroom | A moss | An ameba feeds, moves, and divides as a single cell.
What do you call a living thing with many cells? | medium | Multicellular | Unicellular | Microscopic | Invisible | “Multi” means many, and “uni” means one.
What do you call a living thing with one cell? | medium | Unicellular | Multicellular | Vertebrate | Herbivore | “Uni” means one.
In which order is a body built, from small to large? | medium | Cell, tissue, organ, system | Organ, cell, system, tissue | Tissue, cell, organ, system | System, organ, tissue, cell | Cells form tissues, tissues form organs, and organs form systems.
Which body system brings oxygen into the blood? | easy | The respiratory system | The digestive system | The skeletal system | The muscular system | Lungs and windpipe belong to it.
Which body system breaks down food? | easy | The digestive system | The respiratory system | The nervous system | The skeletal system | Mouth, stomach, and gut belong to it.
Which body system sends messages? | medium | The nervous system | The digestive system | The skeletal system | The muscular system | Brain, spinal cord, and nerves belong to it.
Which body system holds the body up and protects it? | easy | The skeletal system | The digestive system | The nervous system | The respiratory system | It is made of bones and joints.
Why is a drop of dye put on cells under a microscope? | medium | To see their parts better | To keep them warm | To make them a lot larger | To feed them | Most cells are clear, and dye makes their parts visible.
Who first saw living bacteria with his own microscope? | hard | Antonie van Leeuwenhoek | Charles Darwin | Galileo Galilei | Benjamin Franklin of Boston | In the 1670s the Dutch cloth seller saw tiny living things in water and tooth scrapings.
How does yeast make bread dough rise? | medium | Its cells give off gas as they feed | Its cells melt and boil in the oven | It dries the flour | It turns water to salt | Yeast is a living thing of single cells.
What does food do for your cells? | easy | It gives energy and building material | It keeps them dark | It stops them from dividing and growing | It turns them green | Cells use food to live and to make new parts.
Why do cells in your leg get oxygen when you breathe with lungs in your chest? | medium | Blood carries it there | Air flows through the bones | Skin takes it in | Muscles make it | Red blood cells load oxygen in the lungs.
What happens to your skin cells all the time? | medium | Old ones fall off and new ones form | They get thicker and thicker each year | They turn to muscle | They sleep in winter | Some of the dust in a house is old skin.
Do trees have cells? | easy | Yes, in all their living parts | No, only animals do | Only in their flowers | Yes, but only when they are young | Roots, wood, leaves, and flowers are built of cells.
`,
    forms: questionForms,
  }),
  ...defineTextForms({
    ...{ id: 'cell-odd', grades: ['3-4'], source, year },
    table: `
kind | odd | w1 | w2 | w3 | why
parts of a cell | lung | nucleus | membrane | cytoplasm | A lung is a whole organ made of very many cells.
organs | nerve cell | heart | stomach | lung | A nerve cell is a single cell.
living things with one cell | moss | bacterium | ameba | yeast | A moss is a plant with many cells.
kinds of cells in your body | chloroplast | nerve cell | muscle cell | skin cell | A chloroplast is a part of a plant cell.
organs of digestion | lung | stomach | gut | mouth | Lungs are for breathing.
`,
    forms: [{ ...oddOneOutForm, ask: 'Three of these are {kind}: {list(odd,w1,w2,w3)}. Which one is not?' }],
  }),
];
