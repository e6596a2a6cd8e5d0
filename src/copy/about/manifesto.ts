import { studio } from '#src/copy/studio.ts';
import { paths } from '#src/domain/site/paths.ts';
import principleAccessibility from '#src/pictures/about/principle-accessibility.svg?picture';
import principleCollaboration from '#src/pictures/about/principle-collaboration.svg?picture';
import principleCreativity from '#src/pictures/about/principle-creativity.svg?picture';
import principleEmpathy from '#src/pictures/about/principle-empathy.svg?picture';
import principleExcellence from '#src/pictures/about/principle-excellence.svg?picture';
import principleImpact from '#src/pictures/about/principle-impact.svg?picture';
import principleInnovation from '#src/pictures/about/principle-innovation.svg?picture';
import principleSustainability from '#src/pictures/about/principle-sustainability.svg?picture';

export const manifesto = {
  head: {
    title: `Manifesto de Design | ${studio.name}`,
    description:
      'Oito princípios que assinamos e pelos quais aceitamos cobrança: criatividade, empatia, excelência, inovação, colaboração, sustentabilidade, impacto e acessibilidade.',
  },
  hero: {
    title: 'Manifesto de Design',
    lead: 'Oito princípios que valem em todo projeto, do orçamento à entrega. Escrevemos cada um com um compromisso ao lado, para que dê para conferir.',
    print: 'Imprimir o manifesto',
  },
  practice: 'Na prática',
  principles: [
    {
      titulo: 'Criatividade',
      texto:
        'Boa ideia não cai pronta. Ela aparece quando desenhamos dez caminhos, mostramos cedo e deixamos nove para trás sem pena.',
      pratica: 'Na primeira conversa sobre forma há sempre três caminhos diferentes em cima da mesa.',
      imagem: principleCreativity,
      tone: 'petrol',
    },
    {
      titulo: 'Empatia e inclusão',
      texto:
        'A pessoa média não existe. Projetamos com quem vive o problema, e quem fica de fora de um desenho nos mostra onde ele falha.',
      pratica: 'Pessoas com deficiência participam de toda pesquisa, e são pagas pelo tempo que dedicam.',
      imagem: principleEmpathy,
      tone: 'lilac',
    },
    {
      titulo: 'Excelência',
      texto:
        'Cuidamos também do avesso: da mensagem de erro, da tela vazia, do arquivo que outra equipe vai abrir daqui a dois anos.',
      pratica:
        'Antes da entrega, alguém que não fez usa. Onde isso ainda falta, como em parte deste site, dizemos.',
      imagem: principleExcellence,
      tone: 'sky',
    },
    {
      titulo: 'Inovação',
      texto:
        'Novo é o que resolve melhor, mesmo que já exista. Às vezes é um aplicativo; às vezes é uma placa na parede certa.',
      pratica: 'Antes de propor tecnologia, tentamos resolver com uma frase, um papel ou um combinado.',
      imagem: principleInnovation,
      tone: 'coral',
    },
    {
      titulo: 'Colaboração',
      texto:
        'Quem atende, quem programa, quem limpa e quem usa sabem o que nós não sabemos. Todo mundo tem lugar à mesa.',
      pratica: 'Os arquivos ficam abertos para a equipe cliente desde o primeiro dia.',
      imagem: principleCollaboration,
      tone: 'sunflower',
    },
    {
      titulo: 'Sustentabilidade',
      texto:
        'Desenhamos para durar: páginas leves que abrem em celular antigo, peças que se consertam, serviços que a equipe local mantém sem nós.',
      pratica: 'Medimos o peso de cada página e tiramos o que ninguém usa.',
      imagem: principleSustainability,
      tone: undefined,
    },
    {
      titulo: 'Impacto além da estética',
      texto:
        'Bonito é pouco. Perguntamos o que mudou na vida de alguém: menos espera, mais renda, uma porta que se abriu.',
      pratica: 'Combinamos no início o que será medido e voltamos noventa dias depois para conferir.',
      imagem: principleImpact,
      tone: 'ink',
    },
    {
      titulo: 'Acessibilidade como direito',
      texto:
        'Acesso não é recurso extra nem favor: é direito. Seguimos as diretrizes internacionais WCAG 2.2 e a norma brasileira ABNT NBR 17225, e testamos com quem usa leitor de tela, teclado e ampliação.',
      pratica: 'Se uma pessoa não consegue usar, o projeto ainda não terminou.',
      imagem: principleAccessibility,
      tone: 'red',
    },
  ],
  end: {
    text: 'Algum destes princípios faltou no seu projeto? Cobre da gente.',
    links: [
      { to: paths.contact, icon: 'arrow', label: 'Escreva para nós' },
      { to: '#topo', icon: 'up', label: 'Voltar ao topo' },
    ],
  },
} as const;
