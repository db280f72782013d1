import { defineLesson } from '#services/learning/questions/facts/social-studies/lesson-forms.ts';

const source = 'OpenStax: Principles of Economics 3e';
const year = 2022;

/** For grades 7 to 12. */
export const upperEconomicsForms = [
  ...defineLesson('upper', {
    ...{ id: 'principle', grades: ['7-8', '9-10'], source, year },
    words: `
word | named | meaning | gap | scene | also
equilibrium price | the equilibrium price | the amount at which quantity supplied equals quantity demanded | At the ____ of $3, sellers offer just as many pies as buyers want. | At $3, sellers offer 40 pies and buyers want just 40. |
price ceiling | a price ceiling | a legal maximum that a seller may charge | Rent control is a ____ on apartments. | By law, no landlord in the city may charge more than $900. |
price floor | a price floor | a legal minimum that must be paid | The minimum wage is a ____ for labor. | By law, no employer may pay less than $12 an hour. |
substitute good | a substitute good | a product that can be used in place of another | For many cooks, margarine is a ____ for butter. | Butter gets expensive, so cooks buy margarine. | elastic demand
complementary good | a complementary good | a product that is used together with another | Printer ink is a ____ to printers. | More people buy printers, so more ink is sold. |
marginal cost | marginal cost | the expense of making one more unit | The bakery’s ____ of one more loaf is eighty cents. | It costs the bakery 80 cents to turn out one extra loaf. | variable cost
fixed cost | a fixed cost | an expense that stays the same whatever the output | The monthly rent of the bakery is a ____. | The bakery pays the same rent whether it makes 10 loaves or 1,000. |
variable cost | a variable cost | an expense that changes with the output | Flour is a ____, because more bread takes more of it. | The more loaves the bakery makes, the more it pays for flour. | marginal cost
elastic demand | elastic demand | buyers’ strong response to a change in price | A small price rise cut sales in half, so there is ____ for this brand. | The price of one brand rises by 5 percent, and its sales fall by half. |
inelastic demand | inelastic demand | buyers’ weak response to a change in price | Patients buy insulin at nearly any price, so there is ____ for it. | The price of insulin doubles, and patients buy nearly the same amount. |
comparative advantage | comparative advantage | the ability to produce at a lower opportunity cost | The nation that gives up least to make cloth has a ____ in cloth. | Two countries trade, as each gives up less to make its own product. | 
oligopoly | an oligopoly | a market with a few large firms | The two giant makers of airplanes form the market’s ____. | Four airlines carry nearly all the passengers in a country. |
trade deficit | a trade deficit | the situation of a nation that imports more than it exports | The nation bought more abroad than it sold, so it had a ____. | A nation buys goods worth $9 billion abroad and sells goods worth $7 billion. |
budget deficit | a budget deficit | a government’s spending beyond its income in a year | The government spent more than it took in, so it had a ____. | In one year, a government takes in $4 billion and spends $5 billion. |
progressive tax | a progressive tax | a levy whose rate rises with income | Federal income tax is a ____, as high earners pay a higher rate. | High earners pay 30 percent of income, and low earners pay 10 percent. |
regressive tax | a regressive tax | a levy that takes a larger share from low incomes | A sales tax on food acts as a ____, as the poor pay a larger share. | A levy on food takes 6 percent of poor families’ income and 1 percent of rich families’. |
public good | a public good | a benefit that all can share and nobody can be kept from | National defense is a ____ that protects all at once. | A lighthouse guides every ship, whether or not its owner paid. |
externality | an externality | a side effect on people outside a deal | Pollution that harms neighbors is a negative ____. | Smoke from a mill harms neighbors who neither buy nor sell its steel. |
`,
    questions: `
question | level | answer | w1 | w2 | w3 | why
A freeze destroys much of the orange crop. What happens in the market for oranges? | easy | Supply falls and the price rises | Supply rises and the price falls | Demand rises and the price falls | Demand falls and the price stays | Fewer oranges at each price push the price up.
Incomes rise. What happens to demand for a normal good? | medium | It rises | It falls | It stays the same | It becomes vertical | People buy more of a normal good when they earn more.
Incomes fall, and people buy more instant noodles. What kind of good are noodles here? | hard | Inferior | Normal | Luxury | Public | Demand for an inferior good rises when incomes fall.
A price ceiling below equilibrium leads to what? | medium | A shortage | A surplus | A lower demand | A monopoly | At the low price, buyers want more than sellers offer.
A price floor above equilibrium leads to what? | medium | A surplus | A shortage | A higher demand | A tariff | At the high price, sellers offer more than buyers want.
Which of these shifts the demand curve for umbrellas to the right? | hard | A month of rain | A lower price of umbrellas | Cheaper cloth for umbrellas | A new umbrella factory | A change in tastes or weather shifts demand, while a price change moves along the curve.
Which of these shifts the supply curve for bread to the left? | hard | Dearer flour | A higher price of bread | A better oven | A subsidy for bakers | Higher input costs reduce what bakers offer at each price.
What does a production possibilities curve show? | medium | The trade-off between two goods | The growth of money over time | The profit of one firm | The taste of consumers | More of one good means less of the other when resources are used fully.
What does a point inside a production possibilities curve mean? | hard | Some resources are idle | Trade is impossible | Prices are too high | Output cannot be reached | The economy could make more of both goods.
Who wrote The Wealth of Nations (1776)? | easy | Adam Smith | Karl Marx | John Maynard Keynes | Milton Friedman | Smith described how markets and specialization create wealth.
What did Adam Smith call the force that guides self-interest to the common good? | medium | The invisible hand | The general will | The golden rule | The iron law | Competition leads sellers to serve buyers.
Which tool does Congress use to steer the economy? | medium | Fiscal policy | Monetary policy | Open market operations | The discount rate | Fiscal policy means taxing and spending.
Which tool does the Federal Reserve use to steer the economy? | medium | Monetary policy | Fiscal policy | Tariff policy | Income taxes | Monetary policy changes interest rates and credit.
What is an income of $500 a week minus 20 percent in taxes? | easy | $400 | $480 | $300 | $100 | Twenty percent of 500 is 100, and 500 − 100 = 400.
Which number shows the rise in prices for a typical household? | easy | Consumer price index | Dow Jones average | Gross domestic product | Credit score | The CPI tracks a basket of goods and services.
`,
  }),
  ...defineLesson('upper', {
    ...{ id: 'policy', grades: ['9-10', '11-12'], source, year },
    words: `
word | named | meaning | gap | scene | also
fiscal policy | fiscal policy | the use of taxes and government spending to steer the economy | Congress cut taxes in a slump, which is ____. | In a slump, Congress cuts taxes and builds roads. |
monetary policy | monetary policy | a central bank’s steering of money and interest rates | The Federal Reserve conducts ____ for the nation. | A central bank cuts interest rates to encourage borrowing. | open market operation
open market operation | an open market operation | the buying or selling of bonds by a central bank | In this ____, the Fed bought Treasury bonds from banks. | The Fed buys Treasury bonds from banks. | monetary policy
cyclical unemployment | cyclical unemployment | job loss caused by a downturn in the whole economy | In a deep recession, ____ rises. | A recession cuts spending, and a car plant lays off 500 people. |
structural unemployment | structural unemployment | job loss from a lasting mismatch of skills and openings | New technology that makes a skill obsolete causes ____. | Software replaces typesetters, whose skills no employer needs now. |
frictional unemployment | frictional unemployment | short spells without work between positions | A graduate’s first search for a position is ____. | An engineer quits and takes five weeks to find a better position. |
stagflation | stagflation | high inflation together with a stagnant economy | In the 1970s, inflation and joblessness rose together, which is ____. | Prices climb 10 percent a year while output stalls and joblessness grows. |
money multiplier | the money multiplier | the factor by which deposits can grow from new reserves | With a reserve ratio of 10 percent, the simple ____ is 10. | With 10 percent reserves, a new $100 in reserves can support $1,000 in deposits. |
crowding out | crowding out | the loss of private investment when government borrows | Government borrowing raised interest rates and caused ____ of private investment. | Heavy government borrowing raises rates, so firms cancel new plants. |
moral hazard | moral hazard | riskier behavior by people who are protected from losses | Full insurance may create ____, as drivers become careless. | Fully insured against theft, a rider stops locking his bike. | 
adverse selection | adverse selection | a market’s tilt toward bad risks when one side knows more | Because sick people buy the most health insurance, insurers face ____. | At one price for all, mostly sick people sign up for a health plan. |
economies of scale | the effect of economies of scale | the fall of average cost as output grows | A larger plant made each car cheaper through ____. | A plant doubles its output, and the average cost of a car falls. |
diminishing marginal returns | the law of diminishing marginal returns | the eventual decline of added output as one input grows | The fifth cook in one small kitchen adds little, due to ____. | In one small kitchen, the fifth cook adds less output than the fourth. | diminishing marginal utility
diminishing marginal utility | diminishing marginal utility | the falling satisfaction from each added unit consumed | The third slice of pizza pleases less than the first, due to ____. | A hungry boy enjoys the third slice less than the first. | diminishing marginal returns
price discrimination | price discrimination | charging different buyers different amounts for the same product | Student tickets at a theater are a form of ____. | A theater charges students $8 and adults $14 for the same seats. |
cartel | a cartel | an agreement among rival producers to restrict output | The oil producers formed a ____ and cut output together. | Rival oil producers agree to pump less so that the price goes up. |
consumer surplus | consumer surplus | the gain from paying less than one was willing to pay | She was ready to pay $50 and paid $30, so her ____ was $20. | She was ready to pay $50 for the shoes but got them for $30. |
sunk cost | a sunk cost | an expense that cannot be recovered | A ticket that cannot be returned is a ____. | A ticket cannot be returned, so its price should not decide whether you go. |
`,
    questions: `
question | level | answer | w1 | w2 | w3 | why
What are the components of GDP by spending? | medium | Consumption, investment, government, and net exports | Wages, rent, interest, and stock prices | Supply, demand, taxes, and money | Land, labor, capital, and credit | The formula is C + I + G + net exports.
Which of these counts in this year’s GDP? | hard | A new house built this year | A used car sold by its owner | A Social Security check | A share of stock bought online | GDP counts newly produced final goods and services.
What does real GDP correct for? | medium | Changes in prices | Changes in population | Changes in weather | Changes in trade partners | Real GDP values output at constant prices.
Nominal GDP rises 5 percent, and prices rise 3 percent. By how much does real GDP grow, roughly? | medium | 2 percent | 5 percent | 8 percent | 15 percent | Real growth is about nominal growth minus inflation.
To slow inflation, what would the Federal Reserve most likely do? | easy | Raise interest rates | Lower interest rates | Cut income taxes | Buy more bonds | Dearer credit slows spending.
To fight a recession, which fiscal step fits? | easy | More government spending | Higher income taxes | Fewer public projects | A balanced budget at once | Extra spending raises total demand.
What happens to bond prices when interest rates rise? | hard | They fall | They rise | They stay the same | They double | Older bonds with lower rates become less attractive.
The dollar gains value against the euro. Which effect is likely? | hard | American exports become dearer in Europe | American exports become cheaper in Europe | European goods become dearer in America | Travel to Europe becomes dearer for Americans | Europeans must pay more euros for each dollar of goods.
A firm in perfect competition maximizes profit where which values are equal? | medium | Price and marginal cost | Price and fixed cost | Average cost and total cost | Wages and rent | For such a firm, marginal revenue is the market price.
Why is a monopolist’s output below the competitive level? | hard | Restricting output keeps its price high | Its costs are always higher | The law limits its output | Its customers want less quality | It produces where marginal revenue equals marginal cost and charges a higher price.
How can government correct a negative externality? | medium | With a tax equal to the harm | With a subsidy for the product | With a lower price by law | With a tariff on imports | Such a Pigouvian tax makes producers face the full cost.
What did John Maynard Keynes recommend in a depression? | medium | Government spending to raise demand | Higher taxes to balance budgets | A return to the gold standard | Waiting until wages fall | Keynes argued that total demand may stay too low without help.
Which cause of inflation is “cost-push”? | medium | A jump in oil prices | A boom in consumer spending | A tax cut for households | A surge of exports | Dearer inputs raise the prices of many goods.
What is the opportunity cost of a year in college besides tuition? | medium | The wages not earned | The cost of meals at home | The price of last year’s car | The taxes paid before | A student gives up a year of work.
Country A makes both goods with fewer hours. Why may it still gain from trade? | hard | Opportunity costs differ between countries | Absolute costs are equal | Transport is free of cost | Trade raises its wages by law | Comparative, not absolute, advantage makes trade pay.
`,
  }),
  ...defineLesson('upper', {
    ...{ id: 'course', grades: ['11-12'], source, year },
    words: `
word | named | meaning | gap | scene | also
aggregate demand | aggregate demand | total planned spending on output at each price level | A rise in consumer confidence shifts ____ to the right. | Households, firms, government, and foreigners all plan to spend more. |
aggregate supply | aggregate supply | total output that firms produce at each price level | A sharp rise in oil prices shifts short-run ____ to the left. | Dearer oil leads firms across the nation to cut output at every price level. |
Phillips curve | the Phillips curve | the short-run trade-off between inflation and joblessness | The ____ relates inflation to unemployment. | As joblessness falls to 3 percent, inflation climbs to 5 percent. |
multiplier effect | the multiplier effect | the growth of total spending beyond an initial injection | Through the ____, $10 billion for roads raises GDP by more than $10 billion. | Road builders spend their pay in shops, whose owners spend it again. |
liquidity | liquidity | the ease of turning an asset into cash | A house has low ____, since a sale takes months. | A checking account can be used at once, but a house takes months to sell. |
reserve requirement | a reserve requirement | the share of deposits that banks may not lend | Under a ____ of 10 percent, a bank must hold $10 of a $100 deposit. | Banks must keep $10 of each $100 deposit. |
discount rate | the discount rate | the interest that the Fed charges on its loans to banks | A bank that borrows from the Fed itself pays the ____. | A bank borrows overnight from the Fed and pays 5 percent. | federal funds rate
federal funds rate | the federal funds rate | the interest that banks charge each other overnight | When one bank lends reserves to another overnight, it charges the ____. | One bank lends reserves to another bank overnight at 5 percent. | discount rate
quantitative easing | quantitative easing | large-scale bond purchases to lower long-term rates | With short-term rates near zero, the Fed turned to ____ and bought bonds in bulk. | Short-term rates are near zero, so a central bank buys bonds in bulk. |
automatic stabilizer | an automatic stabilizer | a program that offsets the business cycle without new laws | Payments rise by themselves in slumps, so unemployment insurance serves as the economy’s ____. | In a slump, unemployment benefits rise without any new vote in Congress. |
deadweight loss | deadweight loss | the total surplus lost when a market is inefficient | The tax prevented some useful trades and so caused a ____. | A tax stops trades that both buyers and sellers wanted. |
monopsony | a monopsony | a market with a single buyer | The mine is the only employer in the valley and so has a ____ on labor. | A coal mine is the only employer in a valley. |
Nash equilibrium | a Nash equilibrium | an outcome that gives no player a reason to change strategy alone | In the prisoner’s dilemma, mutual confession is the ____. | Given the rival’s price, neither gas station gains by changing its own. |
free rider | a free rider | someone who enjoys a benefit without paying for it | A listener who never donates to public radio is a ____. | A man enjoys the fireworks but gives nothing toward them. |
rent seeking | rent seeking | the use of resources to gain favors and not to create wealth | Lobbying for a license that shuts out rivals is ____. | Taxi owners pay lobbyists to get a law that keeps rivals out. |
Gini coefficient | the Gini coefficient | a measure of income inequality from zero to one | A ____ of zero means that all incomes are equal. | One nation scores 0.25 and another 0.55, so incomes are less equal in the second. |
Laffer curve | the Laffer curve | the relation between tax rates and tax revenue | According to the ____, very high rates can reduce revenue. | Economists ask at what rate a higher tax would bring in less revenue. |
current account | the current account | the record of trade, income, and transfers with other nations | Exports and imports of goods appear in the ____ of the balance of payments. | A nation records exports, imports, and dividends from abroad. |
`,
    questions: `
question | level | answer | w1 | w2 | w3 | why
The marginal propensity to consume is 0.8. What is the simple spending multiplier? | hard | 5 | 0.8 | 1.25 | 8 | The multiplier is 1 ÷ (1 − 0.8) = 5.
A reserve ratio is 20 percent. What is the simple money multiplier? | medium | 5 | 2 | 20 | 80 | The multiplier is 1 ÷ 0.2 = 5.
Price rises 10 percent, and quantity demanded falls 20 percent. What is the size of the elasticity? | medium | 2 | 0.5 | 10 | 30 | Elasticity is 20 percent divided by 10 percent.
Demand is inelastic, and the price goes up. What happens to total revenue? | hard | It rises | It falls | It stays the same | It drops to zero | The loss in quantity is smaller than the gain in price.
The marginal cost curve crosses the average total cost curve at which point? | medium | At the minimum of average total cost | At the maximum of average total cost | At zero output | At the market price in every case | Below that point marginal cost pulls the average down, and above it pulls it up.
When should a competitive firm shut down in the short run? | hard | When price is below average variable cost | When price is below average total cost | When price equals marginal cost | When profit equals zero | It then loses more by operating than by paying its fixed costs alone.
What is economic profit in long-run perfect competition? | medium | Zero | Positive and growing | Equal to fixed cost | Negative | Free entry and exit drive it to zero.
In the quantity equation, M times V equals what? | medium | Price level times real output | Imports plus exports | Savings minus taxes | Wages times hours | The equation is MV = PY.
A nominal rate is 7 percent and expected inflation 3 percent. What is the real rate? | medium | 4 percent | 10 percent | 21 percent | 3 percent | The real rate is the nominal rate minus expected inflation.
Which good is rival and excludable? | easy | A sandwich | National defense | A public radio signal | Fish in the open ocean | It is a private good: one person eats it, and the seller can demand payment.
Which good is rival but not excludable? | medium | Fish in the open ocean | A concert in a hall | A radio signal | A sandwich | Such common resources tend to be overused.
Where does long-run aggregate supply stand? | medium | At potential output | At the lowest price level | At full government spending | At zero inflation | In the long run, output depends on resources and technology and not on prices.
What closes a recessionary gap without policy, in classical theory? | hard | Falling wages and prices | Rising tax rates | Growing imports | Falling productivity | Lower input prices shift short-run aggregate supply to the right.
Which step widens the current account deficit, other things equal? | medium | Importing more machines | Exporting more grain | Receiving more dividends from abroad | Selling more tickets to foreign tourists | Imports are payments to other nations.
Why may a minimum wage raise employment under monopsony? | hard | It removes the gain from hiring fewer workers | It lowers the price of output | It raises the supply of capital | It bans layoffs for a year | The single buyer no longer pushes down wages by hiring less.
`,
  }),
];
