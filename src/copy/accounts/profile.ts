import { studio } from '#src/copy/studio.ts';
import { PHOTO_LIMIT_MB, PHOTO_TYPES } from '#src/domain/accounts/memberPhotos.ts';

export const profile = {
  head: {
    title: `Meu perfil | ${studio.name}`,
    description: `Seu perfil no ${studio.name}: veja e edite o seu nome, a sua foto e o texto sobre você, acompanhe os seus números e mude as configurações da conta.`,
  },
  title: 'Meu perfil',
  about: { title: 'Sobre mim', empty: 'Ainda não há nada escrito aqui. Só você vê este texto.' },
  stats: { title: 'Em números', posts: 'Posts', courses: 'Cursos', projects: 'Projetos' },
  actions: {
    edit: 'Editar Perfil',
    settings: 'Configurações',
    admin: 'Abrir o painel do estúdio',
    signOut: 'Sair da conta',
  },
  edit: {
    title: 'Editar perfil',
    photo: 'Foto',
    choosePhoto: 'Escolher foto',
    changePhoto: 'Trocar foto',
    removePhoto: 'Remover foto',
    photoHint: `${new Intl.ListFormat('pt', { type: 'disjunction' }).format(PHOTO_TYPES)} com até ${PHOTO_LIMIT_MB} MB. Quem tiver o endereço da foto consegue vê-la.`,
    reducePhoto: 'Reduzir e usar',
    square: 'Parte da foto que aparece',
    aboutHint: 'O que você faz, do que gosta, onde mora.',
    closing: 'Voltamos ao seu perfil em dois segundos.',
  },
  unverified: {
    title: 'Seu email ainda não foi confirmado',
    text: 'Abra o link que mandamos para ele, ou ',
    link: 'peça outro',
  },
  conversations: {
    title: 'Minhas conversas',
    intro: 'O que você enviou com o email desta conta, e por onde continuar.',
    unverified: 'Elas aparecem aqui quando o seu email estiver confirmado.',
    loading: 'Procurando as suas conversas…',
    failed: 'Não conseguimos buscar as suas conversas agora.',
    none: 'Ainda não há nenhuma. Escreva para nós ou marque uma consultoria.',
    message: 'Mensagem',
    write: 'Escrever uma mensagem',
    answer: 'Escrever de novo',
    booking: 'Agendamento',
    book: 'Marcar uma consultoria',
    change: 'Marcar outra consultoria',
  },
  loading: 'Carregando o seu perfil',
  retry: 'Tentar de novo',
  memberSince: 'Membro desde',
} as const;
