// Brazilian texts of API keys.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  apiKeys: 'Chaves de API',
  onlyAdministrators: 'As chaves de API são para administradores',
  onlyAdministratorsMore: 'Um administrador da sua empresa as cria e revoga aqui.',
  notLoaded: 'Não foi possível carregar as chaves',
  loadingKeys: 'Carregando as chaves',
  newKey: 'Nova chave',
  noKeys: 'Nenhuma chave ainda',
  noKeysMore:
    'Com uma chave seu software importa pedidos, lê planos ou envia posições, e nada que você não tenha marcado.',
  test: 'Teste',
  everything: 'tudo o que seu criador pode',
  atMost: 'no máximo {calls} chamadas por minuto',
  fromPages: 'de páginas de {origins}',
  lastUsed: 'Último uso: {time}',
  neverUsed: 'Nunca usada',
  madeAt: 'criada: {time}',
  madeBy: 'criada: {time}, por {name}',
  revoke: 'Revogar',
  revokeQuestion: 'Revogar {name}?',
  revokeEffect: 'Programas que usam esta chave são recusados na hora. Não dá para desfazer.',
  noLongerWorks: '{name} não funciona mais',
  nothingChanged: 'Nada mudou',

  // Form
  newApiKey: 'Nova chave de API',
  yourNewKey: 'Sua nova chave',
  bearerHint: 'Envie como token Bearer, nunca em um endereço.',
  createKey: 'Criar chave',
  notCreated: 'Não foi possível criar a chave',
  name: 'Nome',
  nameHint: 'O sistema que vai usá-la',
  itMay: 'Pode',
  sendPositions: 'enviar posições de veículos',
  keepTeam: 'Manter a equipe, para um provedor de identidade (SCIM)',
  callsPerMinute: 'Chamadas por minuto',
  callsPerMinuteHint: 'Vazio: sem limite próprio',
  origins: 'Páginas que podem chamar com ela',
  originsHint:
    'Uma origem por linha, como https://shop.example. Vazio para programas. Visitantes de uma página podem ler a chave',
  testKey: 'Chave de teste',
  testKeyMore:
    'Funciona em um ambiente de teste com pedidos, veículos e planos próprios: nada é enviado a ninguém, e webhooks criados com ela só ouvem eventos de teste.',
} satisfies Translation<typeof en>
