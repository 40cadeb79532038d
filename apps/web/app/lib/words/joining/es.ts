// Spanish texts of invitations and the first owner.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  // Invitation
  opening: 'Abriendo la invitación',
  join: 'Unirte a {company}',
  invited: '{who} te ha invitado. Tu rol: {role}.',
  needsLink: 'Esta página necesita su enlace',
  openFullLink: 'Abre el enlace completo del correo.',
  notOpened: 'No se pudo abrir la invitación',
  tryAgain: 'Reintentar',
  signIn: 'Iniciar sesión',
  forAnother: 'Esta invitación es para {email}',
  forAnotherMore: 'Has iniciado sesión como {email}. Ciérrala para aceptarla con la dirección invitada.',
  signOut: 'Cerrar sesión',
  staySignedIn: 'Seguir con la sesión',
  hasAccount: '{email} ya tiene una cuenta: inicia sesión con ella y volverás aquí.',
  accept: 'Aceptar',
  accountReadyBut: 'Tu cuenta está lista, pero: {problem}',
  accountWillBe: 'Tu cuenta será {email}.',
  joining: 'Uniéndote…',
  createAndJoin: 'Crear cuenta y unirte',
  orContinueWith: 'O continuar con {provider}',

  // The person's account
  firstName: 'Nombre',
  lastName: 'Apellidos',
  email: 'Correo',
  password: 'Contraseña',
  atLeast8: 'Al menos 8 caracteres',

  // First owner
  setUp: 'Configurar',
  openPrintedLink: 'Abre el enlace completo que el servidor mostró al arrancar.',
  ownPlatform: 'Serás titular de esta plataforma: sus empresas, planes, correos y regiones.',
  settingUp: 'Configurando…',
  becomeOwner: 'Ser propietario',
  invitation: 'Invitación',
} satisfies Translation<typeof en>
