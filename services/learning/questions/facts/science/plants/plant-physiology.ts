import { orderForm, questionForms, termForms } from '#services/learning/questions/facts/common-text-forms.ts';
import { defineTextForms } from '#services/learning/questions/facts/text-forms.ts';

const source = 'OpenStax: Biology 2e';
const year = 2018;

/** For grades 7 to 10. */
export const plantPhysiologyForms = [
  ...defineTextForms({
    ...{ id: 'physiology-term', grades: ['7-8', '9-10'], source, year },
    table: `
term | meaning | example | also
autotroph | an organism that makes its own food | A pondweed needs only light, water, minerals, and carbon dioxide. |
stroma | the fluid inside a chloroplast | Around the stacks of membranes, sugar is built in a clear fluid. |
thylakoid | a flat membrane sac inside a chloroplast | Chlorophyll sits in these flattened sacs. | granum
granum | a stack of flat sacs inside a chloroplast | Under the electron microscope they look like piles of green coins. | thylakoid
light reactions | the stage of photosynthesis that captures energy from the sun | Water is split, and oxygen is set free in the membranes. |
Calvin cycle | the stage of photosynthesis that builds sugar from carbon dioxide | In the stroma, carbon dioxide is built into sugar with ATP and NADPH. |
palisade layer | the upper leaf layer of tall cells full of chloroplasts | Column-shaped cells just below the upper skin do most of the photosynthesis. | mesophyll
spongy layer | the lower leaf layer of loose cells with air spaces | Loosely packed cells let gases move freely inside the leaf. | mesophyll
meristem | a tissue in which plant cells keep dividing | The tip of a root contains small cells that divide again and again. |
cambium | the dividing layer between wood and bark | A thin layer under the bark makes a tree trunk thicker each year. | meristem
annual ring | the wood that a tree adds in one year | On the stump, a light and a dark band together stand for 2015. | sapwood
heartwood | the old, dead wood in the middle of a trunk | The dark center of the log no longer carries water. |
sapwood | the younger outer wood that carries water | The light outer zone of the log is full of working tubes. |
root cap | a layer of cells that protects a growing root tip | As the root pushes between grains of sand, a cover at its tip wears off and is renewed. |
root hair | a thin extension of a root cell that takes in water | Fine outgrowths on young roots multiply the surface for water. |
turgor pressure | the push of water inside a plant cell on its wall | Lettuce in water becomes crisp, because its cells press on their walls. |
auxin | a plant hormone that makes shoot cells grow longer | More of it on the shaded side makes a stem bend to the light. |
ethylene | a gas that makes fruit ripen | One ripe banana in a bag ripens the green ones. |
gibberellin | a plant hormone for stem growth and germination | Dwarf peas treated with it grow as tall as others. |
abscisic acid | a plant hormone that closes pores in drought | In dry soil, a substance from the roots makes the guard cells close. |
photoperiodism | response to the length of day and night | Poinsettias bloom only when nights are long enough. |
thigmotropism | growth in response to touch | A tendril that touches a wire curls around it. |
mycorrhiza | a partnership of roots and fungi | Threads of a fungus bring minerals to a pine and get sugar from it. |
nitrogen fixation | the change of a gas of the air into minerals that plants can use | Bacteria in lumps on clover roots turn a gas from the air into ammonia. |
epiphyte | a plant that grows on another plant without feeding on it | An orchid sits on a branch high up in the light and takes nothing from the tree. |
succulent | a plant with thick parts that store water | Aloe leaves are thick and juicy after months without rain. |
halophyte | a plant that grows in salty soil | Pickleweed thrives in a salt marsh where other plants die. |
allelopathy | harming other plants with chemicals | A black walnut gives off a substance that stops tomatoes from growing below it. |
`,
    forms: termForms,
  }),
  ...defineTextForms({
    ...{ id: 'physiology-reason', grades: ['7-8', '9-10'], source, year },
    table: `
question | level | answer | w1 | w2 | w3 | why
Which equation sums up photosynthesis in words? | easy | Carbon dioxide and water become sugar and oxygen | Sugar and oxygen become carbon dioxide and water | Oxygen and water become sugar and nitrogen | Sugar and water become starch and carbon dioxide | Light supplies the energy for this change.
Which color of light do leaves mostly reflect? | easy | Green | Red | Blue | Violet | Chlorophyll absorbs mainly red and blue light.
Where does the oxygen of photosynthesis come from? | hard | From water | From carbon dioxide | From sugar | From nitrogen | Experiments with labeled atoms showed that water is split.
What limits photosynthesis on a bright day in a closed greenhouse? | hard | Carbon dioxide | Light | Oxygen | Nitrogen gas | Plants soon use up much of the carbon dioxide in the enclosed air.
A leaf is kept in the dark for two days and tested with iodine. What is seen? | hard | No blue-black color, since starch has been used up | A blue-black color, since starch was made | A green color, since chlorophyll was made | A red color, since oxygen is missing | Iodine turns starch blue-black, and in the dark no new starch is made.
What happens when a plant in a pot is turned on its side for a week? | easy | The shoot bends up and the root bends down | Both shoot and root bend down | The shoot bends down and the root bends up | Both go on sideways | Shoots grow against gravity, and roots grow with it.
The tip of a grass shoot is covered with foil and lit from one side. What happens? | hard | It does not bend | It bends toward the light | It bends away from the light | It stops growing up | The tip senses the light, as the Darwins showed.
On which side of a shoot lit from the left does auxin build up? | hard | On the right | On the left | In the middle | At the roots only | Cells on the shaded side then grow longer and bend the shoot to the left.
What does pruning the top bud of a plant cause? | medium | Side branches grow | The roots turn up | The plant stops growing for good | All its leaves fall | Auxin from the top bud held the side buds back.
How does the structure of a leaf help photosynthesis? | easy | It is flat and thin | It is round and thick | It is hollow inside | It is covered with bark | A flat, thin leaf catches much light, and gases reach all its cells quickly.
Why are most pores on the lower side of a leaf? | medium | It is cooler and shaded, so less water is lost | More light reaches the lower side | Carbon dioxide rises from the soil only | Insects cannot find them there | Evaporation is slower out of direct sun.
Why do water lilies have their pores on the upper side? | medium | Air reaches only that side | Water is colder on that side | The lower side is too bright | Fish would eat them | Gas exchange needs contact with air.
Under which conditions is transpiration fastest? | medium | Hot, dry, and windy | Cool, moist, and still | Hot, moist, and still | Cool, dry, and dark | Warm, moving, dry air takes up water vapor fastest.
Why does a ring of bark cut all around a trunk kill a tree? | hard | Sugar can no longer reach the roots | Water can no longer reach the leaves | The wood catches cold | Light gets into the trunk | The phloem lies in the bark, so the roots starve.
How old is a tree with 80 rings at the base? | easy | About 80 years | About 40 years | About 160 years | About 8 years | In a climate with seasons, one ring forms each year.
What does a very narrow tree ring tell us? | medium | Growth was poor that year | The tree fell over that year | The tree was cut that year | It was the first year of the tree | Drought, cold, or pests may have slowed growth.
Which fruit type is a pea pod? | medium | A legume | A berry | A nut | A drupe | A legume splits along two sides when it is dry.
Which fruit type is a peach? | medium | A drupe | A legume | A nut | A capsule | A drupe has soft flesh around a hard pit.
Why do wind-pollinated plants make so much pollen? | easy | Most grains never reach a flower | Wind is attracted by pollen | Each flower needs a thousand grains | The grains are eaten by roots | Wind carries pollen at random, so only a few grains land well.
A flower is white, smells strongly, and opens at night. What likely pollinates it? | medium | Moths | Bees | Hummingbirds | The wind | Moths fly at night and find white, scented flowers.
A flower is red, tubular, and has no scent. What likely pollinates it? | medium | Hummingbirds | Beetles | Bats | The wind | Birds see red well but smell little.
Why does cross-pollination help a species? | medium | It mixes genes | It saves pollen | It needs no insects | It makes seeds lighter | Varied offspring are more likely to include some that survive a change.
What happens when a seed’s food store is used up before it reaches light? | medium | The seedling dies | It becomes a root | It goes back to being a seed | It makes sugar from soil | Without light, it cannot make food of its own.
Why are small seeds sown near the surface? | medium | They have little stored food | They need salt from rain | They are lighter than air | They are afraid of worms | The seedling must reach light before its small store runs out.
How does a parasitic plant such as dodder get food? | medium | It taps the sap of its host | It catches flies in a trap | It digests the soil | It makes sugar at night | Dodder has hardly any chlorophyll and taps the host’s tubes.
Why do carnivorous plants trap insects? | medium | To get nitrogen in poor soil | To get energy without light | To protect bees | To make more pollen | Bog soil has few minerals. They still make sugar with light.
Which is an adaptation of pine needles to dry winters? | medium | A thick cuticle and small surface | Wide blades with many pores | Soft cells without walls | Bright colors and nectar | Little water is lost while the soil is frozen.
What is the advantage of a large seed? | hard | More stored food for the seedling | Longer flight on a strong wind | More seeds per flower | Faster rotting | A well-fed seedling can grow through deep shade or soil.
What is a benefit of crop rotation with beans? | medium | The soil gains nitrogen | The soil gains salt | Weeds cannot germinate | Rain falls more often | Bacteria in bean roots add usable nitrogen.
What happens to plant cells in very salty water? | medium | Water leaves them and they shrink | Water enters them and they burst | They divide at once | They turn green | Water moves out by osmosis to the saltier side.
Which substance makes the cell walls of wood hard? | hard | Lignin | Starch | Chlorophyll | Pectin | Lignin stiffens the cellulose of wood cells.
What is the main substance of plant cell walls? | easy | Cellulose | Chitin | Bone | Wax | Cellulose is a long chain of glucose units.
`,
    forms: questionForms,
  }),
  ...defineTextForms({
    ...{ id: 'physiology-order', grades: ['7-8'], source, year },
    table: `
name | task | order | why
flower | In which order do these happen in a flower? | pollination, pollen tube grows, fertilization, seed forms | Pollen lands, a tube brings sperm to the egg, and the seed develops.
water | In which order does water pass on its way through a tree? | root hair, xylem of the root, xylem of the stem, leaf pore | It enters by root hairs and leaves as vapor through pores.
leaf | From top to bottom, in which order are these layers of a leaf? | cuticle, upper skin, palisade layer, spongy layer | The waxy cuticle lies on top, and the spongy layer below the palisade layer.
evolution | In which order did these plant groups appear? | mosses, ferns, conifers, flowering plants | Flowers evolved last, over 130 million years ago.
succession | In which order do plants return to bare rock? | lichens and mosses, grasses, shrubs, trees | Small pioneers make soil, in which larger plants can then root.
`,
    forms: [orderForm],
  }),
];
