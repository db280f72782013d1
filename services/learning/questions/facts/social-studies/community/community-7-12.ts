import { defineLesson } from '#services/learning/questions/facts/social-studies/lesson-forms.ts';

const source = 'OpenStax: Introduction to Sociology 3e';
const year = 2021;

/** For grades 7 to 12. */
export const upperCommunityForms = [
  ...defineLesson('upper', {
    ...{ id: 'society', grades: ['7-8', '9-10'], source, year },
    words: `
word | named | meaning | gap | scene | also
gentrification | gentrification | the arrival of wealthier residents in a poorer neighborhood, with rising rents | Through ____, higher rents pushed longtime tenants out of the old mill district. | Wealthier people move into a run-down district, and rents double. |
redlining | redlining | the denial of loans to people in neighborhoods marked as risky | By ____, banks denied mortgages to whole neighborhoods on the map. | On a map of 1937, banks mark Black neighborhoods and refuse mortgages there. |
metropolitan area | a metropolitan area | a central city with its suburbs | Greater Boston, the city with its suburbs, is a ____. | A city and its suburbs share jobs, highways, and airports. | megalopolis
megalopolis | a megalopolis | a chain of cities that have grown together | The chain of cities from Boston to Washington is a ____. | From Boston to Washington, one urban area runs into the next. | metropolitan area
primary group | a primary group | a small circle of people with close and lasting ties | A family is a ____ with lasting personal ties. | A family shares meals, secrets, and decades of life. |
secondary group | a secondary group | a larger, less personal circle formed for a purpose | A class at a night school is a ____ formed for a goal. | Thirty strangers meet in a night class to learn accounting. |
social norm | a social norm | an expected way of behaving in a group | Standing in line is a ____ that most people follow. | People form a line at a counter, although no sign tells them to. | sanction
social role | a social role | the behavior expected of someone in a position | Nursing patients is part of the ____ of a nurse. | Of a coach, people expect advice, patience, and a whistle. | social norm
sanction | a sanction | a reward or penalty that enforces a rule | Frowning at someone who talks in a library is a mild ____. | Readers frown at a man who phones in a library. | social norm
peer pressure | peer pressure | the influence of people of one’s own age | He bought the jacket because of ____ from his classmates. | A boy buys a jacket because all his classmates wear it. | social norm
social institution | a social institution | an organized pattern that meets a basic need of society | Education is a ____ that meets society’s need to teach. | In every society, some organized system of schooling teaches the young. |
smart growth | smart growth | compact, walkable development near transit | Building shops and homes near a station is ____. | A town puts new homes and shops close to its train station. | brownfield
brownfield | a brownfield | abandoned industrial land that may be polluted | The empty chemical plant left a ____ that had to be cleaned. | Before homes can be built, poison from an old factory must be removed. | 
food desert | a food desert | an area without nearby shops for fresh groceries | With no grocery within miles, the district is a ____. | Residents have no car and no grocery within miles. |
ghost town | a ghost town | a place left by its people | When the silver ran out, Bodie became a ____. | The silver ran out, and today only empty houses stand here. | boomtown
boomtown | a boomtown | a place that grows very fast from sudden wealth | After gold was found, San Francisco became a ____. | Gold is found, and a village grows to 20,000 people in two years. | ghost town
company town | a company town | a settlement owned by a single employer | Pullman, owned by the maker of railroad cars, was a ____. | A railroad car maker owns the houses, shops, and church of its workers. |
gated community | a gated community | a housing area with walls and controlled entrances | Visitors must sign in with a guard at the entrance to the ____. | A guard lets only residents and guests through the wall. |
`,
    questions: `
question | level | answer | w1 | w2 | w3 | why
What is the Tragedy of the Commons? | hard | Overuse of a shared resource | Sale of public land to a company | Decay of old town halls | Closing of a street market | Each user gains by taking more, until the resource is ruined.
What did the Fair Housing Act of 1968 forbid? | medium | Discrimination in selling or renting homes | Building new homes in areas that often flood | Rents above an amount that the city sets | Sale of homes without heating | It covered race, color, religion, and national origin, and was later extended.
Which trend marked the Great Migration (about 1910–1970)? | easy | African Americans moved north and west | European farmers moved to the Great Plains | City families moved from downtowns to farms | Miners moved from Nevada to Alaska | About six million people left the South.
What drew people to the Sun Belt after 1950? | medium | Jobs, mild winters, and air conditioning | Steel mills, coal mines, and deep harbors | Free land, gold fields, and new railroads | Cool summers and short drives to work | Cities such as Phoenix and Houston grew fast.
Why did many Rust Belt cities lose people? | medium | Factories closed or moved | The rivers had dried up | Cities banned new housing | The winters became longer | The loss of industrial jobs pushed people elsewhere.
What is white flight? | hard | White residents’ move from mixed cities to suburbs | The move of white-collar jobs from offices to homes | The return of suburban families to the old downtowns | The closing of winter resorts | It left many cities with fewer taxpayers after World War II.
What do urban planners call a neighborhood of homes, shops, and offices combined? | medium | Mixed use | Single use | Brownfield | Greenbelt | Mixed use puts daily needs within walking distance.
Which effect do trees have on a hot city? | easy | They cool it | They dry the air | They raise its rents by law | They speed up traffic | Shade and moisture reduce the urban heat island.
What is a greenbelt? | medium | Open land kept around a city | A park in the middle of a city | A lane for bicycles and buses | A row of trees along a street | It limits the spread of the city.
Which data would best show whether a neighborhood is gentrifying? | hard | Rents and incomes over ten years | Rainfall and heat over ten years | The number of its street lamps | The height of its old buildings | Gentrification shows in rising rents and incomes.
A city’s sewer is overloaded as suburbs grow. What does this illustrate? | medium | Growth puts pressure on infrastructure | Dense cities need more water for each person | Zoning keeps people from moving to suburbs | Suburbs pay for all services of a city | Growth needs pipes, roads, and schools.
What did Jane Jacobs defend in 1961? | hard | Lively streets with mixed uses | Highways through city centers | Tall towers in empty green parks | Separate districts for each use | Her book criticized the large urban renewal projects of her time.
Which activity of neighbors is collective action? | easy | Cleaning a river together | Watching the same show at home | Mowing one’s own front lawn | Selling a house to a stranger | They act together for a shared goal.
What did urban renewal often do in the 1950s? | medium | Clear old neighborhoods for new projects | Repair old houses for the people who lived there | Turn empty city lots into small farms | Move factories from suburbs to downtown | Many residents were displaced.
Which source gives reliable data on a town’s ages and incomes? | easy | The Census Bureau | A travel ad | A town’s fan page | A phone book | The Census Bureau collects data by careful methods.
`,
  }),
  ...defineLesson('upper', {
    ...{ id: 'urban', grades: ['9-10', '11-12'], source, year },
    words: `
word | named | meaning | gap | scene | also
concentric zone model | the concentric zone model | Burgess’s picture of a city as rings around its center | In the ____ of 1925, Chicago grows outward in rings. | A map of Chicago from 1925 shows five rings around the Loop. | sector model
sector model | the sector model | Hoyt’s picture of a city as wedges along transport routes | In Hoyt’s ____, high-rent housing forms a wedge along a rail line. | High-rent homes spread from downtown in a wedge along one rail line. | concentric zone model
multiple nuclei model | the multiple nuclei model | Harris and Ullman’s picture of a city with several centers | An airport and a university become centers of their own in the ____. | Besides downtown, an airport and a university draw districts around them. | edge city
edge city | an edge city | a cluster of offices and malls at suburban highways | Tysons in Virginia, with its offices and malls, is a well-known ____. | At a suburban interchange, offices and malls outgrow downtown. | multiple nuclei model
central business district | the central business district | the commercial core with the highest land values | Land values peak in the ____. | In the core, land costs most and towers hold banks and offices. |
primate city | a primate city | a nation’s largest city, more than twice as large as the next | Paris dominates France as its ____. | A capital holds nine million people, and the next city one million. | rank-size rule
rank-size rule | the rank-size rule | the pattern that the nth-largest city has 1/n of the largest city’s population | Under the ____, the fourth city has a quarter of the largest one’s people. | A nation’s cities have 8, 4, 2.7, and 2 million people. | primate city
threshold | a threshold | the smallest number of customers that a business needs | An opera house has a higher ____ of customers than a bakery. | A bakery needs 3,000 customers to survive, and an opera 500,000. |
range | a range | the greatest distance that people will travel for a service | The ____ of a heart surgeon is longer than that of a barber. | People travel 200 miles to a heart surgeon but two miles to a barber. |
suburbanization | suburbanization | the movement of people from cities to outlying areas | Cars and cheap mortgages drove American ____ after 1945. | After 1945, cars and cheap mortgages carry families out of cities. |
urban heat island | an urban heat island | the extra warmth of a built-up area | At night, asphalt gives off heat, so downtown becomes the ____ of the region. | At night, downtown is six degrees warmer than the fields outside. |
environmental justice | environmental justice | fair treatment in the location of hazards and benefits | Protests against a landfill in a poor county began the movement for ____. | Residents ask why all five landfills are in poor neighborhoods. |
Gemeinschaft | Gemeinschaft | a society held together by personal bonds and tradition | Tönnies described the village with its kin and custom as ____. | In a village, kinship and custom bind everyone together. | Gesellschaft;mechanical solidarity
Gesellschaft | Gesellschaft | a society held together by contracts and self-interest | Tönnies described the modern city with its contracts as ____. | In a metropolis, people deal with strangers through contracts. | Gemeinschaft;organic solidarity
mechanical solidarity | mechanical solidarity | Durkheim’s cohesion based on likeness | Among farmers who live and think alike, Durkheim saw ____. | All villagers do the same work and share one creed. | Gemeinschaft;organic solidarity
organic solidarity | organic solidarity | Durkheim’s cohesion based on different, interlocking roles | In industrial society, the division of labor creates ____. | Specialists hold together because each needs what the others make. | Gesellschaft;mechanical solidarity
anomie | anomie | a state of weak or missing norms | Rapid change left people without clear norms, which Durkheim called ____. | After a sudden upheaval, people no longer know what is expected of them. |
filtering | filtering | the passing of aging houses to lower-income residents | Through ____, mansions of 1890 became cheap apartments. | Old mansions are split into cheap apartments as the rich move out. |
`,
    questions: `
question | level | answer | w1 | w2 | w3 | why
Which theory explains the spacing of towns by the services they offer? | easy | Central place theory | World systems theory | Rational choice theory | Labeling theory | Walter Christaller proposed it in 1933.
What shape do market areas have in Christaller’s theory? | medium | Hexagons | Circles | Squares | Triangles | Hexagons cover a plain without gaps or overlaps.
Which transport technology shaped the star-shaped city of 1900? | medium | The electric streetcar | The automobile | The canal boat | The airplane | Housing followed the lines that led out of the center.
What is a strength of participant observation? | medium | It shows daily life from within | It gives quick statistics | It covers whole nations | It removes all bias | The researcher joins the community for a time.
What does W. E. B. Du Bois’s The Philadelphia Negro (1899) exemplify? | hard | An early empirical study of an urban community | A novel of plantation life | A plan for a garden city | A report on steel production | Du Bois surveyed thousands of households.
Which city planner proposed the garden city? | medium | Ebenezer Howard | Robert Moses | Ernest Burgess | Frederick Law Olmsted | Howard wanted towns that join country and city.
Who designed Central Park with Calvert Vaux? | easy | Frederick Law Olmsted | Daniel Burnham | Le Corbusier | Louis Sullivan | Olmsted is called the founder of American landscape architecture.
What argument do supporters of rent control make? | medium | It protects tenants from sudden increases | It raises owners’ profits | It speeds up construction | It ends the need for leases | Critics answer that it can reduce the supply of housing.
What argument do critics of exclusionary zoning make? | hard | Large minimum lots keep out lower incomes | Small lots waste farmland | Mixed use raises traffic deaths | Transit lowers land values | Rules for large lots make homes expensive.
What is the demographic effect of deindustrialization on a mill town? | medium | Young adults leave | Births rise sharply | Immigration surges | Household size doubles | Workers of working age follow jobs elsewhere.
Why do informal settlements grow at the edges of many megacities? | medium | Newcomers cannot afford formal housing | Governments reserve the land for them | Downtowns have too many homes | Builders avoid the center by law | Migrants build on land without legal title or services.
Which index compares where two groups live in a city? | hard | The dissimilarity index | The Dow Jones index | The heat index | The price index | It tells what share of one group would have to move for an even pattern.
What does “bridging” social capital connect? | medium | People of different groups | Members of one family | Owners of one company | Parts of a bureaucracy | Bonding ties join similar people, and bridging ties cross group lines.
What do business improvement districts do? | hard | Charge owners to improve their area | Judge disputes between owners | Set state income taxes | Elect members of Congress | The extra fees pay for cleaning, safety, and events.
What is the effect of annexation on a city? | easy | It gains land and taxpayers | It loses its charter | It becomes a county seat | It gives up its schools | The city extends its borders over adjoining land.
`,
  }),
  ...defineLesson('upper', {
    ...{ id: 'research', grades: ['11-12'], source, year },
    words: `
word | named | meaning | gap | scene | also
human ecology | human ecology | the Chicago School’s study of how groups compete for urban space | Park and Burgess founded ____, which treats a city like a natural habitat. | Robert Park compares rival groups in a city to species in a habitat. |
growth machine | the growth machine | a local elite that promotes development for profit | Logan and Molotch call the alliance of landowners and city hall the ____. | Landowners, developers, and a newspaper all push the city to build more. |
right to the city | the right to the city | Lefebvre’s claim that residents should shape urban space | Henri Lefebvre coined “the ____” in 1968. | Tenants demand a say in how their urban space is shaped. |
broken windows theory | the broken windows theory | the claim that visible disorder invites crime | According to the ____, unrepaired damage signals that nobody cares. | Police remove graffiti quickly, as they think visible disorder invites crime. |
collective efficacy | collective efficacy | neighbors’ trust and readiness to step in for the common good | Robert Sampson found less crime in areas with high ____. | Residents trust each other and step in when children skip school. |
third place | a third place | Oldenburg’s informal meeting spot that is neither home nor work | The corner café is a classic ____ between home and work. | Regulars gather daily in a café after work and before going home. |
NIMBY | NIMBY | residents’ opposition to a needed facility near their homes | “Build it, but not here,” say neighbors in a case of ____. | Residents favor a homeless shelter in principle but fight one on their street. |
spatial mismatch | spatial mismatch | the distance between jobs in suburbs and workers in central cities | Without a bus to suburban jobs, city workers suffer from ____. | Jobs move to distant suburbs, and city workers without cars cannot get there. |
disinvestment | disinvestment | the withdrawal of capital from an area | Banks and owners let the district decay through years of ____. | Banks stop lending, and owners stop repairing an entire district. |
eviction | an eviction | the legal removal of a tenant | Matthew Desmond studied the court-ordered ____ of tenants in Milwaukee. | A court orders a tenant to leave her apartment. |
tax increment financing | tax increment financing | paying for redevelopment from the later rise in property values | Under ____, future gains in property tax repay the bonds. | A city repays bonds with the extra property taxes that a new district yields. |
inclusionary zoning | inclusionary zoning | a rule that part of new housing must be affordable | Under ____, one in eight new apartments must be affordable. | A city requires builders to offer one of eight units at a low rent. |
transit-oriented development | transit-oriented development | dense building within walking distance of stations | Apartments and shops around a rail stop are ____. | Towers rise within a short walk of each rail stop. |
home rule | home rule | the power of a city to govern itself under a charter | A charter gives the city ____, so it need not ask the state for each power. | Under its charter, a city sets up its own departments without asking the state. | Dillon’s rule
Dillon’s rule | Dillon’s rule | the doctrine that cities hold only powers granted by the state | Under ____, a city may do only what its state expressly allows. | A court strikes down a city fee, since the state never granted that power. | home rule
ethnography | ethnography | the close description of a group’s life through fieldwork | Her ____ rests on two years of fieldwork in one neighborhood. | A scholar lives two years in a neighborhood and describes its daily life. |
network analysis | network analysis | the mapping of ties among people or groups | With ____, researchers map who turns to whom for help. | A researcher maps who turns to whom for help. |
cohort study | a cohort study | research that follows the same group over years | In a ____, children born in 1990 were followed to age thirty. | Children born in one year are interviewed every five years until age thirty. |
`,
    questions: `
question | level | answer | w1 | w2 | w3 | why
What did Louis Wirth claim in “Urbanism as a Way of Life” (1938)? | hard | Size, density, and diversity shape city life | Cities abolish the family | Villages are denser than cities | Urban crime is caused by climate | Wirth saw impersonal, segmented relationships as their result.
Which attitude did Georg Simmel see as a defense against city stimuli? | hard | Blasé indifference | Religious zeal | Rural nostalgia | Political rage | In 1903, he described how city dwellers stop reacting to constant impressions.
What does the “tipping point” model of Thomas Schelling show? | hard | Mild preferences can produce sharp segregation | Segregation needs a central planner | Mixed areas never change | Only law can separate groups | Individual moves add up to a pattern that few intended.
Which criticism is made of the concentric zone model? | medium | It fits few cities outside its time and place | It ignores the city of Chicago | It has too many centers | It was drawn without any center | Later cities grew around cars and many centers.
What is the ecological fallacy? | medium | Inferring individual traits from group data | Comparing cities with habitats | Counting one household twice | Ignoring the physical climate | A rich area may contain many poor people.
A survey of landline owners finds few young people. What is the fault? | medium | Coverage bias | A leading question | A small margin of error | An experimenter effect | Young people who use only mobile phones cannot be chosen.
What does triangulation mean in community research? | medium | Combining several methods | Using three interviewers | Mapping with three colors | Repeating one survey thrice | Agreement between methods makes a finding more credible.
What must researchers obtain before interviewing residents? | easy | Informed consent | A court order | A city license | A political endorsement | People must know the purpose and risks and agree freely.
Which outcome would support collective efficacy as a cause of safety? | hard | Equally poor areas differ in crime with neighbors’ trust | Rich areas have newer houses | Crime rises each summer | Police are equally paid everywhere | A comparison of equally poor areas holds income constant.
Why might a new highway not reduce congestion for long? | medium | It induces more traffic | It shortens the tax year | It narrows older streets | It raises train speeds | More capacity attracts more drivers, which is called induced demand.
What is the point of a community benefits agreement? | medium | Developers promise local jobs or services | Residents give up voting rights | Cities sell their parks | States take over school boards | Neighbors support a project in return for benefits.
Which problem does a regional government address best? | medium | Air quality across many cities | The color of one town’s benches | A dispute between two tenants | A school’s lunch menu | Some problems cross city borders.
What did Kelo v. New London (2005) permit? | medium | Taking property for economic development | Racial limits on home sales | Zoning without public hearings | Secret meetings of councils | Many states later restricted such takings.
What did Euclid v. Ambler (1926) uphold? | medium | Zoning | Rent control | Poll taxes | Annexation by force | The Court saw zoning as a valid use of the police power.
What did Shelley v. Kraemer (1948) make unenforceable? | medium | Racial covenants on property | Building codes | Union contracts | Residency rules for mayors | Courts may not enforce agreements to exclude buyers by race.
`,
  }),
];
