// Spanish texts of the security of the owners' accounts.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  // Owners
  securityNoun: 'seguridad',
  owners: 'Propietarios',
  newOwner: 'Nuevo propietario',
  addOwner: 'Añadir propietario',
  ownerNotAdded: 'No se pudo añadir al propietario',
  ownerLead: 'Un propietario ve todas las empresas y cambia planes, correos y ajustes.',
  firstName: 'Nombre',
  lastName: 'Apellidos',
  email: 'Correo',
  firstPassword: 'Primera contraseña',
  isNowOwner: '{email} ahora es propietario',
  ownerSince: '{email}, propietario desde el {day}',
  seenAgo: 'visto {ago}',
  neverSignedIn: 'nunca inició sesión',
  secondStepOn: 'segundo paso activado',
  noSecondStep: 'sin segundo paso',
  you: 'tú',
  removeWhat: 'Quitar {name}',
  remove: 'Quitar',
  removeQuestion: '¿Quitar {name}?',
  removeEffect: 'La cuenta se queda, sin derechos sobre la plataforma.',
  noLongerOwner: 'Ya no es propietario',
  ownerByCommand:
    'En el servidor, npm run owner -- --mail ADDRESS también añade un propietario o crea un enlace nuevo.',

  // How owners sign in
  howOwnersSignIn: 'Cómo inician sesión los propietarios',
  needSecondStep: 'Los propietarios necesitan un segundo paso al iniciar sesión',
  needSecondStepNow: 'Los propietarios necesitan ahora un segundo paso',
  secondStepOptional: 'Los propietarios pueden iniciar sesión sin un segundo paso',
  withoutStep:
    'Un propietario que no lo haya activado no tiene derechos sobre la plataforma y se le lleva a donde se añade.',
  othersWithout:
    '{count, plural, =0 {Ningún otro propietario está sin él. Las claves de API que creó un propietario dejan de actuar como propietario.} one {Otro propietario no lo tiene: se cierra su sesión en cuanto lo pidas. Las claves de API que creó un propietario dejan de actuar como propietario.} many {Otros # propietarios no lo tienen: se cierra su sesión en cuanto lo pidas. Las claves de API que creó un propietario dejan de actuar como propietario.} other {Otros # propietarios no lo tienen: se cierra su sesión en cuanto lo pidas. Las claves de API que creó un propietario dejan de actuar como propietario.}}',
  addYourOwnFirst: 'Añade primero el tuyo e inicia sesión con él.',
  yourOwnSignIn: 'Tu inicio de sesión',

  // Sessions
  whereOwnersSignedIn: 'Dónde tienen la sesión iniciada los propietarios',
  noSessions: 'Ningún propietario tiene una sesión abierta en un navegador.',
  sessionsOfOwners: 'Sesiones de los propietarios',
  unknownAddress: 'dirección desconocida',
  usedAgo: 'usada {ago}',
  hasSecondStep: 'segundo paso',
  thisBrowser: 'este navegador',
  signOut: 'Cerrar sesión',
  signOutOf: 'Cerrar sesión de {name}, {browser}',
  signedOutThere: 'Sesión cerrada allí',

  // Failed sign-ins
  failedSevenDays: 'Inicios de sesión fallidos, 7 días',
  noFailed: 'Nadie falló al iniciar sesión en una cuenta en los últimos 7 días.',
  failedSignIns: 'Inicios de sesión fallidos',
  attempts:
    '{count, plural, one {# intento, el último {ago}} many {# intentos, el último {ago}} other {# intentos, el último {ago}}}',
  wrongCode: 'código incorrecto',
  wrongPassword: 'contraseña incorrecta',
  owner: 'propietario',
  signedInSince: 'inició sesión después',
  unknownAccounts: 'Los intentos con direcciones sin cuenta se limitan y no se listan.',

  // Addresses
  whereOwnersWork: 'Desde dónde trabajan los propietarios',
  fromElsewhere:
    'Desde cualquier otro lugar, la cuenta de un propietario no tiene derechos sobre la plataforma. Estás en <address>{address}</address>.',
  addressesAndNetworks: 'Direcciones y redes',
  addressesHint: 'Una por línea. Déjalo vacío para que los propietarios trabajen desde cualquier lugar.',
  addressWrong: '{text} no es una dirección como 203.0.113.7 ni una red como 203.0.113.0/24',
  saveAddresses: 'Guardar direcciones',
  saving: 'Guardando',
  addressesSaved: 'Direcciones guardadas',
  fromAnywhere: 'Los propietarios pueden trabajar desde cualquier lugar',
  lockedOut: '¿Te has quedado fuera? En el servidor, npm run owner -- --allow-any-address vacía la lista.',

  // Accounts
  accounts: 'Cuentas',
  withSecondStep: 'Con segundo paso',
  openSessions: 'Sesiones abiertas',
  auditLog: 'Registro de auditoría',
  apiKeys: 'Claves de API',
} satisfies Translation<typeof en>
