// Spanish texts of pages behind sign-in.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  // Figures
  minutes: '{minutes} min',
  hours: '{hours} h {minutes}',
  onTime: 'a tiempo',
  late: '{duration} de retraso',
  early: '{duration} antes',
  anyTime: 'a cualquier hora',
  until: 'hasta las {time}',
  from: 'desde las {time}',
  range: '{from}-{to}',
  secondsAgo: 'hace {seconds} s',
  listComma: ', ',
  percent: '{value} %',
  ago: 'hace {duration}',
  // Every page
  account: 'Cuenta de {name}',
  goToCompany: 'Ir a {company}',
  security: 'Seguridad',
  signOut: 'Cerrar sesión',
  theme: 'Tema',
  themeLight: 'Claro',
  themeDark: 'Oscuro',
  themeSystem: 'Sistema',
  language: 'Idioma',
  loading: 'Cargando',
  loadingWhat: 'Cargando: {what}',
  notLoaded: 'No se pudo cargar: {what}',
  retry: 'Reintentar',
  seePlans: 'Ver planes',
  messages: 'Mensajes',
  you: 'Tú',
  byText: 'por SMS',
  wasRead: 'leído',
  send: 'Enviar',
  sending: 'Enviando',
  noPush:
    'Este navegador no muestra notificaciones. En un iPhone, añade primero la página a la pantalla de inicio.',
  pushDenied: 'Las notificaciones de esta página están bloqueadas. Permítelas en los ajustes del navegador.',

  // No usable answer from the server
  serverSilent: 'El servidor no respondió en {seconds} s.',
  serverUnreachable: 'No se pudo llegar al servidor.',
  checkConnection: 'Revisa tu conexión e inténtalo de nuevo.',
  notUnderstood: 'El servidor envió una respuesta que esta página no entiende.',
  reloadPage: 'Recarga la página.',
  wentWrong: 'Algo salió mal.',

  // Crashes and pages that do not exist
  crashTitle: 'Algo ha fallado',
  crashPage: 'Esta página dejó de funcionar. Las entregas no se ven afectadas.',
  crashKept: 'Lo que escribiste se ha conservado.',
  refreshPage: 'Recargar página',
  goHome: 'Ir al inicio',
  copyDetails: 'Copiar detalles para enviar',
  pageMissing: 'Página no encontrada',
  pageMissingAt:
    'No hay ninguna parada en {path}. Puede que se haya archivado o que el enlace esté incompleto.',
  pageMissingHere:
    'No hay ninguna parada en esta dirección. Puede que se haya archivado o que el enlace esté incompleto.',
  returnHome: 'Volver al inicio',
  search: 'Buscar',
  reportLink: 'Avisar de este enlace',

  // Forms, versions and broken rules
  back: 'Atrás',
  signOutNow: 'Cerrar sesión',
  showPassword: 'Mostrar contraseña',
  hidePassword: 'Ocultar contraseña',
  typedIsBack: 'Ha vuelto lo que escribiste antes.',
  notSavedYet: 'Aún no está guardado.',
  pageIsOlder: 'Esta página es más antigua que el servidor.',
  newVersion: 'Hay una versión nueva.',
  pageIsOlderMore: 'No se pudo cargar una parte. Recarga para seguir; lo que escribiste se conserva.',
  newVersionMore: 'Recarga cuando te venga bien; lo que escribiste se conserva.',
  reload: 'Recargar',
  stop: 'Detener',
  typeToFind: 'Escribe para buscar',
  choose: 'Elegir',
  notifications: 'Avisos',
} satisfies Translation<typeof en>
