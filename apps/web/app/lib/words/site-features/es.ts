// Spanish texts of the product's six features, on the home page and the page of features.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  oneProduct: 'Un solo producto, del pedido a la puerta',
  planningTitle: 'Planificación de rutas con IA',
  planningShort:
    'Doscientas paradas se convierten en rutas que respetan cada franja, cada turno y cada carga. Lo que no cabe aparece en una lista, con el motivo y el cambio mínimo que lo resuelve.',
  trackingTitle: 'Seguimiento en directo y avisos',
  trackingShort:
    'Los vehículos se mueven con cada posición que llega. Una parada en riesgo se señala antes de que se retrase, y el destinatario se entera por ti, 30 minutos antes.',
  analyticsTitle: 'Panel de análisis',
  analyticsShort:
    'Puntualidad, coste, distancia y horas de los días realizados. Cada gráfico responde a una pregunta y tiene su tabla.',
  securityTitle: 'Seguridad empresarial',
  securityShort:
    'Acceso por roles hasta cada fila. Los conductores ven su ruta, los destinatarios su bulto y nadie ve otra empresa.',
  tenantsTitle: 'Gestión de varias empresas',
  tenantsShort: 'Varias flotas bajo un mismo techo: cada una con su marca, su plan, su gente y sus datos.',
  driverTitle: 'App del conductor',
  driverShort:
    'La siguiente parada llena la pantalla: dónde, cuándo y qué entregar. Debajo, el resto de la ruta, en orden.',
  planScreen: 'La pantalla del plan: rutas en el mapa, en lista y en línea de tiempo',
  liveScreen: 'La pantalla en directo, en oscuro: vehículos en el mapa y las paradas en riesgo',
} satisfies Translation<typeof en>
