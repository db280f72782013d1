import { orderForm, questionForms, termForms } from '#services/learning/questions/facts/common-text-forms.ts';
import { defineTextForms } from '#services/learning/questions/facts/text-forms.ts';

const source = 'OpenStax: Concepts of Biology';
const year = 2013;

/** For grades 7 to 10. */
export const cellBiologyForms = [
  ...defineTextForms({
    ...{ id: 'biology-term', grades: ['7-8', '9-10'], source, year },
    table: `
term | meaning | example | also
phospholipid bilayer | the double sheet of fat-like molecules in a membrane | Heads face the water on both sides, and tails hide in the middle. |
concentration gradient | a difference in the amount of a substance between two places | There is more oxygen in the lung than in the blood, and so it moves. | facilitated diffusion
facilitated diffusion | passive movement through a membrane protein | Glucose slips into a red blood cell through a carrier, without any energy. | diffusion
endocytosis | taking material in by folding the membrane inward | An ameba wraps itself around a bacterium and swallows it. |
exocytosis | releasing material by fusing a sac with the membrane | A gland cell empties small sacs of insulin to the outside. |
hypertonic solution | a solution with more solute than the cell | Salt water makes a red blood cell shrivel. |
hypotonic solution | a solution with less solute than the cell | Pure water makes a red blood cell swell. |
isotonic solution | a solution with as much solute as the cell | In this salt drip, red blood cells keep their shape. |
cytoskeleton | the network of protein fibers in a cell | Fibers give the cell its shape and serve as tracks for small sacs. |
centriole | a small cylinder that helps to organize division in animal cells | A pair of short barrels moves to each end of a dividing animal cell. |
nucleolus | the place in the nucleus where ribosomes are made | A dark spot in the nucleus puts together protein factories. |
chromatin | the loose form of DNA with its proteins | Between divisions, the threads of DNA are unwound and hard to see. | interphase
interphase | the part of the cell cycle between divisions | The cell grows and copies its DNA for most of its life. | chromatin
prophase | the stage of mitosis in which chromosomes become visible | Threads coil up, and the nuclear envelope breaks down. |
metaphase | the stage of mitosis in which chromosomes line up in the middle | All chromosomes stand in one plane between the poles. |
anaphase | the stage of mitosis in which the copies move apart | Spindle fibers pull the copies to opposite ends. |
telophase | the stage of mitosis in which two nuclei form | Envelopes form around the two sets, and the threads uncoil. |
cytokinesis | the splitting of the cytoplasm | A furrow pinches an animal cell in two. | telophase
meiosis | a division that halves the number of chromosomes | From one cell with 46 chromosomes come four with 23. |
gamete | a cell for sexual reproduction, such as an egg | A sperm joins with an egg. | zygote; haploid cell
zygote | the first cell of a new individual | Egg and sperm have joined, and the new cell begins to divide. | gamete; diploid cell
haploid cell | a cell with one set of chromosomes | A human sperm has 23 chromosomes. | gamete
diploid cell | a cell with two sets of chromosomes | A human skin cell has 23 from each parent. | zygote
differentiation | the change of a cell to a certain type | Cells of an embryo become nerve, muscle, or skin. |
apoptosis | the programmed death of a cell | The webs between an embryo’s fingers disappear. |
tumor | a mass of cells that divide out of control | A lump grows, because its cells ignore the signals to stop. |
ATP | the molecule that carries energy for a cell’s work | Like a charged battery, it gives energy when a phosphate is split off. |
`,
    forms: termForms,
  }),
  ...defineTextForms({
    ...{ id: 'biology-reason', grades: ['7-8', '9-10'], source, year },
    table: `
question | level | answer | w1 | w2 | w3 | why
Which process makes most of the ATP of an animal cell? | easy | Cellular respiration | Photosynthesis in leaves | Osmosis | Mitosis | Mitochondria use oxygen to release energy from sugar.
What is the overall result of cellular respiration? | medium | Sugar and oxygen become carbon dioxide, water, and ATP | Carbon dioxide and water become sugar and oxygen | Sugar and water become starch and ATP | Oxygen and ATP become sugar and water | The energy of sugar is used to make ATP.
What do passive transport and osmosis have in common? | easy | They need no energy from the cell | They move only salt | They need ATP | They happen only in the cells of plants | Particles move by themselves down a gradient.
What does active transport need? | easy | Energy from ATP | Light from the sun | A cell wall | A lower temperature | Pumps move particles against a gradient.
How do large protein molecules leave a cell? | medium | By exocytosis | By osmosis | By simple diffusion | By mitosis | A sac joins the membrane and opens to the outside.
Which molecule passes most easily through a membrane by itself? | medium | Oxygen | Starch | Sodium ions | Protein | Small, uncharged molecules slip between the lipids.
A cube-shaped cell doubles its side length. What happens to its surface compared with its volume? | hard | The ratio is halved | The ratio is doubled | The ratio stays the same | The ratio becomes zero | Surface becomes four times and volume eight times as large.
Where in a cell are proteins made? | easy | On ribosomes | In lysosomes | In the nucleolus | In the vacuole | Ribosomes link amino acids by the plan of RNA.
Which path does a protein for export take? | hard | Ribosome, ER, Golgi apparatus, membrane | Golgi apparatus, nucleus, ER, ribosome | Lysosome, ribosome, ER, vacuole | Membrane, ER, ribosome, nucleus | It is made, folded, packed, and released.
Which two organelles have their own DNA? | hard | Mitochondria and chloroplasts | Ribosomes and lysosomes | Vacuoles and nucleoli | Golgi apparatus and lysosomes | They probably descend from bacteria that lived inside larger cells.
When is DNA copied? | medium | In interphase | In prophase | In anaphase | In telophase | The S phase of interphase doubles the DNA.
How many cells does one cell give by meiosis? | easy | Four | Two | One | Eight | Two divisions follow each other.
How many cells does one cell give by mitosis? | easy | Two | Four | One | Eight | One division gives two equal cells.
A dog has 78 chromosomes in a body cell. How many are in its egg cell? | medium | 39 | 78 | 156 | 19 | Gametes have half the number.
Fruit flies have 8 chromosomes in a body cell. How many are in a fertilized egg? | medium | 8 | 4 | 16 | 2 | Two gametes with 4 each join.
Why do gametes need half the number of chromosomes? | medium | Fertilization brings two sets together | They have to be lighter to swim | They do not live long | Their membranes are thinner | Otherwise the number would double in each generation.
Why are the cells made by meiosis different from each other? | hard | Chromosomes are mixed and exchanged | They get different cytoplasm colors | Mutation changes each gene | They copy DNA four times | Crossing over and random sorting make new combinations.
How does a plant cell divide its cytoplasm? | medium | With a new wall from the middle outward | With a furrow that pinches it from outside | By bursting its old wall | By budding off a small cell | A cell plate forms between the two nuclei.
What is cancer? | easy | Uncontrolled division of cells | Loss of all cell walls | A lack of red blood cells | A shortage of DNA | Changes in genes switch off the controls of the cell cycle.
Why do body cells of one person look different but have the same DNA? | hard | They use different genes | They have different numbers of genes | They lose genes that they do not need | They have different parents | Each type of cell switches on its own set of genes.
What are stem cells of an early embryo able to do? | medium | Become any cell type of the body | Live for months without oxygen | Divide only once | Make only blood | Later stem cells have fewer possibilities.
What do enzymes do in cells? | easy | Speed up reactions | Store genetic plans | Build the cell wall only | Carry oxygen in blood | They lower the energy needed to start a reaction.
What happens to most enzymes of the body at 80 °C? | medium | They lose their shape and stop working | They work about a hundred times as fast | They turn into DNA | They become cells | Heat unfolds the protein.
Which gas does the fermentation of yeast give off, but that of a sprinting muscle does not? | hard | Carbon dioxide | Oxygen | Pure nitrogen | Helium | Yeast makes ethanol and carbon dioxide. Muscle makes lactic acid and no gas.
What is the final electron acceptor in aerobic respiration? | hard | Oxygen | Carbon dioxide | Glucose | Water | Oxygen takes up electrons and becomes water.
Which part of respiration happens in the cytoplasm outside mitochondria? | hard | Glycolysis | The Krebs cycle | The electron transport chain | The making of most ATP | Glucose is first split into two parts in the cytoplasm.
Which microscope shows the inside of a mitochondrion? | medium | A transmission electron microscope | A hand lens | A light microscope with a blue filter | A telescope | Only electrons have a wavelength short enough for such detail.
About how long is a typical animal cell? | medium | 10 to 30 micrometers | 10 to 30 millimeters | 10 to 30 centimeters | 10 to 30 nanometers | A hundred or so side by side fit on a millimeter or two.
Which is the smallest? | easy | A virus | A bacterium | An animal cell | A plant cell | Most viruses are about a hundred times smaller than bacteria are long.
Which kingdom has cell walls of chitin? | medium | Fungi | Plants | Animals | Bacteria | Plants have walls of cellulose.
What idea explains the origin of mitochondria? | medium | Endosymbiosis | Natural selection of pumps | Spontaneous generation | Osmosis | A bacterium was taken up and became a partner inside the cell.
Which experiment helped disprove that life arises from broth by itself? | medium | Pasteur’s flask with a curved neck | Hooke’s cut of cork | Mendel’s crosses of tall and short peas | Griffith’s mice | Broth stayed clear as long as dust could not fall in.
`,
    forms: questionForms,
  }),
  ...defineTextForms({
    ...{ id: 'biology-order', grades: ['7-8'], source, year },
    table: `
name | task | order | why
mitosis | In which order do the stages of mitosis follow? | prophase, metaphase, anaphase, telophase | Chromosomes appear, line up, separate, and form two nuclei.
size | Which order goes from smallest to largest? | water molecule, virus, bacterium, animal cell | A virus is far larger than a molecule and far smaller than a bacterium.
export | In which order does a secreted protein pass these parts? | ribosome, endoplasmic reticulum, Golgi apparatus, cell membrane | It is made, folded, packed, and released.
dna | Which order goes from small to large? | gene, chromosome, nucleus, cell | Genes lie on chromosomes, and these are in the nucleus.
history | In which order were these steps taken? | Hooke names cells, Brown describes the nucleus, Virchow says cells come from cells, DNA is shown to be a double helix | These steps date from 1665, 1831, the 1850s, and 1953.
`,
    forms: [orderForm],
  }),
];
