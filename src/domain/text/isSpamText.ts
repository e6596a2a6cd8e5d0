import { splitLinks } from './splitLinks.ts';

/** Subjects of mass advertising. A genuine message may also mention one of them. */
const OFFERS = [
  /\bseo\b|back ?links?|page rank|guest post|domain authority/i,
  /(first|1st|primeira) (page|página)|top of google|topo do google|(rank|ranquear|posicionar).{0,30}google/i,
  /(web|website|site) traffic|tráfego (qualificado|orgânico|pago)|leads? (qualificad|list)|lista de emails?/i,
  /bitcoin|\bcrypto|criptomoeda|forex|\btrading\b|investment opportunit|oportunidade de investimento/i,
  /casino|cassino|\bbets?\b|apostas|slots? online|poker/i,
  /viagra|cialis|pharmacy|weight loss|emagrec/i,
  /\bloans?\b|empréstimo|crédito fácil|renda extra|ganhe dinheiro|make money|passive income/i,
  /bulk (email|sms)|disparo em massa|contact forms? (blast|submission)|seguidores reais/i,
  /click here|clique (aqui|no link)|limited (time )?offer|oferta por tempo limitado|act now|100% free/i,
];

const MARKUP = /\[url[=\]]|\[link=|<a\s/i;

/** Whether more than a third of the letters are not Latin. Nobody writes like this to a studio in São Paulo. */
const isForeign = (text: string) => {
  const letters = text.match(/\p{L}/gu) ?? [];
  const others = letters.filter((letter) => !/\p{Script=Latin}/u.test(letter));
  return others.length > 10 && others.length * 3 > letters.length;
};

const linksIn = (text: string) => splitLinks(text).filter(({ link }) => link?.kind === 'web').length;

/**
 * Whether a submission looks like mass advertising: a link in the name, links as markup, another script, or three
 * signs. A sign is a link or a subject of `OFFERS`. More than two links count as two signs.
 */
export function isSpamText(name: string, text: string): boolean {
  if (linksIn(name) > 0 || MARKUP.test(text) || isForeign(text)) return true;
  const links = linksIn(text);
  return OFFERS.filter((offer) => offer.test(text)).length + (links > 2 ? 2 : links) >= 3;
}
