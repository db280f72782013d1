import { splitCell } from '#services/learning/questions/facts/english/split-cell.ts';
import { defineForm, type FactForm } from '#services/learning/questions/facts/fact-form.ts';
import type { GradePair } from '#services/learning/questions/facts/fact-question.ts';
import { readVersions } from './punctuated-sentences.ts';

const versions12 = readVersions(`
The dog ran. | the dog ran. / the Dog ran. / The dog ran | A sentence begins with a capital letter and ends with a mark.
Is it cold? | is it cold? / Is it cold. / Is It cold? | A question begins with a capital letter and ends with a question mark.
Look out! | look out! / Look Out! / Look out? | It begins with a capital letter and shows strong feeling.
My cat is Fluff. | my cat is Fluff. / My cat is fluff. / My Cat is Fluff. | A name begins with a capital letter.
Mrs. Lee is nice. | mrs. Lee is nice. / Mrs. lee is nice. / Mrs, Lee is nice. | “Mrs.” has a capital letter and a period.
I see Dr. Cruz. | I see Dr Cruz? / I see dr. Cruz. / i see Dr. Cruz. | “Dr.” has a capital letter and a period.
We met Mr. Kim. | We met Mr, Kim. / We met mr. Kim. / we met Mr. Kim. | “Mr.” has a capital letter and a period.
Who has my hat? | Who has my hat. / who has my hat? / Who Has my hat? | A question ends with a question mark.
Tim and Jo swim. | Tim and jo swim. / tim and Jo swim. / Tim and Jo Swim. | Each name begins with a capital letter.
She is in New York. | She is in new York. / She is in New york. / she is in New York. | Both words of “New York” begin with a capital letter.
`);

const versions34 = readVersions(`
“I am ready,” said Kim. | “I am ready” said Kim. / “I am ready, said Kim.” / I am ready, “said Kim.” | The marks go around what Kim said, with the comma inside.
Dad said, “Dinner is ready.” | Dad said “dinner is ready.” / Dad said, “Dinner is ready”. / “Dad said, Dinner is ready.” | The spoken words begin with a capital letter, and the period is inside.
“Are you cold?” asked Mom. | “Are you cold,” asked Mom? / “Are you cold?” Asked Mom. / “Are you cold? asked Mom.” | The question mark stays with the spoken question.
“Watch out!” yelled Pedro. | “Watch out,” yelled Pedro! / “Watch out!” Yelled Pedro. / “Watch out! yelled Pedro.” | The exclamation point stays with the spoken words.
“We won,” she said, “so let us sing.” | “We won,” she said, so let us sing. / “We won, she said, so let us sing.” / “We won” she said “so let us sing.” | The marks close before “she said” and open again after it.
My favorite poem is “Snow.” | My favorite poem is Snow. / My favorite poem is “snow.” / My favorite “poem” is Snow. | Quotation marks go around the title of a poem.
We sang “Yankee Doodle.” | We sang “yankee doodle.” / We sang Yankee Doodle”. / “We sang” Yankee Doodle. | Quotation marks go around the title of a song.
The school is at 12 Elm St. | The school is at 12 Elm st. / The school is at 12 Elm St, / The school is at 12 elm St. | “St.” is short for “Street” and has a capital letter and a period.
Dear Uncle Ray, | Dear uncle Ray, / dear Uncle Ray, / Dear Uncle Ray. | The words of a greeting begin with capital letters, and a comma ends it.
Your friend, | Your friend. / your Friend, / Your, friend | Only the first word of the goodbye takes a capital letter, and a comma ends it.
We read Frog and Toad Together. | We read frog and toad together. / We read Frog And Toad together. / we read Frog and toad Together. | The important words of a title begin with capital letters.
The meeting is at 3:30 today. | The meeting is at 3;30 today. / The meeting is at 3,30 today. / The meeting is at 3’30 today. | A colon parts the hours from the minutes.
`);

