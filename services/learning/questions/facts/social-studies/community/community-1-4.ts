import { defineLesson } from '#services/learning/questions/facts/social-studies/lesson-forms.ts';

const source = 'National Council for the Social Studies: National Curriculum Standards for Social Studies';
const year = 2010;

/** For grades 1 to 4. */
export const earlyCommunityForms = [
  ...defineLesson('young', {
    ...{ id: 'first', grades: ['1-2'], source, year },
    words: `
word | named | meaning | gap | scene | also
firefighter | a firefighter | a person who puts out fires | The ____ put out the fire with a hose. | She slides down a pole and sprays water on the flames. |
mail carrier | a mail carrier | a person who brings letters to your home | The ____ put two letters in our box. | He walks up to each house with a bag of letters. |
doctor | a doctor | a person who helps sick people get well | I felt sick, so the ____ looked at my throat. | She looks in your ears and tells you how to get well. | hospital
dentist | a dentist | a person who takes care of teeth | The ____ cleaned my teeth and found a hole in one. | He looks at your teeth with a tiny mirror. |
teacher | a teacher | a person who helps children learn in class | Our ____ helps the class learn to read and add. | She shows the class how to read and add. |
librarian | a librarian | a person who helps you find books | The ____ helped me find a book on sharks. | Ask him, and he finds you a book on sharks. | library
library | a library | a place to borrow books | We borrow books at the ____ and bring them back. | You take three books home for free and bring them back. | librarian
hospital | a hospital | a place to care for sick or hurt people | The ambulance drove the hurt man to the ____. | Sick and hurt people stay here until they are well. | doctor
park | a park | a green place for all people to play in | We flew a kite on the grass of the ____. | All kids may come to swing, slide, and run on the grass. |
bus driver | a bus driver | a person who takes many riders down the street | The ____ opened the door and let all the riders in. | She stops at each corner to let riders on and off. |
neighbor | a neighbor | a person who lives next door or near you | Our ____ lives next door to us. | Mr. Hill lives next door to us. |
crossing guard | a crossing guard | a person who helps children get over the street | The ____ held up a sign so we could go across the street. | He stops the cars so children can go over the street. |
trash collector | a trash collector | a person who picks up your garbage | The ____ came with a big truck and picked up our bags. | A worker empties our garbage cans into a big, loud truck. |
map | a map | a picture of streets and places from above | On the ____ I found our street and the school. | Look at the paper to find our street and the lake. |
family | a family | people who love and care for each other at home | My ____ is Mom, Grandpa, my sister, and me. | Mom, Grandpa, Tess, and I live at home and love each other. | neighbor
vet | a vet | a doctor for animals | Our cat was sick, so we took her to the ____. | She gives a sick puppy its medicine. | doctor
baker | a baker | a person who makes bread and cakes | The ____ took warm bread out of the oven. | He gets up at three and puts bread in the oven. |
builder | a builder | a person who puts up houses | The ____ made the walls of our new house. | With wood and nails, she puts up a new house. |
`,
    questions: `
question | level | answer | w1 | w2 | w3 | why
You smell smoke and see a fire. What should a child do? | easy | Get out and call 911 | Hide under the bed | Look for a toy | Throw paper on it | Leave at once. Then call 911 from a safe place.
Where do children go to learn? | easy | To school | To the bank | To the gas station | To the fire house | A school is a place to learn.
Where do you mail a letter? | easy | At the post office | At the hospital | At the library | At the bakery | The post office sends letters all over the world.
Where can you borrow a book for free? | easy | At a library | At a grocery | At a bank | At a toy shop | You may take library books home, but you must bring them back.
Who helps you if you are lost in a store? | medium | A worker with a name tag | A stranger in the parking lot | A baby in a cart | A kid with candy | Ask a worker, a guard, or a mother with children to help.
Which of these takes many people at one time? | easy | A bus | A bike | A scooter | A sled | A city bus has seats for many riders.
Where should you cross a busy street? | medium | At a crosswalk | Between two parked cars | In the middle of the block | Behind a bus | Drivers look for people at a crosswalk.
Which animal place has corn, cows, and a barn? | medium | A farm | A zoo | A pet shop | A city block | On a farm people grow plants and raise animals for food.
Where would you find many tall buildings close to each other? | medium | In a big city | On a farm | In the woods | At the beach | A city has many people, so it builds up high.
What do you need to ride a train? | easy | A ticket | A helmet | A license | A leash | A ticket shows that you paid for the ride.
Who brings food from the farm to the store? | hard | A truck driver | A dentist | A judge | A pilot of a jet | Trucks carry most of our food to the store.
Which worker helps at night when there is a crash? | medium | A police officer | A librarian | A baker | A barber | Police officers help people at any time of day.
Which of these is not a place for all people to share? | hard | Your bedroom | A park | A library | A sidewalk | Your bedroom is for you. The others are for all people in town.
A road sign has a big letter H. What is near? | hard | A hospital | A hotel pool | A horse farm | A high bridge | Road signs help people find a hospital fast.
Your street has a block party. What is it for? | hard | Neighbors get to know each other | Cars can go faster | Kids can skip school | Stores can sell trucks | When neighbors know each other, they can help each other.
`,
  }),
  ...defineLesson('young', {
    ...{ id: 'early', grades: ['1-2', '3-4'], source, year },
    words: `
word | named | meaning | gap | scene | also
community | a community | a place with all the people who live and work there | In our ____, people live, work, and play together. | On Main Street, people live, work, shop, and play. | town;city center
suburb | a suburb | a place with homes just outside a big city | We live in a ____, and Dad drives to the big city to work. | Homes with yards stand just outside the big city. | town;community;rural area
rural area | a rural area | a place in the country with farms and few people | In a ____, the next farm may be a mile away. | The next house is a mile away, past fields and cows. |
city center | a city center | the busy part with offices and tall buildings | In the ____, tall offices stand side by side. | Tall offices stand side by side, and crowds fill the sidewalks. |
town | a town | a place bigger than a village, but not a city | Our ____ has more people than a village but is not a city. | More people live here than in a village, but it is no city. | community
map key | a map key | the box that tells what map signs mean | The ____ tells us what a blue line is. | A box in the corner says that a blue line is a river. | compass rose
compass rose | a compass rose | the drawing on a map that shows north and south | The ____ points to north at the top of the map. | A star on the map has the letters N, E, S, and W. | map key
museum | a museum | a place to look at old or special things | At the ____ we saw dinosaur bones behind glass. | Behind glass we see dinosaur bones and a king’s old crown. |
bridge | a bridge | a road over water or a deep valley | We drove high above the boats on the new ____. | Our car goes over the river, high above the boats. |
airport | an airport | a place for planes to land and take off | Our plane landed at the ____. | Planes land, and people get their bags. |
harbor | a harbor | a safe place by the sea for ships | The ships stay safe from waves in the ____. | Ships wait here, safe from the big waves. |
subway | a subway | a train that runs under a city | The ____ took us under the streets to the ball park. | We go down steps, and a train takes us under the streets. |
plumber | a plumber | a worker who fixes water pipes | The ____ stopped the leak under the sink. | Water drips under the sink, so she fixes the pipe. |
nurse | a nurse | a person who cares for patients with a doctor | The ____ gave me my shot and helped the doctor. | He checks on each patient and tells the doctor. |
recycling center | a recycling center | a place that sorts cans and paper for new use | A truck took our old cans and paper to the ____. | Workers sort cans and paper, so they can be used again. |
food bank | a food bank | a place that gives free food to people in need | We gave soup cans to the ____ in town. | People in need pick up soup and rice for free. |
town meeting | a town meeting | a talk to decide things for a whole place | At the ____ the people talked and chose to fix the bridge. | Tonight all the people come to talk and decide on a new bridge. |
emergency | an emergency | a sudden danger that calls for help fast | The house is on fire, so call 911 in this ____. | A man falls down and cannot breathe, so Jen calls 911. |
`,
    questions: `
question | level | answer | w1 | w2 | w3 | why
Which place has the most people? | easy | A city | A village | A farm | A small town | A city has more people than a town or a village.
In which kind of place would you see many cornfields? | easy | Rural | Urban | City center | Airport | Rural places have farms and open land.
What does “urban” mean? | medium | Of a city | Of a farm | Of a forest | Of the sea | An urban place is a city with many people and buildings.
Which list goes from smallest to largest? | hard | House, street, town | Street, house, town | Town, street, house | House, town, street | A house stands on a street, and a street is part of a town.
Which way do you face if your back is to the north? | hard | South | East | West | Up | South is the opposite of north.
On most maps, which way is at the top? | easy | North | South | East | West | Most maps are drawn with north at the top.
What color shows water on most maps? | easy | Blue | Red | Black | Orange | Lakes, rivers, and seas are blue on most maps.
The sun comes up on one side. Which one? | medium | East | West | North | South | The sun comes up in the east and goes down in the west.
Why did many towns start near a river? | hard | For water and boats | For more wind | To be cold | To be far from food | People need water, and boats could carry goods.
What changes when a town grows? | medium | More homes are built | There are fewer cars | The streets get shorter | All the shops close | New people need homes, schools, and roads.
What stays the same in old and new schools? | hard | Children learn there | Computers are in each room | Buses bring the children | Children write on slates | Schools look different now, but children have always gone there to learn.
How did people in a town get around before cars? | medium | On horses and on foot | On planes | On subways | On school buses | Long ago people walked, rode horses, or took a wagon.
How did people get news from far away long ago? | medium | By letter | By phone | By TV | By e-mail | A letter came by horse, ship, or train.
Who keeps old things and tells the story of a town? | medium | A town museum | A gas station | A shoe store | A fire truck | A museum shows how people lived long ago.
Which of these is a service that a community gives? | easy | Clean water | A birthday gift | A pet fish | A video game | A community brings clean water to each home.
`,
  }),
];
