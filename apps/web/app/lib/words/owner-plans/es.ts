// Spanish texts of the owner's plans for sale.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  // What a plan may hold
  vehicles: 'Vehículos',
  people: 'Personas',
  textsMonth: 'SMS al mes',
  ordersDay: 'Pedidos al día',
  storage: 'Almacenamiento, MB',
  callsMinute: 'Llamadas a la API por minuto',
  plansQueue: 'Planificaciones en cola',
  hasApi: 'Claves de API y webhooks',
  hasShops: 'Conexiones con tiendas',
  hasBranding: 'Logotipo y color propios',
  hasOwnMails: 'Correos con sus propias palabras',

  // List of plans
  plansMore:
    'La página de precios muestra los que están a la venta. Un cambio crea una versión nueva; las suscripciones existentes siguen como se compraron.',
  newPlan: 'Nuevo plan',
  thePlans: 'planes',
  noPlan: 'Aún no hay planes',
  noPlanMore:
    'Las empresas eligen entre los planes de esta lista. Sin ninguno, la página de precios las remite a ti.',
  tagPopular: 'el más elegido',
  tagNotSold: 'no está a la venta',
  priceOnRequest: 'a consultar',
  perMonth: '{price} al mes',
  perYear: '{price} al año',
  unlimited: 'sin límite',
  switchedOff: 'Desactivado',
  nothing: 'nada',
  mrr: 'MRR',
  version: 'Versión',
  earlierVersions: 'Versiones anteriores, {count}',
  versionLine: '{version}: {details}',
  versionVehicles:
    '{count, plural, =0 {vehículos sin límite} one {# vehículo} many {# vehículos} other {# vehículos}}',
  edit: 'Editar',
  editPlan: 'Editar {plan}',

  // Form
  savePlan: 'Guardar plan',
  saved: '{plan} guardado',
  notSaved: 'No se pudo guardar el plan',
  delete: 'Eliminar',
  deleteQuestion: '¿Eliminar {plan}?',
  deleteMore: 'El plan y sus versiones desaparecen. Un plan que tienen empresas solo se retira de la venta.',
  deleted: 'Plan eliminado',
  id: 'Identificador',
  idHint: 'En enlaces y en la API: minúsculas, no cambia nunca',
  name: 'Nombre',
  aMonth: 'Al mes',
  enterPrice: 'Escribe un precio',
  onRequest: 'Precio a consultar',
  otherPrices: 'Otros precios',
  otherPricesHint: 'Por año o en otras monedas, uno por línea: {example}',
  priceExample: 'Escribe cada precio así: {example}',
  zeroUnlimited: '0 es sin límite',
  textsHint: 'A destinatarios; 0 es sin límite',
  storageHint: 'Todos los archivos; 0 es sin límite',
  callsHint: 'Con todas las claves; 0 es sin límite',
  queueHint: 'Que pueden esperar; 0 es sin límite',
  switchedOn: 'Activado',
  keepBought: 'Las empresas conservan lo que compraron hasta que renuevan o cambian.',
  features: 'Prestaciones',
  featuresHint: 'Una por línea, como en la página de precios',
  popular: 'El más elegido',
  onSale: 'A la venta',
} satisfies Translation<typeof en>
