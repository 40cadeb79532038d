// French names of stored data, for lists of personal data.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  orders: 'commandes',
  addressBook: 'carnet d’adresses',
  doorEvents: 'événements à la porte',
  followed: 'livraisons suivies',
  wishes: 'souhaits durables',
  mails: 'mails et SMS',
  auditLines: 'lignes du journal',
  profile: 'profil',
  devices: 'appareils avec notifications',
  requests: 'demandes',
  account: 'compte',
  waysToSignIn: 'moyens de connexion',
  sessions: 'sessions',
  secondSteps: 'secondes étapes',
  passkeys: 'clés d’accès',
  people: 'membres et invitations',
  drivers: 'chauffeurs',
  vehicles: 'données des véhicules',
  messages: 'messages',
  invoices: 'factures',
  settings: 'réglages de l’entreprise',
  feedback: 'avis',
  otherData: 'autres données',
  keptAuditLines:
    'Il faut pouvoir rendre compte de qui fait quoi : le fait et sa date restent. Le nom, l’adresse et ce qui était dit de la personne partent. Tant que le propriétaire de la plateforme garde le journal.',
  keptInvoices:
    'Droit fiscal : une facture reste telle qu’émise, avec nom et adresse de l’entreprise facturée. Le nombre d’années fixé par le fisc du vendeur, souvent dix.',
  keptCreditNotes:
    'Droit fiscal : un avoir reste tel qu’émis, comme sa facture. Le nombre d’années fixé par le fisc du vendeur, souvent dix.',
  keptStops:
    'Le numéro a répondu STOP. Il est gardé pour que plus personne ne lui écrive, jusqu’à ce qu’il réponde START.',
  keptBilling: 'Le nom de l’entreprise sur ses factures. Un administrateur le change sous Réglages, Formule.',
} satisfies Translation<typeof en>
