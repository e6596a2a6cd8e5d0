import caseGavetaAberta from '#src/pictures/case-gaveta-aberta.svg?picture';

export const archiveCase = {
  consultation: 'outro',
  slug: 'gaveta-aberta',
  titulo: 'Gaveta Aberta',
  cliente: 'Fundação Rede Aprender',
  desafio:
    'Vinte anos de material didático em computadores pessoais. Quando uma coordenadora se aposentava, a escola recomeçava do zero.',
  solucao:
    'Mapeamos os assuntos com as educadoras, criamos um acervo com seis gavetas e um encontro mensal em que cada uma traz algo que funcionou.',
  resultado:
    'Quem chega dá a primeira aula com material da casa, e procurar um plano de aula leva 40% menos tempo.',
  metrica: { valor: '40%', label: 'menos tempo até achar um plano de aula' },
  imagem: caseGavetaAberta,
} as const;
