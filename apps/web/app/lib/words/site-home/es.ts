// Spanish texts of the home page.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  documentTitle: '{name} - Plataforma de gestión de flotas para empresas',

  // First view
  noCardTrial:
    '{days, plural, one {# día de prueba gratis, sin tarjeta} other {# días de prueba gratis, sin tarjeta}}',
  heroTitle: 'Todo el día planificado antes de que salga el primer vehículo.',
  heroLead:
    'Planificación de rutas con IA, seguimiento en directo y avisos para flotas de reparto, para reducir el coste de entrega hasta un {percent} por ciento.',
  learnMore: 'Saber más<hidden> sobre sus funciones</hidden>',
  sampleDay: 'Un día de muestra en Ashmouth, dibujado tal como se planificó',
  sampleStops: '{count, plural, one {<b>#</b> parada} other {<b>#</b> paradas}}',
  sampleVans: '{count, plural, one {<b>#</b> vehículo} other {<b>#</b> vehículos}}',
  sampleDistance: '<b>{distance}</b> km',

  // Figures
  inFigures: 'En cifras',
  upTo: 'hasta un {percent}',
  lowerCost: 'menos en coste de entrega',
  outOf: '{rating} / {best}',
  customerRating: 'valoración de los clientes',
  uptime: 'de disponibilidad',
  trialDays: '{days, plural, one {#\u00a0día} other {#\u00a0días}}',
  freeNoCard: 'gratis, sin tarjeta de crédito',
  illustrative: 'Cifras ilustrativas. La página de estado muestra lo que se mide.',

  // The planner in the page
  tryTitle: 'Prueba el motor aquí mismo',
  tryLead:
    'El mismo planificador que organiza tu día, en esta página: una muestra de {stops} paradas, primero en el orden del archivo y después como las planifica el motor. Las líneas son rectas; los kilómetros, por carretera. Nada sale de tu navegador.',
  optimize: 'Optimizar',
  loadingPlanner: 'Cargando el planificador',

  // The plan
  oneSelection: 'Mapa, lista y línea de tiempo, una sola selección',
  oneSelectionLead:
    'Señala una parada y las otras dos vistas responden. Lo que incumple una regla aparece en rojo justo ahí, con la cantidad. Lo que te necesita espera arriba, con el cambio mínimo que lo resuelve.',
  reasons:
    '<b>Motivos, no negativas.</b> <more>Un pedido que no cabe en un plan dice qué regla lo impide y qué ayudaría.</more>',
  stopAnyTime:
    '<b>Para cuando quieras.</b> <more>El motor muestra lo que ha ganado y conserva el mejor plan.</more>',
  realRoads:
    '<b>Calles reales.</b> <more>Los sentidos únicos, los giros y los puentes están en cada minuto que cuenta.</more>',

  // The live day
  lateTitle: 'Ver el retraso antes de que ocurra',
  lateLead: 'Cada vehículo, cada promesa y las que están a punto de romperse, lo peor primero.',

  // The recipient
  recipientTitle: 'Una respuesta para el destinatario',
  recipientLead:
    'La página de seguimiento dice cuándo y, si cambia, por qué. Después dónde, quién y qué se puede cambiar todavía. Con tus colores, sin cuenta.',
  seeTracking: 'Ver una página de seguimiento',
  trackingScreen:
    'Una página de seguimiento en un teléfono: la hora de llegada, el camino recorrido y el vehículo en el mapa',

  // Testimonials
  whatDispatchersSay: 'Lo que dicen en tráfico',
  sampleTestimonials: 'Testimonios de muestra',
  drawnPortrait: 'Retrato dibujado',
  teaQuote:
    '«Antes planificábamos hasta las nueve de la noche. Ahora el plan está listo antes de servirme el té, y veo por qué cada parada está donde está».',
  operationsManager: 'Responsable de operaciones, {company}',
  reasonQuote:
    '«El motivo junto al pedido que no cabe nos ha ahorrado más llamadas que cualquier otra cosa de la pantalla».',
  founder: 'Fundador, {company}',
  printoutQuote: '«A los dos días, mis conductores dejaron de pedir la hoja impresa. No hacen mayor elogio».',
  headOfDispatch: 'Jefa de tráfico, {company}',

  // Drawings of features
  owner: 'Propietario',
  dispatch: 'Tráfico',
  driver: 'Conductor',
  recipient: 'Destinatario',
  haveArrived: 'He llegado',
} satisfies Translation<typeof en>
