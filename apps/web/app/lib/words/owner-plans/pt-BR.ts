// Brazilian Portuguese texts of the owner's plans for sale.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  // What a plan may hold
  vehicles: 'Veículos',
  people: 'Pessoas',
  textsMonth: 'SMS por mês',
  ordersDay: 'Pedidos por dia',
  storage: 'Armazenamento, MB',
  callsMinute: 'Chamadas de API por minuto',
  plansQueue: 'Planejamentos na fila',
  hasApi: 'Chaves de API e webhooks',
  hasShops: 'Conexões com lojas',
  hasBranding: 'Logotipo e cor próprios',
  hasOwnMails: 'E-mails com suas próprias palavras',

  // List of plans
  plansMore:
    'A página de preços mostra os que estão à venda. Uma alteração cria uma nova versão; as assinaturas existentes ficam como foram compradas.',
  newPlan: 'Novo plano',
  thePlans: 'planos',
  noPlan: 'Nenhum plano ainda',
  noPlanMore:
    'As empresas escolhem entre os planos desta lista. Sem nenhum, a página de preços as encaminha a você.',
  tagPopular: 'mais escolhido',
  tagNotSold: 'fora de venda',
  priceOnRequest: 'sob consulta',
  perMonth: '{price} por mês',
  perYear: '{price} por ano',
  unlimited: 'sem limite',
  switchedOff: 'Desativado',
  nothing: 'nada',
  mrr: 'MRR',
  version: 'Versão',
  earlierVersions: 'Versões anteriores, {count}',
  versionLine: '{version}: {details}',
  versionVehicles:
    '{count, plural, =0 {veículos sem limite} one {# veículo} many {# veículos} other {# veículos}}',
  edit: 'Editar',
  editPlan: 'Editar {plan}',

  // Form
  savePlan: 'Salvar plano',
  saved: '{plan} salvo',
  notSaved: 'Não foi possível salvar o plano',
  delete: 'Excluir',
  deleteQuestion: 'Excluir {plan}?',
  deleteMore:
    'O plano e suas versões deixam de existir. Um plano que empresas têm é apenas retirado de venda.',
  deleted: 'Plano excluído',
  id: 'Identificador',
  idHint: 'Em links e na API: minúsculas, nunca muda',
  name: 'Nome',
  aMonth: 'Por mês',
  enterPrice: 'Informe um preço',
  onRequest: 'Preço sob consulta',
  otherPrices: 'Outros preços',
  otherPricesHint: 'Por ano ou em outras moedas, um por linha: {example}',
  priceExample: 'Escreva cada preço assim: {example}',
  zeroUnlimited: '0 é sem limite',
  textsHint: 'Para destinatários; 0 é sem limite',
  storageHint: 'Todos os arquivos; 0 é sem limite',
  callsHint: 'Com todas as chaves; 0 é sem limite',
  queueHint: 'Que podem esperar; 0 é sem limite',
  switchedOn: 'Ativado',
  keepBought: 'As empresas mantêm o que compraram até renovar ou trocar.',
  features: 'Recursos',
  featuresHint: 'Um por linha, como na página de preços',
  popular: 'Mais escolhido',
  onSale: 'À venda',
} satisfies Translation<typeof en>
