import { questionForms } from '#services/learning/questions/facts/common-text-forms.ts';
import { defineTextForms } from '#services/learning/questions/facts/text-forms.ts';

const source = 'Colonial Williamsburg Foundation: Colonial life';
const year = 2023;

/** For grades 1 and 2. */
export const colonialLifeForBeginnersForms = defineTextForms({
  ...{ id: 'beginner', grades: ['1-2'], source, year },
  table: `
question | level | answer | w1 | w2 | w3 | why
How did the Pilgrims cross the ocean? | easy | On a sailing ship | On a long train | On a steamboat | In a big airplane | The wind moved their ship, the Mayflower.
Who lived in America before the colonists came? | easy | Native people | The Pilgrims | The Dutch | The Puritans | Native people had lived here for thousands of years.
Which holiday reminds us of a feast in Plymouth? | easy | Thanksgiving | New Year’s Day | Labor Day | Valentine’s Day | The Pilgrims and the Wampanoag ate together in 1621.
How long did the first harvest feast in Plymouth last? | hard | Three days | One hour | One month | One year | A Pilgrim wrote that they feasted for three days.
Which people ate with the Pilgrims at the harvest feast? | medium | The Wampanoag | The Cherokee | The Navajo | The Lakota | The Wampanoag lived near Plymouth.
Which plant food did Native people teach the Pilgrims to grow? | easy | Corn | Wheat | Bananas | Rice | Corn grew well in the soil of Plymouth.
Corn, beans, and squash grow well together. What are they called? | medium | The Three Sisters | The Three Brothers | The Three Farmers | The Three Bears | The plants help each other like sisters.
What did a colonial mother cook in? | easy | An iron pot over a fire | A gas oven with a glass door | A pan on an electric stove | A microwave | The pot hung on a hook over the fire.
Where did a family in the colonies get its milk? | easy | From its own cow | From a milk truck | From a can in the store | From a school lunch | Most families lived on farms with animals.
What did children in the colonies wear? | medium | Clothes sewn by hand | Jeans with zippers | Rain boots made of rubber | Shirts from a big mall | Someone in the family often spun, wove, and sewed.
How did people warm a house in the colonies? | easy | With a wood fire | With a gas heater | With an oil stove | With warm lamps | The fire was used to cook and to keep warm.
How did a colonist travel to the next town? | easy | On foot or by horse | By train | By bike | By bus | Trains and bikes came much later.
How did a colonist send news to a friend far away? | easy | In a letter | By phone | By radio | By e-mail | A letter could take weeks.
Which game could a colonial child play? | medium | Marbles | Video games | Card games on TV | Laser tag | Children had marbles made of clay.
What did boys and girls do most of the day on a farm? | medium | Chores | Movies | Homework on a screen | Naps | They fed animals, brought wood, and helped to cook.
Who taught many colonial children to read? | medium | Their parents | A robot | The king | A sailor | Many children learned to read at home.
What did a child write with at school in the colonies? | medium | A feather pen | A marker | A crayon | A ballpoint pen | A quill was dipped in ink.
Why did people in the colonies grow gardens? | easy | To have food | To win prizes | To sell toys | To hide gold in the soil | They ate what they grew and kept some for winter.
What did a farmer use to pull a plow? | easy | Oxen | A tractor | A truck | Dogs | Oxen are strong animals.
Where did colonists get wood for a house? | easy | From the forest | From a big store | From England | From old cars | The land had huge forests.
What did people use to wash clothes? | medium | A tub of water and soap | A machine with a door | A garden hose and a bag | Soap in a spray can | Soap was made at home from fat and ashes.
How did a family keep meat for the winter? | medium | With salt or smoke | In a freezer | In a can | In the well all year | Salt and smoke stop meat from going bad.
What were most cups and plates on a farm made of? | hard | Wood | Glass | Paper | Plastic | Wood was easy to get.
What did people eat soup with in the colonies? | medium | A wooden spoon | A plastic fork | A straw | A paper cup | Many spoons were carved by hand.
What was kept in a colonial barn? | easy | Animals and hay | Cars and trucks | Planes | Snow and ice cream | The barn kept animals dry in the winter.
Which animal gave the colonists wool? | easy | The sheep | The goose | The pig | The hen | Wool is cut from sheep in spring.
Which animal gave the feathers for quills and beds? | medium | The goose | The cow | The pig | The sheep | Geese have big, strong feathers.
Jamestown is near which kind of water? | hard | A river | A hot spring | A desert lake | A waterfall | It is on the James River in Virginia.
For whom was Jamestown named? | hard | The king of England | A ship’s cook | A chief | A big fish | King James ruled England in 1607.
Why was the first winter in Plymouth so hard? | medium | People were cold, sick, and hungry | Soldiers from Spain came each week | The sun did not come up for a month | A fire burned the Mayflower | About half of the Pilgrims died.
What did the people of Jamestown hope to find? | hard | Gold | Snow | Oil | Tea | They found no gold, but later they grew tobacco.
Which plant did Virginia farmers sell to England? | medium | Tobacco | Oranges | Coffee | Bananas | Ships took the dried leaves to England.
How did enslaved people come to the colonies from Africa? | medium | They were forced onto ships | They asked a captain for a trip | They walked over the ice | They won a ticket | It was a cruel and long trip.
What did enslaved people want most of all? | easy | To be free | To sail to England | To own the farm | To meet the king | Nobody wants to be owned by another person.
How many colonies broke away from the king in 1776? | medium | 13 | 3 | 30 | 50 | They became the first 13 states.
Which ocean touches the coast of the old colonies? | medium | The Atlantic | The Pacific | The Arctic | The Indian | The colonies were on the east coast.
Which of these was a colony? | hard | Virginia | California | Hawaii | Alaska | Virginia was the first English colony that lasted.
Which of these cities was there in colonial times? | hard | Boston | Las Vegas | Denver | Dallas | Boston began in 1630.
Which language did most people in the 13 colonies speak? | medium | English | French | Chinese | Italian | Most of them had come from England.
What is in New York today because of the Dutch? | hard | Old Dutch street names | A palace of a Dutch king | A fort with Dutch soldiers | Dutch money in the shops | Wall Street had a wall in Dutch times.
Which of these came first? | hard | Jamestown was built | The Mayflower sailed | Georgia began | Boston threw tea in the sea | Jamestown began in 1607.
Which of these came last? | hard | The colonies became free | The Mayflower sailed to Plymouth | Jamestown was built | Georgia began | The colonies broke away in 1776.
A class makes butter as in colonial times. What do they need? | hard | Cream | Flour | Eggs | Honey | Shake or churn cream, and it becomes butter.
How do we know how the Pilgrims lived? | hard | Some of them wrote about it | Some of them made a film | They took many photos | They left us a map of America | William Bradford wrote a long book.
What can you see in a living history museum? | hard | People who show old ways of life | Dragons that are still alive | New cars that run without gas | Animals from the moon | At Plimoth Patuxet, people cook and farm as long ago.
Why did a colonial town need a bell? | medium | To call people together | To keep birds off the corn | To make the wind stop | To wake the fish | It rang for church and when there was a fire.
What did people do when a house was on fire? | medium | They passed buckets of water | They called a fire truck | They used a long rubber hose | They waited for the rain | They stood in a line from the well to the fire.
Where did many colonists go on Sunday? | easy | To church | To school | To a movie | To a ball game | In New England, the service took most of the day.
Who made the shoes in a colonial town? | easy | The shoemaker | The baker | The miller | The printer | Shoes were sewn by hand from leather.
Who baked the bread that a colonial town bought? | easy | The baker | The cooper | The tailor | The blacksmith | The baker had a big oven of brick.
Whose shop had a fire, a hammer, and horseshoes? | easy | The blacksmith’s | The baker’s | The tailor’s | The printer’s | A blacksmith works with hot iron.
`,
  forms: questionForms,
});
