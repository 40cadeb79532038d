// Brazilian texts of finding, exporting and erasing a person.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  // Finding a person
  onlyAdministrators: 'Privacidade é para administradores',
  onlyAdministratorsMore:
    'Aqui um administrador da sua empresa encontra, entrega e apaga os dados de uma pessoa.',
  findPerson: 'Encontrar uma pessoa',
  findPersonMore:
    'Alguém pergunta o que você guarda dele ou quer apagar: um destinatário, um motorista ou um membro da equipe.',
  searchField: 'Nome, e-mail, telefone ou endereço',
  find: 'Encontrar',
  peopleNoun: 'pessoas',
  nobodyBy: 'Ninguém com “{text}”.',
  matches: 'Resultados',
  tickEveryRow:
    'Marque cada linha que seja esta pessoa. O mesmo destinatário pode estar duas vezes na agenda.',
  uses: '{count, plural, one {# pedido} many {# pedidos} other {# pedidos}}',
  routesDriven: '{count, plural, one {# rota} many {# rotas} other {# rotas}}',
  kindRecipient: 'destinatário',
  kindDriver: 'motorista',
  kindMember: 'membro',
  kindAccount: 'conta',

  // A person's data
  dataNoun: 'dados',
  whatThereIs: 'O que existe',
  exportNotStarted: 'Não foi possível iniciar a exportação',
  export: 'Exportar',
  erase: 'Apagar',
  photosAndFiles: 'fotos e arquivos',
  namedIn: 'citado em',
  texts: '{count, plural, one {# texto: {places}} many {# textos: {places}} other {# textos: {places}}}',
  erasedLater: 'Apagado quando o trabalho em aberto terminar',
  beingErased: 'A pessoa está sendo apagada',
  eraseWhom: 'Apagar {name}',
  eraseMore: 'Para sempre. Pedidos e rotas ficam para seus números, sem citar ninguém.',
  cancel: 'Cancelar',
  eraseWhenEnded: 'Apagar quando terminar',
  waitsUntil: 'Ainda não: a exclusão espera isto terminar.',
  sharesName: 'Outra pessoa tem o mesmo nome. Textos que só dizem o nome ficam como estão.',
  whatStays: 'O que fica',
  backupsHold: 'Os backups do banco de dados do operador guardam a pessoa até serem excluídos.',
  notErased: 'Não foi possível apagar a pessoa',
  typeToConfirm: 'Digite “{name}” para confirmar',

  // Requests
  requestsNoun: 'solicitações',
  requests: 'Solicitações',
  exportsAndErasures: 'Exportações e exclusões',
  waiting: 'Espera pedidos e rotas em aberto terminarem',
  queued: 'Começa em instantes',
  running: 'Em andamento',
  notCalledOff: 'Não foi possível cancelar a exclusão',
  exportOf: 'Exportação: {kind}, {time}',
  erasureOf: 'Exclusão: {kind}, {time}',
  failed: 'falhou',
  done: '{count, plural, one {Concluído: # linha} many {Concluído: # linhas} other {Concluído: # linhas}}',
  notDownloaded: 'Não foi possível baixar a exportação',
  download: 'Baixar, {size}',
  callOff: 'Cancelar',
} satisfies Translation<typeof en>
