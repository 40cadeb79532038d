// Brazilian texts of archives, and of closing a company.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  onlyAdministrators: 'Os arquivos são para administradores',
  onlyAdministratorsMore: 'Aqui um administrador da sua empresa exporta os dados.',
  notStarted: 'Não foi possível iniciar o arquivo',
  sendingArchive: 'Enviando o arquivo',
  archivesNoun: 'arquivos',
  archives: 'Arquivos',
  archive: 'Arquivo',
  export: 'Exportar',
  exportAll: 'Exportar tudo',
  exportAllMore:
    'Tudo da empresa em um arquivo zip: pedidos, endereços, destinatários, frota, motoristas e configurações, planos, rotas e posições, mensagens, e-mails, membros, faturas e registro de auditoria, arquivos, fotos e assinaturas. Sem senhas nem chaves.',
  writeArchive: 'Criar arquivo',
  import: 'Importar',
  importArchive: 'Importar um arquivo',
  importArchiveMore:
    'Para uma empresa vazia, desta ou de outra instalação. Pedidos que estavam em rota voltam como abertos.',
  chooseArchive: 'Escolher arquivo',
  rowsOf: '{done} de {total} linhas',
  writing: 'Criando o arquivo',
  reading: 'Lendo o arquivo',
  notDownloaded: 'Não foi possível baixar o arquivo',
  writtenAt: 'Criado: {time}',
  importedAt: 'Importado: {time}',
  failed: 'falhou',
  sevenDays: 'O arquivo ficou guardado por sete dias.',
  download: 'Baixar, {size}',
  orderCount: '{count, plural, one {# pedido} other {# pedidos}}',
  vehicleCount: '{count, plural, one {# veículo} other {# veículos}}',
  driverCount: '{count, plural, one {# motorista} other {# motoristas}}',
  depotCount: '{count, plural, one {# base} other {# bases}}',

  // Closing
  closeCompany: 'Encerrar a empresa',
  closeCompanyMore:
    'Primeiro o arquivo é criado. Depois as pessoas perdem o acesso, e as rotas despachadas vão até o fim. Administradores podem baixar o arquivo por 30 dias; depois tudo é apagado, menos as faturas.',
  closeQuestion: 'Encerrar a empresa?',
  closeEffect:
    'A partir de agora ninguém da empresa pode trabalhar. Em até 30 dias o proprietário da plataforma pode reabri-la; depois, ninguém.',
  keepIt: 'Manter',
  notClosed: 'A empresa não foi encerrada',
  nameOfCompany: 'Nome da empresa',
  writeOut: 'Escreva para confirmar',
} satisfies Translation<typeof en>
