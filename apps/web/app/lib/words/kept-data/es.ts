// Spanish names of stored data, for lists of personal data.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  orders: 'pedidos',
  addressBook: 'libreta de direcciones',
  doorEvents: 'eventos en la puerta',
  followed: 'entregas seguidas',
  wishes: 'deseos permanentes',
  mails: 'correos y SMS',
  auditLines: 'líneas del registro',
  profile: 'perfil',
  devices: 'dispositivos con avisos',
  requests: 'solicitudes',
  account: 'cuenta',
  waysToSignIn: 'formas de entrar',
  sessions: 'sesiones',
  secondSteps: 'segundos pasos',
  passkeys: 'llaves de acceso',
  people: 'miembros e invitaciones',
  drivers: 'conductores',
  vehicles: 'datos de vehículos',
  messages: 'mensajes',
  invoices: 'facturas',
  settings: 'ajustes de la empresa',
  feedback: 'opiniones',
  otherData: 'otros datos',
  keptAuditLines:
    'Hay que poder responder de quién hace qué: queda que algo se hizo y cuándo. Nombre, dirección y lo dicho de la persona se borran. Mientras el propietario de la plataforma guarde el registro.',
  keptInvoices:
    'Ley fiscal: una factura se guarda como se emitió, con nombre y dirección de la empresa. Los años que fija la ley del vendedor, a menudo diez.',
  keptCreditNotes:
    'Ley fiscal: un abono se guarda como se emitió, igual que su factura. Los años que fija la ley del vendedor, a menudo diez.',
  keptStops: 'El número respondió STOP. Se guarda para que nadie le escriba más, hasta que responda START.',
  keptBilling: 'Cómo se llama la empresa en sus facturas. Un administrador lo cambia en Ajustes, Plan.',
} satisfies Translation<typeof en>
