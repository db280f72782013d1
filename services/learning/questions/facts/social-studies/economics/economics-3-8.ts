import { defineLesson } from '#services/learning/questions/facts/social-studies/lesson-forms.ts';

const source = 'Federal Reserve Bank of St. Louis: Economic Education';
const year = 2023;

/** For grades 3 to 8. */
export const middleEconomicsForms = [
  ...defineLesson('middle', {
    ...{ id: 'market', grades: ['3-4', '5-6'], source, year },
    words: `
word | named | meaning | gap | scene | also
supply | supply | the amount that sellers are ready to sell | A good harvest gave the shops a large ____ of apples. | After a good harvest, sellers have many more apples for the market. | surplus
demand | demand | the amount that buyers are ready to buy | On hot days there is a high ____ for ice cream. | On a hot day, many more people line up to buy ice cream. |
opportunity cost | the opportunity cost | the next best thing that you give up when you choose | I chose the movie, and the game I missed was the ____. | She goes to the movie, so she misses the soccer game. |
competition | competition | the effort of sellers to win the same buyers | Because of ____, two bakeries on one street keep their prices low. | Two bakeries on one street both lower prices to win customers. |
interest | interest | money paid for the use of borrowed money | The bank pays ____ on my savings. | A bank lends $100 and gets back $105. | deposit
entrepreneur | an entrepreneur | a person who takes a risk to start a new business | The ____ risked her savings and opened a bike shop. | Rosa risks her savings and opens the first bike shop in town. |
import | an import | a good brought in from another country | The banana from Ecuador is our ____. | Our shop sells bananas that came by ship from Ecuador. | export
export | an export | a good sold to another country | The corn that we sell to Japan is our ____. | Farmers in Iowa send their corn to buyers in Japan. | import
human resource | a human resource | a person who works to make goods or provide services | A nurse is a ____ in a hospital. | A nurse does her work in a busy hospital. | division of labor
capital resource | a capital resource | a tool, machine, or building used to make other goods | The oven in the bakery is a ____. | A bakery uses its oven every day to make rolls. |
division of labor | the division of labor | the splitting of work into small jobs for different workers | With a ____, one person cuts, one glues, and one paints. | At a toy plant, one person cuts, one glues, and one paints. | human resource
deposit | a deposit | money that you put into a bank account | I made a ____ of twenty dollars at the bank. | Sam hands a bank teller $20 for his account. | interest
debt | a debt | money that you owe | He still owed $40, so he had a ____. | Carl still owes his brother forty dollars. |
salary | a salary | fixed pay for a job, given month by month | The teacher gets the same ____ each month. | An office clerk gets $3,000 each month for her job. |
shortage | a shortage | a time when buyers want more than there is to sell | Before the storm, there was a ____ of flashlights. | The storm is coming, and the shops have run out of flashlights. | demand
surplus | a surplus | an amount left over that buyers do not want | After the holiday the shop had a ____ of candy that nobody bought. | After the holiday, boxes of pumpkins that nobody wants fill the shop. |
consumer good | a consumer good | a thing made for people to use at home | A toaster for your kitchen is a ____. | A family buys a toaster for its own kitchen. |
credit | credit | a way to buy now and pay later | She had no cash, so she bought the sofa on ____. | He takes the sofa home today and will pay for it next month. | debt
`,
    questions: `
question | level | answer | w1 | w2 | w3 | why
Snow is coming, and everyone wants a shovel. What will the price of shovels probably do? | medium | Rise | Fall | Stay the same | Drop to zero | When many buyers want a good, sellers can ask for more.
A huge harvest brings too many peaches to the market. What will the price probably do? | medium | Fall | Rise | Double | Stay the same | With more peaches than buyers want, sellers lower the price.
Which of these is a capital resource of a pizza shop? | medium | The oven | The cook | The tomatoes | The customers | Capital resources are tools, machines, and buildings.
Which of these is a natural resource of a pizza shop? | hard | The water | The oven | The baker | The pizza pans | Natural resources come from nature.
Which of these is a human resource of a pizza shop? | easy | The cook | The oven | The cheese | The menu | People who work are human resources.
A shop takes in $50 and has costs of $30. What is its profit? | easy | $20 | $30 | $50 | $80 | Profit is the money that comes in minus the costs: 50 − 30 = 20.
Why do people in different places trade? | medium | Each place can make some things better | Every place makes the same things | Trade makes goods disappear | Trading is easier than eating | Florida can grow oranges better than Alaska.
Which place is best for growing oranges to sell? | easy | Florida | Alaska | Maine | North Dakota | Oranges need a warm climate.
Why might a new shop across the street help buyers? | hard | Shops must compete with better prices | Shops must charge the same price | Buyers must go to both shops | The first shop must move away | Sellers who compete try to offer more for less.
What do savers earn from a bank? | easy | Interest | Profit | Taxes | Rent | The bank uses the money and pays interest for it.
Which of these is paid for by taxes? | easy | A public school | A movie ticket | A pet shop | A candy bar | Government services are paid for by taxes.
You choose to save $10 and not to buy a game. What is the opportunity cost? | hard | The game | The $10 bill | The bank | The price tag | It is what you give up: the game.
Which of these is an expense for a lemonade stand? | medium | Buying lemons | Selling a cup | Getting a tip | Saving the profit | An expense is money that goes out.
Which worker depends most on the farmers who grow wheat? | hard | A baker | A dentist | A plumber | A barber | A baker needs flour made from wheat. This is called interdependence.
What is a wise first step before you make a big purchase? | medium | Compare prices | Borrow as much as you can | Buy the first one you see | Ask only the seller | A comparison helps you get good value for your money.
`,
  }),
  ...defineLesson('middle', {
    ...{ id: 'system', grades: ['5-6', '7-8'], source, year },
    words: `
word | named | meaning | gap | scene | also
market economy | a market economy | a system in which buyers and sellers decide what is made | In a ____, prices are set mostly by buyers and sellers. | Firms make what customers will buy, and prices rise and fall freely. | incentive
command economy | a command economy | a system in which the government decides what is made | In a ____, officials plan how many shoes the factories make. | A government office tells every factory how many shoes to make. |
traditional economy | a traditional economy | a system in which people work as their ancestors did | In a ____, sons and daughters do the work of their parents. | Families fish and weave just as their ancestors did. |
mixed economy | a mixed economy | a system of free markets with some government rules | The United States has a ____: free firms with some rules. | Firms choose their products, but the state sets safety rules. | market economy
inflation | inflation | a general rise in prices over time | Because of ____, a dollar buys less than it once did. | Bread, rent, and gas all cost more than they did last year. | 
recession | a recession | a time of months when an economy shrinks | During the ____, factories closed and many people lost jobs. | For nine months, output falls and many workers lose their jobs. | unemployment
unemployment | unemployment | being without work while looking for it | When the mill closed, ____ rose in the town. | A welder sends out forms each day but finds no work. | recession
monopoly | a monopoly | control of a market by a single seller | With no rival at all, the railroad had a ____. | One railroad is the only way to ship goods from the valley. |
incentive | an incentive | a reward or cost that makes people act in a certain way | The bonus is her ____ to work hard. | A store gives a free drink to people who bring back bottles. |
productivity | productivity | the output per worker in a given time | A new machine raised ____ from five chairs a day per worker to nine. | With a new machine, each worker makes nine chairs a day and not five. |
specialization | specialization | focusing on one kind of work or product | Through ____, the village of potters makes nothing but pots. | One town makes only clocks and buys all its food elsewhere. |
tariff | a tariff | a tax on goods from abroad | The government put a ____ on foreign steel. | A tax at the port makes foreign steel cost ten percent more. | quota
quota | a quota | a limit on the amount of a good that may enter | Under the ____, only 5,000 foreign cars may enter each year. | Only 5,000 foreign cars may enter the country each year. | tariff
stock | a stock | a share of ownership in a company | He bought one share of ____ and now owns a bit of the company. | Nia owns a tiny part of a shoe company and gets part of its profit. |
bond | a bond | a loan to a company or government | She lent the city $100 by buying a ____. | A city borrows $100 from Ali and promises to pay it back with interest. |
subsidy | a subsidy | money from the government that supports a business | The wheat farmers get a ____ from the government. | The government pays wheat farmers part of their costs. |
currency | a currency | the kind of money used in a country | The yen is the ____ of Japan. | In Japan you pay with yen and in Mexico with pesos. |
interdependence | interdependence | the reliance of people on each other for what they need | Nations need each other’s oil and food, so there is ____ between them. | Bakers need farmers, and farmers need makers of tractors. | specialization
`,
    questions: `
question | level | answer | w1 | w2 | w3 | why
Demand for a toy grows while supply stays the same. What happens to its price? | easy | It rises | It falls | It does not change | It falls and then vanishes | Buyers compete for the same number of toys.
Supply of corn rises while demand stays the same. What happens to its price? | easy | It falls | It rises | It does not change | It doubles at once | Sellers lower the price to sell the larger crop.
The price of beef goes up. What probably happens to the demand for chicken? | hard | It rises | It falls | It stays the same | It drops to zero | Chicken is a substitute, so some buyers switch to it.
The price of hot dogs rises sharply. What probably happens to the demand for hot dog buns? | hard | It falls | It rises | It stays the same | It doubles | The two are used together, so people buy fewer buns.
Which three questions must every economy answer? | medium | What, how, and for whom to produce | When, where, and why to vote | Who, when, and why to fight | Where, how, and when to travel | Resources are scarce, so each society must decide these.
What are the factors of production? | medium | Land, labor, capital, and entrepreneurship | Money, banks, taxes, and trade | Supply, demand, price, and profit | Food, water, clothes, and shelter | They are the resources needed to make goods and services.
Which factor of production is a dentist’s drill? | medium | Capital | Land | Labor | Entrepreneurship | Tools and machines are capital.
Which factor of production is a coal mine’s coal? | medium | Land | Labor | Capital | Entrepreneurship | In economics, land includes all natural resources.
What does GDP measure? | medium | The value of what a country produces | The number of people in a country | The gold a country owns | The height of a country’s taxes | Gross domestic product counts final goods and services made in a year.
Which institution is the bank for banks in the United States? | easy | The Federal Reserve | The Treasury | The Census Bureau | The New York Stock Exchange | Congress founded the Federal Reserve in 1913.
A store cuts its prices below those of its rival. What does this show? | medium | Competition | A monopoly | A shortage | A command economy | Rivals try to win customers with lower prices.
What happens if the government sets a price above what buyers and sellers would agree on? | hard | A surplus | A shortage | A recession | A monopoly | At the high price, sellers offer more than buyers want.
Why do savings that compound grow faster each year? | hard | Interest is paid on earlier interest | The bank lowers its fees | The saver pays fewer taxes | The saver must deposit more | The interest joins the savings and earns interest itself.
Whose choices guide a market economy most? | easy | Buyers and sellers | Generals and judges | Kings and nobles | Mayors and teachers | What people buy tells producers what to make.
Which is the riskiest place for savings? | medium | Stock of one company | A savings account | A government bond | An insured bank deposit | The value of a single company’s stock can fall to nothing.
`,
  }),
];
