import { defineLesson } from '#services/learning/questions/facts/social-studies/lesson-forms.ts';

const source = 'National Geographic Society: Education Resource Library';
const year = 2023;

/** For grades 3 to 8. */
export const middleCommunityForms = [
  ...defineLesson('middle', {
    ...{ id: 'place', grades: ['3-4', '5-6'], source, year },
    words: `
word | named | meaning | gap | scene | also
population | the population | the number of people who live in a place | The ____ of our town grew from 900 to 1,200. | A sign at the edge of town says that 1,200 people live here. |
county | a county | a part of a state with its own local government | The sheriff and the courthouse serve our ____ and no other part of the state. | Our state has 67 parts, each with a sheriff and a courthouse. |
transportation | transportation | the moving of people and goods from place to place | Trains and trucks are used for the ____ of goods. | Trains, trucks, and ships move people and goods. |
communication | communication | the sharing of news and ideas | The telegraph made ____ between cities much faster. | People share news by letter, phone, and radio. |
pioneer | a pioneer | one of the first settlers in a region | The ____ family built the first cabin in the valley. | Her family built the first cabin in the valley. |
ancestor | an ancestor | a person in your family who lived long before you | My ____ came to Ohio two hundred years ago. | Ida’s great-great-grandmother came from Sweden in 1850. |
artifact | an artifact | an object made by people of the past | The clay pot from 1700 is an old ____ of the village. | A clay pot from 1700 is found under a garden. |
landmark | a landmark | a well-known place that is easy to recognize | The Gateway Arch is the ____ that everyone in St. Louis knows. | Everyone knows the tall, white lighthouse at the harbor. | human-made feature 
tradition | a tradition | something done in the same way year after year | The lantern walk each fall is a ____ in our town. | Each fall for ninety years, the town has walked with lanterns. | festival
festival | a festival | a public celebration with food, music, or games | The strawberry ____ lasts two days, with music and games. | For two days, crowds enjoy music and games in honor of strawberries. | tradition
natural feature | a natural feature | a part of the land that people did not make | A river is a ____ of our town. | A river runs past the town and was there before any people. | 
human-made feature | a human-made feature | something that people built on the land | A dam is a ____ of our valley. | People built a dam across the valley in 1936. |
conservation | conservation | the wise use and protection of nature | Turning off the tap is a step toward the ____ of water. | The town saves its woods and limits the use of water. |
pollution | pollution | harmful things in air, water, or soil | Smoke from the plant added to the ____ of the air. | Oil from a shop drips into the creek and harms the fish. |
shelter | a shelter | a place that protects from weather or danger | During the storm, families slept in the ____ at the school. | During the storm, families sleep in the gym, safe from the wind. |
charity | a charity | a group that raises money to help those in need | The ____ raised money to help families after the flood. | A group raises money for families who lost homes in a flood. |
time line | a time line | a diagram that shows events in order | On the ____, 1850 is to the left of 1900. | Events of our town’s past stand in order on one long strip. |
region | a region | an area with places that have something in common | The Midwest is a ____ with much flat farmland. | Twelve states have flat farmland in common and are called the Midwest. |
`,
    questions: `
question | level | answer | w1 | w2 | w3 | why
Why did many early towns grow at railroad stops? | medium | Goods and people came by train | Trains were quiet at night | Tracks kept the soil warm | Trains brought the rain | Farmers could ship crops, and shops could get goods.
Which change came first in most towns? | hard | Dirt paths | Paved roads | Highways | Airports | Paths came first, and highways and airports much later.
In what order did people use these to travel? | hard | Wagon, train, car, jet | Train, wagon, jet, car | Car, train, wagon, jet | Wagon, car, jet, train | Wagons are oldest, railroads grew in the 1830s, cars around 1900, and jets in the 1950s.
How do people adapt to a cold climate? | easy | They wear warm clothes and heat homes | They move the sun closer | They plant palm trees | They build homes without walls | To adapt is to change how you live to fit your surroundings.
How do people change their environment? | medium | They build dams and roads | They wear coats in winter | They move to warmer places | They carry umbrellas | A dam or a road changes the land itself.
Which level of government runs a city’s garbage trucks? | easy | Local | State | National | Worldwide | Cities and towns collect the garbage.
Which people lived in North America first? | easy | American Indians | English settlers | Spanish explorers | Dutch traders | Native peoples lived here for thousands of years before Europeans came.
What might a scale on a map tell you? | medium | One inch stands for ten miles | A star stands for the capital | North is at the top | Blue stands for water | The scale compares map distance with real distance.
A town’s only factory closes. What will probably happen? | medium | Some people will move away for work | More families will move in at once | Shops will sell more | The town will need more schools | Without jobs, people may have to leave.
Which of these shows the past of a community best? | medium | An old photograph | A weather report | A new menu | A bus ticket of today | Photographs, letters, and diaries are evidence of the past.
Why would a town build a levee along a river? | hard | To hold back floods | To make the river faster | To catch fish for shops | To keep boats away | A levee is a long bank that keeps high water out.
What is one reason people move to a new community? | easy | To find work | To have fewer friends | To see less of the sun | To get an older car | Jobs, family, and safety are common reasons.
What is a push factor for moving? | hard | A long drought | A new job far away | Cheap land elsewhere | Relatives in another town | A push factor drives people away from a place.
What is a pull factor for moving? | hard | Good schools in the new place | A flood in the old place | A war at home | A closed mine at home | A pull factor attracts people to a place.
Which question could you answer with a bar graph of a town’s people by age? | medium | Are there more children than adults? | Why was the town founded? | Who built the town hall? | Where is the river? | The bars let you compare the numbers in each group.
`,
  }),
  ...defineLesson('middle', {
    ...{ id: 'plan', grades: ['5-6', '7-8'], source, year },
    words: `
word | named | meaning | gap | scene | also
infrastructure | infrastructure | the basic systems that a place needs, such as roads and pipes | Roads, bridges, and water pipes are part of a city’s ____. | A city repairs its roads, bridges, pipes, and power lines. |
zoning | zoning | rules on what may be built in each part of a city | Because of ____, no factory may be built among these homes. | A city rule keeps factories out of streets with homes. | ordinance
urbanization | urbanization | the growth of cities as people move in from the countryside | Through ____, farm families became city workers. | Year after year, farm families leave the land for city jobs. | migration
urban sprawl | urban sprawl | the spread of low buildings and roads far beyond a city | Because of ____, houses and malls now cover farms twenty miles from downtown. | Houses, malls, and parking lots cover farms miles beyond the city. |
population density | population density | the number of people per square mile | New Jersey has a high ____, more than 1,000 people per square mile. | On average, 1,200 people live on each square mile. |
migration | migration | the movement of people from one place to another to live | The Great ____ brought Black families from the South to northern cities. | Thousands of families leave one region to settle in another. | urbanization;commuting
commuting | commuting | regular travel between home and work | The hour of ____ each way makes his workday long. | Each workday, he rides a train for an hour to the office and back. | public transit
public transit | public transit | buses and trains that anyone may ride | With good ____, such as buses and trains, fewer people need cars. | A city runs buses and trains that anyone may ride for two dollars. | commuting
nonprofit organization | a nonprofit organization | a group that serves a cause and not owners’ gain | The animal rescue is a ____, so all its money goes to the cause. | An animal rescue puts every dollar into its cause and none into owners’ pockets. | mutual aid
special district | a special district | a local government with a single task, such as water | A ____ runs the water supply of six towns and does nothing else. | One board does nothing but run the water supply of six towns. |
ordinance | an ordinance | a law made by a city or county | The city passed the ____ on barking dogs. | A city council votes that dogs must be on a leash. |
mutual aid | mutual aid | help that members of a group give each other | Farmers helped each other raise barns, so they practiced ____. | Farmers help each other raise barns, one after another. | nonprofit organization
ethnic enclave | an ethnic enclave | a neighborhood with a concentration of one immigrant group | Chinatown in San Francisco is called by geographers its best-known ____. | In one neighborhood, most shops and signs are in Chinese. |
master plan | a master plan | a long-term design for how a city will grow | The city’s ____ shows new parks and streets for the next twenty years. | A city draws up its parks, streets, and homes for the next twenty years. | zoning
green space | green space | land in a city kept for plants and recreation | The city turned the empty lot into ____ with trees and benches. | An empty lot becomes a garden with trees and benches. |
historic preservation | historic preservation | the protection of old buildings and places | Thanks to ____, the old courthouse was repaired and not torn down. | A town repairs its courthouse of 1820 and forbids tearing it down. |
hub | a hub | a center with many routes that meet | Chicago became the ____ at which railroads from all sides met. | Railroads from all sides meet in one city. |
census tract | a census tract | a small area used in collecting population data | Researchers compared incomes in one ____ with those in the next. | Data are published for a small area of about 4,000 residents. |
`,
    questions: `
question | level | answer | w1 | w2 | w3 | why
What did the first skyscrapers need besides steel frames? | medium | Safe elevators | Gas lamps | Wooden beams | Canals | Few would rent the upper floors without elevators.
Why did Levittown in New York become famous? | hard | It showed how to mass-produce a suburb | It was the first city with a subway | It banned cars from all streets | It was built on an island | After World War II, thousands of similar houses were built quickly.
What did the Interstate Highway Act of 1956 help to grow? | medium | Suburbs | Canals | Mill villages | Streetcar lines | Highways let people live far from work.
Why did immigrants often settle in the same neighborhoods? | easy | To be near people with their language | To be far from any work | To avoid all schools | To keep land from being used | Neighbors helped newcomers to find work and homes.
What did settlement houses such as Hull House offer? | medium | Classes and help for immigrants | Land for farmers | Loans to railroads | Weapons for settlers | Jane Addams opened Hull House in Chicago in 1889.
A city adds bike lanes. Which effect is most likely? | easy | More people ride bikes | More factories open | Fewer people walk | The river gets deeper | Safe lanes make cycling easier.
Which group decides most local zoning questions? | medium | A planning board | The Supreme Court | A jury of twelve | The U.S. Senate | Local boards decide within state law.
What is the main source of money for many school districts? | hard | Property taxes | Tariffs | Postage | Park fees | Owners of homes and businesses pay a tax on their property’s value.
Why does a dense city use less energy per person for travel? | hard | Trips are shorter and often shared | Its people never travel | Its cars are larger | Its streets are longer | Dense cities make walking and transit practical.
Who usually leads a county’s law enforcement? | easy | A sheriff | A governor | A senator | An ambassador | In most counties voters elect the sheriff.
What does a city manager do? | medium | Runs the daily work of city government | Judges criminal cases | Commands the state’s National Guard | Makes state law | The council hires the manager to run departments.
Which kind of map shows population density best? | medium | A dot map of residents | A weather map | A map of rocks | A road map without towns | Many dots close together mean many people in a small area.
A drought hits a farming community. What is a likely first effect? | easy | Smaller harvests | More ferry traffic | A building boom | A new harbor | Crops need water.
What did the Dust Bowl of the 1930s make many families do? | medium | Move west | Build canals | Return to Europe | Open mines | Storms of dust ruined farms on the Great Plains.
Which of these is a cost of urban sprawl? | medium | Longer drives to work | More farmland | Shorter water pipes | Fewer highways | Homes spread far from jobs, so trips grow longer.
`,
  }),
];
