// Brazilian Portuguese texts of the owner's outside services and API keys.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  // Services
  services: 'Serviços',
  servicesNoun: 'serviços',
  outbox: 'Caixa de saída',
  servicesLead:
    'Definidos por variáveis de ambiente quando o servidor inicia; um teste faz uma requisição real a cada um.',
  mail: 'Servidor de e-mail',
  texts: 'SMS',
  maps: 'Mapas',
  roads: 'Motor de ruas',
  geocoder: 'Busca de endereços',
  storage: 'Armazenamento de arquivos',
  stripe: 'Pagamentos com cartão',
  database: 'Banco de dados',
  mailsCaught: 'Os e-mails são capturados e mostrados em Caixa de saída',
  textsCaught: 'Os SMS são capturados e mostrados em Caixa de saída',
  drawnHere: 'Desenhados das regiões daqui',
  onRegionsHere: 'Com as regiões daqui',
  onDisk: 'No disco deste servidor',
  paidByHand: 'As faturas são marcadas como pagas à mão',
  outcome: '{message} {milliseconds} ms',
  works: 'funciona',
  worksNot: 'não funciona',
  notSet: 'não definido',
  builtIn: 'integrado',
  testWhat: 'Testar {name}',
  test: 'Testar',
  testing: 'Testando',

  // API keys
  keysOfAll: 'Chaves de API de todas as empresas',
  apiKeys: 'Chaves de API',
  document: 'Documento OpenAPI',
  noKeys: 'Nenhuma empresa criou uma. Os administradores as criam em Configurações, Chaves de API.',
  keyOf: '{name}, <company>{company}</company>',
  everything: 'tudo o que seu criador pode',
  noLongerWorks: '{name} não funciona mais',
  usedAt: 'usada {time}',
  neverUsed: 'nunca usada',
  revoke: 'Revogar',
  revokeWhat: 'Revogar {name} de {company}',
} satisfies Translation<typeof en>
