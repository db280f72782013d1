import { defineLesson } from '#services/learning/questions/facts/social-studies/lesson-forms.ts';

const source = 'Center for Civic Education: National Standards for Civics and Government';
const year = 2014;

/** For grades 1 to 4. */
export const earlyCitizenshipForms = [
  ...defineLesson('young', {
    ...{ id: 'first', grades: ['1-2'], source, year },
    words: `
word | named | meaning | gap | scene | also
sharing | sharing | letting others use what you have | By ____ my crayons, I let Mia use them too. | Max lets Zoe use half of his blocks. |
honesty | honesty | telling the truth | It takes ____ to tell the truth when you did wrong. | Lily says, “I broke the cup,” and it is true. | apology
respect | respect | treating others as people who matter | We show ____ when we treat all people as if they matter. | Omar speaks to each person in a polite way. | politeness
turn | a turn | your time to do a thing | Wait in line until it is your ____ to go down the slide. | Ruby waits in line, and now it is her time on the swing. |
teamwork | teamwork | working well with a group | With ____, four of us moved the heavy bench. | Five kids lift one big box as a group. |
promise | a promise | words that say you will surely do a thing | I made a ____ to feed the cat, so I will do it. | “I will surely call you tonight,” says Jay. |
apology | an apology | words that say you are sorry | After he stepped on my foot, his ____ was “I am sorry.” | “I am sorry that I bumped you,” says Will. | honesty;politeness
politeness | politeness | speaking and acting in a nice way | It shows ____ to say “please” when you ask. | Nora says “please” and “thank you” at lunch. | respect;apology
chore | a chore | a small job that you do at home | My ____ at home is to set the table. | Each day Finn sets the table for Mom. | helper
friend | a friend | someone you like and play with | My best ____ likes to play with me. | Kai likes Luz, and they play every day. |
bully | a bully | someone who is mean to others again and again | The ____ was mean to Tim each day, so we told a teacher. | A big kid is mean to Tim day after day. |
litter | litter | trash that people drop on the ground | We picked up the ____ that people dropped in the park. | Cans and wrappers lie on the grass in the park. | recycling
recycling | recycling | using old things again to make new ones | We put cans in the blue bin for ____. | Old cans go in the blue bin and turn into new cans. | litter
helper | a helper | someone who makes a job easier for you | I was Dad’s ____ and held the ladder for him. | Sol holds the door for a man with his arms full. | chore;politeness;respect
line | a line | a row of people who wait one after another | We stood in a ____ at the water fountain. | Ten kids stand one after another at the fountain. | turn
courage | courage | doing the right thing when you are scared | It took ____ to speak up when I was scared. | Ada is scared, but she speaks up for the new girl. |
lie | a lie | words that you know are not true | I said the dog ate my cake, but it was a ____. | Rob ate the cake, but he says the dog did it. |
fairness | fairness | giving each person an equal chance | For the sake of ____, each team has the same number of kids. | Both teams get the same number of kids and balls. | turn
`,
    questions: `
question | level | answer | w1 | w2 | w3 | why
You find a lost coat at school. What should you do? | easy | Take it to the office | Wear it home | Hide it | Drop it outside | The owner can find the coat in the office.
A new girl comes to class. What is kind? | easy | Ask her to play | Laugh at her | Turn away | Take her chair | A new child may feel alone, so we ask her in.
You spilled milk on the floor. What should you do? | easy | Clean it up | Run away | Blame a friend | Leave it there | We fix what we did, so that no one slips.
Two kids want the same ball. What is fair? | easy | Take turns | Grab it | Throw it away | Yell louder | When kids take turns, both can play.
A friend tells you a sad story. What should you do? | easy | Listen | Laugh | Walk away | Hum a song | A good friend listens.
What should you do with a candy wrapper? | easy | Put it in a trash can | Drop it on the grass | Hide it in a bush | Leave it on the bus | We all keep our town clean.
Your teacher is talking. What is polite? | easy | Listen and look at her | Talk to a friend | Play a drum | Walk around | It is easier to learn when only one person talks.
You see a bully push a boy. What is the best thing to do? | medium | Tell a grown-up | Push the boy too | Laugh | Hide your eyes | A grown-up can help to keep everyone safe.
Your team lost the game. What is a good thing to say? | medium | “Good game!” | “You cheated!” | “I quit!” | “We are the best!” | Good losers are kind to the winners.
Why do we say sorry? | medium | To make things right | To get a toy | To win a game | To make noise | When we are sorry, we can be friends again.
You told Mom you would feed the fish. What should you do? | medium | Feed the fish | Wait for Mom to do it | Ask the cat | Say you forgot | When we keep our word, others can trust us.
Which of these helps your town? | medium | Picking up trash | Riding over flowers | Painting on a bench | Wasting water | A clean town is nicer for all.
Someone has a wheelchair and the door is closed. What could you ask? | hard | “May I help you?” | “Why are you slow?” | “May I have a ride?” | “Can you run?” | Ask first. Then you help in the way the person wants.
You think a class rule is not fair. What can you do? | hard | Talk with the teacher | Break the rule | Tear up the rule | Stay home | Good citizens use words to change a rule.
Your friend wants you to look at her test. What do you do? | hard | Say no | Look just once | Swap papers | Look when it is dark | Each child’s test must show what that child knows.
`,
  }),
  ...defineLesson('young', {
    ...{ id: 'early', grades: ['1-2', '3-4'], source, year },
    words: `
word | named | meaning | gap | scene | also
duty | a duty | a thing you must do because others count on you | It is my ____ to feed the dog, and he counts on me. | The dog counts on Ella, so she feeds him each day. |
volunteer | a volunteer | a person who helps without pay | A ____ gets no pay for helping at the animal shelter. | Gus helps at the shelter each week and takes no pay. | 
freedom | freedom | being able to choose for yourself | Because of ____, we may choose what to read. | In our land, people choose what to read and where to live. |
fair vote | a fair vote | a count that gives each person one choice | In a ____, each kid picks just once. | Each kid picks one game on a slip, and we count the slips. |
compromise | a compromise | a deal that has each side give up a bit | We made a ____: first your game, then mine. | Jo wants tag and Al wants chess, so they play ten minutes of each. | cooperation
patriot | a patriot | a person who loves and helps their country | A ____ loves this country and works to make it better. | Nan loves her country, flies its flag, and helps it. |
veteran | a veteran | a person who once served in the army or navy | My grandpa was in the army long ago, so he is a ____. | My grandpa was once in the navy. |
hero | a hero | a person we look up to for brave deeds | The girl who saved two children was a ____. | A girl ran into the smoke and saved two babies. |
equality | equality | the same rights for every person | We believe in ____, so all people have the same rights. | Rich or poor, tall or short, all have the same rights. |
peacemaker | a peacemaker | a person who helps others end a fight | Ravi is a ____, because he helps kids stop a fight. | Two boys fight, and Ravi helps them to talk and shake hands. | compromise
immigrant | an immigrant | a person who comes from another land to stay here | Each new ____ came on a ship to live here. | Rosa’s mother came here from Peru to stay. |
Statue of Liberty | the Statue of Liberty | the tall New York lady who stands for freedom | The ____ holds up her torch in New York. | A tall, green lady in a harbor holds up a torch. |
Veterans Day | Veterans Day | the November day to thank those who served | On ____, in November, we thank those who served our land. | In November we thank those who once wore a uniform for us. | veteran
petition | a petition | a paper that many people sign to ask for a change | Sixty people signed the ____ to ask for a park. | Sixty people sign a paper that asks the city for a park. |
tolerance | tolerance | letting others be different from you | With ____, we let others dress and pray in their own way. | Ned eats no meat and Pia does, and each is fine with that. |
cooperation | cooperation | working together for one goal | With ____ from all of us, the garden was ready by noon. | One digs, one plants, and one waters, so the garden is done. |
privacy | privacy | the right to keep some things to yourself | I did not read her diary, because she has a right to ____. | Sue closes her diary, and her brother does not open it. |
safety | safety | being free from harm | For ____, look both ways, so that no car can harm you. | We look both ways, so no car can harm us. |
`,
    questions: `
question | level | answer | w1 | w2 | w3 | why
What makes someone a good citizen? | easy | Helping and being fair | Being tall | Having many toys | Winning each race | Good citizens care for others and for their town.
What do we do during the Pledge of Allegiance? | easy | Stand and face the flag | Sit and eat lunch | Run in a circle | Close the door | Most people also put a hand on the heart.
Which holiday honors a man who worked for equal rights? | medium | Martin Luther King Jr. Day | Groundhog Day | Thanksgiving | New Year’s Day | Dr. King led peaceful marches for equal rights.
What do we remember on Memorial Day? | hard | People who died serving our country | The first day of school | The birthday of the flag | The end of winter | In May we honor those who lost their lives in the armed forces.
What do we celebrate on the Fourth of July? | easy | The birthday of our country | The first day of summer | The first Thanksgiving | The end of school | On July 4, 1776, the United States said it was free.
What can a class do to help hungry families? | easy | Collect cans of food | Eat more snacks | Make a snowman | Skip lunch | A food drive brings food to people who need it.
How did Rosa Parks help make laws fair? | medium | She would not give up her bus seat | She built a new bus | She became a queen | She wrote a dictionary | Her brave act led people to work for fair bus rules.
What did Ruby Bridges do when she was six? | hard | She went to a school that had been only for white children | She flew a plane over the ocean | She was a judge in a big city | She drew the first American flag | In 1960 she bravely walked into her new school in New Orleans.
What did Susan B. Anthony work for? | hard | Votes for women | More trains | A taller Capitol | Free phones | In her time, women were not allowed to vote.
A park has a sign: Keep off the new grass. Why? | easy | The grass needs time to grow | The grass is painted | The park is for birds only | The sign is lost | The rule helps the park stay nice for all.
Your town has little water this summer. What would help? | medium | Taking short showers | Washing the car each day | Letting the tap run | Filling a pool | Good citizens use less when there is not enough.
Which of these is a right? | medium | Saying what you think | Cleaning your desk | Feeding your cat | Taking out the trash | A right is something you may do. The other three are jobs.
Which of these is a duty of a student? | medium | Doing homework | Getting a snack | Playing outside | Watching a show | A duty is something you should do.
You want a crosswalk near your school. Whom could your class write to? | medium | The city council | A movie star | A bus company | The post office | The city council decides about streets in the city.
Why should you hear both sides of a fight? | hard | Each may know something new | The louder one is right | It makes the fight longer | One side never talks | You can be fair only if you know what both saw.
`,
  }),
];