const versions56 = readVersions(`
“If it rains,” said Ty, “we stay home.” | “If it rains,” said Ty, “We stay home.” / “If it rains, said Ty, we stay home.” / “If it rains” said Ty “we stay home.” | The second part goes on with the same sentence, so it has no capital letter.
Did you read the poem “Fog”? | Did you read the poem “Fog?”. / Did you read the poem Fog? / Did you read the poem “fog”? | The whole sentence asks, so the question mark is outside the marks.
“Who is there?” she asked. | “Who is there,” she asked? / “Who is there?” She asked. / “Who is there?,” she asked. | The question mark replaces the comma inside the marks.
My aunt (the one from Rome) is here. | My aunt (the one from Rome is here). / My aunt the (one from Rome) is here. / (My aunt the one from Rome) is here. | The parentheses hold just the words that could be left out.
The tiger (Panthera tigris) is endangered. | The tiger (Panthera) tigris is endangered. / The (tiger Panthera tigris) is endangered. / The tiger Panthera (tigris is endangered). | The parentheses hold just the added name.
He wanted one thing—freedom. | He wanted—one thing freedom. / He—wanted one thing freedom. / He wanted one—thing freedom. | A dash stresses the word that the sentence leads up to.
My bike—the red one—was stolen. | My bike—the red one was stolen. / My bike the red one—was stolen. / My—bike the red one—was stolen. | A pair of dashes sets off words that interrupt.
Her story “The Lost Dog” won. | Her “story” The Lost Dog won. / Her story “The Lost Dog won.” / Her story The Lost Dog won. | Quotation marks go around the title of a short story.
Lee asked if we were cold. | Lee asked, “If we were cold.” / Lee asked if we were cold? / Lee asked, if we were cold. | A reported question is not in the speaker’s own words and ends with a period.
She said that she was tired. | She said, “That she was tired.” / She said that, she was tired. / She said “that she was tired.” | Reported speech takes no quotation marks.
We left at 6:15 a.m. on Monday. | We left at 6;15 a.m. on Monday. / We left at 6:15 a.m. on monday. / We left at 6.15 am. on Monday. | A colon parts the hours from the minutes, and a day takes a capital letter.
Dear Principal Adams: | dear Principal Adams: / Dear principal Adams: / Dear Principal Adams; | A colon ends the greeting of a formal letter, and a title before a name takes a capital letter.
`);

const versions78 = readVersions(`
“I think,” said Ann, “that we are lost.” | “I think,” said Ann, “That we are lost.” / “I think” said Ann “that we are lost.” / “I think, said Ann, that we are lost.” | The interrupted sentence goes on without a capital letter.
“It is late,” he said. “We should go.” | “It is late,” he said, “We should go.” / “It is late.” he said. “We should go.” / “It is late,” he said. We should go.” | The second part is a new sentence, so a period follows “said.”
“Did he say ‘stop’?” asked Jo. | “Did he say “stop”?” asked Jo. / “Did he say ‘stop?” asked Jo. / ‘Did he say “stop”?’ asked Jo. | A quotation within a quotation takes single marks.
The coach said, “We need heart.” | The coach said “We need heart.” / The coach said, “we need heart.” / The coach said, “We need heart”. | A comma goes before the spoken words, and the period is inside the marks.
The word “lead” has two meanings. | The word lead” has two meanings. / “The word” lead has two meanings. / The “word lead” has two meanings. | Quotation marks set off a word that is spoken of as a word.
The storm—it came at dawn—sank two ships. | The storm—it came at dawn, sank two ships. / The storm, it came at dawn—sank two ships. / The storm it came—at dawn—sank two ships. | A pair of dashes sets off a sentence that interrupts.
“Four score … and seven” is a cut quotation. | “Four score . and seven” is a cut quotation. / “Four score ; and seven” is a cut quotation. / “Four score ? and seven” is a cut quotation. | Three dots show that words have been left out.
The results (see page 9) are clear. | The results (see page) 9 are clear. / The results see (page 9 are) clear. / (The results see page 9) are clear. | The parentheses hold just the words that could be left out.
She asked, “Who wrote ‘Fog’?” | She asked, “Who wrote ‘Fog’”? / She asked, “Who wrote “Fog”?” / She asked, “who wrote ‘Fog’?” | The title within the quotation takes single marks, and the question mark belongs to the question.
All of us—even Dad—got lost. | All of us—even Dad, got lost. / All—of us even Dad—got lost. / All of us, even Dad—got lost. | Dashes come in a pair when they set off words in the middle.
He wondered why she had left. | He wondered why she had left? / He wondered, why she had left. / He wondered, “Why she had left?” | A reported question ends with a period.
Why did he say, “I quit”? | Why did he say, “I quit?” / Why did he say, “I quit.”? / Why did he say “I quit.” | The whole sentence asks, not the quoted words, so the question mark is outside.
`);

