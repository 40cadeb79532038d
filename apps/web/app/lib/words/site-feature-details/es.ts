// Spanish texts of the page of features.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  lead: 'Seis partes que comparten un mismo día: lo que se pidió, lo que está planificado, lo que ocurre y a quién se avisa.',
  seeHowItWorks: 'Ver cómo funciona<hidden>: {feature}</hidden>',
  close: 'Cerrar',

  // Screenshots
  analyticsScreen:
    'Análisis: puntualidad y coste por día, y lo planificado frente a lo recorrido por vehículo',
  rolesScreen: 'La tabla de roles: los permisos de cada rol y los roles propios de la empresa',
  companiesScreen: 'La lista de empresas del propietario: estado, plan, vehículos y pedidos de cada una',
  driverScreen: 'El teléfono del conductor: la siguiente parada de la ruta',

  // Route planning
  planningLong:
    'Un motor que sigue mejorando el plan hasta que se acaba su tiempo. Puedes pararlo en cualquier momento y quedarte con el mejor plan hasta entonces.',
  shift: 'Turno',
  shiftFact: 'como máximo 8 horas por conductor',
  load: 'Carga',
  loadFact: '150 bultos por vehículo, salvo que indiques otra cosa',
  windows: 'Franjas',
  windowsFact: 'la parada empieza dentro de su franja, o se indican los minutos de más',
  priority: 'Prioridad',
  priorityFact: 'las entregas con prioridad van primero',
  distance: 'Distancia',
  distanceFact: 'una cuarta parte menos que en el orden del archivo, y a menudo más',
  whatIsLeft: 'Lo que queda',
  whatIsLeftFact: 'en una lista, con el motivo y el cambio mínimo que lo resuelve',
  nextPlanning: 'Siguiente: planificación de rutas con IA',

  // Live tracking
  trackingLong:
    'Las posiciones llegan de un teléfono o de cualquier rastreador que ya tengas. Cada una actualiza la previsión de todas las paradas que faltan.',
  atRisk: 'En riesgo',
  atRiskFact: 'lo peor primero, con los minutos y la causa',
  forecast: 'Previsión',
  forecastFact: 'según las carreteras, los tiempos de parada y lo que va de día',
  recipient: 'Destinatario',
  recipientFact: 'una página y, ante todo, una respuesta: cuándo',
  notice: 'Aviso',
  noticeFact: 'se envía cuando el vehículo está a 30 minutos',
  trackers: 'Rastreadores',
  trackersFact: 'protocolos OsmAnd y OwnTracks, sin equipos nuevos',
  nextTracking: 'Siguiente: seguimiento en directo y avisos',

  // Analytics
  analyticsLong: 'Las cifras de cada día realizado, comparadas con otros tantos días anteriores.',
  onTime: 'Puntualidad',
  onTimeFact: 'por día, conductor, vehículo, base y cliente',
  drivenFact: 'lo planificado frente a lo recorrido, vehículo por vehículo',
  export: 'Exportación',
  exportFact: 'las cifras en tabla y en CSV',
  nextAnalytics: 'Siguiente: panel de análisis',

  // Security
  securityLong:
    'El acceso se decide en la base de datos, fila por fila, en cada tabla y por cualquier vía. Las pantallas solo lo reflejan.',
  roles: 'Roles',
  rolesFact: 'propietario, administrador, jefe de tráfico, solo consulta, conductor, destinatario',
  signIn: 'Acceso',
  signInFact: 'un segundo paso con códigos de un teléfono',
  publicPages: 'Páginas públicas',
  publicPagesFact: 'sin teléfono, sin nombre completo, sin otras paradas',
  nextSecurity: 'Siguiente: seguridad empresarial',

  // Several companies
  tenantsLong: 'Para grupos y distribuidores: cada empresa trabaja como si estuviera sola.',
  brand: 'Marca',
  brandFact: 'su propio color en la página de seguimiento',
  plans: 'Planes',
  plansFact: 'límites por empresa, que el servidor hace cumplir',
  data: 'Datos',
  dataFact: 'separados fila por fila en la base de datos',
  nextTenants: 'Siguiente: gestión de varias empresas',

  // Driver app
  driverLong: 'Se abre en el navegador del teléfono que el conductor ya tiene, con cobertura y sin ella.',
  nextStop: 'A continuación',
  nextStopFact: 'dirección, franja, qué entregar, nota',
  route: 'Ruta',
  routeFact: 'todas las paradas del día, en orden',
  proof: 'Prueba',
  proofFact: 'foto, firma, nombre, PIN o escaneo, según pida el pedido',
  noSignal: 'Sin cobertura',
  noSignalFact: 'lo hecho se guarda en el teléfono y llega después, una sola vez',
  nextDriver: 'Siguiente: app del conductor',
} satisfies Translation<typeof en>
