import { questionForms, termForms } from '#services/learning/questions/facts/common-text-forms.ts';
import { defineTextForms } from '#services/learning/questions/facts/text-forms.ts';

const source = 'OpenStax: Chemistry 2e';
const year = 2019;

/** For grades 9 to 12. */
export const quantityAndStructureForms = [
  ...defineTextForms({
    ...{ id: 'structure-term', grades: ['9-10', '11-12'], source, year },
    table: `
term | meaning | example | also
mole | the amount of substance with 6.022 × 10²³ particles | This amount of carbon-12 has a mass of exactly 12 grams. |
molar mass | the mass of 6.022 × 10²³ particles of a substance | For water, the value is 18 grams for each unit of amount. |
molarity | the moles of solute in each liter of solution | Half a mole of salt in one liter gives 0.5. |
limiting reactant | the starting substance that is used up first | Two bread slices are needed per sandwich, and the bread runs out before the cheese. |
percent yield | the actual amount of product as a share of the possible one | A student expects 20 grams and gets 15 grams. |
empirical formula | the simplest whole-number ratio of atoms | For glucose, C6H12O6, it is CH2O. |
stoichiometry | the calculation of amounts in reactions | From the balanced equation, one finds how many grams of oxygen are needed. |
electronegativity | the tendency of an atom to attract a shared pair | Fluorine pulls a bonding pair more strongly than any other atom. | polar covalent bond
ionization energy | what it takes to remove an electron from an atom | For sodium, the first electron is easy to take away, and the second is not. |
atomic radius | a measure of the size of an atom | Cesium has a larger one than lithium. |
polar covalent bond | a bond in which electrons are shared unequally | In HCl, the pair is nearer to chlorine. | dipole; electronegativity
hydrogen bond | an attraction between H on N, O, or F and a lone pair of such an atom nearby | Ice floats, since its molecules are held in an open lattice by this attraction. |
London dispersion force | a weak attraction between temporary dipoles | Even helium becomes liquid at a very low temperature. |
dipole | a molecule or bond with a positive and a negative end | A stream of water bends toward a charged rod, because its molecules have two unlike ends. | polar covalent bond; hydrogen bond
VSEPR theory | the idea that electron pairs repel and set the shape of a molecule | Four pairs around carbon point to the corners of a tetrahedron. |
lone pair | two valence electrons that are not shared | The nitrogen of ammonia has one such pair at its top. |
resonance structure | one of several Lewis drawings for the same molecule | For ozone, the double bond can be drawn on the left or on the right. |
octet rule | the tendency of atoms to have eight valence electrons | Oxygen forms two bonds, so that eight electrons surround it. |
electron configuration | the arrangement of electrons in orbitals | For carbon, one writes 1s² 2s² 2p². |
orbital | a region where an electron is likely to be found | The 1s one is a sphere around the nucleus. |
enthalpy change | the heat absorbed or released at constant pressure | Burning one mole of methane gives off 890 kJ. |
specific heat capacity | the heat that warms one gram by one degree | For water, 4.18 joules are needed. |
electrolyte | a substance that conducts electricity when dissolved | Salt makes water conduct, and sugar does not. |
titration | finding a concentration by adding a measured amount of a known solution | Drops from a buret are counted until phenolphthalein turns pink. |
spectator ion | an ion that takes no part in a reaction | When silver chloride forms, sodium stays dissolved all the time. |
oxidation number | the charge an atom would have if all bonds were ionic | For sulfur in H2SO4, it is +6. |
`,
    forms: termForms,
  }),
  ...defineTextForms({
    ...{ id: 'structure-reason', grades: ['9-10', '11-12'], source, year },
    table: `
question | level | answer | w1 | w2 | w3 | why
How many moles are there in 36 grams of water (18 g/mol)? | easy | 2 mol | 0.5 mol | 18 mol | 36 mol | 36 grams divided by 18 grams per mole is 2 moles.
What is the mass of 0.5 mol of carbon dioxide (44 g/mol)? | easy | 22 g | 44 g | 88 g | 11 g | Half of 44 grams is 22 grams.
What is the molar mass of CaCO3 (Ca 40, C 12, O 16)? | medium | 100 g/mol | 68 g/mol | 84 g/mol | 120 g/mol | 40 plus 12 plus three times 16 makes 100.
How many grams of NaOH (40 g/mol) are in 0.5 L of a 2 M solution? | hard | 40 g | 20 g | 80 g | 10 g | Half a liter contains one mole, which is 40 grams.
What volume of 2 M stock solution is needed for 1 L of a 0.5 M solution? | hard | 0.25 L | 0.5 L | 0.75 L | 1 L | Half a mole is needed, and 0.25 liters of the stock contain it.
In 2 Al + 3 Cl2 → 2 AlCl3, how many moles of Cl2 react with 4 mol of Al? | medium | 6 mol | 3 mol | 4 mol | 12 mol | The ratio is 3 to 2, so 4 moles of aluminum need 6 moles of chlorine.
In N2 + 3 H2 → 2 NH3, 1 mol of N2 meets 2 mol of H2. Which one limits the product? | medium | H2 | N2 | NH3 | Both run out together | One mole of nitrogen needs three moles of hydrogen.
A student gets 8 g of a product and could have got 10 g. What is the percent yield? | easy | 80% | 20% | 8% | 125% | Eight out of ten is 80%.
A compound contains 40% C, 6.7% H, and 53.3% O. What is its empirical formula? | hard | CH2O | CHO | C2HO | CH4O | Divided by the atomic masses, the ratio of the numbers is 1 to 2 to 1.
A compound has the empirical formula CH2 and a molar mass of 56 g/mol. What is its molecular formula? | medium | C4H8 | C2H4 | C3H6 | C5H10 | CH2 has the mass 14, and 56 is four times 14.
Which atom has the largest radius? | medium | Potassium | Sodium | Lithium | Fluorine | Size grows down a group and shrinks across a period.
Which atom has the highest first ionization energy? | medium | Neon | Sodium | Carbon | Lithium | Its electrons are held tightly in a full shell.
Which bond is the most polar? | medium | H–F | H–Cl | H–Br | H–I | Fluorine is the most electronegative element.
Which molecule is nonpolar although its bonds are polar? | hard | CO2 | H2O | NH3 | HCl | It is linear, so the two bond dipoles cancel.
What is the shape of a water molecule? | easy | Bent | Linear | Tetrahedral | Trigonal planar | Two lone pairs on oxygen push the bonds together.
What is the shape of an ammonia molecule? | medium | Trigonal pyramidal | Trigonal planar | Tetrahedral | Bent | Three bonds and one lone pair surround nitrogen.
What is the shape of boron trifluoride, BF3? | hard | Trigonal planar | Trigonal pyramidal | T-shaped | Tetrahedral | Boron has three bonds and no lone pair.
What is the bond angle in methane? | medium | 109.5° | 90° | 120° | 180° | Four equal pairs point to the corners of a tetrahedron.
How many electrons are shared in the bond of N2? | medium | Six | Two | Four | Eight | The two nitrogen atoms are joined by a triple bond.
Why does water boil at a much higher temperature than H2S? | medium | It forms hydrogen bonds | It has a larger molar mass | It is an ionic compound | It has a linear shape | Strong attraction between the molecules must be overcome.
Which intermolecular force acts in liquid methane? | medium | London dispersion forces | Hydrogen bonds | Ionic bonds | Dipole-dipole forces | Methane is nonpolar, so only temporary dipoles attract.
Why does oil not dissolve in water? | easy | Oil is nonpolar and water is polar | Oil is heavier than water | Oil has no molecules | Water has no charge anywhere | Like dissolves like.
What is the electron configuration of sodium? | medium | 1s² 2s² 2p⁶ 3s¹ | 1s² 2s² 2p⁶ | 1s² 2s² 2p⁶ 3s² | 1s² 2s² 2p⁵ 3s² | Eleven electrons fill the orbitals in order of energy.
How many electrons can a p sublevel hold? | medium | 6 | 2 | 10 | 14 | Three orbitals hold two electrons each.
How many valence electrons does phosphorus have? | easy | 5 | 3 | 15 | 8 | It is in group 15, with two s and three p electrons outside.
In which reaction is zinc oxidized? | hard | Zn + Cu2+ → Zn2+ + Cu | ZnO + C → Zn + CO | Zn2+ + Mg → Zn + Mg2+ | ZnCl2 + 2 Na → Zn + 2 NaCl | Zinc atoms lose two electrons there.
What is the oxidation number of oxygen in most compounds? | easy | −2 | +2 | −1 | 0 | Oxygen usually draws two electrons to itself.
What is the oxidation number of nitrogen in NO3−? | hard | +5 | +3 | −3 | +6 | Three oxygens count −6, and the ion has −1, so nitrogen is +5.
In 4 Fe + 3 O2 → 2 Fe2O3, what is the reducing agent? | medium | Fe | O2 | Fe2O3 | The O of Fe2O3 | Iron gives electrons to oxygen and is itself oxidized.
How much heat warms 100 g of water by 10 °C (4.18 J/g·°C)? | medium | 4,180 J | 418 J | 41.8 J | 41,800 J | 100 times 10 times 4.18 is 4,180.
A reaction has ΔH = −50 kJ. What does that mean? | easy | It releases heat | It absorbs heat | It is slow | It needs a catalyst | A negative enthalpy change means that heat leaves the system.
At equal temperature and pressure, what do equal volumes of gases contain? | medium | Equal numbers of molecules | Equal masses | Equal numbers of protons | Equal densities | This is Avogadro’s law.
A gas at constant temperature is pressed to half its volume. How does its pressure change? | easy | It doubles | It halves | It stays the same | It becomes four times as large | By Boyle’s law, pressure times volume is constant.
A gas at constant pressure is heated from 300 K to 600 K. How does its volume change? | medium | It doubles | It halves | It stays the same | It grows by one half | By Charles’s law, volume is proportional to the absolute temperature.
Which volume does 1 mol of an ideal gas fill at 0 °C and 1 atm? | medium | 22.4 L | 1 L | 8.31 L | 44.8 L | This is the molar volume of a gas at these conditions.
What is the net ionic equation when AgNO3 and NaCl are mixed? | hard | Ag+ + Cl− → AgCl | Na+ + NO3− → NaNO3 | Ag+ + Na+ → AgNa | NO3− + Cl− → NO3Cl | Sodium and nitrate ions stay dissolved as spectators.
What is the conjugate base of H2CO3? | hard | HCO3− | H3CO3+ | CO2 | OH− | An acid loses one H+ to become its conjugate base.
What is the pH of a solution with [H+] = 10⁻⁴ M? | easy | 4 | −4 | 10 | 0.4 | The pH is the negative logarithm of the concentration.
What volume of 0.1 M NaOH neutralizes 50 mL of 0.2 M HCl? | medium | 100 mL | 50 mL | 25 mL | 200 mL | 0.01 mol of acid needs 0.01 mol of base, which is in 100 mL.
Which ion makes an aqueous solution acidic? | easy | H3O+ | OH− | Na+ | Cl− | Acids give hydrogen ions to water molecules.
What forms at the cathode when molten NaCl is electrolyzed? | medium | Sodium | Chlorine | Oxygen | Hydrogen | Na+ ions gain electrons at the cathode.
What is the half-life of an isotope if 25% is left after 20 years? | medium | 10 years | 5 years | 20 years | 40 years | A quarter is left after two half-lives.
`,
    forms: questionForms,
  }),
];
