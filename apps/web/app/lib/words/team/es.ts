// Spanish texts of the company's team.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  // Members
  team: 'Equipo',
  members: 'Miembros',
  roleOf: 'Rol de {name}',
  signsInByCode: 'Entra con un código',
  handOverTo: 'Traspasar a {name}',
  deactivated: 'Desactivadas',
  deactivatedMeaning:
    'El proveedor de identidad de tu empresa ha desactivado a estas personas y no pueden iniciar sesión. Da a otros las rutas de los conductores que haya entre ellas. Un administrador las activa allí o las quita aquí.',
  removePerson: 'Quitar a {name}',
  removePersonQuestion: '¿Quitar a {name}?',
  removeEffect:
    'El acceso termina al instante y las claves de API que creó dejan de funcionar. Para volver necesita otra invitación.',
  remove: 'Quitar',
  onlyOffice: 'El equipo es para tráfico y administradores',
  notLoaded: 'No se pudo cargar el equipo',
  loadingTeam: 'Cargando el equipo',
  isNow: '{name}: ahora {role}',
  isGone: '{name} ya no pertenece a la empresa',
  isAdministrator: '{name} administra ahora la empresa',
  nothingChanged: 'No ha cambiado nada',
  saved: 'Guardado',

  // Handing over
  handOverQuestion: '¿Traspasar la empresa a {name}?',
  handOverEffect:
    'Pasa a ser administrador y decide sobre personas, plan, facturas y claves. Tú pasas al instante a jefe de tráfico, y solo esa persona puede cambiarlo. Tus claves de API podrán lo mismo que un jefe de tráfico.',
  handOver: 'Traspasar',

  // Invitations
  invite: 'Invitar a alguien',
  inviteDriver: 'Invitar a un conductor',
  invited: 'Invitados',
  invitations: 'Invitaciones',
  roleExpired: '{role}, caducada',
  roleUntil: '{role}, se puede aceptar hasta el {day}',
  expired: 'Caducada',
  isHeld: 'Espera tu confirmación',
  sendAgain: 'Enviar otra vez',
  withdraw: 'Retirar',
  sentAgain: 'Enviada otra vez a {email}',
  withdrawn: 'Invitación de {email} retirada',
  invitationSent: 'Invitación enviada a {email}',
  sendInvitation: 'Enviar invitación',
  invitationNotSent: 'No se pudo enviar la invitación',
  email: 'Correo electrónico',
  linkLasts: 'El enlace del correo sirve una vez, durante {days} días.',
  role: 'Rol',
  adminMeaning: 'todo, y decide quién pertenece a la empresa',
  dispatcherMeaning: 'importa, planifica, envía rutas y cuida de la flota',
  viewerMeaning: 'lo ve todo y no cambia nada',
  driverMeaning: 've su propia ruta en la app del conductor',

  // Roles
  customRoles: 'Roles propios',
  newRole: 'Nuevo rol',
  customRolesMeaning:
    'Además de administrador, jefe de tráfico, solo consulta y conductor: un rol solo con los permisos que marques.',
  noRoles: 'Ninguno todavía.',
  roles: 'Roles',
  theRoles: 'los roles',
  theRule: 'la regla',
  openInvitations: '{count, plural, one {# invitación abierta} other {# invitaciones abiertas}}',
  nobody: 'Nadie lo tiene todavía',
  changeRole: 'Cambiar {name}',
  removeRole: 'Quitar el rol {name}',
  removeRoleQuestion: '¿Quitar el rol {name}?',
  removeRoleRule: 'Un rol que alguien tiene no se quita: dale antes otro.',
  roleRemoved: 'Se ha quitado {name}',
  roleChanged: 'Se ha cambiado {name}',
  roleAdded: '{name} ya se puede asignar',
  saveRole: 'Guardar rol',
  roleNotSaved: 'No se pudo guardar el rol',
  name: 'Nombre',
  membersGain: 'Sus miembros tienen los nuevos permisos desde el próximo clic',
  roleExample: 'Cómo se llama en el equipo: Almacén, Atención al cliente',
  rightsRule:
    'Un permiso trae los que necesita. Miembros, roles, claves de API y archivo quedan para los administradores.',
  groupOrders: 'Pedidos',
  groupFleet: 'Flota',
  groupPlanning: 'Planificación y ruta',
  groupConnections: 'Conexiones',
  groupPeople: 'Personas y empresa',

  // Second step
  secondStep: 'Segundo paso al entrar',
  secondStepMeaning:
    'Quien tiene un rol marcado necesita, tras la contraseña, un código de su teléfono. Quien aún no lo tiene sale ahora y lo añade al volver a entrar.',
} satisfies Translation<typeof en>
