import { oddOneOutForm, questionForms, termForms } from '#services/learning/questions/facts/common-text-forms.ts';
import { defineTextForms } from '#services/learning/questions/facts/text-forms.ts';

/** For grades 5 to 8. */
export const elementAndAtomForms = [
  ...defineTextForms({
    ...{ id: 'element', grades: ['5-6', '7-8'], source: 'IUPAC: Periodic Table of the Elements', year: 2022 },
    table: `
element | symbol | why
aluminum | Al | Aluminum is the light metal of cans and foil.
argon | Ar | Argon is a gas that does not react and fills some light bulbs.
calcium | Ca | Calcium is found in bones, chalk, and limestone.
carbon | C | Carbon is the element of coal, graphite, and diamond.
chlorine | Cl | Chlorine is a poisonous gas that keeps swimming pools clean in small amounts.
copper | Cu | The symbol comes from the Latin word “cuprum.”
gold | Au | The symbol comes from the Latin word “aurum.”
helium | He | Helium is the second lightest gas and fills balloons.
hydrogen | H | Hydrogen is the lightest element and the fuel of the sun.
iodine | I | Iodine is a dark solid, and our thyroid gland needs it.
iron | Fe | The symbol comes from the Latin word “ferrum.”
lead | Pb | The symbol comes from the Latin word “plumbum.”
lithium | Li | Lithium is the lightest metal and is used in batteries.
magnesium | Mg | Magnesium burns with a very bright white flame.
mercury | Hg | The symbol comes from a Greek word for liquid silver.
neon | Ne | Neon glows red-orange in signs.
nickel | Ni | Nickel is a silvery metal used in coins.
nitrogen | N | Nitrogen makes up about 78% of the air.
oxygen | O | Oxygen makes up about 21% of the air.
phosphorus | P | Phosphorus is found in bones, DNA, and match boxes.
potassium | K | The symbol comes from the Latin word “kalium.”
silicon | Si | Silicon is used for computer chips and is found in sand.
silver | Ag | The symbol comes from the Latin word “argentum.”
sodium | Na | The symbol comes from the Latin word “natrium.”
sulfur | S | Sulfur is a yellow solid found near volcanoes.
tin | Sn | The symbol comes from the Latin word “stannum.”
zinc | Zn | Zinc covers steel buckets, so that they do not rust.
`,
    forms: [
      {
        ...{ id: 'symbol', difficulty: 'medium' },
        ask: ['What is the chemical symbol for {element}?', 'How is {element} written in the periodic table?'],
        ...{ answer: '{symbol}', because: '{Symbol} stands for {element}. {why}' },
        keepsCase: true,
      },
      {
        ...{ id: 'name', difficulty: 'easy' },
        ask: ['Which element has the symbol {symbol}?', 'You read “{symbol}” on a bottle. Which element is it?'],
        ...{ answer: '{element}', because: '{Symbol} stands for {element}. {why}' },
      },
    ],
  }),
  ...defineTextForms({
    ...{ id: 'atom-term', grades: ['5-6', '7-8'], source: 'OpenStax: Chemistry 2e', year: 2019 },
    table: `
term | meaning | example | also
proton | a positively charged particle in the nucleus | Each carbon atom has six of these with a plus charge. |
neutron | an uncharged particle in the nucleus | It adds mass to the center of an atom, but no charge. |
electron | a negatively charged particle outside the nucleus | It is very light and moves around the center of the atom. |
nucleus | the tiny, dense center of an atom | Almost all the mass of an atom is packed in its middle. |
atomic number | the number of protons in an atom | For each atom of oxygen, this count is 8. |
mass number | the number of protons and neutrons together | An atom with 6 protons and 8 neutrons has the value 14. |
period | a row of the table of elements | Sodium and chlorine stand side by side in the third one from the top. |
group | a column of the table of elements | Lithium, sodium, and potassium stand below each other and behave alike. |
metal | an element that is shiny, bendable, and conducts well | Copper can be hammered flat and drawn into wires. |
nonmetal | an element that is dull or gaseous and conducts poorly | Sulfur is brittle and does not let electricity pass. |
metalloid | an element with properties between two main kinds | Silicon is shiny but brittle and conducts only a little. |
noble gas | an element that hardly reacts, such as neon | Argon fills bulbs, because it does not react with the hot wire. | nonmetal
chemical formula | a short way to show which atoms a substance contains | CO2 tells us about one carbon and two oxygen atoms. |
chemical bond | the force that holds atoms together in a substance | Hydrogen and oxygen cling to each other in water. |
ion | an atom or group of atoms with a charge | A sodium atom has lost an electron and is now positive. |
isotope | an atom of the same element with another number of neutrons | Carbon-12 and carbon-14 both have six protons. |
exothermic reaction | a reaction that gives off heat | A hand warmer gets hot when iron powder meets air. | corrosion; combustion
endothermic reaction | a reaction that takes in heat | Baking soda and citric acid in water get cold as they fizz. |
precipitate | a solid that forms when two liquids react | Two clear liquids are mixed, and white flakes sink down. |
catalyst | a substance that speeds up a reaction and is not used up | A pinch of black powder makes peroxide fizz and is all left at the end. |
combustion | a fast reaction with oxygen that gives heat and light | Propane in a grill burns with a blue flame. | exothermic reaction
corrosion | the slow destruction of a metal by its surroundings | Over the years, a copper roof turns green. | exothermic reaction
`,
    forms: termForms,
  }),
  ...defineTextForms({
    ...{ id: 'atom-odd', grades: ['5-6', '7-8'], source: 'OpenStax: Chemistry 2e', year: 2019 },
    table: `
kind | odd | w1 | w2 | w3 | why
metals | sulfur | copper | zinc | sodium | Sulfur is a yellow, brittle nonmetal.
nonmetals | nickel | oxygen | carbon | iodine | Nickel is a shiny metal that conducts electricity.
noble gases | nitrogen | helium | neon | argon | Nitrogen can react, for example to ammonia.
elements | water | iron | chlorine | mercury | Water is a compound of hydrogen and oxygen.
compounds | helium | table salt | sugar | carbon dioxide | Helium is an element.
chemical changes | boiling | burning | rusting | rotting | Boiling water is still water.
physical changes | burning | melting | cutting | freezing | Burning makes new substances.
acids | ammonia | vinegar | lemon juice | stomach juice | Ammonia in water is a base.
bases | cola | bleach | soap | lye | Cola contains phosphoric or citric acid.
parts of an atom | molecule | proton | neutron | electron | A molecule is made of two or more atoms.
`,
    forms: [oddOneOutForm],
  }),
  ...defineTextForms({
    ...{ id: 'atom-reason', grades: ['5-6', '7-8'], source: 'OpenStax: Chemistry 2e', year: 2019 },
    table: `
question | level | answer | w1 | w2 | w3 | why
How many atoms are there in one molecule of carbon dioxide, CO2? | medium | Three | Two | One | Four | One carbon atom and two oxygen atoms make three.
How many hydrogen atoms are there in one molecule of methane, CH4? | easy | Four | One | Five | Three | The small 4 belongs to the H.
How many different elements are there in sugar, C12H22O11? | hard | Three | Twelve | Forty-five | Two | Carbon, hydrogen, and oxygen are the three elements.
A neutral atom has 11 protons. How many electrons does it have? | medium | 11 | 10 | 12 | 22 | In a neutral atom, the charges of protons and electrons cancel.
An atom has 8 protons and 9 neutrons. What is its mass number? | medium | 17 | 8 | 9 | 1 | Protons and neutrons are counted together, and 8 plus 9 is 17.
An atom of fluorine has 9 protons and mass number 19. How many neutrons does it have? | hard | 10 | 9 | 19 | 28 | The mass number minus the protons gives the neutrons, and 19 minus 9 is 10.
What does a pH of 3 say about a liquid? | easy | It is an acid | It is a base | It is neutral | It is pure water | Values below 7 are acidic.
What does a pH of 10 say about a liquid? | easy | It is a base | It is an acid | It is neutral | It is frozen | Values above 7 are basic.
Which particles stay unchanged in a chemical reaction? | hard | The nuclei of the atoms | The molecules | The bonds | The outer electrons | Atoms are only rearranged. Their nuclei do not change.
Why must an equation for a reaction be balanced? | medium | No atoms are made or lost | Both sides must look alike | Reactions always make heat | Products weigh less than reactants | The same number of each kind of atom stands on both sides.
Who arranged the elements in a table and left gaps for unknown ones in 1869? | medium | Dmitri Mendeleev | Isaac Newton | Louis Pasteur | Marie Curie | He predicted properties of elements that were found later.
Why do metals make good pots? | easy | They conduct heat well | They are always cheap | They float on water | They react with all foods | Heat passes quickly from the stove through the metal.
What is the charge of a nucleus? | easy | Positive | Negative | Zero | It changes each second | Protons are positive, and neutrons have no charge.
What are the properties of table salt compared with sodium and chlorine? | medium | Quite different from both | Exactly like sodium | Exactly like chlorine | Halfway between both | Sodium is an explosive metal and chlorine a poisonous gas, but salt is safe to eat.
`,
    forms: questionForms,
  }),
];
