import {
  clueForm,
  questionForms,
  wordFormsInLaterGrades,
} from '#services/learning/questions/facts/common-text-forms.ts';
import { defineTextForms } from '#services/learning/questions/facts/text-forms.ts';

const source = 'American Chemical Society: Middle School Chemistry';
const year = 2023;

/** For grades 3 to 6. */
export const substanceAndReactionForms = [
  ...defineTextForms({
    ...{ id: 'substance-word', grades: ['3-4', '5-6'], source, year },
    table: `
word | named | meaning | gap | sign | also
atom | an atom | the smallest piece of an element | One ____ of gold is far too small to see. | It is the tiniest bit of iron that is still iron.
molecule | a molecule | two or more atoms joined together | Two hydrogen atoms and one oxygen atom make a water ____. | Three tiny particles are joined and form the smallest bit of water. | compound
element | an element | a substance made of only one kind of atom | Gold is an ____, because all its atoms are of one kind. | Pure iron holds nothing but iron atoms.
compound | a compound | a substance of two or more elements joined together | Water is a ____ of hydrogen and oxygen. | In table salt, sodium and chlorine are joined and make something new. | molecule
mixture | a mixture | two or more substances together that can be parted again | Sand and salt together are a ____. | Nuts and raisins in a bag can be sorted out by hand.
solution | a solution | a mix so even that no single parts can be seen | Sugar water is a clear ____. | Salt has spread so evenly in water that the liquid is clear. | mixture; solvent
solvent | a solvent | the substance that dissolves another | In salt water, the water is the ____. | In sweet tea, this is the liquid that took up the sugar. | compound
solute | a solute | the substance that is dissolved | In salt water, the salt is the ____. | In sweet tea, this is the sugar that you can no longer see. | compound
chemical change | a chemical change | a change that makes a new substance | The burning of wood is a ____. | Iron and oxygen turn into a brown, crumbly new stuff.
physical change | a physical change | a change of shape, size, or state only | Cutting paper is a ____. | The ice cube has melted, but it is still water.
acid | an acid | a sour substance, such as vinegar | Lemon juice tastes sour, because it contains an ____. | It tastes sour and turns blue litmus red. | solution
base | a base | a bitter, slippery substance, such as baking soda in water | Soapy water is slippery, because it is a ____. | It feels slippery and turns red litmus blue. | mixture; solution
indicator | an indicator | a substance that shows acids and bases by its color | Red cabbage juice is an ____, since its color changes. | The juice is pink in vinegar and green in soapy water.
reactant | a reactant | a substance that goes into a reaction | Vinegar is a ____ when it is poured on baking soda. | Baking soda is there at the start and is used up. | acid; base
product | a product | a substance that a reaction makes | Carbon dioxide is a ____ when vinegar meets baking soda. | The gas was not there at the start, but the reaction made it.
density | density | how much mass fits into a certain space | A rock sinks, because its ____ is greater than that of water. | Two balls are of one size, but the iron one is heavier than the wooden one.
filter | a filter | a thin sheet with tiny holes that holds back solid bits | The ____ holds back the sand, and clear water drips out. | Coffee drips through it, and the grounds stay behind.
magnetism | magnetism | an invisible pull on iron and steel | We part iron from sand with the help of ____. | Iron filings jump out of the sand to the bar.
conductor | a conductor | a material that lets heat or electricity pass easily | Copper is a good ____, so wires are made of it. | The metal spoon in the soup soon gets hot at its handle.
insulator | an insulator | a material that slows heat or electricity | The plastic around a wire is an ____. | The wooden handle of the pot stays cool.
solubility | solubility | how much of a substance can dissolve | Sugar has a high ____ in hot water. | You stir in more and more salt until no more disappears.
conservation of mass | conservation of mass | the rule that matter is neither made nor lost | The weight stays the same in a closed bag by the law of ____. | The closed bag puffs up, but the scale shows the same as before.
`,
    forms: wordFormsInLaterGrades,
  }),
  ...defineTextForms({
    ...{ id: 'element-clue', grades: ['3-4', '5-6'], source, year },
    table: `
clue | answer | why
Which element makes up about one fifth of the air and lets things burn? | Oxygen | Fires and animals both use oxygen.
Which element makes up most of the air? | Nitrogen | Nearly four fifths of the air is nitrogen.
Which light gas fills party balloons and does not burn? | Helium | Helium is lighter than air and very safe.
Which element is in coal, diamonds, and pencil points? | Carbon | Diamond and the graphite of pencils are both carbon.
Which metal rusts and is used to make steel? | Iron | Steel is iron with a little carbon.
Which reddish metal is used for electric wires? | Copper | Copper lets electricity pass easily.
Which element joins with oxygen to make water? | Hydrogen | A water molecule has two hydrogen atoms and one oxygen atom.
Which metal in milk helps to make our bones and teeth hard? | Calcium | Calcium makes bones and teeth hard.
Which yellow, smelly element is found near volcanoes? | Sulfur | Sulfur is a yellow solid, and its gases smell of rotten eggs.
Which element glows red-orange in many bright signs? | Neon | Electricity makes the gas neon glow.
`,
    forms: [clueForm],
  }),
  ...defineTextForms({
    ...{ id: 'reaction-reason', grades: ['3-4', '5-6'], source, year },
    table: `
question | level | answer | w1 | w2 | w3 | why
What is a sure sign of a chemical change? | easy | A new substance forms | The thing gets smaller | The thing gets wet | The thing changes its place | In a chemical change, substances turn into other substances.
Which change turns one substance into another? | easy | An iron gate rusts | A cup breaks | Water boils | A can is crushed | Rust is a new substance made of iron and oxygen.
Which of these is a physical change? | easy | Chocolate melts | Wood burns | Milk turns sour | Bread turns moldy | Melted chocolate is still chocolate.
What does iron need to rust? | medium | Oxygen and water | Heat and light | Salt and sugar | Sand and wind | Rust is made when iron reacts with oxygen in the presence of water.
What must a fire have to burn? | medium | Fuel, oxygen, and heat | Water, light, and salt | Smoke, ash, and wind | Wood, stone, and sand | Take one of the three away, and the fire goes out.
Why does a lid put out a burning pan? | medium | It keeps oxygen away | It makes the pan heavier | It lets out heat | It turns oil into water | Without oxygen, burning stops.
A bag with vinegar and baking soda is closed tight. It puffs up. What about its weight? | hard | It stays the same | It gets greater | It gets smaller | It becomes zero | Nothing got in or out, so the mass is the same.
How can you tell an acid from a base with red cabbage juice? | medium | By its color | By its smell | By its weight | By its bubbles | The juice turns pink in acids and blue or green in bases.
Which of these is an acid? | easy | Orange juice | Soapy water | Baking soda in water | Salt water | Orange juice contains citric acid.
Which of these is a base? | medium | Baking soda in water | Vinegar | Lemon juice in tea | Cola | Baking soda water turns red litmus blue.
What happens when an acid and a base are mixed in the right amounts? | hard | They neutralize each other | They both get stronger | They turn into metal | They always freeze | The mix can end up neither acidic nor basic.
How would you part iron filings from sand? | easy | With a magnet | With a filter and water | By freezing | By burning the sand | Iron is magnetic and sand is not.
How would you part salt from sand? | hard | Add water, filter, and let the water dry up | Use a magnet, then a sieve | Freeze both and shake | Heat both until they melt, then stir well | Salt dissolves and passes the filter, but sand does not.
How would you part a mix of oil and water? | medium | Let it stand and pour off the top | Use a magnet | Stir it for a very long time | Add more oil | Oil rises to the top by itself.
Why can you not see the salt in salt water? | medium | Its particles spread out among the water | It has turned into water | It has all sunk into the glass wall | It has gone into the air | The particles are far too small to see.
Which of these is a solution? | medium | Salt water | Sand in water | Oil on water | A fruit salad | In a solution, one substance is spread evenly in another.
Which of these is an element? | medium | Gold | Water | Salt | Air | Gold is made of one kind of atom only.
Which of these is made of two elements joined together? | hard | Water | Oxygen | Iron | Air | Water is hydrogen joined with oxygen. Air is a mixture.
Which of these is a mixture? | hard | Air | Water | Copper | Sugar | Air is made of nitrogen, oxygen, and other gases.
Which particles make up all matter? | easy | Atoms | Grains of sand | Drops | Cells | Even living cells are made of atoms.
What is the formula of water? | easy | H2O | CO2 | O2 | NaCl | Each molecule has two hydrogen atoms and one oxygen atom.
What does the 2 in CO2 tell you? | medium | There are two oxygen atoms | There are two carbon atoms | There are two molecules | It weighs two grams | The small number belongs to the element before it.
Which gas do we breathe out more of than we breathe in? | easy | Carbon dioxide | Oxygen | Helium | Neon | Our cells make carbon dioxide when they use food.
Why does a nail in a dry jar not rust? | medium | There is no water | There is no light | The jar is too small | The glass is too clean | Iron needs both water and oxygen to rust.
Why does a silver spoon turn dark over the years? | hard | It reacts with gases in the air | It takes in dark light | It gets old and dry like wood | It loses its water | A thin dark layer of a new substance forms.
Why do bubbles leave an open bottle of soda? | easy | Dissolved gas comes out | The soda starts to boil | Sugar turns into air | The bottle shrinks | Carbon dioxide was pressed into the drink.
Which will dissolve more sugar? | easy | Hot water | Cold water | Ice | Cold oil | Most solids dissolve better in hot water.
How do you find out safely what odor a bottle in the lab has? | medium | Wave some air from it to your nose | Put your nose right into the bottle | Heat the bottle and breathe in | Pour some of it on your hand | Strong vapors can hurt if you breathe in a lot.
`,
    forms: questionForms,
  }),
];
