/**
 * The topics with questions, and other words with which people name them. Those of practice are in the order of the
 * specification, section 3, and after them our own.
 */
import type { QuestionSubject } from '#events/values/shapes.ts';

export interface Topic {
  /** As shown to students. */
  readonly name: string;
  readonly synonyms: readonly string[];
}

export const topicsBySubject: Readonly<Record<QuestionSubject, readonly Topic[]>> = {
  math: [
    { name: 'Addition', synonyms: ['adding', 'plus', 'sums'] },
    { name: 'Subtraction', synonyms: ['subtracting', 'minus', 'taking away'] },
    { name: 'Multiplication', synonyms: ['multiplying', 'times', 'times tables', 'time tables'] },
    { name: 'Division', synonyms: ['dividing', 'remainders'] },
    { name: 'Fractions', synonyms: ['numerators', 'denominators'] },
    { name: 'Decimals', synonyms: ['percents', 'percentages', 'money'] },
    { name: 'Geometry', synonyms: ['shapes', 'angles', 'perimeter', 'area', 'volume', 'triangles', 'circles'] },
    { name: 'Algebra', synonyms: ['equations', 'expressions', 'patterns', 'sequences'] },
    { name: 'Time', synonyms: ['telling time', 'clock', 'clocks', 'hours', 'minutes'] },
    {
      name: 'Graphs and Data',
      synonyms: ['graphs', 'bar graphs', 'charts', 'data', 'statistics', 'averages', 'probability'],
    },
  ],
  english: [
    {
      name: 'Grammar',
      synonyms: ['nouns', 'verbs', 'adjectives', 'adverbs', 'pronouns', 'tenses', 'parts of speech', 'sentences'],
    },
    { name: 'Spelling', synonyms: ['spelling words', 'spell', 'homophones'] },
    { name: 'Reading Comprehension', synonyms: ['reading', 'comprehension', 'main idea', 'passages', 'inference'] },
    { name: 'Vocabulary', synonyms: ['vocab', 'word meanings', 'synonyms', 'antonyms', 'definitions', 'prefixes'] },
    { name: 'Writing', synonyms: ['essays', 'paragraphs', 'composition', 'topic sentences', 'thesis'] },
    { name: 'Punctuation', synonyms: ['commas', 'apostrophes', 'quotation marks', 'capitalization', 'periods'] },
  ],
  science: [
    { name: 'Plants', synonyms: ['photosynthesis', 'flowers', 'trees', 'seeds', 'botany'] },
    { name: 'Animals', synonyms: ['mammals', 'birds', 'reptiles', 'insects', 'habitats', 'zoology', 'food chains'] },
    { name: 'Weather', synonyms: ['climate', 'storms', 'rain', 'clouds', 'water cycle', 'meteorology'] },
    { name: 'Solar System', synonyms: ['planets', 'space', 'astronomy', 'moon', 'sun', 'stars'] },
    { name: 'Matter', synonyms: ['solids liquids and gases', 'states of matter', 'density', 'mixtures'] },
    { name: 'Energy', synonyms: ['heat', 'electricity', 'forces', 'motion', 'light', 'sound', 'physics'] },
    { name: 'Cells', synonyms: ['biology', 'mitosis', 'organelles', 'microscopes', 'genetics', 'dna'] },
    {
      name: 'Chemistry',
      synonyms: ['atoms', 'elements', 'periodic table', 'chemical reactions', 'acids', 'molecules'],
    },
  ],
  'social-studies': [
    { name: 'Community', synonyms: ['neighborhoods', 'community helpers', 'cities and towns'] },
    { name: 'Government', synonyms: ['congress', 'constitution', 'branches of government', 'laws', 'elections'] },
    { name: 'Economics', synonyms: ['money', 'supply and demand', 'trade', 'goods and services', 'markets'] },
    { name: 'Culture', synonyms: ['traditions', 'holidays', 'religions', 'customs', 'languages'] },
    { name: 'Geography', synonyms: ['maps', 'globes', 'regions', 'landforms', 'us states'] },
    { name: 'Citizenship', synonyms: ['citizens', 'rights', 'voting', 'bill of rights', 'responsibilities', 'civics'] },
  ],
  history: [
    {
      name: 'Ancient Civilizations',
      synonyms: ['ancient egypt', 'egypt', 'greece', 'rome', 'mesopotamia', 'romans', 'greeks', 'pyramids'],
    },
    {
      name: 'American History',
      synonyms: ['civil war', 'us history', 'american revolution', 'westward expansion', 'civil rights', 'slavery'],
    },
    { name: 'World Wars', synonyms: ['world war 1', 'world war 2', 'ww1', 'ww2', 'wwi', 'wwii', 'holocaust'] },
    { name: 'Presidents', synonyms: ['washington', 'lincoln', 'jefferson', 'roosevelt', 'white house'] },
    {
      name: 'Colonial Times',
      synonyms: ['colonies', 'pilgrims', 'jamestown', 'thirteen colonies', 'colonial america'],
    },
  ],
  geography: [
    { name: 'Continents', synonyms: ['africa', 'asia', 'europe', 'antarctica', 'north america', 'south america'] },
    { name: 'Countries', synonyms: ['nations', 'flags', 'borders'] },
    { name: 'Capitals', synonyms: ['capital cities', 'state capitals', 'states', 'us states'] },
    { name: 'Oceans', synonyms: ['seas', 'atlantic', 'pacific', 'coasts', 'islands'] },
    { name: 'Mountains', synonyms: ['mountain ranges', 'himalayas', 'rocky mountains', 'volcanoes', 'mount everest'] },
    { name: 'Rivers', synonyms: ['nile', 'amazon', 'mississippi', 'lakes'] },
  ],
  physics: [
    { name: 'Forces and Motion', synonyms: ['forces', 'motion', 'gravity', 'speed', 'friction', 'newton', 'momentum'] },
    { name: 'Light and Sound', synonyms: ['light', 'sound', 'waves', 'optics', 'color', 'mirrors', 'lenses'] },
    {
      name: 'Electricity and Magnetism',
      synonyms: ['electricity', 'magnetism', 'magnets', 'circuits', 'current', 'voltage'],
    },
    { name: 'Heat and Temperature', synonyms: ['heat', 'temperature', 'thermodynamics', 'thermal energy'] },
  ],
  chemistry: [
    {
      name: 'Atoms and Elements',
      synonyms: ['atoms', 'elements', 'periodic table', 'protons', 'electrons', 'isotopes'],
    },
    { name: 'Mixtures and Solutions', synonyms: ['mixtures', 'solutions', 'dissolving', 'solubility', 'filtration'] },
    {
      name: 'Chemical Reactions',
      synonyms: ['reactions', 'chemical change', 'combustion', 'balancing equations', 'bonds'],
    },
    { name: 'Acids and Bases', synonyms: ['acids', 'bases', 'ph', 'neutralization', 'indicators'] },
  ],
  biology: [
    { name: 'Living Things', synonyms: ['classification', 'cells', 'organisms', 'plants', 'animals'] },
    { name: 'Human Body', synonyms: ['body', 'organs', 'anatomy', 'digestion', 'heart', 'bones', 'muscles'] },
    { name: 'Ecosystems', synonyms: ['ecology', 'food webs', 'food chains', 'habitats', 'environment'] },
    { name: 'Genetics and Heredity', synonyms: ['genetics', 'heredity', 'dna', 'genes', 'evolution', 'traits'] },
  ],
  literature: [
    { name: 'Stories and Characters', synonyms: ['stories', 'characters', 'plot', 'setting', 'fables', 'fairy tales'] },
    { name: 'Poetry', synonyms: ['poems', 'rhyme', 'meter', 'haiku', 'sonnets'] },
    { name: 'Literary Devices', synonyms: ['metaphor', 'simile', 'figurative language', 'irony', 'symbolism'] },
    { name: 'Classic Books', synonyms: ['classics', 'novels', 'authors', 'shakespeare', 'american literature'] },
  ],
  art: [
    { name: 'Color', synonyms: ['colors', 'color wheel', 'primary colors', 'shades'] },
    { name: 'Drawing and Painting', synonyms: ['drawing', 'painting', 'perspective', 'watercolor', 'sketching'] },
    { name: 'Famous Artists', synonyms: ['artists', 'painters', 'van gogh', 'picasso', 'leonardo da vinci', 'monet'] },
    { name: 'Sculpture and Architecture', synonyms: ['sculpture', 'architecture', 'statues', 'buildings', 'pottery'] },
  ],
};
