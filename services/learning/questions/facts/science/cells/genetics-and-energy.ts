import { questionForms, termForms } from '#services/learning/questions/facts/common-text-forms.ts';
import { defineTextForms } from '#services/learning/questions/facts/text-forms.ts';

const source = 'OpenStax: Biology 2e';
const year = 2018;

/** For grades 9 to 12. */
export const geneticsAndEnergyForms = [
  ...defineTextForms({
    ...{ id: 'energy-term', grades: ['9-10', '11-12'], source, year },
    table: `
term | meaning | example | also
glycolysis | the splitting of glucose into two molecules of pyruvate | In the cytoplasm, a six-carbon sugar becomes two three-carbon parts. |
Krebs cycle | the stage of respiration that breaks acetyl groups down to CO2 | In the matrix, carbon dioxide, NADH, and FADH2 are formed in a circle of reactions. |
electron transport chain | a series of membrane proteins that hand on charges step by step | What NADH brings is passed from one protein to the next, and protons are pumped. |
ATP synthase | the enzyme that makes ATP as protons flow through it | Like a water wheel, it is turned by ions that stream through a membrane. |
cristae | the folds of the inner mitochondrial membrane | Infoldings give more surface for the proteins that make ATP. |
matrix | the space inside the inner mitochondrial membrane | Enzymes of the citric acid cycle float in this innermost fluid. |
substrate | the molecule on which an enzyme acts | Starch fits the enzyme of saliva. | active site
active site | the pocket of an enzyme where the reaction happens | A small groove holds the molecule that is to be changed. |
competitive inhibitor | a molecule that blocks the active site of an enzyme | A drug looks like the substrate and takes its place. |
cofactor | a nonprotein helper of an enzyme | Without zinc, a certain enzyme does not work. |
transcription | the copying of a gene into RNA | In the nucleus, a strand of messenger is built along DNA. |
translation | the building of a protein by the code of mRNA | A ribosome reads three letters at a time and adds amino acids. |
replication | the copying of DNA before division | Each old strand serves as a pattern for a new one. |
codon | three bases of mRNA that stand for an amino acid | AUG means methionine and also “start.” |
anticodon | three bases of tRNA that pair with mRNA | UAC on the carrier fits AUG on the message. |
mutation | a change in the sequence of DNA | One base is exchanged, and hemoglobin is different in sickle cell disease. |
intron | a part of a gene that is cut out of the RNA | The spliceosome removes this stretch before the message leaves the nucleus. |
plasmid | a small ring of DNA in a bacterium | A gene for antibiotic resistance passes from one bacterium to another on a ring. |
crossing over | the exchange of parts between homologous chromosomes | In prophase I, two partners swap pieces. |
homologous chromosomes | a pair with the same genes, one from each parent | Two of a kind meet in meiosis, one from the mother and one from the father. |
sister chromatids | two identical copies joined at a centromere | After S phase, each chromosome looks like an X of two equal parts. |
nondisjunction | the failure of chromosomes to separate | A gamete gets two copies of chromosome 21. |
checkpoint | a moment of control in the cell cycle | Before division, the cell waits until all damage to DNA is repaired. |
receptor | a protein that binds a signal molecule | Insulin fits a protein on the surface of a muscle cell. | ligand
ligand | a molecule that binds to a matching protein as a signal | Adrenaline docks on heart cells and makes them beat faster. | receptor
aquaporin | a membrane channel for water | Kidney cells place more of these channels in the membrane to save water. |
gap junction | a channel that connects neighboring animal cells | Ions pass straight from one heart cell to the next. |
`,
    forms: termForms,
  }),
  ...defineTextForms({
    ...{ id: 'energy-reason', grades: ['9-10', '11-12'], source, year },
    table: `
question | level | answer | w1 | w2 | w3 | why
Which base pairs with adenine in DNA? | easy | Thymine | Guanine | Cytosine | Uracil | Adenine pairs with thymine and guanine with cytosine.
Which base replaces thymine in RNA? | easy | Uracil | Adenine | Cytosine | Guanine | RNA has uracil, which pairs with adenine.
A DNA strand reads ATGC. What does the complementary strand read? | medium | TACG | ATGC | CGTA | UACG | A pairs with T and G with C.
A template strand of DNA reads TAC. Which mRNA codon is made? | medium | AUG | ATG | UAC | GUA | mRNA is complementary and has uracil in place of thymine.
30% of the bases of a DNA are adenine. What percentage is guanine? | hard | 20% | 30% | 40% | 70% | Adenine and thymine make 60%, and the other 40% is shared equally.
How many amino acids does an mRNA of 300 coding bases, without its stop codon, stand for? | medium | 100 | 300 | 150 | 900 | Three bases make one codon.
What is meant by “semiconservative” copying of DNA? | hard | Each copy has one old and one new strand | Half of the genes are copied | One copy is all new, and one is all old | Only half of the cells divide | Meselson and Stahl showed this with heavy nitrogen.
Which enzyme unwinds DNA for copying? | medium | Helicase | Ligase | Amylase | Lipase | Helicase breaks the hydrogen bonds between the strands.
Which enzyme builds the new DNA strand? | easy | DNA polymerase | RNA polymerase | Helicase | Ribosome | It adds nucleotides that pair with the old strand.
Which RNA carries amino acids to the ribosome? | easy | tRNA | mRNA | rRNA | DNA | Transfer RNA has an anticodon and an amino acid.
What happens if one base is inserted into a coding sequence? | hard | The reading frame shifts | Nothing changes in the protein | Only one amino acid is lost | The gene is copied twice | All codons after the insertion are read differently.
Why may a change of one base leave the protein unchanged? | hard | Several codons mean the same amino acid | Ribosomes skip the codons that are wrong | DNA is never read there | Proteins repair themselves | The genetic code is redundant.
How many ATP does glycolysis gain per glucose? | hard | 2 | 4 | 32 | 36 | Four are made, and two are used.
What do cells do with pyruvate when there is no oxygen? | medium | They ferment it | They send it to the Krebs cycle | They store it as DNA | They turn it into oxygen | Fermentation gives back NAD+, so that glycolysis can go on.
What is the role of NADH in respiration? | medium | It carries electrons | It carries oxygen | It splits glucose | It stores genes | It brings electrons to the transport chain.
Why does cyanide kill quickly? | hard | It stops the electron transport chain | It dissolves membranes | It breaks DNA | It blocks photosynthesis in the blood | Without the chain, cells cannot make enough ATP.
What would happen if the inner mitochondrial membrane leaked protons freely? | hard | Less ATP and more heat would be made | More ATP would be made | Glycolysis would stop at once | Oxygen would be produced | The gradient is lost as heat, as in brown fat.
An enzyme works best at pH 2. Where in the body would you expect it? | easy | In the stomach | In the mouth | In the blood | In the small intestine | Pepsin of the stomach works in strong acid.
What does a high substrate concentration do to a competitive inhibitor’s effect? | hard | It weakens it | It strengthens it | It has no influence | It makes it permanent | More substrate wins the competition for the active site.
Which graph shape shows an enzyme’s rate as substrate increases? | medium | Rising and then level | A straight line upward without end | Falling to zero | A regular wave | At saturation all active sites are busy.
Which side of a membrane protein lies among lipid tails? | medium | A hydrophobic part | A charged part | A sugar chain | A water-filled groove | Nonpolar amino acids fit into the nonpolar interior.
The sodium-potassium pump moves which ions per ATP? | medium | 3 Na+ out and 2 K+ in | 2 Na+ out and 3 K+ in | 3 K+ out and 2 Na+ in | 1 Na+ in and 1 K+ out | It keeps much sodium outside and much potassium inside.
What does cholesterol do in an animal membrane? | medium | It steadies the fluidity of lipids | It carries the genes of the cell | It burns sugar for energy | It forms a rigid cell wall | It keeps membranes from getting too stiff or too fluid.
When in meiosis are homologous chromosomes separated? | medium | In meiosis I | In meiosis II | In interphase | After fertilization | Sister chromatids separate in meiosis II.
When in meiosis do sister chromatids separate? | medium | In meiosis II | In meiosis I | In prophase I | In S phase | The second division is like mitosis.
A cell has 10 chromosomes before meiosis. How many are in each cell after meiosis I? | hard | 5 | 10 | 20 | 2 | Homologs are separated, so the number is halved.
How many different gametes can independent assortment alone make with 3 pairs of chromosomes? | hard | 8 | 3 | 6 | 9 | Two possibilities for each of three pairs give two to the third power.
Down syndrome usually results from what? | easy | An extra chromosome 21 | A missing X chromosome | A broken chromosome 5 | A single base change | It arises when chromosomes fail to separate.
What do proto-oncogenes normally do? | hard | They promote cell division when needed | They destroy bacteria | They make lysosomes | They stop all divisions of healthy cells | When mutated, they can drive division without control.
What does the tumor suppressor p53 do? | hard | It stops the cycle when DNA is damaged | It speeds up mitosis in all body tissues | It copies telomeres | It builds spindles | Many cancers have lost working p53.
What do restriction enzymes do? | medium | Cut DNA at certain sequences | Join amino acids into chains | Copy RNA | Dissolve membranes | They are used to cut and recombine genes.
What does PCR do? | easy | It makes many copies of a DNA piece | It reads a protein | It stains chromosomes in bright colors | It divides a cell | Heating, primers, and polymerase double the DNA in each cycle.
How many DNA copies are there after 10 PCR cycles from one molecule? | medium | 1,024 | 20 | 100 | 10,000 | Doubling ten times gives two to the tenth power.
What does gel electrophoresis separate DNA by? | easy | Length | Color | Age | Taste | Short fragments move farther toward the positive pole.
What does CRISPR-Cas9 allow scientists to do? | easy | Cut and edit DNA at a chosen place | See atoms directly | Grow whole organs within an hour or so | Count chromosomes | A guide RNA leads the enzyme to its target.
`,
    forms: questionForms,
  }),
];
