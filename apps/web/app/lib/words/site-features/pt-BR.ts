// Brazilian Portuguese texts of the product's six features, on the home page and the page of features.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  oneProduct: 'Um só produto, do pedido à porta',
  planningTitle: 'Planejamento de rotas com IA',
  planningShort:
    'Duzentas paradas viram rotas que respeitam cada janela, turno e carga. O que não dá para atender aparece em uma lista, com o motivo e o menor ajuste que resolve.',
  trackingTitle: 'Rastreamento ao vivo e avisos',
  trackingShort:
    'Os veículos andam a cada posição que chega. Uma parada em risco é sinalizada antes de atrasar, e o destinatário fica sabendo por você, 30 minutos antes.',
  analyticsTitle: 'Painel de análises',
  analyticsShort:
    'Pontualidade, custo, distância e horas dos dias rodados. Cada gráfico responde a uma pergunta e tem a sua tabela.',
  securityTitle: 'Segurança corporativa',
  securityShort:
    'Acesso por função até cada linha. Motoristas veem a própria rota, destinatários o próprio volume, e ninguém vê outra empresa.',
  tenantsTitle: 'Gestão de várias empresas',
  tenantsShort: 'Várias frotas sob o mesmo teto: cada uma com marca, plano, pessoas e dados próprios.',
  driverTitle: 'App do motorista',
  driverShort:
    'A próxima parada ocupa a tela: onde, quando, o que entregar. Abaixo, o resto da rota, na ordem.',
  planScreen: 'A tela do plano: rotas no mapa, em lista e em linha do tempo',
  liveScreen: 'A tela ao vivo, no modo escuro: veículos no mapa e as paradas em risco',
} satisfies Translation<typeof en>
