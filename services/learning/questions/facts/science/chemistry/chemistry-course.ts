import { questionForms, termForms } from '#services/learning/questions/facts/common-text-forms.ts';
import { defineTextForms } from '#services/learning/questions/facts/text-forms.ts';

const source = 'OpenStax: Chemistry 2e';
const year = 2019;

/** For grades 11 and 12. */
export const chemistryCourseForms = [
  ...defineTextForms({
    ...{ id: 'course-term', grades: ['11-12'], source, year },
    table: `
term | meaning | example | also
dynamic equilibrium | a state in which forward and reverse rates are equal | In a sealed flask, brown NO2 and clear N2O4 keep turning into each other, but the color stays. |
equilibrium constant | the ratio of product to reactant concentrations once rates have become equal | For H2 + I2 ⇌ 2 HI, the value is about 50 at 450 °C. |
reaction quotient | the ratio of product to reactant concentrations at any moment | Comparing its value with K shows in which direction a mixture will change. |
Le Châtelier’s principle | the rule that a system at equilibrium counteracts a disturbance | When ammonia is removed, more ammonia forms. |
solubility product | the constant for the dissolving of a slightly soluble salt | For AgCl, [Ag+] times [Cl−] is 1.8 × 10⁻¹⁰. |
common ion effect | the lowering of solubility by an ion already present | Less AgCl dissolves in salt water than in pure water. | Le Châtelier’s principle; solubility product
buffer | a mixture that resists a change of pH | Blood stays near 7.4, because carbonic acid and hydrogen carbonate are in it. |
half-equivalence point | the moment in a titration when the pH equals the pKa | Half of the weak acid has been turned into its conjugate base. |
Brønsted-Lowry acid | a donor of a proton | NH4+ gives H+ to a water molecule. |
Lewis acid | an acceptor of an electron pair | BF3 takes a share in the lone pair of ammonia. |
amphoteric substance | something that can react as an acid or as a base | Aluminum hydroxide dissolves in strong acid and in strong base. |
rate law | an equation that links the speed of a reaction to concentrations | Doubling [A] quadruples the speed, so it contains [A]². |
rate-determining step | the slowest step of a mechanism | No matter how fast the others are, this one sets the pace. |
reaction intermediate | a species made in one step and used in a later one | It appears in the mechanism but not in the overall equation. |
transition state | the arrangement of highest energy along a reaction path | At the top of the energy curve, old bonds are half broken. |
entropy | a measure of how widely energy and matter are spread out | It increases when dry ice turns to gas. |
Gibbs free energy | the quantity whose decrease shows that a process is spontaneous | It is computed from ΔH minus T times ΔS. |
Hess’s law | the rule that the enthalpy change does not depend on the path | The heat of burning carbon to CO can be found from two other reactions. |
lattice energy | the energy that separates an ionic solid into gaseous ions | It is larger for MgO than for NaCl. |
galvanic cell | a device that turns a spontaneous reaction into electricity | Zinc and copper strips in their solutions light a small bulb. |
electrolytic cell | a device that uses a current to force a reaction | A current splits water into hydrogen and oxygen. |
standard reduction potential | a voltage that shows how strongly a species gains electrons | For Cu2+ to Cu, it is +0.34 volts. |
salt bridge | the part that balances charge between two half-cells | A tube of KNO3 gel lets ions move and keeps the current going. |
colligative property | an effect that depends on the number of dissolved particles | Any solute lowers the freezing point of water in proportion to its molality. |
hybridization | the mixing of atomic orbitals to equivalent new ones | One s and three p orbitals of carbon become four sp³ orbitals. |
chirality | the property of not matching one’s mirror image | The two forms of lactic acid are like a left and a right hand. | isomer
isomer | a compound with the same formula but another structure | Ethanol and dimethyl ether are both C2H6O. |
functional group | a set of atoms that gives a molecule its typical reactions | An –OH on a carbon chain makes an alcohol. |
`,
    forms: termForms,
  }),
  ...defineTextForms({
    ...{ id: 'course-reason', grades: ['11-12'], source, year },
    table: `
question | level | answer | w1 | w2 | w3 | why
What does K = 10⁶ tell about an equilibrium? | easy | Products are strongly favored | Reactants are strongly favored | The reaction is very fast | The reaction is endothermic | A large constant means mostly products at equilibrium. It says nothing about speed.
Q is smaller than K. In which direction does the reaction go? | medium | Toward the products | Toward the reactants | In no direction | It stops at once | Q grows as products form, until it equals K.
How does a catalyst change K? | medium | Not at all | It doubles K | It makes K smaller | It makes K larger | It speeds up both directions equally.
N2 + 3 H2 ⇌ 2 NH3 is exothermic. What happens to K when it is heated? | hard | It gets smaller | It gets larger | It stays the same | It becomes negative | Heat acts like a product, so the equilibrium shifts to the reactants.
CaCO3(s) ⇌ CaO(s) + CO2(g). Which expression is Kp? | hard | The pressure of CO2 | The pressure of CO2 divided by that of CaCO3 | The mass of CaO times CO2 | The pressure of CaCO3 | Pure solids do not appear in the expression.
An inert gas is added at constant volume. Which way does a gas equilibrium move? | hard | There is no change | To the side with more gas | To the side with less gas | To the reactants | The partial pressures of the reacting gases do not change.
AgCl has Ksp = 1.8 × 10⁻¹⁰. Which solution dissolves the least of it? | medium | 0.1 M NaCl | Pure water | 0.1 M NaNO3 | 0.01 M NaCl | Chloride ions push the equilibrium back to the solid.
Which mixture is a buffer? | easy | Acetic acid and sodium acetate | Hydrochloric acid and NaCl | NaOH and NaCl | HNO3 and KNO3 | A weak acid with its conjugate base takes up added acid or base.
When is the pH of a buffer equal to the pKa of its acid? | medium | When half is in its basic form | When none is in its basic form | When the pH is exactly 7 | When it is very dilute | The logarithm of a ratio of one is zero.
What is the pH at the equivalence point when a weak acid is titrated with NaOH? | medium | Above 7 | Exactly 7 | Below 7 | Exactly 1 | The conjugate base of the acid makes the solution basic.
Which 0.1 M acid has the lowest pH? | easy | HCl | CH3COOH | HF | H2CO3 | HCl is strong and ionizes completely.
What is the pOH of a solution with pH 9 at 25 °C? | easy | 5 | 9 | 14 | 7 | pH and pOH add up to 14.
An acid has Ka = 10⁻⁵. What is its pKa? | easy | 5 | −5 | 10 | 9 | The pKa is the negative logarithm of Ka.
Which salt makes a basic solution? | hard | Sodium acetate | Ammonium chloride | Sodium chloride | Potassium nitrate | Acetate is the conjugate base of a weak acid and takes up H+.
Doubling [A] doubles the rate, and doubling [B] leaves it unchanged. What is the rate law? | medium | Rate = k[A] | Rate = k[A][B] | Rate = k[B] | Rate = k[A]² | The order is one in A and zero in B.
Doubling [A] makes the rate four times as large. What is the order in A? | easy | Second | First | Zero | Fourth | Two squared is four.
Which plot is a straight line for a first-order reaction? | medium | That of ln[A] against time | That of [A] against time | That of 1/[A] against time | That of [A]² against time | The integrated rate law is linear in ln[A].
What is true of the half-life of a first-order reaction? | medium | It is independent of concentration | It doubles whenever [A] doubles | It halves when [A] doubles | It is zero at the start | It equals 0.693 divided by k.
What effect does a higher temperature have on a rate constant? | easy | It increases | It decreases | It does not change | It becomes negative | The Arrhenius equation shows that k grows with temperature.
A reaction goes by A + B → C (slow), C + B → D (fast). What is the rate law? | hard | Rate = k[A][B] | Rate = k[A][B]² | Rate = k[C][B] | Rate = k[D] | The slow first step determines the rate.
For which process is ΔS positive? | easy | Ice melts | Steam condenses | A salt crystallizes | Gas dissolves in water | Particles are less ordered in a liquid than in a solid.
A reaction has ΔH < 0 and ΔS > 0. When is it spontaneous? | medium | At all temperatures | At no temperature | Only at high temperatures | Only at low temperatures | Both terms make ΔG negative.
A reaction has ΔH < 0 and ΔS < 0. When is it spontaneous? | hard | Only at low temperatures | At all temperatures | Only at high temperatures | At no temperature | The unfavorable entropy term grows with temperature.
What is ΔG at equilibrium? | medium | Zero | Equal to ΔH | Equal to K | Negative | Neither direction is favored.
What must be true of E° for a galvanic cell? | easy | It is positive | It is negative | It is zero | It equals ΔG | A spontaneous reaction has a negative ΔG and so a positive E.
Where does oxidation happen in any electrochemical cell? | easy | At the anode | At the cathode | In the salt bridge | In the wire | At the cathode, reduction takes place.
E° is +0.34 V for Cu2+/Cu and −0.76 V for Zn2+/Zn. What voltage has the cell? | medium | 1.10 V | 0.42 V | −1.10 V | 0.26 V | The difference of +0.34 and −0.76 is 1.10.
How many moles of electrons reduce one mole of Al3+? | easy | 3 mol | 1 mol | 2 mol | 6 mol | Each ion takes up three electrons.
Which solution freezes at the lowest temperature? | hard | 1 m CaCl2 | 1 m NaCl | 1 m sugar | 0.5 m CaCl2 | It gives three moles of particles for each mole of salt.
What is the hybridization of carbon in ethene, C2H4? | medium | It is sp² | It is sp³ | It is sp | It is dsp² | Each carbon has three groups around it.
What is the hybridization of carbon in CO2? | medium | It is sp | It is sp² | It is sp³ | It is dsp³ | Two groups around carbon give a linear shape.
How many sigma and pi bonds does ethyne, C2H2, have? | hard | 3 sigma and 2 pi | 2 sigma and 3 pi | 5 sigma and 0 pi | 4 sigma and 1 pi | The triple bond has one sigma and two pi bonds, and two C–H bonds are sigma.
Which compound is an alcohol? | easy | CH3CH2OH | CH3CHO | CH3COOH | CH3OCH3 | Alcohols have an –OH group on a carbon that has only single bonds.
Which compound is a carboxylic acid? | easy | CH3COOH | CH3OH | CH3CHO | CH3COCH3 | The –COOH group is acidic.
Which formula is that of an alkane? | medium | C5H12 | C5H10 | C5H8 | C6H6 | Alkanes follow CnH2n+2.
What forms when an alcohol reacts with a carboxylic acid? | medium | An ester and water | An ether and hydrogen | An aldehyde and salt | An amine and water | Many fruit scents are esters.
Which reaction turns ethene into polyethylene? | medium | Addition polymerization | Condensation with water | Combustion | Substitution | Double bonds open and link into a chain.
Which quantum number gives the shape of an orbital? | hard | The angular momentum quantum number | The first or principal quantum number | The magnetic quantum number | The spin quantum number | Its values 0, 1, and 2 stand for s, p, and d.
What does the Pauli principle forbid? | hard | Two electrons with four equal quantum numbers | Two electrons in one shell | Orbitals with one electron | Electrons in d orbitals before s is full | An orbital can hold two electrons only with opposite spins.
How does the energy of light depend on its wavelength? | medium | The shorter the wavelength, the higher the energy | The longer the wavelength, the higher the energy | Energy does not depend on it | Energy is highest for red light | Energy is Planck’s constant times speed of light divided by wavelength.
Which of these ions with ten electrons each is the smallest? | hard | Mg2+ | Na+ | F− | O2− | With equal electrons, the nucleus with most protons pulls them closest.
Which gas deviates most from ideal behavior? | medium | NH3 | He | Ne | H2 | Its molecules attract each other strongly.
Under what conditions do real gases behave most ideally? | medium | Low pressure and high temperature | High pressure and low temperature | High pressure and high temperature | Low pressure and low temperature | Molecules are then far apart and fast.
Which gas effuses fastest at the same temperature? | medium | H2 | O2 | CO2 | N2 | The lightest molecules move fastest.
In which nuclear decay does the atomic number fall by two? | medium | Alpha decay | Beta decay | Gamma emission | Electron capture | A helium nucleus with two protons leaves.
In beta-minus decay, what happens to the atomic number? | hard | It rises by one | It falls by one | It falls by two | It stays the same | A neutron becomes a proton and an electron.
Which instrument separates ions by mass? | easy | A mass spectrometer | A bomb calorimeter | A pH meter | A buret | The peaks show masses and amounts of isotopes.
What does Beer’s law link to concentration? | medium | Absorbance of light | Boiling point | Mass of the solvent | Color of the lamp | Absorbance is proportional to concentration and path length.
`,
    forms: questionForms,
  }),
];
