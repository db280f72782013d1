import { defineLesson } from '#services/learning/questions/facts/social-studies/lesson-forms.ts';

const source = 'Council for Economic Education: Voluntary National Content Standards in Economics';
const year = 2010;

/** For grades 1 to 4. */
export const earlyEconomicsForms = [
  ...defineLesson('young', {
    ...{ id: 'first', grades: ['1-2'], source, year },
    words: `
word | named | meaning | gap | scene | also
need | a need | a thing you must have to live | Water is a ____, because we cannot live without it. | We must have food, water, and a safe home to live. | want
want | a want | a thing you would like but can live without | A new toy is a ____ and not a must. | Leo would like a kite, but he can live without it. | need
money | money | coins and bills that we use to buy things | I keep the ____ from my birthday in my piggy bank. | Coins and bills are in my piggy bank. | saving
price | a price | how much a thing costs | The ____ on the tag is two dollars. | The tag on the ball says two dollars. |
store | a store | a place where people buy things | Mom went to the ____ and bought apples and milk. | We push a cart, pick up milk, and pay at the door. |
bank | a bank | a safe place that keeps people’s money | The ____ keeps our money in a strong, locked room. | Grandpa’s dollars are safe in a strong, locked room downtown. |
job | a job | the work a person does for pay | My mother’s ____ is to fix cars for pay. | Dad drives a truck every day and gets paid for it. | pay
pay | pay | the money a worker gets for working | The baker gets her ____ at the end of the week. | On Friday Mom’s boss gives her money for her work. | job
trade | a trade | giving one thing to get a different thing | We made a ____: my apple for your pear. | Kim gives Joe her apple, and Joe gives Kim his pear. |
good | a good | a thing you can touch and buy | A loaf of bread is a ____ that we can hold. | We buy a loaf of bread and a pair of socks. |
service | a service | work done for someone else | A haircut is a ____, and so is a bus ride. | Ms. Cole cuts my hair, and we pay her. |
buyer | a buyer | a person who pays for a thing and gets it | The ____ pays, and the seller takes the money. | A man pays three dollars and takes home the plant. | seller
seller | a seller | a person who gives you a thing for money | The ____ of lemonade took my coins and gave me a cup. | Mia has a lemonade stand and gives out cups for coins. | buyer
saving | saving | keeping money to use later | By ____ one coin each week, I can get a bike later. | Ben puts one dollar in a jar each week for later. |
spending | spending | using money to buy things now | If we keep ____, no money will be left. | Tia uses all her coins to get gum right now. |
factory | a factory | a big building where many things are made | Machines in the ____ make ten thousand crayons a day. | In a big building, machines make ten thousand crayons a day. |
farmer | a farmer | a person who grows food to sell | The ____ planted corn and fed the pigs. | She plants corn in her fields and sells it in fall. |
gift | a gift | a thing that someone gives you for free | Grandma sent me a ____, so I paid nothing for it. | Grandma sends a scarf and wants nothing back for it. |
`,
    questions: `
question | level | answer | w1 | w2 | w3 | why
Which of these is a need? | easy | Water | A toy car | A game | Gum | People cannot live without water.
Which of these is a want? | easy | A video game | Food | Water | A home | You can live without a video game.
Which of these is a good? | medium | A pair of shoes | A haircut | A bus ride | A swim class | You can touch shoes. The other three are work that people do for you.
Which of these can you buy but not hold in your hand? | medium | A haircut | A bike | A sandwich | A book | A haircut is work that someone does for you.
What can you buy with the most? | easy | A dollar | A dime | A penny | A nickel | A dollar is worth one hundred pennies.
Which coin is worth ten cents? | easy | Dime | Penny | Nickel | Quarter | A dime is ten cents.
You have one dollar. The toy costs two. What can you do? | medium | Save until you have two | Take the toy | Pay just one | Rip off the price | If you save, you can pay the whole price later.
Who grows the wheat in our bread? | easy | A farmer | A banker | A driver | A painter | A farmer grows wheat, and a baker makes the bread.
Who makes bread to sell? | easy | A baker | A dentist | A farmer | A pilot | A baker makes bread from flour.
Why do most grown-ups work? | easy | To earn money | To get more toys | To stay up late | To miss lunch | With the money they earn, they buy what they need.
You pick the apple and not the grapes. What did you give up? | hard | The grapes | The apple | The apple and the grapes | Nothing at all | When you choose one thing, you give up the other one.
What comes first for a loaf of bread? | hard | Wheat grows | Flour is made | Dough is baked | Bread is sold | Wheat is made into flour, and flour into dough.
Ana wants to save. What should she do with her dollar? | medium | Put it in the bank | Buy gum with it | Give it away | Use it for a game | Money in a bank is safe until she needs it.
Six kids want the last two cookies. What is the problem? | hard | There are too few for all | The cookies are too big | Nobody likes cookies | There are too many kids’ toys | We cannot all have all that we want.
Why might two kids trade snacks? | hard | Each likes the other’s snack more | Each likes only his own snack | Each wants to have nothing | Each wants less to eat | After a good trade both are happier.
`,
  }),
  ...defineLesson('young', {
    ...{ id: 'early', grades: ['1-2', '3-4'], source, year },
    words: `
word | named | meaning | gap | scene | also
product | a product | a thing that is made or grown to be sold | The truck brings each new ____ to the shop to be sold. | A truck brings shirts, milk, and lamps to a shop. |
producer | a producer | a person who makes goods or does services | A shoemaker is a ____ of shoes. | Mr. Hill makes chairs in his shop and sells them. |
consumer | a consumer | a person who buys and uses things | Each ____ in the shop looked for a low price. | Dana buys a lunch box and uses it at school. | product
budget | a budget | a plan for how to use money | Our family’s ____ says how much we can use for food. | We write down how much we will use for food and for fun. |
choice | a choice | what you pick when you cannot have it all | I had five dollars, so I made a ____ between book and ball. | Eli can get a book or a ball, and he picks the ball. |
scarcity | scarcity | having too little for what everyone wants | With one swing for ten kids, there is ____. | Ten kids want to ride, but the park has one swing. |
income | income | money that a person earns | Her ____ comes from teaching school. | A teacher earns money each month. |
business | a business | a group that sells things to earn money | My aunt runs a ____ that sells cakes. | My aunt and two helpers bake cakes and sell them. | profit;producer
profit | profit | the money left after all costs are paid | After all costs, our lemonade stand made a ____ of five dollars. | After we paid for lemons and cups, five dollars were left for us. | business
coin | a coin | a round piece of metal used as money | A dime is a ____ made of metal. | A round piece of metal shows a president and says “one cent.” |
loan | a loan | money that you get now and must pay back | The bank gave us a ____ for the house, and we pay it back. | Pat gets two dollars from Sue and must pay them back. |
market | a market | a place for buyers and sellers to meet | Farmers sell fresh fruit at the ____ on Saturday. | On Saturday, farmers set up stands, and people come to buy. |
natural resource | a natural resource | a thing from the earth that people use | Water is a ____ that people take from the earth. | People cut trees and dig up coal to use them. |
tool | a tool | a thing that helps you do work | A hammer is a ____ that helps a builder work. | A hammer helps Ray hit nails as he works. |
barter | barter | swapping things without any money | Before there was money, people used ____ to get what they needed. | Long ago, a man swapped two hens for a bag of corn. |
ad | an ad | a message that tries to make people buy something | The ____ on TV made me want the new cereal. | A TV message says, “Kids love Zip cereal! Get some today!” |
skill | a skill | something that a person knows how to do well | Baking bread is a ____ that takes time to learn. | Ivy learned to sew and can now mend any hole. |
donation | a donation | money or things that you give to help others | We made a ____ of ten cans to the food bank. | Our class gives ten cans of soup to help hungry families. |
`,
    questions: `
question | level | answer | w1 | w2 | w3 | why
Why do people use money and not barter? | hard | Everyone will take money | Money tastes better | Barter is against the law | Money is heavier than goods | With barter you must find a person who wants just what you have.
A toy costs $8. You have $5. How much more must you save? | easy | $3 | $2 | $5 | $13 | You need 3 more, because 5 and 3 make 8.
Which of these is a natural resource? | easy | A river | A car | A shirt | A phone | A river is part of nature. People made the other three.
Which worker does a service? | medium | A bus driver | A shoemaker | A chair maker | A toy maker | A bus driver takes people places. The others make goods.
Which worker makes a good? | medium | A baker | A doctor | A teacher | A barber | A baker makes bread. The others do services.
Your budget has $10 for fun. A movie costs $12. What is wise? | medium | Save more first | Buy the ticket | Spend food money | Take out a loan | A plan only helps if you stick to it.
Why do people put money in a bank? | easy | It is safe and can grow | It turns into gold | It gets lost there | It cannot be taken out | A bank keeps money safe and may pay you some more for it.
What happens to a shop if nobody buys there? | medium | It must close | It grows bigger | It gets more pay | It raises pay for all | A shop needs buyers to pay its costs.
Lemons cost more this week. What may a lemonade seller do? | hard | Raise her price | Give lemonade away | Buy more lemons than before | Use bigger cups | If her costs go up, she must ask for more to earn as much.
Who pays for a public library? | easy | All of us, with taxes | The kids who read | The people who write books | The shop next door | Taxes pay for things that all people share.
One worker cuts, one sews, one irons. Why do they share the work? | hard | Shirts get done faster | Shirts get bigger | All must rest | Nobody has a skill | Each worker gets good at one part of the work.
A shop has ten balls, and no one wants them. What may the price do? | hard | Go down | Go up | Double | Turn into coins | A lower price may make people want to buy.
Which of these is needed to make bread? | easy | Flour | Paint | Nails | Sand | Bread is made from flour and water.
Which of these would be an income? | medium | Pay for walking dogs | A bill for shoes | The price of a hat | A lost dime | Income is money that comes in.
Why can a city not build all that its people want? | hard | Its money is limited | It has no people | It has no streets | It may not build | Cities must choose, too, because they cannot pay for it all.
`,
  }),
];
