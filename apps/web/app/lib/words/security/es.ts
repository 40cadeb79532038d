// Spanish texts of the security of an account.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  // Second step
  security: 'Seguridad',
  askedFor: '{who} pide un segundo paso al iniciar sesión. Actívalo aquí y se abre todo.',
  orPasskey: 'O añade una llave de acceso e inicia sesión con ella: cuenta como los dos pasos.',
  secondStep: 'Segundo paso al iniciar sesión',
  secondStepLead:
    'Tras la contraseña, un código de 6 dígitos de tu teléfono. Una contraseña robada sola no abre nada.',
  stepNotRead: 'No se pudo leer el segundo paso',
  turnOn: 'Activar',
  turnOff: 'Desactivar',
  password: 'Contraseña',
  passwordLead: 'Te enviamos un enlace para elegir una nueva. Cierra las demás sesiones.',
  changePassword: 'Cambiar contraseña',
  stepIsOn: 'El segundo paso está activado',
  stepIsOff: 'El segundo paso está desactivado',
  keyCopied: 'Clave copiada',
  scanThis: '1. Escanéalo con una app de autenticación',
  qrCode: 'Código QR para la app de autenticación',
  orTypeKey: 'O escribe esta clave:',
  copy: 'Copiar',
  storeKey: '2. Guarda la clave en un lugar seguro',
  storeKeyMore:
    'Se muestra una sola vez. Si pierdes el teléfono, cualquier app de autenticación vuelve a generar tus códigos con ella. Los códigos de recuperación, que puedes crear después, hacen lo mismo sin app.',
  enterAppCode: '3. Escribe el código que muestra la app',
  cancel: 'Cancelar',
  onSince: 'Activado desde el {day}',

  // Recovery codes
  recoveryCodes: 'Códigos de recuperación',
  codesLeft:
    'Quedan {left} de {total}. Los nuevos los sustituyen y se cierran las sesiones abiertas con uno antiguo.',
  codesLead:
    'Por si pierdes el teléfono: diez códigos para imprimir o anotar, cada uno para un inicio de sesión.',
  shownOnce: 'Solo se muestran esta vez. Cada uno vale una vez, en lugar de un código de la app.',
  codesCopied: 'Códigos de recuperación copiados',
  saveAsFile: 'Guardar como archivo',
  codesNotCreated: 'No se pudieron crear los códigos',
  newCodes: 'Crear códigos de recuperación nuevos',
  createCodes: 'Crear códigos de recuperación',
  sessionsEnded:
    '{count, plural, one {Se cerró # sesión más.} many {Se cerraron # sesiones más.} other {Se cerraron # sesiones más.}}',

  // Sessions and sign-ins
  unknownAddress: 'dirección desconocida',
  sessionUsed: '{address}, último uso {time}',
  hasSecondStep: 'segundo paso',
  thisBrowser: 'este navegador',
  signOutOf: 'Cerrar sesión de {browser}, último uso {time}',
  signOut: 'Cerrar sesión',
  signedOutThere: 'Sesión cerrada allí',
  nothingChanged: 'No ha cambiado nada',
  signedOutElsewhere: 'Sesión cerrada en todos los demás sitios',
  whereSignedIn: 'Dónde tienes la sesión iniciada',
  whereSignedInLead: 'Un navegador que no reconoces es motivo para cambiar la contraseña.',
  sessions: 'Sesiones',
  sessionsNoun: 'sesiones',
  signOutElsewhere: 'Cerrar sesión en los demás sitios',
  outcomeSignedIn: 'sesión iniciada',
  outcomeWrongPassword: 'contraseña incorrecta',
  outcomeWrongCode: 'código incorrecto',
  outcomeRefused: 'rechazado',
  withPasskey: 'con llave de acceso',
  signIns: 'Inicios de sesión',
  signInsNoun: 'inicios de sesión',
  signInsLead: 'Los últimos 50, también los intentos fallidos.',

  // Providers
  connectedWith: 'Conectado con {name}',
  providers: 'Proveedores de acceso',
  providersNoun: 'proveedores de acceso',
  providersLead: 'Inicia sesión con {name} en lugar de una contraseña guardada aquí.',
  oneMoment: 'Un momento…',
  connectTo: 'Conectar {name}',
  connectedSince: 'conectado el {day}',
  lastUsed: 'último uso {day}',
  disconnectFrom: 'Desconectar {name}',
  disconnect: 'Desconectar',
  disconnectedFrom: 'Desconectado de {name}',
  disconnectQuestion: '¿Desconectar {name}?',
  disconnectMore:
    'Se cierra la sesión de quien lo use en otro sitio. Iniciar sesión con {name} y el mismo correo lo conecta de nuevo.',

  // Own data
  yourData: 'Tus datos',
  yourDataLead: 'Todo lo que contiene esta cuenta, en un archivo zip. Se guarda siete días.',
  writing: 'Escribiendo…',
  writeMyData: 'Escribir mis datos',
  download: 'Descargar, {size}',
  dataNotWritten: 'No se pudieron escribir tus datos',
  deleteAccount: 'Borrar cuenta',
  deleteAccountLead:
    'Para siempre: la cuenta, sus sesiones, dispositivos y todo lo que depende de ella, en cada empresa.',
  deleteMyAccount: 'Borrar mi cuenta',
  accountBeingDeleted: 'Tu cuenta se está borrando',
  deleteYourAccount: 'Borrar tu cuenta',
  cannotBeUndone: 'No se puede deshacer.',
  delete: 'Borrar',
  dataNoun: 'datos',
  firstChange: 'Aún no. Antes debe cambiar esto:',
  whatGoes: 'Lo que se va:',
  whatStays: 'Lo que se queda',
  companiesHold: 'Lo que las empresas tienen de ti como destinatario o conductor. Pídeselo: lo borran ellas.',
  backupsHold: 'Las copias de seguridad del operador contienen la cuenta hasta que se borran.',
  accountNotDeleted: 'No se pudo borrar la cuenta',
  typeEmail: 'Escribe tu correo para confirmar',

  // Passkeys
  passkeys: 'Llaves de acceso',
  passkeysNoun: 'llaves de acceso',
  passkeysLead:
    'Inicia sesión con tu huella, cara o PIN en lugar de la contraseña. Una página falsa no puede usarla.',
  passkeyAdded: 'Llave de acceso añadida',
  waitingForDevice: 'Esperando tu dispositivo…',
  addPasskey: 'Añadir llave de acceso',
  notUsedYet: 'sin usar aún',
  passkeyState: 'Añadida el {day}, {use}',
  asksForCode:
    'También pide un código, pues es anterior a tu segundo paso. Quítala y añádela de nuevo para evitarlo.',
  renameWhat: 'Cambiar nombre de {name}',
  rename: 'Cambiar nombre',
  removeWhat: 'Quitar {name}',
  remove: 'Quitar',
  passkeyRenamed: 'Nombre cambiado',
  renamePasskey: 'Cambiar nombre de la llave',
  save: 'Guardar',
  name: 'Nombre',
  passkeyRemoved: 'Llave de acceso quitada',
  removeQuestion: '¿Quitar {name}?',
  removePasskeyMore:
    'Ya no podrás iniciar sesión con ella, y se cierra la sesión de quien la use en otro sitio. Tu dispositivo quizá la siga ofreciendo; bórrala también allí. Tu contraseña no cambia.',

  // Names of browsers
  browserOn: '{browser} en {system}',
  unknownBrowser: 'Navegador desconocido',
} satisfies Translation<typeof en>
