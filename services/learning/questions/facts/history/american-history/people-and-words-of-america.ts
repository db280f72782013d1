import { historyTermForms, makePersonForms } from '#services/learning/questions/facts/history/person-forms.ts';
import { defineTextForms } from '#services/learning/questions/facts/text-forms.ts';

const source = 'Encyclopaedia Britannica: United States History';
const year = 2023;

/** For grades 3 to 6. */
export const peopleAndWordsOfAmericaForms = [
  ...defineTextForms({
    ...{ id: 'people', grades: ['3-4', '5-6'], source, year },
    table: `
who | did | scene | why
Squanto | taught the Pilgrims how to plant corn | This Patuxet man had been to England and spoke English. | His help came in 1621.
Samuel Adams | led the Sons of Liberty in Boston | He stirred up anger about the tax on tea and signed the Declaration. | His cousin John became president.
Patrick Henry | cried, “Give me liberty, or give me death!” | A lawyer from Virginia spoke in a church in 1775 and asked for an army. | He urged Virginia to get ready to fight.
Thomas Paine | wrote the pamphlet “Common Sense” | A newcomer from England told colonists in plain words to break with the king. | It appeared in January 1776.
the Marquis de Lafayette | came from France to fight under Washington | He was a nobleman of 19 when he joined the American army. | He helped to win at Yorktown.
Benedict Arnold | became a traitor and tried to hand over West Point | An American general changed sides for money in 1780. | His name still means “traitor.”
Nathan Hale | regretted that he had only one life to lose for his country | The British caught a young teacher who spied for Washington. | He died in 1776.
Alexander Hamilton | set up the nation’s first bank and treasury | He was born in the West Indies and died after a duel with Aaron Burr. | Washington chose him in 1789.
Meriwether Lewis | led the trip to the Pacific together with William Clark | Jefferson’s secretary kept journals about plants, animals, and rivers. | The trip lasted from 1804 to 1806.
Tecumseh | united Native nations to defend their land | This Shawnee chief fought on the British side and fell in 1813. | He wanted one league of many nations.
Sequoyah | made a writing system for the Cherokee language | He worked for 12 years on signs for the sounds of his language. | Soon the Cherokee had their own newspaper.
Davy Crockett | died at the Alamo after serving in Congress | A frontiersman from Tennessee told tall tales and wore buckskin. | The Alamo fell in March 1836.
Sam Houston | led the Texans to victory at San Jacinto | He had lived with the Cherokee. A large city in Texas has his name. | The battle took place in April 1836.
Eli Whitney | invented the cotton gin | His machine of 1793 pulled seeds out of fibers. | Planters then grew more cotton with enslaved labor.
Robert Fulton | built the first successful steamboat line | His boat went up the Hudson River in 1807 without sails. | The boat is known as the Clermont.
Samuel Morse | sent the message “What hath God wrought” by telegraph | A painter made a code of dots and dashes. | The line ran from Washington to Baltimore in 1844.
Frederick Douglass | escaped from slavery and published “The North Star” | He learned to read in secret and became a famous speaker. | He also advised President Lincoln.
Sojourner Truth | gave a speech known as “Ain’t I a Woman?” | Born into slavery in New York, she chose a new name and traveled to speak. | She spoke for women and against slavery.
Harriet Beecher Stowe | wrote “Uncle Tom’s Cabin” | Her novel of 1852 made many Northerners hate slavery. | It sold 300,000 copies in its first year.
John Brown | raided the arsenal at Harpers Ferry | He wanted to start a revolt of enslaved people in 1859 and was hanged. | Robert E. Lee’s Marines captured him.
Robert E. Lee | commanded the Confederate army in Virginia | He turned down the command of the Union army and went with his state. | He surrendered in April 1865.
Jefferson Davis | was president of the Confederacy | A senator from Mississippi led the Southern states from Richmond. | He was captured in May 1865.
Sitting Bull | was a Lakota leader in the fight against Custer | Later he rode in Buffalo Bill’s show. | The battle at the Little Bighorn was in 1876.
Chief Joseph | said, “I will fight no more forever” | He led the Nez Perce more than 1,000 miles toward Canada. | He gave up in 1877.
Jane Addams | opened Hull House for immigrants in Chicago | She won the Nobel Peace Prize after a life of work for poor families. | The house offered classes and child care.
Booker T. Washington | founded the Tuskegee Institute in Alabama | Born into slavery, he taught that skilled work would lift his people. | He wrote “Up from Slavery.”
Andrew Carnegie | made a fortune in steel and paid for libraries | A poor boy from Scotland became one of the richest men. | He gave money for more than 2,500 libraries.
Thurgood Marshall | was the first Black justice of the Supreme Court | As a lawyer, he won the case that ended separate schools. | He joined the Court in 1967.
`,
    forms: makePersonForms('person', [
      'What do we know about {who}? This person ____.',
      'In a class report on {who}, which words fit? This person ____.',
    ]),
  }),
  ...defineTextForms({
    ...{ id: 'middle-term', grades: ['5-6'], source, year },
    table: `
term | meaning | example | also
Loyalist | a colonist who sided with the king | Mr. Gray of Boston sailed to Canada because he would not fight Britain. |
Patriot | a colonist who wanted independence | Sarah spun her own cloth and cheered when the king’s statue was pulled down. |
boycott | a refusal to buy goods as a protest | Families drank herb drinks and left English tea in the shops. |
militia | citizens who serve as soldiers in an emergency | Farmers took their guns from the wall and met on the village green. |
minuteman | a fighter of Massachusetts who was ready at once | When the bell rang, Isaac had his gun and boots on in sixty seconds. | militia
Stamp Act | the British law that taxed printed paper | Newspapers, playing cards, and wills needed a paid mark in 1765. |
Intolerable Acts | the laws by which Britain punished Massachusetts in 1774 | Boston’s port was closed until the tea was paid for. |
Continental Congress | the meeting of delegates from the colonies | In Philadelphia, they chose Washington to lead the army. |
Articles of Confederation | the first, weak plan of government of the United States | Congress could ask the states for money but could not tax. |
ratification | official approval of a constitution or treaty | Nine states had to say yes before the Constitution took effect. |
Bill of Rights | the first ten amendments to the Constitution | They protect free speech, religion, and fair trials. |
amendment | a change to the Constitution | In 1920, new words gave women everywhere the vote. |
federalism | the sharing of power between the nation and the states | Washington coins money, while Ohio runs its schools. |
frontier | the edge of settled land | Beyond the last cabins, there were no towns and few maps. |
Manifest Destiny | the belief that the nation should reach the Pacific | A painting shows a woman in white who floats westward over settlers. |
annexation | adding land to a country | In 1845, Texas became part of the Union. |
cession | land that is given up by a treaty | Mexico handed over California and Utah in 1848. | annexation
abolitionist | a person who wanted to end slavery | William Lloyd Garrison printed a newspaper called The Liberator. |
Underground Railroad | the secret network that helped enslaved people escape | A lamp in the window meant that the house was safe. |
secession | leaving the Union | South Carolina declared in December 1860 that it was no longer part of the country. |
sectionalism | loyalty to one’s own region above the nation | Southern members voted one way and Northern members the other on nearly all bills. |
Reconstruction | the years of rebuilding the South after the Civil War | From 1865 to 1877, states wrote new constitutions, and freedmen voted. |
sharecropper | a farmer who pays rent with part of the harvest | Half of the cotton went to the owner of the land. |
Jim Crow laws | rules that kept Black people apart and without rights | Signs said “white” and “colored” over water fountains. |
homesteader | a settler who got free land by farming it | The Olsens built a sod house on their 160 acres. |
transcontinental railroad | the train line from coast to coast | Crews from Omaha and Sacramento met in Utah. |
reservation | land set apart for Native Americans | The army made the Lakota live inside certain borders. |
assembly line | a way of building in which each worker adds one part | The car moved past, and each man did one job again and again. |
tenement | a crowded, poor apartment building | Eight people shared two dark rooms in New York. |
labor union | a group of workers who act together for better conditions | Miners joined forces and asked for an eight-hour day. |
monopoly | complete control of a product by one company | Rockefeller sold nearly all the oil, so he could set the price. |
muckraker | a reporter who uncovers wrongs | Upton Sinclair wrote about filthy meat plants. |
suffrage | the right to vote | Women marched with yellow sashes in front of the White House. |
Prohibition | the ban on making and selling alcohol | From 1920 to 1933, saloons were closed and gangs sold liquor. |
Harlem Renaissance | a flowering of Black art and writing in the 1920s | Langston Hughes wrote poems in a part of New York City. |
Great Migration | the move of Black Southerners to Northern cities | The Carters left Georgia for a factory job in Chicago. |
civil rights | equal treatment of all citizens under the law | Anyone may eat in any restaurant and vote in any town. |
sit-in | a protest in which people take seats and do not leave | Four students stayed at a lunch counter in Greensboro. | civil rights
segregation | keeping people of different races apart | Black children could not go to the school next door. | Jim Crow laws
integration | bringing people of different races together | In 1957, nine Black students entered Central High in Little Rock. | civil rights
space race | the contest to explore beyond Earth | After Sputnik, the two great powers tried to be first on the moon. |
`,
    forms: historyTermForms,
  }),
];
