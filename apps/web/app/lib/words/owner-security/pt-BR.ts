// Brazilian Portuguese texts of the security of the owners' accounts.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  // Owners
  securityNoun: 'segurança',
  owners: 'Proprietários',
  newOwner: 'Novo proprietário',
  addOwner: 'Adicionar proprietário',
  ownerNotAdded: 'Não foi possível adicionar o proprietário',
  ownerLead: 'Um proprietário vê todas as empresas e altera planos, e-mails e configurações.',
  firstName: 'Nome',
  lastName: 'Sobrenome',
  email: 'E-mail',
  firstPassword: 'Primeira senha',
  isNowOwner: '{email} agora é proprietário',
  ownerSince: '{email}, proprietário desde {day}',
  seenAgo: 'visto {ago}',
  neverSignedIn: 'nunca entrou',
  secondStepOn: 'segunda etapa ativada',
  noSecondStep: 'sem segunda etapa',
  you: 'você',
  removeWhat: 'Remover {name}',
  remove: 'Remover',
  removeQuestion: 'Remover {name}?',
  removeEffect: 'A conta fica, sem direitos sobre a plataforma.',
  noLongerOwner: 'Não é mais proprietário',
  ownerByCommand:
    'No servidor, npm run owner -- --mail ADDRESS também adiciona um proprietário ou cria um novo link.',

  // How owners sign in
  howOwnersSignIn: 'Como os proprietários entram',
  needSecondStep: 'Os proprietários precisam de uma segunda etapa ao entrar',
  needSecondStepNow: 'Os proprietários agora precisam de uma segunda etapa',
  secondStepOptional: 'Os proprietários podem entrar sem uma segunda etapa',
  withoutStep:
    'Um proprietário que não a tenha fica sem direitos sobre a plataforma e é levado aonde ela é adicionada.',
  othersWithout:
    '{count, plural, =0 {Nenhum outro proprietário está sem ela. As chaves de API criadas por um proprietário deixam de agir como ele.} one {Um outro proprietário não a tem: essa conta é desconectada assim que você a exigir. As chaves de API criadas por um proprietário deixam de agir como ele.} many {Outros # proprietários não a têm: são desconectados assim que você a exigir. As chaves de API criadas por um proprietário deixam de agir como ele.} other {Outros # proprietários não a têm: são desconectados assim que você a exigir. As chaves de API criadas por um proprietário deixam de agir como ele.}}',
  addYourOwnFirst: 'Adicione primeiro a sua e entre com ela.',
  yourOwnSignIn: 'Sua própria entrada',

  // Sessions
  whereOwnersSignedIn: 'Onde os proprietários estão conectados',
  noSessions: 'Nenhum proprietário tem uma sessão aberta em um navegador.',
  sessionsOfOwners: 'Sessões dos proprietários',
  unknownAddress: 'endereço desconhecido',
  usedAgo: 'usada {ago}',
  hasSecondStep: 'segunda etapa',
  thisBrowser: 'este navegador',
  signOut: 'Desconectar',
  signOutOf: 'Desconectar {name}, {browser}',
  signedOutThere: 'Desconectado lá',

  // Failed sign-ins
  failedSevenDays: 'Entradas com falha, 7 dias',
  noFailed: 'Ninguém falhou ao entrar em uma conta nos últimos 7 dias.',
  failedSignIns: 'Entradas com falha',
  attempts:
    '{count, plural, one {# tentativa, a última {ago}} many {# tentativas, a última {ago}} other {# tentativas, a última {ago}}}',
  wrongCode: 'código errado',
  wrongPassword: 'senha errada',
  owner: 'proprietário',
  signedInSince: 'entrou depois',
  unknownAccounts: 'Tentativas em endereços sem conta são limitadas e não aparecem aqui.',

  // Addresses
  whereOwnersWork: 'De onde os proprietários trabalham',
  fromElsewhere:
    'De qualquer outro lugar, a conta de um proprietário não tem direitos sobre a plataforma. Você está em <address>{address}</address>.',
  addressesAndNetworks: 'Endereços e redes',
  addressesHint: 'Um por linha. Deixe vazio para que os proprietários trabalhem de qualquer lugar.',
  addressWrong: '{text} não é um endereço como 203.0.113.7 nem uma rede como 203.0.113.0/24',
  saveAddresses: 'Salvar endereços',
  saving: 'Salvando',
  addressesSaved: 'Endereços salvos',
  fromAnywhere: 'Os proprietários podem trabalhar de qualquer lugar',
  lockedOut: 'Ficou de fora? No servidor, npm run owner -- --allow-any-address esvazia a lista.',

  // Accounts
  accounts: 'Contas',
  withSecondStep: 'Com segunda etapa',
  openSessions: 'Sessões abertas',
  auditLog: 'Registro de auditoria',
  apiKeys: 'Chaves de API',
} satisfies Translation<typeof en>
