// Descriptions of rights of roles, in Dutch.
import type { RightWords } from '../role-rights.ts'

export default {
  'orders:read': 'Orders, ontvangers, bewijzen en berichten zien',
  'orders:write':
    'Orders toevoegen, importeren, wijzigen en annuleren, en ontvangers en chauffeurs schrijven',
  'fleet:read': 'Voertuigen, chauffeurs, depots en zones zien, met werkorders en brandstof',
  'fleet:write': 'Voertuigen, chauffeurs, depots, zones, werkorders en brandstof toevoegen en wijzigen',
  'plans:read': 'Planningen en ritten zien',
  'plans:write': 'Dagen plannen en planningen met de hand wijzigen',
  'plans:dispatch': 'Ritten vrijgeven aan chauffeurs en onderweg wijzigen',
  'live:read': 'De livekaart, herhalingen en analyses zien',
  'addresses:read': 'In het adresboek zoeken',
  'addresses:write': 'Het adresboek wijzigen',
  'optimize:run': 'Planproblemen oplossen via de API',
  'webhooks:read': 'Webhooks en webshops zien, met wat ze verstuurden',
  'webhooks:write': 'Webhooks en webshops toevoegen en wijzigen',
  'persons:read': 'Alles vinden wat over een persoon is opgeslagen',
  'persons:erase': 'Een persoon wissen',
  'pay:read': 'Zien wat chauffeurs verdienen',
  'pay:write': 'Loonregels wijzigen, loon corrigeren en loonstaten goedkeuren',
  'people:invite': 'Het team zien en chauffeurs uitnodigen',
  'settings:write': 'Het bedrijf, de regels en de e-mails wijzigen',
  'billing:manage': 'Facturen zien en het abonnement wijzigen',
  'audit:read': 'De auditlog lezen en exporteren',
} satisfies RightWords
