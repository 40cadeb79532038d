// Spanish texts of the page of plans and prices.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  title: 'Pagas por los vehículos que usas',
  nothingOnSale: 'Ahora mismo no hay ningún plan a la venta. Pídenos un precio.',
  driversFree:
    '{days, plural, one {Los conductores no cuentan. Cada plan empieza con una prueba de # día, sin tarjeta.} other {Los conductores no cuentan. Cada plan empieza con una prueba de # días, sin tarjeta.}}',
  ordersFree:
    '{days, plural, one {Los pedidos y conductores no cuentan. Cada plan empieza con una prueba de # día, sin tarjeta.} other {Los pedidos y conductores no cuentan. Cada plan empieza con una prueba de # días, sin tarjeta.}}',

  // Each plan
  mostPopular: 'el más elegido',
  priceCustom: 'A medida',
  perMonth: '/mes',
  perYear: '/año',
  yearPrice: 'o {price} por un año',
  yearPriceSaving: 'o {price} por un año, un {percent} menos que mes a mes',
  vehicleLimit: '{count, plural, =0 {vehículos ilimitados} one {hasta # vehículo} other {hasta # vehículos}}',
  andOn: 'y así sigue',
  choosePlan: 'Elegir {plan}',

  // Features of plans
  vehicles: '{count, plural, =0 {Vehículos ilimitados} one {Hasta # vehículo} other {Hasta # vehículos}}',
  people:
    '{count, plural, =0 {Personas ilimitadas en el portal} one {# persona en el portal} other {# personas en el portal}}',
  everythingIn: 'Todo lo de {plan}',
  planningOnRoads: 'Planificación y replanificación por calles reales',
  liveInYourBrand: 'Mapa en directo y páginas de seguimiento con tu marca',
  importAndExport: 'Importación de CSV y XLSX, exportación completa',
  analytics: 'Análisis',
  keysForYourSystems: 'Claves de API para tus propios sistemas',
  ownRegions: 'Regiones propias',
  serviceLevels: 'Niveles de servicio acordados',

  // The ruler
  vehicleCount: '{count, plural, one {# vehículo} other {# vehículos}}',
  vehicleCountOrMore: '{count, plural, one {#+ vehículos} other {#+ vehículos}}',
  vehiclesAndAnswer: '{count, plural, one {# vehículo: {answer}} other {# vehículos: {answer}}}',
  monthAnswer: '{plan}, {price} al mes, es decir, {share} por vehículo',
  yearAnswer: '{plan}, {price} al año, es decir, {share} por vehículo',
  askedAnswer: '{plan}, precio a convenir contigo',
  beyondAnswer: 'más de lo que cubren los planes: pregúntanos',

  // The comparison
  whatPlansInclude: 'Qué incluye cada plan',
  aboveLimit:
    'Por encima de tu número de vehículos no se rompe nada: el día planificado llega a su fin y el siguiente vehículo espera hasta que mejores el plan o archives uno. Precios en dólares estadounidenses, sin impuestos.',
  what: 'Qué',
  included: 'incluido',
  notIncluded: 'no incluido',
  unlimited: 'ilimitado',
  upTo: 'hasta {count}',
  planning: 'Planificación',
  rowVehicles: 'Vehículos',
  rowOrders: 'Pedidos al día',
  rowDrivers: 'Conductores',
  rowPeople: 'Personas en el portal',
  rowRules: 'Franjas, cargas, turnos, capacidades',
  rowRoads: 'Calles, mapas y direcciones reales',
  theDay: 'El día en sí',
  rowLive: 'Mapa en directo y paradas en riesgo',
  rowTrackers: 'Rastreadores con OsmAnd y OwnTracks',
  rowTracking: 'Página de seguimiento para destinatarios',
  rowBranding: 'Tu logotipo y tu color',
  rowMails: 'Correos con tus propias palabras',
  company: 'Empresa',
  rowApi: 'Claves de API y webhooks',
  rowShops: 'Conexiones con tiendas',
  rowTexts: 'SMS al mes',
  rowStorage: 'Megabytes de archivos',
  rowCalls: 'Llamadas a la API por minuto',
  rowSupport: 'Respuesta de soporte en',
  hours: '{count, plural, one {# hora} other {# horas}}',
} satisfies Translation<typeof en>
