import { orderForm, questionForms } from '#services/learning/questions/facts/common-text-forms.ts';
import { defineTextForms } from '#services/learning/questions/facts/text-forms.ts';

const source = 'National Park Service: Colonial National Historical Park';
const year = 2023;

/** For grades 3 and 4. */
export const earlyColonialQuestionForms = [
  ...defineTextForms({
    ...{ id: 'early', grades: ['3-4'], source, year },
    table: `
question | level | answer | w1 | w2 | w3 | why
In which year was Jamestown founded? | easy | 1607 | 1492 | 1620 | 1776 | Three ships with 104 settlers came in May 1607.
In which year did the Pilgrims land at Plymouth? | easy | 1620 | 1492 | 1607 | 1776 | They landed in December 1620.
Which European country founded New Netherland? | easy | The Netherlands | Spain | Sweden | France | The colony belonged to the Dutch West India Company.
Which European country ruled Florida in the 1600s? | medium | Spain | England | Sweden | The Netherlands | Spain founded St. Augustine in 1565.
Which European country founded Quebec? | medium | France | Spain | England | Sweden | Samuel de Champlain founded it in 1608.
What is the oldest town that Europeans founded and that still exists in the United States? | hard | St. Augustine | Jamestown | Plymouth | Santa Fe | Spaniards founded it in Florida in 1565.
Why did the Virginia Company send people to Jamestown? | medium | To earn money | To free the Puritans | To fight the Dutch | To teach Native children | Its owners hoped for gold and goods to sell.
Why did the Pilgrims leave England? | easy | To worship as they chose | To look for gold and silver | To hunt whales in the north | To trade in beaver furs | The law told everyone to attend the king’s church.
Where did the Pilgrims live for some years before they came to America? | hard | Holland | France | Spain | Ireland | They lived in the Dutch town of Leiden for about 12 years.
What was the “Starving Time” in Jamestown? | medium | A winter in which most settlers died | A week without food before each Easter | A year in which the Pilgrims had no corn | A long storm on the way to Virginia | Only about 60 people were left in spring 1610.
What was the Lost Colony? | medium | Roanoke | Plymouth | Jamestown | Savannah | Its people were gone when a ship came back in 1590.
Into which bay does the river at Jamestown flow? | hard | Chesapeake Bay | Cape Cod Bay | Delaware Bay | Hudson Bay | The James River flows into this bay.
Across which water did a small boat from the Mayflower look for a place to settle? | hard | Cape Cod Bay | Chesapeake Bay | New York Bay | Delaware Bay | The Mayflower first anchored near the end of Cape Cod.
Which three groups of colonies did the English have on the coast? | medium | New England, Middle, and Southern | Northern, Western, and Southern | French, Spanish, and Dutch | Upper, Lower, and Central | Climate, soil, and work differed from group to group.
Which colony belonged to New England? | easy | Connecticut | Georgia | Virginia | Maryland | New England lies in the northeast.
Which colony was a Southern Colony? | easy | Georgia | New York | Connecticut | New Hampshire | Georgia lay farthest south of the 13.
Which colony was a Middle Colony? | medium | New York | Georgia | Virginia | Massachusetts | The others were New Jersey, Pennsylvania, and Delaware.
Why were New England farms small? | medium | The soil was thin and full of rocks | The king took half of each harvest | The Dutch owned most of the land | The summers had hardly any rain | Many people there fished or built ships.
Which colonies had the longest growing season? | medium | The Southern Colonies | The Middle Colonies | New England | All had the same | It is warmer in the South.
From which animal did hunters and traders sell the most fur? | medium | Beaver | Bear | Wolf | Sheep | Felt hats of its fur were in fashion in Europe.
Which fish made New England fishermen rich? | medium | Cod | Trout | Catfish | Goldfish | It was dried, salted, and sold to Europe and the Caribbean.
Why did Massachusetts make a law in 1647 that towns must have schools? | hard | Everyone should read the Bible | Girls should become teachers | Boys should learn to be officers | The king had asked for clerks | Puritans thought that the devil wanted people not to read.
What is the oldest college in the United States? | medium | Harvard | Yale | Princeton | Columbia | It was founded near Boston in 1636.
What did girls in the colonies learn most often? | easy | To cook, spin, and sew | To print and sell papers | To make barrels and wheels | To measure land and draw maps | Most of them learned at home from their mothers.
What was a dame school? | medium | A class in a woman’s home | A college for rich ladies | A Sunday class in the church | A school for nurses in town | Small children learned their letters there.
What did children learn with “The New England Primer”? | medium | To read and to pray | To draw and to paint | To count and to measure | To cook and to sew | Its rhymes began, “In Adam’s fall, we sinned all.”
Why did most colonial towns lie on rivers or harbors? | medium | Goods and people traveled by water | The king gave land only on the coast | Bridges were cheap to build there | Forests grew only beside the water | Roads were few and muddy.
What was the Great Wagon Road? | hard | A way from Philadelphia to the South | A path from Boston to Canada | A trail from Virginia to Texas | A street along New York’s harbor | Many Germans and Scots-Irish used it in the 1700s.
Which kind of money did many colonists use, because coins from London were rare? | hard | Pieces of eight from Mexico and Peru | Gold bars from the mines of Africa | Green dollar bills from Philadelphia | Copper cents with Lincoln’s head | One of them was called a piece of eight.
What did farmers in Pennsylvania grow most? | medium | Wheat | Rice | Sugar | Cotton | The wheat was ground to flour and shipped.
Which crop grew in the wet lowlands of South Carolina? | medium | Rice | Wheat | Apples | Potatoes | Enslaved Africans knew how to grow it.
Which blue dye was grown in South Carolina? | hard | Indigo | Madder | Saffron | Cochineal | England paid a bounty for it.
Where were the first Africans in English Virginia brought in 1619? | hard | Point Comfort | Plymouth Rock | Fort Christina | Roanoke Island | More than 20 captives were traded there for food.
What did Native nations lose most as colonies grew? | medium | Land and people | Ships and harbors | Horses and wagons | Mines and gold | Many died of new diseases or in wars.
Which illness from Europe killed very many Native people? | medium | Smallpox | Scurvy | Sunburn | Asthma | Their bodies had never met it before.
What was the Boston Tea Party? | easy | A protest against a tax and a company’s sales | A feast for the king’s soldiers and their wives | A meeting of farmers who wanted to grow tea | A race of ships that brought tea from London | Colonists threw 342 chests into the harbor in 1773.
What did the Sugar Act of 1764 put a tax on? | hard | Molasses from abroad | Fish from New England | Cider from the Hudson Valley | Syrup from maple trees | Parliament wanted money to pay for soldiers.
Which war did Britain win against France in North America in 1763? | medium | The French and Indian War | The Civil War | King Philip’s War | The War of 1812 | France lost Canada.
Why did King George’s government ask for new taxes after 1763? | medium | The war had cost a lot | London had burned down | The king was building ships | Trade with France had ended | Britain had large debts.
Who were the Sons of Liberty? | medium | Colonists who fought unfair laws | Soldiers whom the king sent to Boston | Sons of freed people in Virginia | Children of the governors | They had groups in Boston, New York, and other towns.
Who were the Daughters of Liberty? | medium | Women who made cloth and gave up tea | Women who sold British cloth and tea | Wives of the king’s officers in Boston | Girls who carried news to the soldiers | They did without goods from Britain.
What did a night watchman do in a colonial city? | easy | He looked out for fire and thieves | He rowed people over the river | He woke the bakers and millers | He lit the lamp in the lighthouse | There was no police force yet.
What was a punishment in many towns? | easy | Sitting in the stocks | Paying with a credit card | Cleaning the school bus | Living in a lighthouse | Feet were locked between boards in public.
Who helped when a farmer put up a new barn? | easy | His neighbors | The governor | The king’s army | A building company | A barn raising was work and a party at once.
What did colonists call a party at which women sewed covers together? | easy | A quilting bee | A spelling bee | A barn raising | A husking bee | Friends talked and sewed at the same time.
Why did people in colonial times eat most at noon? | hard | Work used the daylight | Fires were forbidden at night | Church was held every evening | Plates were rare | Dinner was the big meal in the middle of the day.
`,
    forms: questionForms,
  }),
  ...defineTextForms({
    ...{ id: 'early-order', grades: ['3-4'], source, year },
    table: `
task | order | why
Put these in the order in which they were founded, first to last. | Jamestown, Plymouth, Boston, Savannah | The years are 1607, 1620, 1630, and 1733.
Which list shows the order of these events? | Roanoke is lost, Jamestown is founded, Boston throws tea in the harbor | They happened by 1590, in 1607, and in 1773.
Which list shows how flax or wool becomes a coat? | clean, spin, weave, sew | The fibers must be thread before they can be cloth.
Which list shows how bread was made in a colonial town? | plow, plant, harvest, grind, bake | Grain is grown first and ground at the mill.
`,
    forms: [orderForm],
  }),
];
