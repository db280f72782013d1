import { oddOneOutForm, questionForms, termForms } from '#services/learning/questions/facts/common-text-forms.ts';
import { defineTextForms } from '#services/learning/questions/facts/text-forms.ts';

const source = 'OpenStax: Chemistry 2e';
const year = 2019;

/** For grades 5 to 8. */
export const stateAndMixtureForms = [
  ...defineTextForms({
    ...{ id: 'state-term', grades: ['5-6', '7-8'], source, year },
    table: `
term | meaning | example | also
kinetic theory | the idea that all particles are always in motion | Dust grains in water jiggle, because they are hit by invisible moving bits. |
viscosity | how strongly a liquid resists flowing | Honey pours slowly, and water runs freely. |
surface tension | the pull that makes the top of a liquid act like a skin | A water strider stands on a pond without getting wet. |
vaporization | the change from a liquid to a gas | Water leaves a boiling pot and also a drying towel. |
deposition | the change from a gas straight to a solid | Frost forms on a window from vapor, without any drops. | crystal
plasma | a state of matter of charged particles, as in lightning | In the sun and in a neon sign, atoms have lost electrons. |
crystal | a solid whose particles are arranged in a regular pattern | Grains of salt are tiny cubes with flat faces. | pure substance
amorphous solid | matter that keeps its shape without a regular pattern inside | Glass softens slowly when heated and has no flat faces of its own. |
pure substance | matter with the same makeup throughout and fixed properties | Distilled water always boils at the same temperature. |
homogeneous mixture | a mixture that looks the same throughout | In clear salt water, no part differs from another. |
heterogeneous mixture | a mixture with parts that can be seen | In granite you can see pink, white, and black grains. |
suspension | a mixture whose particles settle out after some time | Muddy water gets clear if it stands still for a day. | heterogeneous mixture
colloid | a mixture with tiny particles that stay spread and scatter light | Milk never settles, and a flashlight beam shows up in it. | homogeneous mixture; heterogeneous mixture
alloy | a solid mixture of metals | Brass is made of copper and zinc melted together. | homogeneous mixture
dilute solution | a solution with little solute | One grain of sugar in a glass of water is hard to taste. | homogeneous mixture
concentrated solution | a solution with much solute | This syrup holds almost as much sugar as it can. | homogeneous mixture
malleability | the ability to be hammered into sheets | Gold can be beaten into leaves thinner than paper. |
ductility | the ability to be drawn into wire | A copper rod is pulled out to a mile of thin thread. |
luster | the way a surface shines | A polished silver spoon gleams. |
conductivity | the ability to pass on heat or electricity | A metal spoon gets hot quickly, and a wooden one does not. |
physical property | a feature that can be seen without making a new substance | The boiling point of alcohol can be measured, and it is still alcohol. |
chemical property | a feature that shows how a substance can turn into another | Paper can burn, and iron can rust. |
displacement | pushing aside of liquid by an object | Archimedes got into his tub, and water flowed over the rim. |
meniscus | the curved surface of a liquid in a tube | Read the level at the lowest point of the curve. |
`,
    forms: termForms,
  }),
  ...defineTextForms({
    ...{ id: 'state-reason', grades: ['5-6', '7-8'], source, year },
    table: `
question | level | answer | w1 | w2 | w3 | why
What does temperature measure? | medium | How fast the particles move on average | How many particles there are in all | How large each of the particles is | How much the particles weigh together | Higher temperature means more motion of the particles.
Why does evaporation cool a liquid? | hard | The fastest particles leave | The slowest particles leave | Cold air is let in | Particles lose their mass | The particles left behind have less energy on average.
Why is steam of 100 °C more dangerous to skin than water of 100 °C? | hard | It gives off extra heat as it condenses | It is hotter than it seems to be | It contains more acid than water | It moves through skin without heat | The heat of vaporization is set free on the skin.
A block has a mass of 54 g and a volume of 20 cm³. What is its density? | medium | 2.7 g/cm³ | 34 g/cm³ | 0.37 g/cm³ | 1,080 g/cm³ | Density is mass divided by volume, and 54 divided by 20 is 2.7.
A liquid has a density of 0.8 g/cm³. What is the mass of 100 cm³? | medium | 80 g | 125 g | 8 g | 100.8 g | Mass is density times volume.
A stone raises the water from 50 mL to 65 mL. What is its volume? | easy | 15 mL | 65 mL | 50 mL | 115 mL | The rise of the water is the volume of the stone.
A gold ring of 19.3 g should raise water by how much (density 19.3 g/cm³)? | hard | 1 cm³ | 19.3 cm³ | 10 cm³ | 0.1 cm³ | Volume is mass divided by density.
Oil of density 0.9 and syrup of 1.3 are poured on water of 1.0. What is the order from the bottom? | medium | Syrup, water, oil | Oil, water, syrup | Water, syrup, oil | Syrup, oil, water | Denser liquids sink below lighter ones.
A steel nail sinks, but a steel ship floats. Why? | medium | The ship’s shape holds much air | The ship’s steel is lighter | Salt water holds only ships | The nail is too short to float | The ship with its air is less dense than water.
What is the difference between boiling and evaporation? | medium | Boiling happens all through the liquid | Boiling happens only at the surface | Evaporation needs a higher temperature | Evaporation makes a new substance | Evaporation goes on at the surface at any temperature.
Why does water boil below 100 °C on a high mountain? | hard | Air pressure is lower there | The water is purer there | Gravity is stronger there | Fire is hotter there | With less pressure on it, the liquid boils more easily.
What does a flat part of a heating curve mean? | hard | A change of state takes place | The heater has been turned off | The substance has run out | A new element has been made | Added energy is used to part particles and not to raise the temperature.
Which mixture can be parted by a filter? | easy | Sand and water | Salt and water | Sugar and tea | Two gases | The grains of sand are too large for the holes.
Which mixture can be parted by evaporation? | easy | Salt and water | Sand and gravel | Oil and water | Iron and sulfur powder | The water leaves, and the salt stays.
Which method parts alcohol from water? | medium | Distillation | Filtration | Sieving | A magnet | Alcohol boils at a lower temperature.
Which method parts the colors of ink? | medium | Chromatography | Filtration | A magnet | Sieving | Colors move at different speeds up the paper.
Which method parts iron powder from sulfur powder? | easy | A magnet | Distillation | Freezing | Decanting | Iron is magnetic, and sulfur is not.
What kind of mixture is clean air? | medium | Homogeneous | Heterogeneous | A suspension | A compound | Its gases are evenly mixed.
What kind of mixture is a salad? | easy | Heterogeneous | Homogeneous | A solution | An element | You can see and pick out its parts.
What shows that brass is a mixture and not a compound? | hard | Its parts can vary in amount | It is yellow and shiny | It is made by melting | It conducts electricity | A compound always has the same proportions.
Which is a chemical property of wood? | easy | It can burn | It is brown | It floats | It is hard | Burning turns it into ash and gases.
Which is a physical property of iron? | easy | It melts at 1,538 °C | It rusts in moist air | It reacts with acid | It burns in pure oxygen | Melting makes no new substance.
How does pressure on a gas in a closed syringe change when you push the plunger in? | medium | It rises | It falls | It stays the same | It becomes zero | Particles hit the walls more often in a smaller space.
What happens to a sealed bag of chips on a plane high in the air? | medium | It puffs up | It shrinks | It gets heavier | It stays the same | Pressure outside is lower, so the gas inside expands.
Why does a bicycle tire feel harder on a hot day? | medium | Air particles hit more strongly and more often | The rubber has shrunk around the air in it | New air was made from the rubber | Air particles have grown in size | Warmer gas has a higher pressure.
Which of these liquids has the highest viscosity? | easy | Honey | Water | Milk | Orange juice | Honey flows slowly, because it resists flowing.
Why can you fill a glass with water slightly above its rim? | hard | Surface tension holds the water together | Glass pulls the water upward | Air pushes the water up from below | Water has no weight at its edge | Water particles at the surface pull on each other.
Why does a drop of dye spread in still water? | medium | Moving particles carry it along | It is pulled by the glass | Light pushes it around | It dissolves the water | The motion of particles mixes dye and water.
Which two things are needed to find density? | easy | Mass and volume | Mass and color | Volume and shape | Length and width | Density is mass divided by volume.
A can of diet cola floats and one of regular cola sinks. Why? | hard | Dissolved sugar makes the second one denser | The first can is made of lighter metal | The first can has more bubbles outside | The second can is larger | Both cans have the same volume, but regular cola has more mass.
What happens to the mass of a closed jar in which a wet cloth dries? | medium | It stays the same | It gets smaller | It gets larger | It drops to zero | Water vapor stays inside the jar.
Which state has particles that are close together but can move past each other? | easy | Liquid | Solid | Gas | Plasma | That is why liquids flow but can hardly be squeezed.
What is special about water near 4 °C? | hard | It has its greatest density | It turns into a gas | It boils without any heat | It has no mass | So lakes freeze from the top, and fish survive below.
What is the fourth common state of matter, found in stars? | easy | Plasma | Jelly | Smoke | Glass | Most visible matter in the universe is plasma.
How does adding salt change the freezing point of water? | medium | It lowers it | It raises it | It does not change it | It removes it | Salt water freezes below 0 °C.
How does a hot-air balloon rise? | easy | Warm air inside is less dense | Warm air has no mass | The basket pushes on the ground | The fabric is lighter than air | The cooler air around pushes it up.
`,
    forms: questionForms,
  }),
  ...defineTextForms({
    ...{ id: 'state-odd', grades: ['5-6'], source, year },
    table: `
kind | odd | w1 | w2 | w3 | why
pure substances | brass | gold | distilled water | oxygen | Brass is a mixture of copper and zinc.
homogeneous mixtures | granite | air | brass | salt water | Granite shows grains of several minerals.
heterogeneous mixtures | vinegar | soil | pizza | trail mix | Vinegar is acetic acid dissolved evenly in water.
physical properties | flammability | color | density | melting point | Whether it burns is a chemical property.
chemical properties | hardness | flammability | ability to rust | reaction with acid | Hardness is seen without making a new substance.
changes that take in heat | freezing | melting | evaporation | sublimation | Freezing gives off heat.
changes that give off heat | boiling | freezing | condensation | deposition | Boiling takes in heat.
crystals | glass | table salt | quartz | diamond | Glass has no regular pattern inside.
liquids at room temperature | iron | mercury | water | alcohol | Iron melts only at 1,538 °C.
gases at room temperature | bromine | neon | oxygen | nitrogen | Bromine is a brown liquid.
ways to part a mixture | burning | filtering | distilling | sieving | Burning makes new substances.
`,
    forms: [oddOneOutForm],
  }),
];
