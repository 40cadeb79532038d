// Spanish texts of finding, exporting and erasing a person.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  // Finding a person
  onlyAdministrators: 'La privacidad es para administradores',
  onlyAdministratorsMore:
    'Aquí un administrador de tu empresa busca, entrega y borra los datos de una persona.',
  findPerson: 'Buscar una persona',
  findPersonMore:
    'Alguien pregunta qué guardas de él o quiere que se borre: un destinatario, un conductor o un miembro del equipo.',
  searchField: 'Nombre, correo, teléfono o dirección',
  find: 'Buscar',
  peopleNoun: 'personas',
  nobodyBy: 'Nadie con «{text}».',
  matches: 'Resultados',
  tickEveryRow:
    'Marca cada fila que sea esta persona. El mismo destinatario puede estar dos veces en la libreta.',
  uses: '{count, plural, one {# pedido} many {# pedidos} other {# pedidos}}',
  routesDriven: '{count, plural, one {# ruta} many {# rutas} other {# rutas}}',
  kindRecipient: 'destinatario',
  kindDriver: 'conductor',
  kindMember: 'miembro',
  kindAccount: 'cuenta',

  // A person's data
  dataNoun: 'datos',
  whatThereIs: 'Lo que hay',
  exportNotStarted: 'No se pudo iniciar la exportación',
  export: 'Exportar',
  erase: 'Borrar',
  photosAndFiles: 'fotos y archivos',
  namedIn: 'nombrado en',
  texts: '{count, plural, one {# texto: {places}} many {# textos: {places}} other {# textos: {places}}}',
  erasedLater: 'Se borrará cuando acabe el trabajo abierto',
  beingErased: 'Se está borrando a la persona',
  eraseWhom: 'Borrar a {name}',
  eraseMore: 'Para siempre. Los pedidos y rutas quedan para tus cifras sin nombrar a nadie.',
  cancel: 'Cancelar',
  eraseWhenEnded: 'Borrar cuando acabe',
  waitsUntil: 'Aún no: el borrado espera a que acabe esto.',
  sharesName: 'Otra persona tiene el mismo nombre. Los textos que solo dicen el nombre quedan como están.',
  whatStays: 'Lo que se queda',
  backupsHold: 'Las copias de la base de datos del operador contienen a la persona hasta que se borran.',
  notErased: 'No se pudo borrar a la persona',
  typeToConfirm: 'Escribe «{name}» para confirmar',

  // Requests
  requestsNoun: 'solicitudes',
  requests: 'Solicitudes',
  exportsAndErasures: 'Exportaciones y borrados',
  waiting: 'Espera a que acaben los pedidos y rutas abiertos',
  queued: 'Empieza en un momento',
  running: 'En curso',
  notCalledOff: 'No se pudo anular el borrado',
  exportOf: 'Exportación: {kind}, {time}',
  erasureOf: 'Borrado: {kind}, {time}',
  failed: 'fallido',
  done: '{count, plural, one {Hecho: # fila} many {Hecho: # filas} other {Hecho: # filas}}',
  notDownloaded: 'No se pudo descargar la exportación',
  download: 'Descargar, {size}',
  callOff: 'Anular',
} satisfies Translation<typeof en>
