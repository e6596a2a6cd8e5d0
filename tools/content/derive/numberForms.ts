const masculine = 'nenhum um dois três quatro cinco seis sete oito nove dez onze doze'.split(' ');
const feminine: Record<number, string> = { 0: 'nenhuma', 1: 'uma', 2: 'duas' };

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

/** A number in words: 'sete' within a sentence, 'Sete' at its beginning. Numbers from 13 on are in digits. */
export function numberForms(count: number) {
  const word = masculine[count] ?? String(count);
  const feminineWord = feminine[count] ?? word;
  return { word, capital: capital(word), feminine: feminineWord, feminineCapital: capital(feminineWord) };
}
