import { questionForms, termForms } from '#services/learning/questions/facts/common-text-forms.ts';
import { defineTextForms } from '#services/learning/questions/facts/text-forms.ts';

const source = 'OpenStax: Biology 2e';
const year = 2018;

/** For grades 11 and 12. */
export const cellCourseForms = [
  ...defineTextForms({
    ...{ id: 'course-term', grades: ['11-12'], source, year },
    table: `
term | meaning | example | also
fluid mosaic model | the picture of a membrane as proteins that drift among lipids | Labeled proteins of two fused cells are mixed within an hour. |
signal transduction | the relay of a message inside a cell in several steps | A hormone outside starts a chain of reactions that ends at a gene. |
second messenger | a small molecule that spreads a signal inside a cell | Cyclic AMP carries the message of adrenaline onward. | signal transduction
kinase | an enzyme that adds phosphate groups | It switches a protein on by moving a phosphate from ATP to it. |
phosphatase | an enzyme that undoes the work of a kinase | It switches a signaling protein off again. |
G protein | a switch that is on when bound to GTP | The receptor makes it trade GDP for GTP. |
tight junction | a seal between neighboring animal cells | Nothing leaks between the cells of the gut lining. |
desmosome | a rivet that anchors animal cells to each other | Skin cells hold together when the skin is stretched. | tight junction
plasmodesma | a channel through the walls of neighboring plant cells | Sugar moves from leaf cell to leaf cell without crossing a membrane. |
microtubule | a hollow rod of tubulin | Spindle fibers and the core of cilia are built of it. |
microfilament | a thin fiber of actin | The furrow that pinches a dividing animal cell contains it. |
intermediate filament | a rope-like fiber that gives a cell tensile strength | Keratin in skin cells belongs to this kind. |
motor protein | a molecule that walks along fibers with ATP | Kinesin carries a sac down the length of a nerve cell. |
peroxisome | an organelle that breaks down fatty acids and toxic H2O2 | Catalase in it turns a toxic product into water and oxygen. |
glyoxysome | an organelle that turns fat into sugar in seeds | A sprouting sunflower makes sugar from its oil. |
signal peptide | a tag that sends a new protein to the ER | The first amino acids of insulin direct it into a membrane network. |
proteasome | a barrel of enzymes that breaks down tagged proteins | Proteins marked with ubiquitin are cut up there. |
chaperone | a protein that helps others fold | At high temperature, cells make more of these helpers. |
operon | a group of bacterial genes under one promoter | In E. coli, three genes for lactose are switched on together. |
promoter | the stretch of DNA where RNA polymerase binds | The TATA box lies in it, just before the gene. |
transcription factor | a protein that controls the reading of genes | A protein binds DNA and turns on genes for muscle. |
epigenetic change | a heritable switch in gene use that leaves the sequence as it is | Methyl groups silence one X chromosome of a female cell. |
RNA interference | the silencing of genes by small RNA molecules | Short double-stranded RNA leads to the destruction of a matching message. |
telomere | the protective end of a chromosome | Each round of copying shortens it a little. |
Okazaki fragment | a short piece of the lagging strand | Ligase joins such pieces of a thousand or so nucleotides. |
cyclin | a protein whose level rises and falls in the cell cycle | When it builds up and binds a kinase, the cell enters mitosis. |
chemiosmotic gradient | a difference in proton concentration across a membrane | Acid builds up between the two membranes of a mitochondrion. |
oxidative phosphorylation | the making of ATP with energy from electron transport | About 26 to 28 ATP per glucose come from this last stage. |
`,
    forms: termForms,
  }),
  ...defineTextForms({
    ...{ id: 'course-reason', grades: ['11-12'], source, year },
    table: `
question | level | answer | w1 | w2 | w3 | why
In which direction is a new DNA strand built? | medium | 5′ to 3′ | 3′ to 5′ | In both directions | From the middle outward | DNA polymerase adds nucleotides only to a 3′ end.
Why is the lagging strand made in pieces? | hard | Polymerase must work away from the fork | There is too little DNA | Helicase cuts the strand at each turn | Primers stop the copying | The strands are antiparallel, so one is built backward in fragments.
What does primase make? | medium | A short RNA primer | A DNA fragment | A protein cap | A telomere | DNA polymerase needs a 3′ end to start from.
Which enzyme keeps telomeres long in germ cells? | medium | Telomerase | Ligase | Primase | Topoisomerase | It carries its own RNA template.
What did Griffith’s experiment with mice show? | medium | A substance can transform bacteria | DNA is a double helix | Genes lie on the chromosomes | Proteins carry the code | Harmless bacteria took up something from killed harmful ones.
What did Hershey and Chase show with phages? | medium | DNA enters the cell and carries heredity | Protein enters the cell and carries heredity | RNA is the code of bacteria | Phages are alive without cells | Labeled DNA, and not labeled protein, entered the bacteria.
Whose X-ray image gave key evidence for the double helix? | easy | Rosalind Franklin’s | Marie Curie’s | Barbara McClintock’s | Lynn Margulis’s | Her photo 51 showed the helix and its dimensions.
Who argued that mitochondria come from bacteria? | easy | Lynn Margulis | Gregor Mendel | James Watson | Robert Koch | She developed the theory of endosymbiosis in 1967.
Which evidence supports endosymbiosis? | medium | Mitochondria have ring-shaped DNA and their own ribosomes | Mitochondria are found in bacteria | Mitochondria have cell walls of cellulose | Mitochondria are made by the Golgi apparatus in each cell | Their ribosomes and DNA resemble those of bacteria.
In the lac operon, when are the genes switched on? | medium | When lactose is present | When lactose is absent | Whenever glucose is high | During mitosis only | Allolactose takes the repressor off the operator.
What does a repressor bind in an operon? | medium | The operator | The ribosome | The stop codon | The primer | It then blocks RNA polymerase.
What happens to pre-mRNA before it leaves the nucleus? | hard | Introns are removed, and a cap and tail are added | Exons are removed, and a start codon is added | It is paired with tRNA | It is copied into DNA | Splicing and processing make the mature message.
How can one gene give several proteins? | medium | By alternative splicing | By replication | By crossing over in mitosis | By osmosis | Exons are joined in different combinations.
How does methylation of DNA usually affect a gene? | medium | It silences it | It copies it | It deletes it | It makes it mutate each time | Methyl groups keep the transcription machinery away.
How does acetylation of histones usually affect transcription? | hard | It increases it | It stops it for good | It has no effect | It reverses the code | DNA is wound less tightly and can be read.
Which stage of the signal path multiplies a signal most? | hard | A cascade of kinases | Binding of one ligand | The closing of a gap junction | The opening of a pore | Each activated enzyme activates many of the next.
Why can steroid hormones act inside the cell? | medium | They pass through the lipid bilayer | They are carried by ribosomes | They are proteins | They dissolve in water only | Nonpolar molecules cross membranes easily.
A cell cannot make cyclic AMP. Which signals are affected? | hard | Those of many G protein receptors | Those of steroid hormones | Those through gap junctions | Those of light in chloroplasts | Adenylyl cyclase is activated by G proteins.
What ATP yield per glucose does respiration have, by current estimates? | medium | About 30 to 32 | About 2 | About 100 | About 300 to 320 | Earlier books gave 36 to 38.
Where are protons pumped in mitochondria? | medium | Into the intermembrane space | Into the matrix | Into the cytoplasm | Into the cristae lumen of the ER | The flow back through ATP synthase makes ATP.
Where does the Krebs cycle take place? | easy | In the mitochondrial matrix | In the cytoplasm | In the outer membrane layer | In the thylakoid | Its enzymes are dissolved in the matrix.
How many CO2 molecules leave the Krebs cycle per acetyl-CoA? | hard | 2 | 1 | 3 | 6 | Two carbons enter, and two leave as carbon dioxide.
Which molecule starts the Krebs cycle by joining oxaloacetate? | medium | Acetyl-CoA | Pyruvate | Glucose | Citrate | The two-carbon acetyl group makes six-carbon citrate.
What regenerates NAD+ in yeast without oxygen? | medium | The making of ethanol | The making of glucose | The electron transport chain | The Krebs cycle | Acetaldehyde takes the electrons of NADH.
High ATP inhibits phosphofructokinase. What is this an example of? | medium | Feedback inhibition | Competitive inhibition by the substrate’s twin | Positive feedback | Gene silencing | The product of the pathway slows an early step.
A noncompetitive inhibitor is added. How do Vmax and Km change? | hard | Vmax falls, and Km stays the same | Vmax stays the same, and Km rises | Both rise | Both stay the same | Fewer enzymes work, but the others bind as before.
What is the water potential of a flaccid cell compared with a turgid one in the same solution at first? | hard | It is lower | It is higher | It is equal | It is always zero | Pressure potential adds to the turgid cell’s value.
A red blood cell in 0.9% salt neither swells nor shrinks. What can be said of 2% salt? | easy | It is hypertonic | It is hypotonic | It is isotonic | It is pure | It has more solute than the cell.
What kind of transport brings glucose into gut cells together with sodium? | medium | Secondary active | Simple diffusion | Osmosis | Endocytosis | The sodium gradient made by a pump drives it.
Which phase of the cell cycle has twice the DNA of G1? | medium | G2 | G0 | Early S | Telophase cells after splitting | DNA is doubled in S and stays so until division.
What pulls chromatids apart in anaphase? | medium | Shortening of microtubules at the kinetochores | Growth of the nuclear envelope | Swelling of the cytoplasm | Contraction of the chromosomes to half their length | Motor proteins and the loss of tubulin move them to the poles.
A drug stops microtubules from breaking down. Which process stops first? | hard | Mitosis | Translation | Glycolysis | Diffusion | Chromosomes cannot separate without a working spindle.
Contact inhibition is lost in which cells? | easy | Cancer cells | Healthy skin cells | Nerve cells | Red blood cells | They keep dividing although they touch neighbors.
What does a DNA ligase do? | easy | It joins strands of DNA | It cuts DNA | It unwinds the double helix | It copies RNA | It seals gaps between fragments.
What does reverse transcriptase make? | medium | DNA from RNA | RNA from DNA | Protein from RNA | RNA from protein | Retroviruses such as HIV use it.
Which cells have no mitochondria when mature in humans? | medium | Red blood cells | Liver cells | Muscle cells | Nerve cells | They have neither a nucleus nor mitochondria and live by glycolysis.
`,
    forms: questionForms,
  }),
];
