// Spanish texts of the settings of single sign-on. Terms: docs/languages.md.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  title: 'Inicio de sesión único',
  intro:
    'Las personas de tu empresa inician sesión en su propio proveedor de identidad, por OpenID Connect o SAML 2.0.',
  what: 'el inicio de sesión único',
  domains: 'Dominios de correo',
  domainsMore:
    'La dirección de correo lleva a tu proveedor de identidad. Demuestra con un registro DNS que su dominio es tuyo.',
  proven: 'Demostrado',
  notProven: 'Aún sin demostrar',
  checkDomain: 'Comprobar {domain}',
  removeDomain: 'Quitar {domain}',
  notChecked: 'No se pudo comprobar {domain}',
  notRemoved: 'No se pudo quitar',
  newDomain: 'Dominio',
  enterDomain: 'Introduce un dominio como {example}',
  addDomain: 'Añadir dominio',
  domainNotAdded: 'El dominio no se añadió',
  provider: 'Proveedor de identidad',
  protocol: 'Protocolo',
  tellProvider: 'Introduce esto en tu proveedor de identidad',
  redirectUri: 'URI de redirección',
  ownEntityId: 'Entity ID',
  issuer: 'Emisor (issuer)',
  issuerHint: 'La dirección antes de /.well-known/openid-configuration.',
  clientId: 'ID de cliente',
  secret: 'Secreto de cliente',
  secretStored: 'Hay un secreto guardado. Deja el campo vacío para conservarlo.',
  entityId: 'Entity ID del proveedor',
  entityIdHint: 'También se llama emisor o identificador.',
  signInUrl: 'URL de inicio de sesión',
  certificates: 'Certificados de firma',
  certificatesHint:
    'En formato PEM. Antes de que el proveedor cambie su clave, añade el siguiente junto al actual.',
  certificateEnds: '{subject}: válido hasta el {day}',
  newPeople: 'Personas que inician sesión por primera vez',
  membersOnly: 'Solo entran miembros del equipo',
  enabled: 'El inicio de sesión único está activado',
  required: 'Los miembros con un dominio de correo demostrado deben usarlo',
  requiredHint:
    'Los administradores conservan sus otras formas de iniciar sesión, para que una caída de tu proveedor no deje fuera a nadie. Las sesiones abiertas siguen.',
  notSaved: 'El inicio de sesión único no se guardó',
  saved: 'Inicio de sesión único guardado',
  trialTitle: 'Prueba',
  trialMore:
    'Inicia sesión en tu proveedor de identidad en esta pestaña. Tu sesión no cambia; después, esta página dice cómo fue.',
  tryIt: 'Probar el inicio de sesión',
  trialFailed: 'La prueba no pudo empezar',
  lastProblem: 'Último problema, {when}: {problem}',
  lastSuccess: 'Último éxito: {when}',
  noSuccess: 'Nadie ha iniciado sesión así todavía.',
  removeAll: 'Quitar el inicio de sesión único',
  removeQuestion: '¿Quitar el inicio de sesión único?',
  removeEffect: 'Todos vuelven a iniciar sesión con contraseña. Los dominios de correo se quedan.',
} satisfies Translation<typeof en>
