import type { FactRow, FactTable } from '#services/learning/questions/facts/fact-table.ts';

/** A sight of a capital; there is one for each capital. `key` is the key of the country. */
export interface CapitalSight extends FactRow {
  /** Asks for the capital. */
  readonly ask: string;
  readonly sight: string;
  readonly why: string;
}

export const capitalSights: FactTable<CapitalSight> = {
  source: 'Britannica Kids; National Geographic Kids: Countries',
  year: 2024,
  rows: [
    {
      key: 'united-kingdom',
      ask: 'A king rides past Big Ben and Buckingham Palace. Which capital is it?',
      sight: 'Buckingham Palace',
      why: 'Buckingham Palace is the home of the king or queen in London.',
    },
    {
      key: 'france',
      ask: 'Which capital has the Eiffel Tower?',
      sight: 'The Eiffel Tower',
      why: 'The Eiffel Tower stands in Paris, the capital of France.',
    },
    {
      key: 'italy',
      ask: 'Long ago, fighters met in a round arena, the Colosseum. Which capital has it?',
      sight: 'The Colosseum',
      why: 'The Colosseum is a huge old arena in Rome, the capital of Italy.',
    },
    {
      key: 'greece',
      ask: 'The Parthenon is a temple on a hill. Which capital is below it?',
      sight: 'The Parthenon',
      why: 'The Parthenon stands on a hill in Athens, the capital of Greece.',
    },
    {
      key: 'germany',
      ask: 'A wall once cut this capital in two. The Brandenburg Gate was beside it. Which one?',
      sight: 'The Brandenburg Gate',
      why: 'The Berlin Wall divided Berlin until 1989.',
    },
    {
      key: 'russia',
      ask: 'Which capital has Red Square?',
      sight: 'Red Square',
      why: 'Red Square is in Moscow, the capital of Russia.',
    },
    {
      key: 'united-states',
      ask: 'In which capital does the president live in the White House?',
      sight: 'The White House',
      why: 'The White House is in Washington, D.C.',
    },
    {
      key: 'china',
      ask: 'In which capital is the old palace called the Forbidden City?',
      sight: 'The Forbidden City',
      why: 'The emperors of China lived in the Forbidden City in Beijing.',
    },
    {
      key: 'egypt',
      ask: 'Which capital is near the pyramids of Giza and the Sphinx?',
      sight: 'The museum with the gold of King Tut',
      why: 'Giza is right next to Cairo, the capital of Egypt.',
    },
    {
      key: 'netherlands',
      ask: 'This capital in the Netherlands has more than 100 canals. Which one is it?',
      sight: 'The house of Anne Frank',
      why: 'Amsterdam has more than 100 canals.',
    },
    {
      key: 'denmark',
      ask: 'A statue of the Little Mermaid sits by the water. Which capital is it?',
      sight: 'The statue of the Little Mermaid',
      why: 'The Little Mermaid sits in the harbor of Copenhagen in Denmark.',
    },
    {
      key: 'austria',
      ask: 'Mozart lived in this capital, known for its music. Which one is it?',
      sight: 'The Spanish Riding School with white horses',
      why: 'Vienna is the capital of Austria. Mozart lived and worked there.',
    },
    {
      key: 'spain',
      ask: 'Which capital in Spain has a huge royal palace?',
      sight: 'The palace of the king of Spain',
      why: 'The royal palace of Spain is in Madrid.',
    },
    {
      key: 'kenya',
      ask: 'Which capital in Africa has a park with wild lions beside it?',
      sight: 'A park with wild lions beside tall buildings',
      why: 'Nairobi National Park is beside Nairobi, the capital of Kenya.',
    },
    {
      key: 'norway',
      ask: 'The king of Norway lives in a palace in this capital. Which one is it?',
      sight: 'A park with 200 statues of people',
      why: 'Oslo is the capital of Norway. It has a park full of statues.',
    },
    {
      key: 'ireland',
      ask: 'Which capital on the River Liffey is the home of many Irish writers?',
      sight: 'A very old book called the Book of Kells',
      why: 'Dublin is the capital of Ireland.',
    },
    {
      key: 'japan',
      ask: 'The emperor of Japan lives in this capital. Which one is it?',
      sight: 'A palace with a moat and the emperor in it',
      why: 'Tokyo is the capital of Japan. The emperor lives there.',
    },
    {
      key: 'india',
      ask: 'The India Gate is a tall arch in this capital. Which one is it?',
      sight: 'The India Gate',
      why: 'New Delhi is the capital of India.',
    },
    {
      key: 'thailand',
      ask: 'In which capital do boats sell food on canals near golden temples?',
      sight: 'The Temple of the Emerald Buddha',
      why: 'Bangkok is the capital of Thailand.',
    },
    {
      key: 'south-korea',
      ask: 'Which capital was home to the kings of Korea and the 1988 Olympic Games?',
      sight: 'A palace of the old kings of Korea',
      why: 'Seoul is the capital of South Korea.',
    },
    {
      key: 'mexico',
      ask: 'Which capital was built where the Aztec city stood?',
      sight: 'Ruins of a great Aztec temple',
      why: 'Mexico City stands on the ruins of the Aztec capital.',
    },
    {
      key: 'argentina',
      ask: 'The tango is a dance from a capital in South America. Which one?',
      sight: 'The pink house of Argentina’s president',
      why: 'The tango began around Buenos Aires, the capital of Argentina.',
    },
    {
      key: 'peru',
      ask: 'Which capital is on the coast of Peru?',
      sight: 'The palace of Peru’s president',
      why: 'Lima is the capital of Peru. It is near the Pacific Ocean.',
    },
    {
      key: 'cuba',
      ask: 'Old cars from the 1950s drive around in this island capital. Which one is it?',
      sight: 'Many old cars in bright colors',
      why: 'Havana is the capital of Cuba.',
    },
    {
      key: 'canada',
      ask: 'People skate on a long frozen canal in this capital. Which one is it?',
      sight: 'The parliament of Canada',
      why: 'The Rideau Canal in Ottawa becomes a very long skating rink.',
    },
    {
      key: 'australia',
      ask: 'Which capital is between Sydney and Melbourne?',
      sight: 'The parliament of Australia',
      why: 'Canberra was built to be the capital of Australia.',
    },
    {
      key: 'new-zealand',
      ask: 'Which capital is on a windy coast in New Zealand?',
      sight: 'A cable car above a windy harbor',
      why: 'Wellington is the capital of New Zealand. It is very windy.',
    },
    {
      key: 'turkey',
      ask: 'Istanbul is big, but it is not the capital of Turkey. Which city is?',
      sight: 'The tomb of Atatürk',
      why: 'Ankara is the capital of Turkey. Istanbul is larger, but it is not the capital.',
    },
    {
      key: 'jamaica',
      ask: 'The singer Bob Marley lived in this capital on an island. Which one is it?',
      sight: 'The museum of the singer Bob Marley',
      why: 'Kingston is the capital of Jamaica.',
    },
    {
      key: 'sweden',
      ask: 'Which capital in Sweden lies on 14 islands?',
      sight: 'An old ship called the Vasa',
      why: 'Stockholm is the capital of Sweden. It has many bridges.',
    },
  ],
};
