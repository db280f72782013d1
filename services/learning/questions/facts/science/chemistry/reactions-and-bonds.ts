import { orderForm, questionForms, termForms } from '#services/learning/questions/facts/common-text-forms.ts';
import { defineTextForms } from '#services/learning/questions/facts/text-forms.ts';

const source = 'OpenStax: Chemistry 2e';
const year = 2019;

/** For grades 7 to 10. */
export const reactionAndBondForms = [
  ...defineTextForms({
    ...{ id: 'bond-term', grades: ['7-8', '9-10'], source, year },
    table: `
term | meaning | example | also
ionic bond | the attraction between oppositely charged particles | In table salt, Na+ and Cl− hold each other. |
covalent bond | the sharing of electrons between two atoms | In a hydrogen molecule, both nuclei attract the same pair. |
metallic bond | the attraction of fixed positive ions for mobile electrons | In copper, electrons move freely among the ions. |
valence electron | a particle of the outermost shell that takes part in bonding | Carbon has four of these for joining with other atoms. |
cation | a positively charged ion | A calcium atom that has lost two electrons is one. |
anion | a negatively charged ion | A chlorine atom that has gained an electron is one. |
synthesis | a reaction in which substances combine to one | Iron and sulfur are heated and become iron sulfide. | oxidation; reduction
decomposition | a reaction in which one substance breaks up into others | Hydrogen peroxide turns into water and oxygen. | oxidation; reduction
single replacement | a reaction in which an element drives another out of a compound | Zinc dissolves in copper sulfate, and copper comes out. | oxidation; reduction
double replacement | a reaction in which two compounds exchange ions | Silver nitrate and sodium chloride give silver chloride and sodium nitrate. |
neutralization | a reaction of an acid with a base to a salt and water | Drops of hydrochloric acid are added to lye until the pH is 7. | double replacement
oxidation | a loss of electrons | Iron atoms become Fe2+ ions as a nail rusts. | synthesis; single replacement
reduction | a gain of electrons | Cu2+ ions become copper atoms on a zinc strip. | single replacement
coefficient | a number in front of a formula in an equation | In 2 H2O, the first 2 says that there are two molecules. |
subscript | a small number within a formula | In H2O, the 2 says that there are two hydrogen atoms. |
law of conservation of mass | the rule that the mass of the products equals the mass of the reactants | In a sealed flask, the scale shows the same before and after a candle burns. |
alkali metal | a soft, very reactive metal of group 1 | Potassium is cut with a knife and bursts into flame on water. |
halogen | a reactive nonmetal of group 17 | Chlorine and iodine form salts with metals. |
alkaline earth metal | a reactive metal of group 2 | Magnesium and calcium form ions with charge 2+. |
transition metal | a metal from the middle block of the periodic table | Iron, copper, and gold often form colored compounds. |
activation energy | the push that particles need to start a reaction | A match must be struck before it burns. |
reaction rate | how fast reactants turn into products | Twice as much gas is collected each second from powder as from chips. |
concentration | the amount of solute in a certain amount of solution | Orange syrup tastes stronger than the drink that is made from it. |
saturated solution | a liquid that cannot take up more solute | At 20 °C, more salt only sinks to the bottom. |
distillation | separation by boiling and condensing | Seawater is heated, and pure water drips from a cooled tube. |
chromatography | separation by how fast substances move with a solvent | Black ink on wet paper spreads into blue, red, and yellow. |
alloy | a mixture of a metal with other elements | Bronze is made of copper and tin melted together. |
polymer | a very long molecule of many repeated units | Thousands of small ethylene molecules join to form plastic. |
`,
    forms: termForms,
  }),
  ...defineTextForms({
    ...{ id: 'bond-reason', grades: ['7-8', '9-10'], source, year },
    table: `
question | level | answer | w1 | w2 | w3 | why
Which numbers balance the equation __ H2 + O2 → __ H2O? | medium | 2 and 2 | 1 and 2 | 2 and 1 | 4 and 2 | Four hydrogen atoms and two oxygen atoms are then on each side.
Which numbers balance __ Na + Cl2 → __ NaCl? | medium | 2 and 2 | 1 and 1 | 1 and 2 | 2 and 1 | Two chlorine atoms need two sodium atoms.
Which numbers balance N2 + __ H2 → __ NH3? | hard | 3 and 2 | 2 and 3 | 1 and 2 | 3 and 1 | Two nitrogen atoms give two ammonia molecules with six hydrogen atoms.
10 grams of a substance react completely with 6 grams of another, and one product forms. What is its mass? | easy | 16 grams | 4 grams | 10 grams | 60 grams | Mass is conserved, so the product has the sum of both masses.
Which ion does a sodium atom form? | easy | Na+ | Na− | Na2+ | Na2− | Sodium gives away its single outer electron.
Which ion does an oxygen atom form? | medium | O2− | O2+ | O− | O+ | Oxygen takes up two electrons to fill its outer shell.
Why do noble gases hardly react? | easy | Their outer shells are full | Their atoms are too large | They have no electrons | They are all solids | Atoms with filled shells neither need nor give electrons.
Why do elements of one group behave alike? | medium | They have the same number of outer electrons | They have the same number of protons | They have the same mass | They were found in the same year | Outer electrons decide how atoms bond.
How does reactivity change from lithium down to potassium? | hard | It increases | It decreases | It stays the same | It becomes zero | The outer electron is farther from the nucleus and is lost more easily.
Which type of reaction is 2 H2O → 2 H2 + O2? | medium | Decomposition | Synthesis | Combustion | Neutralization | One substance breaks up into two elements.
Which type of reaction is CH4 + 2 O2 → CO2 + 2 H2O? | medium | Combustion | Decomposition | Synthesis | Neutralization | A fuel burns with oxygen to carbon dioxide and water.
Which type of reaction is 2 Mg + O2 → 2 MgO? | medium | Synthesis | Decomposition | Double replacement | Neutralization | Two elements combine to one compound.
Which type of reaction is HCl + NaOH → NaCl + H2O? | easy | Neutralization | Decomposition | Combustion | Synthesis | An acid and a base form a salt and water.
How can you show that a gas is oxygen? | medium | A glowing splint bursts into flame | A burning splint goes out | Limewater turns milky | A burning splint gives a pop | Things burn much better in pure oxygen.
How can you show that a gas is hydrogen? | medium | A burning splint gives a pop | A glowing splint bursts into flame | Limewater turns milky | It smells of rotten eggs | Hydrogen explodes softly with the oxygen of the air.
How can you show that a gas is carbon dioxide? | medium | Limewater turns milky | A glowing splint bursts into flame | A burning splint gives a pop | It turns litmus deep blue | A white solid, calcium carbonate, forms.
Why does powdered sugar burn more easily than a sugar cube? | medium | It has more surface | It has less mass | It contains more oxygen | It melts at a lower point | More particles touch oxygen at the same time.
How does warming speed up a reaction? | medium | Particles collide harder and more often | Particles get larger | Particles lose their bonds at once | Particles move more slowly | More collisions then have enough energy to react.
What does a catalyst lower? | easy | The activation energy | The mass of the products | The number of atoms | The temperature of the room | It offers an easier path for the reaction.
Salt crystals do not conduct electricity, but molten salt does. Why? | hard | The ions can move when melted | Heat makes new electrons | Salt turns into a metal | Melting removes the charges | In a crystal, the ions are fixed in place.
Why are metals good conductors? | easy | Some of their electrons can move freely | Their atoms carry no charge | They contain water | Some of their nuclei can move freely | Mobile electrons carry charge and heat.
Which property is typical of ionic compounds? | medium | A high melting point | A low melting point | A strong smell | A soft, waxy feel | Strong attraction between ions must be overcome.
Which property is typical of small covalent molecules? | medium | A low boiling point | Conducting when solid | A metallic shine | A very high melting point | Forces between the molecules are weak.
Two samples of carbon are hard diamond and soft graphite. Why do they differ? | hard | The atoms are bonded in different patterns | They contain different elements | One of them has more electrons per atom | One is a mixture of metals | Diamond is a network in all directions, and graphite has loose layers.
Acid rain harms a marble statue. What reacts? | medium | The acid with calcium carbonate | The water with gold | The rain water with the quartz | Oxygen with granite | The reaction makes soluble salts and carbon dioxide.
Which metal does not react with dilute hydrochloric acid? | hard | Copper | Zinc | Magnesium | Iron | Copper is below hydrogen in the activity series.
What gas forms when zinc reacts with hydrochloric acid? | medium | Hydrogen | Oxygen | Chlorine | Carbon dioxide | Zinc replaces the hydrogen of the acid.
What forms when a carbonate reacts with an acid? | medium | A salt, water, and carbon dioxide | A metal and oxygen | A base, hydrogen, and oxygen | Only water | The fizz comes from carbon dioxide.
Solution A has pH 3 and solution B has pH 5. How do their acidities compare? | hard | A is 100 times as acidic | A is twice as acidic | B is 100 times as acidic | B is twice as acidic | One step of pH is a factor of ten.
What happens to the pH when pure water is added to an acid? | hard | It rises toward 7 | It falls toward 0 | It rises above 7 | It stays the same | The acid gets weaker as it is diluted, but it does not become a base.
Why does an aluminum window frame not crumble the way iron rusts? | hard | An oxide layer protects the metal | Aluminum has no electrons to give | The frame is coated with gold | Rain never touches the frame | A thin, hard layer of aluminum oxide keeps the metal from reacting.
Which is the best way to get pure water from seawater? | easy | Distillation | Filtration | Decanting | Sieving | Dissolved salt passes through filters but stays behind in boiling.
`,
    forms: questionForms,
  }),
  ...defineTextForms({
    ...{ id: 'compound', grades: ['7-8'], source: 'IUPAC: Nomenclature of Inorganic Chemistry', year: 2005 },
    table: `
name | formula | use
sodium chloride | NaCl | table salt
carbon dioxide | CO2 | the gas of soda bubbles
carbon monoxide | CO | a poisonous gas from engines
calcium carbonate | CaCO3 | chalk and limestone
sodium hydroxide | NaOH | lye, a strong base
hydrochloric acid | HCl | the acid of the stomach
sulfuric acid | H2SO4 | the acid of car batteries
ammonia | NH3 | a sharp-smelling gas used for fertilizer
methane | CH4 | the main part of natural gas
hydrogen peroxide | H2O2 | a bleach and disinfectant
magnesium oxide | MgO | the white ash of burned magnesium
sodium hydrogen carbonate | NaHCO3 | baking soda
`,
    forms: [
      {
        ...{ id: 'formula', difficulty: 'medium', keepsCase: true },
        ask: 'What is the formula of {name}, {use}?',
        ...{ answer: '{formula}', because: '{formula} is {name}, {use}.' },
      },
      {
        ...{ id: 'name', difficulty: 'easy' },
        ask: 'Which compound has the formula {formula}?',
        ...{ answer: '{name}', because: '{formula} is {name}, {use}.' },
      },
    ],
  }),
  ...defineTextForms({
    ...{ id: 'reaction-order', grades: ['7-8'], source, year },
    table: `
name | task | order | why
activity | Which order goes from the most to the least reactive metal? | potassium, magnesium, iron, gold | Potassium reacts violently with water, and gold stays shiny for thousands of years.
ph | Which order goes from the lowest pH to the highest? | battery acid, vinegar, pure water, lye | Strong acids have the lowest values and strong bases the highest.
size | Which order goes from smallest to largest? | electron, nucleus, atom, molecule | A nucleus is far smaller than its atom, and molecules are made of atoms.
history | In which order were these models of the atom proposed? | Dalton, Thomson, Rutherford, Bohr | Solid ball, plum pudding, nucleus, and energy levels followed each other.
purify | In which order do you get salt from rock salt? | crush, dissolve in water, filter, evaporate the water | Sand stays in the filter, and salt is left when the water is gone.
`,
    forms: [orderForm],
  }),
];