const versions912 = readVersions(`
Why did Hamlet say, “The rest is silence”? | Why did Hamlet say, “The rest is silence?” / Why did Hamlet say, “The rest is silence.”? / Why did Hamlet say “The rest is silence.” | The whole sentence asks, not the quoted words, so the question mark is outside.
Poe calls the bird “grim” and “ancient.” | Poe calls the bird “grim” and “ancient”. / Poe calls the bird, “grim” and “ancient.” / Poe calls the bird “grim and ancient.” | Two separate words are quoted, and in American usage the period is inside.
She calls the law “unjust”; he disagrees. | She calls the law “unjust;” he disagrees. / She calls the law “unjust,” he disagrees. / She calls the law, “unjust” he disagrees. | In American usage, a semicolon goes outside the closing quotation marks.
“They [the rebels] fled,” he wrote. | “They (the rebels] fled,” he wrote. / “They [the rebels fled],” he wrote. / “They the [rebels] fled,” he wrote. | Brackets hold what the writer adds to a quotation to make it clear.
“The king … was mad,” she wrote. | “The king . was mad,” she wrote. / “The king; was mad,” she wrote. / “The king [] was mad,” she wrote. | Three dots show that words have been left out of a quotation.
The letter says, “I have went [sic] home.” | The letter says, “I have [went sic] home.” / The letter says, “I have went sic home.” / The letter says, “I have went [sic home].” | “Sic” in brackets shows that the error stands in the original.
Envy, pride, greed—these ruined him. | Envy, pride, greed; these ruined him. / Envy, pride—greed these ruined him. / Envy—pride, greed, these ruined him. | A dash parts a list at the start from the sentence that sums it up.
“No,” he said; “it is over.” | “No,” he said; “It is over.” / “No;” he said, “it is over.” / “No” he said; “it is over.” | The semicolon stands after “said,” and the quoted sentence goes on without a capital letter.
The critic asked, “Is it ‘art’?” | The critic asked, “Is it “art”?” / The critic asked, “Is it ‘art’”? / The critic asked, “is it ‘art’?” | A quotation within a quotation takes single marks.
The poem (see lines 5–8) turns on a pun. | The poem (see lines 5–8 turns) on a pun. / The poem see (lines 5–8 turns on) a pun. / (The poem see lines 5–8) turns on a pun. | The parentheses hold just the reference.
The word “sanguine” once meant “bloody.” | The word “sanguine” once meant “bloody”. / The word sanguine once “meant bloody.” / “The word” sanguine once meant bloody. | A word spoken of as a word and its meaning are both set off.
He asked whether the case was closed. | He asked whether the case was closed? / He asked, whether the case was closed. / He asked, “Whether the case was closed.” | A reported question takes no quotation marks and ends with a period.
`);

/** The words without any mark or capital letter. */
const strip = (sentence: string) =>
  sentence
    .toLowerCase()
    .replaceAll(/[—–]/g, ' ')
    .replaceAll(/[^\p{L}\p{N} ]/gu, '')
    .replaceAll(/ +/g, ' ');

const defineVersionForm = (id: string, grades: readonly GradePair[], table: typeof versions12): FactForm =>
  defineForm({
    ...{ id: `${id}-version`, grades, difficulty: 'medium', table },
    text: ({ sentence }) => `Which of these has every mark and capital letter right? ${strip(sentence)}`,
    answer: ({ sentence }) => sentence,
    options: ({ wrong }) => splitCell(wrong),
    explanation: ({ lesson }) => lesson,
  });

export const versionForms: readonly FactForm[] = [
  defineVersionForm('1-2', ['1-2'], versions12),
  defineVersionForm('3-4', ['3-4'], versions34),
  defineVersionForm('5-6', ['5-6'], versions56),
  defineVersionForm('7-8', ['7-8'], versions78),
  defineVersionForm('9-12', ['9-10', '11-12'], versions912),
];
